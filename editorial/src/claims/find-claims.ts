/**
 * The claim ledger: every checkable thing a text says, with its verdict and what it rests on. Each kind of claim has its
 * own reader; this room only opens the sources, asks the readers and lets no two claims lie over each other.
 */
import type { Claim } from '@foyer/contract/claims';
import type { Language } from '@foyer/contract/languages';
import type { Finder, Finding } from '#claims/finding.ts';
import { findAges } from '#claims/kinds/ages.ts';
import { findAllOfThem } from '#claims/kinds/all-of-them.ts';
import { findAltitude } from '#claims/kinds/altitude.ts';
import { findAmenities } from '#claims/kinds/amenities.ts';
import { findAnimalsApart } from '#claims/kinds/animals-apart.ts';
import { findAskedPets } from '#claims/kinds/asked-pets.ts';
import { findAtTheDoor } from '#claims/kinds/at-the-door.ts';
import { findCleaning } from '#claims/kinds/cleaning.ts';
import { findClubAges } from '#claims/kinds/club-ages.ts';
import { findCounts } from '#claims/kinds/counts.ts';
import { findCourses } from '#claims/kinds/courses.ts';
import { findCurfew } from '#claims/kinds/curfew.ts';
import { findDates } from '#claims/kinds/dates.ts';
import { findDeskHours } from '#claims/kinds/desk-hours.ts';
import { findEditions } from '#claims/kinds/editions.ts';
import { findEnergy } from '#claims/kinds/energy.ts';
import { findEventNights } from '#claims/kinds/event-nights.ts';
import { findFormerUses } from '#claims/kinds/former-uses.ts';
import { findHeated } from '#claims/kinds/heated.ts';
import { findHotWater } from '#claims/kinds/hot-water.ts';
import { findKeptFrom } from '#claims/kinds/kept-from.ts';
import { findLands } from '#claims/kinds/lands.ts';
import { findLengths } from '#claims/kinds/lengths.ts';
import { findLentThings } from '#claims/kinds/lent-things.ts';
import { findLetIn } from '#claims/kinds/let-in.ts';
import { findMusicHours } from '#claims/kinds/music-hours.ts';
import { findNamedLands } from '#claims/kinds/named-lands.ts';
import { findNightsOfEvent } from '#claims/kinds/nights-of-event.ts';
import { findNthStar } from '#claims/kinds/nth-star.ts';
import { findNthWeekends } from '#claims/kinds/nth-weekends.ts';
import { findNumberedHalls } from '#claims/kinds/numbered-halls.ts';
import { findOpeningPictures } from '#claims/kinds/opening-pictures.ts';
import { findOpenings } from '#claims/kinds/openings.ts';
import { findOrders } from '#claims/kinds/orders.ts';
import { findOtherVenues } from '#claims/kinds/other-venues.ts';
import { findOwnPremises } from '#claims/kinds/own-premises.ts';
import { findPartsOfDay } from '#claims/kinds/parts-of-day.ts';
import { findPayment } from '#claims/kinds/payment.ts';
import { findPeople } from '#claims/kinds/people.ts';
import { findPets } from '#claims/kinds/pets.ts';
import { findHowManyPets } from '#claims/kinds/pets-counted.ts';
import { findPetsInRooms } from '#claims/kinds/pets-in-rooms.ts';
import { findPlaces } from '#claims/kinds/places.ts';
import { findPraise } from '#claims/kinds/praise.ts';
import { findPrices } from '#claims/kinds/prices.ts';
import { findRegions } from '#claims/kinds/regions.ts';
import { findRhythms } from '#claims/kinds/rhythms.ts';
import { findRoads } from '#claims/kinds/roads.ts';
import { findSeasons } from '#claims/kinds/seasons-of-things.ts';
import { findServedHow } from '#claims/kinds/served-how.ts';
import { findSharesOfPower } from '#claims/kinds/shares-of-power.ts';
import { findSmoking } from '#claims/kinds/smoking.ts';
import { findStars } from '#claims/kinds/stars.ts';
import { findStartsTold } from '#claims/kinds/starts-told.ts';
import { findTimes } from '#claims/kinds/times.ts';
import { findUnknownPlaces } from '#claims/kinds/unknown-places.ts';
import { findUnknownWaters } from '#claims/kinds/unknown-waters.ts';
import { findVisits } from '#claims/kinds/visits.ts';
import { findWeeks } from '#claims/kinds/weeks.ts';
import { findWordsOfFacts } from '#claims/kinds/words-of-facts.ts';
import { findYears } from '#claims/kinds/years.ts';
import { findYearsOfFacts } from '#claims/kinds/years-of-facts.ts';
import { type Ledger, openLedger } from '#claims/ledger/ledger.ts';
import { findLeftOver } from '#claims/left-over.ts';
import { namesOf, withoutOtherEvents } from '#claims/names.ts';
import { onceFor } from '#claims/once.ts';
import { readText, spanOf } from '#claims/reading/read.ts';
import { readyWords } from '#claims/ready-words.ts';
import { lookAgain } from '#claims/second-look.ts';
import type { Sources } from '#context.ts';

const finders: readonly Finder[] = [
  findStars,
  findNthStar,
  findCounts,
  findCourses,
  findAllOfThem,
  findEventNights,
  findWeeks,
  findNightsOfEvent,
  findAges,
  findClubAges,
  findPrices,
  findAltitude,
  findLengths,
  findAtTheDoor,
  findTimes,
  findDeskHours,
  findMusicHours,
  findStartsTold,
  findPartsOfDay,
  findOpenings,
  findOpeningPictures,
  findRhythms,
  findSeasons,
  findVisits,
  findNthWeekends,
  findDates,
  findEditions,
  findYears,
  findYearsOfFacts,
  findPlaces,
  findOtherVenues,
  findNumberedHalls,
  findUnknownPlaces,
  findUnknownWaters,
  findRegions,
  findNamedLands,
  findLands,
  findRoads,
  findEnergy,
  findSharesOfPower,
  findHotWater,
  findFormerUses,
  findOrders,
  findPraise,
  findHeated,
  findAmenities,
  findOwnPremises,
  findLentThings,
  findKeptFrom,
  findPayment,
  findCurfew,
  findCleaning,
  findPeople,
  findPets,
  findAnimalsApart,
  findHowManyPets,
  findPetsInRooms,
  findAskedPets,
  findLetIn,
  findSmoking,
  findServedHow,
  findWordsOfFacts,
];

const rank = { contradicted: 3, unsupported: 2, supported: 1, opinion: 0 };

/** Keeps the graver of two claims that overlap, then the one whose reader comes first. */
function untangle(findings: readonly Finding[]): Finding[] {
  const kept: Finding[] = [];
  const taken = new Set<number>();
  const order = [...findings].sort((a, b) => rank[b.verdict] - rank[a.verdict]);
  for (const finding of order) {
    const tokens = Array.from({ length: finding.to - finding.from }, (_, at) => finding.from + at);
    if (tokens.some((token) => taken.has(token))) continue;
    for (const token of tokens) taken.add(token);
    kept.push(finding);
  }
  return kept.sort((a, b) => a.from - b.from);
}

/** The names of the sources, put together once as long as these stay the same: a text is checked at each key. */
const namesIn = onceFor(({ sources, language }: Ledger) => namesOf(sources, language));

/** Claims in reading order, none overlapping; offsets are UTF-16 into the text as sent. */
export function findClaims(text: string, context: Sources & { language: Language }): Claim[] {
  const ledger: Ledger = openLedger(context, context.language);
  const read = readText(text, context.language, namesIn(ledger));
  const reading = withoutOtherEvents(read, context);
  const found = finders.flatMap((find) => find(reading, ledger));
  const looked = lookAgain(found, reading, ledger);
  const findings = untangle([...looked, ...findLeftOver(looked, reading, ledger)]);
  return findings.map(({ kind, verdict, from, to, source, expected: right }) => {
    const span = spanOf(reading, from, to);
    const { language } = context;
    const expected = right === undefined ? undefined : readyWords(right, { ...span, text, kind, language });
    return { ...span, kind, verdict, ...(source ? { source } : {}), ...(expected !== undefined ? { expected } : {}) };
  });
}
