import { ORGANIZATION_ENDINGS } from '../../text/name-words.ts';
import { anyCase } from './any-case.ts';
import { isWriterName, NAME } from './writer-name.ts';

const WRITING = `(?:${anyCase('diary|journal|notebook|note|notes|log|logbook|letter|memoir|blog|story|entry|post|voice memo|memo|email|e-mail|mail|message|ticket|request|complaint|report|review|feedback|tagebuch|notiz|notizen|brief|nachricht|carnet|lettre|notes personnelles|diario|bitácora|cuaderno|notas|carta|mensaje')})`;
/** How something came about that somebody wrote, as part of a regular expression. */
export const WRITTEN = `(?:${anyCase('written|told|dictated|posted|sent|recorded|said|kept|taken|opened|submitted|reported|raised|filed|geschrieben|erzählt|verfasst|écrit|écrite|raconté|racontée|dicté|escrito|escrita|contado|contada')})`;
const WRITER = `(?:${anyCase('author|speaker|writer|customer|client|reporter|requester|from|by|autor|autorin|auteur|autora|von|par|por')})`;
/** "Diary of Aino Lehtonen", "Written by Inês", "Maëlle's journal": whose words an item's context says they are. */
const CONTEXTS: readonly RegExp[] = [
  String.raw`${WRITING}\s+(?:of|by|from|von|de|del|di)\s+(?<name>${NAME})`,
  String.raw`${WRITING}\s+d['’](?<name>${NAME})`,
  String.raw`${WRITTEN}\s+(?:by|von|par|por)\s+(?<name>${NAME})`,
  String.raw`(?:^|[,;(]\s*)${WRITER}\s*[:：]?\s+(?<name>${NAME})(?!['’]|\p{L})`,
  String.raw`(?<name>${NAME})['’]s?\s+(?:\p{Ll}+\s+){0,2}${WRITING}`,
  String.raw`(?<name>\p{Lu}\p{Ll}+)s\s+(?:Tagebuch|Notizen|Brief)`,
  String.raw`${WRITING}(?: entry)?\s*[,:–—-]\s*(?<name>${NAME})`,
  String.raw`^\s*(?<name>${NAME})\s*[,:–—-]\s*(?:\p{Ll}+\s+){0,2}${WRITING}`,
].map((source) => new RegExp(source, 'u'));
/** "蓮見の日記", "王芳的日记". */
const EAST_ASIAN_CONTEXT =
  /(?<name>[\p{Script=Han}\p{Script=Katakana}]{2,8})(?:さん)?(?:の(?:日記|ノート|メモ|手紙)|的(?:日记|日記|笔记|筆記|信))/u;
/** What a meeting noted is nobody's own words. */
const NOBODYS =
  /\b(?:minutes|meeting|(?:product|release|design|patch)[- ]notes|road ?map|change ?log|news(?:paper)? (?:article|report|story)|protocol|protokoll|sitzung|compte[- ]rendu|réunion|acta|reunión)\b/iu;

/** Whose words they are by an item's context: "Diary of Aino Lehtonen"; null when it does not say. */
export function authorInContext(context: string): string | null {
  if (NOBODYS.test(context)) return null;
  for (const pattern of [...CONTEXTS, EAST_ASIAN_CONTEXT]) {
    const name = (pattern.exec(context)?.groups?.name ?? '').replace(/['’]s?$/u, '');
    if (isWriterName(name) && !isOrganization(name)) return name;
  }
  return null;
}

/** "Stork Labs", "the Quill Team". */
function isOrganization(name: string): boolean {
  const words = name.toLowerCase().split(' ');
  return words.length > 1 && ORGANIZATION_ENDINGS.has(words.at(-1) ?? '');
}
