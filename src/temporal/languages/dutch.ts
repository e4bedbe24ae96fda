import { casual } from 'chrono-node/nl';
import { type FurtherLanguage, wholeWords, wordSet, wordsBefore } from '../further-language.ts';
import { withPhrases } from '../further-phrases.ts';

const CERTAIN =
  'gisteren eergisteren vandaag overmorgen gisteravond vanochtend vanavond vanmiddag geleden afgelopen maandag dinsdag woensdag donderdag vrijdag zaterdag zondag vorige vorig volgende deze maart';

export const DUTCH: FurtherLanguage = {
  code: 'nl',
  chrono: withPhrases(casual, {
    years:
      '(?:(?:van|tussen)\\s+(?<from>(?:1[5-9]|20)\\d{2})\\s+(?:tot|en)\\s+|(?:in|sinds|jaar|vanaf|na|vóór|tot|tegen)\\s+)(?<year>(?:1[5-9]|20)\\d{2})(?!\\s+(?:euro|mensen|keer|meter|stuks|woorden))',
    yearsAway: {},
    daysAway: {
      [-2]: 'eergisteren',
      [-1]: 'gister(?:avond|ochtend|middag|nacht|morgen)',
      2: 'overmorgen',
    },
  }),
  hints: wordSet(
    `${CERTAIN} ik het een niet wat zijn heb heeft hebben voor naar mijn wij zij hij je jij dit geweest ging gingen gaan gegaan vorige vorig ` +
      'volgend maand maanden jaar weken dagen wanneer waar welke bij uit aan ook maar sinds hebt onze ons haar toen daar werd deden ' +
      'deed zei kwam januari februari juni juli augustus morgen',
  ),
  certain: wordSet(CERTAIN),
  leads: wholeWords(
    '(?:tot(?: en met)?|tegen|sinds|vanaf) (?:(?:het )?(?:eind|einde|begin|medio) (?:van )?)?(?:(?:1[5-9]|20)\\d{2}|januari|februari|mei|juni|juli|augustus)',
  ),
  shared: wordSet(
    'was is in de die en of we week weekend met me op per uur dag april mei september oktober november december te om te er al den wie war van over ben hoe hun tot',
  ),
  last: wholeWords('vorige?|afgelopen|voorbije|laatste'),
  current: wholeWords('deze|dit'),
  next: wholeWords('volgende?|(?:aan)?komende?'),
  distance: wholeWords(
    'geleden|over|(?:vorige?|afgelopen|voorbije|volgende?|(?:aan)?komende?|deze|dit)\\s+(?:week|maand|jaar|kwartaal)',
  ),
  rolling: /^(?:de\s+)?(?:afgelopen|voorbije|laatste|(?:aan)?komende)\s/iu,
  // "zo" is "so", "ma" is mother: a short weekday is seldom one; "de morgen" is the morning.
  refused: /^(?:[\p{L}']+\s+)?(?:ma|di|wo|do|vr|za|zo|jan|mar)$|^(?:de|deze|goede|elke|iedere)\s+morgen$/iu,
  opens: [
    ['SINCE', wordsBefore('sinds|vanaf')],
    ['UNTIL', wordsBefore('tot en met|tot')],
    ['BY', wordsBefore('tegen')],
    ['BEFORE', wordsBefore('vóór')],
    ['AFTER', wordsBefore('na')],
  ],
  future: wholeWords('zal|zult|zullen|ga|gaan|gaat', 'giu'),
};
