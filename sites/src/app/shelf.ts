/**
 * A bounded memory for things that cost work to make. Two generations stand in for a list ordered by last use: what
 * is not read while the young one fills is forgotten, and a read costs no more than a look-up.
 */
export type Shelf<T> = {
  get(key: string): T | undefined;
  put(key: string, value: T, weight: number): void;
  drop(key: string): void;
};

/** Keeps at most about `limit` of weight (bytes, or pieces when each weighs 1). Heavier than half of it is not kept. */
export function createShelf<T>(limit: number): Shelf<T> {
  type Place = { value: T; weight: number };
  let young = new Map<string, Place>();
  let old = new Map<string, Place>();
  let filled = 0;

  function put(key: string, place: Place) {
    if (place.weight > limit / 2) return;
    filled += place.weight - (young.get(key)?.weight ?? 0);
    young.set(key, place);
    if (filled <= limit / 2) return;
    old = young;
    young = new Map();
    filled = 0;
  }

  return {
    get(key) {
      const place = young.get(key);
      if (place) return place.value;
      const older = old.get(key);
      if (!older) return undefined;
      put(key, older);
      return older.value;
    },
    put: (key, value, weight) => put(key, { value, weight }),
    drop(key) {
      filled -= young.get(key)?.weight ?? 0;
      young.delete(key);
      old.delete(key);
    },
  };
}
