/**
 * Categories of events and articles as guests read them, in the tree that the team keeps for its domain. What was taken
 * out of the tree counts for where it went; what never stood in it keeps its slug for a name.
 */
import { categoryName as nameOf } from '@foyer/contract/category-config';
import type { Language } from '@foyer/contract/languages';
import { categoryNow } from '../../site-settings/reading/rules.ts';
import type { Visit } from '../visiting/rules.ts';

type Tree = Pick<Visit, 'settings'>;

/** The category something is in today. */
export const categoryToday = ({ settings }: Tree, slug: string): string =>
  categoryNow(settings.categories, slug) ?? slug;

export function categoryName({ settings }: Tree, slug: string, language: Language): string {
  const found = settings.categories.categories.find((one) => one.slug === slug);
  return found ? nameOf(found, language) : slug;
}

/** The words above its list in a language, its sign and its color. */
export function categoryLook({ settings }: Tree, slug: string, language: Language) {
  const found = settings.categories.categories.find((one) => one.slug === slug);
  return {
    description: found?.descriptions[language] ?? '',
    icon: found?.icon ?? ('tag' as const),
    color: found?.color ?? null,
  };
}

/** The categories below one, itself included; none for a slug that names no category. */
export function categoriesBelow(visited: Tree, slug: string): Set<string> {
  const { categories } = visited.settings.categories;
  const below = new Set(categories.filter((one) => one.slug === slug).map((one) => one.slug));
  for (let found = 0; found < below.size; ) {
    found = below.size;
    for (const one of categories) if (one.parent !== null && below.has(one.parent)) below.add(one.slug);
  }
  return below;
}

/** Every category in the order of the tree. */
export const allCategories = ({ settings }: Tree): readonly string[] =>
  settings.categories.categories.map((one) => one.slug);
