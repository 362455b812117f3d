import { z } from 'zod';
import { defineJob } from '#lib/jobs.ts';
import { sweepFiles } from './filing/rules.ts';
import { formsToMake, makeAll } from './forms/rules.ts';

/** Makes the other forms of a picture that was filed. Standing what was made before is left as it is. */
export const makeForms = defineJob({
  ...formsToMake,
  run: ({ input, signal }) => makeAll(input, signal),
});

/** Each night: files that a broken upload has left. */
export const sweepMedia = defineJob({
  name: 'media.sweep',
  input: z.object({}),
  cron: '40 3 * * *',
  run: async () => void (await sweepFiles()),
});
