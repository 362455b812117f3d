/**
 * What stands in the settings of a site, for everybody who builds on them: the documents as guests see them or as they
 * are being edited, the tree of categories, the order of languages, the team's own amenities. It writes nothing and
 * knows no other noun, so that any of them may ask it.
 */

import { defaultSiteCategories, siteCategory } from '@foyer/contract/category-config';
import type { Language } from '@foyer/contract/languages';
import type { Documents } from '@foyer/contract/site-documents';
import type { DraftSection } from '@foyer/contract/site-settings';
import { z } from 'zod';
import type { Scope } from '#lib/scope.ts';
import { everySection, readDocument } from '../sections/policy.ts';
import * as store from '../store.ts';

const storedCategories = z.object({
  categories: z.array(siteCategory),
  /** Where the events of a category went that was taken out, so that its old name still leads there. */
  moved: z.record(z.string(), z.string()),
});
const storedLanguages = z.object({ languages: z.array(z.object({ languageId: z.string(), name: z.string() })) });
const storedAmenities = z.object({ names: z.record(z.string(), z.record(z.string(), z.string())) });

export type Categories = z.infer<typeof storedCategories>;
/** Names of the team's own amenities, by id and language. */
export type OwnAmenities = Record<string, Partial<Record<Language, string>>>;

export type SettingsOf = {
  /** By section: what is being edited, and what guests see. */
  drafts: Documents;
  published: Documents;
  categories: Categories;
  /** In the order of the site; a language that is not named comes after those that are. */
  languages: { languageId: string; name: string }[];
  amenities: OwnAmenities;
  rows: ReadonlyMap<string, store.SettingsRow>;
};

/** Everything that is set for a domain. */
export async function readSettings(scope: Scope, domainId: string): Promise<SettingsOf> {
  const rows = new Map((await store.findSections(scope, domainId)).map((row) => [row.section as string, row]));
  const draft = (section: string) => rows.get(section)?.draft;
  const read = (of: (section: DraftSection) => unknown) =>
    everySection((section) => readDocument(section, of(section))) as Documents;
  return {
    drafts: read(draft),
    published: read((section) => rows.get(section)?.published),
    categories: storedCategories.safeParse(draft('categories')).data ?? {
      categories: [...defaultSiteCategories],
      moved: {},
    },
    languages: storedLanguages.safeParse(draft('languages')).data?.languages ?? [],
    amenities: (storedAmenities.safeParse(draft('amenities')).data?.names ?? {}) as OwnAmenities,
    rows,
  };
}

/** The tree of categories of a domain, in its order, and where those lead that were taken out. */
export const categoryTree = async (scope: Scope, domainId: string): Promise<Categories> =>
  (await readSettings(scope, domainId)).categories;

/** Where a category leads that may have been taken out since: the one it is in now, null when it is in none. */
export function categoryNow({ categories, moved }: Categories, slug: string): string | null {
  let now: string | undefined = slug;
  for (let steps = 0; now !== undefined && steps < 50; steps += 1) {
    const here: string = now;
    if (categories.some((one) => one.slug === here)) return here;
    now = Object.hasOwn(moved, here) ? moved[here] : undefined;
  }
  return null;
}
