/** The job behind POST /content/generate. */
import { generateInput } from '@foyer/contract/content';
import { id } from '@foyer/contract/lists';
import { z } from 'zod';
import { defineJob } from '#lib/jobs.ts';
import type { Open } from '#lib/serve.ts';
import { writer } from '../../gateways/writer/choice.ts';
import { inTenant } from '../access/rules.ts';
import { writerName } from '../entries/writing/rules.ts';
import { ownWriter } from '../writing-provider/rules.ts';
import { write } from './writing/rules.ts';

export const writeContent = defineJob({
  name: 'content.generate',
  concurrency: 4,
  input: z.object({ organisationId: id, jobId: id, postId: id.nullable(), generate: generateInput }),
  run: async ({ input: { organisationId, jobId, postId, generate }, signal }) => {
    const open: Open = (work) => inTenant(organisationId, { userId: null, name: writerName }, work);
    await write(open, { jobId, postId, input: generate }, writer(await open(ownWriter)), signal);
  },
});
