/** Deutsche Zahlwörter. */
import type { NumberWords } from '#lexicon/language-pack.ts';

const small =
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  );
const tens = 'null zehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');
const ordinalStems =
  'erst zweit dritt viert fünft sechst siebt acht neunt zehnt elft zwölft dreizehnt vierzehnt fünfzehnt sechzehnt siebzehnt achtzehnt neunzehnt'.split(
    ' ',
  );

function spell(value: number): string[] {
  if (value < 20) return value === 2 ? ['zwei', 'zwo', 'zweien'] : [small[value] ?? ''];
  if (value < 100) {
    const unit = value % 10;
    const ten = tens[Math.floor(value / 10)] ?? '';
    return [unit ? `${unit === 1 ? 'ein' : small[unit]}und${ten}` : ten];
  }
  const rest = value % 100;
  const heads = value < 200 ? ['hundert', 'einhundert'] : [`${small[Math.floor(value / 100)]}hundert`];
  if (rest === 0) return heads;
  return heads.flatMap((head) => spell(rest).flatMap((tail) => [`${head}${tail}`, `${head}und${tail}`]));
}

const ordinals: Record<string, number> = {};
for (let day = 1; day <= 31; day++) {
  const stem = ordinalStems[day - 1] ?? `${spell(day)[0]}st`;
  for (const ending of ['e', 'en', 'er', 'es', 'em']) ordinals[stem + ending] = day;
}

export const numbers: NumberWords = {
  spell,
  articles: ['ein', 'eine', 'einen', 'einem', 'einer', 'eines'],
  others: {
    dutzend: 12,
    'ein dutzend': 12,
    ...Object.fromEntries(small.slice(2).map((word, at) => [`${word} dutzend`, (at + 2) * 12])),
    ...Object.fromEntries(small.slice(2).map((word, at) => [`${word}einhalb`, at + 2.5])),
    'ein halbes dutzend': 6,
    anderthalb: 1.5,
    eineinhalb: 1.5,
    'eine halbe': 0.5,
    'ein halber': 0.5,
    'einen halben': 0.5,
    'ein paar dutzend': 24,
    einziges: 1,
  },
  round: {},
  thousand: ['tausend'],
  ordinals,
};
