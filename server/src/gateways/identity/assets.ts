/**
 * The style and the two font files of the sign-in pages, read once and served by name. Nothing else is served from
 * disk, and no page carries a script.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Middleware } from './shell.ts';

const font = (subset: string) =>
  readFileSync(
    fileURLToPath(
      import.meta.resolve(`@fontsource-variable/instrument-sans/files/instrument-sans-${subset}-wght-normal.woff2`),
    ),
  );

/** Answers `/assets/…` and leaves the rest to the next. */
export function serveAssets(): Middleware {
  const assets = new Map([
    [
      '/assets/pages.css',
      { type: 'text/css; charset=utf-8', body: readFileSync(new URL('./pages.css', import.meta.url)) },
    ],
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
