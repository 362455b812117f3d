/** El español, reunido. */

import { amenities } from '#lexicon/es/amenities.ts';
import * as asides from '#lexicon/es/asides.ts';
import { comforts } from '#lexicon/es/comforts.ts';
import { idioms } from '#lexicon/es/idioms.ts';
import * as nouns from '#lexicon/es/nouns.ts';
import { numbers } from '#lexicon/es/numbers.ts';
import * as quantities from '#lexicon/es/quantities.ts';
import * as rules from '#lexicon/es/rules.ts';
import { style } from '#lexicon/es/style.ts';
import type { LanguagePack } from '#lexicon/language-pack.ts';
import { list } from '#lexicon/list.ts';

export const spanish: LanguagePack = {
  language: 'es',
  endings: ['s', 'es'],
  verbEndings: list(`
    a, an, ar, e, en, er, ir, imos, amos, emos, ió, ó, aron, ieron, ará, irá, erá, ado, ada, iendo, ando, á,
    arán
  `),
  amenities: { ...amenities, ...comforts },
  idioms,
  numbers,
  style,
  ...asides,
  ...nouns,
  ...quantities,
  ...rules,
};
