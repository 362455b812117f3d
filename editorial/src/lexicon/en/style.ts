/** English for the style check: English has one form of address, so only praise and worn phrases are listed. */

import type { StyleWords } from '#lexicon/language-pack.ts';
import { list } from '#lexicon/list.ts';

export const style: StyleWords = {
  formal: [],
  informal: ['hey', 'hey there', 'you guys', 'folks', 'gonna', 'wanna', 'gotta', 'y all'],
  verbs: [],
  formalImperatives: [],
  informalImperatives: [],
  nounImperatives: [],
  statementImperatives: [],
  cliches: list(`
    nestled {in|among|between|on|at}, oasis of {calm|peace|tranquility|tranquillity|relaxation|wellbeing|quiet},
    home away from home, haven of {peace|tranquility|tranquillity|calm}, hidden gem~, something for everyone,
    unforgettable {experience|moment|memory|memories|stay|night|time}~, a feast for the senses,
    indulge {in|yourself}, escape the {hustle|everyday}, hustle and bustle, whether you re, whether you are,
    look no further, leaves nothing to be desired, your every need, lap of luxury, picture perfect, breathtaking,
    stunning, world class, state of the art, second to none, like no other, perfect blend, best of both worlds,
    vibrant, bustling, tapestry, immerse yourself, step into, elevate your, unwind, bucket list, magical, magic,
    discover the, embark on, a testament to, in the heart of, boasts, boasting, timeless, once in a lifetime,
    the perfect place, perfect for, curated, culinary delights, pamper yourself, recharge your batteries,
    well deserved, treat yourself, where … meets
  `),
  superlatives: list(`
    best, finest, greatest,
    most {beautiful|exclusive|luxurious|stunning|famous|popular|romantic|spectacular|magnificent}, ultimate,
    unrivalled, unparalleled, unbeatable, perfect, unique, incomparable, number one, top class, first class,
    world famous, legendary, matchless, exceptional
  `),
};
