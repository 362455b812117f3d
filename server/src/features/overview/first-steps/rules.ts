/** The steps to the first page that is live, each told done by what is there; put away by a person for themselves. */
import type { FirstSteps } from '@foyer/contract/overview';
import type { TenantScope } from '#lib/scope.ts';
import { trainingStatus } from '../../content/training/rules.ts';
import { oneDomain } from '../../domains/rules.ts';
import { oneProperty } from '../../properties/rules.ts';
import { hasLanguages } from '../../property-languages/rules.ts';
import { styleguideOfProperty } from '../../styleguides/rules.ts';
import { factShare } from '../figures/rules.ts';
import { countLive } from '../figures/store.ts';
import * as store from './store.ts';

/** Answers from which a house can be written about. */
const enoughFacts = 8;

export async function firstStepsOf(scope: TenantScope, propertyId: string): Promise<FirstSteps> {
  const property = await oneProperty(scope, propertyId);
  const domain = await oneDomain(scope, property.domainId);
  const { stated, asked } = await factShare(scope, propertyId);
  const styleguide = await styleguideOfProperty({ ...scope, workspaceId: property.workspaceId });
  const { status } = await trainingStatus(scope, styleguide.id);
  const { pages } = await countLive(scope, propertyId);
  const step = (key: FirstSteps['steps'][number]['key'], done: boolean) => ({ key, done, part: null, whole: null });
  return {
    dismissed: await store.isDismissed(scope, propertyId),
    steps: [
      step('domain', domain.domainVerfified),
      { key: 'facts', done: stated >= enoughFacts, part: stated, whole: asked },
      // What texts taught once stays learned, however much is new since.
      step('styleguide', status === 'ready' || status === 'stale'),
      step('booking', property.reservationLink !== ''),
      step('languages', await hasLanguages(scope, propertyId)),
      step('first-page', pages > 0),
    ],
  };
}

/** For the actor alone. */
export async function dismissFirstSteps(scope: TenantScope, propertyId: string): Promise<void> {
  if (scope.actor.userId) await store.dismiss(scope, scope.actor.userId, propertyId);
}
