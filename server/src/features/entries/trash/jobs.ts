/** Each night: what has lain in the trash for thirty days is removed for good. */
import { z } from 'zod';
import { defineJob } from '#lib/jobs.ts';
import { emptyTrash } from './rules.ts';

export const removeThrownAway = defineJob({
  name: 'entries.trash',
  input: z.object({}),
  cron: '20 3 * * *',
  run: async () => void (await emptyTrash()),
});
