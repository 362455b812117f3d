/** An event told in two languages, as the server sends it, and the API that keeps what is saved of it. */
import { type Event, eventEndpoints } from '@foyer/contract/events';
import { landingPageEndpoints } from '@foyer/contract/landing-pages';
import { mediaEndpoints } from '@foyer/contract/media';
import { type PostTab, postEndpoints } from '@foyer/contract/posts';
import { propertyLanguageEndpoints } from '@foyer/contract/property-languages';
import { defaultCategories, termEndpoints } from '@foyer/contract/terms';
import { type NearbyVenue, venueEndpoints } from '@foyer/contract/venues';
import type { FakeApi } from '#testing/fake-api.ts';
import { haldenApi } from '#testing/render-path.tsx';
import { listed, nearbyEvent, uuid } from '#testing/samples.ts';

export const event = (number: number, change: Partial<Event> = {}): Event => {
  const { distance, bearing, weight, coveredBy, languages, ...rest } = nearbyEvent(number);
  return { ...rest, venue: { ...rest.venue, venueId: uuid(600) }, ...change };
};

export const german = event(71, {
  language: 'de',
  title: 'Hafenweihnacht',
  translation_group: uuid(70),
  status: 'draft',
});

export const harbour: NearbyVenue = {
  id: uuid(600),
  venueId: uuid(600),
  workspaceId: uuid(20),
  name: 'Lindau, Germany',
  title: 'Harbour',
  address: 'Seepromenade 1',
  postalCode: '88131',
  city: 'Lindau',
  country: 'DE',
  latitude: 47.544,
  longitude: 9.684,
  capacity: 4000,
  status: 'draft',
  publishAt: null,
  failure: null,
  version: 1,
  events: 1,
  distance: 6.6,
};

const tabs = Object.fromEntries(
  (['all', 'landing-pages', 'property-posts', 'blog', 'events', 'venues'] as PostTab[]).map((tab) => [tab, 3]),
) as Record<PostTab, number>;

/** Keeps `group`, and what is entered and changed of it. */
export function eventsApi(group: Event[] = [event(70), german]): { api: FakeApi; held: { group: Event[] } } {
  const held = { group };
  const api = haldenApi();
  let fresh = 80;
  api.on(postEndpoints.list, () => ({ ...listed(), tabs }));
  api.on(termEndpoints.list, () =>
    listed(
      ...defaultCategories.map(({ description, ...term }) => ({
        ...term,
        id: term.slug,
        taxonomy: 'event_category' as const,
        count: 1,
      })),
    ),
  );
  api.on(landingPageEndpoints.list, () => listed());
  api.on(mediaEndpoints.list, () => listed());
  api.on(propertyLanguageEndpoints.list, () =>
    listed(
      ...(['en', 'de'] as const).map((languageId, at) => ({
        id: uuid(85 + at),
        propertyId: uuid(40),
        languageId,
        name: languageId,
        isDefault: languageId === 'en',
        isActive: true,
      })),
    ),
  );
  api.on(venueEndpoints.nearby, () => listed(harbour));
  api.on(eventEndpoints.translations, () => listed(...held.group));
  api.on(eventEndpoints.publish, ({ body }) => {
    fresh += 1;
    const { venue, ...rest } = body as unknown as Event;
    const entered = event(fresh, { ...rest, eventId: uuid(fresh), translation_group: uuid(fresh) });
    held.group = [...held.group, { ...entered, venue: { ...entered.venue, ...venue, venueId: uuid(600) } }];
    return held.group.at(-1) as Event;
  });
  const change = ({ params, body }: { params: Record<string, string>; body: unknown }) => {
    held.group = held.group.map((one) =>
      one.eventId === params.id ? { ...one, ...(body as Partial<Event>), venue: one.venue } : one,
    );
    return held.group.find((one) => one.eventId === params.id) as Event;
  };
  api.on(eventEndpoints.update, change);
  api.on(eventEndpoints.updateWithMedia, (asked) => {
    const kept = change(asked);
    const sent = { ...kept, ...(asked.files.mainImage ? { featured_media: uuid(700) } : {}) };
    held.group = held.group.map((one) => ({ ...one, featured_media: sent.featured_media }));
    return sent;
  });
  api.on(eventEndpoints.link, ({ body }) => {
    held.group = held.group.map((one) =>
      one.eventId === body.newPostId ? { ...one, translation_group: body.translationGroup } : one,
    );
    return held.group.find((one) => one.eventId === body.newPostId) as Event;
  });
  return { api, held };
}
