import { z } from 'zod';
import type { AnswerSchema } from '../domain/ports/models.ts';
import { answerSchema } from './answer-schema.ts';
import type { CallerSchema } from './caller-schema.ts';

/** Raised with every change of the descriptions or shapes below. */
export const REFLECT_TOOLS_VERSION = 1;

const DATE = 'ISO date as exact as it is known: "2024", "2024-05" or "2024-05-07"';
const start = z
  .string()
  .nullable()
  .catch(null)
  .describe(`First day of the time asked about, or null. ${DATE}.`);
const end = z.string().nullable().catch(null).describe(`Last day of it, itself included, or null. ${DATE}.`);
const handle = z.string().describe('The mark of a memory that was shown to you, e.g. "m3".');
const DATE_ALIASES = {
  start: ['from', 'since', 'after', 'start_date'],
  end: ['to', 'until', 'before', 'end_date'],
};
const HANDLE_ALIASES = { memory: ['id', 'memory_id', 'handle', 'mark'] };

const query = z.string().min(1).describe('What to look for, in everyday words, names included.');
const recall = z.object({ query, start, end });
export type RecallToolInput = z.output<typeof recall>;
const observations = z.object({ query });
export type ObservationsToolInput = z.output<typeof observations>;
const ofMemory = z.object({ memory: handle });
export type MemoryToolInput = z.output<typeof ofMemory>;
const timeline = z.object({
  entity: z
    .string()
    .nullable()
    .catch(null)
    .describe('Name of a person, place or thing, or null for everything in a time.'),
  start,
  end,
});
export type TimelineToolInput = z.output<typeof timeline>;

/** What a model is told of a tool, and what it must hand over. */
export interface ToolPrompt<T> {
  readonly name: string;
  readonly description: string;
  readonly input: AnswerSchema<T>;
}

function tool<T>(
  name: string,
  description: string,
  schema: z.ZodType<T>,
  aliases: AnswerSchema<T>['aliases'],
): ToolPrompt<T> {
  return { name, description, input: answerSchema(name, schema, aliases) };
}

export const OBSERVATIONS_TOOL = tool<ObservationsToolInput>(
  'search_observations',
  'Searches what was observed over many memories: summaries of repeated and related facts.',
  observations,
  { query: ['question', 'q', 'text'] },
);
export const RECALL_TOOL = tool<RecallToolInput>(
  'recall',
  'Searches all memories by meaning, words, connections and time. Ask for one thing at a time; time expressions in the query are understood.',
  recall,
  { query: ['question', 'q', 'text'], ...DATE_ALIASES },
);
export const NEIGHBOURHOOD_TOOL = tool<MemoryToolInput>(
  'neighbourhood',
  'Shows what stands next to a memory: its causes and effects, what it replaced or was replaced by, its evidence, and what is alike, near in time or about the same people.',
  ofMemory,
  HANDLE_ALIASES,
);
export const SOURCE_TOOL = tool<MemoryToolInput>(
  'source',
  'Shows the words in which a memory was told, with what was said around it.',
  ofMemory,
  HANDLE_ALIASES,
);
export const TIMELINE_TOOL = tool<TimelineToolInput>(
  'timeline',
  'Lists dated memories in the order of time: of a person, place or thing, of a time, or both.',
  timeline,
  { entity: ['name', 'subject', 'about'], ...DATE_ALIASES },
);

const done = z.object({
  answer: z
    .string()
    .describe(
      'The answer, in the language of the question. Behind each statement the marks of the memories that it rests on, e.g. "Bob moved to Rome in 2024 [m3] [m7]."',
    ),
  known: z.boolean().catch(true).describe('False when the memories do not answer the question.'),
  citations: z.array(z.string()).catch([]).describe('Every memory that the answer rests on, by its mark.'),
});

/** A model's answer. `data` is what it made for the caller's schema; undefined when there is none. */
export interface DoneInput extends z.output<typeof done> {
  readonly data: unknown;
}

/** The tool by which a model answers; with the caller's schema it must fill in `data` as well. */
export function doneTool(schema: CallerSchema | null): ToolPrompt<DoneInput> {
  const words = answerSchema('done', done, {
    answer: ['text', 'response', 'final_answer', 'reply'],
    known: ['is_known', 'found'],
    citations: ['sources', 'evidence', 'memories', 'cited'],
  });
  const { properties, required, ...json } = words.json;
  return {
    name: 'done',
    description: 'Answers the question and ends the work.',
    input: {
      ...words,
      json: {
        ...json,
        properties: { ...(properties as object), ...(schema === null ? {} : { data: schema.json }) },
        required: [...(required as readonly string[]), ...(schema === null ? [] : ['data'])],
      },
      check(value) {
        const fields = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
        const checked = words.check({ ...fields, citations: handlesIn(fields.citations) });
        return 'value' in checked ? { value: { ...checked.value, data: fields.data } } : checked;
      },
    },
  };
}

/** Models write a citation as a mark, or as an object that holds one. */
function handlesIn(citations: unknown): readonly string[] {
  return [citations].flat().flatMap((one): readonly string[] => {
    if (typeof one === 'string') return [one];
    const held = typeof one === 'object' && one !== null ? Object.values(one) : [];
    return held.filter((value) => typeof value === 'string').slice(0, 1);
  });
}
