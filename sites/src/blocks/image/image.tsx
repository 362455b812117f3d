import { Picture } from '../picture.tsx';
import type { BlockProps } from '../props.ts';

/** The measure of a running text, all of a narrow screen. */
const imageSizes = '(min-width: 768px) 42rem, 90vw';

/** A picture within a running text. */
export function Image({ block, page }: BlockProps<'image'>) {
  const image = page.images.find((candidate) => candidate.id === block.imageId);
  if (!image) return null;
  return (
    <figure className="story-picture">
      <Picture image={image} sizes={imageSizes} />
      {block.caption && <figcaption>{block.caption}</figcaption>}
    </figure>
  );
}
