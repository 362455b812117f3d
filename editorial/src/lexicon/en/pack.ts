/** English, put together. */

import { amenities } from '#lexicon/en/amenities.ts';
import * as asides from '#lexicon/en/asides.ts';
import { comforts } from '#lexicon/en/comforts.ts';
import { idioms } from '#lexicon/en/idioms.ts';
import * as nouns from '#lexicon/en/nouns.ts';
import { numbers } from '#lexicon/en/numbers.ts';
import * as quantities from '#lexicon/en/quantities.ts';
import * as rules from '#lexicon/en/rules.ts';
import { style } from '#lexicon/en/style.ts';
import type { LanguagePack } from '#lexicon/language-pack.ts';

export const english: LanguagePack = {
  language: 'en',
  endings: ['s', 'es'],
  verbEndings: ['s', 'e', 'es', 'ed', 'ing', 'd', 'ning', 'ting'],
  amenities: { ...amenities, ...comforts },
  idioms,
  numbers,
  style,
  ...asides,
  ...nouns,
  ...quantities,
  ...rules,
};
