/** Publishing at a set time: carried out once, checked again, in the name of the person who planned it. */

import { id, instant } from '@foyer/contract/lists';
import { z } from 'zod';
import { defineJob } from '#lib/jobs.ts';
import { inTenant } from '../../access/rules.ts';
import { publishPlanned } from './rules.ts';

export const publishLater = defineJob({
  name: 'landing-pages.publish',
  input: z.object({
    organisationId: id,
    postId: id,
    publishAt: instant,
    by: z.object({ userId: id.nullable(), name: z.string() }),
  }),
  run: ({ input }) =>
    inTenant(input.organisationId, input.by, (scope) => publishPlanned(scope, input.postId, input.publishAt)),
});
