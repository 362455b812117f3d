/** How the site of a domain looks and what it says of itself: a document for each section, and every look that was live. */
import type { DraftSection, SettingsSection } from '@foyer/contract/site-settings';
import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, key, organisation, refersTo, tenantKey, updatedAt, version } from './columns.ts';
import { domains } from './tenants.ts';

/** A section nobody has changed has no row. Sections that count at once leave `published` empty. */
export const siteSettings = pgTable(
  'site_settings',
  {
    id: key(),
    organisationId: organisation(),
    domainId: uuid('domain_id').notNull(),
    section: text('section').$type<SettingsSection>().notNull(),
    draft: jsonb('draft').$type<unknown>().notNull(),
    /** What guests see; null while that is how the section came. */
    published: jsonb('published').$type<unknown>(),
    version: version(),
    updatedBy: text('updated_by').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    tenantKey('site_settings', t),
    unique('site_settings_section').on(t.domainId, t.section),
    refersTo(domains, t, t.domainId).onDelete('cascade'),
  ],
);

/** A look as it went live, whole, so that an earlier one can be taken up again. */
export const siteSettingsVersions = pgTable(
  'site_settings_versions',
  {
    id: key(),
    organisationId: organisation(),
    domainId: uuid('domain_id').notNull(),
    number: integer('number').notNull(),
    sections: text('sections').array().$type<DraftSection[]>().notNull(),
    documents: jsonb('documents').$type<Record<string, unknown>>().notNull(),
    publishedBy: text('published_by').notNull(),
    publishedAt: instantColumn('published_at').notNull().defaultNow(),
  },
  (t) => [
    tenantKey('site_settings_versions', t),
    unique('site_settings_versions_number').on(t.domainId, t.number),
    index('site_settings_versions_organisation').on(t.organisationId),
    refersTo(domains, t, t.domainId).onDelete('cascade'),
  ],
);
