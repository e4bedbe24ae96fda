import type { EntityType } from '../../domain/entity.ts';
import { headed } from '../../text/headed.ts';
import { nameKey } from '../../text/name-key.ts';
import { trimSpan } from '../../text/sentences.ts';
import { withNamesOf } from './draft-words.ts';
import { findEntities } from './entities.ts';
import { factType } from './fact-type.ts';
import { occurrenceOf } from './occurrence.ts';
import { OFFICES } from './speaker-forms.ts';
import { toldTimes } from './told-times.ts';
import type { Turn } from './turn.ts';
import { findTurns } from './turns.ts';
import type { ExtractedFact, ExtractionInput, TextChunk } from './types.ts';

/**
 * The item as it is: one fact, or one for each chunk when it is longer than one; none for a blank item.
 *
 * A fact's text is the chunk's own; where a chunk starts in the middle of a turn its speaker is named before it, as
 * `Alice: …`, and under a heading that, as `[Installing the server] …`. It occurred when its text says (see `occurrenceOf`), else when it was told. It is of type EXPERIENCE when
 * it is the assistant's own turn about what it did, else WORLD.
 *
 * @param chunks the item's content cut by `chunkText`: their `start` counts from the content's beginning
 */
export function extractVerbatim(
  input: ExtractionInput,
  chunks: readonly TextChunk[],
): readonly ExtractedFact[] {
  const turns = findTurns(input.content);
  const known = speakerNames(turns);
  const spans = chunks.length <= 1 ? wholeOf(input.content) : chunks;
  return spans.map((span): ExtractedFact => {
    const words = input.content.slice(span.start, span.start + span.text.length);
    const only = turns.length === 1 ? turns[0] : undefined;
    const told = only?.toldAt ?? null;
    const at = told ?? input.reference.at;
    const stated = input.timestamped || told !== null;
    const mentions = toldTimes(words, { ...input.reference, at }, stated);
    const speaker = span.speaker === null ? '' : `${span.speaker}: `;
    const titles = span.headings.map(({ title }) => title);
    return {
      text: `${speaker}${headed(words, titles)}`,
      type: factType(only?.role ?? null, only?.text ?? words),
      occurred: occurrenceOf(mentions, { at, stated, span: null }),
      confidence: null,
      entities: withNamesOf(titles, findEntities(`${speaker}${words}`, known), known),
      causes: [],
      start: span.start,
      end: span.start + words.length,
      grounded: true,
      toldAt: told,
    };
  });
}

function wholeOf(content: string): readonly TextChunk[] {
  const span = trimSpan(content, 0, content.length);
  if (span.end <= span.start) return [];
  return [
    {
      text: content.slice(span.start, span.end),
      start: span.start,
      position: 0,
      speaker: null,
      headings: [],
    },
  ];
}

/** The people who speak, by the key of their name; roles such as "assistant" are nobody. */
export function speakerNames(turns: readonly Turn[]): ReadonlyMap<string, EntityType> {
  const names = new Map<string, EntityType>();
  for (const turn of turns) {
    if (
      turn.speaker !== null &&
      turn.role === null &&
      !OFFICES.has(turn.speaker.toLowerCase()) &&
      !/^(?:q|a|speaker|interviewer|host|guest)\b/iu.test(turn.speaker)
    ) {
      names.set(nameKey(turn.speaker), 'PERSON');
    }
  }
  return names;
}
