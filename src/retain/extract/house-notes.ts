/** What a house calls a writing about its wares and its work. */
const KINDS = [
  String.raw`(?:product|release|design|research|beta|hardware|software|patch|update|version|development|dev|sprint|test|testing|interview|user|field|lab|launch|pricing|competitor|market|planning|workshop|stand-?up|retro|team|project|pilot|survey)[ -]?(?:interview[ -]|research[ -]|test[ -])?(?:notes?|log|diary|report|summary|findings|update|brief|review|recap|feedback|research|tests?|insights|results|quotes|interviews?)`,
  String.raw`(?:customer|client|call|visit)[ -](?:interviews?|notes?|feedback|quotes|insights|recap|research|voices)`,
  String.raw`(?:weekly|monthly|quarterly|status|progress|team|project|product|beta|sprint|pilot)[ -](?:updates?|status|review|report|digest|recap|feedback)`,
  String.raw`(?:road ?map|change ?log|backlog|post-?mortem|retro(?:spective)?|stand-?up|teardown|prd|rfc|faqs?|q ?& ?a|testimonials|user stories|personas?)`,
  String.raw`(?:known (?:issues|bugs|problems|limitations)|decision (?:log|record)|decisions|(?:product|creative|project) (?:brief|spec(?:ification)?|requirements?|sheet|page)|launch (?:plan|checklist|announcement)|(?:feature|change) (?:requests?|ideas|list)|wish ?list|what(?:['’]s| is) new|what (?:we (?:heard|learned|learnt|shipped|changed|know|built)|(?:users|customers|people|testers|guests) say)|where we stand|voices? of (?:the )?customers?|customer voices)`,
  String.raw`(?:produktnotizen|versionshinweise|änderungen|änderungsprotokoll|neuigkeiten|was (?:ist|gibt es) neu(?:es)?|bekannte (?:fehler|probleme)|kundenstimmen|rückmeldungen|notes de (?:version|produit)|nouveautés|journal des modifications|problèmes connus|feuille de route|retours (?:clients|utilisateurs)|notas de (?:producto|la versión|versión)|novedades|registro de cambios|problemas conocidos|hoja de ruta)`,
].join('|');
/** "Notes on Quill", "Notes from the call with Ada": not somebody's own, as "Notes of Ada" may be. */
const NOTES = String.raw`notes?[ ](?:on|from the|from our|about|for)\b`;
/** A title, not a sentence, with such words in it; what a house made may stand in front of them or behind. */
const TITLE = new RegExp(
  String.raw`^(?:${NOTES}|(?:[^\n.!?]{0,60}(?<![\p{L}\p{N}]))?(?:${KINDS})(?![\p{L}\p{N}]))[^\n]{0,60}$`,
  'iu',
);
/** Longest title. */
const LONGEST = 100;
const ENDS_SENTENCE = /[.;…]["”’)]*$|,$/u;

/** True for a text whose first line says that nobody in particular speaks in it: what a house writes of its wares. */
export function isHouseNotes(content: string): boolean {
  const line = /^\s*(?<line>[^\n]*)/u.exec(content)?.groups?.line ?? '';
  const title = line.replace(/^[#*_=\s[-]+|[#*_=\s\]:]+$/gu, '');
  return title !== '' && title.length <= LONGEST && !ENDS_SENTENCE.test(title) && TITLE.test(title);
}
