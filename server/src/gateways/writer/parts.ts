/**
 * What a text is asked for in: a page block by block, running text section by section, as the composer has planned it.
 * Data, pictures and booking are never left to a provider.
 */
import type { Block } from '@foyer/contract/blocks';
import { answersOf, sectionOf } from '@foyer/editorial/composer/compose-story';
import { type WrittenBlock, writtenKinds } from './prompt.ts';
import type { WriteRequest } from './writer.ts';

export type PlannedPart = {
  /** The kind it is asked for by. */
  kind: string;
  blocks: Block[];
  /** Nobody keeps it: it may be written. */
  free: boolean;
  /** A provider is asked for it. */
  asked: boolean;
  /** Its blocks are running text. */
  story: boolean;
};

const storyTypes: ReadonlySet<string> = new Set(['property_post', 'article', 'event_description']);

/** `rooms-heading`, `rooms-1` and `rooms-2` are one section. */
const sectionName = (id: string): string => id.replace(/(?:-\d+)?(?:-heading)?$/, '');

/** The parts of a planned text, in its order. */
export function partsOf(blocks: readonly Block[], { contentType = 'landing_page', keep }: WriteRequest): PlannedPart[] {
  const story = storyTypes.has(contentType);
  const parts: PlannedPart[] = [];
  for (const block of blocks) {
    const kind = story ? sectionName(block.id) : contentType === 'caption' ? 'caption' : block.kind;
    const free = !keep?.includes(block);
    const last = parts.at(-1);
    if (story && last?.kind === kind) last.blocks.push(block);
    else parts.push({ kind, blocks: [block], free, asked: free && writtenKinds.has(kind), story });
  }
  return parts;
}

/** What a provider wrote, as blocks in the place of the planned ones. */
export function blocksOf(part: WrittenBlock, { blocks, story }: PlannedPart): Block[] {
  const { sources: _, ...text } = part;
  if (!story)
    return blocks.map((planned) => ({ ...planned, ...text, kind: planned.kind, origin: 'provider' }) as Block);
  const made =
    text.kind === 'questions'
      ? answersOf({ id: text.kind, heading: text.heading, items: text.items })
      : 'paragraphs' in text
        ? sectionOf({ id: text.kind, heading: text.heading, paragraphs: text.paragraphs })
        : [];
  return made.map((block) => ({ ...block, origin: 'provider' as const }));
}
