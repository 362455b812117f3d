/**
 * Organisations and what hangs on them. Every key between tenant tables contains the organisation, so that a row can
 * never point into another tenant; row-level security on all of them stands in the migrations.
 */
import type { Permission } from '@foyer/contract/permissions';
import type { StyleguideContent } from '@foyer/contract/styleguides';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, key, organisation, refersTo, tenantKey, updatedAt, version } from './columns.ts';
import { users } from './people.ts';
import { languages, propertyTypes, styleguideTypes } from './reference.ts';

export const organizations = pgTable('organizations', {
  id: key(),
  name: text('name').notNull(),
  workspaceSlots: integer('workspace_slots').notNull().default(3),
  /** Since when there are this many slots. */
  slotsSince: instantColumn('slots_since').notNull().defaultNow(),
  version: version(),
  createdAt: createdAt(),
});

export const domains = pgTable(
  'domains',
  {
    id: key(),
    organisationId: organisation().references(() => organizations.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    tld: text('tld').notNull(),
    verified: boolean('verified').notNull().default(false),
    checkedAt: instantColumn('checked_at'),
    /** What the last look for the record found wrong. */
    problem: text('problem'),
    /** Looks in a row that did not find the record. */
    misses: integer('misses').notNull().default(0),
    /** Since when the record of a proven host is clearly not there. */
    absentSince: instantColumn('absent_since'),
    nextCheckAt: instantColumn('next_check_at'),
    version: version(),
    /** Goes up with each change of what guests see on it. */
    siteVersion: integer('site_version').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    // Several organisations may claim a host; one alone is served under it.
    unique('domains_claim').on(t.organisationId, t.name, t.tld),
    uniqueIndex('domains_served').on(t.name, t.tld).where(sql`${t.verified} or ${t.tld} = 'localhost'`),
    index('domains_host').on(t.name, t.tld),
    index('domains_due').on(t.nextCheckAt).where(sql`${t.nextCheckAt} is not null`),
    tenantKey('domains', t),
  ],
);

export const styleguides = pgTable(
  'styleguides',
  {
    id: key(),
    organisationId: organisation().references(() => organizations.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    styleguideTypeId: integer('styleguide_type_id')
      .notNull()
      .default(1)
      .references(() => styleguideTypes.id),
    content: jsonb('content').$type<StyleguideContent>().notNull(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [tenantKey('styleguides', t)],
);

export const workspaces = pgTable(
  'workspaces',
  {
    id: key(),
    organisationId: organisation().references(() => organizations.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    domainId: uuid('domain_id').notNull(),
    styleguideId: uuid('styleguide_id').notNull(),
    propertySlots: integer('property_slots').notNull().default(1),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [tenantKey('workspaces', t), refersTo(domains, t, t.domainId), refersTo(styleguides, t, t.styleguideId)],
);

export const properties = pgTable(
  'properties',
  {
    id: key(),
    organisationId: organisation(),
    workspaceId: uuid('workspace_id').notNull(),
    name: text('name').notNull(),
    type: text('type')
      .notNull()
      .references(() => propertyTypes.id),
    starRating: integer('star_rating'),
    address: text('address').notNull(),
    postalCode: text('postal_code').notNull().default(''),
    city: text('city').notNull(),
    country: text('country').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    timeZone: text('time_zone').notNull(),
    email: text('email').notNull().default(''),
    telephone: text('telephone').notNull().default(''),
    reservationLink: text('reservation_link').notNull().default(''),
    checkInTime: text('check_in_time'),
    checkOutTime: text('check_out_time'),
    imageId: uuid('image_id'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    tenantKey('properties', t),
    index('properties_workspace').on(t.workspaceId),
    refersTo(workspaces, t, t.workspaceId).onDelete('cascade'),
  ],
);

export const propertyFacts = pgTable(
  'property_facts',
  {
    id: key(),
    organisationId: organisation(),
    propertyId: uuid('property_id').notNull(),
    factName: text('fact_name').notNull(),
    factValue: text('fact_value').notNull(),
    language: text('language'),
    source: text('source').notNull().default(''),
    verifiedBy: text('verified_by'),
    verifiedOn: date('verified_on', { mode: 'string' }),
    reviewAfter: date('review_after', { mode: 'string' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    tenantKey('property_facts', t),
    unique('property_facts_name').on(t.propertyId, t.factName, t.language).nullsNotDistinct(),
    refersTo(properties, t, t.propertyId).onDelete('cascade'),
  ],
);

/** Languages a property is told in; of several one is the default, and that one is active. */
export const propertyLanguages = pgTable(
  'property_languages',
  {
    id: key(),
    organisationId: organisation(),
    propertyId: uuid('property_id').notNull(),
    languageId: text('language_id')
      .notNull()
      .references(() => languages.id),
    isDefault: boolean('is_default').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [
    unique('property_languages_once').on(t.propertyId, t.languageId),
    uniqueIndex('property_languages_default').on(t.propertyId).where(sql`${t.isDefault}`),
    check('property_languages_default_active', sql`${t.isActive} or not ${t.isDefault}`),
    refersTo(properties, t, t.propertyId).onDelete('cascade'),
  ],
);

/** A role of an organisation's own; the fixed ones stand in the contract. */
export const roles = pgTable(
  'roles',
  {
    id: key(),
    organisationId: organisation().references(() => organizations.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    permissions: text('permissions').array().$type<Permission[]>().notNull(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [tenantKey('roles', t), uniqueIndex('roles_name').on(t.organisationId, sql`lower(${t.name})`)],
);

/** The id of a role of the organisation's own that stands in `role`; null for a fixed one, which is a name. */
const ownRole = () => uuid('own_role_id').generatedAlwaysAs(sql`case when length(role) = 36 then role::uuid end`);

/** A role held somewhere: organisation alone, or narrowed to a workspace or a property of it. */
export const userRoles = pgTable(
  'user_roles',
  {
    id: key(),
    organisationId: organisation().references(() => organizations.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').notNull(),
    ownRoleId: ownRole(),
    workspaceId: uuid('workspace_id'),
    propertyId: uuid('property_id'),
    createdAt: createdAt(),
  },
  (t) => [
    index('user_roles_user').on(t.userId),
    unique('user_roles_once').on(t.userId, t.role, t.organisationId, t.workspaceId, t.propertyId).nullsNotDistinct(),
    refersTo(workspaces, t, t.workspaceId).onDelete('cascade'),
    refersTo(properties, t, t.propertyId).onDelete('cascade'),
    refersTo(roles, t, t.ownRoleId),
    index('user_roles_own_role').on(t.ownRoleId),
  ],
);

/** A link that gives one person a role at one place; it stays when it was used, and goes with its role. */
export const invitations = pgTable(
  'invitations',
  {
    id: key(),
    organisationId: organisation().references(() => organizations.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    /** SHA-256 of the link's token, hex. */
    tokenHash: text('token_hash').notNull().unique(),
    role: text('role').notNull(),
    ownRoleId: ownRole(),
    workspaceId: uuid('workspace_id'),
    propertyId: uuid('property_id'),
    invitedBy: text('invited_by').notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
    acceptedBy: uuid('accepted_by'),
    acceptedAt: instantColumn('accepted_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('invitations_organisation').on(t.organisationId),
    refersTo(workspaces, t, t.workspaceId).onDelete('cascade'),
    refersTo(properties, t, t.propertyId).onDelete('cascade'),
    refersTo(roles, t, t.ownRoleId).onDelete('cascade'),
  ],
);
