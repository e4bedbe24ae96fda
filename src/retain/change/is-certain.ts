/** What is asked, or only thought of, is not said. */
const UNSURE =
  /[?？]|(?:^|\s)(?:if|whether|unless|maybe|perhaps|might|could|would|should|shall|wants?|plans?|plann(?:ed|ing)|hopes?|hoping|intends?|supposed|possibly|probably|likely|hypothetically|tentatively|falls|wenn|ob|vielleicht|möchte|wahrscheinlich|vermutlich|würde|könnte|soll|sollte|peut-être|voudrait|probablement|pourrait|quizás?|quiere|probablemente|podría)(?![\p{L}])/iu;
/** Chinese and Japanese words for what is asked, planned, thought or told by others. */
const UNSURE_CJK =
  /[吗呢吧]|可能|也许|或许|如果|要是|打算|计划|想|希望|将|会|听说|据说|觉得|认为|没有?搬|不会|かも|だろう|でしょう|つもり|予定|もし|たら|らしい|そうだ|と言|と思|たい|か$/u;
/** As `UNSURE`, but for the month of May. */
const MAY = /\smay\s/u;
/** What somebody else says or believes, what is told of him, and what is only played or dreamt. */
const HEARSAY =
  /(?:^|[\s,(–—-])(?:according to|allegedly|supposedly|reportedly|apparently|rumou?r\p{L}*|gossip|(?:I|we) (?:think|guess|believe|suppose|assume|heard|reckon|dreamt|dreamed)|says|said|claims|claimed|thinks|thought|believes|believed|insists|heard|jok(?:es|ed|ing)|kidding|in (?:my|a|his|her|the) (?:dreams?|game|novel|story|film|movie|book|play)|laut|angeblich|anscheinend|sagte?|meint|behauptet|selon|d'après|apparemment|paraît-il|il paraît|soi-disant|según|al parecer|supuestamente|dicen?)(?!\p{L})/iu;
/** It is so beside what was before: "now also speaks French". */
const BESIDE =
  /(?:^|[\s,])(?:also|too|as well|in addition|additionally|part-time|on the side|partly|partially|auch|außerdem|zusätzlich|teilweise|aussi|également|en plus|en partie|también|además|en parte)(?!\p{L})/iu;
/** It was so for some time only, or is so no longer: "moved to Rome and then back". */
const UNDONE =
  /(?:^|\s)(?:and|but|then|before|later|und|aber|dann|et|mais|puis|y|pero|luego)\s(?:\S+\s){0,3}?(?:then|later|afterwards|back|again|returned|moved|went|fell|rose|dann|später|zurück|wieder|puis|ensuite|retour|luego|después|volvió)(?!\p{L})|,\s?(?:then|later|afterwards|dann|später|puis|ensuite|luego|después)(?!\p{L})/iu;
/** A sentence that takes back what was said before it, or tells what came after it. */
const TAKES_BACK =
  /^(?:(?:oh|oops|sorry|haha|ha|well|but|just|only),? )*(?:kidding|joking|no,? (?:wait|sorry)|nope|not really|not true|(?:scratch|forget|strike) that|april fools?|i (?:was|am|made) (?:wrong|joking|kidding|a mistake)|i'm (?:joking|kidding)|(?:nur (?:ein )?)?(?:spaß|scherz)|je plaisante|je rigole|(?:es )?broma)(?!\p{L})|^(?:but |and )?(?:then|later|afterwards|after that|since then|(?:one|two|three|a few|some|a|\d+) (?:days?|weeks?|months?|years?) later|dann|später|danach|puis|ensuite|luego|después)(?!\p{L}).*(?:back|again|moved|returned|went|fell|rose|changed|zurück|wieder|zog|retour|revenue?|volvió|regresó)(?!\p{L})/iu;
/** Long before what is told now. */
const LONG_AGO =
  /(?:^|\s)(?:(?:years|decades|ages|long) ago|as a (?:child|kid|boy|girl|teenager|teen|baby|student)|when (?:he|she|I|we|they) (?:was|were)|in (?:his|her|my|their) (?:youth|childhood|teens|twenties|thirties)|used to|originally|initially|at first|formerly|previously|back then|at the time|vor (?:vielen )?jahren|als kind|damals|früher|ursprünglich|il y a (?:des|longtemps)|autrefois|à l'époque|hace (?:muchos )?años|de niñ[oa]|antes era)(?!\p{L})/iu;

/** A label before a colon that is no speaker: what stands behind it is not so. */
const UNREAL =
  /^(?:(?:\p{L}+ )?(?:rumou?rs?|gossip|plans?|ideas?|proposals?|suggestions?|hypothes[ie]s|assumptions?|drafts?|options?|scenarios?|examples?|dreams?|goals?|to-?dos?|wish(?:es)?|jokes?|imagine|suppose|assume|pretend|myths?|fiction|quotes?|fake news|gerüchte?|pläne|idee|vorschlag|entwurf|beispiel|rumeurs?|projet|exemple|rumor|plan|propuesta|ejemplo))$/iu;

/** True for a sentence that its speaker says is so; not for what is asked, thought, planned or told by others. */
export function isCertain(sentence: string): boolean {
  return (
    !UNSURE.test(sentence) && !UNSURE_CJK.test(sentence) && !MAY.test(sentence) && !HEARSAY.test(sentence)
  );
}

/** True for a change that leaves nothing of what was before: not "also", not "and then back", not "years ago". */
export function isLastWord(sentence: string): boolean {
  return !BESIDE.test(sentence) && !UNDONE.test(sentence) && !LONG_AGO.test(sentence);
}

/** True for a sentence behind which what was said before it stands no longer. */
export function takesBack(sentence: string): boolean {
  return TAKES_BACK.test(sentence.trim().replace(/[’‘]/gu, "'"));
}

/** True for a label whose words are not told as so: "Rumour: the office moved". */
export function isUnreal(label: string): boolean {
  return UNREAL.test(label.trim());
}
