import { z } from 'zod';
import { LlmError } from '../../domain/llm-error.ts';
import type { LlmUsage } from '../../domain/ports/models.ts';
import { hostOf, type Reply } from './post.ts';
import type { RawCall } from './read-calls.ts';
import { retryAfterMs } from './retry-after.ts';
import type { LlmSettings } from './settings.ts';

/** What became of one request. */
export type Outcome =
  | {
      readonly kind: 'ANSWER';
      readonly words: string;
      readonly calls: readonly RawCall[];
      readonly usage: LlmUsage;
    }
  /** It may succeed when it is sent again, after `waitMs` when the endpoint says so. */
  | { readonly kind: 'AGAIN'; readonly error: LlmError; readonly waitMs: number | null }
  /** The endpoint does not take the request as it is; `refusal` are its words. */
  | { readonly kind: 'UNFIT'; readonly error: LlmError; readonly refusal: string }
  | { readonly kind: 'FAILED'; readonly error: LlmError };

const count = z.number().int().nonnegative().nullish().catch(null);
const toolCall = z.object({
  id: z.string().nullish(),
  function: z.object({ name: z.string(), arguments: z.unknown() }),
});
const completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({
          content: z.union([z.string(), z.array(z.object({ text: z.string().nullish() }))]).nullish(),
          refusal: z.string().nullish(),
          tool_calls: z.array(toolCall).nullish(),
        }),
      }),
    )
    .min(1),
  usage: z.object({ prompt_tokens: count, completion_tokens: count }).nullish().catch(null),
});
const failure = z.object({
  error: z.union([
    z.string(),
    z.object({ message: z.string().nullish(), code: z.union([z.string(), z.number()]).nullish() }),
  ]),
});
const plainFailure = z.object({ message: z.string() });

const TOO_LONG =
  /context[ _](?:length|window|size)|maximum context|too many tokens|too long|exceeds? (?:the )?(?:available )?context/iu;
const FILTERED = /content[ _](?:filter|management|policy)|moderation/iu;
/** Words of an endpoint that are shown, in characters. */
const SHOWN = 200;

/** What a reply means. */
export function readReply(reply: Reply, settings: LlmSettings): Outcome {
  const { status, body } = reply;
  const json = parsed(body);
  const inBody = failure.safeParse(json);
  // Some gateways report the failure of the model behind them with status 200.
  const code = inBody.success && status < 400 ? statusIn(inBody.data) : status;
  if (code >= 400) return failed({ ...reply, status: code }, saidIn(json, body, settings), settings);
  const read = completion.safeParse(json);
  const [choice] = read.success ? read.data.choices : [];
  if (!read.success || choice === undefined) return again('UNAVAILABLE', notCompatible(settings), null);
  const usage: LlmUsage = {
    calls: 1,
    inputTokens: read.data.usage?.prompt_tokens ?? 0,
    outputTokens: read.data.usage?.completion_tokens ?? 0,
  };
  const stopped = stoppedEarly(choice.finish_reason ?? null, choice.message.refusal ?? null, usage);
  if (stopped !== null) return { kind: 'FAILED', error: stopped };
  const calls = (choice.message.tool_calls ?? []).map(({ id, function: { name, arguments: input } }) => ({
    id: id ?? null,
    name,
    arguments: input,
  }));
  return { kind: 'ANSWER', words: wordsOf(choice.message.content), calls, usage };
}

function stoppedEarly(finishReason: string | null, refusal: string | null, usage: LlmUsage): LlmError | null {
  if (refusal !== null && refusal !== '')
    return new LlmError('REFUSED', 'The language model refused to answer.', { usage });
  if (finishReason === 'content_filter')
    return new LlmError('REFUSED', "The language model's provider filtered the answer.", { usage });
  if (finishReason === 'length')
    return new LlmError('LENGTH', 'The answer of the language model was longer than it may be.', { usage });
  return null;
}

function wordsOf(
  content: string | readonly { readonly text?: string | null | undefined }[] | null | undefined,
): string {
  if (typeof content === 'string') return content;
  return (content ?? []).map(({ text }) => text ?? '').join('');
}

function failed({ status, headers }: Reply, said: string, settings: LlmSettings): Outcome {
  const host = hostOf(settings.baseUrl);
  const words = said === '' ? '' : ` It said: ${said}`;
  if (status === 401 || status === 403)
    return fail(
      'MISCONFIGURED',
      `The language model at ${host} refused the key (${status}). Correct LLM_API_KEY.`,
    );
  if (status === 404)
    return fail(
      'MISCONFIGURED',
      `${host} knows no such address or model (404). Correct LLM_BASE_URL, which mostly ends in /v1, or LLM_MODEL.${words}`,
    );
  if (status === 413 || (status < 500 && status !== 429 && TOO_LONG.test(said)))
    return fail('LENGTH', `The text is longer than the language model can read.${words}`);
  if (status < 500 && status !== 429 && FILTERED.test(said))
    return fail('REFUSED', `The language model's provider filtered the text.${words}`);
  if (status === 429) {
    const message = `The language model at ${host} takes no more requests for now (429).${words}`;
    return /quota|billing|credit/iu.test(said)
      ? fail('RATE_LIMITED', message)
      : again('RATE_LIMITED', message, retryAfterMs(headers, Date.now()));
  }
  if (status === 408 || status >= 500) {
    const message = `The language model at ${host} failed (${status}).${words}`;
    return again('UNAVAILABLE', message, retryAfterMs(headers, Date.now()));
  }
  const error = new LlmError('MISCONFIGURED', `${host} does not take the request (${status}).${words}`, {
    usage: ONE,
  });
  return { kind: 'UNFIT', error, refusal: said };
}

/** A request that brought nothing. */
const ONE: LlmUsage = { calls: 1, inputTokens: 0, outputTokens: 0 };

function fail(reason: LlmError['reason'], message: string): Outcome {
  return { kind: 'FAILED', error: new LlmError(reason, message, { usage: ONE }) };
}

function again(reason: LlmError['reason'], message: string, waitMs: number | null): Outcome {
  return { kind: 'AGAIN', error: new LlmError(reason, message, { usage: ONE }), waitMs };
}

function notCompatible({ baseUrl }: LlmSettings): string {
  return `${hostOf(baseUrl)} answered with something else than a chat completion. LLM_BASE_URL must be an OpenAI-compatible API; it mostly ends in /v1.`;
}

function statusIn({ error }: z.output<typeof failure>): number {
  const code = typeof error === 'string' ? Number.NaN : Number(error.code);
  return code >= 400 && code < 600 ? code : 502;
}

/** An endpoint's own words on one line, without the key that it may repeat. */
function saidIn(json: unknown, body: string, { apiKey }: LlmSettings): string {
  const inner = failure.safeParse(json);
  const plain = plainFailure.safeParse(json);
  const error = inner.success ? inner.data.error : null;
  const said =
    (typeof error === 'string' ? error : error?.message) ?? (plain.success ? plain.data.message : body);
  const code = typeof error === 'object' && typeof error?.code === 'string' ? ` [${error.code}]` : '';
  const line = `${said}${code}`.replace(/\s+/gu, ' ').trim();
  const shown = line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
  return apiKey === null ? shown : shown.replaceAll(apiKey, '***');
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
