/** What a free text states, read with the same eyes as the text that is checked. */
import type { ClaimSource } from '@foyer/contract/claims';
import type { Language } from '@foyer/contract/languages';
import { freeIn } from '#claims/ledger/free-in-text.ts';
import { thingsCounted } from '#claims/ledger/things-counted.ts';
import { isDenied } from '#claims/reading/denial.ts';
import { isLabelOf, questionBefore } from '#claims/reading/link.ts';
import { type Quantity, quantitiesOf } from '#claims/reading/quantities.ts';
import {
  idsOf,
  type Mention,
  markAt,
  markBefore,
  marksIn,
  type Reading,
  readText,
  sentenceOf,
} from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';

export type Stated = {
  source: ClaimSource;
  /** The fact's name, or `event`. */
  name: string;
  /** What the name and the text speak of. */
  subjects: ReadonlySet<string>;
  /** Amenities the text denies. */
  denied: readonly string[];
  quantities: readonly Quantity[];
  /** What it says is free, of whatever can cost something. */
  free: readonly string[];
  /** Numbers of things: `{ noun: 'band', value: 30 }`. */
  counts: readonly { noun: string; value: number }[];
  /** Words of the text in lower case, set between spaces. */
  words: string;
  reading: Reading;
};

/** How many words may stand between a number and the noun it counts. */
const reach = 3;

/** The number that a label or a question has as its value: 'Rooms: 84', 'How many rooms? 84.' */
function toldOf(reading: Reading, mention: Mention): number | null {
  const [, end] = sentenceOf(reading, mention.from);
  const index = isLabelOf(reading, mention, mention.to)
    ? mention.to
    : questionBefore(reading, end) && markAt(reading, sentenceOf(reading, mention.from)[0], 'howMany')
      ? end
      : null;
  const token = index === null ? undefined : reading.tokens[index];
  if (index === null || token?.kind !== 'number' || token.value === null || reading.silent[index]) return null;
  // Whatever goes on behind it ('Sauna: 5–10 p.m.') makes the number something else.
  return (reading.tokens[index + 1]?.gap ?? breaks.sentence) > breaks.space ? index : null;
}

/** 'Redner, 180 an der Zahl': the number behind the noun it counts. */
const inNumber =
  /^\s(?:an der Zahl|in (?:number|all|total)|all told|of them(?=[,.;:!?]|$)|en (?:total|número|tout)|au total)(?!\p{L})/u;
/** 'Nos suites, au nombre de quinze', 'nuestras suites, que son quince': words that lead to such a number. */
const leadsToCount = [['au', 'nombre', 'de'], ['en', 'número', 'de'], ['que', 'son'], ['es', 'sind'], ['numbering']];

function afterwards(reading: Reading, { to }: Mention): number | null {
  if (reading.tokens[to]?.gap !== breaks.comma) return null;
  const lead = leadsToCount.find((words) => words.every((word, at) => reading.tokens[to + at]?.text === word));
  const index = to + (lead?.length ?? 0);
  const token = reading.tokens[index];
  if (token?.kind !== 'number' || token.value === null || reading.silent[index]) return null;
  const next = reading.tokens[index + 1];
  // 'Nuestras suites, que son quince paraísos': the number has a noun of its own.
  if (lead) return next === undefined || next.gap > breaks.space ? index : null;
  return inNumber.test(reading.text.slice(token.end)) ? index : null;
}

/** What makes a number a measure, a day or an hour. */
const measuring: ReadonlySet<string> = new Set(['unit', 'month', 'hour', 'morning', 'evening']);

/** 'Ab sechs ist die Sauna heiß', 'at eight the bar opens': a verb or an article between them parts a number from a noun. */
const parting =
  /^(?:is|are|was|were|has|have|opens?|closes?|the|ist|sind|war|wird|werden|hat|haben|öffnet|schließt|steht|gibt|beginnt|der|die|das|dem|den|es|está|están|abre|abren|cierra|hay|el|la|los|las|est|sont|ouvre|ouvrent|ferme|a|le|la|les|per|pro|por|par|je|to|zu|with|mit|con|avec|for|für|para|pour|no|not|nicht|pagan?|pay|pays|zahlen|duermen|sleep|schlafen|dorment|paient)$/;

/** Prepositions that lead to a place, and no noun that is counted; 'vier von unseren Zimmern' counts them. */
const placed = /^(?:in|into|on|at|by|im|ins|am|an|auf|bei|beim|unter|über|en|sobre|sur|dans|sous|chez)$/;

/** A number and the noun it counts, `far` tokens apart. */
type Count = { noun: string; value: number; from: number; to: number; far: number };

/** Below this many, rooms joined to their number by a hyphen are those of a flat. */
const flatRooms = 10;

/** 'Zwei-Zimmer-Apartment', 'a two-bedroom flat', 'le deux-pièces': what one of them has; '84-room hotel' counts the house's. */
function isOfOne(reading: Reading, mention: Mention, value: number): boolean {
  // 'An 18-hole course': a course is what its holes make.
  if (!reading.tokens[mention.from]?.dash || idsOf(mention, 'counted').includes('hole')) return false;
  const next = reading.mentions.find(({ from }) => from === mention.to);
  if (next && idsOf(next, 'house').length > 0) return false;
  return (next !== undefined && idsOf(next, 'counted').length > 0) || value < flatRooms;
}

/** 'Two beer baths': in English the noun that is counted stands last, and in the plural. */
function isPartOfNoun(reading: Reading, { to }: Mention): boolean {
  const [last, next] = reading.tokens.slice(to - 1, to + 1);
  return (
    reading.language === 'en' &&
    last !== undefined &&
    !last.text.endsWith('s') &&
    next?.kind === 'word' &&
    next.gap === breaks.space &&
    /[^su]s$/.test(next.text) &&
    next.text.length > 3 &&
    (reading.beginning[to] ?? []).length === 0
  );
}

const dozens = /^(?:doc|dece|veint|centen|mill?ar|pare?|trein|decen|douz|diz|vingt|cent|mill|pair|quinz|trent)\p{L}*$/u;

/** True of a 'de' behind a noun in the plural that its number counts. */
const isOfCounted = (reading: Reading, index: number): boolean => {
  const [number, noun, joint] = reading.tokens.slice(Math.max(0, index - 2), index + 1);
  return (
    (reading.language === 'es' || reading.language === 'fr') &&
    /^(?:de|d)$/.test(joint?.text ?? '') &&
    number?.kind === 'number' &&
    !number.article &&
    noun?.kind === 'word' &&
    /[sx]$/.test(noun.text) &&
    !dozens.test(noun.text)
  );
};

/**
 * 'Hundert Zimmer warten auf Sie', '43 habitaciones con vistas al mar': what begins with a noun that its number counts is
 * more than the noun; in English a noun in the plural.
 */
function countedIn(reading: Reading, mention: Mention): Mention {
  const { from, to } = mention;
  const number = reading.tokens[from - 1];
  const isBehind = number?.kind === 'number' && !number.article && reading.tokens[from]?.gap === breaks.space;
  if (!isBehind || to - from < 2 || idsOf(mention, 'counted').length > 0) return mention;
  const nouns = reading.grammar.subjects
    .all(reading.tokens, from)
    .filter((one) => one.to < to && one.values.some(({ type }) => type === 'counted'))
    .filter((one) => reading.language !== 'en' || reading.tokens[one.to - 1]?.text.endsWith('s'));
  const noun = nouns.at(-1);
  return noun ? { subjects: noun.values, from, to: noun.to } : mention;
}

/** Numbers of things in a text, each with the noun it counts. */
export function countsOf(reading: Reading): Count[] {
  const found: Count[] = [];
  for (const whole of reading.mentions) {
    const mention = countedIn(reading, whole);
    const nouns = idsOf(mention, 'counted');
    if (nouns.length === 0 || isPartOfNoun(reading, mention)) continue;
    for (let index = mention.from - 1; index >= Math.max(0, mention.from - reach); index--) {
      const token = reading.tokens[index];
      if (!token || (reading.tokens[index + 1]?.gap ?? 3) > 0 || reading.silent[index]) break;
      if (token.kind === 'number' && token.value !== null) {
        // 'Bis halb elf steht das Restaurant offen': half past ten counts nothing.
        if (markBefore(reading, index, 'lead')) break;
        if (index === mention.from - 1 && isOfOne(reading, mention, token.value)) break;
        const far = mention.from - index - 1;
        for (const noun of nouns) found.push({ noun, value: token.value, from: index, to: mention.to, far });
        break;
      }
      // 'Four of the rooms'.
      const isOfThe = token.text === 'the' && reading.tokens[index - 1]?.text === 'of';
      if (token.kind === 'word' && parting.test(token.text) && !isOfThe) break;
      // 'Unter zwölf übernachten im Zimmer der Eltern': what stands in the room is counted by no number before it.
      if (token.kind === 'word' && placed.test(token.text)) break;
      // 'Diez largos de piscina', 'trois heures de sauna': the number counts what stands right behind it.
      if (isOfCounted(reading, index)) break;
      // 'A four-day brass band festival': days, and no bands.
      if (token.dash && reading.tokens[index - 1]?.kind === 'number') break;
      // 'at 18:00 in the restaurant', 'half past six in the bar': a word that makes the number something else.
      if (reading.beginning[index]?.some(({ mark: { type } }) => measuring.has(type))) break;
      // 'Drei Körbe Trauben': German tells by its capital that the number counts another noun.
      if (reading.language === 'de' && token.kind === 'word' && token.capital && !reading.tokens[index + 1]?.dash)
        break;
    }
    const told = toldOf(reading, mention) ?? afterwards(reading, mention);
    if (told !== null)
      for (const noun of nouns)
        found.push({ noun, value: reading.tokens[told]?.value ?? 0, from: told, to: told + 1, far: 0 });
  }
  return [...found, ...seatsOf(reading)];
}

const seatedAs =
  /^(?:for|comfortably|easily|seated|standing|theatre|cabaret|banquet|or|and|im|bei|für|oder|und|bequem|stehend|sitzend|o|u|y|e|sentad[oa]s|cómodamente|ou|et|assis|debout|confortablement)$/;

/** 'Room for 1,800 sighs': the number has a noun of its own, and nobody sits. */
function countsAnother(reading: Reading, index: number): boolean {
  const next = reading.tokens[index];
  if (next?.kind !== 'word' || seatedAs.test(next.text)) return false;
  return reading.language === 'de' ? next.capital : !reading.grammar.prepositions.has(next.text);
}

/** 'The ballroom seats 120': people, though no noun says so. */
const seatsOf = (reading: Reading): Count[] =>
  marksIn(reading, 0, reading.tokens.length, 'capacity').flatMap(({ to }): Count[] => {
    const index = markAt(reading, to, 'comparison')?.to ?? to;
    const token = reading.tokens[index];
    if (token?.kind !== 'number' || token.value === null || token.gap > breaks.space || reading.silent[index])
      return [];
    const next = reading.tokens[index + 1];
    const goesOn = next !== undefined && next.gap === breaks.space;
    const counted = reading.mentions.some(
      (one) => one.from > index && one.from <= index + 2 && idsOf(one, 'counted').length > 0,
    );
    if (goesOn && (counted || markAt(reading, index + 1, 'unit') || countsAnother(reading, index + 1))) return [];
    return [{ noun: 'guest', value: token.value, from: index, to: index + 1, far: 0 }];
  });

/** '18-hole course', '18-Loch-Platz': the name of such a course holds its number. */
const holesOf = (text: string): { noun: string; value: number }[] =>
  [...text.matchAll(/(\d+)[- ](?:hole|loch)\b/gi)].map(([, digits]) => ({ noun: 'hole', value: Number(digits) }));

/** Reads a free text of the sources. */
export function stateOf(text: string, language: Language, source: ClaimSource, name: string): Stated {
  const reading = readText(text, language);
  const nameWords = readText(name.replace(/[_:]/g, ' '), 'en');
  const mentions = [...reading.mentions, ...(name === 'event' ? [] : nameWords.mentions)];
  // `parking_spaces` = `24`: a number alone counts what its name says.
  const amount = /^\d+$/.test(text.trim()) ? Number(text) : null;
  const counted =
    amount === null
      ? []
      : nameWords.mentions.flatMap((mention) => idsOf(mention, 'counted')).map((noun) => ({ noun, value: amount }));
  // 'Solar panels on the roof' make no roof terrace.
  const idsShown = (mention: Mention) => [
    ...idsOf(mention, 'amenity', 'place', 'counted'),
    ...idsOf(mention, 'thing').filter((id) => id !== 'rooftop_terrace' || idsOf(mention, 'amenity').length > 0),
  ];
  const denied = reading.mentions
    .filter((mention) => isDenied(reading, mention))
    .flatMap((mention) => idsOf(mention, 'amenity', 'thing'));
  return {
    source,
    name,
    subjects: new Set(
      [name, ...name.split(/[_:]/), ...mentions.flatMap(idsShown)].filter((id) => !denied.includes(id)),
    ),
    denied,
    free: freeIn(reading, name),
    quantities: quantitiesOf(reading),
    counts: [...countsOf(reading), ...thingsCounted(reading), ...counted, ...holesOf(text)],
    words: ` ${reading.tokens.map((token) => token.text).join(' ')} `,
    reading,
  };
}
