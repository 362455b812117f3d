/** German adjectives: their endings, comparison, and the way back from an inflected one. */
import { wordSet as words } from './data.ts';
import { umlaut } from './de-verbs.ts';

/** Those that no suffix tells. */
export const plainAdjectives = words(`
  akut albern alt apart arg arm attraktiv barrierefrei bequem bereit berühmt besonder bitter blank blass blau blind blond blöd blöde böse braun breit brav
  bunt chic cool dankbar derb deutsch dicht dick dumm dunkel dünn echt edel egal eigen elegant eng ernst exakt exklusiv extrem fad fade
  falsch famos fein fern fertig fesch fest fett feucht fidel fies finster fit flach flau flexibel flink flott frech frei fremd frisch froh
  fromm früh ganz gar gediegen geheim gemein genau gerade gering gern gesamt geschickt gescheit gesund glatt gleich golden grandios grau
  grell grob groß grün günstig gut halb hart heikel heil heiß heiter hell herb hoch hohl hold hübsch integer intim irre jung kahl kalt karg
  keck kess klamm klar klasse klein klug knackig knapp komfortabel komplett konkret korrekt kostbar krank krass kraus kross krumm kühl kühn kurz
  lahm lang lau laut lauter lecker leer leicht leise letzt lieb lila locker luxuriös mager makaber matt mau mild modern morsch müde munter mürbe mutig
  nachhaltig nackt nah nahe nass nett neu neutral nobel normal nützlich offen optimal orange original passabel perfekt pikant platt prächtig prall
  prekär prompt prunkvoll pur quer rar rasant rasch rau rege reich reif rein relevant respektabel riesig rosa rot rund rustikal sacht sanft satt sauber
  sauer schick schief schlank schlau schlecht schlicht schlimm schmal schmuck schnell schnöde schön schräg schrill schroff schwach schwarz schwer
  schwül selten sensibel sicher simpel skurril solid solide spät spektakulär speziell spitze spröde stabil stark starr steil steif stark steinern still
  stolz straff streng stumm stumpf stur super süß tapfer teuer tief toll top total tot träge traut treu trocken trüb trübe trüb uralt
  urig vage variabel verschieden viel voll wach wacker wahr warm weich weise weiß weit welk wert wild wirr wund würzig zäh zahm zart ziemlich
  zentral zünftig zauberhaft idyllisch ideal legendär familiär populär regulär singulär brillant charmant elegant exzellent galant imposant
  interessant intelligent kompetent prominent transparent amüsant dezent effizient konsequent permanent rasant relevant royal genial global kolossal
  lokal regional saisonal phänomenal sensationell original originell rational sozial spezial digital vegan halal bio vegetarisch glamourös
  preiswert liebenswert sehenswert empfehlenswert lesenswert lobenswert bemerkenswert erstklassig hochwertig edel übel miserabel akzeptabel
  rentabel penibel plausibel hölzern silbern ledern seiden wollen bescheiden erhaben vollkommen angenehm willkommen
  eben trocken verborgen verlegen vornehm zahlreich umfangreich ruhig abgelegen entlegen ausgewogen
`);

/** Compared with dots on their vowel; some do with and without. */
const dotted = words(`
  alt arg arm blass dumm fromm gesund glatt grob hart jung kalt karg klug krank krumm kurz lang nass rot scharf schmal schwach schwarz stark
  warm uralt
`);

/** What comparison hangs on, where it is another word: 'besser', 'best'. 'Nächst', 'mehr' and 'meist' are words of their own. */
const uneven: Readonly<Record<string, readonly [string, string, string]>> = {
  gut: ['gut', 'besser', 'best'],
  hoch: ['hoh', 'höher', 'höchst'],
  groß: ['groß', 'größer', 'größt'],
  nah: ['nah', 'näher', 'nächst'],
  nahe: ['nah', 'näher', 'nächst'],
  viel: ['viel', '', ''],
  letzt: ['letzt', '', ''],
  weit: ['weit', '', 'weitest'],
  lieb: ['lieb', '', 'liebst'],
  gern: ['gern', '', ''],
  besonder: ['besonder', '', ''],
  ganz: ['ganz', '', ''],
};

const withE = words(
  'blöde böse fade irre leise müde mürbe nahe rege solide spröde träge trübe vage weise lose öde feige prüde schnöde zähe',
);
const never = words(
  'rosa lila orange beige pink klasse spitze super top mega prima deluxe live bio chic egal extra halal gar gratis inklusive',
);

/** Ends that only adjectives have. */
const derived =
  /(?:(?<!e)ig|lich|isch|bar|sam|(?<!sc)haft|los|voll|reich|frei|wert|mäßig|artig|ös|iös|ell|iv|abel|ibel|iert|förmig|farben|farbig|är)$/;

export const isDerivedAdjective = (word: string): boolean => word.length > 4 && derived.test(word);
export const isAdjective = (word: string): boolean =>
  plainAdjectives.has(word) || never.has(word) || isDerivedAdjective(word);

const endings = ['e', 'en', 'er', 'es', 'em'] as const;
const inflect = (stem: string): string[] => endings.map((ending) => stem + ending);

type Degrees = { positive: string[]; comparative: string[]; superlative: string[] };

/** What the endings hang on. */
function stemsOf(word: string): Degrees {
  const row = uneven[word];
  if (row) return { positive: [row[0]], comparative: [row[1]], superlative: [row[2]] };
  const stem = withE.has(word) ? word.slice(0, -1) : word;
  const short = /e[lrn]$/.test(stem) ? stem.slice(0, -2) + stem.slice(-1) : stem;
  const positive = /el$/.test(stem) ? [short] : [...new Set([stem, short])];
  const compared = dotted.has(word)
    ? [umlaut(stem), ...(/^(?:blass|glatt|karg|krumm|nass|schmal)$/.test(word) ? [stem] : [])]
    : [stem];
  // 'Teurer' and 'teuerer', but 'teuerste' alone.
  const comparative = (dotted.has(word) ? compared : positive).map((one) => `${one}er`);
  return { positive, comparative, superlative: compared.flatMap((one) => [`${one}st`, `${one}est`]) };
}

/** Every form of an adjective, itself included. */
export function adjectiveForms(word: string): string[] {
  if (never.has(word)) return [word];
  const { positive, comparative, superlative } = stemsOf(word);
  const most = superlative.filter(Boolean).flatMap((stem) => [...inflect(stem), ...inflect(`aller${stem}`)]);
  return [
    word,
    ...positive.flatMap(inflect),
    ...comparative.filter(Boolean).flatMap((stem) => [stem, ...inflect(stem)]),
    ...most,
    // 'Billigst', 'höflichst' stand without an ending too.
    ...(isDerivedAdjective(word) ? [`${word}st`] : []),
  ];
}

/** The forms of the highest degree alone: who lists 'beste' has nothing against what is good. */
export function superlativeForms(word: string): string[] {
  const stems = stemsOf(word).superlative.filter(Boolean);
  return stems.flatMap((stem) => [stem, `aller${stem}`]).flatMap((stem) => [stem, ...inflect(stem)]);
}

type Graded = { base: string; most: boolean };
let bases: ReadonlyMap<string, Graded> | null = null;

function knownForms(): ReadonlyMap<string, Graded> {
  const found = new Map<string, Graded>();
  for (const base of plainAdjectives) {
    const most = new Set(superlativeForms(base));
    for (const form of [...adjectiveForms(base), ...most])
      if (!plainAdjectives.has(form) && !found.has(form)) found.set(form, { base, most: most.has(form) });
  }
  return found;
}

const longEndings = [
  'sten',
  'stem',
  'ster',
  'stes',
  'ste',
  'eren',
  'erem',
  'erer',
  'eres',
  'ere',
  'en',
  'em',
  'er',
  'es',
  'e',
  'st',
];

/** The adjective an inflected form is surely of: 'schöne', 'teurer', 'beste', 'luxuriöses'. */
export function adjectiveOf(form: string): Graded | null {
  bases ??= knownForms();
  const known = bases.get(form);
  if (known) return known;
  for (const ending of longEndings) {
    if (!form.endsWith(ending)) continue;
    // 'Komfortabler' is of 'komfortabel'.
    const base = form
      .slice(0, -ending.length)
      .replace(/^aller/, '')
      .replace(/(?<=[ai]b)l$/, 'el');
    const isLong = base.length > 6 || !/(?:reich|wert|frei|los|voll|iv|ell|bar)$/.test(base);
    if (isDerivedAdjective(base) && isLong) return { base, most: ending.startsWith('st') };
  }
  return null;
}
