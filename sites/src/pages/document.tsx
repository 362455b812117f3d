/**
 * The frame every page stands in. For guests it has no script and one style element, whose hash the policy names; everything
 * else comes from the same host.
 */
import type { Language } from '@foyer/contract/languages';
import type { Theme } from '@foyer/contract/theme';
import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { type FontAddresses, firstFonts } from '#theme/fonts.ts';
import { sitePath } from '#theme/links.ts';
import { stylesheetOf } from '#theme/stylesheet.ts';
import { frameColors } from '#theme/variables.ts';

export type Rendered = { html: string; styleHash: string };
/**
 * `icon`: path of the sign in the tab; without one the site's initial is drawn. `script`: what runs while the settings of
 * the site are being edited.
 */
type Look = { theme: Theme; fonts: FontAddresses; language: Language; icon?: string; script?: string };

/** Renders a page whole. */
export function renderDocument(look: Look, head: ReactNode, body: ReactElement): Rendered {
  const style = stylesheetOf(look.theme, look.fonts);
  const page = (
    <html lang={look.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {frameColors(look.theme).map(({ color, media }) => (
          <meta key={color} name="theme-color" content={color} media={media} />
        ))}
        {firstFonts(look.theme.typography).map((name) => (
          <link
            key={name}
            rel="preload"
            as="font"
            type="font/woff2"
            href={look.fonts[name]}
            crossOrigin="anonymous"
            fetchPriority="high"
          />
        ))}
        {look.icon ? (
          <link rel="icon" type="image/webp" href={sitePath(look.icon)} />
        ) : (
          <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        )}
        {head}
        <style dangerouslySetInnerHTML={{ __html: style.text }} />
        {look.script && <script dangerouslySetInnerHTML={{ __html: look.script }} />}
      </head>
      <body>{body}</body>
    </html>
  );
  return { html: `<!doctype html>${renderToString(page)}`, styleHash: style.hash };
}
