/** What tests of property posts begin with. */
import type { PropertyPost } from '@foyer/contract/property-posts';
import { expect } from 'vitest';
import type { TestAnswer } from './test-client.ts';

/** A whole property post, as a client sends it: every field filled, every claim borne out. */
export const aboutHouse = (
  propertyId: string,
  group: string,
  more: { meta?: object } & Record<string, unknown> = {},
) => ({
  title: 'Hotel Halden am See',
  content: '<h2>By the lake</h2><p>A quiet house between the water and the old town.</p>',
  excerpt: 'A quiet house by the lake.',
  language: 'en',
  ...more,
  meta: {
    webapp_property_id: propertyId,
    property_type: 'Hotel',
    address: 'Seepromenade 4, 6900',
    city: 'Bregenz',
    country: 'Austria',
    translation_group: group,
    star_rating: 4,
    email: 'hello@halden.example',
    reservation_link: 'https://booking.example/halden',
    policies_links: ['https://halden.example/house-rules'],
    ...more.meta,
  },
});

/** What a call answered, once it went well. */
export function good<T>(answer: TestAnswer<T>): T {
  expect(answer.status, answer.text).toBeLessThan(300);
  return answer.body;
}

/** A post as the dashboard saves its draft. */
export const draftOf = ({ title, excerpt, slug, blocks, meta, featured_media, gallery }: PropertyPost) => ({
  title,
  excerpt,
  slug,
  blocks,
  meta,
  featured_media,
  gallery,
});

const problemsOf = ({ body }: { body: unknown }) =>
  (body as { validationErrors?: { field: string; message: string }[] }).validationErrors ?? [];
export const fieldsOf = (answer: { body: unknown }) => problemsOf(answer).map(({ field }) => field);
export const messagesOf = (answer: { body: unknown }) => problemsOf(answer).map(({ message }) => message);
