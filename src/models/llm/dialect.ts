import type { AnswerSchema } from '../../domain/ports/models.ts';

/** How an endpoint is asked for JSON, from the strictest to a mere request in words. */
const FORMATS = ['JSON_SCHEMA', 'JSON_OBJECT', 'TEXT'] as const;

/** What an endpoint understands of the API that it is compatible with. */
export interface Dialect {
  readonly format: (typeof FORMATS)[number];
  readonly sendsTemperature: boolean;
  readonly lengthField: 'max_tokens' | 'max_completion_tokens';
}

/** What is tried first. */
export const FULL_DIALECT: Dialect = {
  format: 'JSON_SCHEMA',
  sendsTemperature: true,
  lengthField: 'max_tokens',
};

export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** One request, whatever the dialect it is sent in. */
export interface Chat {
  readonly model: string;
  readonly messages: readonly ChatMessage[];
  readonly schema: AnswerSchema<unknown>;
  readonly temperature: number | null;
  readonly maxOutputTokens: number | null;
}

/** The JSON body of a request in a dialect. */
export function bodyOf(chat: Chat, dialect: Dialect): string {
  const { model, temperature, maxOutputTokens, schema } = chat;
  const [system, ...others] = chat.messages;
  const told = dialect.format === 'JSON_SCHEMA' ? system : withSchema(system, schema);
  return JSON.stringify({
    model,
    messages: told === undefined ? others : [told, ...others],
    stream: false,
    ...(temperature !== null && dialect.sendsTemperature ? { temperature } : {}),
    ...(maxOutputTokens === null ? {} : { [dialect.lengthField]: maxOutputTokens }),
    ...responseFormat(schema, dialect),
  });
}

/** What to try after an endpoint refused a request with these words; null when there is nothing left. */
export function nextDialect(dialect: Dialect, refusal: string): Dialect | null {
  if (/max_completion_tokens/iu.test(refusal) && dialect.lengthField === 'max_tokens')
    return { ...dialect, lengthField: 'max_completion_tokens' };
  if (/temperature/iu.test(refusal) && dialect.sendsTemperature)
    return { ...dialect, sendsTemperature: false };
  const format = FORMATS[FORMATS.indexOf(dialect.format) + 1];
  return format === undefined ? null : { ...dialect, format };
}

function withSchema(system: ChatMessage | undefined, schema: AnswerSchema<unknown>): ChatMessage {
  const wish = `Answer with one JSON value that fits this JSON schema, and with nothing else:\n${JSON.stringify(schema.json)}`;
  return { role: 'system', content: system === undefined ? wish : `${system.content}\n\n${wish}` };
}

function responseFormat({ name, json }: AnswerSchema<unknown>, { format }: Dialect): object {
  if (format === 'TEXT') return {};
  if (format === 'JSON_OBJECT') return { response_format: { type: 'json_object' } };
  return { response_format: { type: 'json_schema', json_schema: { name, strict: true, schema: json } } };
}
