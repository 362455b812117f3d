/** Reading texts again after their style guide was saved. */
import { defineJob } from '#lib/jobs.ts';
import { rereadWork } from './live/rules.ts';
import { reread } from './rereading/rules.ts';

export const rereadStyleguide = defineJob({
  ...rereadWork,
  retries: 5,
  run: ({ input, signal }) => reread(input, signal),
});
