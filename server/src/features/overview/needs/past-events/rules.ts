/** Pages that still announce an event that is over, and that nobody has decided about: a need for each event, the one that ended first before the others. */
import type { Need } from '@foyer/contract/overview';
import type { Scope } from '#lib/scope.ts';
import { toInstant } from '#lib/time.ts';
import { pastEvents } from './store.ts';

export const ofPastEvents = async (scope: Scope, propertyId: string): Promise<Need[]> =>
  (await pastEvents(scope, propertyId)).map((row) => ({
    kind: 'past-event',
    ...row,
    endedOn: toInstant(row.endedOn),
  }));
