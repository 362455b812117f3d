/** Services an organisation has its texts written by instead of the installation's own. */
import { boolean, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, key, organisation, updatedAt, version } from './columns.ts';
import { organizations } from './tenants.ts';

export const writingProviders = pgTable(
  'writing_providers',
  {
    id: key(),
    organisationId: organisation().references(() => organizations.id, { onDelete: 'cascade' }),
    baseUrl: text('base_url').notNull(),
    model: text('model').notNull(),
    /** One that looks at pictures; empty for none. */
    visionModel: text('vision_model').notNull(),
    /** Sealed; empty where the service asks for none. */
    sealedKey: text('sealed_key').notNull(),
    /** What the last test came to; null before the first. */
    works: boolean('works'),
    testedAt: instantColumn('tested_at'),
    savedBy: text('saved_by').notNull(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [unique('writing_providers_organisation').on(t.organisationId)],
);
