/** How a letter greets whom it is to. */
export const GREETING =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|to whom|hallo|liebe|lieber|moin|guten|sehr geehrte|bonjour|bonsoir|salut|cher|chère|hola|buen[oa]s|querid|estimad|my dear|cara?o? |prezad|olá|oi|bom dia|boa (?:tarde|noite)|ciao|gentile|beste|geachte)/iu;
const SUBJECT = /^(?:subject|betreff|objet|asunto|assunto)\s?[:：]/iu;
/** Lines among which a letter's greeting stands, below its address and date. */
const HEADED_LINES = 8;

/** True for a text with a greeting or a subject above it. */
export function beginsAsLetter(text: string): boolean {
  return text
    .trimStart()
    .split('\n', HEADED_LINES)
    .some((line) => GREETING.test(line) || SUBJECT.test(line));
}
