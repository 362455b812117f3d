import type { PublicImage } from '@foyer/contract/public-sites';
import { sitePath } from '#theme/links.ts';

/** A picture with its size, so that its place is kept. `first` is the one picture a reader sees at once. */
export function Picture({ image, first = false }: { image: PublicImage; first?: boolean }) {
  return (
    <img
      src={sitePath(image.src)}
      width={image.width}
      height={image.height}
      alt={image.alt}
      decoding={first ? 'sync' : 'async'}
      {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  );
}
