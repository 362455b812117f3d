/**
 * A Foyer that is going to be killed: opens the database of a folder, publishes there once, and brings what is due to a
 * WordPress. It says when it begins to and when nothing is left.
 */
import { writeSync } from 'node:fs';
import { jobTable } from '../../app/job-table.ts';
import { openDatabase } from '../../db/client.ts';
import { deliverDue } from '../../features/channels/delivering/rules.ts';
import { saveChannel } from '../../features/channels/rules.ts';
import { startJobs } from '../../lib/jobs.ts';
import { makeOrganization } from '../factories.ts';
import { testRuntime } from '../test-app.ts';
import { asOwner } from '../test-database.ts';
import { publishMany } from './many-texts.ts';

const [folder = '', address = '', username = '', password = '', count = '0'] = process.argv.slice(2);
const say = (word: string) => writeSync(1, `${word}\n`);

const database = await openDatabase({ folder });
Object.assign(globalThis, { foyerTestDatabase: Promise.resolve(database) });
await testRuntime({ database, key: Buffer.alloc(32, 7), outboundAllow: [new URL(address).host] });
await startJobs(jobTable, { work: false });

const connected = () =>
  asOwner<{ organisation_id: string; domain_id: string }>('select organisation_id, domain_id from channels');
if ((await connected()).length === 0) {
  const house = await makeOrganization();
  await house.within(async (scope) => {
    await saveChannel(scope, house.domain.id, { address, username, password }, null);
    await publishMany(scope, house, Number(count));
  });
}
const [channel] = await connected();
if (!channel) throw new Error('Nothing is connected');
// Longer than a lease is what a restart takes in life; here it is over at once.
await asOwner('update deliveries set lease_until = now(), next_try_at = now()');
say('begins');
await deliverDue({ organisationId: channel.organisation_id, domainId: channel.domain_id });
say('ends');
process.exit(0);
