import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CATEGORIES, type Conversation, type Question, type Session, type Turn } from './conversation.ts';
import { readEvidence } from './evidence.ts';
import { readSessionTime } from './session-time.ts';

/** Where the published data keeps one file a conversation. */
const MULTIMODAL_FOLDER = join('data', 'multimodal_dialog', 'locomo10_v2');
const SINGLE_FILE = join('data', 'locomo10.json');

/**
 * The conversations at `path`: a file with all of them (`locomo10.json`), a folder with one file each
 * (`locomo10_v2/26.json`), or a clone of the whole repository.
 * @param wanted ids to read; null reads all. With one file each, the others are not opened.
 */
export function readConversations(path: string, wanted: readonly string[] | null): readonly Conversation[] {
  const place = [path, join(path, SINGLE_FILE), join(path, MULTIMODAL_FOLDER)].find(holdsData);
  if (place === undefined)
    throw new Error(`no LoCoMo data at ${path}: give locomo10.json or the folder locomo10_v2`);
  const isWanted = (id: string) => wanted === null || wanted.includes(id);
  if (statSync(place).isFile()) {
    return readJson(place)
      .map((entry: RawConversation) => conversationOf(idOf(String(entry.sample_id)), entry))
      .filter(({ id }: Conversation) => isWanted(id));
  }
  return readdirSync(place)
    .filter((name) => name.endsWith('.json') && isWanted(idOf(name)))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map((name) => conversationOf(idOf(name), readJson(join(place, name))));
}

function holdsData(path: string): boolean {
  if (!existsSync(path)) return false;
  return (
    statSync(path).isFile() ||
    readdirSync(path).some((name) => /^\D*\d+\.json$/u.test(name) && name !== 'locomo10.json')
  );
}

function readJson(path: string) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

function idOf(name: string): string {
  return /\d+/u.exec(basename(name))?.[0] ?? name;
}

interface RawTurn {
  readonly speaker: string;
  readonly dia_id: string;
  readonly text: string;
  readonly blip_caption?: string;
}

interface RawQuestion {
  readonly question: string;
  readonly category: number;
  readonly evidence?: readonly string[];
}

interface RawConversation {
  readonly sample_id?: string;
  readonly qa: readonly RawQuestion[];
  /** The single file keeps the sessions one level deeper. */
  readonly conversation?: Readonly<Record<string, unknown>>;
}

function conversationOf(id: string, raw: RawConversation): Conversation {
  const fields = raw.conversation ?? (raw as unknown as Readonly<Record<string, unknown>>);
  const sessions = sessionsOf(fields);
  const known = new Set(sessions.flatMap(({ turns }) => turns.map(({ diaId }) => diaId)));
  const asked = raw.qa.filter(({ category }) => CATEGORIES[category] !== undefined);
  const questions: readonly Question[] = asked
    .map(({ question, category, evidence }) => ({
      text: question,
      category,
      evidence: readEvidence(evidence ?? [], known),
    }))
    .filter(({ evidence }) => evidence.length > 0);
  return { id, sessions, questions, skippedQuestions: asked.length - questions.length };
}

function sessionsOf(fields: Readonly<Record<string, unknown>>): readonly Session[] {
  return Object.keys(fields)
    .filter((name) => /^session_\d+$/u.test(name))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map((name) => ({
      id: name,
      timestamp: readSessionTime(String(fields[`${name}_date_time`])),
      turns: (fields[name] as readonly RawTurn[]).map(turnOf),
    }));
}

function turnOf({ speaker, dia_id, text, blip_caption }: RawTurn): Turn {
  const caption = blip_caption === undefined ? '' : ` [shares ${blip_caption}]`;
  return { diaId: dia_id, content: `${speaker}: ${text}${caption}` };
}
