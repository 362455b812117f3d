/**
 * The built-in composer: writes a page from facts, event, record and style guide, asking nobody else. It says nothing
 * that none of them says, and the same request with the same seed gives the same page.
 */
import type { Block, BlockOf } from '@foyer/contract/blocks';
import type { ComposedPage } from '@foyer/contract/content';
import { rewritten, workshopOf } from './open-workshop.ts';
import { pageDescription, pageTitle, slugOf } from './page-title.ts';
import { placePictures } from './pictures.ts';
import type { ComposeRequest, Workshop } from './workshop.ts';
import { type Body, writeBody } from './write-body.ts';
import { writeBooking, writeDetails, writeHero } from './write-frame.ts';

export type { ComposeRequest } from './workshop.ts';

/** Writes a whole page: blocks in page order, and how it shows in search results. */
export function composePage(request: ComposeRequest): ComposedPage {
  const workshop = workshopOf(request);
  const blocks = assemble(workshop);
  return {
    title: pageTitle(workshop.phrases),
    description: pageDescription(workshop.phrases, workshop.choose),
    slug: slugOf(workshop.phrases.slug, request.language),
    blocks,
  };
}

/** The blocks of `composePage` one by one, for a server that streams them. */
export function* composeBlocks(request: ComposeRequest): Generator<Block> {
  yield* assemble(workshopOf(request));
}

function assemble(workshop: Workshop): Block[] {
  const { request } = workshop;
  const kept = new Map((request.keep ?? []).filter((block) => !rewritten(block, request)).map((b) => [b.id, b]));
  const fresh = writePage(workshop, kept);
  if (!request.only) {
    const written = fresh.map((block) => kept.get(block.id) ?? block);
    const ids = new Set(written.map((block) => block.id));
    return [...written, ...[...kept.values()].filter((block) => !ids.has(block.id))];
  }
  const wanted = new Map(fresh.filter((block) => request.only?.includes(block.id)).map((block) => [block.id, block]));
  const page = (request.keep ?? []).map((block) => kept.get(block.id) ?? wanted.get(block.id) ?? block);
  const ids = new Set(page.map((block) => block.id));
  return [...page, ...[...wanted.values()].filter((block) => !ids.has(block.id))];
}

function writePage(workshop: Workshop, kept: ReadonlyMap<string, Block>): Block[] {
  const { request, scene, phrases, choose, plan } = workshop;
  const { hero: picture, items } = placePictures(request.images, request.brief.imageIds, scene, phrases.captions);
  const hero = writeHero(workshop, picture);
  const details = writeDetails(workshop);
  const booking = writeBooking(workshop);
  const gallery: BlockOf<'gallery'> | null =
    items.length > 0 ? { id: 'gallery', kind: 'gallery', heading: '', items, locked: false, origin: 'composer' } : null;
  const frame = [hero, details, booking, gallery].filter((block) => block !== null);
  const body: Body = writeBody(workshop, frame, kept);
  if (gallery) gallery.heading = choose.label(phrases.headings.gallery, 'gallery');
  const middle: (Block | null)[] = [...body.prose];
  middle.splice(Math.min(plan.galleryAt, middle.length), 0, gallery);
  return [hero, body.introduction, details, ...middle, body.questions, booking].filter((block) => block !== null);
}
