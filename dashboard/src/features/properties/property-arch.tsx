import { mediaEndpoints } from '@foyer/contract/media';
import type { Property } from '@foyer/contract/properties';
import { apiAddress } from '#lib/api/call.ts';
import { ArchImage } from '#ui/arch-image.tsx';

type PropertyArchProps = { property: Pick<Property, 'name' | 'imageId'>; className?: string };

/** A property's photograph in its arch. */
export const PropertyArch = ({ property, className }: PropertyArchProps) => (
  <ArchImage
    src={property.imageId ? apiAddress(mediaEndpoints.file.path.replace(':id', property.imageId)) : null}
    name={property.name}
    {...(className ? { className } : {})}
  />
);
