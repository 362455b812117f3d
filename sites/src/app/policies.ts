/** The headers that say what a page may do: run nothing for guests, load from its own host, stand in no frame but a preview's. */
export type Policy = {
  styleHash: string;
  /** SHA-256 of the one script that may run; none for guests. */
  scriptHash?: string;
  /** The one origin that may show the page in a frame and read it: what holds the preview shows its head as well. */
  frameAncestor?: string | null;
  /** The address carries a token that no other host may learn. */
  secretAddress?: boolean;
  /** The page asks for a stay, which the site hands on to the booking engine. */
  asksForStays?: boolean;
  /** Reached by https. */
  secure: boolean;
};

/** Security headers of a page. */
export function pageHeaders({
  styleHash,
  scriptHash,
  frameAncestor,
  secretAddress,
  asksForStays,
  secure,
}: Policy): Record<string, string> {
  const directives = [
    "default-src 'none'",
    `script-src ${scriptHash ? `'sha256-${scriptHash}'` : "'none'"}`,
    `style-src 'sha256-${styleHash}'`,
    "img-src 'self'",
    "font-src 'self'",
    // Nothing on the page connects anywhere; checkers that read robots.txt from within it may.
    "connect-src 'self'",
    "base-uri 'none'",
    // Browsers hold every address against this that a form leads on to, and engines have addresses behind theirs.
    `form-action ${asksForStays ? "'self' https: http:" : "'none'"}`,
    `frame-ancestors ${frameAncestor ?? "'none'"}`,
  ];
  return {
    'Content-Security-Policy': directives.join('; '),
    'Referrer-Policy': secretAddress ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    ...(frameAncestor ? { 'Access-Control-Allow-Origin': frameAncestor } : {}),
    ...(secure ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  };
}

/** A file on its own: nothing in it may run, whatever it turns out to be. */
export const fileHeaders = { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" };
