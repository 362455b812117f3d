/** The how-manieth time an event is held: 'the tenth edition', 'geht in die fünfte Runde', 'fête sa douzième année'. */
import type { Finder, Finding } from '#claims/finding.ts';
import { eventSource, type Ledger } from '#claims/ledger/ledger.ts';
import { wordsIn } from '#claims/reading/questions.ts';
import { clauseOf, type MarkPlace, markBefore, marksIn, mentionsBeside, type Reading } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';

/** What is counted by itself, and what only where the event has it or it is said to be 'for the' so-manieth one. */
const editions = /^(?:editions?|ausgabe|auflage|edici[oó]n|éditions?)$/;
const terms = {
  en: /^(?:(?:its|their) \S+(?: \w\w)? (?:year|season|summer)|for (?:the|a|its) \S+(?: \w\w)? (?:time|year))$/,
  de: /^(?:(?:ihr|sein)e?[nms]? \S+ (?:jahr|saison)|in (?:die|ihre|seine) \S+ runde|zum \S+ mal|(?:nun|schon|bereits|jetzt|inzwischen) im \S+ jahr)$/,
  es: /^(?:su \S+ (?:año|temporada)|por \S+ (?:vez|año(?: consecutivo)?))$/,
  fr: /^(?:sa \S+(?: \w{1,3})? (?:année|saison)|son \S+(?: \w{1,3})? anniversaire|pour la \S+(?: \w{1,3})? (?:fois|année))$/,
} as const;
/** Ordinals beyond those that number the days of a month. */
const higher = {
  en: /^\p{L}+(?:tieth|teenth|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)$/u,
  de: /^\p{L}+(?:zigste|zehnte)[nrs]?$/u,
  es: /^(?:undécim|duodécim|decimo\p{L}+|vigésim|trigésim|quincuagésim|centésim)[oa]$/u,
  fr: /^\p{L}+ième$/u,
} as const;
const figure = /^(?:th|st|nd|rd|e|è|ème|ª|º|a|o)$/;

type Ordinal = { value: number | null; from: number; to: number };

/** The ordinal that ends right before a token, spelled or in figures. */
function ordinalBefore(reading: Reading, index: number): Ordinal | null {
  if ((reading.tokens[index]?.gap ?? breaks.sentence) > breaks.space && reading.language !== 'de') return null;
  const mark: MarkPlace | null = markBefore(reading, index, 'ordinal');
  if (mark) return { value: mark.mark.value, from: mark.from, to: index };
  // 'La 12.ª edición': the sign behind the figure.
  let at = index - 1;
  while (figure.test(reading.tokens[at]?.text ?? '')) at--;
  const token = reading.tokens[at];
  if (!token || reading.sentence[at] !== reading.sentence[index]) return null;
  if (token.kind === 'number' && !token.spelled && token.value !== null && token.value < 200)
    return { value: token.value, from: at, to: index };
  return at === index - 1 && higher[reading.language].test(token.text) ? { value: null, from: at, to: index } : null;
}

/** Words from the preposition or the owner to the noun. */
const reach = 3;

function isTerm(reading: Reading, { from }: Ordinal, index: number): boolean {
  const [start] = clauseOf(reading, index);
  return Array.from({ length: reach }, (_, back) => from - 1 - back).some(
    (first) => first >= start && terms[reading.language].test(wordsIn(reading, first, index + 1)),
  );
}

const one = /^(?:an?|eine?|una|une)$/;
const within = /^(?:this|today|dieses?|diese[rmn]?|in|heute|esta|este|hoy|cette|ce|aujourd)$/;

/** 'A first edition waits in the drawing room' is a book, 'for the second time this week' is of the rain. */
const isOfOthers = (reading: Reading, { from }: Ordinal, index: number): boolean =>
  one.test(reading.tokens[from - 1]?.text ?? '') ||
  (!editions.test(reading.tokens[index]?.text ?? '') && within.test(reading.tokens[index + 1]?.text ?? ''));

/** 'The 12th Maestral Regatta': the event's name behind a number. */
const isEventAt = (reading: Reading, index: number): boolean =>
  mentionsBeside(reading, index).some(
    ({ from, subjects }) =>
      from === index && reading.tokens[from]?.capital === true && subjects.some(({ type }) => type === 'event'),
  );

/** The event is named with no more than a comma between: 'zum zehnten Mal, sagt man, tanzt …'. */
const isOfEvent = (reading: Reading, index: number): boolean =>
  mentionsBeside(reading, index).some(
    (mention) =>
      mention.subjects.some(({ type }) => type === 'event') &&
      reading.tokens
        .slice(Math.min(index, mention.from) + 1, Math.max(index, mention.from) + 1)
        .every(({ gap }) => gap <= breaks.comma),
  );

/** 'XII Fiesta del Vino' of a description: what the event's own texts count. */
const isTold = (ledger: Ledger, value: number): boolean =>
  ledger.stated.some(
    ({ name, reading }) =>
      /^event$|edition|festival/.test(name) &&
      (reading.tokens.some((token) => token.kind === 'number' && token.value === value) ||
        marksIn(reading, 0, reading.tokens.length, 'ordinal').some(({ mark }) => mark.value === value)),
  );

/** Ordinals for the times that the event is held, which no source counts. */
export const findEditions: Finder = (reading, ledger) => {
  const { event } = ledger.sources;
  if (!event) return [];
  return reading.tokens.flatMap(({ text }, index): Finding[] => {
    const isEdition = editions.test(text);
    const ordinal = ordinalBefore(reading, index);
    const isNumbered = isEventAt(reading, index) && ordinal?.value !== 1;
    if (!ordinal || !(isEdition || isNumbered || isTerm(reading, ordinal, index))) return [];
    if (reading.silent[ordinal.from]) return [];
    if (!isOfEvent(reading, index) || isOfOthers(reading, ordinal, index)) return [];
    if (ordinal.value !== null && isTold(ledger, ordinal.value)) return [];
    const source = ledger.stated.find(
      ({ name, words }) => name === 'event' && / (?:edition|ausgabe|auflage|edición|édition) /.test(words),
    );
    const place = { kind: 'year' as const, from: ordinal.from, to: isNumbered ? index : index + 1 };
    return source
      ? [{ ...place, verdict: 'contradicted', source: eventSource(event, 'description', event.description) }]
      : [{ ...place, verdict: 'unsupported' }];
  });
};
