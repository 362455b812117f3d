import { id } from '@foyer/contract/lists';
import { z } from 'zod';
import { defineJob } from '#lib/jobs.ts';
import { makeAll } from './forms/rules.ts';

/** Makes the other forms of a picture that was filed. Standing what was made before is left as it is. */
export const makeForms = defineJob({
  name: 'media.make-forms',
  input: z.object({ id, version: z.number().int() }),
  run: ({ input, signal }) => makeAll(input.id, input.version, signal),
});
