import { type Focus, focusName, type PictureCut, pictureWidths } from '@foyer/contract/media';
import type { PublicImage } from '@foyer/contract/public-parts';
import { sitePath } from '#theme/links.ts';

type PictureProps = {
  image: PublicImage;
  /** How wide it stands, as the `sizes` attribute says it. */
  sizes: string;
  /** The one picture that a reader sees at once. */
  first?: boolean;
};

/** The picture in every width there is, in one form: `/_media/{id}-480.avif 480w` up to the whole one. */
const sourcesOf = ({ src, width }: PublicImage, ending: 'avif' | 'webp') =>
  [...pictureWidths.filter((narrower) => narrower < width), undefined]
    .map((w) => `${src.replace(/(\.\w+)?$/, `${w ? `-${w}` : ''}.${ending}`)} ${w ?? width}w`)
    .join(', ');

const isOwn = ({ src }: PublicImage) => sitePath(src) === src;

/** A picture with its size, so that its place is kept, in a width that fits the screen and a form the browser takes. */
export function Picture({ image, sizes, first = false }: PictureProps) {
  return (
    <picture>
      {isOwn(image) && <source type="image/avif" srcSet={sourcesOf(image, 'avif')} sizes={sizes} />}
      <img
        src={sitePath(image.src)}
        srcSet={isOwn(image) ? sourcesOf(image, 'webp') : undefined}
        sizes={sizes}
        width={image.width}
        height={image.height}
        alt={image.alt}
        className={image.focus ? focusClass(image.focus) : undefined}
        decoding={first ? 'sync' : 'async'}
        {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  );
}

/** Has the browser fetch the first picture before it has read the page. */
export function PicturePreload({ image, sizes }: { image: PublicImage; sizes: string }) {
  if (!isOwn(image)) return null;
  return (
    <link
      rel="preload"
      as="image"
      type="image/avif"
      imageSrcSet={sourcesOf(image, 'avif')}
      imageSizes={sizes}
      fetchPriority="high"
    />
  );
}

/** The picture cut to the size it is shared in. */
export const cardPath = (image: PublicImage) => cutPath(image, 'card');

/** A cut of the picture, around what must stay in sight. */
export const cutPath = ({ src, focus }: PublicImage, cut: PictureCut) =>
  sitePath(src).replace(/(\.\w+)?$/, `-${cut}${focus ? `-${focusName(focus)}` : ''}.jpg`);

/** `fx25 fy50`: a page may carry no style of its own, so the stylesheet has a rule for each step. */
const focusClass = (focus: Focus) => focusName(focus).replace(/^(\d+)x/, 'fx$1 fy');
