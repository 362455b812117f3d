/** What the demo is written in: short forms for facts, pictures and events, turned into what the rules take. */
import type { EventCategory, EventInput } from '@foyer/contract/events';
import type { DecorWords, PlaceKind, Season } from '@foyer/contract/hotel-decor';
import type { Language } from '@foyer/contract/languages';
import type { PropertyRecord } from '@foyer/contract/properties';
import type { StyleguideContent } from '@foyer/contract/styleguides';

export type Texts = Record<Language, string>;

/** Days count from the day of the first start. */
export type SeedFact = {
  factName: string;
  factValue: string;
  language: Language | null;
  source: string;
  /** Null: nobody has verified it. */
  verifiedDaysAgo: number | null;
  reviewInDays: number | null;
};

/** Where facts come from, how many days ago they were verified, and in how many they are due again. */
export type Origin = { source: string; verified: number | null; review?: number };

/** Facts that hold in every language. */
export const plain = (origin: Origin, values: Record<string, string>): SeedFact[] =>
  Object.entries(values).map(([factName, factValue]) => fact(origin, factName, factValue, null));

/** A fact that is text for people, in four languages. */
export const said = (origin: Origin, factName: string, texts: Texts): SeedFact[] =>
  (Object.entries(texts) as [Language, string][]).map(([language, text]) => fact(origin, factName, text, language));

function fact(
  { source, verified, review }: Origin,
  factName: string,
  factValue: string,
  language: Language | null,
): SeedFact {
  return { factName, factValue, language, source, verifiedDaysAgo: verified, reviewInDays: review ?? null };
}

/** How a house looks; photographs by their name with the season they show. */
export type SeedDecor = {
  words: Record<Language, DecorWords>;
  places: { kind: PlaceKind; names: Texts; seasonal: boolean; photos: Record<string, Season | null> }[];
};

export type SeedProperty = {
  record: PropertyRecord;
  facts: SeedFact[];
  /** Photographs of its own; the first stands for it. */
  photos: string[];
  decor?: SeedDecor;
  post: SeedPost;
};

/**
 * A piece of running text: a heading where it begins with `## `, else a paragraph; several lines are a list; what a
 * named person said; a photograph by its name.
 */
export type Part = string | string[] | { quote: string; cite: string } | { photo: string; caption?: string };

/** What one language tells: its title, what leads to it and the text. */
export type Told = { title: string; lead: string; text: Part[] };

/** The page about a house: what guests see, what is planned, and what is still a draft. */
export type SeedPost = {
  told: Partial<Record<Language, Told>>;
  live: Language[];
  /** Goes live so many days from the first start. */
  planned?: { languages: Language[]; inDays: number };
  /** Begun from the record, and not a word written yet. */
  begun?: Language[];
};

export type SeedArticle = {
  name: string;
  /** The house its claims rest on, by name. */
  house: string;
  /** A guest's name; else the editor wrote it. */
  author?: string;
  categories: EventCategory[];
  cover?: string;
  /** Titles of events of the workspace; the first is what its claims rest on. */
  events?: string[];
  told: Partial<Record<Language, Told>>;
  live: Language[];
  planned?: { languages: Language[]; inDays: number };
  /** The first language was told anew and published; the others have not followed. */
  retold?: string;
  /** Put away after it was live. */
  archived?: true;
  begun?: Language[];
};

export type SeedVenue = Omit<EventInput['venue'], 'venueId'> & { timeZone: string };

export type SeedEvent = {
  title: string;
  description: string;
  venue: SeedVenue;
  category: EventCategory;
  /** Wall time in the week of 24 November 2026, which is moved to the week of the first start. */
  start: string;
  end?: string;
  allDay?: boolean;
  visitors?: number;
  /** Lowest price in euros or in the currency named; 0 is free. */
  price?: number;
  currency?: string;
  ticketUrl?: string;
  photo?: string;
  status?: EventInput['status'];
  eventStatus?: EventInput['eventStatus'];
  /** The event told in other languages. */
  told?: Partial<Record<Exclude<Language, 'en'>, { title: string; description: string }>>;
};

export type SeedWorkspace = {
  name: string;
  /** Name under the placeholder ending. */
  domain: string;
  styleguide: { name: string; content: StyleguideContent };
  propertySlots: number;
  properties: SeedProperty[];
  /** Photographs the organisation shares. */
  photos: string[];
  events: SeedEvent[];
  articles: SeedArticle[];
};

export type SeedOrganization = {
  key: 'halden' | 'atlantic';
  id: string;
  name: string;
  workspaceSlots: number;
  workspaces: SeedWorkspace[];
};
