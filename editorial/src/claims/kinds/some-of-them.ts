/** Numbers of things that are some of them, and not all: two donkeys at the gate, the last three beds, two rooms for a family. */
import { ofTheEvent } from '#claims/kinds/event-counts.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import { wordsIn } from '#claims/reading/questions.ts';
import { clauseOf, idsOf, marksIn, mentionsBeside, type Reading } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';

/** Nouns of the house: a number without a source is a claim all the same. */
export const ofTheHouse: ReadonlySet<string> = new Set([
  'room',
  'suite',
  'apartment',
  'chalet',
  'floor',
  'restaurant',
  'bar',
  'meeting_room',
  'bed',
  'pool',
  'sauna',
  'treatment_room',
  'parking_space',
  'charging_station',
  'dorm',
  'court',
  'hole',
  'cabin',
  'pitch',
]);
/** From this many on, room for people is a hall's: a sofa has room for two. */
export const fewestSeats = 20;
const purposes: ReadonlySet<string> = new Set(['for', 'für', 'para', 'pour']);

const vacant =
  /^(?:quedan?|libres?|disponibles?|aún|todavía|restent?|encore|left|free|available|vacant|still|noch|frei|verfügbar)$/;
/** More than these are seldom said to be left. */
const mostLeft = 4;

/** Tokens to either side: 'nos quatre ânes ont l'oreille longue et la mémoire plus longue encore' leaves none. */
const leftReach = 6;

/** 'There are still two beds': how many are left, and not how many there are. */
export function isLeft(reading: Reading, from: number, value: number): boolean {
  const [start, end] = clauseOf(reading, from);
  const beside = reading.tokens.slice(Math.max(start, from - leftReach), Math.min(end, from + leftReach));
  return value <= mostLeft && beside.some(({ text }) => vacant.test(text));
}

const finding =
  /^(?:found|find|lost|left|forgot(?:ten)?|gefunden|finden|fanden|vergessen|verloren|liegengeblieben|liegengelassen|encontra(?:do|mos)|hallado|olvida(?:do|dos|n|ron)|perdido|trouvé|trouvons|oublié(?:e?s)?|perdu)$/;

/** 'This week we found three chargers and one shoe': what guests leave behind. */
export const isFound = (reading: Reading, from: number): boolean =>
  reading.tokens.slice(clauseOf(reading, from)[0], from).some(({ text }) => finding.test(text));

/** Of these some may come to the gate without the others. */
const beings =
  /^(?:donkey|sheep|horse|pony|cow|goat|dog|cat|hen|chicken|duck|goose|pig|alpaca|llama|deer|peacock|bee|monk|animal)$/;
const definite = /^(?:the|our|all|die|unseren?|alle|los|las|nuestr[oa]s|les|nos|tous|toutes)$/;

/** So few of many other things may be spoken of by themselves, where nothing says that there are no more. */
const fewest = 3;
const holding =
  /^(?:has|have|with|of|are|counts?|hat|haben|mit|zählt|zählen|gibt|bietet|sind|tiene|tienen|tenemos|con|cuenta|cuentan|hay|suma|suman|de|compte|comptent|avons|avec|a|dispose|possède|propose|offre)$/;
/** Tokens between such a word and the number. */
const holdReach = 3;

/** 'Only two grape varieties grow here': there are no more. */
export const only = /^(?:only|just|nur|bloß|solo|sólo|solamente|apenas|seule?ment|seule?s?|juste|que)$/;

const lasting =
  /^(?:lasts?|lasting|runs?|fills?|dauert|dauern|geht|läuft|füllt|lang|dura|duran|durante|llena|dure|durent|pendant|durant|remplit|during|takes)$/;
const staying =
  /^(?:stay|stays|book|booking|spend|nights?|bleib\p{L}*|buch\p{L}*|verbring\p{L}*|nächte|qued\p{L}+|reserv\p{L}+|noches|pase[ns]?|rest\p{L}+|réserv\p{L}+|nuits|passez)$/u;

/** 'Das Festival dauert zwei Tage': all of its days, however few they are said to be; guests stay as long as they like. */
const lastsSo = (reading: Reading, { noun, from }: { noun: string; from: number }): boolean => {
  const clause = reading.tokens.slice(...clauseOf(reading, from));
  return (
    noun === 'event_day' &&
    clause.some(({ text }) => lasting.test(text)) &&
    !clause.some(({ text }) => staying.test(text))
  );
};

/** 'Two donkeys wait at the gate', of four; 'two desks by the window', of sixty. */
export const isSome = (
  reading: Reading,
  { noun, value, from }: { noun: string; value: number; from: number },
  values: readonly { value: number }[],
) =>
  (beings.test(noun) ||
    // 'Nine holes before breakfast': a round need not be all of the course.
    (/(?:^|_)hole$/.test(noun) && value === 9) ||
    (!ofTheHouse.has(noun) &&
      !ofTheEvent.has(noun) &&
      value <= fewest &&
      !reading.tokens.slice(Math.max(0, from - holdReach), from).some(({ text }) => holding.test(text)))) &&
  !lastsSo(reading, { noun, from }) &&
  !only.test(reading.tokens[from - 1]?.text ?? '') &&
  values.every((known) => known.value > value) &&
  !definite.test(reading.tokens[from - 1]?.text ?? '') &&
  marksIn(reading, ...clauseOf(reading, from), 'ours').length === 0;

/** 'A few steps from the sea', 'zwei Schritte vom Markt': a way, and no stairs. */
export const isWay = (reading: Reading, { noun, value, to }: { noun: string; value: number; to: number }) =>
  noun === 'step' &&
  value < fewestSeats &&
  /^(?:from|to|away|von|vom|zum|zur|bis|entfernt|de|del|du|hasta|jusqu)$/.test(reading.tokens[to]?.text ?? '');

const ofThem: Readonly<Record<Reading['language'], RegExp>> = {
  en: /^of (?:the|our|its|these) /,
  de: /^(?:der|unserer|dieser|von den|von unseren|von diesen) /,
  es: /^de (?:las|los|nuestr[oa]s|est[oa]s) /,
  fr: /^(?:des|de nos|de ces) /,
};
const ofReach = 3;

/** 'In vier unserer Zimmer', of a policy that says so of four, 'vier unserer Zimmer sind Suiten': some of them that a source counts. */
export function isToldOfSome(
  reading: Reading,
  { stated, numbers }: Ledger,
  { noun, value, from }: { noun: string; value: number; from: number },
): boolean {
  const next = reading.tokens.slice(from + 1, from + 1 + ofReach).map(({ text }) => text);
  const isPartOf = ofThem[reading.language].test(`${next.join(' ')} `);
  if (!isPartOf || value >= (numbers.get(`${noun}_count`)?.value ?? 0)) return false;
  const clause = clauseOf(reading, from);
  const isCounted = mentionsBeside(reading, from).some(
    (one) =>
      one.from > from &&
      one.to <= clause[1] &&
      idsOf(one, 'counted').some((id) => id !== noun && numbers.get(`${id}_count`)?.value === value),
  );
  return (
    isCounted ||
    stated.some(({ reading: { tokens, mentions } }) =>
      mentions.some(
        (one) =>
          idsOf(one, 'counted').includes(noun) &&
          tokens.slice(Math.max(0, one.from - ofReach), one.from).some((token) => token.value === value),
      ),
    )
  );
}

const beds: ReadonlySet<string> = new Set(['room', 'suite', 'apartment', 'bed', 'cabin', 'dorm']);
const needing =
  /^(?:needs?|book|reserve|share|shared|brauch\p{L}*|benötig\p{L}*|buch\p{L}*|reservier\p{L}*|teil\p{L}*|necesit\p{L}+|reserv\p{L}+|compart\p{L}+|besoin|faut|réserv\p{L}+|partag\p{L}+)$/u;

/** 'Zwei Hunde brauchen zwei Zimmer', 'vos beaux-parents réserveront deux chambres': so many as somebody takes. */
const isTaken = (reading: Reading, { noun, value, from }: { noun: string; value: number; from: number }): boolean =>
  beds.has(noun) &&
  value <= mostLeft &&
  reading.tokens.slice(...clauseOf(reading, from)).some(({ text }) => needing.test(text));

/** 'Dos restaurantes para elegir', 'two restaurants for hungry evenings': all of them are for that. */
const ofAll: ReadonlySet<string> = new Set(['restaurant', 'bar', 'pool', 'sauna', 'floor', 'hole', 'court']);

const isForPurpose = (reading: Reading, { noun, to }: { noun: string; to: number }): boolean =>
  !ofAll.has(noun) &&
  purposes.has(reading.tokens[to]?.text ?? '') &&
  // 'Solo quince habitaciones, para que …': why they are so few, and not for whom.
  (reading.tokens[to]?.gap ?? breaks.sentence) <= breaks.space &&
  reading.tokens[to + 1]?.text !== 'que';

const partOf = /^(?:of (?:our|the|its|these)|unserer|der|de (?:nos|nuestr[oa]s|las|los|sus|ses)|d entre)/;

/** 'Four of our rooms take dogs', 'vier unserer Zimmer': by these words, some of them. */
const isSomeOf = (reading: Reading, { from }: { from: number }): boolean =>
  partOf.test(wordsIn(reading, from + 1, from + 3));

/** 'seven rooms for meetings' are some of the rooms, not all of them. */
export function isPart(
  reading: Reading,
  ledger: Ledger,
  count: { noun: string; value: number; from: number; to: number },
): boolean {
  const total = ledger.numbers.get(`${count.noun}_count`)?.value;
  return (
    ofTheHouse.has(count.noun) &&
    total !== undefined &&
    count.value < total &&
    (isTaken(reading, count) || isForPurpose(reading, count) || isSomeOf(reading, count))
  );
}
