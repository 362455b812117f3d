/** The post of Halden am See in English and German, as the server sends it, and the API that holds it. */
import { blocks } from '@foyer/contract/blocks';
import { mediaEndpoints } from '@foyer/contract/media';
import type { rolePermissions } from '@foyer/contract/permissions';
import { postEndpoints } from '@foyer/contract/posts';
import { propertyFactEndpoints } from '@foyer/contract/property-facts';
import { propertyLanguageEndpoints } from '@foyer/contract/property-languages';
import { type PropertyPost, propertyPostEndpoints } from '@foyer/contract/property-posts';
import { styleguideEndpoints } from '@foyer/contract/styleguides';
import { userRoleEndpoints } from '@foyer/contract/user-roles';
import { picture, roleOf, spoken } from '#features/landing-pages/testing/landing-pages.ts';
import { haldenApi } from '#testing/render-path.tsx';
import { fact, listed, styleguide, uuid } from '#testing/samples.ts';

export const group = uuid(300);

const text = (words: string) => blocks.parse([{ kind: 'paragraph', id: 'one', text: words }]);

export const post = (change: Partial<Omit<PropertyPost, 'meta'>> & { meta?: Partial<PropertyPost['meta']> } = {}) => ({
  id: uuid(301),
  status: 'draft' as const,
  title: 'Halden am See',
  content: '',
  excerpt: 'A quiet house by the lake.',
  language: 'en' as const,
  slug: 'halden-am-see',
  link: 'http://halden.example/halden-am-see',
  featured_media: null,
  gallery: [],
  modified: '2026-11-21T11:04:00Z',
  version: 3,
  workspaceId: uuid(20),
  blocks: text('The hotel has 84 rooms.'),
  publishedVersion: null,
  publishedAt: null,
  publishedBy: null,
  publishAt: null,
  failure: null,
  approvals: [],
  ...change,
  meta: {
    webapp_property_id: uuid(40),
    translation_group: group,
    property_type: 'Hotel',
    address: 'Seestraße 4',
    city: 'Bregenz',
    country: 'Austria',
    star_rating: 4,
    email: '',
    reservation_link: '',
    policies_links: [],
    ...change.meta,
  },
});

export const german = (change: Parameters<typeof post>[0] = {}) =>
  post({
    id: uuid(302),
    language: 'de',
    title: 'Das Halden am See',
    excerpt: '',
    slug: 'das-halden',
    link: 'http://halden.example/de/das-halden',
    blocks: [],
    ...change,
  });

/** The API around these posts: it keeps what is saved, and bumps the version as the server does. */
export function propertyPostApi(
  posts: PropertyPost[] = [post(), german()],
  role: keyof typeof rolePermissions = 'manager',
) {
  const held = { posts, pictures: [picture(70, 'Jetty'), picture(71, 'Library'), picture(72, 'Pool')] };
  const put = (id: string | undefined, change: (before: PropertyPost) => Partial<PropertyPost>): PropertyPost => {
    const before = held.posts.find((one) => one.id === id) ?? post();
    const after = { ...before, ...change(before) };
    held.posts = held.posts.map((one) => (one === before ? after : one));
    return after;
  };
  const api = haldenApi();
  api.on(userRoleEndpoints.mine, () => listed(roleOf(role)));
  api.on(styleguideEndpoints.ofProperty, () => styleguide(30));
  api.on(propertyFactEndpoints.list, () => listed(fact(60)));
  api.on(mediaEndpoints.list, () => listed(...held.pictures));
  api.on(mediaEndpoints.describe, ({ params, body }) => {
    const found = held.pictures.find(({ id }) => id === params.id) ?? picture(70, 'Jetty');
    return { ...found, altText: { ...found.altText, ...body.altText } };
  });
  api.on(propertyLanguageEndpoints.list, () =>
    listed(spoken(85, 'en', { isDefault: true }), spoken(86, 'de'), spoken(87, 'fr')),
  );
  api.on(propertyPostEndpoints.list, () => listed(...held.posts));
  api.on(propertyPostEndpoints.factUses, () => listed({ factId: uuid(60), pages: 3 }));
  api.on(propertyPostEndpoints.one, ({ params }) => put(params.id, () => ({})));
  api.on(propertyPostEndpoints.begin, ({ body }) => {
    const begun = german({ id: uuid(303), language: body.language, title: 'Halden am See', slug: 'begun' });
    held.posts = [...held.posts, begun];
    return begun;
  });
  api.on(propertyPostEndpoints.saveDraft, ({ params, body }) =>
    put(params.id, (before) => ({
      ...body,
      blocks: blocks.parse(body.blocks),
      meta: { ...before.meta, ...body.meta },
      version: before.version + 1,
    })),
  );
  api.on(propertyPostEndpoints.publish, ({ params, body }) =>
    put(params.id, (before) =>
      body.publishAt
        ? { status: 'scheduled', publishAt: body.publishAt }
        : { status: 'published', publishedVersion: before.version, publishAt: null },
    ),
  );
  api.on(propertyPostEndpoints.unpublish, ({ params }) =>
    put(params.id, () => ({ status: 'draft', publishedVersion: null })),
  );
  api.on(postEndpoints.versions, () =>
    listed(
      { version: 3, savedBy: 'Ines Brandt', savedAt: '2026-11-21T11:04:00Z', live: false, title: 'Now', words: 5 },
      { version: 1, savedBy: 'Jonas Feld', savedAt: '2026-11-20T09:30:00Z', live: true, title: 'Before', words: 9 },
    ),
  );
  return { api, held };
}
