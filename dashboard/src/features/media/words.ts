/** The words of the library: what filters, uses and states of alt text are called. */
import { type Language, languageNames } from '@foyer/contract/languages';
import type { Focus, PictureUse } from '@foyer/contract/media';
import { type LibraryPicture, rightsSoonDays, undescribedIn } from '@foyer/contract/media-library';

const figures = new Intl.NumberFormat('en');
export const counted = (count: number, one: string): string =>
  `${figures.format(count)} ${count === 1 ? one : `${one}s`}`;

export const useNames: Record<PictureUse['kind'], string> = {
  landing_page: 'Landing page',
  property_post: 'Property post',
  article: 'Article',
  page: 'Page',
  event: 'Event',
  property: 'Property',
  decor: 'Hotel Decor',
  site: 'Site identity and banners',
};

/** Where somebody changes what shows the picture; null where no screen stands yet. */
export function useAddress({ kind, id }: Pick<PictureUse, 'kind' | 'id'>): string | null {
  const addresses: Record<PictureUse['kind'], string | null> = {
    landing_page: `/generate/${id}/check`,
    property_post: '/property-post',
    article: `/blog/${id}`,
    page: null,
    event: `/liveposts/events/${id}`,
    property: '/settings/workspace',
    decor: '/hotel',
    site: '/configuration/site-identity',
  };
  return addresses[kind];
}

export type AltState = { words: string; tone: 'ink' | 'pencil' | 'none' };

/** How far a picture is described in the languages of the property. */
export function altState(picture: LibraryPicture, languages: readonly Language[]): AltState {
  if (picture.decorative) return { words: 'Decorative', tone: 'ink' };
  const missing = undescribedIn(picture, languages).length;
  const suggested = Object.keys(picture.suggested).length;
  if (suggested > 0) return { words: `${counted(suggested, 'suggestion')} to review`, tone: 'pencil' };
  if (missing === languages.length) return { words: 'No alt text', tone: 'none' };
  if (missing > 0) return { words: `${languages.length - missing} of ${languages.length} languages`, tone: 'pencil' };
  const [only] = languages;
  return {
    words:
      languages.length === 1 && only
        ? `Alt text in ${languageNames[only]}`
        : `Alt text in ${languages.length} languages`,
    tone: 'ink',
  };
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
export const dayWords = (date: string): string => day.format(new Date(date));

/** What there is to say of a picture's rights; null for none that end soon. */
export function rightsWords({ rightsUntil }: Pick<LibraryPicture, 'rightsUntil'>, now = Date.now()): string | null {
  if (!rightsUntil) return null;
  const days = Math.ceil((Date.parse(rightsUntil) - now) / 86_400_000);
  if (days < 0) return `Rights ended on ${dayWords(rightsUntil)}`;
  return days <= rightsSoonDays ? `Rights end on ${dayWords(rightsUntil)}` : null;
}

/** '2.4 MB' of a number of bytes. */
export function sizeWords(bytes: number): string {
  const [size, unit] = bytes >= 1e9 ? [bytes / 1e9, 'GB'] : bytes >= 1e6 ? [bytes / 1e6, 'MB'] : [bytes / 1e3, 'kB'];
  return `${size.toLocaleString('en', { maximumFractionDigits: size < 10 ? 1 : 0 })} ${unit}`;
}

/** A file's name as a title. */
export const titleOf = (name: string): string =>
  name
    .replace(/\.\w+$/, '')
    .replace(/[_-]+/g, ' ')
    .trim()
    .slice(0, 200);

const fieldNames: Record<string, string> = {
  title: 'Title',
  tags: 'Tags',
  folderId: 'Folder',
  decorative: 'Decorative',
  credit: 'Credit',
  licence: 'Licence',
  rightsUntil: 'Rights end on',
  focus: 'Focal point',
};

/** What a field of a picture is called; alt texts come as `altText.de`. */
export function fieldName(name: string): string {
  const [, language] = name.split('.');
  return language ? `Alt text in ${languageNames[language as Language]}` : (fieldNames[name] ?? name);
}

/** What stands in a field, in words. */
export function fieldWords(value: unknown, folders: readonly { id: string; name: string }[]): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'object' && value !== null) {
    const { x, y } = value as Focus;
    return `${Math.round(x * 100)}% from the left, ${Math.round(y * 100)}% from the top`;
  }
  const text = typeof value === 'string' ? value : '';
  return folders.find(({ id }) => id === text)?.name ?? text;
}
