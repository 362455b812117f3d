/** Looking for the records that prove hosts: when somebody asks, and when it is due. */
import { id } from '@foyer/contract/lists';
import { z } from 'zod';
import { defineJob } from '#lib/jobs.ts';
import { inTenant } from '../access/rules.ts';
import { endJob, startJob } from '../jobs/rules.ts';
import { checkDomain, checkDueDomains } from './verification/rules.ts';

export const verifyDomain = defineJob({
  name: 'domains.verify',
  concurrency: 2,
  input: z.object({
    organisationId: id,
    domainId: id,
    jobId: id,
    by: z.object({ userId: id.nullable(), name: z.string() }),
  }),
  run: async ({ input: { organisationId, domainId, jobId, by } }) => {
    const open = <T>(work: Parameters<typeof inTenant<T>>[2]) => inTenant(organisationId, by, work);
    if (!(await open((scope) => startJob(scope, jobId)))) return;
    try {
      await checkDomain({ organisationId, domainId, by });
      await open((scope) => endJob(scope, jobId, { state: 'done', events: [{ type: 'done' }] }));
    } catch (problem) {
      const error = 'The record could not be looked for. Try again';
      await open((scope) =>
        endJob(scope, jobId, { state: 'failed', error, events: [{ type: 'failed', message: error }] }),
      );
      throw problem;
    }
  },
});

export const recheckDomains = defineJob({
  name: 'domains.recheck',
  input: z.object({}),
  cron: '*/5 * * * *',
  retries: 0,
  run: () => checkDueDomains(),
});
