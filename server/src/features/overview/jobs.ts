/** Measures each property once a day; what was missed while nothing ran is not made up for. */
import { z } from 'zod';
import { defineJob } from '#lib/jobs.ts';
import { keepDay } from './figures/rules.ts';

export const keepFigures = defineJob({
  name: 'overview.figures',
  input: z.object({}),
  cron: '7 * * * *',
  retries: 0,
  run: ({ signal }) => keepDay(new Date(), signal),
});
