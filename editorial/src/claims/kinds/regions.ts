/** Regions the house is said to be in, held against those its sources name; where they name none, nothing is claimed. */
import type { ClaimSource } from '@foyer/contract/claims';
import type { Finder, Finding } from '#claims/finding.ts';
import { factSource, type Ledger, recordSource } from '#claims/ledger/ledger.ts';
import { isOfPerson } from '#claims/reading/aside.ts';
import { markBefore, marksIn, type Reading, sentenceOf } from '#claims/reading/read.ts';
import { breaks, tokenize } from '#claims/reading/tokens.ts';
import { regionOf } from '#lexicon/regions.ts';

/** What may stand between 'in' and the name: 'in the sunny Algarve', 'in der Toskana'. */
const between =
  /^(?:the|der|die|das|dem|den|la|las|los|el|le|les|l|northern|southern|eastern|western|sunny|beautiful|heart|nördlichen|südlichen|schönen|sonnigen)$/;
const owning = /^(?:of|von|der|des|de|del|di|du|d)$/;

/** The region a word names in running text: a name has its capital. */
const regionAt = (reading: Reading, index: number): string | null => {
  const token = reading.tokens[index];
  return token?.kind === 'word' && token.capital && !reading.silent[index] ? regionOf(token.text) : null;
};

/** Regions the sources name, each with its source. */
function knownRegions({ sources: { property, facts, event } }: Ledger): Map<string, ClaimSource> {
  const known = new Map<string, ClaimSource>();
  const add = (text: string, source: ClaimSource) => {
    for (const token of tokenize(text, 'en')) {
      const region = token.kind === 'word' && token.capital ? regionOf(token.text) : null;
      if (region && !known.has(region)) known.set(region, source);
    }
  };
  for (const fact of facts)
    if (!/^(?:amenities|award:|distance:)/.test(fact.factName)) add(fact.factValue, factSource(fact));
  add(`${property.name} . ${property.address} . ${property.city}`, recordSource('address', property.address));
  if (event)
    add(`${event.title} ${event.description}`, { type: 'event', name: 'event.description', value: event.description });
  return known;
}

/** 'in Tuscany', 'the hills of Tuscany', 'welcome to Tuscany'. */
function isLocated(reading: Reading, index: number): boolean {
  let at = index;
  while (at > 0 && reading.tokens[at]?.gap === breaks.space && between.test(reading.tokens[at - 1]?.text ?? '')) at--;
  if (reading.tokens[at]?.gap !== breaks.space) return false;
  if (markBefore(reading, at, 'locating') || markBefore(reading, index, 'locating')) return true;
  const owner = [at, index].find((one) => owning.test(reading.tokens[one - 1]?.text ?? ''));
  return (
    owner !== undefined &&
    marksIn(reading, Math.max(0, owner - 3), owner, 'landmark').some(({ to }) => to === owner - 1)
  );
}

export const findRegions: Finder = (reading, ledger) => {
  let known: Map<string, ClaimSource> | null = null;
  return reading.tokens.flatMap((_, index): Finding[] => {
    const region = regionAt(reading, index);
    if (!region || !isLocated(reading, index)) return [];
    known ??= knownRegions(ledger);
    const source = known.get(region);
    const place = { kind: 'place' as const, from: index, to: index + 1 };
    if (source) return [{ ...place, verdict: 'supported', source }];
    const [start] = sentenceOf(reading, index);
    const other =
      marksIn(reading, start, index, 'person').length > 0 && marksIn(reading, start, index, 'ours').length === 0;
    const [wrong] = known.values();
    if (!wrong || other || isOfPerson(reading, { subjects: [], from: index, to: index + 1 })) return [];
    return [{ ...place, verdict: 'contradicted', source: wrong }];
  });
};
