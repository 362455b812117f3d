/**
 * Reads the text of a WordPress post into blocks: what an editor typed, in blocks or in HTML of its own, or what
 * visitors are shown where that alone may be read. It keeps headings, paragraphs, lists, quotes and pictures; scripts,
 * frames, forms, shortcodes and blocks of plugins go whole, and each is named.
 */
import type { StoryBlock } from '@foyer/contract/blocks';
import { mostBlocks, readContent, readStory } from '../../property-posts/reading/rules.ts';

/** A text as WordPress tells it; `raw` is what an editor typed, missing where it may not be read. */
export type Written = { raw?: string | undefined; rendered: string };
export type Read = { blocks: StoryBlock[]; notes: string[] };
/** A picture a text shows: its number in WordPress where the text says it, and its address. */
export type Shown = { number: number | null; src: string };

/**
 * `pictureOf` gives the id of what stands for a picture here; null where nothing does. `address` is that of the
 * WordPress: a link to a path of its own goes on leading there.
 */
export function readText(written: Written, pictureOf: (shown: Shown) => string | null, address: string): Read {
  const left = new Map<string, number>();
  const leaveOut = (what: string) => left.set(what, (left.get(what) ?? 0) + 1);
  let strangers = 0;
  const blocks = readStory(prepared(written, leaveOut), {
    picture: ({ src, className }) => pictureOf(shownBy(src, className)),
    link: (href) => (/^\s*(?:\/(?![/\\])|\?)/.test(href) ? `${address}${href.trim().replace(/^\?/, '/?')}` : href),
    leftOut: (tag) => {
      if (tag === 'img') strangers += 1;
      else if (!unspoken.has(tag)) leaveOut(tag);
    },
  });
  const notes = [
    ...(left.size > 0 ? [leftWords(left)] : []),
    ...(strangers > 0 ? [`${counted(strangers, 'picture')} left out: not among the pictures that came in`] : []),
    ...(blocks.length > mostBlocks ? [`Only the first ${mostBlocks} parts of the text came in`] : []),
  ];
  return { blocks: blocks.slice(0, mostBlocks), notes };
}

/** What a title or a caption says, in one line. */
export const plainText = (html: string): string =>
  readContent(html)
    .map((block) => (block.kind === 'list' ? block.items.map(({ text }) => text).join(' ') : block.text))
    .join(' ');

/** Every picture a text names, so that they can be looked up before it is read. */
export function picturesIn(written: Written): Shown[] {
  const shown: Shown[] = [];
  const look = (one: Shown) => {
    shown.push(one);
    return null;
  };
  readText(written, look, '');
  return shown;
}

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;

function leftWords(left: ReadonlyMap<string, number>): string {
  const count = [...left.values()].reduce((sum, one) => sum + one, 0);
  const names = [...left].map(([name, times]) => (times > 1 ? `${name} (${times})` : name));
  const more = names.length > mostNames ? `, and ${names.length - mostNames} more` : '';
  return `${counted(count, 'block')} left out: ${names.slice(0, mostNames).join(', ')}${more}`;
}
const mostNames = 12;
/** Nobody misses them. */
const unspoken = new Set(['style', 'noscript', 'template', 'title', 'head', 'noembed', 'noframes']);

const shownBy = (src: string, className: string): Shown => {
  const named = /(?:^|\s)wp-image-(\d{1,9})(?:\s|$)/.exec(className)?.[1];
  return { number: named ? Number(named) : null, src };
};

function prepared({ raw, rendered }: Written, leaveOut: (what: string) => void): string {
  // A page builder keeps its text elsewhere; what visitors are shown is all there is of it.
  const typed = raw?.trim() ? raw : undefined;
  const html = typed ?? rendered;
  const blocks = html.includes('<!-- wp:');
  const known = blocks ? withoutStrangeBlocks(html, leaveOut) : html;
  const spoken = withoutShortcodes(known, typed === undefined ? null : rendered, leaveOut);
  return typed === undefined || blocks ? spoken : withParagraphs(spoken);
}

/** Blocks of the editor whose content is text and pictures, or holds other blocks. */
const knownBlocks = new Set(
  `paragraph heading list list-item quote pullquote image gallery media-text group columns column cover buttons button
   separator spacer table more nextpage html freeform classic shortcode verse preformatted code details row stack
   missing text-columns subhead`.split(/\s+/),
);

/** The text without blocks nobody knows; what stands between their beginning and end goes with them. */
function withoutStrangeBlocks(html: string, leaveOut: (what: string) => void): string {
  const kept: string[] = [];
  let strange: { name: string; depth: number } | null = null;
  let from = 0;
  for (let at = html.indexOf('<!--'); at >= 0; at = html.indexOf('<!--', from)) {
    const end = html.indexOf('-->', at);
    if (end < 0) break;
    if (!strange) kept.push(html.slice(from, at));
    from = end + 3;
    const found = delimiterIn(html.slice(at + 4, end));
    if (!found) continue;
    const { name, closes, empty } = found;
    if (strange) {
      if (name === strange.name && !empty) strange.depth += closes ? -1 : 1;
      if (strange.depth === 0) strange = null;
    } else if (!closes && !knownBlocks.has(name)) {
      leaveOut(name);
      if (!empty) strange = { name, depth: 1 };
    } else if (!closes && empty && dynamic.has(name)) leaveOut(name);
  }
  if (!strange) kept.push(html.slice(from));
  return kept.join('\n');
}
/** Known with a content alone: without one the site makes it up as it is shown. */
const dynamic = new Set(['gallery', 'image', 'shortcode']);

function delimiterIn(comment: string): { name: string; closes: boolean; empty: boolean } | null {
  const found = /^\s*(\/)?wp:(?:core\/)?([a-z][a-z0-9_-]*(?:\/[a-z0-9_-]+)?)(?=\s|\/?$)/.exec(comment);
  return found?.[2] ? { name: found[2], closes: found[1] === '/', empty: comment.endsWith('/') } : null;
}

const shortcode = /\[(\/)?([a-z][\w-]{0,60})((?:[\s=][^[\]<>]{0,2000})?)(\/)?\]/gi;
/** What stands between their beginning and end is no text. */
const wholes = new Set(['embed', 'audio', 'video', 'playlist', 'code']);
/** Around a picture, and nothing by itself. */
const silent = new Set(['caption', 'wp_caption']);

/**
 * Without shortcodes, and with the text they stand around. `rendered` tells a word in brackets from one: visitors are
 * not shown what a plugin has made something of.
 */
function withoutShortcodes(html: string, rendered: string | null, leaveOut: (what: string) => void): string {
  const closed = new Set([...html.matchAll(/\[\/([a-z][\w-]{0,60})\]/gi)].map(([, name]) => name));
  let whole: string | null = null;
  let from = 0;
  const kept: string[] = [];
  for (const found of html.matchAll(shortcode)) {
    const [all, closes, name = '', attributes = ''] = found;
    const made = rendered !== null && !rendered.includes(`[${name}`);
    if (!made && !closed.has(name) && !/=/.test(attributes)) continue;
    if (!whole) kept.push(html.slice(from, found.index));
    from = found.index + all.length;
    if (whole) {
      if (closes && name === whole) whole = null;
      continue;
    }
    if (!closes && !silent.has(name)) leaveOut(`[${name}]`);
    if (!closes && wholes.has(name) && closed.has(name)) whole = name;
  }
  if (!whole) kept.push(html.slice(from));
  return kept.join(' ');
}

/** As WordPress shows what was typed without blocks: an empty line parts, and so does the end of a line. */
function withParagraphs(html: string): string {
  return html.replace(/(^|>)([^<]+)/g, (_, before: string, text: string) => {
    const parted = text.replace(/\r\n?/g, '\n').replace(/\n[\t \u00a0]*(?:\n[\t \u00a0]*)+/g, '<p>');
    return `${before}${parted.replace(/\n/g, '<br>')}`;
  });
}
