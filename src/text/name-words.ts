/** Word lists of our own that tell names from words, and one kind of name from another. All in lower case. */

function list(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/u).filter((word) => word !== ''));
}

/** Words that get a capital letter without being a name: sentence openers, answers, greetings, kin, calendar. */
export const NOT_NAMES = list(`
  vat json xml html css http https sql csv utc gmt cet cest est pst bst sms mri ct ecg iban pin usd eur gbp chf x-ray x-rays xray ip tcp udp dns ssh ssl tls vpn cpu gpu ram ssd usb-c led wifi wi-fi gdpr pto kg km cm mm
  hallo guten tag liebe lieber der die das den dem des ein eine einen einem einer und oder aber ich du er es wir ihr sie mein meine meinem meiner dein deine sein seine unser unsere euer im am zum zur vom beim bei mit nach seit von aus auf für gegen ohne um durch wegen weil dass wenn als ob wie was wer wo wann warum gestern heute morgen übermorgen vorgestern letzte letzten letztes nächste nächsten nächstes dann danach dort hier jetzt noch schon nicht kein keine auch nur viele grüße danke bitte ja nein tochter schwester bruder nichte neffe enkel enkelin ehefrau ehemann januar februar märz mai juni juli oktober dezember montag dienstag mittwoch donnerstag freitag samstag sonntag woche monat jahr herr frau
  le la les un une des du au aux et ou mais je tu il nous vous ils elles on ce cette ces mon ma mes ton ta tes son sa ses notre votre leur leurs dans sur sous avec sans pour par vers depuis pendant avant après hier aujourd'hui demain ensuite puis alors donc quand comme si que qui quoi où pourquoi comment bonjour bonsoir salut cher chère merci oui non janvier février avril juin juillet août septembre octobre novembre décembre lundi mardi mercredi jeudi vendredi samedi dimanche bien cordialement
  el los las uno unos unas y o pero yo tú él nosotros ustedes ellos ellas mi mis tus su sus nuestro nuestra este esta estos estas ese esa en con sin para desde hasta antes después entre sobre ayer hoy mañana anoche luego entonces cuando quien donde dónde porque qué hola querido querida estimado estimada gracias sí enero febrero abril junio julio agosto septiembre octubre noviembre diciembre lunes martes miércoles jueves viernes sábado saludos
 
  i i'm i’m i've i’ve i'd i’d i'll i’ll me my mine myself we us our ours you your yours he him his she her hers it its they them their theirs one
  a an the this that these those some any all both each every either neither no none not never many much more most few several other another such same own
  and or but so yet nor if then than because since although though while when whenever where wherever why how what which who whom whose whether unless until till as
  at by for from in into of off on onto out over to under up with within without about above across after against along among around before behind below beneath beside besides between beyond despite down during except inside like near outside past per through throughout toward towards upon via
  am is are was were be been being do does did done doing have has had having can could will would shall should may might must ought let let's let’s lets
  ain't aren't can't couldn't didn't doesn't don't hadn't hasn't haven't isn't it's it’s it'll he's he’s she's she’s they're they’re we're we’re you're you’re that's that’s there's there’s here's here’s what's what’s who's who’s how's how’s where's where’s won't wouldn't shouldn't wasn't weren't they've we've you've they'd we'd you'd don’t can’t didn’t doesn’t isn’t won’t wasn’t aren’t couldn’t wouldn’t
  hey hi hello hiya howdy yo bye goodbye cheers thanks thank thx please sorry congrats congratulations welcome dear regards sincerely best yours
  yes yeah yep yup nope nah no ok okay sure right alright well wow whoa woah oh ooh ah aha hmm hm uh um er ugh yay woohoo oops ouch haha hahaha lol omg btw fyi imo tbh idk gosh geez damn cool nice great awesome amazing wonderful fantastic excellent perfect good bad fun funny lovely sweet interesting exciting glad happy sad proud true false agreed absolutely definitely totally exactly indeed certainly probably maybe perhaps actually basically honestly literally seriously really obviously apparently clearly hopefully luckily fortunately unfortunately sadly surprisingly finally eventually recently lately currently usually often sometimes always already again also too even just only still almost nearly quite rather very pretty however therefore thus hence moreover furthermore additionally meanwhile otherwise instead anyway anyways besides nevertheless nonetheless consequently accordingly afterwards overall
  today tomorrow yesterday tonight now later soon ago once twice first second third last next previous early late morning noon afternoon evening night midnight day days week weeks weekend month months year years hour hours minute minutes spring summer fall autumn winter
  monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays mon tue tues wed thu thur thurs fri sat sun
  january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec
  mom mum mommy mummy mama mother dad daddy papa father grandma granny grandmother grandpa grandfather son daughter sister brother aunt uncle cousin wife husband baby kid kids guys folks everyone everybody someone somebody anyone anybody nobody nothing something anything everything people person man woman men women boy girl friend friends sir madam ma'am
  here there somewhere anywhere everywhere nowhere home away back ahead
  get gets got getting go goes went gone going come comes came coming make makes made making take takes took taking give gives gave giving see sees saw seen seeing look looks looked looking know knows knew known knowing think thinks thought thinking want wants wanted wanting need needs needed needing try tries tried trying use uses used using find finds found finding keep keeps kept keeping tell tells told telling ask asks asked asking say says said saying feel feels felt feeling seem seems seemed work works worked working play plays played playing run runs ran running move moves moved moving live lives lived living love loves loved loving like likes liked hope hopes hoped hoping enjoy enjoys enjoyed wish start starts started starting stop stops stopped help helps helped helping talk talks talked talking call calls called calling check checks checked read reads reading write writes wrote written writing watch watches watched watching learn learns learned learning remember remembers remembered forget forgot meet meets met meeting plan plans planned planning open opens opened opening close closes closed add adds added set sets put puts bring brings brought buy buys bought sell sells sold send sends sent pay pays paid eat eats ate eating drink drinks drank cook cooks cooked sleep sleeps slept wait waits waited waiting leave leaves left leaving spend spends spent build builds built follow follows followed turn turns turned show shows showed shown change changes changed create creates created include includes included consider imagine guess believe suppose wonder mean means meant sounds sound speaking given based according due thanks
  new old big small little large long short high low young easy hard fast slow hot cold warm free full empty same different special important possible impossible available able ready sure unable
  note notes warning important tip tips example examples summary section chapter figure table part step steps question questions answer answers problem problems solution solutions reason reasons result results idea ideas thing things stuff way ways place places time times lot lots
  anytime aww awww mmm mhm ahem tada psst shh hurray hooray bravo amen kudos
  english spanish irish british scottish welsh dutch polish turkish swedish danish finnish german french italian portuguese russian chinese japanese korean arabic hebrew hindi latin greek midwestern western eastern northern southern european asian african american
  here's user assistant system human ai bot speaker q ps p.s nb etc vs via re fwd
  dr mr mrs ms prof ceo cto cfo coo vp hr pm am ok tv dvd cd pc faq diy asap rsvp ps eta tba tbd n/a pdf url id iq gps atm usb fyi aka iirc afaik wtf brb ttyl omw irl dm dms pov lmao rofl smh nvm bff imho todo
`);

/** People's names among the words above: they need the words around them to be one ("Will said", "in May"). */
export const NAMES_TOO = list(
  'hope avril julio will may april june august summer autumn sue art rich christian frank',
);

/** Names that are words for a time or an idea: without an article they come, go and matter. */
export const ABSTRACT_NAMES = list(
  'hope avril julio may april june august summer autumn art grace faith joy charity dawn',
);
/** Names that are words for what things are made of or what there is much of. */
export const MATTER_NAMES = list('crystal jade jasmine ruby pearl brandy sky holly blossom');

/** Titles before a person's name. */
export const TITLES = list(
  'councillor councilor maître madam alderman constable commissioner ambassador canon deacon tante onkel oncle tía tío dona doña abuela abuelo opa oma mamie doctora docteur doktor señorita sra srta dr mr mrs ms mx miss prof professor sir dame lord lady captain capt colonel col general gen sergeant sgt lieutenant lt judge justice senator sen president pres governor gov mayor minister chancellor king queen prince princess pope father sister brother rev reverend fr rabbi imam sheikh saint aunt auntie uncle grandma grandpa granny coach chef nurse officer detective inspector doctor herr frau señor señora monsieur madame mme mlle signor signora',
);

/** Last words of organisations' names. */
export const ORGANIZATION_ENDINGS = list(
  'mutual supply homes housing players elevators lifts scheme cross express peat foto glas center centre home stitch kennels bread direct barn kettle gas water electric plastics paper packaging timber glass optik physio spital praxis treuhand transporte spedition logistik haustechnik elektro verkehrsbetriebe mutuelle électricité plomberie transports assurances bouwbedrijf verzekeringen installaties zorg wonen makelaars laundry upholstery joinery carpentry creamery estates travel credit elementary tools roasters forge grocers coopers restaurant gallery cafe café steel dental roofing bikes ferries transit works plumbing catering textiles films books shipping freight rail railways railway properties realty architects builders construction furniture supplies trading imports exports tours nursery kindergarten surgery pharmacy conservatorium conservatory trust fund co-op coop optics charter haulage removals outfitters mills farms vineyards winery distillery publishers publishing printers print trams metro couriers telecom savings securities advisors associates attorneys hospice veterinary police brigade guild symphony philharmonic theatre theater ballet opera museum pay health care law legal tech cloud data security design designs interiors cycles garage marine aviation air dairy fisheries seafoods imóveis inmobiliaria immobilien versicherung versicherungen werke verlag verein stiftung reisen lines restaurant trattoria pizzeria brasserie library archive archives printworks denki kaisha stores inc incorporated ltd limited llc llp plc gmbh ag kg se sa sas sarl srl spa bv nv ab oy corp corporation co company companies holdings holding group partners ventures capital bank banks university college institute institution academy school faculty department ministry agency authority bureau commission committee council parliament senate congress court foundation association federation society union united rovers wanderers athletic alliance league club team orchestra choir band church hospital clinic laboratories laboratory labs lab technologies technology systems solutions software industries motors airlines airways records studios studio pictures entertainment media press times post herald gazette journal news network broadcasting insurance consulting services logistics pharmaceuticals pharma biotech energy robotics bakery analytics dynamics digital interactive foods brewing brewery instruments electronics semiconductors networks ministries collective cooperative',
);
/** First words of such names, followed by "of": "Bank of England". */
export const ORGANIZATION_HEADS = list(
  'bank university college institute ministry department school academy faculty house court church bureau council chamber board association society federation league union confederation',
);

/** Last words of places' names. */
export const PLACE_ENDINGS = list(
  'alps channel basin plateau lagoon cliffs hut hütte straße strasse gasse platz allee weg ward quay wharf crescent close heath moor fjord loch glen reef cove point ranch campsite lodge guesthouse street st avenue ave road rd boulevard blvd lane drive square plaza park garden gardens forest woods lake river creek falls bay beach coast island islands isle mountain mountains mount hill hills valley canyon desert peninsula ocean sea gulf strait bridge tower palace castle cathedral temple mosque abbey monastery stadium arena airport station terminal harbor harbour port pier village town city county province district region state territory republic kingdom hotel inn resort hostel bar pub diner bistro mall market zoo aquarium observatory trail peak glacier reserve',
);
/** First words of places' names: "Mount Fuji", "Lake Como". */
export const PLACE_HEADS = list(
  'strait straits cerro lago lac laguna río valle vall bahía golfo cabo pico mont passo col posada pousada vila albergo auberge gîte gasthaus pension refugio rifugio chalet kap piz rue avenue calle plaza plaça praça via viale piazza playa isla isola île ile sierra côte riad hotel hôtel hostal pensión gasthof camping schloss burg château castillo mount mt lake cape fort port san santa são saint st isle gulf bay rio costa villa monte puerto el los las',
);
/** First words that are followed by a number or a letter: "Room 101", "Terminal B". */
export const NUMBERED_PLACES = list(
  'ward desk block level pier quay room building terminal gate floor hall suite apartment apt highway route platform studio lab',
);

/** First words of plans and groups, followed by their name or letter: "Project Phoenix", "Plan B". */
export const CODE_HEADS = list(
  'project operation mission initiative plan phase team group class grade type vitamin option version chapter level zone',
);
/** What is counted, not named: "Game 7", "Chapter 3". */
export const COUNTED = list(
  'port channel seat lane exit track bus flight ticket invoice order bill error code ref reference case claim booking batch lot bay row game chapter page episode season part day week month year step level act lesson question item number grade class round phase stage tier figure table section volume book unit lecture session sprint quarter top area line row',
);
/** Everyday adjectives that begin names: "New Zealand", "Big Ben", "First National Bank". */
export const NAME_ADJECTIVES = list(
  'new old big little great good grand first second third last best high black white red blue green golden silver north south east west northern southern eastern western upper lower central free open royal national',
);

/** Organisations, places and things that the word list of compromise does not know, or knows as something else. */
export const KNOWN_ORGANIZATIONS = list(
  "airbus boeing lufthansa ryanair easyjet hsbc barclays santander ubs visa mastercard paypal lidl aldi tesco carrefour zara h&m uniqlo nestlé unilever pfizer moderna novartis roche bayer basf renfe sncf dhl fedex ups maersk infosys wipro huawei xiaomi lenovo alibaba tencent baidu bytedance hetzner cloudflare digitalocean nasa esa un who eu nato fbi cia nsa mit ucla nyu imf wto unicef unesco ibm sap bmw amd hp bbc cnn nbc abc cbs nhl nba nfl mlb fifa uefa ioc ngo ngos nyt tsmc openai anthropic deepmind nvidia spacex tesla apple amazon meta microsoft google facebook netflix stripe airbnb uber lyft shopify salesforce oracle adobe intel cisco samsung sony nintendo toyota honda siemens bosch volkswagen ikea lego nike adidas starbucks mcdonald's mcdonalds walmart costco doordash linkedin twitter tiktok reddit github gitlab huggingface mozilla wikipedia accenture deloitte kpmg mckinsey greenpeace harvard stanford oxford cambridge yale princeton",
);
export const KNOWN_PLACES = list(
  'usa us uk uae nyc la sf dc u.s u.s.a u.k eu-west berlin münchen munich köln cologne zürich zurich wien vienna brooklyn manhattan queens bronx harlem hollywood broadway bali tuscany provence bavaria patagonia siberia scandinavia europe asia africa antarctica america oceania arctic alps himalayas andes rockies sahara mediterranean pacific atlantic caribbean balkans everest kilimanjaro',
);
export const KNOWN_PRODUCTS = list(
  'canva asana basecamp clickup confluence bitbucket spotify youtube instagram snapchat pinterest signal skype dropbox evernote duolingo strava steam helm prometheus grafana nginx apache bash powershell vim emacs vscode xcode blender gimp audacity openssl webassembly nodejs deno bun pytest jest cypress playwright selenium cuda rstudio jupyter tableau zapier wordpress drupal squarespace aspirin ibuprofen paracetamol tylenol advil insulin zoloft prozac lipitor metformin ozempic python java javascript typescript rust golang kotlin swift scala perl php ruby haskell erlang elixir clojure fortran cobol matlab react angular vue svelte django flask rails laravel spring docker kubernetes linux ubuntu debian fedora windows macos ios android chrome firefox safari postgres postgresql mysql mariadb sqlite mongodb redis neo4j elasticsearch kafka rabbitmq spark hadoop airflow terraform ansible jenkins git npm webpack vite graphql excel powerpoint word outlook photoshop figma slack zoom teams jira trello notion gmail whatsapp telegram discord chatgpt claude gemini llama copilot siri alexa iphone ipad macbook playstation xbox kindle roomba minecraft fortnite zelda tetris pytorch tensorflow numpy pandas pinecone langchain',
);
/** Feasts: capitalised, named, and not dates by themselves. */
export const KNOWN_CONCEPTS = list(
  'christmas easter thanksgiving halloween hanukkah ramadan diwali passover lgbtq lgbtq+ lgbt ai api agi nlp llm llms ml ocd adhd ptsd hiv covid covid-19 dna rna gdp vr ar ux ui kpi okr seo b2b saas iot buddhism christianity islam judaism hinduism catholicism marxism',
);

/** What people do: a capitalised word before one of these is a person. */
export const PERSON_VERBS = list(
  'said says told tells asked asks thinks thought believes loves loved likes liked hates hated moved moves works worked lives lived went goes got wants wanted knows knew met meets visited visits married joined quit plays played studied studies teaches taught called calls wrote writes bought feels felt enjoys enjoyed hopes hoped decided started founded agreed replied answered recommended suggested helped cooks cooked baked adopted graduated retired died moved speaks spoke reads drinks eats ate runs ran swims sings sang dances danced drives drove flew travels travelled traveled paints painted mentioned explained promised invited smiled laughed cried wished remembers remembered forgot prefers preferred introduced apologized complained',
);
/** What belongs to people: "Luna's birthday". */
export const PERSON_BELONGINGS = list(
  'mom mum mother dad father parents sister brother son daughter wife husband partner girlfriend boyfriend fiancé fiancée friend friends birthday wedding family house place home apartment room desk car dog cat kids baby boss team job career life story advice idea opinion favorite favourite face hair hand voice email phone number graduation funeral',
);
/** Words right before a person's or a pet's name. */
export const PERSON_LEADS = list(
  'hired fired named met told asked married hugged thanked invited hey hi hello dear thanks bye sorry congrats congratulations hiya yo friend friends brother sister wife husband cousin boss colleague coworker neighbor neighbour daughter son girlfriend boyfriend partner roommate nephew niece uncle aunt therapist teacher mentor manager dog cat puppy kitten',
);
export const WORK_WORDS = list(
  'work works worked working job intern interned internship position role career employed hired engineer manager developer ceo cto cfo founder director employee president',
);
export const MOTION_WORDS = list(
  'move moved moves moving go goes went going gone trip travel travels traveled travelled traveling travelling fly flies flew flying drive drives drove driving flight back relocate relocated relocating come came coming return returned returning road journey welcome way bus coach jeep train ferry line ticket tickets head headed heading sent drove sail sailed visit',
);
export const PLACE_LEADS = list(
  'reach reached reaches reaching visit visited visits visiting near around across outside leaving toward towards throughout',
);
export const PRODUCT_LEADS = list(
  'use uses used using install installed installing upgrade upgraded upgrading bought download downloaded deploy deployed deploying',
);
export const PRODUCT_FOLLOWERS = list(
  'app software library framework database phone laptop version plugin sdk api cli language programming console',
);
/** Verbs whose "in" names no place: "written in Go". */
export const NOT_PLACE_IN = list(
  'written write writing code coded coding implemented programmed interested believe believes believed trust invest invested investing specialize specializes specialized',
);

/** Lower-case words inside names: "Bank of America", "Ludwig van Beethoven". */
export const NAME_LINKS = list(
  'i of de del della di da do dos du van von der den ter la le el al bin ibn y zu',
);

/** Makes of vehicles: with a model, or as something owned, a product. */
export const VEHICLE_MAKES = list(
  'land range aston toyota honda nissan mazda subaru suzuki mitsubishi hyundai kia ford chevrolet chevy dodge jeep chrysler buick cadillac tesla volkswagen vw audi bmw mercedes mercedes-benz porsche opel skoda škoda volvo saab renault peugeot citroen citroën fiat lancia ferrari lamborghini maserati jaguar vauxhall vespa piaggio ducati yamaha kawasaki harley lada dacia brompton cannondale',
);
/** Last words of products' names behind their maker's: "Google Calendar". */
export const PRODUCT_LINES = list(
  'air pro mini max calendar maps drive docs sheets mail meet photos watch pay wallet cloud assistant alexa echo home fire prime music edge surface studio teams office access workspace analytics ads translate earth pixel galaxy nest lens news store books fit one keep forms slides',
);
/** First words of organisations' names in other languages: "Banco del Sur", "Stadtwerke Bonn". */
export const FOREIGN_ORGANIZATION_HEADS = list(
  'ateliers chantiers transports établissements ets garage cabinet mutuelle crédit caisse lácteos muebles transportes construcciones talleres vinos cafetal cafés casa panificadora telhas móveis maatschap stichting vereniging woningcorporatie spedition kanzlei praxis imkerverein sportverein turnverein musikverein tischlerei schreinerei metzgerei gärtnerei druckerei autocars chorale orgelbau hospital café imprenta bodega bodegas atelier banco banque banca teatro théâtre fundació fundación fondation fundação fondazione radio stadtwerke genossenschaft universidad université universität università universidade ministerio ministère ministério klinik klinikum krankenhaus hôpital clínica clinique escuela école colegio collège lycée instituto institut istituto museo musée asociación association verein verlag éditions editorial cooperativa coopérative grupo groupe gruppe société sociedad compañía compagnie sparkasse volksbank gymnasium hochschule gesellschaft stiftung brauerei bäckerei boulangerie panadería restaurante ristorante librería librairie buchhandlung apotheke farmacia pharmacie ayuntamiento mairie rathaus taller royal',
);
/** Last words of feasts, events and prizes. */
export const EVENT_ENDINGS = list(
  'festival show fair cup games marathon conference summit carnival puja parade championship championships olympics expo award awards prize gala biennale convention day eve tournament regatta feast fiesta',
);
/** What there is anew each year, and is told apart by it: "Tax Return 2023", "the 2024 Budget". */
export const YEARLY = list(
  'return returns report reports budget budgets plan accounts statement review survey census election elections referendum edition catalogue catalog almanac yearbook directory roadmap strategy forecast audit guide guidelines handbook scheme grant scholarship cohort reunion retreat symposium congress forum hackathon contest competition regulations eurovision euro',
);
/** Before the name of a work: "the novel X", "a copy of X". */
export const WORK_LEADS = list(
  'book novel song film movie album play poem opera musical painting reading watched series podcast game',
);
/** What organisations do more often than people. */
export const ORGANIZATION_VERBS = list(
  'announced announces acquired acquires launched launches released releases merged suspends suspended employs hires raised laid cancelled withdrew declined ships shipped signed offers offered',
);
/** What somebody of an organisation is called before "of" and its name. */
export const ORGANIZATION_PARTS = list(
  'branch ceo cto cfo founder founders co-founder owner director manager head president chair chairman employee employees customer member members subsidiary',
);
