import { casual } from 'chrono-node/ru';
import { type FurtherLanguage, wholeWords, wordSet, wordsBefore } from '../further-language.ts';
import { withPhrases } from '../further-phrases.ts';

export const RUSSIAN: FurtherLanguage = {
  code: 'ru',
  chrono: withPhrases(casual, {
    years:
      '(?:(?:с|между)\\s+(?<from>[12]\\d{3})(?:\\s+год(?:а|ом))?\\s+(?:по|до|и)\\s+)?(?:в\\s+)?(?<year>[12]\\d{3})(?:-?(?:м|й|го))?\\s+(?:год(?:у|а|ом)?|г\\.?)',
    yearsAway: {
      [-2]: '(?:в\\s+)?позапрошл(?:ом году|ого года)',
      [-1]: 'прошлого года',
      0: 'этого года',
      1: 'следующего года',
    },
    daysAway: {},
  }),
  hints: wordSet(''),
  certain: wordSet(''),
  leads: null,
  shared: wordSet(''),
  last: /прошл/iu,
  current: wholeWords('этот|эту|это|этого|этой|этом'),
  next: /следующ/iu,
  distance: wholeWords('назад|через|(?:в|на)\\s+(?:прошл|следующ|эт)\\p{L}+'),
  rolling: /^(?:последние|прошлые|следующие)\s/iu,
  // Without a preposition it is the environment, a name, or a month that only belongs to something.
  refused: /^(?!(?:с|со|до|от|после|по)\s)(?:\p{L}+\s+)?(?:сред[аые]|мая)$/iu,
  opens: [
    ['SINCE', wordsBefore('с|со|начиная с')],
    ['UNTIL', wordsBefore('до конца|по')],
    ['BEFORE', wordsBefore('до')],
    ['AFTER', wordsBefore('после')],
  ],
  future: wholeWords(
    'буд(?:у|ешь|ет|ем|ете|ут)|собира(?:юсь|ешься|ется|емся|етесь|ются)|планиру\\p{L}+',
    'giu',
  ),
};
