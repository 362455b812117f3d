/** Makes a block anew of the pieces that now stand where it stood. Answers in words what it cannot hold. */
import { type Block, type BlockOf, isStoryBlock, type StoryBlock } from '@foyer/contract/blocks';
import { uuidv7 } from 'uuidv7';
import type { RunningText } from '../../../../property-posts/reading/running-text/rules.ts';
import type { Pictures } from '../../../telling/markup/rules.ts';
import type { Piece } from '../../reading/rules.ts';

/** A piece that stands there now, and which of the block's own it stands for; null for one that was added. */
export type Placed = { piece: Piece; from: number | null };
type Around = { title: string; newTitle: string; origin: string; story: boolean; pictures: Pictures };

/** The block as it is now, several where text was added, none where all of it was taken away; or what is in the way. */
export function rebuilt(
  block: Block,
  before: readonly Piece[],
  now: readonly Placed[],
  around: Around,
): Block[] | string {
  if (JSON.stringify(before) === JSON.stringify(now.map(({ piece }) => piece))) return [retitled(block, around)];
  const made = isStoryBlock(block) ? story(block, now, around) : sectionOf(block, now, around);
  return typeof made === 'string' ? made : made.map((one) => ({ ...one, origin: 'person' }));
}

type Section = Exclude<Block, StoryBlock>;

function sectionOf(block: Section, now: readonly Placed[], around: Around): Block[] | string {
  switch (block.kind) {
    case 'hero':
      return hero(block, now, around);
    case 'details':
      return details(block, now);
    case 'questions':
      return questions(block, now);
    case 'gallery':
      return gallery(block, now, around);
    case 'booking':
      return booking(block, now);
    default:
      return prose(block, now);
  }
}

const names: Record<Block['kind'], string> = {
  hero: 'the top of the page',
  introduction: 'the introduction',
  details: 'the details',
  event: 'the text about the event',
  'getting-there': 'the text about getting there',
  rooms: 'the text about rooms',
  gallery: 'the gallery',
  'good-to-know': 'the text about what is good to know',
  questions: 'the questions and answers',
  booking: 'the booking bar',
  heading: 'the text',
  paragraph: 'the text',
  list: 'the text',
  quote: 'the text',
  image: 'the picture',
};
const kinds: Record<Piece['kind'], string> = {
  text: 'a paragraph',
  heading: 'a heading',
  list: 'a list',
  quote: 'a quote',
  rows: 'a table of terms',
  picture: 'a picture',
};

/** What is in the way, by its first words. */
function cannot(block: Block, piece: Piece): string {
  const said = firstWords(piece);
  return `${names[block.kind].replace(/^t/, 'T')} cannot hold ${kinds[piece.kind]}${said ? `: “${said}”` : ''}`;
}

function firstWords(piece: Piece): string {
  const texts = {
    text: () => (piece.kind === 'text' ? piece.text.text : ''),
    heading: () => (piece.kind === 'heading' ? piece.text : ''),
    list: () => (piece.kind === 'list' ? (piece.items[0]?.text ?? '') : ''),
    quote: () => (piece.kind === 'quote' ? piece.text : ''),
    rows: () => (piece.kind === 'rows' ? (piece.rows[0]?.label ?? '') : ''),
    picture: () => (piece.kind === 'picture' ? piece.src.slice(piece.src.lastIndexOf('/') + 1) : ''),
  };
  return texts[piece.kind]().slice(0, 60);
}

const marked = (block: Block, piece: Piece & { kind: 'text' }) =>
  `${names[block.kind].replace(/^t/, 'T')} is plain, and “${piece.text.text.slice(0, 60)}” has bold, slanted or linked words`;

/** A paragraph without marks, or what is in the way. */
function bare(block: Block, piece: Piece): { text: string } | string {
  if (piece.kind !== 'text') return cannot(block, piece);
  return piece.text.marks.length > 0 ? marked(block, piece) : { text: piece.text.text };
}

/** A title that was left out there, being the page's own, goes along with it. */
function retitled(block: Block, { title, newTitle }: Around): Block {
  return block.kind === 'hero' && block.title === title ? { ...block, title: newTitle } : block;
}

function hero(block: BlockOf<'hero'>, now: readonly Placed[], around: Around): Block[] | string {
  const told = (['eyebrow', 'title', 'subtitle'] as const).filter(
    (field) => block[field] !== '' && !(field === 'title' && block.title === around.title),
  );
  const made = { ...retitled(block, around) } as BlockOf<'hero'>;
  for (const field of told) made[field] = '';
  for (const { piece, from } of now) {
    const field = from === null ? undefined : told[from];
    if (!field) return cannot(block, piece);
    if (field === 'title' && piece.kind === 'heading') made.title = piece.text;
    else {
      const text = bare(block, piece);
      if (typeof text === 'string') return text;
      made[field] = text.text;
    }
  }
  return [made];
}

type Prose = Exclude<Section, BlockOf<'hero' | 'details' | 'questions' | 'gallery' | 'booking'>>;

function prose(block: Prose, now: readonly Placed[]): Block[] | string {
  const [heading, rest] = headed(now);
  const paragraphs: string[] = [];
  for (const { piece } of rest) {
    const text = bare(block, piece);
    if (typeof text === 'string') return text;
    paragraphs.push(text.text);
  }
  return now.length === 0 ? [] : [{ ...block, heading, paragraphs }];
}

/** The heading that begins a block, and what follows it. */
function headed(now: readonly Placed[]): [string, readonly Placed[]] {
  const [first, ...rest] = now;
  return first?.piece.kind === 'heading' && first.piece.level === 2 ? [first.piece.text, rest] : ['', now];
}

function details(block: BlockOf<'details'>, now: readonly Placed[]): Block[] | string {
  const [heading, rest] = headed(now);
  const rows = [];
  for (const { piece } of rest) {
    if (piece.kind !== 'rows') return cannot(block, piece);
    rows.push(...piece.rows);
  }
  return now.length === 0 ? [] : [{ ...block, heading, rows }];
}

function questions(block: BlockOf<'questions'>, now: readonly Placed[]): Block[] | string {
  const [heading, rest] = headed(now);
  const items: { question: string; answer: string }[] = [];
  for (const { piece } of rest) {
    const last = items.at(-1);
    if (piece.kind === 'heading' && piece.level === 3) items.push({ question: piece.text, answer: '' });
    else if (!last || last.answer) return cannot(block, piece);
    else {
      const answer = bare(block, piece);
      if (typeof answer === 'string') return answer;
      last.answer = answer.text;
    }
  }
  return now.length === 0 ? [] : [{ ...block, heading, items }];
}

/** Our id of a picture by where it stands there; undefined for one of theirs. */
const idOf = (src: string, pictures: Pictures) => [...pictures].find(([, picture]) => picture.url === src)?.[0];

const foreign = (piece: Piece & { kind: 'picture' }) =>
  `There is a picture that is not in the library: “${firstWords(piece)}”. Add it there first`;

function gallery(block: BlockOf<'gallery'>, now: readonly Placed[], { pictures }: Around): Block[] | string {
  const [heading, rest] = headed(now);
  const items: typeof block.items = [];
  for (const { piece } of rest) {
    if (piece.kind !== 'picture') return cannot(block, piece);
    const imageId = idOf(piece.src, pictures);
    if (!imageId) return foreign(piece);
    const known = block.items.find((item) => item.imageId === imageId);
    const asBefore = known && [known.title, known.caption].filter(Boolean).join('. ') === piece.caption;
    items.push(asBefore ? known : { imageId, title: '', caption: piece.caption });
  }
  const unsent = block.items.filter(({ imageId }) => !pictures.has(imageId));
  return now.length === 0 && unsent.length === 0 ? [] : [{ ...block, heading, items: [...items, ...unsent] }];
}

function booking(block: BlockOf<'booking'>, now: readonly Placed[]): Block[] | string {
  const [first, more] = now;
  if (more) return cannot(block, more.piece);
  const rate = first ? bare(block, first.piece) : { text: '' };
  return typeof rate === 'string' ? rate : [{ ...block, rate: rate.text }];
}

function story(block: StoryBlock, now: readonly Placed[], around: Around): Block[] | string {
  const made: Block[] = [];
  for (const { piece, from } of now) {
    if (from === null && !around.story) return cannot(block, piece);
    const one = storyOf(piece, around);
    if (typeof one === 'string') return one;
    const kept = from === 0 && one.kind === block.kind;
    made.push({ ...one, id: kept ? block.id : uuidv7(), locked: kept && block.locked, origin: 'person' });
  }
  return made;
}

/** A link to our own site leads there from anywhere; here it is a path again. */
const atHome = ({ text, marks }: RunningText, origin: string): RunningText => ({
  text,
  marks: marks.map((one) =>
    one.href?.startsWith(`${origin}/`) ? { ...one, href: one.href.slice(origin.length) } : one,
  ),
});

function storyOf(piece: Piece, { pictures, origin }: Around) {
  switch (piece.kind) {
    case 'text':
      return { kind: 'paragraph', ...atHome(piece.text, origin) } as const;
    case 'heading':
      return { kind: 'heading', level: piece.level, text: piece.text } as const;
    case 'list':
      return { kind: 'list', ordered: piece.ordered, items: piece.items.map((item) => atHome(item, origin)) } as const;
    case 'quote':
      return { kind: 'quote', text: piece.text, cite: piece.cite } as const;
    case 'picture': {
      const imageId = idOf(piece.src, pictures);
      return imageId ? ({ kind: 'image', imageId, caption: piece.caption } as const) : foreign(piece);
    }
    case 'rows':
      return 'There is a table of terms, which the text cannot hold';
  }
}
