/**
 * The only way an address from outside becomes a link: http, https, mail and telephone, nothing else. What is not
 * one of them is left out, so that no text can become script.
 */

/** The address when it is http or https, else null. */
export function webLink(address: string | null | undefined): string | null {
  if (!address || !URL.canParse(address)) return null;
  const url = new URL(address);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}

/** `mailto:` for something that looks like a mail address, else null. */
export const mailLink = (address: string) =>
  /^[^\s@<>"'?&]+@[^\s@<>"'?&]+\.[^\s@<>"'?&]+$/.test(address) ? `mailto:${address}` : null;

/** `tel:` with digits and a leading plus only, else null. */
export function telephoneLink(number: string): string | null {
  const digits = number.replace(/\(0\)/, '').replace(/[^\d+]/g, '');
  return /^\+?\d{4,15}$/.test(digits) ? `tel:${digits}` : null;
}

/** A path of the site itself; anything that could lead elsewhere becomes the home page. */
export const sitePath = (path: string) => (/^\/(?![/\\])[^\s\\]*$/.test(path) ? path : '/');

/** Where a link within a text may lead: the web, mail, a telephone or a path of the site; else null. */
export function guestLink(address: string | undefined): string | null {
  if (!address) return null;
  if (address.startsWith('mailto:')) return mailLink(address.slice('mailto:'.length));
  if (address.startsWith('tel:')) return telephoneLink(address.slice('tel:'.length));
  if (address.startsWith('/')) return sitePath(address) === address ? address : null;
  return webLink(address);
}

/** A path of the site as an absolute address. */
export const absolute = (origin: string, path: string) => origin.replace(/\/+$/, '') + sitePath(path);
