import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** From the root of the repository, where every script of package.json runs: compiled benches have no JSON beside them. */
const FOLDER = join('test', 'gold', 'extraction');

/** The half that rules may be tuned on, and the half that judges them. */
export type Half = 'tune' | 'held';

/** A file of passages: one of the halves, or those that were written later for development. */
export type PassageSet = Half | 'dev';

/** Every style stands in both halves, so that a score of one half speaks for the other. */
export const STYLES = [
  'transcript',
  'transcript-timed',
  'chat-json',
  'email',
  'minutes',
  'ticket',
  'diary',
  'news',
  'product-notes',
  'incident',
  'travel',
  'medical',
  'invoice',
  'release-notes',
  'one-liner',
  'caps-names',
  'accented-names',
  'sentence-start',
  'common-word-orgs',
  'products-versions',
  'places',
  'month-names',
  'not-dates',
] as const;

/** What the halves do not hold: shapes of a text that stand only among the passages for development. */
export const DEV_STYLES = [
  'interview',
  'letter',
  'narrative',
  'voicemail',
  'subtitles',
  'notes',
  'colons',
] as const;

const EntityTypeSchema = z.enum(['PERSON', 'ORGANIZATION', 'LOCATION', 'PRODUCT', 'CONCEPT', 'OTHER']);
const OffsetTimeSchema = z.iso.datetime({ offset: true });

/** Words of the passage: `content.slice(at, at + quote.length) === quote`, counted in UTF-16 units. */
const QuoteSchema = z.strictObject({ quote: z.string().min(1), at: z.int().nonnegative() });

const EntitySchema = z.strictObject({
  name: z.string().min(1),
  type: EntityTypeSchema,
  aliases: z.array(z.string().min(1)),
  alsoTypes: z.array(EntityTypeSchema).default([]),
});

const DateSchema = QuoteSchema.extend({
  start: OffsetTimeSchema,
  end: OffsetTimeSchema.nullable(),
  precision: z.enum(['YEAR', 'MONTH', 'DAY', 'HOUR', 'MINUTE']),
});

const PassageSchema = z.strictObject({
  id: z.string().regex(/^(tune|held|dev)-[a-z-]+-\d+$/),
  style: z.enum([...STYLES, ...DEV_STYLES]),
  language: z.enum(['en', 'de', 'fr', 'es', 'pt', 'ja', 'zh']),
  content: z.string().min(1),
  timestamp: OffsetTimeSchema.nullable(),
  timezone: z.string().min(1),
  context: z.string().nullable(),
  entities: z.array(EntitySchema),
  optionalEntities: z.array(EntitySchema),
  dates: z.array(DateSchema),
  undatable: z.array(QuoteSchema),
  notDates: z.array(QuoteSchema),
  tolerated: z.array(QuoteSchema),
  statements: z.array(QuoteSchema.extend({ speaker: z.string().nullable() })).min(1),
  causes: z.array(
    z.strictObject({
      cause: QuoteSchema,
      effect: QuoteSchema,
      kind: z.enum(['CAUSES', 'ENABLES', 'PREVENTS']),
    }),
  ),
  keepsTogether: z.array(z.tuple([QuoteSchema, QuoteSchema])),
});

/** Words of a passage and where they stand in it. */
export type GoldQuote = z.infer<typeof QuoteSchema>;

/** A named thing of a passage; `alsoTypes` are right, too. */
export type GoldEntity = z.infer<typeof EntitySchema>;

/** A time expression and the half-open time that it means; without an end it goes on. */
export type GoldDate = z.infer<typeof DateSchema>;

/** One passage and all that a reader wrote down about it. */
export type GoldPassage = z.infer<typeof PassageSchema>;

/**
 * The passages of a file, in their order.
 * @param folder where `tune.json`, `held.json` and `dev.json` lie
 * @throws ZodError when a file does not have the written shape
 */
export function loadPassages(set: PassageSet, folder = FOLDER): readonly GoldPassage[] {
  return z.array(PassageSchema).parse(JSON.parse(readFileSync(join(folder, `${set}.json`), 'utf8')));
}
