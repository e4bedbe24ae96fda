import { nameKey } from './name-key.ts';

/** Given names and their everyday short forms, one family of names a line; written for this project. */
const FAMILIES = `
abigail abby gail
abraham abe
alexander alex alec sandy xander sasha
alexandra alex lexi sandra sasha
alfred alf fred
alice ali
amanda mandy
andrew andy drew
angela angie
anthony tony
arthur art artie
barbara barb babs
benjamin ben benny benji
beatrice bea trixie
bernard bernie
bradley brad
caroline carrie caro
catherine cathy kate katie cat
charles charlie chuck
charlotte lottie charlie
christina chris tina chrissy
christine chris chrissy
christopher chris topher
cynthia cindy
daniel dan danny
david dave davey
deborah deb debbie
dominic dom
donald don donnie
dorothy dot dottie
edward ed eddie ned ted teddy
eleanor ellie nell nora
elizabeth liz lizzie beth betty eliza libby betsy
emily em emmy
eugene gene
evelyn evie
florence flo
francesca fran
frances fran francie
francis frank
franklin frank
frederick fred freddie
gabriel gabe
gabriella gabby
george georgie
gerald gerry jerry
geoffrey geoff jeff
gregory greg
gwendolyn gwen
harold harry hal
helen nell
henry harry hank
herbert bert herb
isaac ike zac
isabella bella izzy
jacob jake
jacqueline jackie
james jim jimmy jamie
jennifer jen jenny
jeremy jerry
jessica jess jessie
johanna jo hanna
john johnny jack
jonathan jon jonny nathan
joseph joe joey
josephine jo josie
joshua josh
judith judy
julia julie jules
katherine kathy kate katie kat kit kitty
kathleen kathy kath
kenneth ken kenny
kimberly kim
lawrence larry
leonard leo len lenny
leonardo leo
lillian lily lil
louis lou louie
lucille lucy
madeleine maddie
margaret maggie meg peggy marge greta rita
maria mary
martha marty
martin marty
matthew matt
maximilian max
melanie mel
melissa mel lissa
michael mike mikey mick mickey
michelle shelly
nancy nan
natalie nat
nathaniel nate nathan nat
nicholas nick nicky
nicole nikki
oliver ollie
olivia liv livvy
pamela pam
patricia pat patty trish tricia
patrick pat paddy
penelope penny
peter pete
philip phil pip
phillip phil
priscilla cilla
rachel rach
raymond ray
rebecca becky becca
reginald reggie
richard rick ricky rich dick
robert bob bobby rob robbie bert
roberta bobbie
roger rog
ronald ron ronnie
rosemary rose rosie
russell russ
samantha sam
samuel sam sammy
sarah sally
sebastian seb bastian
sophia sophie
stephanie steph
stephen steve stevie
steven steve stevie
susan sue susie suzy
suzanne sue suzy
sylvester sly
tamara tammy
terence terry
theodore ted teddy theo
theresa terry tess tessa
thomas tom tommy
timothy tim timmy
valerie val
veronica ronnie vera
victor vic
victoria vicky tori
vincent vince vinny
virginia ginny ginger
walter walt wally
wilhelm willi
william will bill billy willie liam
winifred winnie
zachary zach zack
`;

function readFamilies(): ReadonlyMap<string, ReadonlySet<string>> {
  const formsByName = new Map<string, Set<string>>();
  for (const line of FAMILIES.split('\n')) {
    const [full, ...forms] = line.split(' ').filter((name) => name !== '');
    if (full === undefined) continue;
    for (const form of forms) {
      const fulls = formsByName.get(form) ?? new Set();
      formsByName.set(form, fulls.add(full));
    }
  }
  return formsByName;
}

const FULL_NAMES = readFamilies();

/**
 * The given names of which a name is a short form, as keys: "Bob" → robert; "Alex" → alexander, alexandra.
 * Empty for what is no short form in the table.
 */
export function fullNames(name: string): readonly string[] {
  return [...(FULL_NAMES.get(nameKey(name)) ?? [])];
}

/**
 * True when two given names may mean one person: the same name, a short form and its full name ("Bob", "Robert"), or
 * two short forms of one name ("Bob", "Rob").
 */
export function sameGivenName(a: string, b: string): boolean {
  const left = nameKey(a);
  const right = nameKey(b);
  const lefts = new Set([left, ...fullNames(left)]);
  return left !== '' && [right, ...fullNames(right)].some((name) => lefts.has(name));
}
