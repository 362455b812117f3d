/**
 * The last workspace and the last property, in the two local-storage keys of spec 9. Storage may be full or closed:
 * then nothing is remembered, and nothing breaks.
 */
const keys = { workspace: 'foyer.last-workspace', property: 'foyer.last-property' } as const;
type Choice = keyof typeof keys;

export function storedChoice(of: Choice): string | null {
  try {
    return localStorage.getItem(keys[of]);
  } catch {
    return null;
  }
}

export function storeChoice(of: Choice, id: string | null): void {
  try {
    if (id) localStorage.setItem(keys[of], id);
    else localStorage.removeItem(keys[of]);
  } catch {
    // Nothing to do: the choice holds until the page is left.
  }
}
