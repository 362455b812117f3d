import { type FontAddresses, fontNames } from '#theme/fonts.ts';

/** Where each font would be served. */
export const fonts = Object.fromEntries(fontNames.map((name) => [name, `/${name}`])) as FontAddresses;
