/** What letters stand for that everybody knows, each with its words as `nameKey` folds them; several when there are several. */
const EXPANSIONS = `
bbc british broadcasting corporation
nlp natural language processing
who world health organization
who world health organisation
un united nations
eu european union
usa united states of america
uk united kingdom
nato north atlantic treaty organization
imf international monetary fund
wto world trade organization
wwf world wildlife fund
wwf world wide fund for nature
nasa national aeronautics and space administration
esa european space agency
fbi federal bureau of investigation
cia central intelligence agency
nsa national security agency
fda food and drug administration
epa environmental protection agency
cdc centers for disease control
cdc centers for disease control and prevention
nih national institutes of health
nhs national health service
nba national basketball association
nfl national football league
nhl national hockey league
mlb major league baseball
ioc international olympic committee
ibm international business machines
bmw bayerische motoren werke
kfc kentucky fried chicken
dhl dalsey hillblom lynn
ups united parcel service
aws amazon web services
gcp google cloud platform
ai artificial intelligence
ml machine learning
llm large language model
ocr optical character recognition
iot internet of things
seo search engine optimization
crm customer relationship management
erp enterprise resource planning
kpi key performance indicator
cnn cable news network
npr national public radio
mit massachusetts institute of technology
ucla university of california los angeles
nyu new york university
lse london school of economics
lse london stock exchange
ucl university college london
ieee institute of electrical and electronics engineers
acm association for computing machinery
acm association of computing machinery
oecd organisation for economic cooperation and development
ecb european central bank
sec securities and exchange commission
irs internal revenue service
dna deoxyribonucleic acid
cbt cognitive behavioral therapy
cbt cognitive behavioural therapy
adhd attention deficit hyperactivity disorder
ptsd post traumatic stress disorder
mri magnetic resonance imaging
jfk john f kennedy
sap systems applications and products
ubs union bank of switzerland
sbb schweizerische bundesbahnen
eth eidgenossische technische hochschule
api application programming interface
gpu graphics processing unit
cpu central processing unit
sql structured query language
ira irish republican army
ngo non governmental organization
vat value added tax
gdp gross domestic product
`;

const KNOWN = new Map<string, Set<string>>();
for (const line of EXPANSIONS.trim().split('\n')) {
  const [letters = '', ...words] = line.split(' ');
  KNOWN.set(letters, (KNOWN.get(letters) ?? new Set()).add(words.join(' ')));
}

/**
 * Whether well-known letters stand for other words than these: "BBC" for "British Business Council". False for letters
 * that nobody knows, which may stand for anything.
 * @param words folded as by `nameKey`
 */
export function standsForOther(letters: string, words: string): boolean {
  const known = KNOWN.get(letters);
  return (
    known !== undefined &&
    // A legal form at the end was taken from the words: "British Broadcasting".
    ![...known].some((expansion) => words.includes(expansion) || expansion.startsWith(`${words} `))
  );
}
