import type { PublicImage } from '@foyer/contract/public-parts';
import { Picture } from '../picture.tsx';
import type { BlockProps } from '../props.ts';

/** The widest of a row of three on a wide screen, a column on a narrow one. */
const gallerySizes = '(min-width: 768px) 38vw, 90vw';

type Item = BlockProps<'gallery'>['block']['items'][number];

/** Pictures with what they show, in rows of three and two; the wide one first. */
export function Gallery({ block, page, words }: BlockProps<'gallery'>) {
  const items = block.items
    .map((item) => ({ ...item, image: page.images.find((candidate) => candidate.id === item.imageId) }))
    .filter((item) => item.image || item.title || item.caption);
  if (items.length === 0) return null;
  return (
    <section className="gallery">
      <h2 className={block.heading ? undefined : 'unseen'}>{block.heading || words.pictures}</h2>
      {rows(items).map((row, i) => (
        <div key={i} className={`gallery-row of-${row.length}`}>
          {row.map((item) => (
            <GalleryItem key={item.imageId} {...item} />
          ))}
        </div>
      ))}
    </section>
  );
}

function GalleryItem({ image, title, caption }: Item & { image: PublicImage | undefined }) {
  return (
    <figure className={image ? undefined : 'words-only'}>
      {image && <Picture image={image} sizes={gallerySizes} />}
      {(title || caption) && (
        <figcaption>
          {title && <h3>{title}</h3>}
          {caption && <p>{caption}</p>}
        </figcaption>
      )}
    </figure>
  );
}

/** Rows of three, and of two where three would leave one alone. */
function rows<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [];
  const take = items.length === 4 || items.length === 2 ? 2 : 3;
  return [items.slice(0, take), ...rows(items.slice(take))];
}
