/** Números en español. */
import type { NumberWords } from '#lexicon/language-pack.ts';

const small =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  );
const tens = 'cero diez veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');
const hundreds =
  'cero ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(
    ' ',
  );

function spell(value: number): string[] {
  if (value === 1) return ['uno', 'un', 'una'];
  if (value === 21) return ['veintiuno', 'veintiún', 'veintiuna'];
  if (value < 30) return [small[value] ?? ''];
  if (value < 100) {
    const unit = value % 10;
    const ten = tens[Math.floor(value / 10)] ?? '';
    return unit ? spell(unit).map((word) => `${ten} y ${word}`) : [ten];
  }
  if (value === 100) return ['cien'];
  const head = hundreds[Math.floor(value / 100)] ?? '';
  const heads = head.endsWith('os') ? [head, `${head.slice(0, -2)}as`] : [head];
  const rest = value % 100;
  return heads.flatMap((first) => (rest ? spell(rest).map((tail) => `${first} ${tail}`) : [first]));
}

export const numbers: NumberWords = {
  spell,
  articles: ['un', 'una', 'uno'],
  others: {
    docena: 12,
    'una docena de': 12,
    'dos docenas de': 24,
    'media docena de': 6,
    'un par de': 2,
    media: 0.5,
    medio: 0.5,
    'uno y medio': 1.5,
  },
  round: {
    'una decena de': 10,
    'una quincena de': 15,
    'una veintena de': 20,
    'una treintena de': 30,
    'una cuarentena de': 40,
    'una cincuentena de': 50,
    'medio centenar de': 50,
    'un centenar de': 100,
    'un millar de': 1000,
  },
  thousand: ['mil'],
  ordinals: {
    primero: 1,
    primer: 1,
    primera: 1,
    segundo: 2,
    segunda: 2,
    tercer: 3,
    tercero: 3,
    tercera: 3,
    cuarto: 4,
    cuarta: 4,
    quinto: 5,
    quinta: 5,
    sexto: 6,
    sexta: 6,
    séptimo: 7,
    séptima: 7,
    octavo: 8,
    octava: 8,
    noveno: 9,
    novena: 9,
    décimo: 10,
    décima: 10,
  },
};
