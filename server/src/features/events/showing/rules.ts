/**
 * Which languages of an event and which venues guests may read: what is published is on the site of its workspace, at
 * an address of its own, and everything else is not.
 */
import { slugOf } from '#lib/addresses.ts';
import type { TenantScope } from '#lib/scope.ts';
import { languagesOfSite, settleShown } from '../../entries/showing/rules.ts';
import { type EventValues, findTranslations } from '../store.ts';
import type { VenueRow } from '../venues/store.ts';

/** Shows the languages of an event that are published; called whenever any of them was written. */
export async function showEvent(
  scope: TenantScope,
  { translationGroup, workspaceId }: Pick<EventValues, 'translationGroup' | 'workspaceId'>,
): Promise<void> {
  const told = (await findTranslations(scope, translationGroup)).map(({ event }) => event);
  const shown = told.filter((event) => event.status === 'published');
  const languages = shown.map(({ id, language, title, description, slug }) => ({
    ...{ language, title, description },
    eventId: id,
    // A translation without words for an address stands under the name of its kind.
    slug: slug || 'event',
  }));
  await settleShown(scope, { type: 'event', id: translationGroup, workspaceId, languages });
}

/** Shows a venue that is published in each language of its site; `gone` takes it off whatever its status. */
export async function showVenue(scope: TenantScope, venue: VenueRow, gone = false): Promise<void> {
  const shown = venue.status === 'published' && !gone ? await languagesOfSite(scope, venue.workspaceId) : [];
  const languages = shown.map((language) => ({
    language,
    eventId: null,
    title: venue.title,
    description: '',
    slug: slugOf(venue.title, language),
  }));
  await settleShown(scope, { type: 'venue', id: venue.id, workspaceId: venue.workspaceId, languages });
}
