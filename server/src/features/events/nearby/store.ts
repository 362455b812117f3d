/** Calls the search by place and time, which keeps tenants apart itself (see its migration). */
import { type SQL, sql } from 'drizzle-orm';
import { containing } from '#db/listing.ts';
import { type Box, boxesAround, type Place } from '#lib/geography.ts';
import type { Scope } from '#lib/scope.ts';

export type NearbySearch = {
  organisationIds: readonly string[];
  workspaceIds: readonly string[];
  from: Place;
  /** Kilometres. */
  radius: number;
  /** Included. */
  since: Date;
  /** Not included. */
  until: Date;
  search?: string;
  category?: string;
  language?: string;
  status?: string;
  /** With or without a landing page of this property. */
  covered?: { by: string; wanted: boolean };
  sort: 'date' | 'demand' | 'distance';
  descending: boolean;
  skip: number;
  take: number;
};
type Found = { total: string; ids: string[]; distances: number[] };

/** The call of the search, as a table of one row: how many there are, and the ids and distances of the page. */
export function nearbyEvents(search: NearbySearch): SQL {
  const { latitude, longitude } = search.from;
  const areas = boxesAround(search.from, search.radius).map(written);
  return sql`app.nearby_events(
      ${sql.param([...search.organisationIds])}::uuid[], ${sql.param([...search.workspaceIds])}::uuid[],
      ${latitude}::float8, ${longitude}::float8, ${search.radius}::float8, ${sql.param(areas)}::text[],
      ${search.since.toISOString()}::timestamptz, ${search.until.toISOString()}::timestamptz,
      ${search.search ? containing(search.search) : null}::text, ${search.category ?? null}::text,
      ${search.language ?? null}::text, ${search.status ?? null}::text,
      ${search.covered?.by ?? null}::uuid, ${search.covered?.wanted ?? null}::boolean,
      ${search.sort}::text, ${direction(search)}::int, ${search.skip}::int, ${search.take}::int)`;
}

/** Ids with their kilometres in the order asked for, and how many there are in all. */
export async function searchNearby(
  scope: Scope,
  search: NearbySearch,
): Promise<{ total: number; found: { id: string; distance: number }[] }> {
  const { rows } = await scope.db.execute<Found>(sql`select * from ${nearbyEvents(search)}`);
  const [row] = rows;
  const distances = row?.distances ?? [];
  return {
    total: Number(row?.total ?? 0),
    found: (row?.ids ?? []).map((id, i) => ({ id, distance: distances[i] ?? 0 })),
  };
}

/** Soonest and nearest first unless turned round; the strongest demand is always first. */
const direction = ({ sort, descending }: NearbySearch): number => (sort === 'demand' || descending ? -1 : 1);

const written = ({ west, south, east, north }: Box): string => `(${east},${north}),(${west},${south})`;
