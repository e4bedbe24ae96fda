import type { Writable } from 'node:stream';
import { Presets, SingleBar } from 'cli-progress';
import type { FileReport } from './import/report.ts';

/** How an import tells what it does: a bar on a terminal, else a line for each file. */
export interface Progress {
  /** A file begins. */
  begin(name: string): void;
  /** So many more bytes are read. */
  readonly advance: (bytes: number) => void;
  /** What has become of some of what was sent. */
  tell(report: FileReport): void;
  /** Something to know that stays. */
  note(sentence: string): void;
  /** The file is over, well or not. */
  end(line: string): void;
  close(): void;
}

/**
 * Progress over `totalBytes` of files, written to `out`.
 * @param isTerminal whether a bar can be drawn there
 */
export function createProgress(out: Writable, totalBytes: number, isTerminal: boolean): Progress {
  return isTerminal ? barProgress(out, totalBytes) : lineProgress(out);
}

function lineProgress(out: Writable): Progress {
  const say = (line: string) => void out.write(`${line}\n`);
  return {
    begin: () => undefined,
    advance: () => undefined,
    tell: () => undefined,
    note: say,
    end: say,
    close: () => undefined,
  };
}

function barProgress(out: Writable, totalBytes: number): Progress {
  const bar = new SingleBar(
    {
      stream: out as NodeJS.WriteStream,
      format: '{bar} {percentage} % | {memories} memories | {name}',
      hideCursor: true,
      clearOnComplete: true,
    },
    Presets.shades_classic,
  );
  let memories = 0;
  bar.start(Math.max(1, totalBytes), 0, { memories: 0, name: '' });
  const above = (line: string) => {
    bar.stop();
    out.write(`${line}\n`);
    bar.start(Math.max(1, totalBytes), read, { memories, name: '' });
  };
  let read = 0;
  return {
    begin: (name) => bar.update({ name }),
    advance: (bytes) => {
      read = Math.min(totalBytes, read + bytes);
      bar.update(read);
    },
    tell: ({ created }) => {
      memories += created;
      bar.update({ memories });
    },
    note: above,
    end: above,
    close: () => bar.stop(),
  };
}
