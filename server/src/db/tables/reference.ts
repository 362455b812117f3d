/**
 * Reference data of the whole installation: read by everybody, written by the platform operator alone. No tenant owns
 * it; migrations close each table with `app.protect_reference`.
 */
import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The catalogue of permissions, those the product asks for among them. */
export const permissions = pgTable('permissions', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
});

/** Languages to choose from; the id is a language tag. */
export const languages = pgTable('languages', { id: text('id').primaryKey(), name: text('name').notNull() });

export const propertyTypes = pgTable('property_types', { id: text('id').primaryKey(), name: text('name').notNull() });

export const styleguideTypes = pgTable('styleguide_types', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 2 }),
  name: text('name').notNull(),
});
