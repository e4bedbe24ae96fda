/** Sources of patterns for days and hours, in English, German, French and Spanish; letters count as they are written. */

const WEEKDAY = [
  '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?',
  '(?:[Mm]on|[Dd]iens|[Dd]onners|[Ff]rei|[Ss]ams|[Ss]onn)tags?|[Mm]ittwochs?|[Ss]onnabends?',
  '(?:lun|mar|mercre|jeu|vendre|same)dis?|dimanches?',
  'lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bados?|domingos?',
].join('|');
const MONTH = [
  'January|February|March|April|May|June|July|August|September|October|November|December',
  'Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember',
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
].join('|');
const DATE = String.raw`(?:\d{1,2}(?:st|nd|rd|th|\.|er)?(?: of| de)? )?(?:${MONTH})(?: \d{1,2}(?:st|nd|rd|th)?(?!\d))?(?:,? (?:de )?\d{4})?|\d{4}-\d{2}-\d{2}|\d{1,2}\.\d{1,2}\.(?:\d{4})?|[Qq][1-4](?: \d{4})?`;

/** An hour that needs no word before it to be one. */
export const HOUR = String.raw`(?:noon|midnight|midi|minuit|Mittag|Mitternacht|\d{1,2}(?:[:.]\d{2})? ?(?:[AaPp]\.?[Mm]\.?|o'clock|Uhr|heures?|horas?|h(?:\d{2})?)(?![\p{L}\p{N}])|\d{1,2}:\d{2}(?![\p{N}:]))`;
const TIME = String.raw`(?:${HOUR}|\d{1,2}(?![\p{L}\p{N}.,:]))`;

/** A day, by its name or date. */
export const DAY = String.raw`(?:(?:next|this|every|each) )?(?:${WEEKDAY}|(?:(?:${WEEKDAY}),? (?:the |den |le |el )?)?(?:${DATE}))(?![\p{L}\p{N}])`;

/** A day, an hour, or both. */
export const DAY_TIME = String.raw`(?:${DAY}(?:,? (?:(?:at|from|um|ab|à|de|a las?) )?${TIME})?|${TIME},? (?:on|am|le|el) ${DAY}|${HOUR})`;

/** What stands in any of them, quick to look for. */
export const TIME_HINT = new RegExp(`\\d|${WEEKDAY}|${MONTH}|noon|midnight|midi|minuit|Mitt`, 'u');
