/**
 * The demo's landing pages, made as people make them: begun, written by the built-in composer and published by the
 * rules, in the name of an editor. A text that is not ready is written again, and stays a draft when it never is.
 */
import { brief } from '@foyer/contract/content';
import type { Event } from '@foyer/contract/events';
import type { LandingPage } from '@foyer/contract/landing-pages';
import type { Language } from '@foyer/contract/languages';
import type { Property } from '@foyer/contract/properties';
import type { Actor, TenantScope } from '#lib/scope.ts';
import { inTenant } from '../features/access/rules.ts';
import { write } from '../features/content/writing/rules.ts';
import { beginWriting } from '../features/entries/writing/rules.ts';
import { listEvents } from '../features/events/rules.ts';
import { beginJob } from '../features/jobs/rules.ts';
import { readinessOf } from '../features/landing-pages/readiness/rules.ts';
import { createPage, onePage, publishPage, savePage, updatePage } from '../features/landing-pages/rules.ts';
import { oneProperty } from '../features/properties/rules.ts';
import { builtInWriter } from '../gateways/writer/built-in.ts';
import { type PageState, settleState, withSentence } from './page-states.ts';

type DemoPage = {
  event: string;
  name: string;
  brief: Parameters<typeof brief.parse>[0];
  /** Languages with a text. */
  written: Language[];
  /** Of these, the ones guests see. */
  live: Language[];
  /** Languages begun and still empty. */
  empty?: Language[];
  /** A sentence somebody added to the introduction of a draft, which no fact bears out. */
  added?: { language: Language; sentence: string };
} & PageState;

const pages: readonly DemoPage[] = [
  {
    event: 'Harbour Advent',
    name: 'Harbour Advent, Lindau',
    brief: { angle: 'Two nights, market and pool', audience: 'couples' },
    written: ['en', 'de', 'fr', 'es'],
    live: ['en', 'de', 'es'],
    added: { language: 'fr', sentence: 'Une navette gratuite vous emmène jusqu’à l’entrée du marché.' },
  },
  {
    event: 'New Year Gala on the Lake Stage',
    name: 'New Year Gala on the Lake Stage',
    brief: { angle: 'Walk home after the concert', length: 'short' },
    written: ['en', 'de'],
    live: ['en', 'de'],
    retold: 'New Year’s Eve at the lake stage in Bregenz, with the concert at 22:30 and a room in Lindau.',
  },
  {
    event: 'Dornbirn Winter Fair',
    name: 'Dornbirn Winter Fair',
    brief: { angle: 'Nine minutes by train', audience: 'families' },
    written: ['en', 'de', 'fr'],
    live: ['en', 'de', 'fr'],
    failed: { language: 'en', sentence: 'A free shuttle takes you to the halls.' },
  },
  {
    event: 'Advent Concert in the Kornmarkt',
    name: 'Advent Concert in the Kornmarkt',
    brief: { angle: 'Concert and a late dinner' },
    written: ['en', 'de'],
    live: [],
    plannedIn: 3,
  },
  {
    event: 'Autumn Lantern Row',
    name: 'Autumn Lantern Row',
    brief: { angle: 'Lanterns on the water', length: 'short' },
    written: ['en', 'de'],
    live: ['en', 'de'],
    archived: true,
  },
  {
    event: 'Old Town Carnival Week',
    name: 'Old Town Carnival Week, Feldkirch',
    brief: { audience: 'friends' },
    written: [],
    live: [],
    empty: ['en', 'de'],
  },
];

type Added = NonNullable<DemoPage['added']>;

/** Times a text is written until every check lets it pass. */
const tries = 6;

/** Makes the pages of the demo's first house. Events it does not find are passed over. */
export async function seedPages(organisationId: string, author: Actor, propertyId: string): Promise<void> {
  const open = <T>(work: (scope: TenantScope) => Promise<T>) => inTenant(organisationId, author, work);
  const { property, events } = await open(async (scope) => {
    const house = await oneProperty(scope, propertyId);
    const { data } = await listEvents(scope, {
      domainId: house.domainId,
      skip: 0,
      take: 100,
      sort: 'eventStartDate',
    });
    return { property: house, events: data };
  });
  for (const demo of pages) {
    const event = events.find(({ title }) => title === demo.event);
    if (event) await seedPage(open, property, event, demo);
  }
}

type Open = <T>(work: (scope: TenantScope) => Promise<T>) => Promise<T>;

async function seedPage(open: Open, property: Property, event: Event, demo: DemoPage): Promise<void> {
  const asked = {
    name: demo.name,
    languages: [...demo.written, ...(demo.empty ?? [])],
    brief: brief.parse(demo.brief),
    factIds: [],
  };
  const page = await open((scope) => createPage(scope, { propertyId: property.id, eventId: event.eventId, ...asked }));
  const ready: Language[] = [];
  for (const language of demo.written) if (await seedText(open, page, language)) ready.push(language);
  const { added } = demo;
  if (added) await open((scope) => addSentence(scope, page.id, added));
  const live = demo.live.filter((language) => ready.includes(language));
  const wishes = live.map((language) => ({ language, publishAt: null }));
  if (live.length > 0) await open((scope) => publishPage(scope, page.id, wishes));
  await settleState(open, page, ready, demo);
  // What was told anew since may rest on fewer facts.
  await open(async (scope) => updatePage(scope, page.id, { ...asked, factIds: await factsTold(scope, page.id) }));
}

/** Ids of the facts that a page's claims rest on, over all its languages: what its brief shows as chosen. */
async function factsTold(scope: TenantScope, pageId: string): Promise<string[]> {
  const { languages } = await readinessOf(scope, pageId);
  const sources = languages.flatMap(({ claims }) => claims.map(({ source }) => source));
  return [...new Set(sources.flatMap((source) => (source?.type === 'fact' && source.id ? [source.id] : [])))];
}

async function addSentence(scope: TenantScope, pageId: string, { language, sentence }: Added): Promise<void> {
  const { posts } = await onePage(scope, pageId);
  const post = posts.find((one) => one.language === language);
  if (!post) return;
  await savePage(scope, pageId, language, { ...post, blocks: withSentence(post, sentence) });
}

/** Writes one text; true once every check lets it pass. */
async function seedText(open: Open, page: LandingPage, language: Language): Promise<boolean> {
  const { styleguideId, propertyId, eventId, id: landingPageId } = page;
  const input = {
    ...{ styleguideId, propertyId, eventId, landingPageId, language },
    contentType: 'landing_page' as const,
    brief: page.brief,
  };
  for (let i = 0; i < tries; i += 1) {
    const writing = await open(async (scope) => {
      const jobId = await beginJob(scope, 'content.generate', input);
      const post = await beginWriting(scope, landingPageId, language, jobId);
      return { jobId, postId: post.id, input };
    });
    await write(open, writing, builtInWriter, new AbortController().signal);
    const { languages } = await open((scope) => readinessOf(scope, landingPageId));
    if (languages.find((one) => one.language === language)?.ready) return true;
  }
  return false;
}
