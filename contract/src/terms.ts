import { z } from 'zod';
import { type EventCategory, eventCategories } from './events.ts';
import { endpoint } from './lib/endpoint.ts';
import { id, listOf, paging, queryFlag } from './lists.ts';

/** What events are sorted by (spec 3): a tree of categories, the languages they are told in, where they are held. */
export const taxonomy = z.enum(['event_category', 'event_language', 'event_venue']);
export type Taxonomy = z.infer<typeof taxonomy>;

/** `id` is the slug of a category, the code of a language, the id of a venue; `parent` another term's id. */
export const term = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  taxonomy,
  parent: z.string().nullable(),
  /** Events it is the term of, each counted once; of a category those of the terms below it as well. */
  count: z.number().int(),
  description: z.string().optional(),
});
export type Term = z.infer<typeof term>;

/** A category of the tree that events are sorted into; groups hold categories and no events of their own. */
export type CategoryTerm = { slug: string; name: string; description: string; parent: string | null };

type Group = { name: string; description: string; leaves: Partial<Record<EventCategory, [string, string]>> };
const groups: Record<string, Group> = {
  culture: {
    name: 'Culture',
    description: 'What is heard, played and shown',
    leaves: {
      music: ['Music', 'Concerts, festivals, choirs and club nights'],
      stage: ['Stage', 'Theater, opera, dance and comedy'],
      art: ['Art', 'Exhibitions, museums and open studios'],
    },
  },
  tradition: {
    name: 'Food and tradition',
    description: 'What a town eats, sells and celebrates',
    leaves: {
      market: ['Market', 'Christmas markets, craft markets and fairs'],
      food: ['Food and wine', 'Tastings, harvests and street food'],
      parade: ['Parade', 'Carnival, processions and town festivals'],
    },
  },
  active: {
    name: 'Active',
    description: 'What people do outdoors and together',
    leaves: {
      sport: ['Sport', 'Races, tournaments and matches'],
      outdoor: ['Outdoors', 'Guided walks, ski openings and regattas'],
      family: ['Family', 'For children and those who come with them'],
    },
  },
  business: {
    name: 'Business',
    description: 'What brings people on weekdays',
    leaves: { trade: ['Trade fair', 'Fairs, congresses and conferences'] },
  },
};

/** The tree a domain begins with: a parent comes before what is in it, and its leaves are the built-in categories. */
export const defaultCategories: readonly CategoryTerm[] = Object.entries(groups).flatMap(([slug, group]) => [
  { slug, name: group.name, description: group.description, parent: null },
  ...eventCategories.flatMap((leaf) => {
    const [name, description] = group.leaves[leaf] ?? [];
    return name && description ? [{ slug: leaf, name, description, parent: slug }] : [];
  }),
]);

export const termEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/get-terms',
    summary: 'Terms of a taxonomy: by name, or with hierarchical each parent before its children',
    access: { permission: 'content:read', at: [{ kind: 'domain', from: 'query.domainId' }, 'reach'] },
    query: z.object({
      taxonomy,
      include_description: queryFlag,
      hierarchical: queryFlag,
      /** Only terms right below this one; empty or 0 for those at the top. */
      parent: z.string().max(80).optional(),
      domainId: id.optional(),
      skip: paging.shape.skip,
      take: z.coerce.number().int().min(1).max(100).default(100),
    }),
    responses: { 200: listOf(term) },
  }),
} as const;
