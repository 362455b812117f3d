/** A landing page about Harbour Advent in English and German, as the server sends it, and the API that holds it. */

import { type Block, blocks } from '@foyer/contract/blocks';
import { type BookingSettings, defaultBooking } from '@foyer/contract/booking';
import { brief, contentEndpoints, type GenerationEvent } from '@foyer/contract/content';
import { eventEndpoints } from '@foyer/contract/events';
import { globalSettingsEndpoints } from '@foyer/contract/global-settings';
import { jobEndpoints } from '@foyer/contract/jobs';
import {
  type LandingPage,
  type LandingPagePost,
  landingPageEndpoints,
  type Readiness,
} from '@foyer/contract/landing-pages';
import { type Media, mediaEndpoints } from '@foyer/contract/media';
import { rolePermissions } from '@foyer/contract/permissions';
import { propertyEndpoints } from '@foyer/contract/properties';
import { propertyFactEndpoints } from '@foyer/contract/property-facts';
import { type PropertyLanguage, propertyLanguageEndpoints } from '@foyer/contract/property-languages';
import { styleguideEndpoints } from '@foyer/contract/styleguides';
import { userRoleEndpoints } from '@foyer/contract/user-roles';
import type { TiptapEditorHTMLElement } from '@tiptap/core';
import type { FakeApi } from '#testing/fake-api.ts';
import { haldenApi } from '#testing/render-path.tsx';
import { fact, halden, ines, listed, nearbyEvent, property, styleguide, uuid } from '#testing/samples.ts';

export const pageId = uuid(80);

export const text = (...paragraphs: string[]): Block[] =>
  blocks.parse([
    { kind: 'hero', id: 'hero', title: 'Advent on the harbour' },
    { kind: 'introduction', id: 'introduction', heading: 'By the lake', paragraphs },
  ]);

export const post = (number: number, change: Partial<LandingPagePost> = {}): LandingPagePost => ({
  postId: uuid(number),
  language: 'en',
  status: 'draft',
  title: 'Advent by the lake',
  description: 'Come and stay by the water.',
  slug: 'harbour-advent',
  blocks: text('The hotel has 84 rooms. Come and stay.'),
  version: 3,
  publishedVersion: null,
  publishedAt: null,
  publishedBy: null,
  publishAt: null,
  failure: null,
  url: 'http://halden.example/harbour-advent',
  approvals: [],
  updatedAt: '2026-11-21T11:04:00Z',
  jobId: null,
  ...change,
});

export const german = (change: Partial<LandingPagePost> = {}) =>
  post(92, {
    language: 'de',
    title: 'Advent am See',
    description: 'Kommen Sie ans Wasser.',
    slug: 'hafenadvent',
    url: 'http://halden.example/de/hafenadvent',
    blocks: text('Das Haus hat 84 Zimmer.'),
    ...change,
  });

export const landingPage = (change: Partial<LandingPage> = {}): LandingPage => ({
  id: pageId,
  propertyId: uuid(40),
  workspaceId: uuid(20),
  eventId: null,
  styleguideId: uuid(30),
  name: 'Harbour Advent, Lindau',
  siteName: 'Halden Collection',
  brief: brief.parse({ length: 'short' }),
  factIds: [uuid(60)],
  afterEvent: { choice: 'keep', day: null, begun: false, chosenBy: null, takenDown: false },
  posts: [post(91), german()],
  createdAt: '2026-11-20T08:00:00Z',
  updatedAt: '2026-11-21T11:04:00Z',
  ...change,
});

export const picture = (number: number, title: string): Media => ({
  id: uuid(number),
  propertyId: uuid(40),
  title,
  altText: { en: `${title} at dusk` },
  url: `/media/${uuid(number)}/file`,
  width: 1200,
  height: 800,
});

/** A language the property is told in. */
export const spoken = (number: number, languageId: 'en' | 'de' | 'fr', change: Partial<PropertyLanguage> = {}) => ({
  id: uuid(number),
  propertyId: uuid(40),
  languageId,
  name: languageId,
  isDefault: false,
  isActive: true,
  ...change,
});

type State = Readiness['languages'][number];

/** A language that may go live, unless `change` says otherwise. */
export const readyState = (change: Partial<State> = {}): State => ({
  language: 'en',
  ready: true,
  claims: [],
  supported: 4,
  open: 0,
  styleScore: 92,
  words: 120,
  checks: [
    { key: 'claims', passed: true, blocking: true, message: 'Every claim has a source or a decision', detail: '' },
  ],
  ...change,
});

/** What a person with this fixed role holds in the whole organisation. */
export const roleOf = (role: keyof typeof rolePermissions) => ({
  id: uuid(95),
  userId: ines.id,
  roleId: role,
  roleName: role,
  createdAt: '2026-09-01T08:00:00.000Z',
  organisationId: halden.id,
  workspaceId: null,
  propertyId: null,
  permissions: [...rolePermissions[role]],
});

/** The API around `page`: it keeps what is saved, and bumps the version as the server does. */
export function landingPageApi(page: LandingPage = landingPage(), role: keyof typeof rolePermissions = 'editor') {
  const held = { page };
  const api: FakeApi = haldenApi();
  api.on(userRoleEndpoints.mine, () => listed(roleOf(role)));
  api.on(propertyEndpoints.one, ({ params }) => property(Number(params.id?.slice(-12))));
  api.on(styleguideEndpoints.ofProperty, () => styleguide(30));
  api.on(propertyFactEndpoints.list, () => listed(fact(60)));
  api.on(mediaEndpoints.list, () => listed());
  api.on(globalSettingsEndpoints.booking, ({ query }) => bookingOf(String(query.domainId)));
  api.on(propertyLanguageEndpoints.list, () => listed(spoken(85, 'de'), spoken(86, 'en', { isDefault: true })));
  api.on(eventEndpoints.translations, ({ query }) => listed(nearbyEvent(Number(query.translation_group?.slice(-12)))));
  api.on(landingPageEndpoints.one, () => held.page);
  api.on(landingPageEndpoints.readiness, () => ({ languages: [readyState()] }));
  api.on(landingPageEndpoints.save, ({ params, body }) => {
    const before = held.page.posts.find((one) => one.language === params.language) ?? post(91);
    const saved = { ...before, ...body, blocks: blocks.parse(body.blocks), version: before.version + 1 };
    held.page = { ...held.page, posts: held.page.posts.map((one) => (one === before ? saved : one)) };
    return saved;
  });
  return { api, held };
}

/** A writing whose events the test sends one by one. */
export function writingApi(api: FakeApi) {
  const streams = new Map<string, ReadableStreamDefaultController<Uint8Array>>();
  let jobs = 0;
  api.on(contentEndpoints.generate, () => ({ jobId: uuid(200 + jobs++) }));
  api.on(
    jobEndpoints.stream,
    ({ params }) =>
      new Response(new ReadableStream({ start: (controller) => void streams.set(params.id ?? '', controller) }), {
        headers: { 'content-type': 'text/event-stream' },
      }),
  );
  api.on(jobEndpoints.cancel, ({ params }) => ({
    id: params.id ?? '',
    kind: 'write',
    state: 'cancelled' as const,
    progress: 0.5,
    step: '',
    error: null,
    createdAt: '2026-11-21T11:04:00Z',
    updatedAt: '2026-11-21T11:04:00Z',
  }));
  return {
    streams,
    send: (jobId: string, event: GenerationEvent) =>
      streams.get(jobId)?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`)),
    end: (jobId: string) => streams.get(jobId)?.close(),
  };
}

/** Writes at the end of the first paragraph, as keys would: a test page has no layout to click in. */
export function typeAtEnd(words: string) {
  const editor = (document.querySelector('.ProseMirror') as TiptapEditorHTMLElement).editor;
  if (!editor) throw new Error('There is no editor on the page');
  let end = 0;
  editor.state.doc.descendants((node, position) => {
    if (end === 0 && node.attrs.role === 'paragraph') end = position + 1 + node.content.size;
  });
  editor.view.dispatch(editor.state.tr.insertText(words, end));
}

/** The booking of a site as it comes, or as it was changed. */
export const bookingOf = (domainId: string, changes: Partial<BookingSettings> = {}) => ({
  ...defaultBooking,
  ...changes,
  ...{ domainId, version: 0, changed: false, updatedAt: null, updatedBy: null },
});
