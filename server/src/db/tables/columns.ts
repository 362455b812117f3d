/** Columns every table shares: UUIDv7 keys made by the program, and the organisation a row belongs to. */
import { timestamp, uuid } from 'drizzle-orm/pg-core';
import { uuidv7 } from 'uuidv7';

export const key = () => uuid('id').primaryKey().$defaultFn(uuidv7);
export const organisation = () => uuid('organisation_id').notNull();
export const instantColumn = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });
export const createdAt = () => instantColumn('created_at').notNull().defaultNow();
export const updatedAt = () => instantColumn('updated_at').notNull().defaultNow();
