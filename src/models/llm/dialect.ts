import type { AnswerSchema, LlmConversation, LlmMessage } from '../../domain/ports/models.ts';
import { actionBody, toolBody } from './tool-body.ts';

/** How an endpoint is asked for JSON, from the strictest to a mere request in words. */
const FORMATS = ['JSON_SCHEMA', 'JSON_OBJECT', 'TEXT'] as const;
/**
 * How an endpoint is told of tools: with a word on whether one must be used, without it, or in words, asking for the use
 * of one as JSON.
 */
const TOOL_FORMS = ['REQUIRED', 'OFFERED', 'ACTION_OBJECT', 'ACTION_TEXT'] as const;

/** What an endpoint understands of the API that it is compatible with. */
export interface Dialect {
  readonly format: (typeof FORMATS)[number];
  readonly toolForm: (typeof TOOL_FORMS)[number];
  readonly sendsTemperature: boolean;
  readonly lengthField: 'max_tokens' | 'max_completion_tokens';
}

/** What is tried first. */
export const FULL_DIALECT: Dialect = {
  format: 'JSON_SCHEMA',
  toolForm: 'REQUIRED',
  sendsTemperature: true,
  lengthField: 'max_tokens',
};

/** What a request is to bring: a value of a shape, or the next turn of a conversation. */
export type Wish =
  | { readonly kind: 'VALUE'; readonly schema: AnswerSchema<unknown> }
  | ({ readonly kind: 'TURN' } & Pick<LlmConversation, 'tools' | 'mustCall'>);

/** One request, whatever the dialect it is sent in. */
export interface Chat {
  readonly model: string;
  readonly messages: readonly LlmMessage[];
  readonly wish: Wish;
  readonly temperature: number | null;
  readonly maxOutputTokens: number | null;
}

/** The JSON body of a request in a dialect. */
export function bodyOf(chat: Chat, dialect: Dialect): string {
  const { model, temperature, maxOutputTokens } = chat;
  return JSON.stringify({
    model,
    stream: false,
    ...(temperature !== null && dialect.sendsTemperature ? { temperature } : {}),
    ...(maxOutputTokens === null ? {} : { [dialect.lengthField]: maxOutputTokens }),
    ...wishBody(chat, dialect),
  });
}

/** What to try after an endpoint refused a request with these words; null when there is nothing left. */
export function nextDialect(dialect: Dialect, kind: Wish['kind'], refusal: string): Dialect | null {
  if (/max_completion_tokens/iu.test(refusal) && dialect.lengthField === 'max_tokens')
    return { ...dialect, lengthField: 'max_completion_tokens' };
  if (/temperature/iu.test(refusal) && dialect.sendsTemperature)
    return { ...dialect, sendsTemperature: false };
  if (kind === 'VALUE') {
    const format = FORMATS[FORMATS.indexOf(dialect.format) + 1];
    return format === undefined ? null : { ...dialect, format };
  }
  const knowsNoTools = dialect.toolForm === 'REQUIRED' && !/tool_choice/iu.test(refusal);
  const toolForm = TOOL_FORMS[TOOL_FORMS.indexOf(dialect.toolForm) + (knowsNoTools ? 2 : 1)];
  return toolForm === undefined ? null : { ...dialect, toolForm };
}

function wishBody({ messages, wish }: Chat, { format, toolForm }: Dialect): object {
  if (wish.kind === 'VALUE') {
    const told = format === 'JSON_SCHEMA' ? messages : withSchema(messages, wish.schema);
    return {
      messages: told.map(({ role, content }) => ({ role, content })),
      ...responseFormat(wish, format),
    };
  }
  if (toolForm === 'REQUIRED' || toolForm === 'OFFERED') return toolBody(messages, wish, toolForm);
  return actionBody(messages, wish, toolForm);
}

function withSchema(messages: readonly LlmMessage[], schema: AnswerSchema<unknown>): readonly LlmMessage[] {
  const wish = `Answer with one JSON value that fits this JSON schema, and with nothing else:\n${JSON.stringify(schema.json)}`;
  const [system, ...others] = messages;
  return [
    { role: 'system', content: system === undefined ? wish : `${system.content}\n\n${wish}` },
    ...others,
  ];
}

function responseFormat(
  { schema: { name, json } }: Extract<Wish, { kind: 'VALUE' }>,
  format: Dialect['format'],
): object {
  if (format === 'TEXT') return {};
  if (format === 'JSON_OBJECT') return { response_format: { type: 'json_object' } };
  return { response_format: { type: 'json_schema', json_schema: { name, strict: true, schema: json } } };
}
