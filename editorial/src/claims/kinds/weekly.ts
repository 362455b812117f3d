/**
 * What happens on one day of the week, where the sentence names it in other words than the fact: 'folk musicians play
 * every Tuesday', of live folk music on Thursdays, and 'the parade is on Sunday evening', of an event whose parade is not.
 */
import type { Stated } from '#claims/ledger/stated.ts';
import { onceFor } from '#claims/once.ts';
import { labelBefore } from '#claims/reading/link.ts';
import { clauseOf, marksIn, type Reading } from '#claims/reading/read.ts';
import { breaks, type Token } from '#claims/reading/tokens.ts';
import { activitiesOf } from '#lexicon/activities.ts';

const everies = /^(?:every|each|jede[rnms]?|cada|todos|toda|todas|tous|toutes|chaque)$/;
const articles = /^(?:los|las|les|single|einzelne[nr]?)$/;

/** 'Every Tuesday', 'jeden Mittwoch', 'todos los lunes', 'tous les mardis': a weekday that comes round. */
export const isEach = (reading: Reading, from: number): boolean => everyAt(reading, from) !== null;

/** Where the word stands that makes a weekday come round. */
export function everyAt(reading: Reading, from: number): number | null {
  const skip = articles.test(reading.tokens[from - 1]?.text ?? '') ? 2 : 1;
  return everies.test(reading.tokens[from - skip]?.text ?? '') ? from - skip : null;
}

/** Shorter words name nothing by themselves. */
const shortest = 4;
/** Words that say when, how and for whom, and those that any page has. */
const plain =
  /^(?:every|each|with|from|live|evening|morning|night|afternoon|days?|guests?|house|hotel|home|here|there|this|that|time|week|jede[rnms]?|abends?|morgens?|nachts?|vormittags?|nachmittags?|haus|gäste|hier|woche|todos|todas|cada|noche|tarde|mañana|semana|casa|para|desde|este|esta|huéspedes|directo|direct|tous|toutes|chaque|soirs?|matins?|semaine|maison|dans|pour|avec|depuis|free|kostenlos|gratis|gratuit[eo]?|gratuita|restaurant|restaurante|open|geöffnet|abierto|ouvert)$/;

const stemOf = (word: string): string => word.replace(/(?:ies|es|en|er|[snedr])$/, '');

/** From this length on a word is the same one in two languages: 'Risotto', 'lanternes', 'Laternenparade'. */
const shared = 6;

/** The word itself, another form of it, or in German the first half of a compound: 'Folk', 'Folkmusik'. */
function isAlike(one: string, other: string): boolean {
  const [a, b] = [stemOf(one), stemOf(other)];
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length < shortest - 1) return false;
  // 'Die Führung', of a 'Burgführung'.
  return (
    short === long ||
    (short.length >= shortest && long.startsWith(short)) ||
    (short.length >= shared && long.endsWith(short))
  );
}

const isContent = ({ kind, text }: Token): boolean => kind === 'word' && text.length >= shortest && !plain.test(text);

const contentIn = (reading: Reading, from: number, to: number): Token[] =>
  reading.tokens
    .slice(from, to)
    .filter(
      (token, at) =>
        isContent(token) &&
        !reading.grammar.prepositions.has(token.text) &&
        marksIn(reading, from + at, from + at + 1, 'weekday').length === 0,
    );

/** The clause of a weekday with what it leads to or is the answer of: 'Le mardi, c’est le jour du pain', 'Paella: every Tuesday'. */
export function withLabel(reading: Reading, index: number): readonly [number, number] {
  const [start, end] = clauseOf(reading, index);
  return withNext(reading, [labelBefore(reading, start)?.[0] ?? takenUp(reading, start) ?? start, end]);
}

/** Words by which a clause goes on about what stands before its comma: 'la soirée quiz, c’est le vendredi'. */
const takingUp = /^(?:c est|ce sera|ça se|das ist|die ist|der ist|das gibt|it s|that s|that is|eso es)$/;

/** Where the clause before begins, if this one takes up what it names. */
export function takenUp(reading: Reading, start: number): number | null {
  const words = `${reading.tokens[start]?.text} ${reading.tokens[start + 1]?.text}`;
  const isNext = reading.tokens[start]?.gap === breaks.comma && takingUp.test(words);
  return isNext ? clauseOf(reading, start - 1)[0] : null;
}

/** True where a clause names what a fact tells of: in German by its noun, elsewhere by two of its words or all it has. */
export function namesSame(reading: Reading, index: number, { reading: own }: Stated): boolean {
  if (own.language !== reading.language) return false;
  const said = contentIn(reading, ...withLabel(reading, index));
  const known = contentIn(own, 0, own.tokens.length);
  const same = known.filter((one) => said.some((other) => isAlike(one.text, other.text)));
  if (own.language === 'de') return same.some(({ capital }) => capital);
  return same.length > 1 || (known.length === 1 && same.some(({ text }) => text.length >= shared));
}

/** True where the clause of a weekday shares a telling word with the fact. */
export function sharesWord(reading: Reading, index: number, { name, reading: own }: Stated): boolean {
  if (own.language !== reading.language) return false;
  const said = contentIn(reading, ...withLabel(reading, index));
  // 'La noche de quiz', of `quiz_night` = 'noche de concurso': a word that four languages share.
  const called = name.split('_').filter((part) => part.length >= shortest && !plain.test(part));
  if (said.some(({ text }) => called.includes(text))) return true;
  return contentIn(own, 0, own.tokens.length).some((one) => said.some((other) => isAlike(one.text, other.text)));
}

/** What a fact does with guests, by its name and its words. */
export const activitiesOfFact = onceFor(({ name, reading, source }: Stated): ReadonlySet<string> => {
  // 'Flamenco on Thursdays', a note on `live_music`: what happens is its own words.
  const named = source.item === name ? [] : name.split('_').flatMap((word) => activitiesOf(word, 'en'));
  return new Set([...named, ...reading.tokens.flatMap(({ text }) => activitiesOf(text, reading.language))]);
});

/** What a stretch of words and a fact both do with guests, whatever language each has: hikes, music, a quiz. */
export function sharedActivities(reading: Reading, [from, to]: readonly [number, number], stated: Stated): string[] {
  const known = activitiesOfFact(stated);
  if (known.size === 0) return [];
  const said = reading.tokens
    .slice(from, to)
    .flatMap(({ text, kind }, at) =>
      kind === 'word' && !reading.silent[from + at] ? activitiesOf(text, reading.language) : [],
    );
  return [...new Set(said)].filter((one) => known.has(one));
}

/** Tokens around a weekday in which an event's description says what happens on it. */
const around = 5;

const isSameAbroad = (one: string, other: string): boolean =>
  one.length >= shared && (stemOf(one) === stemOf(other) || other.endsWith(one));

/** Tokens of a clause that says only when: 'Dimanche soir, le défilé passe'. */
const onlyWhen = 3;

const withNext = (reading: Reading, [start, end]: readonly [number, number]): readonly [number, number] =>
  end - start > onlyWhen || reading.sentence[end] !== reading.sentence[start]
    ? [start, end]
    : [start, clauseOf(reading, end)[1]];

/** The weekday on which an event's description puts what the clause at `index` tells of; null where it puts it on none. */
export function dayOfPart(reading: Reading, index: number, { name, reading: own }: Stated): number | null {
  if (name !== 'event') return null;
  const said = contentIn(reading, ...withNext(reading, clauseOf(reading, index)));
  const isSame = (one: Token, other: Token): boolean =>
    own.language === reading.language ? isAlike(one.text, other.text) : isSameAbroad(one.text, other.text);
  const days = marksIn(own, 0, own.tokens.length, 'weekday').flatMap(({ mark, from, to }): number[] => {
    // 'Feira do Fumeiro' names no Thursday.
    if ((own.tokens[from]?.text ?? '').length < shortest) return [];
    const [start, end] = clauseOf(own, from);
    const near = contentIn(own, Math.max(start, from - around), Math.min(end, to + around));
    return near.some((one) => said.some((other) => isSame(one, other))) ? [mark.value] : [];
  });
  return days.length === 1 ? (days[0] ?? null) : null;
}

const endings = /^(?:until|till|by|bis|hasta|jusqu|jusque|avant|before|vor|antes)$/;

/** 'Forget the car until Monday': no day on which anything happens. */
export const isLimit = (reading: Reading, from: number): boolean =>
  reading.tokens
    .slice(Math.max(0, from - 2), from)
    .some(({ text, gap }) => endings.test(text) && gap <= breaks.sentence);

const listing = /^(?:and|or|to|through|und|oder|bis|y|e|o|a|et|ou|au|à|on|am|los|el|le|les|the)$/;

/** 'Live music on Thursday, silence on Friday': a day that is told beside the right one, and in no row with it. */
export const isInRow = (reading: Reading, one: Place, other: Place): boolean => {
  const [first, second] = one.from < other.from ? [one, other] : [other, one];
  return reading.tokens.slice(first.to, second.from).every(({ text, kind }) => kind !== 'word' || listing.test(text));
};
type Place = { from: number; to: number };

const you = {
  en: /^(?:you|your|yours)$/,
  de: /^(?:ihr|euch|du|dich|dir|deine?[nmrs]?|sie|ihnen|ihre?[nmrs]?)$/,
  es: /^(?:usted|ustedes|te|le|les|tu|tú|tus|su|sus|os)$/,
  fr: /^(?:vous|votre|vos|toi|te|tu|tes)$/,
} as const;

/** 'Every Sunday you will promise to stay': what guests do on a day is no rhythm of the house. */
export const tellsGuests = (reading: Reading, index: number): boolean =>
  reading.tokens.slice(...clauseOf(reading, index)).some(({ text }) => you[reading.language].test(text));

const doing = {
  en: /^(?:nights?|evenings?|we|our|there|takes?|meets?|plays?|starts?|begins?|leaves?|sets|runs|live|on|hosts?|held|offers?|serves?|join|bring|brings|cooks?|sings?|invites?|gathers?|turns)$/,
  de: /^(?:wir|unser[enmrs]?|gibt|findet|finden|spielt|spielen|beginnt|startet|geht|läuft|steht|bieten|lädt|laden|treffen|trifft|kocht|kochen|wird|werden|singt|singen|servier\p{L}*)$/u,
  es: /^(?:noche|velada|hay|tenemos|toca|tocan|empieza|comienza|sale|salen|se|celebramos|ofrecemos|organizamos|servimos|\p{L}+mos|nuestr[oa]s?|canta|cantan|suena)$/u,
  fr: /^(?:on|nous|notre|nos|lieu|joue|jouent|commence|part|partent|place|soirée|se|y|propose|proposons|\p{L}+ons|sert|chante|chantent)$/u,
} as const;

/** 'Every Monday has a loose end' tells of nothing that happens in the house; 'on sort le caquelon' does. */
export const happens = (reading: Reading, [start, end]: readonly [number, number]): boolean =>
  reading.tokens.slice(start, end).some(({ text }) => doing[reading.language].test(text));

/** 'Every Saturday smells of cake': the day is what the sentence is about, and nothing happens on it. */
export function isSubject(reading: Reading, day: number): boolean {
  const [start, end] = clauseOf(reading, day);
  const next = reading.tokens[day + 1];
  // 'Jeden Freitag ist …': German says by the ending that the day is when.
  if (reading.language === 'de' && reading.tokens[start]?.text !== 'jeder') return false;
  return (
    isEach(reading, day) &&
    (everyAt(reading, day) ?? day) === start &&
    day + 1 < end &&
    next?.kind === 'word' &&
    !next.capital &&
    !reading.grammar.prepositions.has(next.text) &&
    !happens(reading, [start, end])
  );
}
