/** Les nombres en toutes lettres. */

import type { NumberWords } from '#lexicon/language-pack.ts';

const small =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  );
const tens = 'zéro dix vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt'.split(' ');

function spell(value: number): string[] {
  if (value === 1) return ['un', 'une'];
  if (value < 20) return [small[value] ?? ''];
  if (value < 100) {
    const ten = Math.floor(value / 10);
    const base = tens[ten] ?? '';
    const rest = ten === 7 || ten === 9 ? (value % 10) + 10 : value % 10;
    if (rest === 0) return ten === 8 ? ['quatre-vingts', base] : [base];
    const joint = (rest === 1 || rest === 11) && ten < 8 ? ['et '] : [''];
    return spell(rest).flatMap((tail) => joint.map((link) => `${base} ${link}${tail}`));
  }
  const hundred = Math.floor(value / 100);
  const rest = value % 100;
  const head = hundred === 1 ? 'cent' : `${small[hundred]} cent`;
  if (rest === 0) return hundred === 1 ? ['cent'] : [`${head}s`, head];
  // 'Deux cents quarante' is written as often as it is wrong.
  return spell(rest).flatMap((tail) => [`${head} ${tail}`, ...(hundred > 1 ? [`${head}s ${tail}`] : [])]);
}

/** 'Douze cents mètres' : de onze à dix-neuf, on compte aussi par centaines. */
const byHundreds = Object.fromEntries(
  [11, 12, 13, 14, 15, 16, 17, 18, 19].flatMap((many) => [
    [`${small[many]} cents`, many * 100],
    [`${small[many]} cent`, many * 100],
    [`${small[many]} cent cinquante`, many * 100 + 50],
  ]),
);

const regional = { septante: 70, huitante: 80, octante: 80, nonante: 90 };

export const numbers: NumberWords = {
  spell: (value) => [...new Set(spell(value))],
  articles: ['un', 'une'],
  others: {
    ...regional,
    ...byHundreds,
    'une douzaine de': 12,
    'une douzaine d': 12,
    'deux douzaines d': 24,
    'une demi douzaine d': 6,
    'deux douzaines de': 24,
    'une demi douzaine de': 6,
    demi: 0.5,
    'un demi': 0.5,
    'une demi': 0.5,
  },
  round: {
    'une dizaine de': 10,
    'une dizaine d': 10,
    'une quinzaine de': 15,
    'une quinzaine d': 15,
    'une vingtaine de': 20,
    'une vingtaine d': 20,
    'une trentaine de': 30,
    'une trentaine d': 30,
    'une quarantaine de': 40,
    'une quarantaine d': 40,
    'une cinquantaine de': 50,
    'une cinquantaine d': 50,
    'une soixantaine de': 60,
    'une soixantaine d': 60,
    'une centaine de': 100,
    'une centaine d': 100,
  },
  thousand: ['mille'],
  ordinals: {
    premier: 1,
    première: 1,
    '1 er': 1,
    '1 ère': 1,
    deuxième: 2,
    second: 2,
    troisième: 3,
    quatrième: 4,
    cinquième: 5,
    sixième: 6,
    septième: 7,
    huitième: 8,
    neuvième: 9,
    dixième: 10,
    onzième: 11,
    douzième: 12,
    treizième: 13,
    quatorzième: 14,
    quinzième: 15,
    seizième: 16,
    vingtième: 20,
  },
};
