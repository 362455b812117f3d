/** What an event counts: its bands and stalls, those who start and those who listen. */
import type { ClaimSource } from '@foyer/contract/claims';
import type { Ledger } from '#claims/ledger/ledger.ts';
import { trades } from '#lexicon/programme.ts';

/** Nouns of an event: a claim where a page is about one. */
export const ofTheEvent: ReadonlySet<string> = new Set([
  'band',
  'stage',
  'concert',
  'artist',
  'stall',
  'exhibitor',
  'visitor',
  'runner',
  'film',
  'choir',
  'team',
  'winemaker',
  'country',
  'ensemble',
  'cider_maker',
  'cheese_dairy',
  'printmaker',
  'illustrator',
  'potter',
  'speaker',
  'orchestra',
  ...trades,
]);

/** Who starts in a race: what one language calls runners another calls skiers. */
export const starting: ReadonlySet<string> = new Set([
  'runner',
  'skier',
  'cyclist',
  'swimmer',
  'rower',
  'rider',
  'climber',
]);
export const startersOf = (ledger: Ledger): { value: number; source: ClaimSource }[] =>
  ledger.stated
    .filter(({ name }) => name === 'event')
    .flatMap(({ counts, source }) =>
      counts.filter(({ noun }) => starting.has(noun)).map(({ value }) => ({ value, source })),
    );

/** Guests of an event, and not of the house. */
export const attending = /^(?:delegat|delegier|delegad|délégué|teilnehm|particip|asistent|attend)/;
