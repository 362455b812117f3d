/**
 * Testing connections to WordPress, bringing there what is due when something changes, each minute and each night, and
 * looking at what stands there.
 */
import { z } from 'zod';
import { defineJob } from '#lib/jobs.ts';
import { inTenant } from '../access/rules.ts';
import { endJob, startJob } from '../jobs/rules.ts';
import { testChannel, testWork } from './checks/rules.ts';
import { deliverDue, deliverEverywhere, mirrorEverything } from './delivering/rules.ts';
import { look, lookEverywhere, lookWork } from './drift/looking/rules.ts';
import { deliverWork } from './outbox/rules.ts';

const system = { userId: null, name: 'Foyer' };

export const testConnection = defineJob({
  ...testWork,
  concurrency: 2,
  run: async ({ input: { organisationId, domainId, jobId } }) => {
    const open = <T>(work: Parameters<typeof inTenant<T>>[2]) => inTenant(organisationId, system, work);
    if (!(await open((scope) => startJob(scope, jobId)))) return;
    try {
      await testChannel(organisationId, domainId);
      await open((scope) => endJob(scope, jobId, { state: 'done', events: [{ type: 'done' }] }));
    } catch (problem) {
      const error = 'The connection could not be tested. Try again';
      await open((scope) =>
        endJob(scope, jobId, { state: 'failed', error, events: [{ type: 'failed', message: error }] }),
      );
      throw problem;
    }
  },
});

export const deliverChannel = defineJob({
  ...deliverWork,
  concurrency: 2,
  run: ({ input, signal }) => deliverDue(input, signal),
});

export const deliverRound = defineJob({
  name: 'channels.round',
  input: z.object({}),
  cron: '* * * * *',
  retries: 0,
  run: () => deliverEverywhere(),
});

export const mirrorNightly = defineJob({
  name: 'channels.nightly',
  input: z.object({}),
  cron: '40 2 * * *',
  run: () => mirrorEverything(),
});

export const lookAtChannel = defineJob({
  ...lookWork,
  concurrency: 2,
  run: ({ input, signal }) => look(input, signal),
});

/** After the night's bringing, so that what waits for that is not told as a change by hand. */
export const lookNightly = defineJob({
  name: 'channels.look-nightly',
  input: z.object({}),
  cron: '40 3 * * *',
  run: () => lookEverywhere(),
});
