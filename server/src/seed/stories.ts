/** Turns the short form the demo's running text is written in into blocks, as somebody wrote them. */
import type { StoryBlock } from '@foyer/contract/blocks';
import type { Part } from './material.ts';

/** Throws for a photograph that is not there. */
export const story = (parts: readonly Part[], photoIds: ReadonlyMap<string, string>): StoryBlock[] =>
  parts.map((part, i) => blockOf(part, `part-${i + 1}`, photoIds));

function blockOf(part: Part, id: string, photoIds: ReadonlyMap<string, string>): StoryBlock {
  const base = { id, locked: false, origin: 'person' as const };
  if (Array.isArray(part)) {
    return { kind: 'list', ...base, ordered: false, items: part.map((text) => ({ text, marks: [] })) };
  }
  if (typeof part === 'string') {
    if (part.startsWith('## ')) return { kind: 'heading', ...base, level: 2, text: part.slice(3) };
    return { kind: 'paragraph', ...base, text: part, marks: [] };
  }
  if ('quote' in part) return { kind: 'quote', ...base, text: part.quote, cite: part.cite };
  const imageId = photoIds.get(part.photo);
  if (!imageId) throw new Error(`The demo has no photograph ${part.photo} here`);
  return { kind: 'image', ...base, imageId, caption: part.caption ?? '' };
}
