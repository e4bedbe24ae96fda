import { type Logger as PinoLogger, pino } from 'pino';

export type Logger = PinoLogger;

/** Names under which a secret could reach a log line. */
const SECRETS = [
  'password',
  '*.password',
  '*.*.password',
  'authorization',
  '*.authorization',
  '*.headers.authorization',
];

const LEVEL_NAMES: Readonly<Record<number, string>> = {
  10: 'TRACE',
  20: 'DEBUG',
  30: 'INFO',
  40: 'WARN',
  50: 'ERROR',
  60: 'FATAL',
};

interface LogLine {
  readonly level: number;
  readonly time: number;
  readonly msg?: string;
  readonly err?: { readonly stack?: string; readonly message?: string };
}

function readable(json: string): string {
  const { level, time, msg, err, ...fields } = JSON.parse(json) as LogLine & Record<string, unknown>;
  const shown = Object.entries(fields).map(
    ([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  const clock = new Date(time).toTimeString().slice(0, 8);
  const trace = err === undefined ? '' : `\n${err.stack ?? err.message}`;
  return `${clock} ${LEVEL_NAMES[level] ?? level} ${[msg ?? '', ...shown].join(' ')}${trace}\n`;
}

/**
 * A logger to the standard error: JSON lines, or lines for people where that is a terminal.
 * @param level least severity that is written
 */
export function createLogger(level: string): Logger {
  const output = process.stderr;
  const destination = { write: (json: string) => void output.write(output.isTTY ? readable(json) : json) };
  return pino({ level, base: null, redact: { paths: SECRETS, censor: '[hidden]' } }, destination);
}
