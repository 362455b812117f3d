/** The job behind POST /media/alt-texts. */
import { id } from '@foyer/contract/lists';
import { z } from 'zod';
import { defineJob } from '#lib/jobs.ts';
import { inTenant } from '../../access/rules.ts';
import { writingKind } from '../library/rules.ts';
import { suggestAltTexts } from './writing/rules.ts';

export const writeAltTexts = defineJob({
  name: writingKind,
  input: z.object({ organisationId: id, jobId: id, propertyId: id, ids: z.array(id) }),
  run: ({ input: { organisationId, ...work }, signal }) =>
    suggestAltTexts((act) => inTenant(organisationId, { userId: null, name: 'Foyer' }, act), work, signal),
});
