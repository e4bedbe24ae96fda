/** What a text is called that records something: a part of a pattern. */
export const RECORD = String.raw`(?:minutes|notes?|summary|log|report|record|protocol|transcript|diary|journal|letter|memo|protokoll|niederschrift|mitschrift|notizen?|bericht|tagebuch|brief|vermerk|verslag|notulen|compte[- ]rendu|procès-verbal|rapport|lettre|acta|informe|notas|apuntes|diario|carta|ata|relatório|anotações|verbale|resoconto|\p{L}+(?:protokoll|bericht|notizen?|verslag))`;
/** What people come together for: a part of a pattern. */
export const MEETING =
  '(?:meeting|session|call|sync|stand-?up|workshop|assembly|sitzung|besprechung|versammlung|treffens?|gesprächs?|telefonats?|réunion|séance|assemblée|appel|reunión|sesión|junta|asamblea|llamada|reunião|sessão|vergadering|riunione)';

const RECORD_NAME = new RegExp(String.raw`^(?:.*\s)?(?:${RECORD}|\p{L}*${MEETING})$`, 'iu');

/** True for what a record or a meeting is called: "Bericht", "Weekly report", "Vorstandssitzung". */
export function isRecordName(words: string): boolean {
  return RECORD_NAME.test(words);
}
