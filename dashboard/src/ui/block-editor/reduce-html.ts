/**
 * What is pasted, reduced to a story's own blocks: text in headings, paragraphs, lists and quotes, with strong,
 * emphasis and links that lead somewhere. Everything else of the markup is dropped; scripts and styles with what they
 * hold. The markup is parsed in a document of its own, in which nothing runs and nothing is fetched.
 */
import type { StoryBlock } from '@foyer/contract/blocks';
import { mark as markSchema } from '@foyer/contract/blocks';
import { newBlockId } from './block-ids.ts';
import { type MarkedText, markedTextOf, type Run } from './runs.ts';

const dropped = new Set(
  'SCRIPT STYLE IFRAME OBJECT EMBED NOSCRIPT TEMPLATE SVG MATH HEAD TITLE META LINK BUTTON SELECT TEXTAREA INPUT FORM AUDIO VIDEO CANVAS'.split(
    ' ',
  ),
);
const parting = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY CENTER DD DETAILS DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN NAV OL P PRE SECTION SUMMARY TABLE TBODY TD TH THEAD TR UL'.split(
    ' ',
  ),
);
const deepest = 100;
const mostBlocks = 200;
const longest = { line: 400, paragraph: 4000 };

type Look = Pick<Run, 'strong' | 'emphasis' | 'href'>;
type Kind = { kind: 'paragraph' } | { kind: 'heading'; level: 2 | 3 } | { kind: 'quote' };
type Piece = Kind & {
  runs: Run[];
  imageId?: string;
  item?: { list: Element; ordered: boolean };
  cite?: boolean;
  quote?: Element;
};

/** Blocks of a piece of HTML; none when it holds no text. Of pictures only `known` ones come along, with their caption. */
export function blocksOfHtml(html: string, known: ReadonlySet<string> = new Set()): StoryBlock[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const pieces: Piece[] = [];
  let current: Piece | null = null;
  const within: Pick<Piece, 'item' | 'cite' | 'quote'>[] = [];

  const end = () => {
    current = null;
  };
  const say = (text: string, look: Look, kind: Kind) => {
    if (!current) {
      if (!text.trim()) return;
      current = { ...kind, ...within.at(-1), runs: [] };
      pieces.push(current);
    }
    current.runs.push({ text, ...look });
  };
  const walk = (node: Node, look: Look, kind: Kind, depth: number) => {
    if (depth > deepest || pieces.length > mostBlocks) return;
    if (node.nodeType === 3) {
      say((node.nodeValue ?? '').replace(/\s+/g, ' '), look, kind);
      return;
    }
    if (node.nodeType !== 1) return;
    const element = node as HTMLElement;
    const tag = element.tagName.toUpperCase();
    if (dropped.has(tag) || element.hidden) return;
    if (tag === 'BR') {
      say(' ', look, kind);
      return;
    }
    const parts = parting.has(tag);
    if (parts) end();
    const imageId = tag === 'FIGURE' ? (element.dataset.picture ?? '') : '';
    if (known.has(imageId)) {
      const text = (element.querySelector('figcaption')?.textContent ?? '').replace(/\s+/g, ' ');
      pieces.push({ kind: 'paragraph', imageId, runs: [{ text, ...look }] });
      return;
    }
    const inside = placeOf(element, tag, within.at(-1));
    if (inside) within.push(inside);
    for (const child of element.childNodes) walk(child, lookOf(element, tag, look), kindOf(tag, kind), depth + 1);
    if (inside) within.pop();
    if (parts) end();
  };
  walk(body, { strong: false, emphasis: false, href: null }, { kind: 'paragraph' }, 0);
  return joined(pieces);
}

function placeOf(element: Element, tag: string, around: Pick<Piece, 'item' | 'cite' | 'quote'> | undefined) {
  if (tag === 'LI') {
    const list = element.parentElement ?? element;
    return { item: { list, ordered: list.tagName.toUpperCase() === 'OL' } };
  }
  if (tag === 'BLOCKQUOTE') return { quote: element };
  if ((tag === 'CITE' || tag === 'FOOTER') && around?.quote) return { ...around, cite: true };
  return undefined;
}

function lookOf(element: HTMLElement, tag: string, look: Look): Look {
  const { fontWeight, fontStyle } = element.style;
  // Word processors wrap a whole paste in a bold element that says it is not.
  const light = fontWeight === 'normal' || fontWeight === '400';
  const strong = (tag === 'STRONG' || tag === 'B' || Number(fontWeight) >= 600 || fontWeight === 'bold') && !light;
  const emphasis = tag === 'EM' || tag === 'I' || fontStyle === 'italic';
  const href = tag === 'A' ? safeHref(element.getAttribute('href')) : null;
  return { strong: look.strong || strong, emphasis: look.emphasis || emphasis, href: href ?? look.href };
}

function kindOf(tag: string, around: Kind): Kind {
  if (tag === 'BLOCKQUOTE') return { kind: 'quote' };
  if (around.kind === 'quote') return around;
  if (/^H[12]$/.test(tag)) return { kind: 'heading', level: 2 };
  if (/^H[3-6]$/.test(tag)) return { kind: 'heading', level: 3 };
  return around;
}

/** The address when a link may lead there, by the contract's own rule; null otherwise. */
export function safeHref(href: string | null): string | null {
  const wanted = href?.trim() ?? '';
  return markSchema.safeParse({ start: 0, end: 1, kind: 'link', href: wanted }).success ? wanted : null;
}

function joined(pieces: readonly Piece[]): StoryBlock[] {
  const blocks: StoryBlock[] = [];
  const lists = new Map<Element, StoryBlock>();
  const quotes = new Map<Element, StoryBlock>();
  const base = () => ({ id: newBlockId(), locked: false, origin: 'person' as const });
  for (const piece of pieces) {
    const marked = trimmed(markedTextOf(piece.runs));
    if (piece.imageId)
      blocks.push({ kind: 'image', ...base(), imageId: piece.imageId, caption: marked.text.slice(0, longest.line) });
    if (!marked.text || piece.imageId) continue;
    for (const part of cut(marked, piece.kind === 'heading' ? longest.line : longest.paragraph)) {
      if (blocks.length >= mostBlocks) return blocks;
      if (piece.item) {
        const list = lists.get(piece.item.list);
        if (list?.kind === 'list' && list.items.length < 60) list.items.push(part);
        else {
          const fresh: StoryBlock = { kind: 'list', ...base(), ordered: piece.item.ordered, items: [part] };
          lists.set(piece.item.list, fresh);
          blocks.push(fresh);
        }
      } else if (piece.kind === 'heading')
        blocks.push({ kind: 'heading', ...base(), level: piece.level, text: part.text });
      else if (piece.kind === 'quote') {
        const quote = piece.quote && quotes.get(piece.quote);
        if (piece.cite && quote?.kind === 'quote') quote.cite = part.text.slice(0, longest.line);
        else {
          const fresh: StoryBlock = { kind: 'quote', ...base(), text: part.text, cite: '' };
          if (piece.quote) quotes.set(piece.quote, fresh);
          blocks.push(fresh);
        }
      } else blocks.push({ kind: 'paragraph', ...base(), ...part });
    }
  }
  return blocks;
}

/** Without the spaces around it; marks stay under their words. */
function trimmed({ text, marks }: MarkedText): MarkedText {
  return stretch(
    { text: text.replace(/\u00a0/g, ' '), marks },
    text.length - text.trimStart().length,
    text.trimEnd().length,
  );
}

function stretch({ text, marks }: MarkedText, from: number, to: number): MarkedText {
  return {
    text: text.slice(from, to),
    marks: marks.flatMap((mark) => {
      const [start, end] = [Math.max(mark.start, from) - from, Math.min(mark.end, to) - from];
      return end > start ? [{ ...mark, start, end }] : [];
    }),
  };
}

/** In pieces of at most `length`, cut at spaces where there are any. */
function cut(marked: MarkedText, length: number): MarkedText[] {
  const parts: MarkedText[] = [];
  let from = 0;
  while (marked.text.length - from > length) {
    const space = marked.text.lastIndexOf(' ', from + length);
    const to = space > from ? space : from + length;
    parts.push(trimmed(stretch(marked, from, to)));
    from = to;
  }
  return [...parts, trimmed(stretch(marked, from, marked.text.length))].filter(({ text }) => text);
}

/** Plain text as paragraphs: an empty line begins a new one. */
export const blocksOfText = (text: string): StoryBlock[] =>
  text
    .split(/\n\s*\n/)
    .flatMap((part) => cut({ text: part.replace(/\s+/g, ' ').trim(), marks: [] }, longest.paragraph))
    .slice(0, mostBlocks)
    .map((part) => ({ kind: 'paragraph', id: newBlockId(), locked: false, origin: 'person', ...part }));
