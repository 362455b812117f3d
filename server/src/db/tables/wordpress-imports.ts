/** What was brought in from the WordPress of a domain: each run, what became of each thing, and what is whose. */
import type { Language } from '@foyer/contract/languages';
import type { WordPressKind, WordPressOutcome } from '@foyer/contract/wordpress-import';
import { boolean, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, key, organisation, refersTo, tenantKey } from './columns.ts';
import { domains, workspaces } from './tenants.ts';

/** Ids of things in WordPress, in the order they are brought in. */
export type ImportPlan = { kind: WordPressKind; numbers: number[] }[];

/** One run: what there was to look at when it began, and how far it has come. */
export const wordpressImports = pgTable(
  'wordpress_imports',
  {
    id: key(),
    organisationId: organisation(),
    domainId: uuid('domain_id').notNull(),
    workspaceId: uuid('workspace_id').notNull(),
    propertyId: uuid('property_id'),
    jobId: uuid('job_id').notNull(),
    address: text('address').notNull(),
    language: text('language').$type<Language>(),
    dryRun: boolean('dry_run').notNull(),
    /** Null until the site was asked. */
    plan: jsonb('plan').$type<ImportPlan>(),
    /** True where the user may read drafts and what editors typed. */
    edits: boolean('edits').notNull().default(false),
    /** Things of the plan that were looked at. */
    reached: integer('reached').notNull().default(0),
    notes: jsonb('notes').$type<string[]>().notNull().default([]),
    startedBy: text('started_by').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    tenantKey('wordpress_imports', t),
    index('wordpress_imports_domain').on(t.domainId, t.createdAt),
    refersTo(domains, t, t.domainId).onDelete('cascade'),
    refersTo(workspaces, t, t.workspaceId).onDelete('cascade'),
  ],
);

/** What became of one thing in one run. */
export const wordpressImportItems = pgTable(
  'wordpress_import_items',
  {
    id: key(),
    organisationId: organisation(),
    importId: uuid('import_id').notNull(),
    kind: text('kind').$type<WordPressKind>().notNull(),
    number: integer('number').notNull(),
    title: text('title').notNull(),
    link: text('link').notNull(),
    date: instantColumn('date'),
    outcome: text('outcome').$type<WordPressOutcome>().notNull(),
    notes: jsonb('notes').$type<string[]>().notNull(),
    thingId: uuid('thing_id'),
  },
  (t) => [
    unique('wordpress_import_items_once').on(t.importId, t.kind, t.number),
    refersTo(wordpressImports, t, t.importId).onDelete('cascade'),
  ],
);

/**
 * Which thing here came of which there. It outlives the connection and the thing itself, so that nothing comes twice
 * and what was thrown away does not come back.
 */
export const wordpressOrigins = pgTable(
  'wordpress_origins',
  {
    id: key(),
    organisationId: organisation(),
    domainId: uuid('domain_id').notNull(),
    /** Address of the WordPress: numbers are its own. */
    site: text('site').notNull(),
    kind: text('kind').$type<WordPressKind>().notNull(),
    number: integer('number').notNull(),
    /** The article or picture it became. */
    thingId: uuid('thing_id'),
    /** The category it became. */
    slug: text('slug'),
    /** Of a picture: its address there without protocol, size and query, by which texts name it. */
    file: text('file'),
    /** Digests of what came in, and of what was made of it here: another one tells a change on that side. */
    theirs: text('theirs').notNull(),
    ours: text('ours').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('wordpress_origins_once').on(t.domainId, t.site, t.kind, t.number),
    index('wordpress_origins_file').on(t.domainId, t.file),
    refersTo(domains, t, t.domainId).onDelete('cascade'),
  ],
);
