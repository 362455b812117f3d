/** The tree of categories that a domain's events are sorted into, as a team has made it its own. */
import { z } from 'zod';
import { type EventCategory, eventCategories, eventCategory } from './events.ts';
import type { Language } from './languages.ts';
import { endpoint } from './lib/endpoint.ts';
import { color, domainMaybe, domainQuery, inLanguages, longText, namesInLanguages, slug } from './site-grammar.ts';
import { readsSettings, settingsState, writesSettings } from './site-settings.ts';
import { defaultCategories } from './terms.ts';

/** Signs a category can stand under; the programs draw them. */
export const categoryIcons = [
  'tag',
  'music',
  'theater',
  'palette',
  'store',
  'wine',
  'flag',
  'trophy',
  'mountain',
  'baby',
  'briefcase',
  'calendar',
  'camera',
  'church',
  'film',
  'flower',
  'gift',
  'heart',
  'leaf',
  'snowflake',
  'sparkles',
  'sun',
  'ticket',
  'trees',
  'utensils',
  'waves',
] as const;

export const siteCategory = z.object({
  /** Stands in addresses and at events; never changes. */
  slug,
  names: namesInLanguages(60),
  descriptions: inLanguages(longText(300)).default({}),
  color: color.nullable().default(null),
  icon: z.enum(categoryIcons).default('tag'),
  parent: slug.nullable().default(null),
  /** The built-in category whose events are like these: texts and demand go by it. Built-in ones are their own. */
  kind: eventCategory.nullable().default(null),
});
export type SiteCategory = z.infer<typeof siteCategory>;

const mostCategories = 120;
const deepest = 3;

/** The tree in its order: each parent is there, nothing is its own ancestor, and no branch is too deep. */
export const siteCategories = z
  .array(siteCategory)
  .min(1, 'Keep at least one category')
  .max(mostCategories, `Keep at most ${mostCategories} categories`)
  .superRefine((list, context) => {
    const parents = new Map(list.map((one) => [one.slug, one.parent]));
    if (parents.size < list.length)
      context.addIssue({ code: 'custom', message: 'Each category needs a slug of its own' });
    for (const [i, one] of list.entries()) {
      const say = (field: string, message: string) => context.addIssue({ code: 'custom', path: [i, field], message });
      if (one.parent !== null && !parents.has(one.parent)) say('parent', 'Choose a parent that is there');
      else if (depthOf(one.slug, parents) > deepest) say('parent', `Keep to ${deepest} levels`);
    }
  });

/** Levels from the top; one that never gets there counts as too deep. */
function depthOf(slugOf: string, parents: ReadonlyMap<string, string | null>): number {
  let depth = 1;
  let above = parents.get(slugOf) ?? null;
  while (above !== null && depth <= deepest) {
    depth += 1;
    above = parents.get(above) ?? null;
  }
  return depth;
}

/** The built-in category an entry of the tree is like; family where nothing says it. */
export const kindOf = ({ slug: named, kind }: Pick<SiteCategory, 'slug' | 'kind'>): EventCategory =>
  eventCategories.find((one) => one === named) ?? kind ?? 'family';

/** Its name in a language, else in the first it has. */
export const categoryName = ({ names, slug: named }: SiteCategory, language: Language): string =>
  names[language] || Object.values(names).find(Boolean) || named;

type Looks = { icon: (typeof categoryIcons)[number]; others: [de: string, es: string, fr: string] };
const looks: Readonly<Record<string, Looks>> = {
  culture: { icon: 'ticket', others: ['Kultur', 'Cultura', 'Culture'] },
  music: { icon: 'music', others: ['Musik', 'Música', 'Musique'] },
  stage: { icon: 'theater', others: ['Bühne', 'Escena', 'Scène'] },
  art: { icon: 'palette', others: ['Kunst', 'Arte', 'Art'] },
  tradition: { icon: 'heart', others: ['Genuss und Brauchtum', 'Gastronomía y tradición', 'Saveurs et traditions'] },
  market: { icon: 'store', others: ['Märkte', 'Mercados', 'Marchés'] },
  food: { icon: 'wine', others: ['Essen und Wein', 'Comida y vino', 'Cuisine et vin'] },
  parade: { icon: 'flag', others: ['Umzüge und Feste', 'Desfiles y fiestas', 'Défilés et fêtes'] },
  active: { icon: 'sun', others: ['Aktiv', 'Activo', 'Plein air et sport'] },
  sport: { icon: 'trophy', others: ['Sport', 'Deporte', 'Sport'] },
  outdoor: { icon: 'mountain', others: ['Draußen', 'Al aire libre', 'Nature'] },
  family: { icon: 'baby', others: ['Familie', 'Familia', 'Famille'] },
  business: { icon: 'briefcase', others: ['Geschäftlich', 'Negocios', 'Affaires'] },
  trade: { icon: 'briefcase', others: ['Messen', 'Ferias', 'Salons'] },
};

/** The tree a domain begins with, in the four languages. */
export const defaultSiteCategories: readonly SiteCategory[] = defaultCategories.map(
  ({ slug: named, name, description, parent }): SiteCategory => {
    const { icon, others } = looks[named] ?? { icon: 'tag' as const, others: [] };
    const [de = name, es = name, fr = name] = others;
    return {
      slug: named,
      names: { en: name, de, es, fr },
      descriptions: { en: description },
      color: null,
      icon,
      parent,
      kind: null,
    };
  },
);

export const categoryConfig = settingsState.extend({
  categories: z.array(
    siteCategory.extend({ /** Events sorted into it, each counted once. */ count: z.number().int() }),
  ),
});
export type CategoryConfig = z.infer<typeof categoryConfig>;

export const categoryConfigInput = domainMaybe.extend({
  categories: siteCategories,
  /** Where the events of a category go that is no longer in the tree: also how two are made one. */
  moves: z.record(slug, slug).default({}),
});
export type CategoryConfigInput = z.infer<typeof categoryConfigInput>;

export const categoryConfigEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/category-config',
    summary: 'The categories of a domain’s site in their order, with how many events each has',
    access: readsSettings,
    query: domainQuery,
    versioned: true,
    responses: { 200: categoryConfig },
  }),
  save: endpoint({
    method: 'POST',
    path: '/category-config',
    summary: 'Replace the tree; what is taken out and has events needs a place in `moves`',
    access: writesSettings,
    query: domainMaybe,
    body: categoryConfigInput,
    versioned: true,
    responses: { 200: categoryConfig },
  }),
} as const;
