import type { ReadingContext } from './context.ts';
import type { Weakness } from './phrase.ts';
import type { Slots } from './slots.ts';
import type { Term } from './term.ts';

/** A side on which a window stays open: "since" the end, "before" the start. FROM is "from … on", which may lie ahead. */
export type OpenSide = 'SINCE' | 'FROM' | 'AFTER' | 'BEFORE' | 'UNTIL' | 'BY';

/** What times and the words around them mean together; null when they mean nothing together. */
export type Combine = (terms: readonly Term[], slots: Slots, context: ReadingContext) => Term | null;

/**
 * One way to say something about one or two times that were found: a template with `{term}` once or twice.
 * Ranges, parts, distances and open sides are all of this kind.
 */
export interface Combination {
  readonly template: string;
  readonly combine: Combine;
  readonly open: OpenSide | null;
  /** Which weak times these words make times: all but the ones they would mistake. */
  readonly strengthens: readonly Weakness[];
  /** A second time may be weak when the first is none: "in 2022 and 2023". */
  readonly firstMustStand: boolean;
}

const EVERY_DATE: readonly Weakness[] = [
  'MONTH',
  'YEAR',
  'SEASON',
  'HOLIDAY',
  'WEEKDAY',
  'WEEKEND',
  'NUMERIC',
  'DECADE',
  'QUARTER',
];

export function part(template: string, combine: Combine): Combination {
  return { template, combine, open: null, strengthens: [...EVERY_DATE, 'UNIT'], firstMustStand: false };
}

export function range(template: string, combine: Combine): Combination {
  return { template, combine, open: null, strengthens: EVERY_DATE, firstMustStand: false };
}

export function list(template: string, combine: Combine): Combination {
  return { template, combine, open: null, strengthens: EVERY_DATE, firstMustStand: true };
}

export function open(template: string, side: OpenSide): Combination {
  return {
    template,
    combine: ([term]) => term ?? null,
    open: side,
    strengthens: EVERY_DATE,
    firstMustStand: false,
  };
}
