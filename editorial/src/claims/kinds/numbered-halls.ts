/** The number of a hall, a gate or a terminal: 'Halle 3', of a fair that a source puts in Hall 5. */
import type { ClaimSource } from '@foyer/contract/claims';
import type { Finder, Finding } from '#claims/finding.ts';
import { eventSource, type Ledger } from '#claims/ledger/ledger.ts';
import { onceFor } from '#claims/once.ts';
import { type Reading, readText, sentenceOf } from '#claims/reading/read.ts';
import { breaks, type Token } from '#claims/reading/tokens.ts';

/** What has a number or a letter by which it is told from its neighbours, in the four languages. */
const sorts: readonly RegExp[] = [
  /^(?:halls?|halle|hallen|messehallen?|pabell(?:ón|ones)|pavillons?|pavilions?)$/,
  /^(?:terminals?|terminales)$/,
  /^(?:gates?|tor|tore|puertas?|portes?)$/,
  /^(?:salles?|salas?|saal|säle)$/,
  /^(?:stages?|bühnen?|escenarios?|scènes?)$/,
];

type Place = { sort: RegExp; name: string; from: number; to: number };

/** 'Hall 5', 'Halle fünf', 'Saal B': what is written in figures, or stands by itself. */
function nameOf({ tokens, grammar, language }: Reading, index: number): string | null {
  const token = tokens[index];
  if (!token || token.gap > breaks.space) return null;
  if (token.kind === 'word') return token.capital && token.text.length === 1 && token.text !== 'i' ? token.text : null;
  if (token.kind !== 'number' || token.value === null || token.article || !Number.isInteger(token.value)) return null;
  const next = tokens[index + 1];
  const goesOn = next?.kind === 'word' && next.gap === breaks.space;
  // 'In the hall three bands play', 'in der Halle 85 Aussteller': the number counts what follows.
  if (!goesOn || grammar.prepositions.has(next.text) || joins(next)) return String(token.value);
  const isWritten = !token.spelled && token.value <= mostHalls;
  const isNamed = language === 'de' ? !next.capital : tokens[index - 1]?.capital === true;
  return isWritten && isNamed ? String(token.value) : null;
}

/** More of them no fair has. */
const mostHalls = 30;
const joins = ({ text }: Token): boolean =>
  /^(?:and|or|is|are|und|oder|ist|der|des|y|o|e|es|de|del|et|ou|est|du|des)$/.test(text);

const placesIn = onceFor((reading: Reading): readonly Place[] =>
  reading.tokens.flatMap(({ text, kind }, index): Place[] => {
    const sort = kind === 'word' && !reading.silent[index] ? sorts.find((one) => one.test(text)) : undefined;
    const name = sort ? nameOf(reading, index + 1) : null;
    return sort && name ? [{ sort, name, from: index, to: index + 2 }] : [];
  }),
);

type KnownPlace = { sort: RegExp; name: string; source: ClaimSource };

/** The halls that the venue's name and the free texts number. */
const knownBy = onceFor(({ stated, sources: { event } }: Ledger): readonly KnownPlace[] => {
  const venue = event ? `${event.venue.title} . ${event.venue.address}` : '';
  const ofVenue = event
    ? placesIn(readText(venue, 'de')).map(({ sort, name }) => ({
        sort,
        name,
        source: eventSource(event, 'venue.title', event.venue.title),
      }))
    : [];
  const ofTexts = stated.flatMap(({ reading, source }) =>
    placesIn(reading).map(({ sort, name }) => ({ sort, name, source })),
  );
  return [...ofVenue, ...ofTexts];
});

export const findNumberedHalls: Finder = (reading, ledger) => {
  const said = placesIn(reading);
  if (said.length === 0) return [];
  return said.flatMap(({ sort, name, from, to }): Finding[] => {
    const known = knownBy(ledger).filter((one) => one.sort === sort);
    const [first] = known;
    if (!first) return [];
    const right = known.find((one) => one.name === name);
    const place = { kind: 'place' as const, from, to };
    if (right) return [{ ...place, verdict: 'supported', source: right.source }];
    // 'Not in Hall 3 but in Hall 5': the sentence has it right somewhere.
    const [start, end] = sentenceOf(reading, from);
    const isTold = said.some((one) => one.from >= start && one.to <= end && known.some((has) => has.name === one.name));
    if (isTold || first.source.type !== 'event') return [];
    return [{ ...place, verdict: 'contradicted', source: first.source }];
  });
};
