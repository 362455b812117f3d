/** Who and what an event counts, and the words by which a sentence tells of it without its name, in English, German, Spanish and French. */
import type { Language } from '@foyer/contract/languages';

/** Sorts of them: what a description calls growers a text may call wineries, and acts are groups. */
export type AtEvent = 'players' | 'makers' | 'starters' | 'shown' | 'rooms';

type Row = Readonly<Record<Language, RegExp>>;

/** In the plural; German compounds by their last half. */
const rows: Readonly<Record<AtEvent, Row>> = {
  players: {
    en: /^(?:acts|bands|groups|ensembles|choirs|choruses|orchestras|trios|quartets|quintets|duos|musicians|singers|fiddlers|pipers|drummers|accordionists|pianists|troupes|artists|performers|djs|storytellers|tellers|narrators|formations|combos|soloists|dancers|clowns|acrobats|jugglers|poets|comedians|line-?ups)$/,
    de: /(?:gruppen?|bands|kapellen?|chöre[n]?|orchestern?|ensembles?|formationen|trios?|quartetten?|duos?|musikern?|musikerinnen|sängern?|sängerinnen|künstlern?|künstlerinnen|erzählern?|erzählerinnen|bläsern?|combos|spielleuten?|truppen|tänzern?|solisten|artisten)$|^(?:acts|djs|dichter|dichtern|poeten|clowns)$/,
    es: /^(?:grupos|bandas|conjuntos|agrupaciones|formaciones|coros|corales|orquestas|tríos|cuartetos|dúos|músicos|cantantes|artistas|narrador[ea]s|cuentacuentos|cuentistas|charangas|intérpretes|bailarines|gaiteros|violinistas|acordeonistas|solistas|poetas|ensembles)$/,
    fr: /^(?:groupes|formations|ensembles|chœurs|choeurs|chorales|orchestres|trios|quatuors|duos|musiciens|chanteurs|artistes|conteurs|conteuses|fanfares|harmonies|combos|interprètes|danseurs|bagads|solistes|troupes|accordéonistes|poètes)$/,
  },
  makers: {
    en: /^(?:exhibitors|stalls|stands|booths|traders|vendors|dealers|producers|growers|winegrowers|winemakers|wineries|vintners|brewers|breweries|cellars|wineries|kitchens|trucks|bakers|bakeries|potters|artisans|craftspeople|craftsmen|distillers|distilleries|cheesemakers)$/,
    de: /(?:aussteller|ausstellern|stände[n]?|buden|händlern?|winzern?|winzerinnen|weingüter[n]?|weinkellern?|kellereien|erzeugern?|produzenten|küchen|bäckern?|bäckereien|handwerkern?|töpfern?|brauern?|brauereien|brennereien)$|^kellern?$/,
    es: /^(?:expositores|puestos|casetas|stands|productor[ea]s|viticultor[ea]s|viñadores|viñateros|bodegueros|bodegas|vinateros|comerciantes|vendedores|artesanos|cocinas|panaderos|panaderías|obradores|ceramistas|alfareros|cerveceros|cervecerías|destilerías|elaboradores)$/,
    fr: /^(?:exposants|stands|étals|échoppes|producteurs|vignerons|viticulteurs|caves|caveaux|domaines|marchands|artisans|cuisines|boulangers|boulangeries|potiers|brasseurs|brasseries|distilleries|fromagers)$/,
  },
  starters: {
    en: /^(?:runners|racers|starters|athletes|participants|entrants|competitors|skiers|cyclists|riders|swimmers|rowers|yachts|crews|teams|sledges|sleds)$/,
    de: /(?:läufern?|läuferinnen|startern?|starterinnen|teilnehmern?|teilnehmerinnen|teilnehmenden?|athleten|sportlern?|radfahrern?|skifahrern?|schwimmern?|jachten|yachten|teams|mannschaften|gespannen?)$/,
    es: /^(?:corredor[ea]s|participantes|atletas|esquiador[ea]s|ciclistas|nadador[ea]s|veleros|equipos|tripulaciones|competidor[ea]s|inscritos|dorsales|fondistas|trineos)$/,
    fr: /^(?:coureurs|coureuses|participants|concurrents|athlètes|skieurs|skieuses|fondeurs|cyclistes|nageurs|voiliers|équipes|équipages|engagés|dossards|partants|inscrits|attelages)$/,
  },
  shown: {
    en: /^(?:installations|artworks|kites|lanterns|films|concerts|gigs|shows|performances|premieres|talks|speakers|lectures|keynotes|raptors|sculptures|balloons|floats|exhibitions|screenings)$/,
    de: /(?:installationen|kunstwerken?|laternen|filmen?|konzerten?|auftritten?|vorstellungen|vorträgen?|rednern?|rednerinnen|referenten|referentinnen|greifvögeln?|skulpturen|ballonen?|ballons|lesungen|lichtobjekten?|lichtskulpturen)$|^(?:\p{L}*[^s]drachen|ausstellungen|premieren|shows|gigs)$/u,
    es: /^(?:instalaciones|cometas|farol(?:es|illos)|linternas|películas|conciertos|actuaciones|espectáculos|funciones|ponentes|ponencias|charlas|conferenciantes|oradores|rapaces|esculturas|globos|exposiciones|proyecciones|estrenos)$/,
    fr: /^(?:installations|cerfs|lanternes|films|concerts|spectacles|représentations|conférenciers|orateurs|intervenants|rapaces|sculptures|ballons|montgolfières|expositions|projections|conférences)$/,
  },
  rooms: {
    en: /^(?:stages|venues|pubs|halls|screens)$/,
    de: /(?:bühnen|kneipen|pubs|hallen|spielorten?|spielstätten|leinwänden?)$/,
    es: /^(?:escenarios|pubs|tabernas|pabellones|pantallas|sedes)$/,
    fr: /^(?:scènes|pubs|bistrots|halls|pavillons|écrans)$/,
  },
};

/** The sort of what a noun in the plural names, or null. */
export function sortAtEvent(word: string, language: Language): AtEvent | null {
  const found = Object.entries(rows).find(([, row]) => row[language].test(word));
  return found ? (found[0] as AtEvent) : null;
}

/** What they do there and nowhere else. */
export const doneAtEvents: Row = {
  en: /^(?:plays?|playing|perform\w*|sings?|compet\w+|exhibit\w*|uncork\w*|pours?|takes?|glow\w*|shine|shines|light|lights|fl(?:y|ies)|race|races|set|line|march|open|present|presents|join|joins|gather|meet|pull|descend|tune|strike|start|starts)$/,
  de: /^(?:spiel(?:en|t)|tret(?:en|et)|sing(?:en|t)|stell(?:en|t)|entkork(?:en|t)|schenk(?:en|t)|leucht(?:en|et)|strahl(?:en|t)|flieg(?:en|t)|start(?:en|et)|geh(?:en|t)|öffn(?:en|et)|mach(?:en|t)|zeig(?:en|t)|erzähl(?:en|t)|steig(?:en|t)|blas(?:en)|laufen|kommen|treffen|messen|präsentieren|bespielen)$/,
  es: /^(?:toca[n]?|actúa[n]?|canta[n]?|compite[n]?|expone[n]?|descorcha[n]?|sirve[n]?|brilla[n]?|ilumina[n]?|vuela[n]?|sale[n]?|parte[n]?|abre[n]?|presenta[n]?|muestra[n]?|cuenta[n]?|suena[n]?|participa[n]?|reúne[n]?|corre[n]?|suben|enseñan|encienden)$/,
  fr: /^(?:jouent|joue|chantent|concourent|exposent|débouchent|servent|brillent|illuminent|volent|partent|ouvrent|présentent|racontent|montrent|défilent|participent|réunit|courent|montent|s?élancent|envahissent|prennent|sonnent|soufflent)$/,
};

/** What an event is called where its name is not. */
export const eventNouns: Row = {
  en: /^(?:festivals?|fair|fête|fest|festivities|fiesta|race|party|feast|celebration|celebrations|show|programme|line-?up|event|run|regatta|contest|tasting|congress|conference|gathering)$/,
  de: /^(?:\p{L}*festival|\p{L}*fest|\p{L}*messe|\p{L}*rennen|\p{L}*lauf|feier|spektakel|programm|veranstaltung|party|kongress|konferenz|tagung|\p{L}*wettbewerb|\p{L}*regatta|volksfest|\p{L}*nacht)$/u,
  es: /^(?:festival|feria|fiestas?|festejos|carrera|certamen|evento|programa|prueba|cita|concurso|regata|congreso|verbena|encuentro|muestra)$/,
  fr: /^(?:festival|foire|fêtes?|festivités|course|salon|événement|évènement|programme|épreuve|manifestation|concours|régate|congrès|conférence|rendez)$/,
};

/** 'Twelve kilometres of snow, a torch': what only runs and rides have. */
export const ofRaces: Row = {
  en: /^(?:run|race|races|racing|torch|torches|torchlight|torchlit|lap|laps|finish|bib|bibs|headlamps?|headtorch|snowshoes?|starters?|runners?|flames?)$/,
  de: /^(?:\p{L}*lauf|\p{L}*rennen|\p{L}*sprint|fackel[n]?|fackel\p{L}+|stirnlampen?|ziellinie|startnummern?|schneeschuhe[n]?|flammen|läufer\p{L}*|starter\p{L}*)$/u,
  es: /^(?:carrera|antorchas?|frontal(?:es)?|dorsal(?:es)?|meta|raquetas|corredor(?:es)?|llamas|prueba)$/,
  fr: /^(?:torches?|flambeaux?|frontales?|dossards?|raquettes|coureurs?|flammes|épreuve|arrivée|fondeurs?)$/,
};
