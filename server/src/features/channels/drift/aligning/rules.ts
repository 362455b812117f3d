/**
 * Lays two lists beside each other so that as much as possible stands beside its like, in the order of both: what is
 * the same first, then what is most alike. Pure, and bounded by the length of the lists.
 */

/** A pair; one of them undefined where the other has no like. Numbers are places in the lists. */
export type Pair = { ours?: number; theirs?: number };

/**
 * `likeness` of two: 0 where they cannot stand beside each other, up to 1 where they are the same. Where more than
 * `most` of them differ nothing is weighed: ours stand before theirs.
 */
export function align<T>(ours: readonly T[], theirs: readonly T[], likeness: (a: T, b: T) => number): Pair[] {
  const same = (at: number, against: number) => likeness(ours[at] as T, theirs[against] as T) === 1;
  let head = 0;
  while (head < ours.length && head < theirs.length && same(head, head)) head += 1;
  let tail = 0;
  const left = Math.min(ours.length, theirs.length) - head;
  while (tail < left && same(ours.length - 1 - tail, theirs.length - 1 - tail)) tail += 1;
  const pairs: Pair[] = Array.from({ length: head }, (_, at) => ({ ours: at, theirs: at }));
  pairs.push(
    ...between([head, ours.length - tail], [head, theirs.length - tail], (a, b) =>
      likeness(ours[a] as T, theirs[b] as T),
    ),
  );
  for (let back = tail; back > 0; back -= 1) pairs.push({ ours: ours.length - back, theirs: theirs.length - back });
  return pairs;
}

const most = 400;
type Stretch = readonly [from: number, to: number];

/** The best way through the middle, by the sum of likenesses; what is the same counts far more than what is alike. */
function between([a, aEnd]: Stretch, [b, bEnd]: Stretch, likeness: (a: number, b: number) => number): Pair[] {
  const [rows, columns] = [aEnd - a, bEnd - b];
  if (rows > most || columns > most) return apart([a, aEnd], [b, bEnd]);
  const width = columns + 1;
  const best = new Float64Array((rows + 1) * width);
  const worth = new Float64Array(rows * Math.max(1, columns));
  for (let i = rows - 1; i >= 0; i -= 1) {
    for (let j = columns - 1; j >= 0; j -= 1) {
      const like = likeness(a + i, b + j);
      const value = like === 1 ? 4 : like;
      worth[i * columns + j] = value;
      const beside = value > 0 ? value + (best[(i + 1) * width + j + 1] ?? 0) : 0;
      best[i * width + j] = Math.max(best[(i + 1) * width + j] ?? 0, best[i * width + j + 1] ?? 0, beside);
    }
  }
  const pairs: Pair[] = [];
  let [i, j] = [0, 0];
  while (i < rows && j < columns) {
    const here = best[i * width + j] ?? 0;
    const value = worth[i * columns + j] ?? 0;
    if (value > 0 && here === value + (best[(i + 1) * width + j + 1] ?? 0))
      pairs.push({ ours: a + i++, theirs: b + j++ });
    else if (here === best[(i + 1) * width + j]) pairs.push({ ours: a + i++ });
    else pairs.push({ theirs: b + j++ });
  }
  return [...pairs, ...apart([a + i, aEnd], [b + j, bEnd])];
}

const apart = ([a, aEnd]: Stretch, [b, bEnd]: Stretch): Pair[] => [
  ...Array.from({ length: aEnd - a }, (_, at) => ({ ours: a + at })),
  ...Array.from({ length: bEnd - b }, (_, at) => ({ theirs: b + at })),
];

/** How alike two texts are by their words, below 1 unless they are the same. */
export function wordLikeness(one: string, other: string): number {
  if (one === other) return 1;
  const [own, others] = [wordsIn(one), wordsIn(other)];
  const shared = [...own].filter((word) => others.has(word)).length;
  return Math.min(0.9, (2 * shared) / Math.max(1, own.size + others.size));
}

const wordsIn = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .slice(0, 2000)
      .match(/[\p{L}\p{N}]+/gu) ?? [],
  );
