import type { Language } from '@foyer/contract/languages';
import type { PublicPage } from '@foyer/contract/public-pages';
import type { PublicProperty } from '@foyer/contract/public-parts';
import { countryName } from '#theme/formats.ts';
import { mailLink, telephoneLink } from '#theme/links.ts';
import type { Words } from '#theme/words.ts';
import { factsOf } from './house-facts.ts';
import { LanguageLinks, MenuLinks } from './site-header.tsx';

/** Where the house stands, how to reach it and what it offers; then the languages of the page. */
export function SiteFooter({ page, words }: { page: PublicPage; words: Words }) {
  return (
    <footer className="site-footer">
      {page.contacts.map((house) => (
        <House key={house.name} house={house} language={page.language} words={words} />
      ))}
      <div className="site-closing">
        <span>{page.site.name}</span>
        {page.menu.length > 1 && (
          <nav className="site-links" aria-label={words.contents}>
            <MenuLinks page={page} />
          </nav>
        )}
        {page.alternates.length > 1 && (
          <div className="site-links site-languages">
            <LanguageLinks page={page} />
          </div>
        )}
      </div>
    </footer>
  );
}

function House({ house, language, words }: { house: PublicProperty; language: Language; words: Words }) {
  const { address } = house;
  const mail = mailLink(house.email);
  const telephone = telephoneLink(house.telephone);
  const facts = factsOf(house, language, words);
  return (
    <div className="house">
      <b className="house-name">{house.name}</b>
      <div className="house-place">
        <address>
          {[address.street, `${address.postalCode} ${address.city}`.trim(), countryName(language, address.country)]
            .filter(Boolean)
            .map((line) => (
              <span key={line}>{line}</span>
            ))}
        </address>
        <p className="contacts">
          {telephone && <a href={telephone}>{house.telephone}</a>}
          {mail && <a href={mail}>{house.email}</a>}
        </p>
      </div>
      {facts.length > 0 && (
        <dl>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
