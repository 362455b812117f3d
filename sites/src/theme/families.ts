/**
 * The faces a site may be set in: what they are called in a stylesheet, which weights they carry, and the fonts of every
 * device that stand in until they arrive, fitted to their width and height so that nothing moves.
 */
import type { Family } from '@foyer/contract/theme';

/** A font of the device, made as wide and as high as the face; percentages. */
export type Fallback = { name: string; size: number; ascent: number; descent: number };

type Face = {
  name: string;
  kind: 'serif' | 'sans';
  weights: string;
  /** Weight of headings. */
  heading: number;
  /** Where small, middle and large letters differ in shape, a fallback for each. */
  fallbacks: { text: Fallback; title?: Fallback; display?: Fallback };
};

const one = (name: string, size: number, ascent: number, descent: number): Fallback => ({
  name,
  size,
  ascent,
  descent,
});

/** The percentages are measured on running text in the four languages. */
export const faces: Readonly<Record<Family, Face>> = {
  newsreader: {
    name: 'Newsreader',
    kind: 'serif',
    weights: '400',
    heading: 400,
    fallbacks: {
      text: one('Serif Text', 100.6, 73.6, 26.8),
      title: one('Serif Title', 103.6, 71.5, 26.1),
      display: one('Serif Display', 108.8, 68, 24.8),
    },
  },
  lora: {
    name: 'Lora',
    kind: 'serif',
    weights: '400 550',
    heading: 400,
    fallbacks: { text: one('Lora Text', 115.2, 87.4, 23.6) },
  },
  'playfair-display': {
    name: 'Playfair Display',
    kind: 'serif',
    weights: '400 550',
    heading: 400,
    fallbacks: { text: one('Playfair Text', 111.3, 97.2, 22.6) },
  },
  'instrument-sans': {
    name: 'Instrument Sans',
    kind: 'sans',
    weights: '400 550',
    heading: 550,
    fallbacks: { text: one('Sans Text', 101.4, 95.7, 24.7) },
  },
  figtree: {
    name: 'Figtree',
    kind: 'sans',
    weights: '400 550',
    heading: 550,
    fallbacks: { text: one('Figtree Text', 99.9, 95.1, 25) },
  },
  'work-sans': {
    name: 'Work Sans',
    kind: 'sans',
    weights: '400 550',
    heading: 550,
    fallbacks: { text: one('Work Text', 111.9, 83.1, 21.7) },
  },
};

const last = { serif: 'Georgia,serif', sans: 'system-ui,sans-serif' };

/** The value of `font-family` for a face at a size of letters. */
export function familyList(family: Family, at: 'text' | 'title' | 'display'): string {
  const { name, kind, fallbacks } = faces[family];
  return `"${name}","${(fallbacks[at] ?? fallbacks.text).name}",${last[kind]}`;
}
