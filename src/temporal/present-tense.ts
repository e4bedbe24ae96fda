import type { LanguageCode } from './language.ts';

/** What is planned in the present tense: "The shop opens on Monday", "Winston and Ada take the train on 6 July". */
const PLANNED =
  'start|open|reopen|close|leave|arrive|move|go|come|begin|end|return|fly|run|expire|launch|meet|play|depart|finish|retire|visit|take|teach|travel|drive|release|ship|resume|land|celebrate|graduate|marry|perform|host|join|speak|present|sign|deliver|pay|inspect|test|export|send|talk|change|sail|ride|walk|stay|stop|switch|hold|have|need|want|plan|hope|expect';
const UNCHANGED = 'put|cut|let|set|hit|read|cost|hurt|shut|split|spread|beat|cast|bet|bid|burst|upset';
const NO_VERB =
  'and|or|but|in|on|at|to|of|for|with|from|by|who|that|which|all|both|two|three|four|five|were|was|had|did|got|said|as|so|not|too|there|here|then|than|about|after|before|because|if|when|while|until|since|into|over|also|only|still|never|always';
const ENGLISH = new RegExp(
  [
    String.raw`\b(?:am|is|are|isn['’]t|aren['’]t|does|do|don['’]t|doesn['’]t|may|might|can|could|should|must|cannot)\b`,
    String.raw`\p{L}['’](?:m|re)\b|\b(?:it|he|she|that|there|who|what)['’]s\b`,
    String.raw`\b(?:I|[Ww]e|[Yy]ou|[Tt]hey) (?:\p{Ll}+ly |also |then |only |still )?(?:${PLANNED})\b`,
    // Any other verb in its plain form: those whose past looks the same are left out.
    String.raw`\b(?:I|[Ww]e|[Yy]ou|[Tt]hey) (?:\p{Ll}+ly |also |then |only |still |all |both |always |never )?(?!(?:${NO_VERB}|${UNCHANGED})\b)\p{Ll}{2,}\b`,
    String.raw`\b(?:[Hh]e|[Ss]he|[Ii]t|who|[Ee]veryone|[Nn]obody|[Ss]omebody) (?:\p{Ll}+ly |also |then |only |still |always |never )?(?!(?:was|has|is|his|its|as|this|us)\b)\p{Ll}+s\b`,
    String.raw`(?<!\p{L})\p{Lu}\p{L}+ (?:${PLANNED})\b`,
    // A word in -s between a name, or a noun with its article, and what belongs to a verb.
    // After an article, a preposition or an adjective's -s it is a noun.
    String.raw`(?<=\S )(?<!\b(?:[Tt]he|[Aa]n?|of|in|at|his|her|my|our|your|their|its|this|that|these|those|no|some|any) )(?:\p{Ll}{2,}[^s\s]|goe|doe|passe|misse|presse|discusse|addresse)s (?=(?:to|on|in|at|from|for|with|by|about|against|back|home|up|out|down|off|over|the|a|an|his|her|their|its|our|my|your|us|them|him|it|me|all|everything|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|eighteen|again|next|this|until|\d|\p{Lu})(?![\p{L}]))`,
    // Two people who do something: "Ann and Bob follow us".
    String.raw`(?<!\p{L})\p{Lu}\p{L}+ and (?:I|\p{Lu}\p{L}+) (?!(?:${NO_VERB}|${UNCHANGED})\b)\p{Ll}{3,}(?<!ed|ly)\b`,
    String.raw`\p{L} (?:${PLANNED})e?s\b|\btakes? place\b|\bhas (?:an?|to|the|no)\b`,
  ].join('|'),
  'u',
);
/** A noun in the plural looks like a verb: after these words it is one no more than after a number. */
const PLURAL =
  /\b(?:these|those|many|some|several|few|all|two|three|four|five|six|ten|our|my|your|photos|notes) \p{Ll}+s\b/giu;

const PRESENT: Partial<Readonly<Record<LanguageCode, RegExp>>> = {
  en: ENGLISH,
  de: /(?:^|[^\p{L}])(?:bin|bist|ist|sind|seid|kann|kannst|können|darf|dürfen|soll|sollen|muss|müssen|(?:[Ii]ch \p{Ll}+e)|(?:[Ww]ir \p{Ll}+n)|(?:(?:[Ee]r|[Ss]ie|[Ee]s|man|\p{Lu}\p{L}+) (?!(?:und|seit|mit|hat|nicht|letzt|jetzt|dort|statt|wart)(?![\p{L}]))\p{Ll}+t)|\p{Ll}+e ich|\p{Ll}+n wir|\p{Ll}+t (?:er|sie|es|\p{Lu}\p{L}+))(?![\p{L}])/u,
  fr: /(?:^|[^\p{L}])(?:est|suis|sommes|êtes|sont|peut|peuvent|doit|doivent|je \p{Ll}+[es]|j['’]\p{Ll}+e|nous \p{Ll}+ons|vous \p{Ll}+ez|(?:[Ii]l|[Ee]lle|on) \p{Ll}+[et]|[Ii]ls \p{Ll}+nt|(?:arrive|arrivent|commence|commencent|ouvre|ouvrent|ferme|ferment|revient|reviennent|déménage|rentre|emménage)|\p{Lu}\p{L}+ (?:part|revient|arrive|commence|ouvre|ferme|quitte|rentre|va|vient|prend|déménage|finit))(?![\p{L}])/iu,
  es: /(?:^|[^\p{L}])(?:es|está|están|estoy|son|soy|somos|puede|pueden|debe|deben|tengo|tiene|tenemos|tienen|llega|llegan|sale|salen|salgo|empieza|empiezan|abre|abren|cierra|cierran|viaja|viajo|viajamos|vuelve|vuelvo|volvemos|parte|comienza|termina|celebra|celebramos|muda|mudo|regresa|regreso|regresamos|vuela|vuelo|viene|vienen|vengo|empiezo|comienzo|cierro|abro|termino|entrego|tomo|doy|hago|hay|entrega|visita|cumple|juega|presenta|inaugura|inauguran|celebran|reúne|reúnen|casa|casan|paso|llevo|voy|vamos|va|van|llego|trae|traigo|viajan|quedamos|cenamos|comemos|se (?!\p{L}+(?:aba|ía)n?(?!\p{L}))\p{L}+[ae]n?)(?![\p{L}])/iu,
  pt: /(?:^|[^\p{L}])(?:é|são|está|estão|estou|sou|somos|pode|podem|posso|podemos|deve|devem|tenho|tem|têm|temos|chega|chegam|chego|sai|saem|saio|começa|começam|abre|abrem|fecha|fecham|viaja|viajo|volta|volto|voltam|parte|termina|faz|faço|passo|passa|levo|leva|trago|traz|entrego|entrega|visito|visita|vem|venho|há|casa|casam|muda|mudo|celebra|joga|eu \p{Ll}+o|nós \p{Ll}+mos|(?:ele|ela|você|a gente) \p{Ll}+[ae])(?![\p{L}])/iu,
};

/** "Marta cierra la tienda": a name, and a verb of the present with what belongs to it. */
const NAMED_ACTS: Partial<Readonly<Record<LanguageCode, RegExp>>> = {
  fr: /(?:^|[^\p{L}])(?:[Ll]e|[Ll]a|[Ll]es|[Mm]on|[Mm]a|[Ss]on|[Ss]a|[Nn]otre|[Uu]ne?) (?:\p{Ll}+|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) \p{Ll}{2,}(?:[^é]e|ent|t|d)(?= (?:le|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|au|en|dans|ce|cet|du|dès|à partir|demain)(?![\p{L}]))/u,
  es: /(?:^|[^\p{L}])(?:\p{Lu}\p{L}+|(?:[Ee]l|[Ll]a|[Ll]os|[Ll]as|[Mm]i|[Ss]u|[Nn]uestr[oa]) \p{Ll}+) (?!(?:de|que|para|entre|sobre|ante|durante|desde|donde|grande|fue|era|eran|hace)(?![\p{L}]))(?!\p{L}+(?:aba|ía)n?(?!\p{L}))\p{Ll}+[ae]n?(?= (?:el|la|los|las|un|una|al|a|en|su|sus|con|por|todo|mañana)(?![\p{L}]))/u,
};

/** True for a sentence that tells of the present, and so by its dates of what is to come; asked when no other cue says so. */
export function isPresent(sentence: string, language: LanguageCode): boolean {
  const words = language === 'en' ? sentence.replace(PLURAL, '') : sentence;
  return (PRESENT[language]?.test(words) ?? false) || (NAMED_ACTS[language]?.test(words) ?? false);
}
