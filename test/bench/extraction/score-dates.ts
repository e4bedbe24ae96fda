import { FAR_FUTURE } from '../../../src/domain/instant.ts';
import type { DateMention } from '../../../src/domain/time.ts';
import type { GoldDate, GoldPassage } from '../../gold/extraction/passages.ts';
import { overlap, placeOf } from './spans.ts';
import type { Count } from './tally.ts';

/**
 * Right, wrong and missed dates. A date read where none is to be read is wrong, wherever it stands; of several that
 * are read within the words of one gold date, the first one counts.
 */
export function scoreDates(passage: GoldPassage, extracted: readonly DateMention[]): Count {
  const read = new Map<GoldDate, DateMention>();
  const wrong: string[] = [];
  for (const mention of distinct(extracted)) {
    const gold = passage.dates.find((date) => overlap(placeOf(date), mention));
    if (gold !== undefined) read.set(gold, read.get(gold) ?? mention);
    else if (!passage.tolerated.some((quote) => overlap(placeOf(quote), mention)))
      wrong.push(`${shown(mention)} is no date`);
  }
  const misread = [...read].filter(([gold, mention]) => !isRight(gold, mention));
  return {
    right: read.size - misread.length,
    wrong: [
      ...wrong,
      ...misread.map(
        ([gold, mention]) => `${shown(mention)}, not ${gold.start} ${gold.end} ${gold.precision}`,
      ),
    ],
    missed: passage.dates.filter((date) => !read.has(date)).map(({ quote }) => quote),
  };
}

function distinct(mentions: readonly DateMention[]): readonly DateMention[] {
  return [...new Map(mentions.map((mention) => [`${mention.start} ${mention.end}`, mention])).values()].sort(
    (a, b) => a.start - b.start,
  );
}

function isRight(gold: GoldDate, { occurred }: DateMention): boolean {
  const end = gold.end === null ? FAR_FUTURE : Date.parse(gold.end);
  return (
    occurred.start === Date.parse(gold.start) && occurred.end === end && occurred.precision === gold.precision
  );
}

function shown({ text, occurred }: DateMention): string {
  const [start, end] = [occurred.start, occurred.end].map((at) => new Date(at).toISOString().slice(0, 16));
  return `"${text}" ${start} ${end} ${occurred.precision}`;
}
