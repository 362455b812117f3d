/**
 * Pages that people wrote: about an event for a house, about a house itself, articles, and pages of their own; live, or
 * as a draft for whoever holds a token.
 */
import type { Block } from '@foyer/contract/blocks';
import type { Language } from '@foyer/contract/languages';
import type { EntryType } from '@foyer/contract/posts';
import type { PublicArticle, PublicLandingPage, PublicPage, PublicPropertyPage } from '@foyer/contract/public-pages';
import type { PublicLink } from '@foyer/contract/public-parts';
import { eventIn } from '@foyer/editorial/context';
import { z } from 'zod';
import { pathOf } from '#lib/addresses.ts';
import { notFound, Refusal } from '#lib/refusal.ts';
import { toInstant } from '#lib/time.ts';
import { imageIdsOf } from '../../entries/judging/rules.ts';
import { draftShownBy } from '../../entries/previews/rules.ts';
import type { PublicationRow } from '../../entries/publications/rules.ts';
import { translationsOf as eventTranslations } from '../../events/rules.ts';
import { toldEvents } from '../../events/telling/rules.ts';
import { cardsOf, comingFirst, latestFirst, onceEach } from '../cards/rules.ts';
import { categoryName, categoryToday } from '../categories/rules.ts';
import { presentEvent } from '../presenter.ts';
import {
  type House,
  houseOf,
  housesOf,
  imagesIn,
  isHappening,
  menuOf,
  nextOf,
  pathsOf,
  translationsOf,
} from '../standing/rules.ts';
import { below, type Visit } from '../visiting/rules.ts';

/** A text as it is live or drafted. */
type Text = {
  type: EntryType;
  path: string;
  language: Language;
  title: string;
  description: string;
  blocks: Block[];
  details: Record<string, unknown>;
  propertyId: string | null;
  eventId: string | null;
  alternates: PublicLink[];
  updatedAt: string;
  publishedAt: string;
  preview: boolean;
};

/** What a type holds besides its text. What does not fit its form counts as not there. */
const held = z.object({
  author: z.object({ name: z.string() }).catch({ name: '' }),
  categories: z.array(z.string()).catch([]),
  coverId: z.uuid().nullable().catch(null),
  featuredMediaId: z.uuid().nullable().catch(null),
  gallery: z.array(z.uuid()).catch([]),
  excerpt: z.string().catch(''),
  relatedEventIds: z.array(z.uuid()).catch([]),
  meta: z
    .object({
      email: z.string().catch(''),
      reservation_link: z.string().catch(''),
      policies_links: z.array(z.string()).catch([]),
    })
    .catch({ email: '', reservation_link: '', policies_links: [] }),
});

/** A live text. */
export const writtenPage = (visited: Visit, found: PublicationRow & { type: EntryType }): Promise<PublicPage> =>
  show(visited, {
    ...found,
    alternates: translationsOf(visited.live, found.thingId),
    updatedAt: toInstant(found.updatedAt),
    publishedAt: toInstant(found.publishedAt),
    preview: false,
  });

/** The draft that a token opens at a path. Throws 403 when the token opens none there, or none any more. */
export async function draftedPage(visited: Visit, path: string, token: string): Promise<PublicPage> {
  const draft = await draftShownBy(visited.scope, token);
  const post = draft?.post;
  if (!draft || post?.domainId !== visited.domain.id || pathOf(post.type, post.language, post.slug) !== path) {
    throw new Refusal(403, 'preview-ended', 'This preview has ended');
  }
  const { entry } = draft;
  const others = translationsOf(visited.live, entry.id).filter((link) => link.language !== post.language);
  const updatedAt = toInstant(post.updatedAt);
  return show(visited, {
    ...post,
    path,
    details: { ...entry.details, ...post.details },
    propertyId: entry.propertyId,
    eventId: entry.eventId,
    alternates: [{ language: post.language, path, title: post.title }, ...others],
    updatedAt,
    publishedAt: updatedAt,
    preview: true,
  });
}

function show(visited: Visit, text: Text): Promise<PublicPage> {
  switch (text.type) {
    case 'landing_page':
      return landingPage(visited, text);
    case 'property_post':
      return propertyPage(visited, text);
    case 'article':
      return article(visited, text);
    case 'page':
      return plainPage(visited, text);
  }
}

const standing = (visited: Visit, text: Text, contacts: readonly House[], until: string | null = null) => ({
  site: visited.site,
  language: text.language,
  path: text.path,
  title: text.title || titleIn(text.blocks),
  description: text.description,
  alternates: text.alternates,
  contacts: contacts.map(({ told }) => told),
  menu: menuOf(visited, text.language),
  updatedAt: text.updatedAt,
  until,
});

const titleIn = (blocks: readonly Block[]): string => blocks.find((block) => block.kind === 'hero')?.title ?? '';

async function landingPage(visited: Visit, text: Text): Promise<PublicLandingPage> {
  const { scope, live, now, site } = visited;
  const { language } = text;
  if (text.propertyId === null) throw notFound('Page');
  const house = await houseOf(visited, text.propertyId, language);
  const event = text.eventId === null ? null : eventIn(await eventTranslations(scope, text.eventId), language);
  const [told] = event ? await toldEvents(scope, [event.eventId]) : [];
  return {
    kind: 'landing-page',
    ...standing(visited, text, [house], nextOf(now, [told?.endsAt])),
    property: house.told,
    event: told
      ? presentEvent(told, { site, now, from: house.property, paths: pathsOf(live, told.event, language) })
      : null,
    blocks: text.blocks,
    images: await imagesIn(visited, imageIdsOf(text.blocks), language),
    publishedAt: text.publishedAt,
    preview: text.preview,
  };
}

async function propertyPage(visited: Visit, text: Text): Promise<PublicPropertyPage> {
  const { language } = text;
  if (text.propertyId === null) throw notFound('Page');
  const { meta, gallery, featuredMediaId } = held.parse(text.details);
  const house = await houseOf(visited, text.propertyId, language);
  const told = {
    ...house.told,
    path: text.path,
    email: meta.email || house.told.email,
    reservationLink: meta.reservation_link || house.told.reservationLink,
  };
  const about = visited.live.filter(
    (page) => page.language === language && page.type === 'landing_page' && page.propertyId === text.propertyId,
  );
  const entries = (await cardsOf(visited, about, language, [house])).filter(({ card }) => !card.over).sort(comingFirst);
  const [image = null] = await imagesIn(visited, [featuredMediaId ?? house.property.imageId], language);
  return {
    kind: 'property',
    ...standing(
      visited,
      text,
      [{ ...house, told }],
      nextOf(
        visited.now,
        entries.map((one) => one.told?.endsAt),
      ),
    ),
    property: told,
    excerpt: text.description,
    image,
    gallery: await imagesIn(visited, gallery, language),
    policies: meta.policies_links,
    blocks: text.blocks,
    images: await imagesIn(visited, imageIdsOf(text.blocks), language),
    entries: entries.slice(0, 6).map(({ card }) => card),
  };
}

async function article(visited: Visit, text: Text): Promise<PublicArticle> {
  const { live } = visited;
  const { language } = text;
  const { author, categories, coverId, excerpt, relatedEventIds } = held.parse(text.details);
  const houses = await contactsOf(visited, text);
  const all = await housesOf(visited, language);
  const here = live.filter((page) => page.language === language && page.path !== text.path);
  const events = onceEach(await cardsOf(visited, here.filter(isHappening), language, all), false);
  const groups = new Set(
    (await toldEvents(visited.scope, relatedEventIds)).map(({ event }) => event.translation_group),
  );
  const related = events.filter(({ told }) => told && groups.has(told.event.translation_group)).sort(comingFirst);
  const others = here.filter((page) => page.type === 'article');
  const more = (await cardsOf(visited, others, language, all)).sort(latestFirst);
  const inTree = (slugs: readonly string[]) => [...new Set(slugs.map((slug) => categoryToday(visited, slug)))];
  const sorted = new Set(inTree(visited.live.filter((page) => page.language === language).flatMap(slugsOf)));
  for (const { categories: of } of events) for (const slug of of) sorted.add(slug);
  const [image = null] = await imagesIn(visited, [coverId], language);
  return {
    kind: 'article',
    ...standing(
      visited,
      text,
      houses,
      nextOf(
        visited.now,
        related.map((one) => one.told?.endsAt),
      ),
    ),
    excerpt,
    author: author.name,
    categories: inTree(categories).map((slug) => ({
      slug,
      name: categoryName(visited, slug, language),
      path: sorted.has(slug) ? below(language, `/category/${slug}`) : null,
    })),
    image,
    property: text.propertyId === null ? null : (houses[0]?.told ?? null),
    blocks: text.blocks,
    images: await imagesIn(visited, imageIdsOf(text.blocks), language),
    events: related.slice(0, 6).map(({ card }) => card),
    more: more.slice(0, 3).map(({ card }) => card),
    publishedAt: text.publishedAt,
    preview: text.preview,
  };
}

const slugsOf = ({ details }: { details: Record<string, unknown> }) => held.shape.categories.parse(details.categories);

async function plainPage(visited: Visit, text: Text): Promise<PublicPage> {
  const houses = await contactsOf(visited, text);
  return {
    kind: 'page',
    ...standing(visited, text, houses),
    property: text.propertyId === null ? null : (houses[0]?.told ?? null),
    blocks: text.blocks,
    images: await imagesIn(visited, imageIdsOf(text.blocks), text.language),
    preview: text.preview,
  };
}

/** The house a text is about, else those of the site. */
const contactsOf = async (visited: Visit, { propertyId, language }: Text): Promise<House[]> =>
  propertyId === null ? housesOf(visited, language) : [await houseOf(visited, propertyId, language)];
