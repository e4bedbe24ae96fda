import { parseArgs } from 'node:util';
import { type GoldPassage, loadPassages, type PassageSet } from '../gold/extraction/passages.ts';
import { scorePassage } from './extraction/score-passage.ts';
import { accuracy, f1, precision, recall, sumTallies, type Tally } from './extraction/tally.ts';
import { table } from './table.ts';

const USAGE = `npm run bench:extraction -- [--half tune|held|dev] [--totals] [--errors]
  --half HALF   only one half; default both; dev scores the passages for development, which are no half
  --totals      no rows for the styles and the languages
  --errors      what was wrong in each passage: not with --half held, for that half judges`;

const HEADING = [
  'entities P',
  'R',
  'F1',
  'types',
  'dates',
  'speakers',
  'causes P',
  'R',
  'F1',
  'together',
] as const;
const KINDS = ['entities', 'types', 'dates', 'speakers', 'causes', 'together'] as const;

interface Scored {
  readonly passage: GoldPassage;
  readonly tally: Tally;
}

const { values } = parseArgs({
  options: {
    half: { type: 'string' },
    totals: { type: 'boolean', default: false },
    errors: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const sets: readonly PassageSet[] =
  values.half === 'tune' || values.half === 'held' || values.half === 'dev'
    ? [values.half]
    : ['tune', 'held'];
if (values.help) console.log(USAGE);
else if (values.errors && sets.includes('held'))
  throw new Error(`--errors needs --half tune or dev\n${USAGE}`);
else for (const set of sets) report(set);

function report(set: PassageSet): void {
  const scored = loadPassages(set).map((passage): Scored => ({ passage, tally: scorePassage(passage) }));
  const rows = [row(`${set}: all`, scored)];
  if (!values.totals) {
    rows.push(...rowsBy(scored, ({ style }) => style), ...rowsBy(scored, ({ language }) => language));
  }
  console.log(`\n${table([[`${scored.length} passages`, ...HEADING], ...rows])}`);
  if (values.errors) for (const one of scored) showErrors(one);
}

function rowsBy(
  scored: readonly Scored[],
  groupOf: (passage: GoldPassage) => string,
): readonly (readonly string[])[] {
  const groups = [...new Set(scored.map(({ passage }) => groupOf(passage)))];
  return groups.map((group) =>
    row(
      group,
      scored.filter(({ passage }) => groupOf(passage) === group),
    ),
  );
}

function row(name: string, scored: readonly Scored[]): readonly string[] {
  const { entities, types, dates, speakers, causes, together } = sumTallies(scored.map(({ tally }) => tally));
  const figures = [
    ...[precision(entities), recall(entities), f1(entities)],
    ...[accuracy(types), accuracy(dates), accuracy(speakers)],
    ...[precision(causes), recall(causes), f1(causes)],
    accuracy(together),
  ];
  return [name, ...figures.map((figure) => figure.toFixed(3))];
}

function showErrors({ passage, tally }: Scored): void {
  const lines = KINDS.flatMap((kind) => [
    ...tally[kind].wrong.map((words) => `  ${kind} wrong: ${words}`),
    ...tally[kind].missed.map((words) => `  ${kind} missed: ${words}`),
  ]);
  if (lines.length > 0) console.log(`\n${passage.id}\n${lines.join('\n')}`);
}
