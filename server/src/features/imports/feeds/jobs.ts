/** Looks for feeds that are due; how often each is read is its own six hours. */
import { z } from 'zod';
import { defineJob } from '#lib/jobs.ts';
import { readEvents } from '../jobs.ts';
import { readDueFeeds } from './rules.ts';

export const readFeeds = defineJob({
  name: 'imports.feeds',
  input: z.object({}),
  cron: '*/10 * * * *',
  retries: 0,
  run: () => readDueFeeds(readEvents),
});
