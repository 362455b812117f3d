/** Two states of an event beside each other, in words, and one put on top of the other. */
import type { Event } from '@foyer/contract/events';
import { languageNames, languages } from '@foyer/contract/languages';
import type { Media } from '@foyer/contract/media';
import { dayAndTime } from '#lib/dates/dates.ts';
import { draftOf, type EventDraft, type EventText } from './event-draft.ts';
import { eventStatusNames, postStatusNames } from './words.ts';

type Part = { name: string; mine: string; theirs: string };

const statusWords = (text: EventText | undefined): string =>
  text ? postStatusNames[text.status] + (text.publishAt ? ` for ${dayAndTime(text.publishAt)}` : '') : 'Not told';

const momentWords = (day: string, clock: string, { timeKnown, allDay }: EventDraft): string =>
  [day, timeKnown && !allDay && day ? clock : ''].filter(Boolean).join(' ');

/** What the two say, part by part; what is the same is among them. */
export function partsOf(
  mine: EventDraft,
  theirs: EventDraft,
  pictures: readonly Pick<Media, 'id' | 'title'>[],
): Part[] {
  const part = (name: string, read: (draft: EventDraft) => string): Part => ({
    name,
    mine: read(mine),
    theirs: read(theirs),
  });
  const picture = (file: File | null, id: string | null): string =>
    file?.name ?? (id ? (pictures.find((one) => one.id === id)?.title ?? 'A picture') : '');
  return [
    ...languages.flatMap((language) => {
      const name = languageNames[language];
      return [
        part(`Title in ${name}`, ({ texts }) => texts[language]?.title ?? ''),
        part(`Description in ${name}`, ({ texts }) => texts[language]?.description ?? ''),
        part(`Status in ${name}`, ({ texts }) => statusWords(texts[language])),
      ];
    }),
    part('Starts', (draft) => momentWords(draft.startDay, draft.startClock, draft)),
    part('Ends', (draft) => momentWords(draft.endDay, draft.endClock, draft)),
    part('Time zone', ({ timeZone }) => timeZone),
    part('The event itself', ({ eventStatus }) => eventStatusNames[eventStatus]),
    part('Venue', ({ venue: { title, address, postalCode, city, country, latitude, longitude } }) =>
      [title, address, postalCode, city, country, latitude, longitude].filter(Boolean).join(', '),
    ),
    part('Category', ({ category, siteCategory }) => siteCategory ?? category),
    part('Ticket link', ({ ticketUrl }) => ticketUrl),
    part('Price', ({ price, currency }) => (price ? `${price} ${currency}` : '')),
    part('Expected visitors', ({ expectedVisitors }) => expectedVisitors),
    part('Main image', ({ mainImage, featured_media }) => picture(mainImage, featured_media)),
    part('Secondary image', ({ secondaryImage, secondary_image }) => picture(secondaryImage, secondary_image)),
  ];
}

/**
 * What I wrote on top of what is stored now: languages go by the ids they have there, and those only others have told
 * stay as they are.
 */
export function onTopOf(mine: EventDraft, stored: readonly Event[]): EventDraft {
  const theirs = draftOf(stored);
  const texts = { ...theirs.texts };
  for (const language of languages) {
    const [own, there] = [mine.texts[language], theirs.texts[language]];
    if (!own) continue;
    const loose = own.loose && !there;
    const eventId = there?.eventId ?? (loose ? own.eventId : null);
    texts[language] = { ...own, eventId, loose, live: there?.live ?? false };
  }
  return { ...mine, texts };
}
