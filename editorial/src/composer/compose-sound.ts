/**
 * The composer with its own reader: a text that its check would stop, that begins as another of the site does, or that
 * says in the same words what it was to say in others, is composed anew, so that nothing red leaves the house and no two
 * texts open alike.
 */
import type { Block } from '@foyer/contract/blocks';
import type { ComposedPage } from '@foyer/contract/content';
import { checkPage, checkSearch } from '../check-page.ts';
import { likenessToAny, mostAlike, type Way } from './another-way.ts';
import { composeText, sourcesFor } from './compose-text.ts';
import { openingOf, openingsOf } from './openings.ts';
import type { ComposeRequest } from './workshop.ts';

/** Times a text is composed at most. */
const tries = 5;

/** Where there are words to keep clear of, few are left to choose among. */
const triesUnlike = 12;

/** A text without open claims in what the composer wrote; the same request gives the same text. */
export function composeSound(request: ComposeRequest): ComposedPage {
  const { unlike = [], beside = [] } = request;
  const openings = openingsOf(beside);
  const asked = unlike.length === 0 ? request : { ...request, beside: [...beside, ...unlike.map(asBlocks)] };
  let best: { page: ComposedPage; faults: number } | null = null;
  for (let i = 0; i < (unlike.length === 0 ? tries : triesUnlike); i += 1) {
    const page = composeText(i === 0 ? asked : { ...asked, seed: `${request.seed}/${i}` });
    const alike = likenessToAny(writtenIn(page, request), unlike);
    const faults =
      openClaims(page, request) * 4 +
      (openings.has(openingOf(page.blocks)) ? 2 : 0) +
      (alike > mostAlike ? 1 + alike : 0);
    if (faults === 0) return page;
    if (!best || faults < best.faults) best = { page, faults };
  }
  return best?.page ?? composeText(request);
}

/** What of a text was written for a request: the blocks it names, or all of it. */
export const writtenIn = (page: Way, { only }: Pick<ComposeRequest, 'only'>): Way =>
  only
    ? { title: '', description: '', blocks: page.blocks.filter(({ id }) => only.includes(id)) }
    : { title: page.title, description: page.description, blocks: page.blocks };

const asBlocks = ({ title, description, blocks }: Way): Block[] => [
  ...blocks,
  { kind: 'paragraph', id: 'search', locked: false, origin: 'composer', text: `${title}\n${description}`, marks: [] },
];

/** Contradicted and unsupported claims of what is not kept, search results included. */
export function openClaims(page: Way, request: ComposeRequest): number {
  const context = sourcesFor(request);
  const written = page.blocks.filter((block) => !request.keep?.includes(block));
  const search = checkSearch(page, context)
    .flatMap(({ claims }) => claims)
    .filter(({ verdict }) => verdict === 'contradicted' || verdict === 'unsupported');
  return checkPage(written, context).open + search.length;
}
