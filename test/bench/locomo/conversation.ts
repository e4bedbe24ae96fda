/** One conversation of LoCoMo as a bank will hold it. */
export interface Conversation {
  /** The number in its name: "26" of conv-26. */
  readonly id: string;
  /** In the order in which they were held. */
  readonly sessions: readonly Session[];
  readonly questions: readonly Question[];
  /** Questions left out because no turn of the conversation is evidence for them. */
  readonly skippedQuestions: number;
}

export interface Session {
  /** "session_1". */
  readonly id: string;
  /** ISO 8601 in UTC: the data names no timezone. */
  readonly timestamp: string;
  readonly turns: readonly Turn[];
}

export interface Turn {
  /** "D1:3": session and turn. */
  readonly diaId: string;
  /** `<speaker>: <text>`, with the caption of a shared picture. */
  readonly content: string;
}

export interface Question {
  readonly text: string;
  /** 1 multi-hop, 2 temporal, 3 open-domain, 4 single-hop. */
  readonly category: number;
  /** Turns that answer it, at least one. */
  readonly evidence: readonly string[];
}

/** Names of the categories that are asked; 5 is adversarial and has no answer in the conversation. */
export const CATEGORIES: Readonly<Record<number, string>> = {
  1: 'multi-hop',
  2: 'temporal',
  3: 'open-domain',
  4: 'single-hop',
};
