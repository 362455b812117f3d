/**
 * The style, the mark and the two font files of the sign-in pages, read once and served by name. Nothing else is
 * served from disk, and no page carries a script.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { markPaths } from './pages.ts';
import type { Middleware } from './shell.ts';

const fonts = {
  latin: import.meta.resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
  'latin-ext': import.meta.resolve(
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2',
  ),
};
const font = (subset: keyof typeof fonts) => readFileSync(fileURLToPath(fonts[subset]));

const style = (name: string) => readFileSync(new URL(`./${name}.css`, import.meta.url), 'utf8');

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${markPaths}</svg>`;

/** Answers `/assets/…` and leaves the rest to the next. */
export function serveAssets(): Middleware {
  const assets = new Map([
    [
      '/assets/pages.css',
      { type: 'text/css; charset=utf-8', body: ['theme', 'pages', 'demo-accounts'].map(style).join('\n') },
    ],
    ['/assets/mark.svg', { type: 'image/svg+xml', body: icon }],
    ['/assets/instrument-sans-latin.woff2', { type: 'font/woff2', body: font('latin') }],
    ['/assets/instrument-sans-latin-ext.woff2', { type: 'font/woff2', body: font('latin-ext') }],
  ]);

  return async (ctx, next) => {
    const asset = ctx.method === 'GET' || ctx.method === 'HEAD' ? assets.get(ctx.path) : undefined;
    if (!asset) return next();
    ctx.status = 200;
    ctx.type = asset.type;
    ctx.set('Cache-Control', 'public, max-age=3600');
    ctx.body = asset.body;
  };
}
