/**
 * Chance that can be repeated: every draw is a hash of the seed and a key, so that a page comes out the same each time
 * and one more draw somewhere changes nothing elsewhere.
 */
export type Chance = {
  /** A number from 0 to 1 that belongs to this key. */
  draw(key: string): number;
  /** One of the values; the list must not be empty. */
  pick<T>(key: string, values: readonly T[]): T;
  /** The values in an order that belongs to this key. */
  shuffle<T>(key: string, values: readonly T[]): T[];
};

/** Chance for a seed: the same seed and key give the same draw on every machine. */
export function chanceOf(seed: string): Chance {
  const draw = (key: string) => mix(`${seed}\u0000${key}`) / 0x1_0000_0000;
  return {
    draw,
    pick(key, values) {
      const value = values[Math.floor(draw(key) * values.length)];
      if (value === undefined) throw new Error(`Nothing to pick for ${key}`);
      return value;
    },
    shuffle: (key, values) =>
      values
        .map((value, index) => ({ value, order: draw(`${key}#${index}`) }))
        .sort((a, b) => a.order - b.order)
        .map((entry) => entry.value),
  };
}

/** FNV-1a with a final avalanche, so that keys which differ in one letter fall far apart. */
function mix(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
