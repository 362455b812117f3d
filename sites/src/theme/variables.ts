/**
 * A theme as CSS variables. The contract has let through nothing but colors, numbers and names out of lists; what stands
 * here turns them into declarations and nothing else.
 */

import type { Palette, Theme } from '@foyer/contract/theme';
import { buttonColors, buttonSizes } from '@foyer/contract/theme-colors';
import { faces, familyList } from './families.ts';

type Declarations = Record<string, string | number>;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const block = (declarations: Declarations) =>
  `:root{${Object.entries(declarations)
    .map(([name, value]) => `--${kebab(name)}:${value}`)
    .join(';')}}`;
const rem = (pixels: number) => `${Number((pixels / 16).toFixed(4))}rem`;
const rounded = (number: number) => Number(number.toFixed(3));

function colors(palette: Palette, { buttons: { variant } }: Theme): Declarations {
  const { rest, hover, disabled } = buttonColors(variant, palette);
  const onPanel = variant === 'outline';
  return {
    ...palette,
    button: rest.ground,
    buttonInk: rest.ink,
    buttonEdge: rest.edge,
    buttonHover: hover.ground,
    buttonHoverInk: hover.ink,
    buttonHoverEdge: hover.edge,
    buttonOff: disabled.ground,
    buttonOffInk: disabled.ink,
    buttonOffEdge: disabled.edge,
    // On a solid panel the accent would not be told from it: a button of lines takes the panel's own ink.
    panelButton: onPanel ? palette.panel : rest.ground,
    panelButtonInk: onPanel ? palette.panelInk : rest.ink,
    panelButtonEdge: onPanel ? palette.panelInk : rest.edge,
  };
}

/** What `divider.length` comes to: where the line begins, counted from the start of a part of a page, and how long it is. */
const lineFrom = { full: '0px', text: 'calc((100% - var(--gap)) * 1.35 / 2.35 + var(--gap))', short: '0px' };
const lineLong = { full: '100%', text: '100%', short: '4rem' };

function shapes({ buttons, divider, typography, container }: Theme): Declarations {
  const { height, side } = buttonSizes[buttons.size];
  const { heading, text, body, size, measure } = typography;
  // The pages were drawn for 1.25; larger steps grow more slowly, so that a title never fills a screen.
  const step = typography.scale / 1.25;
  return {
    radius: `${buttons.radius}px`,
    buttonHeight: rem(height),
    buttonSide: rem(side),
    buttonBorder: `${buttons.border}px`,
    display: familyList(heading, 'display'),
    title: familyList(heading, 'title'),
    minor: familyList(heading, 'text'),
    running: familyList(text, 'text'),
    plain: familyList(body, 'text'),
    headingWeight: faces[heading].heading,
    textSize: rem(size),
    step1: rounded(step),
    step2: rounded(step ** 1.5),
    step3: rounded(step ** 2),
    // An em holds about 1.9 letters.
    measure: `${rounded(measure * 0.53)}em`,
    lineStyle: divider.line,
    lineWidth: `${divider.width}px`,
    lineColor: `var(--${divider.color})`,
    lineSpace: divider.line === 'none' ? 0 : rem(divider.space),
    lineFrom: lineFrom[divider.length],
    lineLong: lineLong[divider.length],
    pageWidth: rem(container.width),
    gutter: rem(container.gutter),
    space: rem(container.spacing),
  };
}

/** The rules that set every variable; with `auto` the dark palette counts on devices set to dark. */
export function themeVariables(theme: Theme): string {
  const { scheme, light, dark } = theme.colors;
  const first = scheme === 'dark' ? dark : light;
  const schemes = { light: 'light', dark: 'dark', auto: 'light dark' };
  return [
    block({ ...colors(first, theme), ...shapes(theme) }),
    `:root{color-scheme:${schemes[scheme]}}`,
    scheme === 'auto' ? `@media (prefers-color-scheme:dark){${block(colors(dark, theme))}}` : '',
  ].join('');
}

/** The color of the browser's own frame around a page, with what the device must be set to. */
export const frameColors = ({ colors: { scheme, light, dark } }: Theme): { color: string; media?: string }[] =>
  scheme === 'auto'
    ? [
        { color: light.panel, media: '(prefers-color-scheme: light)' },
        { color: dark.panel, media: '(prefers-color-scheme: dark)' },
      ]
    : [{ color: (scheme === 'dark' ? dark : light).panel }];
