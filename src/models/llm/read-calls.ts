import type { LlmTool, LlmToolCall } from '../../domain/ports/models.ts';
import { findJson } from './find-json.ts';
import { fitToSchema } from './fit-schema.ts';

/** A use of a tool as an endpoint hands it on. */
export interface RawCall {
  readonly id: string | null;
  readonly name: string;
  /** JSON text mostly, a value with some endpoints. */
  readonly arguments: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

/** Where models put the name of the tool, and its arguments, when they write a use of one as JSON. */
const NAME_KEYS = ['tool', 'tool_name', 'name', 'action', 'function'];
const INPUT_KEYS = ['arguments', 'parameters', 'input', 'args', 'action_input', 'tool_input'];

/** The uses of tools that an endpoint names, else those that a model's words hold as JSON; ids made where there are none. */
export function readCalls(
  raw: readonly RawCall[],
  content: string,
  tools: readonly LlmTool[],
): readonly LlmToolCall[] {
  const calls = raw.length > 0 ? raw : callsInWords(content, tools);
  const taken = new Set<string>();
  return calls.map(({ id, name, arguments: input }, index) => {
    const own = id === null || id === '' || taken.has(id) ? `call_${index}` : id;
    taken.add(own);
    return { id: own, name, input: inputOf(input, tools.find((tool) => tool.name === name) ?? null) };
  });
}

function inputOf(input: unknown, tool: LlmTool | null): unknown {
  const value = typeof input === 'string' ? parsed(input) : (input ?? {});
  return value === null || tool === null ? value : fitToSchema(value, tool.input);
}

/** No arguments at all are none to give, not broken ones. */
function parsed(text: string): unknown {
  if (text.trim() === '') return {};
  const found = findJson(text).find(({ cut }) => !cut);
  return found === undefined ? null : found.value;
}

function callsInWords(content: string, tools: readonly LlmTool[]): readonly RawCall[] {
  const values = findJson(content)
    .filter(({ cut }) => !cut)
    .flatMap(({ value }) => (Array.isArray(value) ? value : [value]));
  return values.flatMap((value) => {
    const call = isFields(value) ? callOf(value, tools) : null;
    return call === null ? [] : [call];
  });
}

function callOf(value: Fields, tools: readonly LlmTool[]): RawCall | null {
  const nested = value.function;
  if (isFields(nested)) return callOf(nested, tools);
  const nameKey = NAME_KEYS.find((key) => typeof value[key] === 'string');
  const inputKey = INPUT_KEYS.find((key) => key in value);
  if (nameKey !== undefined) {
    const name = String(value[nameKey]);
    const { [nameKey]: _, ...rest } = value;
    const isCall = inputKey !== undefined || tools.some((tool) => tool.name === name);
    return isCall ? { id: null, name, arguments: inputKey === undefined ? rest : value[inputKey] } : null;
  }
  // Arguments alone: of the tool whose every argument is there.
  const meant = tools.find(({ input }) => {
    const names = Object.keys(isFields(input.json.properties) ? input.json.properties : {});
    return names.length > 0 && names.every((name) => name in value);
  });
  return meant === undefined ? null : { id: null, name: meant.name, arguments: value };
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
