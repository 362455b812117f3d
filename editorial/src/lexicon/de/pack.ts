/** Deutsch, zusammengesetzt. */

import { amenities } from '#lexicon/de/amenities.ts';
import * as asides from '#lexicon/de/asides.ts';
import { comforts } from '#lexicon/de/comforts.ts';
import { idioms } from '#lexicon/de/idioms.ts';
import * as nouns from '#lexicon/de/nouns.ts';
import { numbers } from '#lexicon/de/numbers.ts';
import * as quantities from '#lexicon/de/quantities.ts';
import * as rules from '#lexicon/de/rules.ts';
import { style } from '#lexicon/de/style.ts';
import type { LanguagePack } from '#lexicon/language-pack.ts';
import { list } from '#lexicon/list.ts';

export const german: LanguagePack = {
  language: 'de',
  endings: ['e', 'en', 'er', 'es', 'em', 'n', 's'],
  verbEndings: list(`e, st, t, en, n, et, te, ten, ete, eten, end, est`),
  amenities: { ...amenities, ...comforts },
  idioms,
  numbers,
  style,
  ...asides,
  ...nouns,
  ...quantities,
  ...rules,
};
