import type { PublicImage } from '@foyer/contract/public-parts';
import type { ReactNode } from 'react';
import { heroSizes } from '#blocks/hero/hero.tsx';
import { Picture } from '#blocks/picture.tsx';

type OpeningProps = { eyebrow?: ReactNode; title: string; subtitle?: ReactNode; image: PublicImage | null };

/** The panel every page opens with, as the hero of a landing page does, and the picture beside it. */
export function Opening({ eyebrow, title, subtitle, image }: OpeningProps) {
  return (
    <section className={image ? 'hero with-picture' : 'hero low'}>
      <div className="hero-text">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1>{title}</h1>
        {subtitle && <p className="subtitle">{subtitle}</p>}
      </div>
      {image && (
        <div className="hero-picture">
          <Picture image={image} sizes={heroSizes} first />
        </div>
      )}
    </section>
  );
}
