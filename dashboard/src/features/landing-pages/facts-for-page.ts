import type { PropertyFact } from '@foyer/contract/property-facts';
import { factAge } from './words.ts';

/** Facts chosen at first: all that somebody has looked at in the last half year and whose review is not due. */
export const suggestedFacts = (facts: readonly PropertyFact[], now = Date.now()): Set<string> =>
  new Set(facts.filter((fact) => !factAge(fact, now).old).map((fact) => fact.id));
