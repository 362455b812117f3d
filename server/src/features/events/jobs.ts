/** Publishing events and venues at a set time, in the name of the person who planned it; and what the trash lets go. */
import { z } from 'zod';
import { defineJob } from '#lib/jobs.ts';
import { inTenant } from '../access/rules.ts';
import { plannedShowing } from './planning/rules.ts';
import { publishPlanned } from './publishing/rules.ts';
import { emptyTrash } from './trash/rules.ts';

export const showLater = defineJob({
  ...plannedShowing,
  run: ({ input }) => inTenant(input.organisationId, input.by, (scope) => publishPlanned(scope, input)),
});

export const removeThrownEvents = defineJob({
  name: 'events.trash',
  input: z.object({}),
  cron: '25 3 * * *',
  run: async () => void (await emptyTrash()),
});
