/**
 * The photograph that stands for a property. Its file is public on the API, so its address is all there is to know.
 */
import { mediaEndpoints } from '@foyer/contract/media';
import type { Property } from '@foyer/contract/properties';
import { apiAddress } from '#lib/api/call.ts';

export const propertyPicture = ({ imageId }: Pick<Property, 'imageId'>): string | null =>
  imageId ? apiAddress(mediaEndpoints.file.path.replace(':id', imageId)) : null;
