/** Kilometres that measure a hike, a river or a trail and lead nowhere. */
import type { Ledger } from '#claims/ledger/ledger.ts';
import { isOfLandmark } from '#claims/reading/landmarks.ts';
import type { Quantity } from '#claims/reading/quantities.ts';
import { idsOf, markAt, markBefore, marksIn, mentionsBeside, type Reading } from '#claims/reading/read.ts';

/** 'A hike of 12 kilometres', where no source tells kilometres of its own. */
function isLengthOfTrail(reading: Reading, ledger: Ledger, { unit, from }: Pick<Quantity, 'unit' | 'from'>): boolean {
  if ((unit !== 'km' && unit !== 'mi') || !/^(?:de|d|von|of)$/.test(reading.tokens[from - 1]?.text ?? '')) return false;
  const trail =
    marksIn(reading, from - 3, from - 1, 'landmark').some(
      (mark) => mark.mark.id === 'nature' && mark.to === from - 1,
    ) ||
    mentionsBeside(reading, from).some(
      (mention) =>
        mention.to === from - 1 &&
        idsOf(mention, 'counted').some((id) => id === 'hike' || id === 'lap' || id === 'tour'),
    );
  return trail && !ledger.stated.some((stated) => stated.quantities.some((one) => one.unit === unit));
}

/** 'The Rhône is 812 kilometres long': kilometres that measure a river or a trail lead nowhere. */
export const isLengthOfOther = (reading: Reading, ledger: Ledger, { unit, from, to, mode }: Quantity): boolean =>
  isLengthOfTrail(reading, ledger, { unit, from }) ||
  (mode === null &&
    (markAt(reading, to, 'dimension') !== null || markBefore(reading, from, 'measures') !== null) &&
    (unit === 'km' || unit === 'mi' || isOfLandmark(reading, ledger, from)));
