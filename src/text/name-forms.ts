/** Word lists of our own about how one name is written in several ways. All in lower case, as `nameKey` folds words. */

function list(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/u).filter((word) => word !== ''));
}

function table(lines: string): ReadonlyMap<string, string> {
  return new Map(
    lines
      .split('\n')
      .map((line) => line.trim().split(' '))
      .flatMap(([full, ...forms]) => forms.map((form): [string, string] => [form, full ?? form])),
  );
}

/** Last words that say in which legal form an organisation was founded, and nothing about which one it is. */
export const LEGAL_FORMS = list(
  'inc incorporated ltd limited llc llp lp plc gmbh ag kg kgaa se sa sas sarl srl spa bv nv ab oy oyj asa corp corporation co company pty pte kk ltda',
);

/** The same in writing without spaces, before the name or behind it, and in Russian. */
export const UNSPACED_LEGAL_FORMS =
  /^(?:株式会社|有限会社|合同会社|주식회사|\(株\)|\(주\)|㈜|㈱|ооо|оао|зао|пао|ао\s)\s*|\s*(?:株式会社|有限会社|合同会社|股份有限公司|有限责任公司|有限公司|주식회사|\(株\)|\(주\)|㈜|㈱)$/iu;

/** Last words that say what kind of organisation it is and are often left out. */
export const ORGANIZATION_KINDS = list(
  'group holdings holding motor publishing restaurant hotel brewery bakery cafe university college airlines airways motors technologies technology software systems labs laboratories pharmaceuticals pharma industries enterprises electronics bank insurance consulting foundation international',
);

/** First words that say what kind of place it is and are often left out: "Mount Everest", "River Thames". */
export const PLACE_KINDS = list('mount river the republic kingdom state city commonwealth principality');

/** Last words that say what kind of place it is and are often left out: "Sahara Desert". */
export const LAST_PLACE_KINDS = list('river desert');

/** Letters behind a person's name that say nothing about who it is. */
export const DEGREES = list('phd md esq dds mba cpa rn msc bsc ba ma jd dphil frs obe mbe');

/** Words behind a person's name that tell a parent from a child; each with the one way in which it is compared. */
export const GENERATIONS = table(`
jr jr junior
sr sr senior
2 ii 2nd
3 iii 3rd
4 iv 4th
6 vi
7 vii
8 viii
`);

/** Titles by the sex that they tell. */
export const MALE_TITLES = list(
  'mr sir lord king prince herr señor monsieur signor father brother uncle dad daddy grandfather grandpa papa vater opa onkel père padre abuelo tío',
);
export const FEMALE_TITLES = list(
  'mrs ms miss dame lady queen princess frau señora madame mme mlle signora sister aunt auntie mother mum mom grandmother grandma granny mama mutter oma tante mère madre abuela tía',
);
/** Titles that stand before a family name, not before a given name. */
export const FAMILY_NAME_TITLES = list(
  'mr mrs ms mx miss dr doctor prof professor judge justice senator sen president pres governor gov mayor minister chancellor captain capt colonel col general gen sergeant sgt lieutenant lt officer detective inspector herr frau señor señora monsieur madame mme signor signora',
);

/** Forms of politeness that Japanese, Korean and Chinese write behind a name. */
export const EAST_ASIAN_HONORIFICS =
  /(?<=\p{L}\s*)(?:さん|さま|様|ちゃん|くん|君|先生|씨|님|先輩|殿|女士|小姐)$/u;

/** Words that are written out or shortened, and the one way in which they are compared. */
export const SHORT_WORDS = table(`
mount mt
fort ft
avenue ave
road rd
boulevard blvd
square sq
department dept
university univ
international intl int'l
national natl
association assn assoc
brothers bros
government govt
institute inst
laboratory lab
laboratories labs
technology tech
engineering eng
manufacturing mfg
center centre ctr
theater theatre
harbor harbour
defense defence
color colour
organization organisation org
committee cmte
management mgmt
building bldg
apartment apt
floor fl
room rm
number no
`);

/** Numbers in words, as digits. "Formula One" is "Formula 1", "Third Avenue" is "3rd Avenue". */
export const NUMBER_WORDS = table(`
1 one first 1st
2 two second 2nd
3 three third 3rd
4 four fourth 4th
5 five fifth 5th
6 six sixth 6th
7 seven seventh 7th
8 eight eighth 8th
9 nine ninth 9th
10 ten tenth 10th
11 eleven eleventh 11th
12 twelve twelfth 12th
`);

/** Roman numbers behind a name. V and X are left out: alone they are letters more often ("Model X"). */
export const ROMAN_NUMBERS = table(`
1 i
2 ii
3 iii
4 iv
6 vi
7 vii
8 viii
9 ix
11 xi
12 xii
13 xiii
14 xiv
`);

/** Words that acronyms may pass over: "MIT", but "DoD". */
export const SMALL_WORDS = list('of and the for in on at to de la du des der die das und et y e');

/** Words before a number that may be left out: "Python version 3", "Python 3". */
export const NUMBER_LEADS = list('version ver v number no');
