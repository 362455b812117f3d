/** The job behind POST /media/changes and POST /media/removals. */
import { id } from '@foyer/contract/lists';
import { picturesChange } from '@foyer/contract/media-library';
import { z } from 'zod';
import { defineJob } from '#lib/jobs.ts';
import { inTenant } from '../../access/rules.ts';
import { changingKind } from '../library/rules.ts';
import { changeEach } from './each/rules.ts';

export const changePictures = defineJob({
  name: changingKind,
  input: z.object({
    organisationId: id,
    jobId: id,
    person: z.object({ userId: id.nullable(), name: z.string() }),
    ids: z.array(id),
    /** Null deletes them. */
    change: picturesChange.nullable(),
  }),
  run: ({ input: { organisationId, person, ...work }, signal }) =>
    changeEach((act) => inTenant(organisationId, person, act), work, signal),
});
