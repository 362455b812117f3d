/** Each minute: pages whose day after the event has come are taken down, where that was chosen. */
import { z } from 'zod';
import { defineJob } from '#lib/jobs.ts';
import { takeDownDue } from './rules.ts';

export const takeDownAfterEvents = defineJob({
  name: 'landing-pages.after-event',
  input: z.object({}),
  cron: '* * * * *',
  retries: 0,
  run: () => takeDownDue(),
});
