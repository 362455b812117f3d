import { Picture } from '../picture.tsx';
import type { BlockProps } from '../props.ts';

/** Half of a wide screen, all of a narrow one. */
export const heroSizes = '(min-width: 768px) 52vw, 100vw';

/** The solid panel that carries the title, and the photograph beside it when there is one. */
export function Hero({ block, page }: BlockProps<'hero'>) {
  const image = page.images.find((candidate) => candidate.id === block.imageId);
  return (
    <section className={image ? 'hero with-picture' : 'hero'}>
      <div className="hero-text">
        {block.eyebrow && <p className="eyebrow">{block.eyebrow}</p>}
        <h1>{block.title || page.title}</h1>
        {block.subtitle && <p className="subtitle">{block.subtitle}</p>}
      </div>
      {image && (
        <div className="hero-picture">
          <Picture image={image} sizes={heroSizes} first />
        </div>
      )}
    </section>
  );
}
