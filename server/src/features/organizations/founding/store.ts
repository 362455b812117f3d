/** Calls the function that founds an organisation and enters it. */
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#lib/scope.ts';
import type { Founding } from './rules.ts';

export async function found(
  scope: TenantScope,
  organization: Founding['organization'],
  people: Founding['people'],
): Promise<void> {
  await scope.db.execute(
    sql`select app.found_organization(${JSON.stringify(organization)}::jsonb, ${JSON.stringify(people)}::jsonb)`,
  );
}
