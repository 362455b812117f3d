/** The job behind POST /imports. */
import { id } from '@foyer/contract/lists';
import { z } from 'zod';
import { defineJob } from '#lib/jobs.ts';
import { inTenant } from '../access/rules.ts';
import { runImport } from './running/rules.ts';

export const readEvents = defineJob({
  name: 'imports.run',
  concurrency: 2,
  input: z.object({
    organisationId: id,
    importId: id,
    jobId: id,
    by: z.object({ userId: id.nullable(), name: z.string() }),
    apply: z.boolean(),
    doubtful: z.boolean(),
  }),
  run: ({ input, signal }) => runImport((work) => inTenant(input.organisationId, input.by, work), input, signal),
});
