import type { LlmConversation, LlmMessage, LlmToolCall } from '../../domain/ports/models.ts';

type Offer = Pick<LlmConversation, 'tools' | 'mustCall'>;

/** A turn's part of a request to an endpoint that knows of tools. */
export function toolBody(
  messages: readonly LlmMessage[],
  { tools, mustCall }: Offer,
  form: 'REQUIRED' | 'OFFERED',
): object {
  return {
    messages: messages.map(toolMessage),
    tools: tools.map(({ name, description, input }) => ({
      type: 'function',
      function: { name, description, parameters: input.json },
    })),
    ...(mustCall && form === 'REQUIRED' ? { tool_choice: 'required' } : {}),
  };
}

/** A turn's part of a request to an endpoint that must be told of tools in words. */
export function actionBody(
  messages: readonly LlmMessage[],
  offer: Offer,
  form: 'ACTION_OBJECT' | 'ACTION_TEXT',
): object {
  const [system, ...others] = messages;
  const rules = actionRules(offer);
  const told = system?.role === 'system' ? `${system.content}\n\n${rules}` : rules;
  const rest = system?.role === 'system' ? others : messages;
  return {
    messages: joined([{ role: 'system', content: told }, ...rest.map(actionMessage)]),
    ...(form === 'ACTION_OBJECT' ? { response_format: { type: 'json_object' } } : {}),
  };
}

function toolMessage(message: LlmMessage): object {
  if (message.role === 'tool')
    return { role: 'tool', tool_call_id: message.call.id, content: message.content };
  if (message.role !== 'assistant' || message.calls.length === 0)
    return { role: message.role, content: message.content };
  const tool_calls = message.calls.map(({ id, name, input }) => ({
    id,
    type: 'function',
    // What could not be read is not repeated: some endpoints read the arguments of earlier turns again.
    function: { name, arguments: JSON.stringify(input ?? {}) },
  }));
  return { role: 'assistant', content: message.content, tool_calls };
}

interface Spoken {
  readonly role: string;
  readonly content: string;
}

function actionMessage(message: LlmMessage): Spoken {
  if (message.role === 'tool')
    return { role: 'user', content: `Result of ${message.call.name}:\n${message.content}` };
  if (message.role !== 'assistant') return { role: message.role, content: message.content };
  return { role: 'assistant', content: [message.content, ...message.calls.map(actionOf)].join('\n').trim() };
}

function actionOf({ name, input }: LlmToolCall): string {
  return JSON.stringify({ tool: name, arguments: input ?? {} });
}

/** Some models want user and assistant to take turns. */
function joined(messages: readonly Spoken[]): readonly Spoken[] {
  const turns: Spoken[] = [];
  for (const message of messages) {
    const last = turns.at(-1);
    if (last === undefined || last.role !== message.role) turns.push(message);
    else turns[turns.length - 1] = { ...last, content: `${last.content}\n\n${message.content}` };
  }
  return turns;
}

function actionRules({ tools, mustCall }: Offer): string {
  const list = tools.map(
    ({ name, description, input }) => `- ${name}: ${description} Arguments: ${JSON.stringify(input.json)}`,
  );
  const wish = mustCall ? 'Use one of these tools.' : 'You may use one of these tools.';
  return `${wish} Answer with one JSON object and with nothing else: {"tool": "<its name>", "arguments": {…}}.\n${list.join('\n')}`;
}
