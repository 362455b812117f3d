/**
 * Reference data of the whole installation: read by everybody, written by the platform operator alone. No tenant owns
 * it; migrations close each table with `app.protect_reference`.
 */
import { pgTable, text } from 'drizzle-orm/pg-core';

/** The catalogue of permissions, those the product asks for among them. */
export const permissions = pgTable('permissions', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
});
