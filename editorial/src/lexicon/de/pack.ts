/** Deutsch, zusammengesetzt. */
import { amenities } from '#lexicon/de/amenities.ts';
import * as nouns from '#lexicon/de/nouns.ts';
import { numbers } from '#lexicon/de/numbers.ts';
import * as quantities from '#lexicon/de/quantities.ts';
import * as rules from '#lexicon/de/rules.ts';
import { style } from '#lexicon/de/style.ts';
import type { LanguagePack } from '#lexicon/language-pack.ts';

export const german: LanguagePack = {
  language: 'de',
  endings: ['e', 'en', 'er', 'es', 'em', 'n', 's'],
  verbEndings: ['e', 'st', 't', 'en', 'n', 'et', 'te', 'ten', 'ete', 'eten', 'end', 'est'],
  amenities,
  numbers,
  style,
  ...nouns,
  ...quantities,
  ...rules,
};
