import { nameKey } from './name-key.ts';

/** Given names and their everyday short forms, one family of names a line, English first; written for this project. */
const FAMILIES = `
abigail abby gail
abraham abe
alexander alex alec sandy xander sasha aleksandr alexandr oleksandr
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
charlotte lottie lotte charlie
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
abdullah abdallah
ahmad ahmed
aisha ayesha aicha
dimitrios dimitris
fatima fatimah fatma
georgios giorgos yorgos
husayn hussein hussain husein
ioannis yannis giannis
karim kareem
kateryna ekaterina katya
khalid khaled
konstantinos kostas
layla leila laila
mustafa mostafa moustafa
mykola nikolai
nikolaos nikos
olena elena
oleksandr aleksandr sasha
said saeed sayed
volodymyr vladimir
yusuf youssef yousef yusef
zachary zach zack
agnieszka aga
aleksandr sasha shura sanya
aleksandra ola sasha
aleksei alyosha lyosha
alessandro sandro ale
alexei alyosha lyosha
alejandro ale
alberto beto
alois lois loisl
anastasia nastya
andreas andi
andrei andrey andrusha
anna anya annie
anton toni
antonia toni
antonio tono toni tonino
avraham avi
beatriz bea
boris borya
brigitte gitte gitti
carlos charly
christoph chris
concepcion concha conchita
cornelis kees cor
dietrich dieter
dmitri dima mitya
dmitry dima mitya
dolores lola
domenico mimmo
eduardo lalo edu
ekaterina katya
elena lena
elisabeth lisa lisbeth liesl elsa else betti
elisabetta betta
elzbieta ela
enrique quique kike
evgeny zhenya
fernando nando fer
francesco franco checco
francisca paca paquita
francisco paco pancho curro kiko
franziska franzi
friedrich fritz
gerhard gerd
gertrud trudi
giovanni gianni nino vanni
giuseppe beppe peppe pino
giuseppina pina
gregorio goyo
grigory grisha
guadalupe lupe lupita
guillermo memo
heinrich heinz heiner
helene lena leni
hendrik henk
ignacio nacho
irina ira
isabel isa
ivan vanya
jacobus koos
jakub kuba
jan janek
javier javi
jesus chuy
joachim jochen achim
joanna asia
johann hans
johannes hans hannes jan
jose pepe
josef sepp jupp
katarzyna kasia
katharina kathi kati katja
konstantin kostya
krzysztof krzysiek
lorenzo renzo enzo
ludmila mila
ludwig lutz
luigi gigi
luis lucho
magdalena lena magda leni
malgorzata gosia
manuel manolo manu
margarete grete gretel gretchen greta
maria masha mari
matthias matze
mercedes meche
mikhail misha
muhammad mohammed mohammad mohamed muhammed
natalia natasha
nicolas nico
nikolai kolya
olga olya
pavel pasha
philippe phil
pieter piet
pilar pili
pyotr petya
rafael rafa
reinhard reini
roberto beto
rosario charo
rudolf rudi
salvatore toto turi
santiago santi
sergei sergey serge seryozha
siegfried siggi
stanislaw staszek
svetlana sveta
tatiana tanya
teresa tere
theresia resi
tomasz tomek
ulrich uli
ursula uschi ulla
vasily vasya
veronika vroni
viktor vitya
vincenzo enzo
vladimir vova volodya vlad
wolfgang wolf
yekaterina katya
yelena lena
yevgeny zhenya
yosef yossi
zofia zosia
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

/**
 * True for two short forms of one given name that one person hardly bears both: "Liz", "Beth". Not for one that is the
 * other with an ending, or with another first letter: "Ben", "Benny"; "Bob", "Rob".
 */
export function areTwoShortForms(a: string, b: string): boolean {
  const [left, right] = [nameKey(a), nameKey(b)];
  if (!sameGivenName(left, right) || fullNames(left).includes(right) || fullNames(right).includes(left))
    return false;
  const isOneForm = left.startsWith(right) || right.startsWith(left) || left.slice(1) === right.slice(1);
  return !isOneForm;
}
