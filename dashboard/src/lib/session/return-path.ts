/**
 * Where a person wanted to go before they had to sign in. Only a path of this site is ever kept or followed.
 */
const key = 'foyer.return-path';

/** A path of this origin, or the root for anything else. */
export function safePath(path: unknown, origin = window.location.origin): string {
  if (typeof path !== 'string') return '/';
  try {
    const url = new URL(path, origin);
    if (url.origin !== origin || url.pathname.startsWith('//') || url.pathname.startsWith('/landing')) return '/';
    return url.pathname + url.search + url.hash;
  } catch {
    return '/';
  }
}

export const rememberReturnPath = (path: string): void => sessionStorage.setItem(key, safePath(path));

/** The kept path or the root; it is kept no longer. */
export function takeReturnPath(): string {
  const path = safePath(sessionStorage.getItem(key));
  sessionStorage.removeItem(key);
  return path;
}
