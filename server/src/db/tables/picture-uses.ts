/** What shows which picture. Triggers keep it at each save and publish, whoever writes; nothing else writes it. */
import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { organisation, refersTo } from './columns.ts';
import { media } from './content.ts';

export const pictureUses = pgTable(
  'picture_uses',
  {
    organisationId: organisation(),
    mediaId: uuid('media_id').notNull(),
    /** Which kind of row shows it, and which one. */
    source: text('source')
      .$type<'post' | 'entry' | 'publication' | 'event' | 'property' | 'site' | 'decor'>()
      .notNull(),
    sourceId: uuid('source_id').notNull(),
    /** What counts once however often it shows it: an entry, an event in all languages, a house, a domain. */
    thingId: uuid('thing_id').notNull(),
    /** Guests may see it there. */
    live: boolean('live').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.mediaId, t.source, t.sourceId] }),
    index('picture_uses_organisation').on(t.organisationId, t.mediaId, t.thingId),
    index('picture_uses_source').on(t.sourceId),
    refersTo(media, t, t.mediaId).onDelete('cascade'),
  ],
);
