/** What stands in the head of a published page: names, languages, the card for sharing, and structured data. */
import { cardSize } from '@foyer/contract/media';
import { searchTitle } from '@foyer/contract/page-title';
import type { PublicPage } from '@foyer/contract/public-pages';
import type { PublicImage, PublicSite } from '@foyer/contract/public-parts';
import { heroSizes } from '#blocks/hero/hero.tsx';
import { cardPath, PicturePreload } from '#blocks/picture.tsx';
import { absolute } from '#theme/links.ts';
import { words } from '#theme/words.ts';
import { coverSizes } from './article.tsx';
import { archiveImageOf, descriptionOf, homePath, nameOf } from './names.ts';
import { structuredData } from './structured-data.ts';

type Alternate = PublicPage['alternates'][number];

/** The alternate for readers of any other language: the site's default one, or the first there is. */
export const defaultAlternate = (site: PublicSite, alternates: readonly Alternate[]): Alternate | undefined =>
  alternates.find((link) => link.language === site.defaultLanguage) ?? alternates[0];

const locales = { en: 'en_US', de: 'de_DE', es: 'es_ES', fr: 'fr_FR' } as const;

/** The picture that stands first, which is the one the page is shared with, and how wide it stands. */
function firstPicture(page: PublicPage): { image: PublicImage; sizes: string } | null {
  const image = imageOf(page);
  return image ? { image, sizes: page.kind === 'article' ? coverSizes : heroSizes } : null;
}

function imageOf(page: PublicPage): PublicImage | null {
  switch (page.kind) {
    case 'home':
      return page.properties.find((house) => house.image)?.image ?? null;
    case 'landing-page': {
      const hero = page.blocks.find((block) => block.kind === 'hero');
      return page.images.find((image) => image.id === hero?.imageId) ?? null;
    }
    case 'event':
      return page.images[0] ?? null;
    case 'property':
    case 'article':
      return page.image;
    case 'list':
      return archiveImageOf(page);
    default:
      return null;
  }
}

/** For a page that opens without one: any picture of it. */
function sharedImage(page: PublicPage): PublicImage | null {
  const cards = 'entries' in page ? page.entries : 'events' in page ? page.events : [];
  const pictures = 'images' in page ? page.images : [];
  const { socialImage } = page.site.identity;
  const ofSite = socialImage && { ...socialImage, alt: socialImage.alts[page.language] ?? '' };
  return imageOf(page) ?? pictures[0] ?? ofSite ?? cards.find((card) => card.image)?.image ?? null;
}

function pageTitle(page: PublicPage): string {
  const name = nameOf(page);
  const { site } = page;
  const titled =
    page.kind === 'list' && page.page > 1 ? `${name}, ${words[page.language].pageOf(page.page, page.pages)}` : name;
  return searchTitle(titled, site.name);
}

export function PageHead({ page }: { page: PublicPage }) {
  const { site, alternates } = page;
  const address = absolute(site.origin, page.path);
  const image = sharedImage(page);
  const others = defaultAlternate(site, alternates);
  const description = descriptionOf(page);
  const first = firstPicture(page);
  const preview = 'preview' in page && page.preview;
  const home = homePath(page).replace(/\/$/, '');
  return (
    <>
      <title>{pageTitle(page)}</title>
      {description && <meta name="description" content={description} />}
      {(preview || site.identity.robots === 'noindex') && <meta name="robots" content="noindex, nofollow" />}
      {first && <PicturePreload {...first} />}
      <link rel="canonical" href={address} />
      {alternates.map((link) => (
        <link key={link.language} rel="alternate" hrefLang={link.language} href={absolute(site.origin, link.path)} />
      ))}
      {others && <link rel="alternate" hrefLang="x-default" href={absolute(site.origin, others.path)} />}
      <link
        rel="alternate"
        type="application/rss+xml"
        title={site.name}
        href={absolute(site.origin, `${home}/feed.xml`)}
      />
      <meta
        property="og:type"
        content={page.kind === 'article' || page.kind === 'landing-page' ? 'article' : 'website'}
      />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={nameOf(page)} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={locales[page.language]} />
      {alternates
        .filter((link) => link.language !== page.language)
        .map((link) => (
          <meta key={link.language} property="og:locale:alternate" content={locales[link.language]} />
        ))}
      {image && <ImageCard image={image} origin={site.origin} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData(page) }} />
    </>
  );
}

function ImageCard({ image, origin }: { image: PublicImage; origin: string }) {
  return (
    <>
      <meta property="og:image" content={absolute(origin, cardPath(image))} />
      <meta property="og:image:width" content={String(cardSize.width)} />
      <meta property="og:image:height" content={String(cardSize.height)} />
      {image.alt && <meta property="og:image:alt" content={image.alt} />}
    </>
  );
}
