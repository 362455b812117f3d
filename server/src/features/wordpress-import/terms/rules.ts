/**
 * Categories and tags of a WordPress. A category becomes one of the domain's tree, or is the one of that name; the tree
 * keeps its bounds, and what a team has taken out of it does not come back. Articles have no tags: a tag counts where a
 * category bears its name.
 */
import { type SiteCategory, siteCategories, siteCategory } from '@foyer/contract/category-config';
import type { Language } from '@foyer/contract/languages';
import { slugOf } from '#lib/addresses.ts';
import type { TenantScope } from '#lib/scope.ts';
import type { TermThere } from '../../../gateways/wordpress/reading.ts';
import { saveCategories } from '../../site-settings/categories/rules.ts';
import { type Categories, categoryNow, categoryTree } from '../../site-settings/reading/rules.ts';
import { findOrigins, putOrigin } from '../origins/store.ts';
import { linkOf } from '../policy.ts';
import { plainText } from '../reading/rules.ts';
import type { ImportRow, ItemValues } from '../store.ts';

type Told = Pick<ItemValues, 'outcome' | 'notes'>;

/** Where WordPress puts what nobody has sorted, in our languages. */
const unsorted = new Set(['uncategorized', 'allgemein', 'unkategorisiert', 'sin-categoria', 'non-classe']);

export async function takeCategory(scope: TenantScope, row: ImportRow, term: TermThere): Promise<ItemValues> {
  const name = plainText(term.name);
  return { ...itemOf(term, name), ...(await sortIn(scope, row, term, name)) };
}

export async function takeTag(scope: TenantScope, row: ImportRow, term: TermThere): Promise<ItemValues> {
  const name = plainText(term.name);
  const like = likeIn(await categoryTree(scope, row.domainId), term.slug, name, row.language ?? 'en');
  if (like && !row.dryRun) await putOrigin(scope, row, 'tag', term.id, { slug: like.slug });
  const told: Told = like
    ? { outcome: 'same', notes: [`Sorts articles into the category ${nameOf(like)}`] }
    : { outcome: 'left', notes: ['Articles have no tags here; add a category of this name to sort by it'] };
  return { ...itemOf(term, name), ...told };
}

/** Slugs of the categories that terms became, by their numbers, as far as they are in the tree now. */
export async function categoriesOf(
  scope: TenantScope,
  row: ImportRow,
  terms: { categories: readonly number[]; tags: readonly number[] },
): Promise<string[]> {
  const origins = [
    ...(await findOrigins(scope, row, 'category', terms.categories)),
    ...(await findOrigins(scope, row, 'tag', terms.tags)),
  ];
  const tree = await categoryTree(scope, row.domainId);
  const slugs = origins.flatMap(({ slug }) => (slug ? (categoryNow(tree, slug) ?? []) : []));
  return [...new Set(slugs)].sort();
}

async function sortIn(scope: TenantScope, row: ImportRow, term: TermThere, name: string): Promise<Told> {
  const tree = await categoryTree(scope, row.domainId);
  const [origin] = await findOrigins(scope, row, 'category', [term.id]);
  if (origin?.slug) {
    return categoryNow(tree, origin.slug)
      ? { outcome: 'same', notes: [] }
      : { outcome: 'left', notes: ['It came in before and was taken out of the categories here'] };
  }
  if (unsorted.has(term.slug)) return { outcome: 'left', notes: ['It holds what nobody has sorted'] };
  const language = row.language ?? 'en';
  const like = likeIn(tree, term.slug, name, language);
  if (like) {
    if (!row.dryRun) await putOrigin(scope, row, 'category', term.id, { slug: like.slug });
    return { outcome: 'same', notes: [`It is the category ${nameOf(like)} here`] };
  }
  const [above] = await findOrigins(scope, row, 'category', [term.parent]);
  const added = withCategory(tree, { term, name, language, parent: above?.slug ?? null });
  if ('refused' in added) return { outcome: 'left', notes: [added.refused] };
  if (!row.dryRun) {
    await saveCategories(scope, row.domainId, { categories: added.categories, moves: {} }, null);
    await putOrigin(scope, row, 'category', term.id, { slug: added.slug });
  }
  return { outcome: 'new', notes: added.notes };
}

type Wanted = { term: TermThere; name: string; language: Language; parent: string | null };
type Added = { categories: SiteCategory[]; slug: string; notes: string[] } | { refused: string };

/** The tree with one category more, below its parent where that is not too deep. */
function withCategory(tree: Categories, { term, name, language, parent }: Wanted): Added {
  const slug = slugFor(term.slug || name, language);
  const read = siteCategory.safeParse({
    slug,
    names: { [language]: name.slice(0, 60) },
    descriptions: { [language]: plainText(term.description).slice(0, 300) },
  });
  if (!read.success) return { refused: read.error.issues[0]?.message ?? 'It cannot be a category here' };
  const parents = parent === null ? [null] : [parent, null];
  const tried = parents.map((above) => siteCategories.safeParse([...tree.categories, { ...read.data, parent: above }]));
  const at = tried.findIndex(({ success }) => success);
  const found = tried[at]?.data;
  if (!found) return { refused: tried.at(-1)?.error?.issues[0]?.message ?? 'It cannot be a category here' };
  const notes = at > 0 ? ['It stands at the top, since below its parent it would be too deep'] : [];
  return { categories: found, slug, notes };
}

/** The category a term is already: of its address or its name. */
function likeIn({ categories }: Categories, slug: string, name: string, language: Language): SiteCategory | undefined {
  const wanted = slugFor(slug, language);
  const said = name.toLowerCase();
  return (
    categories.find((one) => one.slug === wanted) ??
    categories.find(({ names }) => Object.values(names).some((one) => one?.toLowerCase() === said))
  );
}

const slugFor = (slug: string, language: Language): string =>
  slugOf(decoded(slug), language).slice(0, 60).replace(/-+$/, '');

/** WordPress keeps letters beyond a to z of an address as signs of percent. */
export function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

const nameOf = ({ names, slug }: SiteCategory): string => Object.values(names).find(Boolean) ?? slug;

const itemOf = ({ link }: TermThere, name: string): Omit<ItemValues, 'outcome' | 'notes'> => ({
  ...{ title: name.slice(0, 300), link: linkOf(link), date: null, thingId: null },
});
