import type { Language } from '@foyer/contract/languages';
import type { PublicPage } from '@foyer/contract/public-pages';
import type { PublicProperty, PublicSite } from '@foyer/contract/public-parts';
import { countryName } from '#theme/formats.ts';
import { guestLink, mailLink, telephoneLink, webLink } from '#theme/links.ts';
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
      <Identity page={page} words={words} />
      <div className="site-closing">
        <span>{page.site.name}</span>
        <LegalLinks page={page} words={words} />
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

const networkNames: Record<PublicSite['identity']['social'][number]['network'], string> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
  x: 'X',
  threads: 'Threads',
  tripadvisor: 'Tripadvisor',
  other: '',
};

/** Who the site is: the company, how to reach it, where else it is found, and what it says of cookies. */
function Identity({ page, words }: { page: PublicPage; words: Words }) {
  const { contact, social, cookies } = page.site.identity;
  const mail = mailLink(contact.email);
  const telephone = telephoneLink(contact.telephone);
  const links = social.flatMap(({ network, address }) => {
    const href = webLink(address);
    return href ? [{ href, name: networkNames[network] || new URL(href).host.replace(/^www\./, '') }] : [];
  });
  const lines = [contact.company, ...contact.address.split('\n')].filter(Boolean);
  const said = cookies[page.language];
  if (lines.length === 0 && !mail && !telephone && links.length === 0 && !said) return null;
  return (
    <div className="identity">
      {(lines.length > 0 || mail || telephone) && (
        <address>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
          {telephone && <a href={telephone}>{contact.telephone}</a>}
          {mail && <a href={mail}>{contact.email}</a>}
        </address>
      )}
      {links.length > 0 && (
        <nav className="site-links" aria-label={words.social}>
          {links.map(({ href, name }) => (
            <a key={href} href={href} rel="noopener me">
              {name}
            </a>
          ))}
        </nav>
      )}
      {said && <p>{said}</p>}
    </div>
  );
}

function LegalLinks({ page, words }: { page: PublicPage; words: Words }) {
  const links = page.site.identity.legal.flatMap(({ kind, names, link }) => {
    const href = guestLink(link);
    return href ? [{ href, name: names[page.language] || words.legal[kind] }] : [];
  });
  if (links.length === 0) return null;
  return (
    <nav className="site-links" aria-label={words.legalLinks}>
      {links.map(({ href, name }) => (
        <a key={href} href={href}>
          {name}
        </a>
      ))}
    </nav>
  );
}
