/** Questions that ask for something else than the thing they name: whether one may smoke in it, or from which hour it is open. */
import { type Mention, markAt, type Reading } from '#claims/reading/read.ts';

const smoking = /^(?:smoke|smoking|rauchen|geraucht|fumar|fumer|fume)$/;

export const isAskedToSmoke = (reading: Reading, start: number, end: number): boolean =>
  reading.tokens.slice(start, end).some(({ text }) => smoking.test(text));

/** True of what is itself about smoking: 'smoking rooms', 'a non-smoking house'. */
export const isOfSmoke = (reading: Reading, { from, to, subjects }: Mention): boolean =>
  subjects.some(({ ids }) => ids.some((id) => /smok/.test(id))) || isAskedToSmoke(reading, from, to);

/** 'Is breakfast served from six? No, from seven': the answer denies the hour, and not the breakfast. */
export const tellsWhen = (reading: Reading, start: number, end: number): boolean =>
  reading.tokens
    .slice(start, end)
    .some(
      ({ kind, article }, at) =>
        kind === 'clock' ||
        (kind === 'number' && !article) ||
        (['weekday', 'month'] as const).some((type) => markAt(reading, start + at, type) !== null),
    );
