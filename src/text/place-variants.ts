/** Names of one place in several languages and times, folded as by `nameKey` and without blanks; the first is the one compared. */
const PLACES = `
beijing peking 北京 пекин
shanghai 上海
tokyo 東京 东京 токио
kyoto 京都
osaka 大阪
seoul 서울
unitedstates usa us unitedstatesofamerica eeuu etatsunis vereinigtestaaten estadosunidos
unitedkingdom uk
unitedarabemirates uae
marrakesh marrakech
lakegeneva lacleman genfersee
lakeconstance bodensee
mumbai bombay
kolkata calcutta
chennai madras
bengaluru bangalore
yangon rangoon
myanmar burma
srilanka ceylon
thailand siam
iran persia
istanbul constantinople konstantinopel
hochiminhcity saigon
guangzhou canton
nanjing nanking
gdansk danzig
wroclaw breslau
krakow cracow krakau
warsaw warszawa warschau
prague praha prag
vienna wien vienne viena
munich munchen muenchen
cologne koln koeln
nuremberg nurnberg nuernberg
hanover hannover
brunswick braunschweig
geneva geneve genf ginebra ginevra
zurich zuerich zurigo
basel basle bale
bern berne
lucerne luzern
rome roma rom
florence firenze florenz
venice venezia venedig
milan milano mailand
naples napoli neapel
turin torino
genoa genova genua
lisbon lisboa lissabon lisbonne
porto oporto
seville sevilla
saragossa zaragoza
thehague denhaag lahaye
brussels bruxelles brussel bruessel bruselas
antwerp antwerpen anvers
bruges brugge
ghent gent gand
liege luttich luettich
copenhagen kobenhavn kopenhagen
gothenburg goteborg goeteborg
helsinki helsingfors
moscow moskva moskau moscu москва
saintpetersburg санктпетербург leningrad petrograd sanktpeterburg
kyiv kiev kiew киев київ
lviv lvov lemberg
odesa odessa
kharkiv kharkov
athens athina athen αθηνα
thessaloniki salonica saloniki θεσσαλονικη
belgrade beograd belgrad
bucharest bucuresti bukarest
sofia sofija
cairo alqahira kairo
jerusalem yerushalayim alquds
damascus dimashq damaskus
london londres londra
edinburgh edimbourg
dublin baileathacliath
newyork nuevayork
mexicocity ciudaddemexico mexikostadt
germany deutschland allemagne alemania germania
switzerland schweiz suisse svizzera suiza
austria osterreich oesterreich autriche
italy italia italien italie
spain espana spanien espagne
france frankreich francia
netherlands holland niederlande paysbas nederland
greece hellas griechenland
turkey turkiye tuerkei turkei
japan nippon
china zhongguo
eswatini swaziland
czechia czechrepublic
ivorycoast cotedivoire
capeverde caboverde
easttimor timorleste
northmacedonia macedonia
`;

const PLACE_OF = new Map(
  PLACES.trim()
    .split('\n')
    .map((line) => line.split(' '))
    .flatMap((names) => names.map((name): [string, string] => [name, names[0] ?? name])),
);

/** The one name by which a place is compared that is called differently elsewhere or was before: "Peking" is Beijing. */
export function usualPlace(compact: string): string {
  return PLACE_OF.get(compact) ?? compact;
}
