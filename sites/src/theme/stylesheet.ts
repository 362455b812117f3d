/**
 * The one stylesheet of a page: fonts, the hotel's theme as variables, and the rules of the theme and of every block
 * folder. It stands in the page itself, and its hash in the page's policy, so that no other style can.
 */
import { createHash } from 'node:crypto';
import type { Theme } from '@foyer/contract/theme';
import { type FontAddresses, fontFaces } from './fonts.ts';

const sheets = import.meta.glob<string>(['./*.css', '../pages/*.css', '../blocks/*/*.css'], {
  query: '?inline',
  import: 'default',
  eager: true,
});
/** The base first, so that everything may refine it; paper last. */
const order = (name: string) => (name === './base.css' ? 0 : name === './print.css' ? 2 : 1);
const rules = Object.entries(sheets)
  .sort(([a], [b]) => order(a) - order(b) || a.localeCompare(b, 'en'))
  .map(([, sheet]) => sheet.trim())
  .join('');

export type Stylesheet = { text: string; hash: string };

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The theme as declarations: `--panel-ink:#fdfcf8` and the rest, `--radius` in pixels. */
export const themeVariables = ({ radius, ...colors }: Theme) =>
  `:root{${Object.entries(colors)
    .map(([name, value]) => `--${kebab(name)}:${value}`)
    .join(';')};--radius:${radius}px}`;

/** The stylesheet of a theme, and its SHA-256 in base64 for the policy. */
export function stylesheetOf(theme: Theme, fonts: FontAddresses): Stylesheet {
  const text = fontFaces(fonts) + themeVariables(theme) + rules;
  return { text, hash: createHash('sha256').update(text).digest('base64') };
}
