/** What a chat program writes in the place of words: pictures, deleted messages, missed calls. */
const PLACEHOLDERS: readonly string[] = [
  String.raw`<[^<>\n]{3,60}>`,
  '(?:image|photo|video|audio|sticker|gif|document|contact card|voice message|media) omitted',
  '(?:bild|video|audio|sticker|gif|dokument|medien|sprachnachricht) weggelassen',
  '(?:imagen|video|audio|sticker|gif|documento) omitid[oa]',
  '(?:image|photo|vidéo|audio|sticker|gif|document)s? (?:absente?|omise?)s?',
  '(?:this message was|you) deleted(?: this message)?',
  'message deleted',
  'diese nachricht wurde gelöscht',
  'du hast diese nachricht gelöscht',
  '(?:se eliminó|eliminaste) este mensaje',
  'ce message a été supprimé',
  'vous avez supprimé ce message',
  'missed (?:voice|video|group) call(?: at [^\\n]{1,20})?',
  'null',
];
const PLACEHOLDER = new RegExp(`^(?:${PLACEHOLDERS.join('|')})[.!]?$`, 'iu');

/** Reactions and remarks under a message: ":thumbsup: 2", "3 replies", "(edited)". */
const REMARK =
  /^\s*(?:(?::[a-z0-9_+'-]+:\s*\d*\s*)+|\d+ repl(?:y|ies)|\(?edited\)?|view thread|sent from my \p{L}[^\n]{0,30}|(?:von meinem|enviado desde mi|envoyé de mon) \p{L}[^\n]{0,40})\s*$/iu;

/** What IRC programs and logs say themselves: joins, parts, topics, the border of a day. */
const IRC_EVENT = /^\s*(?:-!-|\*{3}|-->|<--|={2,3}|---\s*(?:Log|Day))(?:\s|$)/u;

/** True for a message that holds no words of its writer. */
export function isPlaceholder(words: string): boolean {
  const bare = words.replace(/\p{Cf}/gu, '').trim();
  return bare === '' || PLACEHOLDER.test(bare);
}

/** True for a line under a message that is nobody's words. */
export function isRemark(line: string): boolean {
  return REMARK.test(line);
}

/** True for what follows a time stamp when no person speaks: an IRC program's own line, or nothing at all. */
export function isEvent(afterStamp: string): boolean {
  return afterStamp.trim() === '' || IRC_EVENT.test(afterStamp);
}
