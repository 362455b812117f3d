/**
 * The one stylesheet of a page: fonts, the hotel's theme as variables, and the rules of the theme and of every block
 * folder. It stands in the page itself, and its hash in the page's policy, so that no other style can.
 */
import { createHash } from 'node:crypto';
import { focusStep } from '@foyer/contract/media';
import type { Theme } from '@foyer/contract/theme';
import { type FontAddresses, fontFaces } from './fonts.ts';
import { themeVariables } from './variables.ts';

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

/** Where a picture with a focal point is held fast when it is cut: a rule for each step across and down. */
const focalPoints = Array.from({ length: 100 / focusStep + 1 }, (_, step) => step * focusStep)
  .map((at) => `.fx${at}{--fx:${at}%}.fy${at}{--fy:${at}%}`)
  .join('');

export type Stylesheet = { text: string; hash: string };

/** The stylesheet of a theme, and its SHA-256 in base64 for the policy. */
export function stylesheetOf(theme: Theme, fonts: FontAddresses): Stylesheet {
  const text = fontFaces(fonts, theme.typography) + themeVariables(theme) + focalPoints + rules;
  return { text, hash: createHash('sha256').update(text).digest('base64') };
}
