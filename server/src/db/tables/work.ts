/** Work that waits, and what was done: jobs people watch, and the audit log. */
import { doublePrecision, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, key, organisation, tenantKey, updatedAt } from './columns.ts';
import { organizations } from './tenants.ts';

/** A job as its owner sees it; the queue behind it is pg-boss. */
export const jobs = pgTable(
  'jobs',
  {
    id: key(),
    organisationId: organisation().references(() => organizations.id, { onDelete: 'cascade' }),
    workspaceId: uuid('workspace_id'),
    propertyId: uuid('property_id'),
    kind: text('kind').notNull(),
    state: text('state').notNull().default('queued'),
    progress: doublePrecision('progress').notNull().default(0),
    step: text('step').notNull().default(''),
    error: text('error'),
    input: jsonb('input').notNull(),
    /** What the job has told so far, for whoever joins late. */
    events: jsonb('events').$type<unknown[]>().notNull().default([]),
    createdBy: uuid('created_by'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [tenantKey('jobs', t)],
);

/** Insert and read only for the application's role. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: key(),
    organisationId: organisation(),
    /** Where it was done; null for what concerns the organisation as a whole. Outlives the workspace. */
    workspaceId: uuid('workspace_id'),
    actorId: uuid('actor_id'),
    actorName: text('actor_name').notNull(),
    action: text('action').notNull(),
    targetKind: text('target_kind').notNull(),
    targetId: text('target_id').notNull(),
    detail: jsonb('detail').notNull().default({}),
    at: instantColumn('at').notNull().defaultNow(),
  },
  (t) => [index('audit_log_time').on(t.organisationId, t.at)],
);
