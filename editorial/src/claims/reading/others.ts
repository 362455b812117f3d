/** Whether a clause tells of neighbours, of the next village or of other houses, and of nothing that is ours. */
import { clauseOf, markAt, marksIn, type Reading } from '#claims/reading/read.ts';

const none =
  /^(?:(?:pas un|pas une|sans|aucun|ni un|ni una|sin|ningún|not one|not a|not a single|no|without|kein|keine|keinen|ohne|kein einziger) )/;

/** 'Huit étages et pas un voisin grognon', 'ocho plantas y ni un vecino': whoever is not there has none of them. */
const isNobody = ({ tokens }: Reading, index: number, at: number): boolean =>
  at > index &&
  [1, 2, 3].some((far) =>
    none.test(
      `${tokens
        .slice(at - far, at)
        .map(({ text }) => text)
        .join(' ')} `,
    ),
  );

/** 'The baths in the next village have seven pools', 'the neighbour keeps thirty cows, we keep seven'; `last` is where they have to be named before. */
export function isOfOthers(reading: Reading, index: number, last?: number): boolean {
  const [start, end] = clauseOf(reading, index);
  const clause = [start, last ?? end] as const;
  // 'Sixty rooms look over the water': what is looked at is no other house.
  const others = marksIn(reading, ...clause, 'others').filter(
    (mark) => !markAt(reading, mark.from, 'overlooking') && !isNobody(reading, index, mark.from),
  );
  return others.length > 0 && marksIn(reading, start, end, 'ours').length === 0;
}
