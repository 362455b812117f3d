/** How a house looks: one row a property, a tenant table. Pictures stand in it by their ids. */
import type { HotelDecorInput } from '@foyer/contract/hotel-decor';
import { jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key, organisation, refersTo, tenantKey, updatedAt, version } from './columns.ts';
import { properties } from './tenants.ts';

export const hotelDecors = pgTable(
  'hotel_decors',
  {
    id: key(),
    organisationId: organisation(),
    propertyId: uuid('property_id').notNull(),
    words: jsonb('words').$type<HotelDecorInput['words']>().notNull(),
    places: jsonb('places').$type<HotelDecorInput['places']>().notNull(),
    version: version(),
    savedBy: text('saved_by').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    tenantKey('hotel_decors', t),
    unique('hotel_decors_property').on(t.propertyId),
    refersTo(properties, t, t.propertyId).onDelete('cascade'),
  ],
);
