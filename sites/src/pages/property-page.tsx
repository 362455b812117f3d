/** The page of a house: what it says of itself, its facts, its pictures, and what there is to come for. */
import type { PublicPropertyPage } from '@foyer/contract/public-pages';
import { Picture } from '#blocks/picture.tsx';
import { BlockView } from '#blocks/table.tsx';
import { webLink } from '#theme/links.ts';
import { type Words, words } from '#theme/words.ts';
import { Cards } from './cards.tsx';
import { Frame } from './frame.tsx';
import { factsOf } from './house-facts.ts';
import { Opening } from './opening.tsx';

export function PropertyPage({ page }: { page: PublicPropertyPage }) {
  const said = words[page.language];
  const { property, language } = page;
  const policies = page.policies.flatMap((address) => webLink(address) ?? []);
  return (
    <Frame page={page} words={said} over={page.image ? 'over-picture' : ''}>
      <Opening
        eyebrow={[property.address.city, property.name === page.title ? '' : property.name].filter(Boolean).join(' · ')}
        title={page.title}
        subtitle={page.excerpt}
        image={page.image}
      />
      <div className={page.blocks.length > 0 ? 'section pair' : 'section'}>
        {page.blocks.length > 0 && (
          <div className="story">
            {page.blocks.map((block) => (
              <BlockView key={block.id} block={block} page={{ ...page, event: null }} />
            ))}
          </div>
        )}
        <section className="details">
          <h2 className={page.blocks.length > 0 ? 'unseen' : undefined}>{said.details}</h2>
          <dl>
            {factsOf(property, language, said).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      <Gallery page={page} words={said} />
      {policies.length > 0 && (
        <div className="section">
          <section className="details policies">
            <h2>{said.houseRules}</h2>
            <ul>
              {policies.map((address) => (
                <li key={address}>
                  <a href={address} rel="noopener">
                    {new URL(address).host.replace(/^www\./, '') + new URL(address).pathname.replace(/\/$/, '')}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        </div>
      )}
      <Cards title={said.comeFor} cards={page.entries} language={language} />
    </Frame>
  );
}

function Gallery({ page, words: said }: { page: PublicPropertyPage; words: Words }) {
  if (page.gallery.length === 0) return null;
  return (
    <section className="section photographs">
      <h2>{said.pictures}</h2>
      <ul>
        {page.gallery.map((image) => (
          <li key={image.id}>
            <Picture image={image} sizes="(min-width: 768px) 30vw, 90vw" />
          </li>
        ))}
      </ul>
    </section>
  );
}
