/** The only SQL of site settings: a document for each section of a domain, and the looks that were live. */
import type { Paging } from '@foyer/contract/lists';
import type { DraftSection, SettingsSection } from '@foyer/contract/site-settings';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { totalColumn, withTotal } from '#db/listing.ts';
import { inOrganisation } from '#db/reach.ts';
import { siteSettings, siteSettingsVersions } from '#db/tables/settings.ts';
import type { Scope, TenantScope } from '#lib/scope.ts';

export type SettingsRow = typeof siteSettings.$inferSelect;
export type VersionRow = typeof siteSettingsVersions.$inferSelect;

/** Sections of a domain that somebody has changed. */
export const findSections = (scope: Scope, domainId: string): Promise<SettingsRow[]> =>
  scope.db
    .select()
    .from(siteSettings)
    .where(and(inOrganisation(scope, siteSettings.organisationId), eq(siteSettings.domainId, domainId)));

/** Writes what is being edited. */
export async function saveDraft(
  scope: TenantScope,
  domainId: string,
  section: SettingsSection,
  draft: unknown,
): Promise<SettingsRow> {
  const { organisationId, actor } = scope;
  const [row] = await scope.db
    .insert(siteSettings)
    .values({ organisationId, domainId, section, draft, updatedBy: actor.name })
    .onConflictDoUpdate({
      target: [siteSettings.domainId, siteSettings.section],
      set: { draft, updatedBy: actor.name, updatedAt: sql`now()`, version: sql`${siteSettings.version} + 1` },
    })
    .returning();
  return row as SettingsRow;
}

/** Makes what is being edited what guests see. */
export async function publishDrafts(
  scope: TenantScope,
  domainId: string,
  sections: readonly DraftSection[],
): Promise<void> {
  await scope.db
    .update(siteSettings)
    .set({ published: sql`${siteSettings.draft}` })
    .where(
      and(
        eq(siteSettings.organisationId, scope.organisationId),
        eq(siteSettings.domainId, domainId),
        inArray(siteSettings.section, [...sections]),
      ),
    );
}

const versionsOf = (scope: Scope, domainId: string) =>
  and(inOrganisation(scope, siteSettingsVersions.organisationId), eq(siteSettingsVersions.domainId, domainId));

/** Keeps a look under the next number of its domain, which the caller holds. */
export async function insertVersion(
  scope: TenantScope,
  domainId: string,
  values: { sections: DraftSection[]; documents: Record<string, unknown> },
): Promise<VersionRow> {
  const { organisationId, actor } = scope;
  const [newest] = await scope.db
    .select({ number: siteSettingsVersions.number })
    .from(siteSettingsVersions)
    .where(versionsOf(scope, domainId))
    .orderBy(desc(siteSettingsVersions.number))
    .limit(1);
  const [row] = await scope.db
    .insert(siteSettingsVersions)
    .values({ organisationId, domainId, number: (newest?.number ?? 0) + 1, publishedBy: actor.name, ...values })
    .returning();
  return row as VersionRow;
}

export async function listVersions(scope: Scope, domainId: string, { skip, take }: Paging) {
  const where = versionsOf(scope, domainId);
  const { number, sections, publishedBy, publishedAt } = siteSettingsVersions;
  const rows = await scope.db
    .select({ number, sections, publishedBy, publishedAt, total: totalColumn })
    .from(siteSettingsVersions)
    .where(where)
    .orderBy(desc(number))
    .limit(take)
    .offset(skip);
  return withTotal(rows, skip, () => scope.db.$count(siteSettingsVersions, where));
}

export async function findVersion(
  scope: TenantScope,
  domainId: string,
  number: number,
): Promise<VersionRow | undefined> {
  const [row] = await scope.db
    .select()
    .from(siteSettingsVersions)
    .where(and(versionsOf(scope, domainId), eq(siteSettingsVersions.number, number)));
  return row;
}
