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
import { type Body, rewriteProse, rewriteQuestions, writeBody } from './write-body.ts';
import { writeBooking, writeDetails, writeHero } from './write-frame.ts';

export type { ComposeRequest } from './workshop.ts';

/** Writes a whole page: blocks in page order, and how it shows in search results. */
export function composePage(request: ComposeRequest): ComposedPage {
  const workshop = workshopOf(request);
  const blocks = assemble(workshop);
  const said = request.unlike ?? [];
  return {
    title: pageTitle(
      workshop.phrases,
      said.map(({ title }) => title),
    ),
    description: pageDescription(
      workshop.phrases,
      workshop.choose,
      said.map(({ description }) => description),
    ),
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
  if (request.only) return rewritePage(workshop, kept);
  const written = writePage(workshop, kept).map((block) => kept.get(block.id) ?? block);
  const ids = new Set(written.map((block) => block.id));
  return [...written, ...[...kept.values()].filter((block) => !ids.has(block.id))];
}

/** The page with the blocks that are named written again, each to the length it has; a missing one comes last. */
function rewritePage(workshop: Workshop, kept: ReadonlyMap<string, Block>): Block[] {
  const present = workshop.request.keep ?? [];
  const page = present.map((block) => (kept.has(block.id) ? block : (rewrite(workshop, block) ?? block)));
  const missing = workshop.request.only?.filter((id) => !present.some((block) => block.id === id)) ?? [];
  if (missing.length === 0) return page;
  const fresh = writePage(workshop, kept);
  return [...page, ...fresh.filter((block) => missing.includes(block.id))];
}

/** One block in other words. Its pictures stay: whoever asks for words has chosen them or seen them. */
function rewrite(workshop: Workshop, block: Block): Block | null {
  const { request, scene, phrases, choose } = workshop;
  switch (block.kind) {
    case 'hero':
      return { ...writeHero(workshop, null), id: block.id, imageId: block.imageId };
    case 'details': {
      const details = writeDetails(workshop);
      return details && { ...details, id: block.id };
    }
    case 'booking': {
      const booking = writeBooking(workshop);
      return booking && { ...booking, id: block.id };
    }
    case 'gallery': {
      const shown = block.items.flatMap(({ imageId }) => request.images.find(({ id }) => id === imageId) ?? []);
      const { items } = placePictures(
        [{ id: 'hero', tags: [], altText: '' }, ...shown],
        ['hero', ...shown.map(({ id }) => id)],
        scene,
        phrases.captions,
      );
      const heading = choose.label(phrases.headings.gallery, 'gallery');
      return { id: block.id, kind: 'gallery', heading, items, locked: false, origin: 'composer' };
    }
    case 'questions':
      return rewriteQuestions(workshop, block);
    case 'heading':
    case 'paragraph':
    case 'list':
    case 'quote':
    case 'image':
      return null;
    default:
      return rewriteProse(workshop, block);
  }
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
