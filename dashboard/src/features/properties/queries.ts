import { mediaEndpoints } from '@foyer/contract/media';
import type { Property } from '@foyer/contract/properties';
import { apiAddress } from '#lib/api/call.ts';

/** Address of the photograph that stands for a property. */
export const propertyPicture = ({ imageId }: Pick<Property, 'imageId'>): string | null =>
  imageId ? apiAddress(mediaEndpoints.file.path.replace(':id', imageId)) : null;
