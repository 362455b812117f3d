/**
 * A Foyer that is going to be killed: opens the database of a folder, begins an import from a WordPress there once, and
 * goes on with it. It says when it begins to, each transaction that stands, and at the end what there is.
 */
import { writeSync } from 'node:fs';
import { jobTable } from '../../app/job-table.ts';
import { openDatabase } from '../../db/client.ts';
import { inTenant } from '../../features/access/rules.ts';
import { saveChannel } from '../../features/channels/rules.ts';
import { importWordPress } from '../../features/wordpress-import/jobs.ts';
import { startImport } from '../../features/wordpress-import/rules.ts';
import { runImport } from '../../features/wordpress-import/running/rules.ts';
import { startJobs } from '../../lib/jobs.ts';
import type { TenantScope } from '../../lib/scope.ts';
import { makeOrganization } from '../factories.ts';
import { testRuntime } from '../test-app.ts';
import { asOwner } from '../test-database.ts';

const [folder = '', address = '', username = '', password = ''] = process.argv.slice(2);
const say = (word: string) => writeSync(1, `${word}\n`);

const database = await openDatabase({ folder });
Object.assign(globalThis, { foyerTestDatabase: Promise.resolve(database) });
await testRuntime({ database, key: Buffer.alloc(32, 7), outboundAllow: [new URL(address).host] });
await startJobs(jobTable, { work: false });

type Begun = { organisation_id: string; domain_id: string; id: string; job_id: string };
const begun = () => asOwner<Begun>('select organisation_id, domain_id, id, job_id from wordpress_imports');
if ((await begun()).length === 0) {
  const house = await makeOrganization();
  await house.within(async (scope) => {
    await saveChannel(scope, house.domain.id, { address, username, password }, null);
    const input = { dryRun: false, propertyId: house.property.id, language: undefined };
    await startImport(scope, importWordPress, house.domain.id, input);
  });
}
const [one] = await begun();
if (!one) throw new Error('Nothing is begun');
const open = async <T>(work: (scope: TenantScope) => Promise<T>): Promise<T> => {
  const done = await inTenant(one.organisation_id, { userId: null, name: 'Test' }, work);
  say('stands');
  return done;
};
say('begins');
const which = { domainId: one.domain_id, importId: one.id, jobId: one.job_id };
while (await runImport(open, which, new AbortController().signal));
const [there] = await asOwner<{ there: object }>(`select json_build_object(
  'state', (select state from jobs where kind = 'wordpress-import.run'),
  'articles', (select count(*) from entries where type = 'article'),
  'pictures', (select count(*) from media where uploaded_by = 'Test'),
  'items', (select count(*) from wordpress_import_items),
  'origins', (select count(distinct thing_id) from wordpress_origins where kind in ('post', 'page')),
  'categories', (select jsonb_array_length(draft -> 'categories') from site_settings where section = 'categories')
) as there`);
say(`ends ${JSON.stringify(there?.there)}`);
process.exit(0);
