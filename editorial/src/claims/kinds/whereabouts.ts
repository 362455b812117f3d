/** Whether a text says that the house, its guest or its event is where the name of a place stands. */
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
import { isOfStaff } from '#claims/reading/staff.ts';
import { breaks } from '#claims/reading/tokens.ts';
import { lodgings } from '#lexicon/lodgings.ts';

const owning: ReadonlySet<string> = new Set('of von de del d du des di'.split(' '));
const leading: ReadonlySet<string> = new Set('the el la los las le les l der die das den dem'.split(' '));
/** Tokens from the beginning of a sentence to a name in its title. */
const titleReach = 5;
const moving: ReadonlySet<string> = new Set(['to', 'nach', 'a', 'à']);

/** The token behind which a name begins, its article passed over. */
function headOf(reading: Reading, index: number): number {
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

/** 'In Spain they would call it lunch': what others do there. */
const others =
  /^(?:they|people|one|man|on|ils|würde\w*|hieße|nennt|nennen|would|se|la|les|lo|llamar\p{L}+|dirían|dirait)$/u;

const here = /^(?:here|hier|aquí|acá|ici)$/;
/** 'Bei uns', 'chez nous': here, by two words. */
const withUs = /^(?:bei uns|chez nous|with us|con nosotros|en casa)$/;

/** 'In Wien dauert ein Kaffee eine Stunde, hier eine Minute': a later clause that says how it is here. */
function isContrast(reading: Reading, index: number): boolean {
  const [start, end] = sentenceOf(reading, index);
  const [, clause] = clauseOf(reading, index);
  return (
    index - start <= 2 &&
    clause < end &&
    !speaksOf(reading, index, 'house', 'event', 'venue') &&
    marksIn(reading, start, clause, 'ours').length === 0 &&
    reading.tokens
      .slice(clause, Math.min(end, clause + 3))
      .some(({ text }, at) => here.test(text) || withUs.test(`${text} ${reading.tokens[clause + at + 1]?.text}`))
  );
}

const past =
  /^(?:once|used|formerly|previously|was|were|learnt|learned|trained|worked|cooked|played|danced|served|früher|einst|war|hat|hatte|antes|trabajó|fue|cocinó|aprendió|autrefois|jadis|était|avant|travaillé|appris)$/;

/** 'The gardener has played chess in Lisbon': what somebody of the house did before. */
const pastOf = (reading: Reading, index: number): boolean =>
  reading.tokens.slice(...clauseOf(reading, index)).some(({ text }) => past.test(text));

/** 'A night here costs less than two cocktails in Helsinki': what it is held against is there, and not the house. */
function isHeldAgainst(reading: Reading, index: number): boolean {
  const [start] = clauseOf(reading, index);
  const at = reading.tokens.slice(start, index).findLastIndex(({ text }) => /^(?:than|als|que)$/.test(text));
  if (at < 1) return false;
  const before = reading.tokens.slice(start, start + at).map(({ text }) => text);
  const compares = before.some((word) =>
    /^(?:less|fewer|weniger|menos|moins|\p{L}{3,}er|closer|quieter|earlier|later)$/u.test(word),
  );
  // 'More than a hotel in Leeds' is one.
  const house = speaksOf(reading, index, 'house') && before.length <= 1;
  return compares && !house;
}

/** 'You could be in Vienna', 'der könnte auch in Rom hängen': what would be, and is not. */
const conditional =
  /^(?:could|would|might|wouldn|couldn|könnte\p{L}*|würde\p{L}*|wäre\p{L}*|hätte\p{L}*|(?:pod|se|har|dir|esta|pensa|llama|valdr|tendr|cre)r?ía[ns]?|(?!maría)\p{L}{2,}(?:[ai]ría[ns]?|erían)|(?:pour|se|fe|di|au|croi|vaud|suffi|pass|pense)r?rai(?:s|t|ent)|\p{L}{2,}(?:er|[nu]dr)ai(?:s|t|ent))$/u;
const comparing = /^(?:than|als|wie|que|qu|como|comme|as)$/;

/** 'Better than in Paris', 'mieux qu’à Paris': a place that is only compared with. */
function isCompared(reading: Reading, index: number): boolean {
  const at = headOf(reading, index);
  return reading.tokens[at]?.gap === breaks.space && comparing.test(reading.tokens[at - 2]?.text ?? '');
}

function isSupposed(reading: Reading, index: number): boolean {
  const [start, end] = clauseOf(reading, index);
  // 'In Frankfurt they would charge for breathing': the verb may stand behind the place.
  // 'À Paris, on paierait cette vue': a sentence that opens with the place goes on behind its comma.
  const [first, last] = sentenceOf(reading, index);
  const until = index - first <= 2 ? last : end;
  return reading.tokens.slice(start, Math.min(until, index + 4)).some(({ text }) => conditional.test(text));
}

/** 'In Passau losgefahren, in Wien erwartet': stages of a journey. */
const stages =
  /^(?:losgefahren|losgegangen|gestartet|aufgebrochen|abgefahren|abgereist|erwartet|umgestiegen|eingestiegen|gelandet|verpasst|vermisst)$/;

/** 'In Edinburgh this would cost twice as much', 'in Wien sagt man …': what would be, or what people do there. */
function isSaidThere(reading: Reading, to: number): boolean {
  const words = reading.tokens.slice(to, to + 3).map(({ text }) => text);
  const ours = marksIn(reading, ...clauseOf(reading, to), 'ours').length > 0;
  const would = /^(?:would|would['’]ve|might|could|würde|wäre|hätte|kostete|sería|costaría|serait|coûterait)$/;
  const it = /^(?:this|that|it|one|you|das|dies|es|man|esto|eso|ceci|cela|ça|on)$/;
  const [first = '', second = ''] = words;
  const unreal = words.some((word) => would.test(word)) && words.some((word) => it.test(word));
  return !ours && (unreal || (reading.language === 'de' && second === 'man' && first !== ''));
}

/** 'Es riecht nach Wald, nicht nach Wien': what it is not. */
const denying = /^(?:not|nicht|no|ni|pas|neither|nor|weder|noch|kein|keine|nie|never|nunca|jamais)$/;
const isDenied = (reading: Reading, index: number): boolean => {
  const at = headOf(reading, index);
  return reading.tokens[at - 1]?.gap === breaks.space && denying.test(reading.tokens[at - 2]?.text ?? '');
};

/** 'The night train to Vienna', 'In Spain they would …': a place that is gone to, or told of as another. */
export function isElsewhereTold(reading: Reading, index: number, to: number): boolean {
  const [start] = clauseOf(reading, index);
  const after = reading.tokens[to];
  if (index - 1 === start && after?.gap === breaks.space && others.test(after.text)) return true;
  if (index - 1 === start && (isSaidThere(reading, to) || stages.test(after?.text ?? ''))) return true;
  if (isOfStaff(reading, index) && pastOf(reading, index)) return true;
  if (isContrast(reading, index) || isHeldAgainst(reading, index)) return true;
  if (isCompared(reading, index) || isSupposed(reading, index) || isDenied(reading, index)) return true;
  if (speaksOf(reading, index, 'event', 'venue')) return false;
  // German may put the verb behind: 'nach Lissabon fliegt man drei Stunden'.
  const until = reading.language === 'de' ? Math.min(clauseOf(reading, index)[1], to + 2) : index;
  // 'Nach Sylt fährt man mit dem Zug, nach Föhr mit dem Schiff': the second way goes without its verb.
  const since = reading.language === 'de' ? sentenceOf(reading, index)[0] : start;
  return moving.has(reading.tokens[index - 1]?.text ?? '') && marksIn(reading, since, until, 'travel').length > 0;
}

/** 'Our coffee, roasted in …': something comes from there, and the house is elsewhere. */
export const isOrigin = (reading: Reading, index: number): boolean => {
  const [start, end] = clauseOf(reading, index);
  // 'Wake up in Bled to the smell of bread, baked next door'.
  // 'L’hôtel s’élève à …' rises there, and brings nothing up.
  const origins = marksIn(reading, start, end, 'origin').filter(
    ({ from }) => reading.language !== 'fr' || reading.tokens[from - 1]?.text !== 's',
  );
  return origins.length > 0 && !isDwelling(reading, index);
};

/** True where the clause says that a guest sleeps, wakes or stays: 'wake up in …', 'your weekend in …'. */
export const isDwelling = (reading: Reading, index: number): boolean =>
  marksIn(reading, clauseOf(reading, index)[0], index, 'dwelling').length > 0;

/** True where a sentence speaks of the house, of whoever reads it there, or of its event. */
export function saysHere(reading: Reading, index: number): boolean {
  const [start, end] = sentenceOf(reading, index);
  const named = speaksOf(reading, index, 'house', 'event', 'venue');
  return (
    named ||
    isDwelling(reading, index) ||
    (['ours', 'hereabouts'] as const).some((type) => marksIn(reading, start, end, type).length > 0)
  );
}

/** 'The festival moves to …': where an event goes. */
function isMovedTo(reading: Reading, index: number): boolean {
  // 'Cap sur Venise, où le salon se tient': the event may stand behind it.
  if (markBefore(reading, index, 'bound') && speaksOf(reading, index, 'event', 'venue')) return true;
  const [start] = clauseOf(reading, index);
  return (
    moving.has(reading.tokens[index - 1]?.text ?? '') &&
    mentionsBeside(reading, index).some(
      (one) =>
        one.from >= start && one.to < index && one.subjects.some(({ type }) => type === 'event' || type === 'venue'),
    )
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
  isMovedTo(reading, index) ||
  isOwnHouseOf(reading, index) ||
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
