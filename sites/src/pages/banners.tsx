import type { PublicPage } from '@foyer/contract/public-pages';
import type { PublicBanner } from '@foyer/contract/public-settings';
import { Picture } from '#blocks/picture.tsx';
import { bannersOf } from '#theme/banner-days.ts';
import { guestLink } from '#theme/links.ts';

/** What the team has to say to everybody just now, in the page's language: a picture, a line and the way to more. */
export function Banners({ page }: { page: PublicPage }) {
  const shown = bannersOf(page.site, page.language);
  if (shown.length === 0) return null;
  return (
    <div className="section banners">
      {shown.map((banner) => (
        <Banner key={banner.id} banner={banner} page={page} />
      ))}
    </div>
  );
}

function Banner({ banner, page }: { banner: PublicBanner; page: PublicPage }) {
  const said = banner.texts[page.language];
  const link = guestLink(banner.link);
  const { image } = banner;
  if (!said) return null;
  return (
    <section className={image ? 'banner with-picture' : 'banner'}>
      {image && (
        <Picture image={{ ...image, alt: image.alts[page.language] ?? '' }} sizes="(min-width: 768px) 28rem, 90vw" />
      )}
      <div>
        <h2>{said.title}</h2>
        {said.text && <p>{said.text}</p>}
        {link && said.button && (
          <a className="button" href={link} rel={link.startsWith('http') ? 'noopener' : undefined}>
            {said.button}
          </a>
        )}
      </div>
    </section>
  );
}
