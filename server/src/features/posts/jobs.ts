/** Publishing at a set time: carried out once, checked again, in the name of the person who planned it. */
import { defineJob } from '#lib/jobs.ts';
import { inTenant } from '../access/rules.ts';
import { plannedPublishing } from '../entries/planning/rules.ts';
import { publishPlanned } from '../entries/publishing/rules.ts';
import { rulesOf } from './types/rules.ts';

export const publishLater = defineJob({
  ...plannedPublishing,
  run: ({ input }) =>
    inTenant(input.organisationId, input.by, (scope) => publishPlanned(scope, rulesOf, input.postId, input.publishAt)),
});

/** What was planned while landing pages were all there was waits under their name. */
export const publishPlannedBefore = defineJob({ ...publishLater, name: 'landing-pages.publish' });
