/**
 * The composer with its own reader: a text that its check would stop, or that begins as another of the site does, is
 * composed anew, so that nothing red leaves the house and no two texts open alike.
 */
import type { ComposedPage } from '@foyer/contract/content';
import { checkPage, checkSearch } from '../check-page.ts';
import { composeText, sourcesFor } from './compose-text.ts';
import { openingOf, openingsOf } from './openings.ts';
import type { ComposeRequest } from './workshop.ts';

/** Times a text is composed at most. */
const tries = 5;

/** A text without open claims in what the composer wrote; the same request gives the same text. */
export function composeSound(request: ComposeRequest): ComposedPage {
  const openings = openingsOf(request.beside ?? []);
  let best: { page: ComposedPage; faults: number } | null = null;
  for (let i = 0; i < tries; i += 1) {
    const page = composeText(i === 0 ? request : { ...request, seed: `${request.seed}/${i}` });
    const faults = openClaims(page, request) * 2 + (openings.has(openingOf(page.blocks)) ? 1 : 0);
    if (faults === 0) return page;
    if (!best || faults < best.faults) best = { page, faults };
  }
  return best?.page ?? composeText(request);
}

/** Contradicted and unsupported claims of what the composer wrote, search results included. */
export function openClaims(page: ComposedPage, request: ComposeRequest): number {
  const context = sourcesFor(request);
  const written = page.blocks.filter((block) => !request.keep?.includes(block));
  const search = checkSearch(page, context)
    .flatMap(({ claims }) => claims)
    .filter(({ verdict }) => verdict === 'contradicted' || verdict === 'unsupported');
  return checkPage(written, context).open + search.length;
}
