/** What stands in the head of a published page: names, languages, the card for sharing, and structured data. */
import type { PublicImage, PublicPage, PublicSite } from '@foyer/contract/public-sites';
import { absolute } from '#theme/links.ts';
import { structuredData } from './structured-data.ts';

type Alternate = PublicPage['alternates'][number];

/** The alternate for readers of any other language: the site's default one, or the first there is. */
export const defaultAlternate = (site: PublicSite, alternates: readonly Alternate[]): Alternate | undefined =>
  alternates.find((link) => link.language === site.defaultLanguage) ?? alternates[0];

const locales = { en: 'en_US', de: 'de_DE', es: 'es_ES', fr: 'fr_FR' } as const;

/** The picture the page is shared with. */
function sharedImage(page: PublicPage): PublicImage | undefined {
  if (page.kind === 'home') {
    return [...page.properties, ...page.entries].flatMap(({ image }) => (image ? [image] : []))[0];
  }
  const hero = page.blocks.find((block) => block.kind === 'hero');
  return page.images.find((image) => image.id === hero?.imageId) ?? page.images[0];
}

/** Title with the site's name, once. */
const pageTitle = ({ title, site }: PublicPage) => (title.includes(site.name) ? title : `${title} | ${site.name}`);

export function PageHead({ page }: { page: PublicPage }) {
  const { site, alternates } = page;
  const address = absolute(site.origin, page.path);
  const image = sharedImage(page);
  const others = defaultAlternate(site, alternates);
  const preview = page.kind === 'landing-page' && page.preview;
  return (
    <>
      <title>{pageTitle(page)}</title>
      {page.description && <meta name="description" content={page.description} />}
      {preview && <meta name="robots" content="noindex, nofollow" />}
      <link rel="canonical" href={address} />
      {alternates.map((link) => (
        <link key={link.language} rel="alternate" hrefLang={link.language} href={absolute(site.origin, link.path)} />
      ))}
      {others && <link rel="alternate" hrefLang="x-default" href={absolute(site.origin, others.path)} />}
      <meta property="og:type" content={page.kind === 'home' ? 'website' : 'article'} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={page.title} />
      {page.description && <meta property="og:description" content={page.description} />}
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
      <meta property="og:image" content={absolute(origin, image.src)} />
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      {image.alt && <meta property="og:image:alt" content={image.alt} />}
    </>
  );
}
