/** El español, reunido. */
import { amenities } from '#lexicon/es/amenities.ts';
import * as nouns from '#lexicon/es/nouns.ts';
import { numbers } from '#lexicon/es/numbers.ts';
import * as quantities from '#lexicon/es/quantities.ts';
import * as rules from '#lexicon/es/rules.ts';
import { style } from '#lexicon/es/style.ts';
import type { LanguagePack } from '#lexicon/language-pack.ts';

export const spanish: LanguagePack = {
  language: 'es',
  endings: ['s', 'es'],
  verbEndings: ['a', 'an', 'ar', 'e', 'en', 'er', 'ir', 'imos', 'amos', 'emos', 'ió', 'ó', 'aron', 'ieron', 'ará', 'irá', 'erá', 'ado', 'ada', 'iendo', 'ando', 'á', 'arán'],
  amenities,
  numbers,
  style,
  ...nouns,
  ...quantities,
  ...rules,
};
