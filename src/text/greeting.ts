/** "Hi Yuki," alone on its line. */
const GREETING =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|hallo|liebe[rs]?|guten (?:tag|morgen)|sehr geehrte[rs]?|bonjour|salut|ch[eè]re?|hola|buenos días|buenas tardes|querid[oa]|estimad[oa]|my dear|car[oa]|prezad[oa]|olá|oi|bom dia|ciao|gentile|beste|geachte)\s+(?<name>\p{Lu}[\p{L}\p{M}'’. -]{0,40}?)\s*[,!:–-]?\s*$/iu;

/** True for a line that greets somebody by name and says nothing else. */
export function isGreeting(line: string): boolean {
  return GREETING.test(line);
}

/** Who is greeted in the first line of a letter; null when nobody is by name. */
export function greeted(letter: string): string | null {
  const line = letter.trimStart().split('\n', 1)[0] ?? '';
  const name = GREETING.exec(line)?.groups?.name ?? null;
  return name !== null && /^\p{Ll}/u.test(name) ? null : name;
}
