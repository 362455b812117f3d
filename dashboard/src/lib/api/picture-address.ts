/** Addresses of pictures in the widths of screens. It asks for no width the API does not know. */
import type { Media, pictureWidths } from '@foyer/contract/media';
import { apiAddress } from './call.ts';

/** Where a picture is fetched from, as wide as asked for or narrower. */
export const pictureAddress = ({ url }: Pick<Media, 'url'>, width: (typeof pictureWidths)[number]): string =>
  apiAddress(`${url}${url.includes('?') ? '&' : '?'}width=${width}`);
