/** The job behind an import from a WordPress. It works for a while and sends itself on, so that none runs for long. */
import { id } from '@foyer/contract/lists';
import { z } from 'zod';
import { defineJob, enqueue, type JobDefinition } from '#lib/jobs.ts';
import { inTenant } from '../access/rules.ts';
import type { RunInput } from './rules.ts';
import { runImport } from './running/rules.ts';

export const importWordPress: JobDefinition<RunInput> = defineJob({
  name: 'wordpress-import.run',
  concurrency: 2,
  // A process may die more than once before a large site is through; each time the import goes on where it stood.
  retries: 20,
  input: z.object({
    organisationId: id,
    domainId: id,
    importId: id,
    jobId: id,
    by: z.object({ userId: id.nullable(), name: z.string() }),
  }),
  run: async ({ input, signal }) => {
    const open = <T>(work: Parameters<typeof inTenant<T>>[2]) => inTenant(input.organisationId, input.by, work);
    const more = await runImport(open, input, signal);
    if (more) await open((scope) => enqueue(scope, importWordPress, input));
  },
});
