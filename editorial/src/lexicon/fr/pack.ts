/** Le français, réuni. */

import { amenities } from '#lexicon/fr/amenities.ts';
import * as asides from '#lexicon/fr/asides.ts';
import { comforts } from '#lexicon/fr/comforts.ts';
import { idioms } from '#lexicon/fr/idioms.ts';
import * as nouns from '#lexicon/fr/nouns.ts';
import { numbers } from '#lexicon/fr/numbers.ts';
import * as quantities from '#lexicon/fr/quantities.ts';
import * as rules from '#lexicon/fr/rules.ts';
import { style } from '#lexicon/fr/style.ts';
import type { LanguagePack } from '#lexicon/language-pack.ts';
import { list } from '#lexicon/list.ts';

export const french: LanguagePack = {
  language: 'fr',
  endings: ['s', 'x', 'e', 'es'],
  verbEndings: list(`e, es, ent, ons, ez, er, é, ée, era, eront, ait, aient, a, it, ir, ira, ant, t, te, tes`),
  amenities: { ...amenities, ...comforts },
  idioms,
  numbers,
  style,
  ...asides,
  ...nouns,
  ...quantities,
  ...rules,
};
