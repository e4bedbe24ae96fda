import { casual } from 'chrono-node/uk';
import { type FurtherLanguage, wholeWords, wordSet, wordsBefore } from '../further-language.ts';
import { withPhrases } from '../further-phrases.ts';

export const UKRAINIAN: FurtherLanguage = {
  code: 'uk',
  chrono: withPhrases(casual, {
    years:
      '(?:(?:з|із|між)\\s+(?<from>[12]\\d{3})(?:\\s+рок(?:у|ом))?\\s+(?:по|до|і|й|та)\\s+)?(?:[ву]\\s+)?(?<year>[12]\\d{3})(?:-?(?:му|й|го))?\\s+(?:рік|році|року|роком|р\\.?)',
    yearsAway: { [-2]: 'позаминулого року', [-1]: '[ву]\\s+минулому році', 1: '[ву]\\s+наступному році' },
    daysAway: { 2: 'післязавтра' },
  }),
  hints: wordSet(''),
  certain: wordSet(''),
  leads: null,
  shared: wordSet(''),
  last: /минул/iu,
  current: wholeWords('цей|цю|це|цього|цієї|цьому'),
  next: /наступн/iu,
  distance: wholeWords(
    'тому|через|(?:(?:[ву]|на)\\s+)?(?:минул(?:ому|ого)|наступн(?:ому|ого)|цьому|цього)\\s+\\p{L}+',
  ),
  rolling: /^(?:останні|минулі|наступні|майбутні)\s/iu,
  refused: /^(?!)/,
  opens: [
    ['SINCE', wordsBefore('з|із|зі|починаючи з')],
    ['UNTIL', wordsBefore('до кінця|по')],
    ['BEFORE', wordsBefore('до')],
    ['AFTER', wordsBefore('після')],
  ],
  future: wholeWords(
    'буд(?:у|еш|е|емо|ете|уть)|збира(?:юся|єшся|ється|ємося|єтеся|ються)|плану\\p{L}+',
    'giu',
  ),
};
