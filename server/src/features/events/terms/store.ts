/** Counts events by what they are sorted by, each once: by the language it was first told in. */
import { and, count, eq, sql } from 'drizzle-orm';
import { inWorkspace } from '#db/reach.ts';
import { events } from '#db/tables/content.ts';
import { workspaces } from '#db/tables/tenants.ts';
import type { Scope } from '#lib/scope.ts';

const within = (scope: Scope, domainId: string | undefined) =>
  and(
    inWorkspace(scope, events.organisationId, events.workspaceId),
    domainId
      ? sql`${events.workspaceId} = any(array(select ${workspaces.id} from ${workspaces} where ${eq(workspaces.domainId, domainId)}))`
      : undefined,
  );

/** Events told in each language; one that is told in two counts for both. */
export async function countLanguages(scope: Scope, domainId: string | undefined): Promise<Map<string, number>> {
  const rows = await scope.db
    .select({ name: events.language, count: count() })
    .from(events)
    .where(within(scope, domainId))
    .groupBy(events.language);
  return new Map(rows.map((row) => [row.name, row.count]));
}
