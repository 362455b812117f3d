/**
 * Texts as calendars carry them: HTML made into plain lines, entities that a plug-in left in titles read, bytes read in
 * the encoding they are in. Nothing of a source's markup is kept.
 */
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
const lineEnds = new Set(['br', 'p', 'div', 'li', 'tr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote']);
const silent = new Set(['script', 'style', 'head', 'title', 'template']);

/** Bytes as text: UTF-8, else Windows-1252, as Excel saves it. */
export function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Plain text of what may be HTML: a line for each paragraph and break, no empty ones at the ends. */
export function plain(text: string): string {
  const readable = /<\/?[a-z][^>]*>|&(#\d+|#x[\da-f]+|[a-z]+\d?);/i.test(text);
  const lines = (readable ? textOf(parseFragment(text.replace(/\r?\n/g, '<br>'))) : text).split(/\r?\n/);
  const trimmed = lines.map((line) => line.replace(/[\s\u00a0]+/g, ' ').trim());
  return trimmed
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function textOf(node: Node): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
  if (silent.has(node.nodeName) || !('childNodes' in node)) return '';
  const inner = node.childNodes.map(textOf).join('');
  return lineEnds.has(node.nodeName) ? `${inner}\n` : inner;
}
