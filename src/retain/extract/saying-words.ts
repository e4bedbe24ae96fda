/** Verbs that tell that somebody says something, in the forms that stand beside a quotation; alternatives of a regular expression. */
export const SAID =
  'put it|puts it|complained|complains|predicted|predicts|promised|promises|joked|jokes|confirmed|confirms|observed|reported|shouted|whispered|laughed|sighed|cried|urged|claimed|claims|commented|estimated|testified|recounted|recounts|agreed|boasted|pleaded|protested|countered|began|objected|objects|remembered|remembers|demanded|suggested|mused|muttered|murmured|grumbled|moaned|snapped|yelled|called out|told us|said|says|told|tells|added|adds|asked|asks|replied|replies|answered|answers|explained|explains|wrote|writes|texted|noted|notes|warned|warns|argued|argues|recalled|recalls|insisted|insists|admitted|admits|announced|announces|remarked|continued|concluded|stated|states|sagte|sagt|erklärte|erklärt|erzählte|erzählt|meinte|meint|fragte|antwortete|betonte|berichtete|berichtet|schrieb|schreibt|klagte|klagt|lobte|rief|ergänzte|versprach|warnte|dit|disait|déclare|déclaré|explique|expliqué|ajoute|ajouté|répond|répondu|raconte|raconté|affirme|affirmé|assure|assuré|écrit|promis|lance|lancé|confie|confié|souligne|souligné|dijo|dice|explicó|explica|añadió|añade|preguntó|respondió|señaló|afirmó|aseguró|declaró|contó|cuenta|prometió|escribió|comentó|advirtió|disse|diz|contou|respondeu|perguntou|explicou|afirmou|acrescentou|escreveu';

/** Verbs in front of which an auxiliary stands: "a déclaré", "hat gesagt", "has said". */
export const AUXILIARY = String.raw`(?:(?:a|ha|hat|habe|had|has)\s+)?`;

const NAME_WORD = String.raw`(?:(?:Dr|Mr|Mrs|Ms|Prof|St|Sr|Sra|Hr|Fr|Mme|\p{Lu})\.|\p{Lu}[\p{L}\p{M}'’-]*)`;

/** A name as it stands in prose, with a title before it. */
export const NAME = `${NAME_WORD}(?:[ ](?:(?:de|da|del|van|von|der|den|bin|al|el|la)[ ]){0,2}${NAME_WORD}){0,3}`;

export const ARTICLE = '(?:[Tt]he|[Aa]n?|[Oo]s?|[Dd]er|[Dd]ie|[Ll]e|[Ll]a|[Ee]l)';

/** An article or a possessive before what somebody is: "its producer", "my neighbour". */
export const DETERMINER = `(?:${ARTICLE}|[Mm]y|[Oo]ur|[Yy]our|[Hh]is|[Hh]er|[Ii]ts|[Tt]heir|[Mm]eine?|[Uu]nsere?|[Ss]eine?|[Ii]hre?|[Mm]on|[Mm]a|[Nn]otre|[Vv]otre|[Ss]on|[Ss]a|[Mm]i|[Ss]u|[Nn]uestr[oa])`;

/** The pronouns of the third person, as they are spoken of one person. */
export const PRONOUN = '(?:[Hh]e|[Ss]he|[Ee]r|[Ss]ie|[Ii]l|[Ee]lle|[ÉéEe]l|[Ee]lla|[Ee]le|[Ee]la)';

/** Words behind a comma that are no verbs. */
export const NO_VERB = new Set(
  'and but or nor so because which who whom that as when while if than for with in on at of to from by is was are were has had und aber oder weil wie als mit von bei dass wenn et mais ou parce que comme avec dont qui pero porque como con según'.split(
    ' ',
  ),
);

/** What is read off a thing, or is the name of one, is nobody's speech. */
export const READ_OFF =
  /\b(?:reads?|titled|entitled|called|named|spells?|labell?ed|sign|headline|subject|password|motto)\b[^.!?]{0,20}$/iu;

/** Words with a capital letter that name nobody. */
export const NOBODY =
  /^(?:Anonymous|Anonym|Anonyme|Anónimo|One|Another|Some|Many|Most|Several|Both|All|Each|Two|Three|Others|Users?|Testers?|Customers?|Guests?|Critics|Participants?|Einer|Eine|Man|Jemand|Manche|Einige|Uno|Una|Alguien|On|Certains|He|She|They|It|I|We|You|The|A|An|Er|Sie|Il|Elle|Él|Ella|Ele|Ela|Me|Te|Le|Nos|Les|Lhe|Se|Nobody|Everyone|Somebody|Someone|This|That|Nothing)\b/u;
