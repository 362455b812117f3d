/** What this house, its event and its facts are called, so that names are read as names and not as words. */

import { type Language, languages } from '@foyer/contract/languages';
import { countedBy, headOf } from '#claims/ledger/counted-facts.ts';
import { countedInTexts } from '#claims/ledger/things-counted.ts';
import { plainLetters } from '#claims/plain-name.ts';
import { grammarOf, type Subject, type SubjectType } from '#claims/reading/grammar.ts';
import { PhraseTree } from '#claims/reading/phrases.ts';
import type { Mention, Names, Reading } from '#claims/reading/read.ts';
import type { Sources } from '#context.ts';
import { countedAs } from '#lexicon/counted-things.ts';
import { furtherAmenities } from '#lexicon/further-amenities.ts';
import { towns } from '#lexicon/gazetteer.ts';
import { list, table } from '#lexicon/list.ts';
import { packs } from '#lexicon/packs.ts';
import { wordsOf } from '#lexicon/words-of-names.ts';

/** Facts whose names after the colon name a place or a thing. */
const naming = /^(distance|price|hours|size|award|certificate):(.+)$/;
const typeOf: Readonly<Record<string, SubjectType>> = { distance: 'place', award: 'award', certificate: 'certificate' };
/** Words of one name that are too common to stand for it. */
const shortest = 4;

/** Fact names are written in plain letters: `bayerische_kueche` is 'Bayerische Küche'. */
export const withUmlauts = (plain: string): string => plain.replace(/ae/g, 'ä').replace(/oe/g, 'ö').replace(/ue/g, 'ü');

/** 'Vignobles & Découvertes', 'Bett+Bike': facts write the sign out. */
const joints = / (?:and|und|et|e|y) /;

const isCapital = (word = '') => /^\p{Lu}/u.test(word);

const ofEvents =
  /\p{L}{3}(?:tage|nacht|nächte|wochen?|fest|musik|gala|markt|lauf|messe|spiele|sommer|fair|regatta|rallye|konzerte?)$/u;

/** Shorter names without their town are words like any other. */
const shortestTitle = 8;

/** 'Highland Games' of 'Ardle Highland Games': what is left of a title without its first or its last word. */
function partsOf(title: string): string[] {
  const words = title.split(/\s+/);
  // 'Segeltage' of 'Strelasund Segeltage': a compound that names no other event.
  if (words.length === 2 && isCapital(words[1]) && ofEvents.test(words[1] ?? '')) return [words[1] ?? ''];
  // 'Bei der Traminale', of the 'Klöcher Traminale'.
  if (
    words.length === 2 &&
    /^\p{Lu}\p{L}+er$/u.test(words[0] ?? '') &&
    (words[1]?.length ?? 0) >= shortestTitle &&
    isCapital(words[1])
  )
    return [words[1] ?? ''];
  if (words.length < 3) return [];
  return [words.slice(1), words.slice(0, -1)].flatMap((part) =>
    isCapital(part[0]) && isCapital(part.at(-1)) ? [part.join(' ')] : [],
  );
}

/** 'Lichterwoche' of 'Lichterwoche Malmö': in its own town an event goes by its first name. */
function withoutTown(title: string, town: string): string[] {
  if (!title.endsWith(` ${town}`)) return [];
  const name = title.slice(0, -town.length).replace(/(?:\s+(?:of|in|at|von|zu|de|d|en|à))?\s+$/, '');
  return name.length >= shortestTitle && isCapital(name) ? [name] : [];
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

/** 'Surflehrer', where a table has only teachers: the end of a German compound is what it names. */
const asHead = (phrase: string, head: string): readonly string[] =>
  // Other seats and places than those of a fact: 'Schlafplätze'.
  head !== 'seat' && /^\p{L}/u.test(phrase) ? [phrase, `*${phrase}`] : [phrase];

/** What is counted may be an amenity as well: the family rooms of `family_room_count`. */
const amenityWords = (name: string, language: Language): readonly string[] => {
  const { amenities, counted } = packs[language];
  if (name in counted) return [];
  return amenities[`${name}s`] ?? amenities[name] ?? list(furtherAmenities[name]?.[languages.indexOf(language)] ?? '');
};

/**
 * The words for what facts of this house count. English has the fact's own name where no table has another; a name that no
 * table has is told by its last words: the instructors of `surf_instructor_count`, the holes of `golf_holes`.
 */
function addCounted(names: Names, sources: Sources, language: Language): void {
  for (const fact of sources.facts) {
    const name = countedBy(fact);
    if (!name) continue;
    const words = [...countedAs(name, language), ...amenityWords(name, language)];
    const head = words.length === 0 ? headOf(name) : null;
    const ofHead = head ? countedAs(head, language) : [];
    const own = language === 'en' && words.length === 0 ? [`${name.replaceAll('_', ' ')}~`] : words;
    for (const phrase of [...own, ...(language === 'de' ? ofHead.flatMap((one) => asHead(one, head ?? '')) : ofHead)])
      names.add(plainLetters(phrase), { type: 'counted', ids: [name] });
  }
}

/** The words for what free texts of this house count: the columns of '12 marble columns in the patio'. */
function addCountedInTexts(names: Names, { facts }: Sources, language: Language): void {
  for (const id of countedInTexts(facts))
    for (const phrase of countedAs(id, language)) names.add(plainLetters(phrase), { type: 'counted', ids: [id] });
}

/** The last words of the names of offers: 'the lesson' is `price:golf_lesson`, where no other lesson has a price. */
const offerHeads = table(`
  lesson: lesson~ | unterrichtsstunde~, trainerstunde~, *stunde | clase~ particular~, clase~ | leçon~
  class: class, classes | kurs, kurse, kurses | clase~, taller | cours
  course: course~ | kurs, kurse, kurses | curso~ | cours, stage~
  tour: tour~ | tour, touren, rundgang | visita~ guiada~, recorrido~ | visite~ guidée~, circuit~
  tasting: tasting~ | verkostung~, verkostungen, probe, proben | cata~, degustación | dégustation~
  package: package~ | paket~, pauschale~, arrangement~ | paquete~ | formule~
  ride: ride~ | ritt, ritte, ausritt~, fahrt | paseo~ | promenade~, balade~
  trip: trip~, outing~ | ausflug, ausflüge~, fahrt | excursión, excursiones | excursion~, sortie~
  rental: rental~, hire | verleih, miete | alquiler | location
  basket: basket~, hamper~ | korb, körbe~ | cesta~ | panier~
  box: box, boxes | box, boxen | box, caja~ | box
  pass: pass, passes | pass, pässe~ | pase~, abono~ | pass
  cruise: cruise~ | kreuzfahrt~, bootsfahrt~ | crucero~ | croisière~
  walk: walk~ | wanderung~, wanderungen, spaziergang | caminata~, paseo~ | randonnée~, promenade~
`);
const priced = /^price:\w*_([a-z]+)$/;

function addHeads(names: Names, sources: Sources, language: Language): void {
  const offers = sources.facts.flatMap(({ factName }) => {
    const [, head = ''] = priced.exec(factName) ?? [];
    return head in offerHeads ? [{ head, id: factName.slice('price:'.length) }] : [];
  });
  for (const { head, id } of offers) {
    if (offers.some((other) => other.head === head && other.id !== id)) continue;
    for (const phrase of list(offerHeads[head]?.[languages.indexOf(language)] ?? ''))
      names.add(plainLetters(phrase), { type: 'thing', ids: [id] });
  }
}

const courses: Readonly<Record<Language, readonly string[]>> = {
  en: ['the course', 'our course', 'the first tee', 'the fairways'],
  de: ['der platz', 'unser platz', 'den platz', 'unseren platz', 'der golfplatz'],
  es: ['el campo', 'nuestro campo'],
  fr: ['le parcours', 'notre parcours'],
};

/** 'Der Platz ist ab sechs bespielbar', of a house whose golf course has hours, and no court or pitch. */
function addCourse(names: Names, { facts }: Sources, language: Language): void {
  const has = (name: RegExp) => facts.some(({ factName }) => name.test(factName));
  if (!has(/^hours:golf_course$/) || has(/^hours:(?:tennis|padel)/)) return;
  for (const words of courses[language]) names.add(plainLetters(words), { type: 'thing', ids: ['golf_course'] });
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
    for (const part of [...partsOf(plain), ...withoutTown(plain, event.venue.city)])
      add(part, { type: 'event', ids: ['event'] });
    if (event.venue.title.length >= shortest) add(event.venue.title, { type: 'venue', ids: ['venue'] });
  }
  addCourse(names, sources, language);
  addCounted(names, sources, language);
  addCountedInTexts(names, sources, language);
  addHeads(names, sources, language);
  for (const fact of sources.facts) {
    // `quiet_hours` = 'quiet from 22:00 to 06:00' has hours like `hours:quiet`.
    const named = fact.factName === 'quiet_hours' ? 'hours:quiet_hours' : fact.factName;
    const [, group, name = ''] = naming.exec(named) ?? [];
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
    for (const sign of ['&', '+']) if (prize && joints.test(plain)) add(plain.replace(joints, ` ${sign} `), subject);
    // Prizes are named with and without their plural: 'World Ski Awards', 'a World Ski Award'.
    // 'VisitEngland Quality', 'TripAdvisor': schemes like to write two words as one.
    if (prize && name.includes('_')) add(plain.replace(' ', ''), subject);
    if (prize) add(/s$/.test(plain) ? plain.slice(0, -1) : `${plain}s`, subject);
  }
  return names;
}

/** Sorts of events by the words that name them, in any of the languages. */
const sortsOfEvents: readonly RegExp[] = [
  /mar(?:ket|kt|ch[ée])|mercad|mercat/i,
  /oper[an]?\b|opéra|ópera|opern|lyri|líric|teatr|theat/i,
  /concert|konzert|concierto|musi[ck]|músic|jazz|rock|folk|blues|choi?r|chœur|coro|band|orchest|orquest|festival|gig|klang|song|sound/i,
  /exhibition|ausstellung|exposici|exposition|\bart\b|kunst|foto|photo|biennale|messe|fair|feria|salon/i,
  /rac[ei]|rennen|lauf|\brun|carrera|course|marath?on|regat|rally|trail|sprint|derby|cycl|triathl|swim/i,
  /parade|umzug|desfile|défilé|carnival|karneval|carnaval|fasnacht|procession|prozession|procesi/i,
  /tournament|turnier|torneo|tournoi|cup|open\b|match|chess|schach|golf|tennis/i,
  /congress|kongress|congreso|congrès|conference|konferenz|conferencia|conférence|summit|symposi|forum|meeting/i,
];
/** Words that name the event itself, whatever its sort. */
const anyEvent = /^(?:the|this|das|dieses|dem|der|die|el|este|la|esta|le|ce|l|cette|cet|les|los)$/;

/**
 * 'The market sets up before six', 'the opera begins at eight': on a page about an event of another sort they are the
 * town's.
 */
export function withoutOtherEvents(reading: Reading, { event }: Sources): Reading {
  if (!event) return reading;
  const own = `${event.title} . ${event.description} . ${event.venue.title} . ${event.category ?? ''}`;
  const others = sortsOfEvents.filter((sort) => !sort.test(own));
  const isOther = ({ from, to }: Mention) =>
    reading.tokens.slice(from, to).some(({ text }) => !anyEvent.test(text) && others.some((sort) => sort.test(text)));
  const mentions = reading.mentions.flatMap((mention): Mention[] => {
    if (!isOther(mention)) return [mention];
    const subjects = mention.subjects.filter(({ type }) => type !== 'event');
    return subjects.length > 0 ? [{ ...mention, subjects }] : [];
  });
  return { ...reading, mentions };
}
