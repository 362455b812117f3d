/** How many nights and days an event lasts, in a clause that names it: 'the festival gives four nights to early music'. */
import { eventDays } from '#claims/event-days.ts';
import type { Finder, Finding } from '#claims/finding.ts';
import { eventSource, type Ledger } from '#claims/ledger/ledger.ts';
import { clauseOf, markAt, marksIn, mentionsBeside, type Reading } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import { activitiesOf } from '#lexicon/activities.ts';

const nights = {
  en: /^(?:nights|evenings|days)$/,
  de: /^(?:nächten?|abenden?|tagen?|(?:festival|musik|konzert|sommer|fest)(?:nächten?|abenden?|tagen?))$/,
  es: /^(?:noches|veladas|tardes|días|jornadas)$/,
  fr: /^(?:nuits|soirs|soirées|jours|journées)$/,
} as const;

/** A stay is counted in nights as well, and so are the days before and after. */
const ofStay =
  /^(?:stay|stays|staying|book|booking|sleep|room|rooms|suite|package|price|from|before|after|later|until|away|ago|bed|beds|bleiben|übernacht\p{L}*|buchen|zimmer|paket|vor|nach|später|bett|quédate|quédese|alójate|reserva|reserve|habitación|paquete|antes|después|cama|restez|réservez|chambre|forfait|avant|après|lit|séjour|séjournez|per|pro|each|je|every|jede[nr]?|cada|chaque|tous|todas|todos|both)$/u;

const isSome = /^(?:last|first|next|letzten|ersten|últim[ao]s|primer[ao]s|derniers|dernières|premiers|premières)$/;

/** 'The Segeltage last five days': English has one word for both; a 'the' stands before the other. */
const lasts = (reading: Reading, index: number): boolean =>
  reading.tokens[index - 1]?.text === 'last' && !/^(?:the|these|its)$/.test(reading.tokens[index - 2]?.text ?? '');

const isOne = (reading: Reading, index: number): boolean => {
  const next = reading.tokens[index + 1];
  return next?.kind === 'word' && next.gap <= breaks.space && nights[reading.language].test(next.text);
};

/** 'Four summer nights': a word between the number and the noun. */
const nounAt = (reading: Reading, index: number): number | null =>
  isOne(reading, index)
    ? index + 1
    : reading.tokens[index + 1]?.kind === 'word' && isOne(reading, index + 1)
      ? index + 2
      : null;

/** Nights lie between days, and are one fewer; days are counted as they are. */
const dayNoun = /^(?:days|tagen?|(?:festival|musik|konzert|sommer|fest)tagen?|días|jornadas|jours|journées)$/;

const fillWith = /^(?:of|full|lang|voller|voll|mit|de|d|llen[oa]s|con|avec|remplie?s|the|open|air|live)$/;
/** Tokens between the days and what fills them: 'four days of open-air jazz'. */
const fillReach = 5;
/** 'Tres días de jazz', of an event whose own texts tell of jazz: it is meant without its name. */
function isFilledBy(reading: Reading, noun: number, { title, description }: NonNullable<Event>): boolean {
  const known = wordsOf(`${title} ${description}`);
  const activities = new Set([...known].flatMap((word) => activitiesOf(word, 'en')));
  const [, end] = clauseOf(reading, noun);
  for (let at = noun + 1; at < Math.min(end, noun + 1 + fillReach); at++) {
    const { text = '', gap = breaks.sentence } = reading.tokens[at] ?? {};
    if (gap > breaks.space) return false;
    if (fillWith.test(text)) continue;
    return (
      (text.length >= shortestWord && known.has(text)) ||
      activitiesOf(text, reading.language).some((one) => activities.has(one))
    );
  }
  return false;
}
type Event = Ledger['sources']['event'];
const shortestWord = 4;
const wordsOf = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/\p{L}+/gu) ?? []);

export const findNightsOfEvent: Finder = (reading, ledger) => {
  const { event } = ledger.sources;
  if (!event) return [];
  return reading.tokens.flatMap(({ kind, value, article }, index): Finding[] => {
    if (kind !== 'number' || article || value === null || value < 2 || value > 31 || reading.silent[index]) return [];
    const noun = nounAt(reading, index);
    const before = reading.tokens[index - 1]?.text ?? '';
    // 'The first two days', 'lasts five days'.
    if (noun === null || markAt(reading, index, 'ordinal') || (isSome.test(before) && !lasts(reading, index)))
      return [];
    const [start, end] = clauseOf(reading, index);
    const named = mentionsBeside(reading, index).some(
      ({ from, to, subjects }) =>
        from >= start && to <= end && reading.silent[from] && subjects.some(({ type }) => type === 'event'),
    );
    const words = reading.tokens.slice(start, end);
    if (
      !(named || isFilledBy(reading, noun, event)) ||
      words.some(({ text }, at) => at + start !== index && ofStay.test(text))
    )
      return [];
    if (marksIn(reading, start, end, 'unit').some(({ from }) => from !== noun)) return [];
    const days = eventDays(event).length;
    const told = ledger.stated.some(
      (one) =>
        one.name === 'event' &&
        one.reading.tokens.some((token, at) => token.value === value && nounAt(one.reading, at) !== null),
    );
    const isRight = value === days || (value === days - 1 && !dayNoun.test(reading.tokens[noun]?.text ?? '')) || told;
    const source = eventSource(event, 'endDate', event.eventEndDate ?? event.eventStartDate);
    return [{ kind: 'count', verdict: isRight ? 'supported' : 'contradicted', from: index, to: noun + 1, source }];
  });
};
