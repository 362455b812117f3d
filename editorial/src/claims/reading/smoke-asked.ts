/** Questions whether a guest may smoke: what they name besides is only where. */
import type { Mention, Reading } from '#claims/reading/read.ts';

const smoking = /^(?:smoke|smoking|rauchen|geraucht|fumar|fumer|fume)$/;

export const isAskedToSmoke = (reading: Reading, start: number, end: number): boolean =>
  reading.tokens.slice(start, end).some(({ text }) => smoking.test(text));

/** True of what is itself about smoking: 'smoking rooms', 'a non-smoking house'. */
export const isOfSmoke = (reading: Reading, { from, to, subjects }: Mention): boolean =>
  subjects.some(({ ids }) => ids.some((id) => /smok/.test(id))) || isAskedToSmoke(reading, from, to);
