/**
 * The difference between what was brought to a WordPress and what was found there: field by field, the text piece by
 * piece, a piece sentence by sentence. All of it is plain text, whatever markup somebody wrote there.
 */
import type { Difference, DifferencePart } from '@foyer/contract/channel-drift';
import type { Language } from '@foyer/contract/languages';
import { sentencesOf } from '@foyer/editorial/readability/sentences';
import { align, wordLikeness } from '../aligning/rules.ts';
import { type Piece, readLine, readPost } from '../reading/rules.ts';
import type { TextThere } from '../store.ts';

/** A field of a post in WordPress, as text. */
type Field = { key: string; name: string; value: string };

const words: Record<string, string> = {
  title: 'Title',
  excerpt: 'Summary',
  status: 'Status',
  slug: 'Address',
  featured: 'Main picture',
  'meta.description': 'Description for search',
};

/** Keys of the fields that differ; those of `meta` and `terms` bear that name before their own. */
export const changedFields = (brought: TextThere, found: TextThere): string[] =>
  pairsOf(brought, found).map(({ key }) => key);

/** Those that differ, with both values; everything there where nothing of ours was kept. */
export const fieldsOf = (brought: TextThere | null, found: TextThere | null): Difference['fields'] =>
  pairsOf(brought, found).map(({ name, ours, theirs }) => ({ name, ours, theirs }));

function pairsOf(brought: TextThere | null, found: TextThere | null) {
  const [own, there] = [fieldsIn(brought), fieldsIn(found)];
  return [...new Map([...own, ...there]).values()]
    .map(({ key, name }) => ({ key, name, ours: own.get(key)?.value ?? null, theirs: there.get(key)?.value ?? null }))
    .filter(({ ours, theirs }) => ours !== theirs);
}

function fieldsIn(text: TextThere | null): Map<string, Field> {
  if (!text) return new Map();
  const { title, excerpt, status, slug, featured, meta, terms } = text;
  const values: [string, unknown][] = [
    ...Object.entries({ title: readLine(title) ?? title, excerpt: readLine(excerpt) ?? excerpt }),
    ...Object.entries({ status, slug, featured: featured ? `No. ${featured}` : '' }),
    ...Object.entries(meta).map(([key, value]): [string, unknown] => [`meta.${key}`, value]),
    ...Object.entries(terms).map(([key, value]): [string, unknown] => [`terms.${key}`, value]),
  ];
  const fields = values.map(([key, value]): Field => ({ key, name: nameOf(key), value: written(value) }));
  return new Map(fields.filter(({ value }) => value !== '').map((field) => [field.key, field]));
}

/** A key as people read it. */
export function nameOf(key: string): string {
  const own = key.replace(/^(meta|terms)\./, '').replaceAll('_', ' ');
  return words[key] ?? own.charAt(0).toUpperCase() + own.slice(1);
}

function written(value: unknown): string {
  if (Array.isArray(value)) return value.map(written).join(', ');
  if (value === null || value === undefined) return '';
  return (typeof value === 'object' ? JSON.stringify(value) : String(value)).slice(0, 4000);
}

/** The whole text, same pieces too, so that a change is read where it stands; empty where nothing of it differs. */
export function textOf(brought: TextThere | null, found: TextThere | null, language: Language): DifferencePart[] {
  if (brought && found && brought.content === found.content) return [];
  const ours = brought ? readPost(brought.content).pieces : [];
  const theirs = found ? readPost(found.content).pieces : [];
  return align(ours, theirs, likeness).map((pair) => {
    const one = pair.ours === undefined ? undefined : ours[pair.ours];
    const other = pair.theirs === undefined ? undefined : theirs[pair.theirs];
    return partOf(one, other, language);
  });
}

/** How alike two pieces are; only those of one kind stand beside each other. */
export function likeness(one: Piece, other: Piece): number {
  if (one.kind !== other.kind) return 0;
  if (JSON.stringify(one) === JSON.stringify(other)) return 1;
  return 0.01 + Math.min(0.9, wordLikeness(textIn(one), textIn(other)));
}

function partOf(ours: Piece | undefined, theirs: Piece | undefined, language: Language): DifferencePart {
  const what = whatIs((theirs ?? ours) as Piece);
  if (ours && theirs) {
    const [own, there] = besides(sentences(ours, language), sentences(theirs, language));
    const same = JSON.stringify(ours) === JSON.stringify(theirs);
    // Where the words are the same, something about them is not: all of it stands out.
    const all = !same && [...own, ...there].every(({ changed }) => !changed);
    const shown = (side: typeof own) => (all ? side.map((one) => ({ ...one, changed: true })) : side);
    return { what, state: same ? 'same' : 'changed', ours: shown(own), theirs: shown(there) };
  }
  const whole = (piece: Piece) => sentences(piece, language).map((text) => ({ text, changed: true }));
  return ours
    ? { what, state: 'removed', ours: whole(ours), theirs: null }
    : { what, state: 'added', ours: null, theirs: whole(theirs as Piece) };
}

/** Both sides' sentences, each with whether the other side has it. */
function besides(ours: string[], theirs: string[]) {
  const pairs = align(ours, theirs, (one, other) => (one === other ? 1 : 0));
  const both = pairs.filter((pair) => pair.ours !== undefined && pair.theirs !== undefined);
  const [kept, keptThere] = [new Set(both.map((pair) => pair.ours)), new Set(both.map((pair) => pair.theirs))];
  return [
    ours.map((text, at) => ({ text, changed: !kept.has(at) })),
    theirs.map((text, at) => ({ text, changed: !keptThere.has(at) })),
  ] as const;
}

function whatIs({ kind }: Piece): string {
  const names = {
    ...{ text: 'Paragraph', heading: 'Heading', list: 'List', quote: 'Quote' },
    ...{ rows: 'Details', picture: 'Picture' },
  };
  return names[kind];
}

function sentences(piece: Piece, language: Language): string[] {
  if (piece.kind !== 'text' && piece.kind !== 'quote') return linesOf(piece);
  const text = textIn(piece);
  const found = sentencesOf(text, language).map(({ start, end }) => text.slice(start, end));
  return found.length > 0 ? found : [text];
}

const textIn = (piece: Piece): string => linesOf(piece).join(' ');

function linesOf(piece: Piece): string[] {
  switch (piece.kind) {
    case 'text':
      return [piece.text.text];
    case 'heading':
      return [piece.text];
    case 'list':
      return piece.items.map(({ text }) => text);
    case 'quote':
      return [piece.text, piece.cite].filter(Boolean);
    case 'rows':
      return piece.rows.map(({ label, value }) => `${label}: ${value}`);
    case 'picture':
      return [piece.src.slice(piece.src.lastIndexOf('/') + 1), piece.caption].filter(Boolean);
  }
}
