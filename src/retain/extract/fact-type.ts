import type { FactType } from '../../domain/memory.ts';
import type { SpeakerRole } from './turn.ts';

/** "I booked", "I've sent", "we decided": something that the speaker did or met. */
const DID =
  /\b(?:I|we)(?:['’]ve| have|['’]d| had)?(?: \w+ly| just| already| also)? (?:\w{2,}ed|was|were|went|got|found|made|took|saw|sent|wrote|ran|built|put|bought|spoke|told|gave|read|met|chose|began|did|set|learnt|left|kept)\b/iu;

/**
 * EXPERIENCE for an assistant's own turn about what it did or met ("I booked the flight"), else WORLD.
 * What an assistant says about the world is WORLD, as is all that people tell about themselves.
 */
export function factType(role: SpeakerRole | null, words: string): FactType {
  return role === 'ASSISTANT' && DID.test(words) ? 'EXPERIENCE' : 'WORLD';
}
