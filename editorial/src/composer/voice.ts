/**
 * What a language brings to the composer. A voice turns a scene into phrases: every sentence it could say about this
 * house, this event and this guest, with the topics each one tells. It decides nothing; the page chooses among them.
 *
 * Notation inside phrases: `{Sie haben|du hast}` is formal and informal address, `[quiet|calm|still]` are free
 * alternatives. A phrase whose fact is missing is falsy and drops out, so a condition is written `w.pool && '…'`.
 */
import type { Brief } from '@foyer/contract/content';
import type { Language } from '@foyer/contract/languages';
import type { Scene } from './scene.ts';
import type { Flavour, Tone } from './tone.ts';
import type { Topic } from './topics.ts';

/** What a line does on the page. */
export const moves = [
  /** Names the event (or the stay) and draws the reader in. */
  'opening',
  /** Colour that claims nothing. */
  'mood',
  /** More on the event: place, hours, entry. */
  'happening',
  /** How the guest gets there, and where the car stays. */
  'way',
  /** After the event: water, warmth, table, bar. */
  'return',
  /** The next morning: breakfast, late leaving. */
  'morning',
  /** The house itself: rooms, years, view, price. */
  'house',
  /** For some guests: dogs, children, work, access. */
  'guests',
  /** The last word. */
  'closing',
] as const;
export type Move = (typeof moves)[number];

type Traits = {
  /** 0 plain, 1 some colour, 2 an image. */
  mood?: 0 | 1 | 2;
  /** `formal` from formality 6 on, `casual` up to 5. */
  register?: 'formal' | 'casual';
  audience?: Brief['audience'];
  flavour?: Flavour;
};
export type Line = Traits & { topics: readonly Topic[]; text: string };

/** Stands for words that must not be said; a phrase that holds it drops out as if its fact were missing. */
export const unsaid = '\u0000';

type Falsy = false | null | undefined | '' | 0;

/** A phrase and the topics it tells; a falsy text says that the fact for it is missing. */
export const say = (topics: readonly Topic[], text: string | Falsy, traits: Traits = {}): Line => ({
  ...traits,
  topics,
  text: text && !text.includes(unsaid) ? text : '',
});

export type HeadedKind =
  | 'introduction'
  | 'event'
  | 'getting-there'
  | 'rooms'
  | 'good-to-know'
  | 'details'
  | 'questions'
  | 'gallery';

export type Row = { topic: Topic; label: string; value: string };
export type Question = { topics: readonly Topic[]; question: string; answer: string };
/** A caption for a picture of the topic. */
export type Caption = { topic: Topic; title: string; caption: string };

export type Phrases = {
  eyebrows: readonly Line[];
  titles: readonly Line[];
  /** Place and dates under the title, the first that fits. */
  subtitles: readonly Line[];
  moves: Readonly<Record<Move, readonly Line[]>>;
  /** First sentences of an event's own description, which speaks of no house. */
  announcements: readonly Line[];
  headings: Readonly<Record<HeadedKind, readonly Line[]>>;
  /** In the order a guest asks. */
  rows: readonly Row[];
  questions: readonly Question[];
  captions: readonly Caption[];
  booking: { labels: readonly Line[]; rate: string };
  /** Titles in search results, the wished-for first. */
  pageTitles: readonly string[];
  descriptions: readonly Line[];
  /** Words of the address, before they are made fit for one. */
  slug: string;
};

export type Voice = {
  language: Language;
  phrases: (scene: Scene) => Phrases;
  /** Words of beds, rooms and nights: what a house that lets none leaves unsaid. */
  lodging: RegExp;
  /** Turns of phrase that tire when they come twice on a page. */
  constructions: readonly RegExp[];
  /** Last touch on a sentence for the whole language: contractions, spacing. */
  polish: (text: string, tone: Tone) => string;
  /** Words in a brief that point to a topic. */
  topicWords: Partial<Readonly<Record<Topic, RegExp>>>;
};
