/** Whether a text says that the house, its guest or its event is where the name of a place stands. */
import { isHouseOfTown } from '#claims/kinds/houses-of-towns.ts';
import { hasMark } from '#claims/reading/has-mark.ts';
import {
  clauseOf,
  idsOf,
  markBefore,
  marksIn,
  mentionsBeside,
  type Reading,
  sentenceOf,
  speaksOf,
} from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import { lodgings } from '#lexicon/lodgings.ts';

export const owning: ReadonlySet<string> = new Set('of von de del d du des di'.split(' '));
const leading: ReadonlySet<string> = new Set('the el la los las le les l der die das den dem'.split(' '));
/** Tokens from the beginning of a sentence to a name in its title. */
const titleReach = 5;
export const moving: ReadonlySet<string> = new Set(['to', 'nach', 'a', 'à']);
/** 'The knights gallop into Melk', 'galopa hasta Melk'. */
const movingInto: ReadonlySet<string> = new Set([...moving, 'into', 'hasta']);

/** The token behind which a name begins, its article passed over. */
export function headOf(reading: Reading, index: number): number {
  let at = index;
  while (at > 0 && reading.tokens[at]?.gap === breaks.space && leading.has(reading.tokens[at - 1]?.text ?? '')) at--;
  return at;
}

/** 'The vines of …', 'notre village de …': what is there of the place a name stands for. */
function isSiteOf(reading: Reading, index: number): boolean {
  const at = headOf(reading, index);
  return (
    reading.tokens[at]?.gap === breaks.space &&
    owning.has(reading.tokens[at - 1]?.text ?? '') &&
    markBefore(reading, at - 1, 'site') !== null
  );
}

/** 'Entre las hayas de …', 'sous le soleil de …': between, under or among what a place has, whatever it is. */
const amid: Readonly<Record<Reading['language'], RegExp>> = {
  en: /^(?:among|amongst|amid|amidst|beneath|under|underneath|below|above|beside|behind|between|within|opposite|facing|shade|shadow)$/,
  de: /^(?:unter|unterm|zwischen|inmitten|über|überm|oberhalb|neben|hinter|hinterm|gegenüber|schatten)$/,
  es: /^(?:entre|bajo|junto|frente|tras|ante|sombra)$/,
  fr: /^(?:sous|parmi|entre|devant|derrière|face|ombre)$/,
};
/** What one is under without being there: 'sous le nom de Vienne', 'under the baton of …'. */
const borrowed =
  /^(?:name|names|title|direction|baton|management|sign|label|brand|heading|flag|influence|spell|peace|treaty|namen|titel|leitung|regie|motto|label|flagge|einfluss|dirigat|nombre|título|dirección|batuta|lema|marca|bandera|influencia|sello|nom|titre|baguette|enseigne|marque|drapeau|influence|label|houlette|égide)$/;
/** What has a place of its own: 'dans la vallée de …', 'auf den Dächern von …'. */
const inside = /^(?:in|on|im|am|auf|an|en|dans|sur)$/;
const amidReach = 4;
/** 'Relájese en las termas de …', 'in den Buchenwäldern von …': in what the place has. */
const isInside = ({ tokens }: Reading, owner: number): boolean =>
  tokens.slice(Math.max(0, owner - amidReach), owner - 1).some(({ text }) => inside.test(text));
const wooded = /(?:wäldern?|bergen?|hügeln|gassen|dächern|gärten|hängen|wiesen|thermen)$/;
function isAmid(reading: Reading, index: number): boolean {
  const { tokens, language } = reading;
  const owner = headOf(reading, index) - 1;
  if (tokens[owner + 1]?.gap !== breaks.space || !owning.has(tokens[owner]?.text ?? '')) return false;
  if (borrowed.test(tokens[owner - 1]?.text ?? '')) return false;
  const site = markBefore(reading, owner, 'site');
  const before = site && tokens[site.from]?.gap === breaks.space ? headOf(reading, site.from) - 1 : -1;
  if (before >= 0 && inside.test(tokens[before]?.text ?? '')) return true;
  const within = isDwelling(reading, index) || wooded.test(tokens[owner - 1]?.text ?? '');
  if (within && isInside(reading, owner)) return true;
  for (let at = owner - 1; at > owner - 1 - amidReach && at > 0 && tokens[at]?.gap === breaks.space; at--)
    if (amid[language].test(tokens[at - 1]?.text ?? '')) return true;
  return false;
}

/** 'Breathe in: this is Bled', 'all-inclusive under the Bodrum sun'. */
const presenting = /^(?:this is|das ist|hier ist|esto es|c est|voici)$/;
const skies = /^(?:sun|sunshine|sky|skies|stars|moon|moonlight|rooftops|bells)$/;
function isPresented(reading: Reading, index: number): boolean {
  const { tokens, language } = reading;
  const [first = '', second = ''] = tokens.slice(Math.max(0, index - 2), index).map(({ text }) => text);
  if (presenting.test(`${first} ${second}`) || second === 'voici') return true;
  return language === 'en' && second === 'the' && amid.en.test(first) && skies.test(tokens[index + 1]?.text ?? '');
}

/** 'Notre petit hôtel d’…', 'our … manor in': what is ours, or shown, stands where the name is. */
const pointing = /^(?:our|this|unser\p{L}{0,2}|dies\p{L}{1,2}|nuestr[oa]|este|esta|notre|ce|cet|cette)$/u;
/** 'We are the … of', 'somos el … de'. */
const being = /^(?:somos|sommes|sind|are)$/;
const pointReach = 3;
const isOwnHouseOf = (reading: Reading, index: number): boolean => {
  const { tokens } = reading;
  if (tokens[index]?.gap !== breaks.space || !/^(?:d|de|von|in|of)$/.test(tokens[index - 1]?.text ?? '')) return false;
  const isHouse = (at: number) => {
    const noun = tokens[at]?.text ?? '';
    return [noun, noun.replace(/it([oa])$/, '$1'), noun.replace(/it[oa]$/, '')].some((word) => lodgings.has(word));
  };
  // 'Somos el resort familiar de …': Spanish and French put what it is like behind it.
  const behind = (reading.language === 'es' || reading.language === 'fr') && isHouse(index - 3) ? index - 3 : null;
  const noun = isHouse(index - 2) ? index - 2 : behind;
  if (noun === null) return false;
  const before = tokens.slice(Math.max(sentenceOf(reading, index)[0], noun - pointReach), noun);
  return before.some(({ text }) => pointing.test(text) || being.test(text));
};

/** 'Athens lies at your feet', 'the Black Sea before your window': what a house looks down on. */
const atFeet =
  /^(?:(?:at|below|beneath|under|outside|before) (?:your|our) (?:feet|windows?|door|doorstep|balcony|terrace)|zu füßen|(?:am|an|unter|vor) (?:(?:ihr|dein|unser)e[nmr] )?(?:fenstern?|tür|balkon|terrasse|haustür)|(?:a|bajo|ante|al pie de) (?:sus?|tus?|nuestros?|nuestras?) (?:pies|ventanas?|puertas?|balcón|balcones|terraza)|(?:à|sous|devant) (?:vos|votre|tes|ta|ton|nos|notre) (?:pieds|fenêtres?|portes?|balcons?|terrasse))$/;
/** Tokens on either side in which the window may stand. */
const feetReach = 7;
const isAtFeet = (reading: Reading, index: number): boolean => {
  const [start, end] = sentenceOf(reading, index);
  const words = reading.tokens.slice(Math.max(start, index - feetReach), Math.min(end, index + feetReach));
  return words.some((_, at) =>
    [2, 3, 4].some((length) =>
      atFeet.test(
        words
          .slice(at, at + length)
          .map(({ text }) => text)
          .join(' '),
      ),
    ),
  );
};

const isOverlooked = (reading: Reading, index: number): boolean =>
  reading.tokens[index]?.gap === breaks.space &&
  (markBefore(reading, headOf(reading, index), 'overlooking') !== null ||
    markBefore(reading, index, 'overlooking') !== null);

/** 'Our coffee, roasted in …': something comes from there, and the house is elsewhere. */
export const isOrigin = (reading: Reading, index: number): boolean => {
  const [start, end] = clauseOf(reading, index);
  // 'Wake up in Bled to the smell of bread, baked next door'.
  // 'L’hôtel s’élève à …' rises there, and brings nothing up.
  const origins = marksIn(reading, start, end, 'origin').filter(
    ({ from }) =>
      (reading.language !== 'fr' || reading.tokens[from - 1]?.text !== 's') && !isOfNextVerb(reading, index, from),
  );
  return origins.length > 0 && !isDwelling(reading, index) && !isFoundForYou(reading, start, end);
};

/** 'Planta la tienda en Normandía y deja que …', 'une auberge de Colmar comme on n’en fait plus': what another verb says. */
const nextVerb = /^(?:and|as|und|wie|y|como|et|comme)$/;
const nextReach = 4;
const isOfNextVerb = ({ tokens }: Reading, index: number, mark: number): boolean =>
  mark > index + 1 && tokens.slice(Math.max(index + 1, mark - nextReach), mark).some(({ text }) => nextVerb.test(text));

/** 'Im Allgäu haben wir sie für Sie gefunden': what we found for our guest is where we are. */
const found = /^(?:found|discovered|gefunden|entdeckt|encontrad[oa]s?|descubierto|trouvée?s?|découverte?s?)$/;
const forYou =
  /(?:^| )(?:for you|für (?:sie|dich|euch)|para (?:usted(?:es)?|ti|vosotros|vosotras)|pour (?:vous|toi))(?: |$)/;
const isFoundForYou = (reading: Reading, start: number, end: number): boolean => {
  const words = reading.tokens.slice(start, end).map(({ text }) => text);
  return words.some((word) => found.test(word)) && forYou.test(words.join(' '));
};

/** 'Come to Bled', 'a reason to come to Bled': whoever says 'come' is there, and 'go' is said of elsewhere. */
const coming: Readonly<Record<Reading['language'], RegExp>> = {
  en: /(?:^|(?:^| )(?:and|so|then|just|do|please|to|you|should|must|why) )(?:come (?:on |back |over |down |up |along |out )?|reasons? (?:enough )?(?:to|for) visit(?:ing)? ?)(?:to)?$/,
  de: /(?:^|^und )(?:kommen sie|kommt|komm)(?: doch| ruhig| einfach| mal| also| gern| gerne)* nach$|(?:^| )zu uns (?:\p{L}+ )?nach$/u,
  es: /(?:^|^y )(?:venga|vengan|ven|venid|véngase|vente) a$|(?:^| )(?:razón|razones|motivos?|excusas?) (?:\p{L}+ )?para venir a$/u,
  fr: /(?:^|^et )(?:venez|viens)(?: donc)? à$|(?:^| )(?:raisons?|prétextes?) (?:\p{L}+ )?(?:de|pour) venir à$/u,
};
const comingReach = 7;
const leadingTo = /^(?:to|visit|visiting|nach|a|à)$/;
export const isInvitedTo = (reading: Reading, index: number): boolean => {
  // Looked at first, since hardly any town has such a word before it.
  if (reading.tokens[index]?.gap !== breaks.space || !leadingTo.test(reading.tokens[index - 1]?.text ?? ''))
    return false;
  const [clause] = clauseOf(reading, index);
  const start = Math.max(clause, index - comingReach);
  const words = reading.tokens.slice(start, index).map(({ text }) => text);
  return coming[reading.language].test(`${start > clause ? '… ' : ''}${words.join(' ')}`);
};

/** True where the clause says that a guest sleeps, wakes or stays: 'wake up in …', 'your weekend in …'. */
export const isDwelling = (reading: Reading, index: number): boolean =>
  marksIn(reading, clauseOf(reading, index)[0], index, 'dwelling').length > 0;

/** True where a sentence speaks of the house, of whoever reads it there, or of its event. */
export function saysHere(reading: Reading, index: number): boolean {
  const [start, end] = sentenceOf(reading, index);
  const named = speaksOf(reading, index, 'house', 'event', 'venue');
  return named || isDwelling(reading, index) || hasMark(reading, start, end, 'ours', 'hereabouts');
}

/** 'The festival moves to …': where an event goes. */
function isMovedTo(reading: Reading, index: number): boolean {
  // 'Cap sur Venise, où le salon se tient': the event may stand behind it.
  if (markBefore(reading, index, 'bound') && speaksOf(reading, index, 'event', 'venue')) return true;
  const [start] = clauseOf(reading, index);
  return (
    movingInto.has(reading.tokens[index - 1]?.text ?? '') &&
    mentionsBeside(reading, index).some(
      (one) =>
        one.from >= start && one.to < index && one.subjects.some(({ type }) => type === 'event' || type === 'venue'),
    )
  );
}

/** 'The festival shakes Roubaix', 'ilumina las noches de Viena': what an event fills is where it is. */
export const filling: Readonly<Record<Reading['language'], RegExp>> = {
  en: /^(?:fills?|shakes?|rocks?|takes|turns?|transforms?|lights|floods?|occupies|conquers?|illuminates?|wakes?|brings)$/,
  de: /^(?:füllt|erschüttert|verwandelt|erobert|bespielt|erleuchtet|besetzt|flutet|weckt|bringt|taucht|rockt)$/,
  es: /^(?:llena|sacude|toma|ilumina|transforma|convierte|invade|ocupa|conquista|inunda|despierta|vibrar|bailar|temblar|cantar|retumbar|enciende)$/,
  fr: /^(?:remplit|secoue|investit|transforme|illumine|envahit|occupe|vibrer|danser|trembler|chanter|résonner|enflamme|anime|réveille|embrase)$/,
};
const filledWords =
  /^(?:the|der|die|das|den|el|la|los|las|le|les|l|of|von|de|d|del|du|over|up|nights?|nächte|noches|nuits|streets|straßen|calles|rues|whole|ganz|toda?|tout|sands?|beach|beaches|harbour|quays?|squares?|lanes|strand|strände|hafen|altstadt|plätze|gassen|arenas?|playas?|puerto|plazas?|callejuelas|sables?|plages?|port|places?|quais?|ruelles)$/;
function isFilled(reading: Reading, index: number): boolean {
  const { tokens } = reading;
  let at = index - 1;
  while (at > 0 && tokens[at + 1]?.gap === breaks.space && filledWords.test(tokens[at]?.text ?? '')) at--;
  if (tokens[at + 1]?.gap !== breaks.space || !filling[reading.language].test(tokens[at]?.text ?? '')) return false;
  return mentionsBeside(reading, at).some(
    ({ to, subjects }) => to <= at && at - to <= 1 && subjects.some(({ type }) => type === 'event'),
  );
}

/** 'The regatta sets sail from Trogir', 'la carrera sale de Jaca': where an event begins. */
const departing =
  /^(?:sails?|starts?|departs?|leaves|runs|startet|beginnt|läuft|zarpa|sale|parte|arranca|corre|part|élance|démarre)$/;
const leaving = /^(?:from|von|in|de|desde|d|depuis)$/;
function isDeparture(reading: Reading, index: number): boolean {
  const [start] = clauseOf(reading, index);
  if (!leaving.test(reading.tokens[index - 1]?.text ?? '') || !departing.test(reading.tokens[index - 2]?.text ?? ''))
    return false;
  return mentionsBeside(reading, index).some(
    ({ from, to, subjects }) => from >= start && to <= index && subjects.some(({ type }) => type === 'event'),
  );
}

/** 'Follow your nose to Krems, where …': a town behind which stands what is held there. */
const where = /^(?:where|wo|donde|où)$/;
function isWhereEvent(reading: Reading, index: number): boolean {
  const [, end] = sentenceOf(reading, index);
  const at = [index + 1, index + 2, index + 3].find((one) => one < end && where.test(reading.tokens[one]?.text ?? ''));
  if (at === undefined || !/^(?:to|in|nach|en|a|à)$/.test(reading.tokens[headOf(reading, index) - 1]?.text ?? ''))
    return false;
  return mentionsBeside(reading, at).some(
    ({ from, to, subjects }) =>
      from > at && to <= end && subjects.some(({ type }) => type === 'event' || type === 'venue'),
  );
}

/** 'A hushed corner of Salzburg in which …': what a sentence without a subject of its own begins with. */
const isTitle = (reading: Reading, index: number): boolean =>
  /^(?:an?|eine?|un[ae]?)$/.test(reading.tokens[sentenceOf(reading, index)[0]]?.text ?? '') &&
  index - sentenceOf(reading, index)[0] <= titleReach;

/** True where a name is where we are, though no plain 'in' stands before it. */
export const isHereabouts = (reading: Reading, index: number): boolean =>
  isInvitedTo(reading, index) ||
  isMovedTo(reading, index) ||
  isFilled(reading, index) ||
  isDeparture(reading, index) ||
  isOwnHouseOf(reading, index) ||
  isHouseOfTown(reading, index) ||
  isAtFeet(reading, index) ||
  isAmid(reading, index) ||
  isPresented(reading, index) ||
  isWhereEvent(reading, index) ||
  (isSiteOf(reading, index) && isTitle(reading, index)) ||
  ((isSiteOf(reading, index) || isOverlooked(reading, index)) &&
    saysHere(reading, index) &&
    !mentionsBeside(reading, index).some(
      (one) => one.to <= index && index - one.to <= 2 && idsOf(one, 'amenity').some((id) => id.endsWith('_shuttle')),
    ));
