/** Where a picture is used, so that nobody takes one away from under a page: what shows it, in which languages, live or not. */
import type { PictureUse } from '@foyer/contract/media';
import type { TenantScope } from '#lib/scope.ts';
import * as store from './store.ts';

/**
 * Entries first, then events, properties, their decor and sites; a thing stands once with all its languages. What the scope does not reach
 * is counted in the total and not shown.
 */
export async function usesOf(scope: TenantScope, id: string): Promise<{ data: PictureUse[]; total: number }> {
  const posts = (await store.postsShowing(scope, id)).map(({ entryId, type, ...post }) => ({
    ...post,
    kind: type,
    id: entryId,
  }));
  const events = (await store.eventsShowing(scope, id)).map(({ groupId, title, language, status, reached }) => ({
    ...{ kind: 'event' as const, id: groupId, title, language, reached },
    live: status === 'published',
  }));
  const told = [...Map.groupBy([...posts, ...events], (one) => one.id).values()].flatMap((same) => {
    const [first] = same;
    const languages = same.map((one) => one.language);
    return first ? [{ ...first, languages, live: same.some((one) => one.live) }] : [];
  });
  const properties = (await store.propertiesShowing(scope, id)).map(({ name: title, ...house }) => ({
    ...{ ...house, kind: 'property' as const, title },
    languages: [],
  }));
  const decors = (await store.decorsShowing(scope, id)).map(({ name: title, ...decor }) => ({
    ...{ ...decor, kind: 'decor' as const, title },
    languages: [],
  }));
  const sites = (await store.sitesShowing(scope, id)).map(({ name: title, ...site }) => ({
    ...{ ...site, kind: 'site' as const, title },
    languages: [],
  }));
  const all: (PictureUse & { reached: boolean })[] = [...told, ...properties, ...decors, ...sites];
  return { data: all.filter(({ reached }) => reached), total: all.length };
}
