/**
 * What a language brings to the ledger: plain lists of phrases, in the notation of claims/reading/phrases.ts. The rules
 * that read them are the same for every language, so a native speaker extends a list without touching the engine.
 */
import type { Language } from '@foyer/contract/languages';
import type { FurtherCurrency } from '#lexicon/currencies.ts';
import type { FurtherUnit } from '#lexicon/imperial.ts';

/** Phrases by the id of what they name; ids joined with `+` name several things at once. */
export type Phrases = Readonly<Record<string, readonly string[]>>;

/** Units that each language lists by itself. */
export type PackUnit =
  | 'm'
  | 'km'
  | 'mi'
  | 'ft'
  | 'm2'
  | 'ha'
  | 'min'
  | 'h'
  | 'kg'
  | 'c'
  | 'eur'
  | 'usd'
  | 'gbp'
  | 'chf';
export type Unit = PackUnit | FurtherCurrency | FurtherUnit;
export type Mode = 'walk' | 'drive' | 'train' | 'bike' | 'bus' | 'boat' | 'cable';
/** `round` is said by the number itself: 'une vingtaine'. */
export type Comparison = 'about' | 'hardly' | 'nearly' | 'more' | 'less' | 'atLeast' | 'atMost' | 'round';
export type Role = 'at' | 'from' | 'until' | 'opens' | 'closes';
export type YearAct = 'built' | 'opened' | 'renovated' | 'since' | 'centuries';
export type Price = 'free' | 'paid' | 'included';

export type NumberWords = {
  /** Ways to write a whole number from 0 to 999 in words, the best first. */
  spell: (value: number) => readonly string[];
  /** Forms that are an article as well. */
  articles: readonly string[];
  /** Words such as 'a dozen' beside what `spell` gives. */
  others: Readonly<Record<string, number>>;
  /** Round numbers that are meant as such: 'une vingtaine de'. */
  round: Readonly<Record<string, number>>;
  thousand: readonly string[];
  /** Ordinals 1 to 31, for dates and floors. */
  ordinals: Readonly<Record<string, number>>;
};

export type ClockWords = {
  /** Words after an hour: 'Uhr', 'h', 'o’clock'. */
  marks: readonly string[];
  /** Words before an hour that make it a time of day: 'um', 'a las'. */
  before: readonly string[];
  morning: readonly string[];
  evening: readonly string[];
  /** Phrases and their minutes after midnight. */
  fixed: Readonly<Record<string, number>>;
  /** Before an hour: minutes to add, such as 'half past' 30, 'halb' −30. */
  lead: Readonly<Record<string, number>>;
  /** After an hour: minutes to add, such as 'y media' 30. */
  tail: Readonly<Record<string, number>>;
};

export type CalendarWords = {
  /** Twelve lists, January first. */
  months: readonly (readonly string[])[];
  /** Seven lists, Monday first. */
  weekdays: readonly (readonly string[])[];
  /** What may stand between the parts of a date: 'of', 'de', 'the'. */
  joints: readonly string[];
  /** What joins two dates to a range. */
  ranges: readonly string[];
  /** What must stand before a month that names no day. */
  inMonth: readonly string[];
  /** 'the opening', 'starts on': the first day. */
  opening: readonly string[];
  /** 'ends on', 'the finale': the last day. */
  ending: readonly string[];
  weekend: readonly string[];
};

export type StyleWords = {
  formal: readonly string[];
  informal: readonly string[];
  /** Infinitives of what guests are asked to do and told that they do; their forms are made by style/morphology. */
  verbs: readonly string[];
  /** Imperatives at the start of a clause. */
  formalImperatives: readonly string[];
  informalImperatives: readonly string[];
  /** Informal imperatives that are nouns too ('gare', 'reserva'): evidence only before an article or beside others. */
  nounImperatives: readonly string[];
  /** Those that begin a statement too ('Reste à savoir', 'Empieza a las'): evidence only beside others. */
  statementImperatives: readonly string[];
  cliches: readonly string[];
  superlatives: readonly string[];
};

/**
 * `unreal`: wishes, comparisons, what nobody needs. `others`: somebody else's house or the town's. `former` stands right
 * before what is gone, `gone` anywhere about it, `became` behind it. `people`: what is told of someone's life.
 */
export type Aside = 'unreal' | 'others' | 'former' | 'gone' | 'became' | 'people';

export type LanguagePack = {
  language: Language;
  /** What `~` stands for, beside nothing. */
  endings: readonly string[];
  /** What `^` stands for, beside nothing. */
  verbEndings: readonly string[];
  amenities: Phrases;
  /** Things with a price, hours or a size that are no amenity. */
  things: Phrases;
  places: Phrases;
  /** Nouns that can be counted. */
  counted: Phrases;
  house: readonly string[];
  event: readonly string[];
  numbers: NumberWords;
  clock: ClockWords;
  calendar: CalendarWords;
  units: Readonly<Record<PackUnit, readonly string[]>>;
  /** Times told without a number, in minutes: 'a quarter of an hour' 15. */
  spans: Readonly<Record<string, number>>;
  /** What a unit may carry behind it: 'a kilometre and a half'. */
  fractions: Readonly<Record<string, number>>;
  modes: Readonly<Record<Mode, readonly string[]>>;
  comparisons: Readonly<Record<Exclude<Comparison, 'round'>, readonly string[]>>;
  /** What may stand behind a number or its noun: 'two miles or so', 'dos kilómetros y pico'. */
  comparisonsBehind: Readonly<Partial<Record<Comparison, readonly string[]>>>;
  roles: Readonly<Record<Role, readonly string[]>>;
  years: Readonly<Record<YearAct, readonly string[]>>;
  prices: Readonly<Record<Price, readonly string[]>>;
  /** Signs that a length is a size: 'long', 'deep', 'above sea level'. */
  dimensions: readonly string[];
  /** Verbs before a length: 'measures', 'runs for'. */
  measures: readonly string[];
  /** After metres that are climbed and lead nowhere, and before those a person is tall. */
  ascents: readonly string[];
  statures: readonly string[];
  /** Words that may stand between a negation and what it denies. */
  fillers: readonly string[];
  negation: { before: readonly string[]; after: readonly string[]; cancelled: readonly string[] };
  stars: { noun: readonly string[]; sky: readonly string[] };
  /** `unrivalled` says the same the other way round: 'no hotel … is quieter', 'nowhere in town'. */
  superlatives: { words: readonly string[]; sets: readonly string[]; unrivalled: readonly string[] };
  green: Phrases;
  awards: Phrases;
  /** Words that make a phrase about prizes one, and the years of it. */
  prized: readonly string[];
  certified: readonly string[];
  /** Before the name of the town the house or event is in. */
  locating: readonly string[];
  /** What only the name of a place follows: 'in the heart of', 'welcome to'. Each of them locates as well. */
  anchoring: readonly string[];
  /** Verbs that put a house or an event in a place: 'takes place', 'liegt'; what stands behind it closes the phrase. */
  situating: readonly string[];
  /** Prepositions before the name of a town or venue, and words with a capital that are no place after them. */
  placing: { before: readonly string[]; noPlaces: readonly string[] };
  /** How a guest asks: a question that claims nothing by itself. */
  asking: readonly string[];
  /** How a number is asked for. */
  howMany: readonly string[];
  /** An answer that says no, and one that says yes. */
  noes: readonly string[];
  yeses: readonly string[];
  /** An answer that offers something else instead: 'A pool? The lake will do.' */
  substitutes: readonly string[];
  /** Words around a thing by which a text names it and claims nothing of it. */
  asides: Readonly<Record<Aside, readonly string[]>>;
  /** Buildings and nature of the town, by sort: what is said of them is not said of the house. */
  landmarks: Phrases;
  /** Words before a landmark that make it where something is, and not what is spoken of. */
  prepositions: readonly string[];
  /** Who else a sentence may tell of: a town named with them is theirs. */
  persons: readonly string[];
  /** Who speaks of his own, the house left out that any hotel may be: 'our', 'we'. */
  ours: readonly string[];
  /** Signs that a thing is somewhere else: 'in town', 'nearby'. */
  elsewhere: readonly string[];
  /** Signs that a thing is the house's own: 'our', 'on site'. */
  own: readonly string[];
  /** Phrases that hold words of the lists above and claim nothing. */
  idioms: readonly string[];
  style: StyleWords;
};
