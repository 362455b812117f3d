/** The page of a place where events are held: its address, how far the houses are, and what is on there. */
import type { PublicVenuePage } from '@foyer/contract/public-pages';
import { counted, countryName } from '#theme/formats.ts';
import { words } from '#theme/words.ts';
import { Cards } from './cards.tsx';
import { Frame } from './frame.tsx';
import { Houses } from './houses.tsx';
import { Opening } from './opening.tsx';

export function VenuePage({ page }: { page: PublicVenuePage }) {
  const said = words[page.language];
  const { address, language } = page;
  const rows: [string, string[]][] = [
    [
      said.where,
      [address.street, `${address.postalCode} ${address.city}`.trim(), countryName(language, address.country)],
    ],
  ];
  if (page.capacity !== null) rows.push([said.capacity, [counted(language, said.people, page.capacity)]]);
  return (
    <Frame page={page} words={said}>
      <Opening title={page.title} subtitle={[address.street, address.city].filter(Boolean).join(', ')} image={null} />
      <div className="section">
        <section className="details">
          <h2>{said.details}</h2>
          <dl>
            {rows.map(([label, lines]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  {lines.filter(Boolean).map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      <Cards title={said.heldHere} cards={page.events} language={language} />
      <Houses title={said.whereToStay} houses={page.houses} page={page} words={said} />
    </Frame>
  );
}
