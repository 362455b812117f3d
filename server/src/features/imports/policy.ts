/** What an import makes of a source, whatever its format: an event that may be, and the words it is sorted by. */
import type { EventCategory } from '@foyer/contract/events';

/** Where a source says an event is held, as far as it does. */
export type WrittenPlace = {
  /** One line or several, as a person wrote it. */
  text: string;
  title: string;
  address: string;
  postalCode: string;
  city: string;
  country: string;
  latitude: number | null;
  longitude: number | null;
};

/** An event as a source tells it. Times are instants (ISO 8601, UTC); `recurrenceId` is '' where it comes once. */
export type Candidate = {
  line: number;
  uid: string;
  recurrenceId: string;
  title: string;
  description: string;
  start: string;
  end: string | null;
  timeZone: string;
  allDay: boolean;
  timeKnown: boolean;
  eventStatus: 'scheduled' | 'cancelled' | 'postponed';
  category: EventCategory;
  ticketUrl: string | null;
  price: number | null;
  currency: string | null;
  place: WrittenPlace;
  /** What was assumed: told, and good enough. */
  notes: string[];
  /** What a person has to look at. */
  doubts: string[];
};

/** A line nothing could be made of. */
export type Unreadable = { line: number; title: string; problem: string };
export type Reading = { candidates: Candidate[]; unreadable: Unreadable[] };

export type ReadingOptions = {
  /** Clock of times that name none. */
  timeZone: string;
  /** From when on a series is told occurrence by occurrence, twelve months long. */
  now: Date;
};

export const noPlace: WrittenPlace = {
  text: '',
  title: '',
  address: '',
  postalCode: '',
  city: '',
  country: '',
  latitude: null,
  longitude: null,
};

/** Lower case, without accents, signs and spaces, so that the same words are told to be the same. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replace(/\p{M}/gu, '');

const words: Record<EventCategory, RegExp> = {
  market: /markt|market|mercad|marche|brocante|flohm/,
  music: /musi[ckq]|konzert|concert|concierto|festival|jazz|chor|orchest/,
  stage: /theat|teatro|oper|stage|buhne|tanz|dance|danse|danza|kabarett|comedy|musical/,
  outdoor: /outdoor|wander|hik|natur|randonnee|senderis|ski|segel|regatta/,
  sport: /sport|deport|lauf|marathon|race|turnier|match/,
  food: /food|wine|wein|vin|gastro|kulinar|comida|cuisine|genuss|essen/,
  trade: /messe|trade|fair|kongress|congress|conference|konferenz|salon|feria|business|tagung/,
  parade: /parade|umzug|carnival|karneval|fasching|fasnacht|desfile|prozession/,
  family: /famil|kinder|child|kids|enfant|nino|jeunesse/,
  art: /kunst|\bart|arte|ausstell|exhibit|exposi|museum|galer|vernissage/,
};

/** The category a source's own words come closest to; family where none does. */
export function categoryOf(written: readonly string[]): EventCategory {
  const plain = written.map((text) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')).join(' ');
  const found = (Object.keys(words) as EventCategory[]).find((category) => words[category].test(plain));
  return found ?? 'family';
}
