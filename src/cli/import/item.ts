/** One content to be retained, as a format reads it: a RetainItem of the API, always with a stable document id. */
export interface ImportItem {
  readonly documentId: string;
  readonly content: string;
  /** ISO 8601; without an offset it is local time in `timezone`. */
  readonly timestamp?: string;
  readonly timezone?: string;
  readonly context?: string;
  readonly tags?: readonly string[];
  readonly metadata?: unknown;
  readonly facts?: unknown;
}

/** A message of a conversation. */
export interface ChatMessage {
  readonly speaker: string;
  readonly text: string;
  /** ISO 8601; null when the export does not say. */
  readonly at: string | null;
}

/** A file cannot be read as what it seems to be. The message names the place and says what to do. */
export class FormatError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'FormatError';
  }
}
