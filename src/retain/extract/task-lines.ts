import type { SpeakerLine } from './speaker-forms.ts';

const LIST_MARK = /^\s*(?:[-*+•]|\d{1,2}[.)]|\[[ x]\])\s/u;
/** What heads a list of tasks. */
const TASKS =
  /^(?:action(?:s| items?| points?)?|to[- ]?dos?|tasks?|next steps|assignments|follow[- ]?ups?|who does what|responsibilities|aufgaben|maßnahmen|nächste schritte|zu erledigen|tâches|actions? à mener|à faire|prochaines étapes|acciones|tareas|pendientes|próximos pasos|por hacer)$/iu;
/** What heads the minutes of a meeting. */
const MINUTES =
  /^(?:minutes\b|meeting notes\b|(?:present|attendees|attending|participants|apologies|anwesend|teilnehmer|présents|participants|asistentes|presentes)\s*:|protokoll\b|compte[- ]rendu\b|acta\b)/iu;

/**
 * Tells the lines of tasks from those of talk: "Lena: ask the engineer tomorrow" in a list of minutes says what Lena is
 * to do, not what she says. Lines are given in their order.
 */
export class TaskLines {
  #inTasks = false;
  #inMinutes = false;

  /** True when the line names who is to do something. */
  has(line: string, read: SpeakerLine | null): boolean {
    const title = titleOf(line);
    if (MINUTES.test(line.replace(/^[#*\s]+/u, ''))) this.#inMinutes = true;
    if (title !== null) {
      this.#inTasks = TASKS.test(title);
      return false;
    }
    if (read === null) return false;
    const isListed = LIST_MARK.test(line);
    const says = line.slice(read.bodyStart);
    return this.#inTasks || ((isListed || this.#inMinutes) && /^[\s*_]*\p{Ll}/u.test(says));
  }
}

/** The words of a heading, of a line that ends in a colon, or of one that is all in bold; null for other lines. */
function titleOf(line: string): string | null {
  const heading = /^\s*#{1,6}\s+(.+?)\s*#*:?\s*$/u.exec(line) ?? /^\s*\*\*([^*]+?):?\*\*:?\s*$/u.exec(line);
  if (heading !== null) return heading[1] ?? null;
  return /^\s*(\p{L}[^:.!?]{0,40}):\s*$/u.exec(line)?.[1] ?? (TASKS.test(line.trim()) ? line.trim() : null);
}
