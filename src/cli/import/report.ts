import type { Format } from './detect.ts';

export interface ImportOptions {
  readonly api: URL;
  /** Null for the one that a copy of a bank names. */
  readonly bank: string | null;
  readonly mode: string | null;
  readonly tags: readonly string[];
  readonly context: string | null;
  readonly timezone: string | null;
  /** ISO 8601, `mtime` for when a file was last changed, or null for what the file itself says. */
  readonly timestamp: string | null;
  readonly documentId: string | null;
  /** Null to find out. */
  readonly format: Format | null;
}

/** What one file became. */
export interface FileReport {
  readonly documents: number;
  readonly created: number;
  readonly merged: number;
  readonly superseded: number;
  readonly ignored: number;
}

export const NOTHING: FileReport = { documents: 0, created: 0, merged: 0, superseded: 0, ignored: 0 };

/** Two reports as one. */
export function sum(a: FileReport, b: FileReport): FileReport {
  return {
    documents: a.documents + b.documents,
    created: a.created + b.created,
    merged: a.merged + b.merged,
    superseded: a.superseded + b.superseded,
    ignored: a.ignored + b.ignored,
  };
}
