/**
 * Reads HTML or plain text of others, such as the content of a property post, into blocks of plain text. Only the
 * tokenizer of the parser is used: without a tree nothing can nest too deep, and every character is looked at once. It
 * keeps headings, paragraphs, lists, quotes and three kinds of marks; scripts, styles, frames and drawings go whole.
 */
import type { StoryBlock } from '@foyer/contract/blocks';
import { isPropertyPostBlock, type PropertyPostBlock } from '@foyer/contract/property-post-fields';
import { Token, Tokenizer, TokenizerMode } from 'parse5';
import { linkTo, type RunningText, RunningTextReader } from './running-text/rules.ts';

/** More are never read: whoever sends them is told that the text is too long. */
export const mostBlocks = 200;
const mostItems = 60;
const longestLine = 400;

/** The blocks of a content, at most one more than `mostBlocks`. Never throws. */
export function readContent(content: string): PropertyPostBlock[] {
  const html = /<[a-z/!?]/i.test(content) ? content : content.replace(/\r?\n[\t ]*(\r?\n[\t ]*)+/g, '<p>');
  return new ContentReader(null).read(html).filter(isPropertyPostBlock);
}

/** What whoever reads a story has a say in. */
export type StoryReading = {
  /** Id of the picture that stands for one of the text; null to leave it out. */
  picture: (image: { src: string; className: string }) => string | null;
  /** Where a link of the text leads, as it is to be kept. */
  link: (href: string) => string;
  /** Told of each part that is left out, by its tag. */
  leftOut: (tag: string) => void;
};

/** The same with pictures and their captions, and without forms. At most one block more than `mostBlocks`. Never throws. */
export const readStory = (html: string, reading: StoryReading): StoryBlock[] => new ContentReader(reading).read(html);

/** What is inside is no text of the page. The value says how the tokenizer reads on, where it matters. */
const left = new Map<string, number | null>([
  ...['style', 'iframe', 'noembed', 'noframes', 'noscript', 'xmp'].map((tag) => [tag, TokenizerMode.RAWTEXT] as const),
  ['script', TokenizerMode.SCRIPT_DATA],
  ...['title', 'textarea'].map((tag) => [tag, TokenizerMode.RCDATA] as const),
  ['plaintext', TokenizerMode.PLAINTEXT],
  ...['svg', 'math', 'object', 'template', 'select', 'canvas', 'audio', 'video', 'head', 'button'].map(
    (tag) => [tag, null] as const,
  ),
]);
/** Drawings, whose tags may close themselves. */
const drawings = new Set(['svg', 'math']);
const strong = new Set(['b', 'strong']);
const emphasis = new Set(['i', 'em']);
const lists = new Set(['ul', 'ol', 'menu', 'dir']);
const items = new Set(['li', 'dt', 'dd']);
const parting = new Set(
  `p div section article aside header footer main nav figure figcaption address pre hr table caption thead tbody tfoot tr
   td th dl fieldset form details summary center hgroup search dialog body html`.split(/\s+/),
);

class ContentReader {
  readonly #story: StoryReading | null;
  readonly #tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: false },
    {
      onComment: () => {},
      onDoctype: () => {},
      onNullCharacter: () => {},
      onStartTag: (tag) => this.#begin(tag),
      onEndTag: (tag) => this.#end(tag.tagName),
      onCharacter: (token) => this.#write(token.chars),
      onWhitespaceCharacter: (token) => this.#write(token.chars),
      onEof: () => {},
    },
  );
  readonly #running = new RunningTextReader();
  readonly #blocks: StoryBlock[] = [];
  /** What is left out just now, and how deep it stands in itself. */
  #left: { tag: string; depth: number } | null = null;
  #strong = 0;
  #emphasis = 0;
  #links: (string | null)[] = [];
  #heading: 2 | 3 | null = null;
  #listDepth = 0;
  #ordered = false;
  #items: RunningText[] = [];
  #quoteDepth = 0;
  #citing = false;
  #captioning = false;

  constructor(story: StoryReading | null) {
    this.#story = story;
  }

  read(html: string): StoryBlock[] {
    this.#tokenizer.write(html, true);
    this.#part();
    this.#closeList();
    return this.#blocks;
  }

  #write(chars: string): void {
    if (this.#left || this.#isFull()) return;
    const style = { strong: this.#strong > 0, emphasis: this.#emphasis > 0, href: this.#links.at(-1) ?? null };
    this.#running.add(chars, style);
  }

  #isFull = () => this.#blocks.length > mostBlocks;

  #begin(tag: Token.TagToken): void {
    const name = tag.tagName;
    if (this.#left) {
      if (this.#left.tag === name && !tag.selfClosing) this.#left.depth += 1;
      return;
    }
    const mode = name === 'form' && this.#story ? null : left.get(name);
    if (mode !== undefined) {
      this.#story?.leftOut(name);
      if (mode !== null) this.#tokenizer.state = mode;
      if (!(drawings.has(name) && tag.selfClosing)) this.#left = { tag: name, depth: 1 };
      return;
    }
    if (strong.has(name)) this.#strong += 1;
    else if (emphasis.has(name)) this.#emphasis += 1;
    else if (name === 'a') this.#links.push(this.#linkOf(Token.getTokenAttr(tag, 'href')));
    else if (lists.has(name)) this.#openList(name === 'ol');
    else if (name === 'blockquote') this.#quote(1);
    else if (/^h[1-6]$/.test(name)) this.#openHeading(name < 'h3' ? 2 : 3);
    else if (this.#quoteDepth > 0 && (name === 'cite' || name === 'footer')) this.#cite(true);
    else if (items.has(name)) this.#part();
    else if (name === 'br') this.#break();
    else if (name === 'img' && this.#story) this.#picture(tag, this.#story);
    else if (name === 'figcaption') this.#caption(true);
    else if (parting.has(name)) this.#partOrSpace();
  }

  #end(name: string): void {
    if (this.#left) {
      if (this.#left.tag === name) this.#left.depth -= 1;
      if (this.#left.depth === 0) this.#left = null;
      return;
    }
    if (strong.has(name)) this.#strong = Math.max(0, this.#strong - 1);
    else if (emphasis.has(name)) this.#emphasis = Math.max(0, this.#emphasis - 1);
    else if (name === 'a') this.#links.pop();
    else if (lists.has(name)) this.#endList();
    else if (name === 'blockquote') this.#quote(-1);
    else if (/^h[1-6]$/.test(name)) this.#partOrSpace();
    else if (this.#quoteDepth > 0 && (name === 'cite' || name === 'footer')) this.#cite(false);
    else if (items.has(name)) this.#part();
    else if (name === 'figcaption') this.#caption(false);
    else if (parting.has(name)) this.#partOrSpace();
  }

  #linkOf(href: string | null): string | null {
    return linkTo(href === null ? undefined : (this.#story?.link(href) ?? href));
  }

  #picture(tag: Token.TagToken, story: StoryReading): void {
    const attribute = (name: string) => Token.getTokenAttr(tag, name) ?? '';
    const imageId = story.picture({ src: attribute('src'), className: attribute('class') });
    this.#partOrSpace();
    if (imageId) this.#put({ kind: 'image', imageId, caption: '' });
    else story.leftOut('img');
  }

  #caption(begins: boolean): void {
    // The caption of a picture within a list is no item of it.
    if (this.#story) this.#part();
    else this.#partOrSpace();
    this.#captioning = begins;
  }

  /** Within an item or a heading everything is one line. */
  #break(): void {
    if (this.#listDepth > 0 || this.#heading) this.#running.add(' ', plain);
    else this.#part();
  }

  #partOrSpace(): void {
    if (this.#listDepth > 0) this.#running.add(' ', plain);
    else this.#part();
  }

  #openHeading(level: 2 | 3): void {
    this.#partOrSpace();
    this.#heading = this.#listDepth > 0 ? null : level;
  }

  #openList(ordered: boolean): void {
    this.#part();
    if (this.#listDepth === 0) this.#ordered = ordered;
    this.#listDepth += 1;
  }

  #endList(): void {
    this.#part();
    this.#listDepth = Math.max(0, this.#listDepth - 1);
    if (this.#listDepth === 0) this.#closeList();
  }

  #closeList(): void {
    for (let at = 0; at < this.#items.length; at += mostItems)
      this.#put({ kind: 'list', ordered: this.#ordered, items: this.#items.slice(at, at + mostItems) });
    this.#items = [];
  }

  #quote(step: 1 | -1): void {
    this.#partOrSpace();
    this.#quoteDepth = Math.max(0, this.#quoteDepth + step);
    this.#citing = false;
  }

  #cite(begins: boolean): void {
    this.#partOrSpace();
    this.#citing = begins;
  }

  /** Ends the running text and makes a block of it. */
  #part(): void {
    const texts = this.#running.take();
    const heading = this.#heading;
    this.#heading = null;
    for (const { text, marks } of texts) {
      const last = this.#blocks.at(-1);
      if (this.#captioning && last?.kind === 'image') last.caption = text.slice(0, longestLine);
      else if (this.#listDepth > 0) this.#items.push({ text, marks });
      else if (this.#quoteDepth > 0 && this.#citing && last?.kind === 'quote')
        last.cite = text.replace(/^[—–-]\s*/, '').slice(0, longestLine);
      else if (this.#quoteDepth > 0) this.#put({ kind: 'quote', text, cite: '' });
      else if (heading && text.length <= longestLine) this.#put({ kind: 'heading', level: heading, text });
      else this.#put({ kind: 'paragraph', text, marks });
    }
  }

  #put(block: Content): void {
    if (this.#isFull()) return;
    const base = { id: `part-${this.#blocks.length + 1}`, locked: false, origin: 'person' } as const;
    this.#blocks.push({ ...base, ...block });
  }
}

type Without<B> = B extends unknown ? Omit<B, 'id' | 'locked' | 'origin'> : never;
type Content = Without<StoryBlock>;

const plain = { strong: false, emphasis: false, href: null };
