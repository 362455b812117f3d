/** What articles are sorted into, in one statement for a whole site; those thrown away too, since they may come back. */
import { and, eq, sql } from 'drizzle-orm';
import { entries } from '#db/tables/entries.ts';
import { workspaces } from '#db/tables/tenants.ts';
import type { TenantScope } from '#lib/scope.ts';

/** Each keeps the order of its categories, and has each once. */
export async function moveArticles(
  scope: TenantScope,
  domainId: string,
  moves: ReadonlyMap<string, string | null>,
): Promise<void> {
  const categories = sql`${entries.details} -> 'categories'`;
  const to = sql`${JSON.stringify(Object.fromEntries(moves))}::jsonb`;
  const renamed = sql`
    select case when ${to} ? slug then ${to} ->> slug else slug end as slug, place
    from jsonb_array_elements_text(${categories}) with ordinality as borne (slug, place)`;
  const kept = sql`
    select coalesce(jsonb_agg(slug order by place), '[]'::jsonb)
    from (select slug, min(place) as place from (${renamed}) as renamed where slug is not null group by slug) as kept`;
  await scope.db
    .update(entries)
    .set({ details: sql`jsonb_set(${entries.details}, '{categories}', (${kept}))` })
    .where(
      and(
        eq(entries.organisationId, scope.organisationId),
        eq(entries.type, 'article'),
        sql`${entries.workspaceId} in (select ${workspaces.id} from ${workspaces} where ${eq(workspaces.domainId, domainId)})`,
        sql`jsonb_typeof(${categories}) = 'array'`,
        sql`${categories} ?| array(select jsonb_object_keys(${to}))`,
      ),
    );
}
