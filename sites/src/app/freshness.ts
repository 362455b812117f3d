/**
 * Whether what is kept for a host is still what the API would say. A counter goes up with every announced change;
 * what was asked for before the last change of its host is stale. It never asks anything itself.
 */
export type Freshness = ReturnType<typeof createFreshness>;

/** A freshness register in which everything is new. `now` is taken before asking, never after. */
export function createFreshness() {
  let count = 0;
  let allChangedAt = 0;
  const changedAt = new Map<string, number>();
  return {
    now: () => count,
    isFresh: (host: string, askedAt: number) => askedAt >= allChangedAt && askedAt >= (changedAt.get(host) ?? 0),
    hostChanged(host: string) {
      count += 1;
      changedAt.set(host, count);
    },
    everythingChanged() {
      count += 1;
      allChangedAt = count;
      changedAt.clear();
    },
  };
}
