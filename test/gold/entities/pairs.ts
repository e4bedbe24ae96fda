import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** What makes a pair hard; README.md says what each means. */
export const PAIR_KINDS = [
  'spelling',
  'initials',
  'first-name',
  'nickname',
  'title',
  'name-order',
  'middle-name',
  'hyphenation',
  'transliteration',
  'married-name',
  'organization-form',
  'acronym',
  'one-letter',
  'number',
  'symbol',
  'type',
  'sense',
  'part-of-name',
  'decoration',
  'script',
  'typo',
  'doubtful',
] as const;

const mention = z.strictObject({
  name: z.string().min(1),
  type: z.enum(['PERSON', 'ORGANIZATION', 'LOCATION', 'PRODUCT', 'CONCEPT', 'OTHER']),
  /** A sentence that names it. */
  context: z.string().min(1).optional(),
  /** Names of other entities that are mentioned with it. */
  cooccurs: z.array(z.string().min(1)).min(1).optional(),
  /** When it was first mentioned. */
  firstSeen: z.iso.datetime().optional(),
});

const entityPair = z
  .strictObject({
    id: z.string().regex(/^[a-z-]+-\d{2}$/),
    kind: z.enum(PAIR_KINDS),
    /** Whether both are one entity. */
    same: z.boolean(),
    why: z.string().min(1),
    a: mention,
    b: mention,
    /** The right answer is to ask; such a pair is not scored. */
    doubtful: z.literal(true).optional(),
  })
  .refine(({ kind, doubtful }) => (kind === 'doubtful') === (doubtful === true), 'doubt is a kind of its own')
  .refine(({ same, doubtful }) => !(same && doubtful === true), 'what is doubtful is not one entity');

export type EntityPair = z.infer<typeof entityPair>;

/** The written pairs of one half. Throws when the file breaks the schema. */
export function readPairs(half: 'tune' | 'held'): readonly EntityPair[] {
  const file = new URL(`${half}.json`, import.meta.url);
  return z.array(entityPair).parse(JSON.parse(readFileSync(file, 'utf8')));
}
