/** The steps to the first page that is live, each told done by what is there; put away by a person for themselves. */
import type { FirstSteps } from '@foyer/contract/overview';
import type { Styleguide } from '@foyer/contract/styleguides';
import type { TenantScope } from '#lib/scope.ts';
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
  const { pages } = await countLive(scope, propertyId);
  const step = (key: FirstSteps['steps'][number]['key'], done: boolean) => ({ key, done, part: null, whole: null });
  return {
    dismissed: await store.isDismissed(scope, propertyId),
    steps: [
      step('domain', domain.domainVerfified),
      { key: 'facts', done: stated >= enoughFacts, part: stated, whole: asked },
      step('styleguide', isFilled(styleguide)),
      step('booking', property.reservationLink !== ''),
      step('languages', await hasLanguages(scope, propertyId)),
      step('first-page', pages > 0),
    ],
  };
}

/** Somebody has said something in it that a new one does not say by itself. */
const isFilled = ({ content: { general, tone, examples } }: Styleguide): boolean =>
  general.description !== '' ||
  general.keywords.length > 0 ||
  tone.vocabulary.preferredWords.length > 0 ||
  tone.vocabulary.avoidedWords.length > 0 ||
  examples.headlines.length > 0;

/** For the actor alone. */
export async function dismissFirstSteps(scope: TenantScope, propertyId: string): Promise<void> {
  if (scope.actor.userId) await store.dismiss(scope, scope.actor.userId, propertyId);
}
