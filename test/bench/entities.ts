import { judgePair, type Named, readName } from '../../src/retain/resolve/judge-pair.ts';
import { NO_CONTEXT, type PairContext } from '../../src/retain/resolve/score.ts';
import { nameKey } from '../../src/text/name-key.ts';
import { toldNames } from '../../src/text/told-names.ts';
import { type EntityPair, readPairs } from '../gold/entities/pairs.ts';
import { table } from './table.ts';

// Scores entity resolution on written pairs of mentions: `npm run bench:entities [-- tune|held] [--errors]`.

interface Counts {
  hits: number;
  wrong: number;
  missed: number;
  right: number;
}

const args = process.argv.slice(2);
const halves = (['tune', 'held'] as const).filter((half) => args.includes(half) || !args.some(isHalf));
for (const half of halves) report(half);

function isHalf(arg: string): boolean {
  return arg === 'tune' || arg === 'held';
}

function report(half: 'tune' | 'held'): void {
  const scored = readPairs(half).filter((pair) => pair.doubtful !== true);
  const total = noCounts();
  const kinds = new Map<string, Counts>();
  for (const pair of scored) {
    const isSame = verdictOf(pair).decision === 'SAME';
    const kind = kinds.get(pair.kind) ?? noCounts();
    kinds.set(pair.kind, kind);
    for (const counts of [total, kind]) count(counts, pair.same, isSame);
    if (isSame !== pair.same && args.includes('--errors')) console.log(describe(pair, isSame));
  }
  const rows = [...kinds].map(([kind, { hits, wrong, missed, right }]) =>
    [kind, hits, missed, right, wrong].map(String),
  );
  console.log(`\n${half}: ${scored.length} pairs\n`);
  console.log(table([['kind', 'one, found', 'one, missed', 'two, kept', 'two, merged'], ...rows]));
  const precision = total.hits / (total.hits + total.wrong);
  const recall = total.hits / (total.hits + total.missed);
  const f1 = (2 * precision * recall) / (precision + recall);
  const figures = { precision, recall, f1 };
  console.log(
    Object.entries(figures)
      .map(([name, value]) => `${name} ${value.toFixed(3)}`)
      .join(', '),
  );
}

function noCounts(): Counts {
  return { hits: 0, wrong: 0, missed: 0, right: 0 };
}

function count(counts: Counts, same: boolean, isSame: boolean): void {
  if (same) counts[isSame ? 'hits' : 'missed']++;
  else counts[isSame ? 'wrong' : 'right']++;
}

function verdictOf({ a, b }: EntityPair) {
  return judgePair(namedOf(a), namedOf(b), contextOf(a, b));
}

/** With the other names that its sentence tells. */
function namedOf({ name, type, context = '' }: EntityPair['a']): Named {
  return { type, names: [name, ...toldNames(name, context)].map(readName) };
}

/** What a retain would know of the two beside their names: whom they are mentioned with. */
function contextOf(a: EntityPair['a'], b: EntityPair['a']): PairContext {
  const [left, right] = [companyOf(a), companyOf(b)];
  const sharedCompanions = [...left].filter((key) => right.has(key)).length;
  return {
    ...NO_CONTEXT,
    sharedCompanions,
    areStrangers: sharedCompanions === 0 && left.size > 0 && right.size > 0,
    areNamedTogether: left.has(nameKey(b.name)) || right.has(nameKey(a.name)),
  };
}

function companyOf({ cooccurs = [] }: EntityPair['a']): ReadonlySet<string> {
  return new Set(cooccurs.map(nameKey));
}

function describe(pair: EntityPair, isSame: boolean): string {
  const { score, relation } = verdictOf(pair);
  const what = isSame ? 'merged' : 'missed';
  return `${pair.id} ${what}: ${pair.a.name} (${pair.a.type}) / ${pair.b.name} (${pair.b.type}) ${score.toFixed(2)} ${relation ?? ''} – ${pair.why}`;
}
