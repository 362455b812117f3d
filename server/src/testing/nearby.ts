/** What tests of the search by place and time begin with: events put straight into the table, and the search asked. */
import type { NearbyEvent } from '@foyer/contract/events';
import { uuidv7 } from 'uuidv7';
import { events, venues } from '../db/tables/content.ts';
import type { TestOrganization } from './factories.ts';
import type { TestApp } from './test-app.ts';

export type NearbyAnswer = { data: NearbyEvent[]; total: number; _purpose?: string; _clientRequestId?: string };
export type Spot = {
  latitude: number;
  longitude: number;
  start: string;
  end?: string | null;
  title?: string;
  zone?: string;
};

/** The search as the organisation's viewer asks it. */
export const searchNearby = async (
  app: TestApp,
  at: TestOrganization,
  query: Record<string, string | number | boolean>,
): Promise<NearbyAnswer> => {
  const wanted = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) wanted.set(name, String(value));
  const answer = await app.as(at.people.viewer).get<NearbyAnswer>(`/api/location/nearby-events?${wanted}`);
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  return answer.body;
};

/** Puts events straight into the table, each at a venue of its own. */
export const putEvents = (at: TestOrganization, spots: readonly Spot[], workspaceId = at.workspace.id) =>
  at.within(async ({ db, organisationId }) => {
    const rows = spots.map((spot, i) => ({
      ...spot,
      id: uuidv7(),
      venueId: uuidv7(),
      title: spot.title ?? `Event ${i}`,
    }));
    await db.insert(venues).values(
      rows.map(({ venueId, latitude, longitude, title }) => ({
        ...{ id: venueId, organisationId, workspaceId, latitude, longitude },
        ...{ title: `Hall of ${title}`, address: `Road ${venueId}`, city: 'Lindau', country: 'DE' },
      })),
    );
    await db.insert(events).values(
      rows.map(({ id, venueId, latitude, longitude, title, start, end, zone }) => ({
        ...{ id, organisationId, workspaceId, venueId, latitude, longitude, title, translationGroup: id },
        ...{ language: 'en' as const, slug: id, startDate: start, endDate: end ?? null, category: 'music' },
        timeZone: zone ?? 'Europe/Vienna',
      })),
    );
    return rows;
  });
