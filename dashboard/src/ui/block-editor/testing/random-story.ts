/** Stories made by chance, the same for the same seed: every kind of block, marks that overlap, texts of all scripts. */
import { blocks, type Mark, type StoryBlock } from '@foyer/contract/blocks';

const pieces = [
  'lake',
  ' ',
  '  ',
  'Über',
  'señor',
  '🛥️',
  '𝄞',
  '<b>',
  '&amp;',
  '</script>',
  '\n',
  '\t',
  'א',
  '“84 rooms”',
  '-',
  '1. ',
  '/',
  '\u00a0',
];
const addresses = ['https://example.com/a?b=c', '/rooms', 'mailto:hello@halden.example', 'tel:+43 5574 1'];

export function randomStory(seed: number): StoryBlock[] {
  let state = seed * 2_654_435_761;
  const below = (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
  const pick = <T>(list: readonly T[]) => list[below(list.length)] as T;
  const text = () => Array.from({ length: below(9) }, () => pick(pieces)).join('');
  const marks = (length: number): Mark[] =>
    length === 0
      ? []
      : Array.from({ length: below(5) }, () => {
          const start = below(length);
          const end = start + 1 + below(length - start);
          const kind = pick(['strong', 'emphasis', 'link'] as const);
          return { start, end, kind, ...(kind === 'link' ? { href: pick(addresses) } : {}) };
        });
  const marked = () => {
    const words = text();
    return { text: words, marks: marks(words.length) };
  };
  const block = (at: number): StoryBlock => {
    const base = {
      id: `block-${at}`,
      locked: below(5) === 0,
      origin: pick(['composer', 'provider', 'person'] as const),
    };
    switch (below(5)) {
      case 0:
        return { kind: 'heading', ...base, level: pick([2, 3] as const), text: text() };
      case 1:
        return { kind: 'list', ...base, ordered: below(2) === 0, items: Array.from({ length: below(4) }, marked) };
      case 2:
        return { kind: 'quote', ...base, text: text(), cite: text() };
      case 3:
        return { kind: 'image', ...base, imageId: '019a0000-0000-7000-8000-000000000001', caption: text() };
      default:
        return { kind: 'paragraph', ...base, ...marked() };
    }
  };
  const story = Array.from({ length: 1 + below(8) }, (_, at) => block(at));
  // What a test works on is what the contract takes.
  blocks.parse(story);
  return story;
}
