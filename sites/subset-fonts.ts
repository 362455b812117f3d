/**
 * Makes the fonts of the build small: the letters, weights and optical sizes that the pages use. The packages stay the source; nothing made is kept in the repository.
 */
import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { axes, unicodeRanges } from './src/theme/font-ranges.ts';

/** Every character of a CSS unicode-range. */
function charactersOf(range: string): string {
  const spans = range.split(',').map((span) => span.slice(2).split('-'));
  return spans
    .flatMap(([first = '', last = first]) => {
      const from = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, i) => String.fromCodePoint(from + i));
    })
    .join('');
}

/** Replaces fonts imported as `…woff2?inline` by their smaller selves, in builds only. */
export const subsetFonts = (): Plugin => ({
  name: 'subset-fonts',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /\.woff2\?inline$/ },
    async handler(id) {
      const file = id.replace(/\?inline$/, '');
      const range = file.includes('latin-ext') ? unicodeRanges.latinExt : unicodeRanges.latin;
      const variationAxes = file.includes('newsreader') ? axes.newsreader : axes.others;
      const small = await subsetFont(await readFile(file), charactersOf(range), {
        targetFormat: 'woff2',
        variationAxes,
      });
      return `export default ${JSON.stringify(`data:font/woff2;base64,${small.toString('base64')}`)}`;
    },
  },
});
