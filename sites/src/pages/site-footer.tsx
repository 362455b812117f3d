import type { Language } from '@foyer/contract/languages';
import type { PublicPage, PublicProperty } from '@foyer/contract/public-sites';
import { counted, countryName } from '#theme/formats.ts';
import { mailLink, telephoneLink } from '#theme/links.ts';
import type { Words } from '#theme/words.ts';
import { LanguageLinks } from './site-header.tsx';

/** Where the house stands, how to reach it and what it offers; then the languages of the page. */
export function SiteFooter({ page, words }: { page: PublicPage; words: Words }) {
  const houses = page.kind === 'home' ? page.properties : [page.property];
  return (
    <footer className="site-footer">
      {houses.map((house) => (
        <House key={house.name} house={house} language={page.language} words={words} />
      ))}
      <div className="site-closing">
        <span>{page.site.name}</span>
        {page.alternates.length > 1 && (
          <div className="site-languages">
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

function factsOf(house: PublicProperty, language: Language, words: Words): [string, string][] {
  const rows: [string, string | null][] = [
    [words.checkIn, house.checkInTime && words.checkInFrom(house.checkInTime)],
    [words.checkOut, house.checkOutTime && words.checkOutUntil(house.checkOutTime)],
    [words.category, house.starRating ? counted(language, words.stars, house.starRating) : null],
    [words.rooms, house.roomCount === null ? null : String(house.roomCount)],
    [words.pets, house.petsAllowed === null ? null : house.petsAllowed ? words.petsYes : words.petsNo],
    [words.amenities, new Intl.ListFormat(language, { type: 'unit' }).format(house.amenities)],
  ];
  return rows.flatMap(([label, value]) => (value ? [[label, value]] : []));
}
