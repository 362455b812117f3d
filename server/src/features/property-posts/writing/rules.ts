/**
 * Writes blocks as the least HTML that says the same: what clients that know no blocks read as the content of a
 * property post. Every character of a text is escaped, so that nothing in it is ever markup.
 */
import type { Mark } from '@foyer/contract/blocks';
import type { PropertyPostBlock } from '@foyer/contract/property-post-fields';

/** The blocks as HTML, a line each; reading it again gives the same texts and marks. */
export const contentOf = (blocks: readonly PropertyPostBlock[]): string => blocks.map(written).join('\n');

function written(block: PropertyPostBlock): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level}>${escaped(block.text)}</h${block.level}>`;
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul';
      return `<${tag}>${block.items.map(({ text, marks }) => `<li>${marked(text, marks)}</li>`).join('')}</${tag}>`;
    }
    case 'quote':
      return `<blockquote><p>${escaped(block.text)}</p>${block.cite ? `<cite>${escaped(block.cite)}</cite>` : ''}</blockquote>`;
    case 'paragraph':
      return `<p>${marked(block.text, block.marks)}</p>`;
  }
}

/** From the outside in: where marks overlap, the inner one is cut, so that every element closes within its own. */
const order = ['link', 'strong', 'emphasis'] as const;

const marked = (text: string, marks: readonly Mark[]): string => within(text, marks, [0, text.length], order);

function within(
  text: string,
  marks: readonly Mark[],
  [from, to]: readonly [number, number],
  [kind, ...inner]: readonly Mark['kind'][],
): string {
  if (!kind) return escaped(text.slice(from, to));
  let at = from;
  let html = '';
  for (const mark of marks.filter((one) => one.kind === kind).sort((a, b) => a.start - b.start)) {
    const [start, end] = [Math.max(mark.start, at), Math.min(mark.end, to)];
    if (start >= end) continue;
    html += within(text, marks, [at, start], inner) + wrapped(within(text, marks, [start, end], inner), mark);
    at = end;
  }
  return html + within(text, marks, [at, to], inner);
}

function wrapped(inner: string, mark: Mark): string {
  if (mark.kind === 'link') return `<a href="${escaped(mark.href ?? '')}">${inner}</a>`;
  const tag = mark.kind === 'strong' ? 'strong' : 'em';
  return `<${tag}>${inner}</${tag}>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** Text as it may stand in HTML, in an attribute too. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => entities[char] ?? char);
