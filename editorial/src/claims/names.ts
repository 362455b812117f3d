/** What this house, its event and its facts are called, so that names are read as names and not as words. */

import type { Language } from '@foyer/contract/languages';
import { plainLetters } from '#claims/plain-name.ts';
import { grammarOf, type Subject, type SubjectType } from '#claims/reading/grammar.ts';
import { PhraseTree } from '#claims/reading/phrases.ts';
import type { Mention, Names, Reading } from '#claims/reading/read.ts';
import type { Sources } from '#context.ts';
import { countedAs } from '#lexicon/counted-things.ts';
import { wordsOf } from '#lexicon/facilities.ts';
import { towns } from '#lexicon/gazetteer.ts';
import { packs } from '#lexicon/packs.ts';

/** Facts whose names after the colon name a place or a thing. */
const naming = /^(distance|price|hours|size|award|certificate):(.+)$/;
const typeOf: Readonly<Record<string, SubjectType>> = { distance: 'place', award: 'award', certificate: 'certificate' };
/** Words of one name that are too common to stand for it. */
const shortest = 4;

/** Fact names are written in plain letters: `bayerische_kueche` is 'Bayerische Küche'. */
const withUmlauts = (plain: string): string => plain.replace(/ae/g, 'ä').replace(/oe/g, 'ö').replace(/ue/g, 'ü');

const isCapital = (word = '') => /^\p{Lu}/u.test(word);

/** 'Highland Games' of 'Ardle Highland Games': what is left of a title without its first or its last word. */
function partsOf(title: string): string[] {
  const words = title.split(/\s+/);
  if (words.length < 3) return [];
  return [words.slice(1), words.slice(0, -1)].flatMap((part) =>
    isCapital(part[0]) && isCapital(part.at(-1)) ? [part.join(' ')] : [],
  );
}

/** A word of a fact's name that the language has no other word for: 'fondue', 'auditorium', 'canoe'. */
function isUnheardOf(name: string, language: Language): boolean {
  const { nouns, pack } = grammarOf(language);
  return !nouns.has(name) && !(name in pack.places);
}

/** 'Le vieux Tavira' is its old town. */
const oldTown: Readonly<Record<Language, readonly string[]>> = {
  en: ['old'],
  de: ['alt', 'alte', 'alten', 'altes'],
  es: ['viejo', 'vieja'],
  fr: ['vieux', 'vieille'],
};

/** What a fact about a number counts: the berths of `berth_count`. */
const counting = /^([a-z]+(?:_[a-z]+)*)_count$/;

/** The words for what facts of this house count. English has the fact's own name where no table has another. */
function addCounted(names: Names, sources: Sources, language: Language): void {
  for (const { factName } of sources.facts) {
    const [, name] = counting.exec(factName) ?? [];
    if (!name) continue;
    const words = countedAs(name, language);
    const own = language === 'en' && words.length === 0 ? [`${name.replaceAll('_', ' ')}~`] : words;
    for (const phrase of own) names.add(plainLetters(phrase), { type: 'counted', ids: [name] });
  }
}

/** What a town is called in all four languages: 'Ghent', 'Gand', 'Gante'. */
const namesOfTown = (town: string): readonly string[] =>
  towns.map((row) => row.split('|')).find((names) => names.includes(town)) ?? [town];

/** The names of a text's sources, as phrases to be found in it. */
export function namesOf(sources: Sources, language: Language): Names {
  const { endings, verbEndings } = packs[language];
  const names: Names = new PhraseTree(endings, verbEndings);
  const { property, event } = sources;
  const add = (name: string, subject: Subject) => names.addLiteral(plainLetters(name), subject, language);
  add(property.name, { type: 'house', ids: ['house'] });
  // A finca, a riad, a pousada are called so in every language.
  const kind = property.type.split(/\s+/).at(-1) ?? '';
  if (kind.length >= shortest) add(kind, { type: 'house', ids: ['house'] });
  add(property.city, { type: 'town', ids: [property.city.toLowerCase()] });
  for (const city of namesOfTown(property.city))
    for (const old of oldTown[language]) add(`${old} ${city}`, { type: 'place', ids: ['old_town'] });
  if (event) add(event.venue.city, { type: 'town', ids: [event.venue.city.toLowerCase()] });
  if (event) {
    add(event.title, { type: 'event', ids: ['event'] });
    const plain = event.title.replace(/\s*(?:20\d\d|[–—:(].*)$/u, '');
    if (plain.length >= shortest) add(plain, { type: 'event', ids: ['event'] });
    for (const part of partsOf(plain)) add(part, { type: 'event', ids: ['event'] });
    if (event.venue.title.length >= shortest) add(event.venue.title, { type: 'venue', ids: ['venue'] });
  }
  addCounted(names, sources, language);
  for (const fact of sources.facts) {
    const [, group, name = ''] = naming.exec(fact.factName) ?? [];
    const sort = group === 'distance' ? 'place' : 'thing';
    for (const words of group ? wordsOf(name, sort, language) : [])
      names.add(plainLetters(words), { type: sort, ids: [name] });
    const prize = group === 'award' || group === 'certificate';
    const alone = name.length >= shortest && (prize || isUnheardOf(name, language));
    if (!group || !(name.includes('_') || alone)) continue;
    const subject: Subject = { type: typeOf[group] ?? 'thing', ids: [name] };
    const plain = name.replaceAll('_', ' ');
    add(plain, subject);
    const marked = withUmlauts(plain);
    if (marked !== plain) add(marked, subject);
    // Prizes are named with and without their plural: 'World Ski Awards', 'a World Ski Award'.
    if (prize) add(/s$/.test(plain) ? plain.slice(0, -1) : `${plain}s`, subject);
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
