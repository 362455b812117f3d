/** English numbers in words. */
import type { NumberWords } from '#lexicon/language-pack.ts';

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ordinalWords =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );

function spell(value: number): string[] {
  if (value < 20) return [small[value] ?? ''];
  if (value < 100) {
    const unit = value % 10;
    return [`${tens[Math.floor(value / 10)]}${unit ? `-${small[unit]}` : ''}`];
  }
  const rest = value % 100;
  const heads = value < 200 ? ['one hundred', 'a hundred', 'hundred'] : [`${small[Math.floor(value / 100)]} hundred`];
  if (rest === 0) return heads;
  return heads.flatMap((head) => spell(rest).flatMap((tail) => [`${head} and ${tail}`, `${head} ${tail}`]));
}

const ordinals: Record<string, number> = {};
for (let day = 1; day <= 31; day++) {
  const suffix =
    day % 10 === 1 && day !== 11
      ? 'st'
      : day % 10 === 2 && day !== 12
        ? 'nd'
        : day % 10 === 3 && day !== 13
          ? 'rd'
          : 'th';
  ordinals[`${day} ${suffix}`] = day;
  const word =
    ordinalWords[day - 1] ??
    (day === 30 ? 'thirtieth' : `${day > 30 ? 'thirty' : 'twenty'} ${ordinalWords[(day % 10) - 1]}`);
  ordinals[word] = day;
}

/** 'Twelve hundred and seventy-four'. */
const hundreds: Record<string, number> = {};
for (let head = 11; head < 20; head++)
  for (let rest = 0; rest < 100; rest++)
    for (const tail of rest === 0 ? [''] : spell(rest).flatMap((words) => [` and ${words}`]))
      hundreds[`${small[head]} hundred${tail}`] = head * 100 + rest;

export const numbers: NumberWords = {
  spell,
  articles: ['one'],
  others: {
    ...hundreds,
    'a dozen': 12,
    'half a dozen': 6,
    ...Object.fromEntries(small.slice(2, 13).map((word, at) => [`${word} dozen`, (at + 2) * 12])),
    ...Object.fromEntries(small.slice(1).map((word, at) => [`${word} and a half`, at + 1.5])),
    'a couple of': 2,
    'a pair of': 2,
    'half an': 0.5,
    'half a': 0.5,
  },
  round: { 'a score of': 20 },
  thousand: ['thousand'],
  ordinals,
};
