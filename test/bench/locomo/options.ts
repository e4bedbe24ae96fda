import { parseArgs } from 'node:util';
import { BUDGETS, type Budget } from '../../../src/domain/budget.ts';
import { RERANKERS, type RerankerChoice } from '../../../src/domain/ports/models.ts';
import { STRATEGIES, type Strategy } from '../../../src/domain/ranked.ts';

const USAGE = `npm run bench:locomo -- --data PATH
  --data PATH            locomo10.json, the folder locomo10_v2, or a clone of the LoCoMo repository
  --conversations LIST   default 26,30,41,42,43; "all" for every one
  --budget LEVEL         LOW, MID (default) or HIGH
  --reranker NAME        AUTO (default: the cross-encoder where its weights are, else late interaction), NONE,
                         LATE_INTERACTION or CROSS_ENCODER
  --strategies LIST      e.g. SEMANTIC,KEYWORD; default all four
  --max-tokens N         default 4096
  --clients N            clients that ask all questions at once afterwards, default 8; 0 leaves that out
  --baselines            also rank by the semantic arm, the keyword arm and their plain RRF
  --stages N             questions to ask once more with a trace, for the time of every stage; default all
  --ablation             instead of all that: each part of a recall on and off, on the same banks
  --mode NAME            VERBATIM (default: one memory a turn) or RULES
  --retains N            retains that are sent at a time, default 1
  --retain-size N        whole sessions go into one retain up to so many turns; default: each session alone
  --again LIST           at the end, with a database that is warm, the turns are written once more into banks of their own,
                         with so many retains at a time; default 1,4; 0 leaves that out
  --skip-ingest          use the banks of an earlier run
  --home DIR             keeps the data there; default: a folder that is removed
  --url URL              a running Mneme; default: start one. With the NEO4J_URI and companions of its database,
                         the bare parts are timed too
  --out FILE             default bench-results/locomo.json, or locomo-ablation.json`;

/** The conversations that the project's numbers are given for; the others are kept unseen. */
const DEFAULT_CONVERSATIONS = '26,30,41,42,43';

export interface LocomoOptions {
  readonly data: string;
  /** Null takes every one. */
  readonly conversations: readonly string[] | null;
  readonly budget: Budget;
  readonly reranker: RerankerChoice;
  /** Null takes all four. */
  readonly strategies: readonly Strategy[] | null;
  readonly maxTokens: number;
  readonly clients: number;
  readonly baselines: boolean;
  /** May be infinite. */
  readonly stages: number;
  readonly ablation: boolean;
  /** What a turn becomes: a memory as it is, or facts. */
  readonly mode: 'VERBATIM' | 'RULES';
  /** Retains that are under way at a time. */
  readonly retains: number;
  /** Null retains each session alone. */
  readonly retainSize: number | null;
  /** Retains at a time of each further writing of the turns; empty leaves it out. */
  readonly again: readonly number[];
  readonly skipIngest: boolean;
  readonly home: string | null;
  readonly url: string | null;
  readonly out: string | null;
}

/** The options of a command line. Ends the process after --help; throws, with the usage, on what cannot be used. */
export function readOptions(args: readonly string[]): LocomoOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      data: { type: 'string' },
      conversations: { type: 'string', default: DEFAULT_CONVERSATIONS },
      budget: { type: 'string', default: 'MID' },
      reranker: { type: 'string', default: 'AUTO' },
      strategies: { type: 'string' },
      'max-tokens': { type: 'string', default: '4096' },
      clients: { type: 'string', default: '8' },
      baselines: { type: 'boolean', default: false },
      stages: { type: 'string' },
      ablation: { type: 'boolean', default: false },
      mode: { type: 'string', default: 'VERBATIM' },
      retains: { type: 'string', default: '1' },
      'retain-size': { type: 'string' },
      again: { type: 'string', default: '1,4' },
      'skip-ingest': { type: 'boolean', default: false },
      home: { type: 'string' },
      url: { type: 'string' },
      out: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    process.exit(0);
  }
  if (values.data === undefined) throw new Error(`--data is missing\n\n${USAGE}`);
  return {
    data: values.data,
    conversations: values.conversations === 'all' ? null : values.conversations.split(','),
    budget: oneOf(BUDGETS, 'budget', values.budget),
    reranker: oneOf(RERANKERS, 'reranker', values.reranker),
    strategies: values.strategies?.split(',').map((name) => oneOf(STRATEGIES, 'strategies', name)) ?? null,
    maxTokens: atLeast(1, 'max-tokens', values['max-tokens']),
    clients: atLeast(0, 'clients', values.clients),
    baselines: values.baselines,
    stages: values.stages === undefined ? Number.POSITIVE_INFINITY : atLeast(0, 'stages', values.stages),
    ablation: values.ablation,
    mode: oneOf(['VERBATIM', 'RULES'] as const, 'mode', values.mode),
    retains: atLeast(1, 'retains', values.retains),
    retainSize: values['retain-size'] === undefined ? null : atLeast(1, 'retain-size', values['retain-size']),
    again: values.again === '0' ? [] : values.again.split(',').map((word) => atLeast(1, 'again', word)),
    skipIngest: values['skip-ingest'],
    home: values.home ?? null,
    url: values.url ?? null,
    out: values.out ?? null,
  };
}

function oneOf<T extends string>(words: readonly T[], option: string, word: string): T {
  const found = words.find((known) => known === word);
  if (found === undefined) throw new Error(`--${option} takes ${words.join(', ')}, not ${word}\n\n${USAGE}`);
  return found;
}

function atLeast(least: number, option: string, word: string): number {
  const number = Number(word);
  if (!Number.isInteger(number) || number < least)
    throw new Error(`--${option} takes a whole number of at least ${least}, not ${word}\n\n${USAGE}`);
  return number;
}
