/** The job behind POST /content/train/{id}. */
import { defineJob } from '#lib/jobs.ts';
import { train, trainWork } from './rules.ts';

export const trainStyleguide = defineJob({
  ...trainWork,
  concurrency: 2,
  run: ({ input, signal }) => train(input, signal),
});
