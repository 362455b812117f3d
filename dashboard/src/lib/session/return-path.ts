/**
 * Where a person wanted to go before they had to sign in (spec 4). Only a path of this site is ever kept or followed;
 * it is kept until somebody has come in, so that a cancelled sign-in does not lose it.
 */
const key = 'foyer.return-path';

/** A path of this origin, or the root for anything else. */
export function safePath(path: unknown, origin = window.location.origin): string {
  if (typeof path !== 'string') return '/';
  try {
    const url = new URL(path, origin);
    const ours = url.origin === origin && url.protocol === new URL(origin).protocol;
    if (!ours || url.pathname.startsWith('//') || /^\/landing(\/|$)/.test(url.pathname)) return '/';
    return url.pathname + url.search + url.hash;
  } catch {
    return '/';
  }
}

export const rememberReturnPath = (path: string): void => sessionStorage.setItem(key, safePath(path));

/** The kept path or the root. */
export const returnPath = (): string => safePath(sessionStorage.getItem(key));

/** Somebody has come in: the next sign-in starts anew. */
export const forgetReturnPath = (): void => sessionStorage.removeItem(key);
