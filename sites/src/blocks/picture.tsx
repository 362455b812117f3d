import { pictureWidths } from '@foyer/contract/media';
import type { PublicImage } from '@foyer/contract/public-sites';
import { sitePath } from '#theme/links.ts';

type PictureProps = {
  image: PublicImage;
  /** How wide it stands, as the `sizes` attribute says it. */
  sizes: string;
  /** The one picture that a reader sees at once. */
  first?: boolean;
};

/** The picture in every width there is: `/_media/{id}-480.jpg 480w` up to the whole one. */
const sourcesOf = ({ src, width }: PublicImage) =>
  [
    ...pictureWidths.filter((narrower) => narrower < width).map((w) => `${src.replace(/(\.\w+)?$/, `-${w}$1`)} ${w}w`),
    `${src} ${width}w`,
  ].join(', ');

/** A picture with its size, so that its place is kept, in a width that fits the screen. */
export function Picture({ image, sizes, first = false }: PictureProps) {
  return (
    <img
      src={sitePath(image.src)}
      srcSet={sitePath(image.src) === image.src ? sourcesOf(image) : undefined}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={image.alt}
      decoding={first ? 'sync' : 'async'}
      {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  );
}
