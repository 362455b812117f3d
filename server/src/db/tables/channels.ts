/** What mirrors a domain's pages into a WordPress, and what is to be brought there. All tenant tables. */
import type { DriftKind } from '@foyer/contract/channel-drift';
import type { ChannelProblem, ChannelSite } from '@foyer/contract/channels';
import type { Language } from '@foyer/contract/languages';
import type { PublicationType } from '@foyer/contract/posts';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, key, organisation, refersTo, tenantKey, version } from './columns.ts';
import { domains } from './tenants.ts';

/** The WordPress of a domain; a domain without a row is shown by its own site alone. */
export const channels = pgTable(
  'channels',
  {
    id: key(),
    organisationId: organisation(),
    domainId: uuid('domain_id').notNull(),
    /** Without a slash at the end. */
    address: text('address').notNull(),
    username: text('username').notNull(),
    /** The application password, sealed. */
    password: text('password').notNull(),
    version: version(),
    checkedAt: instantColumn('checked_at'),
    /** What keeps every post from being delivered; null while nothing does. */
    problem: jsonb('problem').$type<ChannelProblem>(),
    /** What the site said of itself when it was last asked. */
    site: jsonb('site').$type<ChannelSite>(),
    /** Calls in a row that did not reach it, and until when nothing is tried. */
    failures: integer('failures').notNull().default(0),
    heldUntil: instantColumn('held_until'),
    /** When what stands there was last compared with what was brought there. */
    lookedAt: instantColumn('looked_at'),
    createdAt: createdAt(),
  },
  (t) => [
    tenantKey('channels', t),
    unique('channels_domain').on(t.domainId),
    refersTo(domains, t, t.domainId).onDelete('cascade'),
  ],
);

/**
 * What is to stand on the WordPress, a row for each thing and language that was ever to. `wanted` goes up in the
 * transaction that changes what guests see; the row is due until `delivered` has come level with it.
 */
export const deliveries = pgTable(
  'deliveries',
  {
    id: key(),
    organisationId: organisation(),
    channelId: uuid('channel_id').notNull(),
    domainId: uuid('domain_id').notNull(),
    type: text('type').$type<PublicationType>().notNull(),
    thingId: uuid('thing_id').notNull(),
    language: text('language').$type<Language>().notNull(),
    /** Seconds since 1970 at the least, so that a channel set up anew is never behind what it left there. */
    wanted: bigint('wanted', { mode: 'number' }).notNull(),
    delivered: bigint('delivered', { mode: 'number' }).notNull().default(0),
    /** What stands there since: `published`, `draft`, `gone`; null before anything was brought. */
    stands: text('stands').$type<'published' | 'draft' | 'gone'>(),
    /** Digest of what was sent last, so that what is told as before is not sent again. */
    sent: text('sent'),
    /** Id and address of the post in WordPress. */
    postNumber: integer('post_number'),
    link: text('link'),
    deliveredAt: instantColumn('delivered_at'),
    /** Failed tries since the last delivery, and the reason of the last one. */
    tries: integer('tries').notNull().default(0),
    problem: jsonb('problem').$type<ChannelProblem>(),
    nextTryAt: instantColumn('next_try_at').notNull().defaultNow(),
    /** True where only a person can say how it goes on. */
    stuck: boolean('stuck').notNull().default(false),
    /** True once a person has said that what was changed by hand may be written over. */
    overwrite: boolean('overwrite').notNull().default(false),
    /** How what stands there differs from what was brought, by a person's hand; null while it does not. */
    drift: text('drift').$type<DriftKind>(),
    /** Digest of what was found there; null where the post is gone. */
    driftMark: text('drift_mark'),
    driftFoundAt: instantColumn('drift_found_at'),
    /** When a person took what was found into the draft: what is published after that may replace it. */
    adoptedAt: instantColumn('adopted_at'),
    /** Whoever works on it, and until when it is theirs. */
    lease: uuid('lease'),
    leaseUntil: instantColumn('lease_until'),
    createdAt: createdAt(),
  },
  (t) => [
    tenantKey('deliveries', t),
    unique('deliveries_once').on(t.channelId, t.thingId, t.language),
    index('deliveries_due').on(t.nextTryAt).where(sql`${t.wanted} > ${t.delivered} and not ${t.stuck}`),
    index('deliveries_thing').on(t.thingId),
    index('deliveries_drifted').on(t.organisationId, t.thingId).where(sql`${t.drift} is not null`),
    refersTo(channels, t, t.channelId).onDelete('cascade'),
  ],
);

/** A post as WordPress keeps it, in its own words and numbers: none of it may be trusted. */
export type TextThere = {
  title: string;
  content: string;
  excerpt: string;
  slug: string;
  status: string;
  featured: number;
  meta: Record<string, unknown>;
  terms: Record<string, string[]>;
};

/** What stood in the WordPress after it was brought there, and what was found in its place. Apart, for its size. */
export const deliveryTexts = pgTable(
  'delivery_texts',
  {
    id: key(),
    organisationId: organisation(),
    deliveryId: uuid('delivery_id').notNull(),
    /** Null for what was brought before it was kept. */
    brought: jsonb('brought').$type<TextThere>(),
    /** Null where nothing was found, or nothing else. */
    found: jsonb('found').$type<TextThere>(),
  },
  (t) => [
    unique('delivery_texts_delivery').on(t.deliveryId),
    refersTo(deliveries, t, t.deliveryId).onDelete('cascade'),
  ],
);
