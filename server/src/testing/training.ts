/** A training that has come to its end, with one proposal nobody has decided on. */
import type { Proposal } from '@foyer/contract/training';
import { trainings } from '../db/tables/style.ts';
import type { TenantScope } from '../lib/scope.ts';

export const duProposal: Proposal = {
  key: 'address:de',
  change: { kind: 'address', language: 'de', was: null, now: 'informal' },
  evidence: [{ title: 'Brief an Gäste', sentence: 'Komm mit dem Zug, wir holen dich ab.' }],
  shown: { times: 6, of: 6 },
  tested: null,
};

/** Puts one beside a style guide, as if its job had been done. */
export async function makeTraining(scope: TenantScope, styleguideId: string): Promise<void> {
  await scope.db.insert(trainings).values({
    organisationId: scope.organisationId,
    styleguideId,
    state: 'done',
    progress: 1,
    input: { texts: [], livePages: true, edits: true },
    texts: 4,
    proposals: [duProposal],
    startedBy: scope.actor.name,
  });
}
