/** Reading live texts again: when a source of theirs changed, when that was missed, and every night. */
import { z } from 'zod';
import { defineJob } from '#lib/jobs.ts';
import { checkEverything, checkLive, checkOverdue } from './checking/rules.ts';
import { checkWork } from './noticing/rules.ts';

export const checkChangedFacts = defineJob({
  ...checkWork,
  retries: 5,
  run: ({ input, signal }) => checkLive(input, signal),
});

export const checkOverdueFacts = defineJob({
  name: 'changed-facts.overdue',
  input: z.object({}),
  cron: '* * * * *',
  retries: 0,
  run: ({ signal }) => checkOverdue(signal),
});

export const checkFactsNightly = defineJob({
  name: 'changed-facts.nightly',
  input: z.object({}),
  cron: '20 2 * * *',
  run: ({ signal }) => checkEverything(signal),
});
