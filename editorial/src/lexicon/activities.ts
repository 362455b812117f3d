/**
 * What houses do with their guests on certain days or in certain months, in English, German, Spanish and French: a fact
 * tells of it in one language and a text in another. Stems, so that 'wandern' is a hike as well as 'Wanderungen'.
 */
import { type Language, languages } from '@foyer/contract/languages';

type Row = readonly [en: string, de: string, es: string, fr: string];

/** From the first letter of a word on, `-` for any beginning. */
const rows: Readonly<Record<string, Row>> = {
  hike: ['hik,walks', 'wander,-wander', 'excursion,senderis,caminat,marcha', 'randonn,balade,excursion'],
  tour: [
    'tour,tours',
    'führung,-führung,rundgang,-rundgang,tour,-tour',
    'visita,recorrido,ruta',
    'visite,tournée,circuit',
  ],
  tasting: ['tasting', 'verkost,-verkost,-probe,degust,tasting', 'cata,catas,degust', 'dégust'],
  lesson: [
    'class,course,workshop,lesson',
    'kurs,-kurs,-kurse,-kursen,unterricht,-unterricht,workshop,-stunde,-stunden',
    'clase,taller,curso',
    'cours,atelier,leçon,stage',
  ],
  music: [
    'music,band,concert,gig,session',
    'musik,-musik,-musiker,band,konzert,-konzert,session',
    'música,músic,concierto,banda',
    'musique,musicien,concert,groupe',
  ],
  jazz: ['jazz', 'jazz,-jazz', 'jazz', 'jazz'],
  folk: ['folk,traditional', 'folk,traditionell,volksmusik', 'folk,tradicional', 'folk,traditionnel'],
  piano: ['piano,pianist', 'klavier,-klavier,piano,pianist,flügel', 'piano,pianista', 'piano,pianiste'],
  fado: ['fado', 'fado,-fado', 'fado', 'fado'],
  blues: ['blues', 'blues,-blues', 'blues', 'blues'],
  choir: ['choir,chorus', 'chor,-chor,chöre', 'coro,coral', 'chorale,chœur'],
  flamenco: ['flamenco', 'flamenco', 'flamenco', 'flamenco'],
  dance: ['danc,tango,salsa', 'tanz,-tanz,tango,salsa', 'baile,bailar,danza,tango,salsa', 'danse,bal,tango,salsa'],
  quiz: ['quiz,trivia', 'quiz,-quiz,rätsel', 'quiz,trivial,concurso', 'quiz'],
  film: ['film,movie,cinema', 'film,-film,kino,-kino', 'cine,película', 'film,ciné'],
  swim: ['swim', 'schwimm,-schwimm', 'natación,nadar,nado,nadamos,baño', 'nage,baignade,natation'],
  yoga: ['yoga', 'yoga,-yoga', 'yoga', 'yoga'],
  fondue: ['fondue', 'fondue,-fondue', 'fondue,caquelon', 'fondue,caquelon'],
  raclette: ['raclette', 'raclette', 'raclette', 'raclette'],
  paella: ['paella', 'paella,-paella', 'paella', 'paella'],
  pintxos: ['pintxo,tapas', 'pintxo,-pintxo,tapas', 'pintxo,pincho,tapas', 'pintxo,tapas'],
  barbecue: ['barbecue,bbq,grill', 'grill,-grill,barbecue', 'barbacoa,parrilla,asado', 'barbecue,grillade'],
  boat: [
    'boat,ferry,sail',
    'boot,-boot,boots,schiff,-schiff,fähre,segel',
    'barco,barca,lancha,velero',
    'bateau,barque,voilier',
  ],
  sauna: ['sauna', 'sauna,-sauna,aufguss', 'sauna', 'sauna'],
  reading: ['reading,reads', 'lesung,-lesung', 'lectura,recital', 'lecture'],
  story: ['stories,story,storytell', 'märchen,geschichten', 'cuento,cuentacuentos', 'conte,histoires'],
  bingo: ['bingo,karaoke', 'bingo,karaoke', 'bingo,karaoke', 'bingo,karaoke,loto'],
  cooking: ['cook', 'koch,-koch', 'cocina', 'cuisin'],
  bread: ['bread,bake,baking', 'brot,-brot,backen,backt', 'pan,hornea,horno', 'pain,pains,boulang,fournil'],
  cheese: ['cheese', 'käse,-käse', 'queso', 'fromage'],
  wine: ['wine', 'wein,-wein', 'vino,vinos', 'vin,vins'],
  beer: ['beer,ale', 'bier,-bier', 'cerveza', 'bière'],
  tea: ['tea', 'tee,-tee,teezeremonie', 'té', 'thé'],
  forest: ['forest,woods', 'wald,-wald', 'bosque', 'forêt,sylvothérapie'],
  stars: ['stargaz,telescope,astronom', 'sternen,-teleskop,astronom', 'astronom,telescopio', 'astronom,télescope'],
  fire: ['campfire,bonfire', 'lagerfeuer', 'hoguera,fogata', 'feu de camp'],
  climbing: ['climb', 'kletter', 'escalada', 'escalade'],
  surf: ['surf', 'surf', 'surf', 'surf'],
  paddle: ['kayak,canoe,paddle', 'kajak,kanu,paddel', 'kayak,piragua,canoa', 'kayak,canoë,paddle'],
  ride: ['pony,horse,riding', 'pony,reit,ausritt,kutsch', 'caballo,poni,equitación', 'cheval,poney,équitation'],
  sled: ['sled,sledge,toboggan,sleigh', 'schlitten,-schlitten,rodel', 'trineo', 'luge,traîneau'],
  snowshoe: ['snowshoe', 'schneeschuh', 'raquetas', 'raquettes'],
  harvest: ['harvest', 'ernte,-ernte,-lese', 'vendimia,cosecha', 'vendange,récolte,cueillette'],
  tennis: ['tennis', 'tennis', 'tenis', 'tennis'],
  chess: ['chess', 'schach', 'ajedrez', 'échecs'],
  brunch: ['brunch', 'brunch,-brunch', 'brunch', 'brunch'],
  shuttle: ['shuttle,bus', 'shuttle,-shuttle,bus,-bus', 'lanzadera,autobús,traslado', 'navette,bus'],
  pottery: ['potter,ceramic', 'töpfer,keramik', 'cerámica,alfarer', 'poterie,céramique'],
  painting: ['paint,drawing,watercolour', 'malkurs,malen,zeichnen', 'pintura,dibujo', 'peinture,dessin,aquarelle'],
  meditation: ['meditat', 'meditat,-meditat', 'medita', 'méditat'],
  pilates: ['pilates', 'pilates', 'pilates', 'pilates'],
  crab: ['crab', 'krabbe,taschenkrebs,-krabben', 'cangrejo,centollo,nécora', 'crabe,tourteau'],
  oyster: ['oyster', 'auster', 'ostra', 'huître'],
  mussel: ['mussel', 'muschel,miesmuschel', 'mejillon,mejillón', 'moule'],
  lobster: ['lobster', 'hummer,languste', 'bogavante,langosta', 'homard,langouste'],
  herring: ['herring', 'hering,matjes', 'arenque', 'hareng'],
  asparagus: ['asparagus', 'spargel,-spargel', 'espárrago', 'asperge'],
  venison: ['venison', 'wildgericht,wildwochen,wildbret,hirsch,reh', 'venado,ciervo', 'gibier,chevreuil'],
  truffle: ['truffle', 'trüffel,-trüffel', 'trufa', 'truffe'],
  chestnut: ['chestnut', 'kastanie,maroni,esskastanie,keschte', 'castaña', 'châtaigne,marron'],
  mushroom: [
    'mushroom',
    'pilz,-pilze,pfifferling,steinpilz,schwammerl',
    'seta,níscalo,boletus',
    'champignon,cèpe,girolle',
  ],
  strawberry: ['strawberr', 'erdbeer', 'fresa,fresón,fresones', 'fraise'],
  iceRink: ['skating,rink', 'eislauf,eisbahn,eisplatz', 'patinaje', 'patinoire,patinage'],
  whale: ['whale', 'wal,wale,walbeobachtung', 'ballena', 'baleine'],
  gymnastics: ['gymnast,aqua', 'gymnastik,-gymnastik,aqua', 'gimnasia,aqua,aquagym', 'gymnast,aquagym'],
};

/** Words that say little by themselves: a tour, a class or a session may be of anything. */
const wide: ReadonlySet<string> = new Set(['tour', 'lesson', 'cooking', 'boat', 'sauna', 'shuttle', 'reading']);

/** A sort of thing to do that may be of anything, so that it names one only where nothing closer does. */
export const isWide = (activity: string): boolean => wide.has(activity);

type Stem = { activity: string; text: string; within: boolean };

const stemsOf = (language: Language): readonly Stem[] =>
  Object.entries(rows).flatMap(([activity, row]) =>
    (row[languages.indexOf(language)] ?? '').split(',').map((stem) => ({
      activity,
      text: stem.replace(/^-/, ''),
      within: stem.startsWith('-'),
    })),
  );

const compiled = new Map<Language, readonly Stem[]>();
/** Stems so short are whole words: 'té', 'tea', 'bal'. */
const shortest = 4;

const isOf = (word: string, { text, within }: Stem): boolean =>
  within
    ? word.length > text.length + 1 && word.includes(text, 2)
    : word === text || word === `${text}s` || (text.length >= shortest && word.startsWith(text));

const remembered = new Map<string, readonly string[]>();
/** Words remembered before it starts anew. */
const mostWords = 20_000;

/** What a word of a language names that a house may do with its guests. */
export function activitiesOf(word: string, language: Language): readonly string[] {
  const key = `${language}:${word}`;
  const before = remembered.get(key);
  if (before) return before;
  let stems = compiled.get(language);
  if (!stems) {
    stems = stemsOf(language);
    compiled.set(language, stems);
  }
  const found = [...new Set(stems.filter((stem) => isOf(word, stem)).map(({ activity }) => activity))];
  if (remembered.size >= mostWords) remembered.clear();
  remembered.set(key, found);
  return found;
}
