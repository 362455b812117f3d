/** A language pack compiled for reading: one tree of things a text can speak of, one of the words that bend what it says. */
import { type Language, languages } from '@foyer/contract/languages';
import { PhraseTree } from '#claims/reading/phrases.ts';
import { capacities } from '#lexicon/capacities.ts';
import { certificates } from '#lexicon/certificates.ts';
import { furtherCurrencies } from '#lexicon/currencies.ts';
import { furtherAmenities } from '#lexicon/further-amenities.ts';
import { allWaters, towns } from '#lexicon/gazetteer.ts';
import { furtherUnits } from '#lexicon/imperial.ts';
import type { Aside, LanguagePack } from '#lexicon/language-pack.ts';
import { leisureAndServices } from '#lexicon/leisure-and-services.ts';
import { list } from '#lexicon/list.ts';
import { nationalities } from '#lexicon/nationalities.ts';
import { offering } from '#lexicon/offering.ts';
import { openingsOf } from '#lexicon/openings.ts';
import { packs } from '#lexicon/packs.ts';
import { programmeOf } from '#lexicon/programme.ts';
import { seasonsOf } from '#lexicon/seasons.ts';
import { welcoming } from '#lexicon/welcoming.ts';
import { whereabouts } from '#lexicon/whereabouts.ts';

export type SubjectType =
  | 'amenity'
  | 'thing'
  | 'place'
  | 'counted'
  | 'house'
  | 'event'
  | 'venue'
  | 'certificate'
  | 'award'
  | 'town'
  | 'water';
/** `ids` holds more than one where a word names several things, as in 'heated outdoor pool'. */
export type Subject = { type: SubjectType; ids: readonly string[] };

export type MarkType =
  | 'unit'
  | 'span'
  | 'mode'
  | 'comparison'
  | 'comparisonBehind'
  | 'role'
  | 'year'
  | 'price'
  | 'denied'
  | 'deniedAfter'
  | 'notDenied'
  | 'star'
  | 'sky'
  | 'superlative'
  | 'unrivalled'
  | 'set'
  | 'green'
  | 'prized'
  | 'certified'
  | 'locating'
  | 'anchoring'
  | 'elsewhere'
  | 'own'
  | 'situating'
  | 'placing'
  | 'noPlace'
  | 'site'
  | 'national'
  | 'welcomed'
  | 'offered'
  | 'sought'
  | 'found'
  | 'kin'
  | 'ofHouse'
  | 'onRoof'
  | 'praised'
  | 'anySize'
  | 'dwelling'
  | 'origin'
  | 'travel'
  | 'bound'
  | 'hereabouts'
  | 'overlooking'
  | 'asking'
  | 'howMany'
  | 'fraction'
  | 'no'
  | 'yes'
  | 'substitute'
  | 'ours'
  | 'person'
  | 'landmark'
  | Aside
  | 'dimension'
  | 'measures'
  | 'ascent'
  | 'stature'
  | 'month'
  | 'weekday'
  | 'weekend'
  | 'joint'
  | 'range'
  | 'inMonth'
  | 'opening'
  | 'openness'
  | 'season'
  | 'capacity'
  | 'ending'
  | 'hour'
  | 'beforeHour'
  | 'morning'
  | 'evening'
  | 'clockWord'
  | 'lead'
  | 'tail'
  | 'ordinal';
export type Mark = { type: MarkType; id: string; value: number };

export type Grammar = {
  pack: LanguagePack;
  subjects: PhraseTree<Subject>;
  /** Ids the language has words for. */
  nouns: ReadonlySet<string>;
  marks: PhraseTree<Mark>;
  idioms: PhraseTree<true>;
  numbers: PhraseTree<number>;
  articles: ReadonlySet<string>;
  thousand: ReadonlySet<string>;
  fillers: ReadonlySet<string>;
  prepositions: ReadonlySet<string>;
};

function addSubjects(
  tree: PhraseTree<Subject>,
  type: SubjectType,
  phrases: Readonly<Record<string, readonly string[]>>,
): void {
  for (const [key, list] of Object.entries(phrases)) {
    const subject: Subject = { type, ids: key.split('+') };
    for (const phrase of list) tree.add(phrase, subject);
  }
}

function addGazetteer(tree: PhraseTree<Subject>, type: SubjectType, rows: readonly string[], language: Language): void {
  for (const row of rows) {
    const names = row.split('|');
    const subject: Subject = { type, ids: [names[0]?.toLowerCase() ?? ''] };
    for (const name of names) tree.addLiteral(name, subject, language);
  }
}

function addMarks(tree: PhraseTree<Mark>, type: MarkType, list: readonly string[], id = '', value = 0): void {
  const mark: Mark = { type, id, value };
  for (const phrase of list) tree.add(phrase, mark);
}

function addGroups(tree: PhraseTree<Mark>, type: MarkType, groups: Readonly<Record<string, readonly string[]>>): void {
  for (const [id, list] of Object.entries(groups)) addMarks(tree, type, list, id);
}

function addValues(tree: PhraseTree<Mark>, type: MarkType, values: Readonly<Record<string, number>>): void {
  for (const [phrase, value] of Object.entries(values)) addMarks(tree, type, [phrase], '', value);
}

function compileMarks(pack: LanguagePack, tree: PhraseTree<Mark>): void {
  addGroups(tree, 'unit', pack.units);
  for (const [unit, names] of Object.entries(furtherCurrencies)) addMarks(tree, 'unit', names[pack.language], unit);
  for (const [unit, names] of furtherUnits(pack.language)) addMarks(tree, 'unit', names, unit);
  addValues(tree, 'span', pack.spans);
  addValues(tree, 'fraction', pack.fractions);
  addGroups(tree, 'mode', pack.modes);
  addGroups(tree, 'comparison', pack.comparisons);
  addGroups(tree, 'comparisonBehind', pack.comparisonsBehind);
  addGroups(tree, 'role', pack.roles);
  addGroups(tree, 'year', pack.years);
  addGroups(tree, 'price', pack.prices);
  addGroups(tree, 'green', pack.green);
  addMarks(tree, 'capacity', capacities[pack.language]);
  addGroups(tree, 'openness', openingsOf(pack.language));
  addGroups(tree, 'season', seasonsOf(pack.language));
  addMarks(tree, 'denied', pack.negation.before);
  addMarks(tree, 'deniedAfter', pack.negation.after);
  addMarks(tree, 'notDenied', pack.negation.cancelled);
  addMarks(tree, 'star', pack.stars.noun);
  addMarks(tree, 'sky', pack.stars.sky);
  addMarks(tree, 'superlative', pack.superlatives.words);
  addMarks(tree, 'set', pack.superlatives.sets);
  addMarks(tree, 'unrivalled', pack.superlatives.unrivalled);
  addMarks(tree, 'prized', pack.prized);
  addMarks(tree, 'certified', pack.certified);
  addMarks(tree, 'locating', [...pack.locating, ...pack.anchoring]);
  addMarks(tree, 'anchoring', pack.anchoring);
  addMarks(tree, 'elsewhere', pack.elsewhere);
  addMarks(tree, 'own', pack.own);
  addMarks(tree, 'situating', pack.situating);
  addMarks(tree, 'placing', pack.placing.before);
  addMarks(tree, 'noPlace', pack.placing.noPlaces);
  for (const type of ['site', 'dwelling', 'origin', 'travel', 'bound', 'hereabouts', 'overlooking'] as const)
    addMarks(tree, type, list(whereabouts[type]?.[languages.indexOf(pack.language)] ?? ''));
  for (const type of ['offered', 'sought', 'found', 'kin', 'ofHouse', 'onRoof', 'anySize', 'praised'] as const)
    addMarks(tree, type, list(offering[type]?.[languages.indexOf(pack.language)] ?? ''));
  for (const [country, words] of Object.entries(nationalities))
    addMarks(tree, 'national', list(words[languages.indexOf(pack.language)] ?? ''), country);
  addMarks(tree, 'welcomed', welcoming[pack.language]);
  addMarks(tree, 'asking', pack.asking);
  addMarks(tree, 'howMany', pack.howMany);
  addMarks(tree, 'no', pack.noes);
  addMarks(tree, 'yes', pack.yeses);
  addMarks(tree, 'substitute', pack.substitutes);
  addMarks(tree, 'ours', pack.ours);
  addMarks(tree, 'person', pack.persons);
  addGroups(tree, 'landmark', pack.landmarks);
  for (const [aside, phrases] of Object.entries(pack.asides)) addMarks(tree, aside as Aside, phrases);
  addMarks(tree, 'dimension', pack.dimensions);
  addMarks(tree, 'measures', pack.measures);
  addMarks(tree, 'ascent', pack.ascents);
  addMarks(tree, 'stature', pack.statures);
  const { calendar, clock } = pack;
  for (const [index, forms] of calendar.months.entries()) addMarks(tree, 'month', forms, '', index + 1);
  for (const [index, forms] of calendar.weekdays.entries()) addMarks(tree, 'weekday', forms, '', index + 1);
  addMarks(tree, 'weekend', calendar.weekend);
  addMarks(tree, 'joint', calendar.joints);
  addMarks(tree, 'range', calendar.ranges);
  addMarks(tree, 'inMonth', calendar.inMonth);
  addMarks(tree, 'opening', calendar.opening);
  addMarks(tree, 'ending', calendar.ending);
  addMarks(tree, 'hour', clock.marks);
  addMarks(tree, 'beforeHour', clock.before);
  addMarks(tree, 'morning', clock.morning);
  addMarks(tree, 'evening', clock.evening);
  addValues(tree, 'clockWord', clock.fixed);
  addValues(tree, 'lead', clock.lead);
  addValues(tree, 'tail', clock.tail);
  addValues(tree, 'ordinal', pack.numbers.ordinals);
}

/** Numbers spelled out up to here are read; beyond, thousands are put together. */
const spelledBelow = 1000;

function compile(pack: LanguagePack): Grammar {
  const denials = new Set(pack.negation.before.filter((phrase) => /^\p{L}+$/u.test(phrase)));
  const tree = <T>(stops?: ReadonlySet<string>) => new PhraseTree<T>(pack.endings, pack.verbEndings, stops);
  const subjects = tree<Subject>(denials);
  addSubjects(subjects, 'amenity', pack.amenities);
  addSubjects(subjects, 'thing', pack.things);
  addSubjects(subjects, 'place', pack.places);
  addSubjects(subjects, 'counted', pack.counted);
  addSubjects(subjects, 'counted', programmeOf(pack.language));
  for (const [id, names] of Object.entries({ ...furtherAmenities, ...leisureAndServices }))
    addSubjects(subjects, 'amenity', { [id]: list(names[languages.indexOf(pack.language)] ?? '') });
  addSubjects(subjects, 'award', pack.awards);
  // Prizes keep their English names in every language.
  addSubjects(subjects, 'award', packs.en.awards);
  addSubjects(subjects, 'certificate', certificates);
  addGazetteer(subjects, 'town', towns, pack.language);
  addGazetteer(subjects, 'water', allWaters, pack.language);
  for (const phrase of pack.house) subjects.add(phrase, { type: 'house', ids: ['house'] });
  for (const phrase of pack.event) subjects.add(phrase, { type: 'event', ids: ['event'] });
  const marks = tree<Mark>();
  compileMarks(pack, marks);
  const idioms = tree<true>();
  for (const phrase of pack.idioms) idioms.add(phrase, true);
  const numbers = tree<number>();
  for (let value = 0; value < spelledBelow; value++)
    for (const words of pack.numbers.spell(value)) numbers.add(words, value);
  for (const [words, value] of Object.entries({ ...pack.numbers.others, ...pack.numbers.round }))
    numbers.add(words, value);
  return {
    pack,
    subjects,
    nouns: new Set(
      [pack.amenities, pack.things, pack.counted, furtherAmenities, leisureAndServices].flatMap((phrases) =>
        Object.keys(phrases).flatMap((key) => key.split('+')),
      ),
    ),
    marks,
    idioms,
    numbers,
    articles: new Set(pack.numbers.articles),
    thousand: new Set(pack.numbers.thousand),
    fillers: new Set(pack.fillers),
    prepositions: new Set(pack.prepositions),
  };
}

const compiled = new Map<Language, Grammar>();

/** The grammar of a language, compiled at its first use. */
export function grammarOf(language: Language): Grammar {
  let grammar = compiled.get(language);
  if (!grammar) {
    grammar = compile(packs[language]);
    compiled.set(language, grammar);
  }
  return grammar;
}

/** Compiles the grammars of all languages, as facts are read in each: about a third of a second. */
export function prepareGrammars(): void {
  for (const language of languages) grammarOf(language);
}
