/** What the screen of the site's identity calls networks and legal pages. */
import type { IdentitySettings } from '@foyer/contract/site-content';

export type Network = IdentitySettings['social'][number]['network'];
export type LegalKind = IdentitySettings['legal'][number]['kind'];

export const networkNames: Readonly<Record<Network, string>> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
  x: 'X',
  threads: 'Threads',
  tripadvisor: 'Tripadvisor',
  other: 'Another',
};

export const legalNames: Readonly<Record<LegalKind, string>> = {
  imprint: 'Imprint',
  privacy: 'Privacy',
  terms: 'Terms',
  accessibility: 'Accessibility',
  cookies: 'Cookies',
  other: 'Another',
};
