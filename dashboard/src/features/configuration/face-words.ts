import type { Family } from '@foyer/contract/theme';

type Face = {
  family: Family;
  name: string;
  about: string /** As the dashboard's own stylesheets call it. */;
  css: string;
};

/** The faces in the order they are offered. */
export const faces: readonly Face[] = [
  { family: 'newsreader', name: 'Newsreader', about: 'A serif for reading', css: '"Newsreader Variable", serif' },
  { family: 'lora', name: 'Lora', about: 'A warm serif', css: '"Lora", serif' },
  {
    family: 'playfair-display',
    name: 'Playfair Display',
    about: 'A serif for large titles',
    css: '"Playfair Display", serif',
  },
  {
    family: 'instrument-sans',
    name: 'Instrument Sans',
    about: 'A plain sans',
    css: '"Instrument Sans Variable", sans-serif',
  },
  { family: 'figtree', name: 'Figtree', about: 'A friendly sans', css: '"Figtree", sans-serif' },
  { family: 'work-sans', name: 'Work Sans', about: 'A wide sans', css: '"Work Sans", sans-serif' },
];

/** Letters that a face without them would show in another's. */
export const testLetters = 'ä ß ñ œ';
