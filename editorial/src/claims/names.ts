/** What this house, its event and its facts are called, so that names are read as names and not as words. */

import type { Language } from '@foyer/contract/languages';
import type { Subject, SubjectType } from '#claims/reading/grammar.ts';
import { PhraseTree } from '#claims/reading/phrases.ts';
import type { Mention, Names, Reading } from '#claims/reading/read.ts';
import type { Sources } from '#context.ts';

/** Facts whose names after the colon name a place or a thing. */
const naming = /^(distance|price|hours|size|award|certificate):(.+)$/;
const typeOf: Readonly<Record<string, SubjectType>> = { distance: 'place', award: 'award', certificate: 'certificate' };
/** Words of one name that are too common to stand for it. */
const shortest = 4;

/** Fact names are written in plain letters: `bayerische_kueche` is 'Bayerische Küche'. */
const withUmlauts = (plain: string): string => plain.replace(/ae/g, 'ä').replace(/oe/g, 'ö').replace(/ue/g, 'ü');

/** The names of a text's sources, as phrases to be found in it. */
export function namesOf(sources: Sources, language: Language): Names {
  const names: Names = new PhraseTree([], []);
  const { property, event } = sources;
  names.addLiteral(property.name, { type: 'house', ids: ['house'] }, language);
  names.addLiteral(property.city, { type: 'town', ids: [property.city.toLowerCase()] }, language);
  if (event) names.addLiteral(event.venue.city, { type: 'town', ids: [event.venue.city.toLowerCase()] }, language);
  if (event) {
    names.addLiteral(event.title, { type: 'event', ids: ['event'] }, language);
    const plain = event.title.replace(/\s*(?:20\d\d|[–—:(].*)$/u, '');
    if (plain.length >= shortest) names.addLiteral(plain, { type: 'event', ids: ['event'] }, language);
    if (event.venue.title.length >= shortest)
      names.addLiteral(event.venue.title, { type: 'venue', ids: ['venue'] }, language);
  }
  for (const fact of sources.facts) {
    const [, group, name = ''] = naming.exec(fact.factName) ?? [];
    const prize = group === 'award' || group === 'certificate';
    if (!group || !(name.includes('_') || (prize && name.length >= shortest))) continue;
    const subject: Subject = { type: typeOf[group] ?? 'thing', ids: [name] };
    const plain = name.replaceAll('_', ' ');
    names.addLiteral(plain, subject, language);
    const marked = withUmlauts(plain);
    if (marked !== plain) names.addLiteral(marked, subject, language);
    // Prizes are named with and without their plural: 'World Ski Awards', 'a World Ski Award'.
    if (prize) names.addLiteral(/s$/.test(plain) ? plain.slice(0, -1) : `${plain}s`, subject, language);
  }
  return names;
}

/** A market in the title, the description or the category of an event, in any of the languages. */
const ofMarket = /mar(?:ket|kt|ch[ée])|mercad|mercat/i;

/** 'The market sets up before six' speaks of the town's market where the event is none. */
export function withoutOtherMarkets(reading: Reading, { event }: Sources): Reading {
  if (
    !event ||
    event.category === 'market' ||
    ofMarket.test(`${event.title} ${event.description} ${event.venue.title}`)
  )
    return reading;
  const isMarket = ({ from, to }: Mention) => reading.tokens.slice(from, to).some(({ text }) => ofMarket.test(text));
  const mentions = reading.mentions.flatMap((mention): Mention[] => {
    if (!isMarket(mention)) return [mention];
    const subjects = mention.subjects.filter(({ type }) => type !== 'event');
    return subjects.length > 0 ? [{ ...mention, subjects }] : [];
  });
  return { ...reading, mentions };
}
