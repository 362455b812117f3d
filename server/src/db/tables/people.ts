/** People and their sessions. These are no tenant tables: a person may belong to several organisations. */
import { boolean, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, key } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: key(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    email: text('email').notNull().default(''),
    name: text('name').notNull().default(''),
    familyName: text('family_name').notNull().default(''),
    picture: text('picture'),
    disabled: boolean('disabled').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [unique('users_issuer_subject').on(t.issuer, t.subject)],
);

export const sessions = pgTable(
  'sessions',
  {
    id: key(),
    /** SHA-256 of the cookie's token, hex. */
    tokenHash: text('token_hash').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent').notNull().default(''),
    createdAt: createdAt(),
    lastSeenAt: instantColumn('last_seen_at').notNull().defaultNow(),
    expiresAt: instantColumn('expires_at').notNull(),
    /** When the person ended it from elsewhere: the browser that holds its cookie is told so, and may not go on. */
    endedAt: instantColumn('ended_at'),
  },
  (t) => [index('sessions_user').on(t.userId)],
);
