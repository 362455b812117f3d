/**
 * What stands in a WordPress, as it is kept beside a delivery, and in which way it differs from what was brought. It is
 * held for what it says and no more: nothing from there is ever markup here.
 */
import type { WordPressFailure } from '../../../gateways/wordpress/calls.ts';
import { type Standing, standingIn } from '../../../gateways/wordpress/items.ts';
import type { DeliveryRow } from '../standing/store.ts';
import type { Found, TextThere } from './store.ts';

/** What is kept of a post as WordPress has it. */
export const textOf = (there: Standing): TextThere => ({
  ...{ title: there.title, content: there.content, excerpt: there.excerpt, slug: there.slug },
  ...{ status: there.status, featured: there.featured_media, meta: there.meta, terms: there.terms },
});

/** A post that a hand has changed there. */
export const foundOf = (there: Standing, { stands }: Pick<DeliveryRow, 'stands'>): Found => ({
  kind: stands === 'published' && there.status !== 'publish' ? 'unpublished' : 'changed',
  mark: there.digest,
  text: textOf(there),
});

/** A post that was deleted there. */
export const removed: Found = { kind: 'removed', mark: null, text: null };

/** What the refusal of a write says was found there; undefined where it was refused for another reason. */
export function foundBy(failure: WordPressFailure, row: Pick<DeliveryRow, 'stands'>): Found | undefined {
  if (failure.code === 'removed-by-hand') return removed;
  const there = failure.code === 'changed-by-hand' ? standingIn(failure) : undefined;
  return there && foundOf(there, row);
}
