/** Every type of entry that can be published, with what it brings; a new one is one line here. */
import type { EntryType } from '@foyer/contract/posts';
import { conflict } from '#lib/refusal.ts';
import { articles } from '../../articles/readiness/rules.ts';
import type { TypeRules } from '../../entries/judging/rules.ts';
import { landingPages } from '../../landing-pages/readiness/rules.ts';
import { propertyPosts } from '../../property-posts/publishing/rules.ts';

const types: Partial<Record<EntryType, TypeRules>> = {
  article: articles,
  landing_page: landingPages,
  property_post: propertyPosts,
};

/** Throws 409 `type-unknown` for a type nothing can be published of. */
export function rulesOf(type: EntryType): TypeRules {
  const rules = types[type];
  if (!rules) throw conflict('type-unknown', 'Nothing of this type can be published');
  return rules;
}
