/** What the screen says of a banner: whether guests see it on a day, and how a new one comes. */
import type { Banner } from '@foyer/contract/site-content';
import type { BadgeTone } from '#ui/badge.tsx';

const dayWords = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** Whether a banner is shown on a day of the house. */
export function bannerState(banner: Banner, today: string): { words: string; tone: BadgeTone } {
  const { isActive, from, until, texts } = banner;
  if (!isActive) return { words: 'Off', tone: 'outline' };
  if (Object.keys(texts).length === 0) return { words: 'Without words', tone: 'warn' };
  if (until !== null && until < today) return { words: 'Over', tone: 'muted' };
  if (from !== null && from > today) return { words: `From ${dayWords(from)}`, tone: 'info' };
  return { words: until === null ? 'Shown' : `Until ${dayWords(until)}`, tone: 'success' };
}

/** A banner as it comes, with an id that nothing else bears. */
export const newBanner = (): Banner => ({
  id: `b-${crypto.randomUUID().slice(0, 13)}`,
  imageId: null,
  texts: {},
  link: '',
  from: null,
  until: null,
  isActive: true,
});
