/**
 * 'The restaurant serves lunch and dinner', of one that opens at half past six: a part of the day in which a thing is said
 * to be open, none of which lies within its hours. Only words that serve and open may stand between the two, so that
 * 'skip lunch: the restaurant opens at six' says nothing of the kind.
 */
import type { Finder, Finding } from '#claims/finding.ts';
import { type Hours, type Ledger, lookUp } from '#claims/ledger/ledger.ts';
import { isElsewhere, isUnreal } from '#claims/reading/aside.ts';
import { clocksOf } from '#claims/reading/clocks.ts';
import { idsOf, type Mention, type Reading, sentenceOf } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';

/** Minutes of the day; wide, since nobody looks at a clock for them. */
type Part = readonly [words: RegExp, from: number, to: number];
const hour = 60;
const parts: readonly Part[] = [
  [
    /^(?:lunch|lunches|lunchtimes?|midday|mittags|mittagessen|mittag|mediodía|almuerzos?|almorzar|midi)$/,
    11.5 * hour,
    15 * hour,
  ],
  [
    /^(?:dinners?|suppers?|evenings?|abends|abendessen|abend|cenas?|cenar|noches?|soirs?|dîners?|dîner)$/,
    17 * hour,
    24 * hour,
  ],
  [/^(?:mornings?|morgens|vormittags|früh|frühmorgens|mañanas?|matins?|matinée)$/, 5 * hour, 12 * hour],
  [/^(?:afternoons?|nachmittags?|tardes?|après midi)$/, 12 * hour, 18.5 * hour],
];

/** What may stand between a thing and the part of the day in which it is open. */
const between: Readonly<Record<Reading['language'], RegExp>> = {
  en: /^(?:is|are|open|opens|serves|serving|cooks|cook|offers|you|us|for|both|at|in|the|our|every|daily|also|already|welcomes|from|early)$/,
  de: /^(?:ist|hat|haben|wird|geöffnet|offen|öffnet|serviert|kocht|gekocht|verwöhnt|bewirtet|sie|euch|dich|gäste|im|in|der|die|das|den|am|zum|unser|unsere|unserem|unserer|auch|schon|täglich|ab|von)$/,
  es: /^(?:está|están|abierto|abierta|abre|abren|sirve|sirven|ofrece|cocina|les|le|te|a|al|en|el|la|los|las|nuestro|nuestra|por|para|también|ya|desde|todos|días)$/,
  fr: /^(?:est|sont|ouvert|ouverte|ouvre|ouvrent|sert|propose|cuisine|accueille|régale|vous|nous|à|au|aux|le|la|les|l|notre|dans|du|aussi|déjà|dès|pour|tous|jours|chaque)$/,
};
/** 'Lunch and dinner', but not 'at four in the afternoon and the restaurant'. */
const and = /^(?:and|or|und|oder|y|e|o|et|ou)$/;
/** Tokens between the two. */
const reach = 6;

const isPartOf = ({ from, to }: Hours, [, first, last]: Part): boolean => {
  const until = to <= from ? to + 24 * hour : to;
  return [0, 24 * hour].some((day) => first + day < until && last + day > from);
};

type Said = { part: Part; from: number };

/** Tokens behind an hour in which a part of the day is its own: 'one in the morning', 'cuatro de la tarde'. */
const hourReach = 3;

const partAt = (reading: Reading, index: number): Said | null => {
  const part = parts.find(([words]) => words.test(reading.tokens[index]?.text ?? ''));
  // 'At four in the afternoon' is an hour.
  const spans = part ? clocksOf(reading).flatMap(({ first, second }) => (second ? [first, second] : [first])) : [];
  const isHour = spans.some(({ from, to }) => from <= index && index < to + hourReach);
  return part && !isHour ? { part, from: index } : null;
};

/** Every part of the day that stands before or behind a thing with nothing but words of serving between. */
function partsBeside(reading: Reading, { from, to }: Mention): Said[] {
  const [first, last] = sentenceOf(reading, from);
  const found: Said[] = [];
  for (const step of [-1, 1]) {
    const begin = step > 0 ? to : from - 1;
    for (let at = begin; at >= first && at < last && Math.abs(at - begin) <= reach; at += step) {
      const joint = reading.tokens[step > 0 ? at : at + 1];
      const said = partAt(reading, at);
      if (!joint || joint.gap > breaks.space) break;
      if (said) found.push(said);
      else if (and.test(reading.tokens[at]?.text ?? '') && found.some(({ from }) => from === at - step)) continue;
      else if (!between[reading.language].test(reading.tokens[at]?.text ?? '')) break;
    }
  }
  return found;
}

/** Things that open and close for guests at certain hours. */
const things = /restaurant|^bar$|_bar$|sauna|spa|gym|pool|steam_room|hammam/;

const judge = (reading: Reading, ledger: Ledger, mention: Mention): Finding[] => {
  const ids = idsOf(mention, 'amenity', 'thing').map((id) => (id === 'kitchen' ? 'restaurant' : id));
  if (!ids.some((id) => things.test(id))) return [];
  const known = lookUp(ledger.hours, ids);
  const [first] = known;
  if (!first || isElsewhere(reading, mention) || isUnreal(reading, mention)) return [];
  return partsBeside(reading, mention).flatMap(({ part, from }): Finding[] =>
    known.some(({ value }) => isPartOf(value, part))
      ? []
      : [{ kind: 'time', verdict: 'contradicted', from, to: from + 1, source: first.source }],
  );
};

export const findPartsOfDay: Finder = (reading, ledger) =>
  ledger.hours.size === 0 ? [] : reading.mentions.flatMap((mention) => judge(reading, ledger, mention));
