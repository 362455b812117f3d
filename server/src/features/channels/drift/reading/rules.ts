/**
 * Reads the HTML of a post in WordPress into the pieces it is made of: paragraphs, headings, lists, quotes, rows of a
 * table of terms, pictures. Only the tokenizer of the parser is used, so that nothing nests too deep and every character
 * is looked at once. What no block of ours can hold is not passed over: it is named.
 */
import { Token, Tokenizer, TokenizerMode } from 'parse5';
import { linkTo, type RunningText, RunningTextReader } from '../../../property-posts/reading/running-text/rules.ts';

export type Piece =
  | { kind: 'text'; text: RunningText }
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'list'; ordered: boolean; items: RunningText[] }
  | { kind: 'quote'; text: string; cite: string }
  | { kind: 'rows'; rows: { label: string; value: string }[] }
  | { kind: 'picture'; src: string; caption: string };

/** `strange` names what is there beside the pieces, each once. */
export type PostText = { pieces: Piece[]; strange: string[] };

/** Characters that are read; nobody writes a page as long by hand. */
const longest = 400_000;

const mostNamed = 12;

/** Never throws. */
export function readPost(html: string): PostText {
  const reader = new PostReader();
  return reader.read(html.slice(0, longest), html.length > longest);
}

/** A title or a summary, which is markup there too, as plain text; null for what plain text cannot say. */
export function readLine(html: string): string | null {
  const { pieces, strange } = readPost(html);
  const texts = pieces.map((piece) =>
    piece.kind === 'text' && piece.text.marks.length === 0 ? piece.text.text : null,
  );
  return strange.length > 0 || texts.includes(null) ? null : texts.join(' ');
}

/** Their inside is no text of the page; the value says how the tokenizer reads on. */
const opaque = new Map<string, number | null>([
  ...['style', 'iframe', 'noembed', 'noframes', 'noscript', 'xmp'].map((tag) => [tag, TokenizerMode.RAWTEXT] as const),
  ['script', TokenizerMode.SCRIPT_DATA],
  ...['title', 'textarea'].map((tag) => [tag, TokenizerMode.RCDATA] as const),
  ...['svg', 'math', 'object', 'template', 'canvas', 'audio', 'video', 'form', 'select', 'button'].map(
    (tag) => [tag, null] as const,
  ),
]);
const strong = new Set(['b', 'strong']);
const emphasis = new Set(['i', 'em']);
/** They part texts and mean nothing else. */
const parting = new Set(['p', 'div', 'section', 'article', 'figure', 'figcaption', 'dl', 'blockquote', 'main']);
const headings = new Map<string, 2 | 3>([
  ['h2', 2],
  ['h3', 3],
]);
/** Blocks of WordPress's own editor that are nothing but the elements they hold. */
const plainBlocks = new Set(['paragraph', 'heading', 'list', 'list-item', 'quote', 'image', 'freeform', 'classic']);
const names: Record<string, string> = {
  table: 'a table',
  hr: 'a dividing line',
  iframe: 'an embedded page',
  video: 'a video',
  audio: 'a sound',
  form: 'a form',
  pre: 'text set by spaces',
  code: 'program text',
  h1: 'a heading of the first level',
  h4: 'a heading of the fourth level',
  h5: 'a heading of the fifth level',
  h6: 'a heading of the sixth level',
};
/** Parts of what is named by another element. */
const within = new Set(['tbody', 'thead', 'tfoot', 'tr', 'td', 'th', 'caption', 'colgroup', 'col', 'option', 'label']);
const plain = { strong: false, emphasis: false, href: null };

class PostReader {
  readonly #tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: false },
    {
      onComment: (token) => this.#comment(token.data),
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
  readonly #pieces: Piece[] = [];
  readonly #strange = new Set<string>();
  #left: { tag: string; depth: number } | null = null;
  #strong = 0;
  #emphasis = 0;
  #links: (string | null)[] = [];
  #heading: 2 | 3 | null = null;
  #list: { ordered: boolean; items: RunningText[] } | null = null;
  #quote: { text: string; cite: string } | null = null;
  #citing = false;
  #rows: { label: string; value: string }[] | null = null;
  #cell: 'label' | 'value' | null = null;
  #captioned: (Piece & { kind: 'picture' }) | null = null;
  #captioning = false;

  read(html: string, cut: boolean): PostText {
    if (cut) this.#strange.add('more text than a page can have');
    for (const name of shortcodesIn(html)) this.#strange.add(`the shortcode [${name}]`);
    this.#tokenizer.write(html, true);
    this.#part();
    this.#close();
    return { pieces: this.#pieces, strange: [...this.#strange].slice(0, mostNamed) };
  }

  #comment(data: string): void {
    const [, name] = /^\s*wp:([a-z0-9/-]+)/.exec(data) ?? [];
    if (name && !plainBlocks.has(name)) this.#strange.add(`the block “${name}”`);
    if (/^\s*(more|nextpage)/.test(data)) this.#strange.add('a mark that cuts the page in two');
  }

  #write(chars: string): void {
    if (this.#left) return;
    // Posts of the classic editor hold paragraphs as lines with nothing between.
    const parts = this.#isLoose() ? chars.split(/\n[\t ]*\r?\n\s*/) : [chars];
    for (const [at, part] of parts.entries()) {
      if (at > 0) this.#part();
      const style = { strong: this.#strong > 0, emphasis: this.#emphasis > 0, href: this.#links.at(-1) ?? null };
      this.#running.add(part, style);
    }
  }

  #isLoose = () => !(this.#list || this.#heading || this.#quote || this.#rows || this.#captioning);

  #begin(tag: Token.TagToken): void {
    const name = tag.tagName;
    if (this.#left) {
      if (this.#left.tag === name && !tag.selfClosing) this.#left.depth += 1;
      return;
    }
    const mode = opaque.get(name);
    if (mode !== undefined) {
      this.#strange.add(names[name] ?? `the element “${name}”`);
      if (mode !== null) this.#tokenizer.state = mode;
      if (!tag.selfClosing || mode !== null) this.#left = { tag: name, depth: 1 };
      return;
    }
    if (strong.has(name)) this.#strong += 1;
    else if (emphasis.has(name)) this.#emphasis += 1;
    else if (name === 'a') this.#link(Token.getTokenAttr(tag, 'href'));
    else if (name === 'img') this.#picture(tag);
    else if (name === 'br') this.#isLoose() ? this.#part() : this.#running.add(' ', plain);
    else if (!this.#beginPiece(name, tag)) this.#other(name, tag);
  }

  /** False for what is no piece of a page. */
  #beginPiece(name: string, tag: Token.TagToken): boolean {
    const heading = headings.get(name);
    if (!heading && !parting.has(name) && !['ul', 'ol', 'li', 'dt', 'dd', 'cite', 'footer'].includes(name))
      return false;
    this.#part();
    if (heading) this.#heading = heading;
    else if (name === 'ul' || name === 'ol') this.#beginList(name === 'ol');
    else if (name === 'blockquote') this.#beginQuote();
    else if (name === 'cite' || name === 'footer') this.#citing = this.#quote !== null;
    else if (name === 'dl') this.#rows = [];
    else if (name === 'dt' || name === 'dd') this.#beginCell(name === 'dt' ? 'label' : 'value');
    else if (name === 'figcaption') this.#captioning = this.#captioned !== null;
    else if (name === 'figure') this.#captioned = null;
    else if (Token.getTokenAttr(tag, 'hidden') !== null) this.#strange.add('text that nobody sees');
    return true;
  }

  #other(name: string, tag: Token.TagToken): void {
    if (within.has(name)) this.#running.add(' ', plain);
    else if (name !== 'span' || Token.getTokenAttr(tag, 'style'))
      this.#strange.add(names[name] ?? (name === 'span' ? 'text with a look of its own' : `the element “${name}”`));
    if (name === 'table' || name === 'hr' || name === 'pre') this.#part();
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
    else if (name === 'cite' || name === 'footer') {
      this.#part();
      this.#citing = false;
    } else if (name === 'figcaption') {
      this.#part();
      this.#captioning = false;
    } else if (['ul', 'ol', 'blockquote', 'dl'].includes(name)) {
      this.#part();
      this.#close();
    } else if (headings.has(name) || parting.has(name) || ['li', 'dt', 'dd', 'tr', 'table', 'pre'].includes(name))
      this.#part();
  }

  #link(written: string | null): void {
    const href = linkTo(written ?? undefined);
    if (written && !href) this.#strange.add(`a link to “${written.slice(0, 80)}”`);
    this.#links.push(href);
  }

  #picture(tag: Token.TagToken): void {
    this.#part();
    if (!this.#isLoose()) this.#strange.add('a picture within a text');
    const piece = { kind: 'picture' as const, src: (Token.getTokenAttr(tag, 'src') ?? '').slice(0, 2000), caption: '' };
    this.#pieces.push(piece);
    this.#captioned = piece;
  }

  #beginList(ordered: boolean): void {
    if (this.#list || this.#quote || this.#rows) this.#strange.add('a list within another text');
    else this.#list = { ordered, items: [] };
  }

  #beginQuote(): void {
    if (this.#list || this.#quote || this.#rows) this.#strange.add('a quote within another text');
    else this.#quote = { text: '', cite: '' };
  }

  #beginCell(cell: 'label' | 'value'): void {
    if (!this.#rows) this.#strange.add('a term outside of its list');
    this.#cell = cell;
  }

  /** Ends the running text and makes of it what it belongs to. */
  #part(): void {
    const heading = this.#heading;
    this.#heading = null;
    for (const text of this.#running.take()) {
      if (!heading && !this.#quote && !this.#rows && !this.#captioning) this.#free(text);
      else this.#bare(text, heading);
    }
  }

  #free(text: RunningText): void {
    if (this.#list) this.#list.items.push(text);
    else this.#pieces.push({ kind: 'text', text });
  }

  /** Texts that have no marks. */
  #bare({ text, marks }: RunningText, heading: 2 | 3 | null): void {
    if (marks.length > 0) this.#strange.add(`bold, slanted or linked words in “${text.slice(0, 60)}”`);
    const joined = (before: string) => (before ? `${before} ${text}` : text);
    if (this.#captioning && this.#captioned) this.#captioned.caption = joined(this.#captioned.caption);
    else if (this.#quote && this.#citing) this.#quote.cite = joined(this.#quote.cite);
    else if (this.#quote) this.#quote.text = joined(this.#quote.text);
    else if (this.#rows) this.#cellText(text);
    else if (heading) this.#pieces.push({ kind: 'heading', level: heading, text });
  }

  #cellText(text: string): void {
    const last = this.#rows?.at(-1);
    if (this.#cell === 'value' && last && !last.value) last.value = text;
    else if (this.#cell === 'value' && last) last.value = `${last.value} ${text}`;
    else this.#rows?.push({ label: text, value: '' });
  }

  #close(): void {
    if (this.#list && this.#list.items.length > 0) this.#pieces.push({ kind: 'list', ...this.#list });
    if (this.#quote?.text) this.#pieces.push({ kind: 'quote', ...this.#quote });
    if (this.#rows && this.#rows.length > 0) this.#pieces.push({ kind: 'rows', rows: this.#rows });
    this.#list = null;
    this.#quote = null;
    this.#rows = null;
    this.#cell = null;
    this.#citing = false;
  }
}

const ofWordPress = new Set(['gallery', 'caption', 'audio', 'video', 'playlist', 'embed']);

/** Shortcodes that WordPress or another plugin would put something else in place of. Ours are written as entities. */
function shortcodesIn(html: string): string[] {
  const closed = new Set([...html.matchAll(/\[\/([a-z][a-z0-9_-]{0,40})\]/gi)].map(([, name]) => name));
  const opened = html.matchAll(/\[([a-z][a-z0-9_-]{0,40})(?:\s[^[\]<>]{0,400})?\]/gi);
  return [...opened].flatMap(([whole, name = '']) =>
    ofWordPress.has(name) || /\s[a-z_-]+=/i.test(whole) || closed.has(name) ? [name] : [],
  );
}
