import type { PropertyFact } from '@foyer/contract/property-facts';

const day = 24 * 60 * 60_000;

/** How old a fact is, in words, and whether somebody should look at it again. `now` in milliseconds. */
export function ageOf(fact: Pick<PropertyFact, 'verifiedOn' | 'updatedAt' | 'reviewAfter'>, now = Date.now()) {
  const since = Date.parse(fact.verifiedOn ?? fact.updatedAt);
  const days = Math.floor((now - since) / day);
  const due = fact.reviewAfter !== null && Date.parse(fact.reviewAfter) <= now;
  const verb = fact.verifiedOn ? 'checked' : 'changed';
  const date = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    ...(days > 300 ? { year: 'numeric' } : {}),
  }).format(since);
  const when = days < 1 ? 'today' : days < 2 ? 'yesterday' : date;
  return { text: due ? `review due, ${verb} ${when}` : `${verb} ${when}`, due };
}
