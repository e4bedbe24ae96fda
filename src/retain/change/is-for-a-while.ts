const SPAN =
  '(?:minutes?|hours?|days?|nights?|weeks?|weekends?|months?|years?|summer|winter|spring|autumn|fall|season|semester|term|while|bit|moment|meantime)';
const COUNT =
  '(?:half an?|a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\\d+|some|several|the|this|her|his|my|our|their|another|at least)';
const TRIP =
  '(?:holidays?|vacation|trip|visit|tour|stay|conference|congress|meeting|fair|festival|wedding|funeral|weekend|break|getaway|honeymoon|retreat|workshop|course|training|internship|exchange|assignment|sabbatical|leave|concert|event|match|tournament|exam|christmas|easter|business)';

/** English, German, French and Spanish words that say that something is so for a time, or that somebody is on his way. */
const FOR_A_WHILE = [
  `for (?:about |around |nearly |almost |up to )?${COUNT} (?:[\\p{L}-]+ ){0,2}?${SPAN}`,
  'for (?:now|today|tonight|christmas|easter|the time being)',
  'un(?:til|less)|till|temporarily|briefly|provisionally|short-term',
  `(?:for|on|at|attending|to attend) (?:(?:a|an|the|her|his|my|our|their|some) )?(?:[\\p{L}-]+ ){0,2}?${TRIP}`,
  'on (?:weekends|weekdays|(?:mon|tues|wednes|thurs|fri|satur|sun)days)|during|every|sometimes|often|mostly|mainly|half (?:of )?the',
  'am wochenende|immer wieder|manchmal|meistens|le week-end|parfois|los fines de semana|a veces',
  'visiting|to (?:visit|see|meet|attend)',
  'für (?:ein|eine|einen|zwei|drei|vier|fünf|sechs|\\d+|ein paar|einige|den|die|das) (?:\\p{L}+ )?(?:stunden?|tage?|nacht|nächte|wochen?|wochenende|monate?|jahre?|sommer|winter|semester|zeit)',
  'bis(?! jetzt)|vorübergehend|zeitweise|vorerst|übergangsweise|zu besuch|auf besuch|(?:im|auf|in den) (?:\\p{L}+ )?urlaub|auf (?:\\p{L}+ )?\\p{L}*(?:reise|konferenz|tagung|messe|hochzeit)|(?:für|zu) (?:\\p{L}+ )?\\p{L}*(?:reise|konferenz|tagung|messe|hochzeit|urlaub)',
  "pour (?:(?:une?|deux|trois|quatre|cinq|six|quelques|les|des|le|la|\\d+) |l')(?:\\p{L}+ )?(?:heures?|jours?|nuits?|semaines?|mois|ans?|années?|été|hiver|week-end|vacances|conférence|mariage|congrès|stage)",
  "jusqu'|temporairement|provisoirement|en (?:vacances|visite|voyage|déplacement|mission|stage)",
  '(?:por|durante|para) (?:un|una|dos|tres|cuatro|cinco|seis|unos|unas|el|la|las|los|\\d+) (?:\\p{L}+ )?(?:horas?|días?|noches?|semanas?|mes(?:es)?|años?|verano|invierno|fin|conferencia|boda|congreso|vacaciones)',
  'hasta|temporalmente|provisionalmente|de (?:vacaciones|visita|viaje)',
].join('|');

const PATTERN = new RegExp(`(?:^|[\\s,(–—-])(?:${FOR_A_WHILE})(?:(?<=')|(?!\\p{L}))`, 'iu');

/** Chinese and Japanese: for some days, until, on a journey, for now. */
const CJK =
  /[一二两三四五六七八九十几\d]+个?(?:天|周|星期|月|年)(?!前)|暂时|临时|度假|出差|旅行|旅游|开会|直到|しばらく|一時|出張|旅行|休暇|まで|週間|日間|か月|年間/u;

/** True for a sentence that says how long something is so, or what for somebody is away: it changes nothing for good. */
export function isForAWhile(sentence: string): boolean {
  return PATTERN.test(sentence) || CJK.test(sentence);
}
