import type { Language } from '@foyer/contract/languages';
import { describe, expect, it } from 'vitest';
import { lakeHotel } from '../composer/testing/houses.ts';
import { findClaims } from './find-claims.ts';
import { mendSuperlative } from './mend-superlative.ts';

/** The text with its one superlative mended; null where none is. */
function mended(text: string, language: Language): string | null {
  const context = { ...lakeHotel, event: null, language };
  const claim = findClaims(text, context).find(({ kind }) => kind === 'superlative');
  if (!claim) throw new Error(`No superlative in «${text}»`);
  const mend = mendSuperlative(text, claim, context);
  return mend && text.slice(0, mend.start) + mend.text + text.slice(mend.end);
}

describe('praise that names what it beats is mended to a right sentence', () => {
  it.each([
    ['en', 'We are the best hotel in Austria.', 'We are a hotel in Austria.'],
    ['en', 'Halden am See is the oldest inn in Austria.', 'Halden am See is an inn in Austria.'],
    ['en', 'Welcome to the best hotel in Bregenz!', 'Welcome to the hotel!'],
    ['en', 'The best hotel in Austria awaits you.', 'The hotel awaits you.'],
    ['en', 'Enjoy the best breakfast in town.', 'Enjoy the breakfast.'],
    ['en', 'Enjoy our finest breakfast in town, with a view.', 'Enjoy our breakfast, with a view.'],
    ['en', 'It has the largest outdoor pool on the lake.', 'It has an outdoor pool.'],
    ['de', 'Wir sind das beste Hotel in Österreich.', 'Wir sind ein Hotel in Österreich.'],
    ['de', 'Willkommen im besten Hotel Österreichs.', 'Willkommen im Hotel.'],
    ['de', 'Halden am See ist das schönste Hotel Österreichs.', 'Halden am See ist ein Hotel.'],
    ['de', 'Genießen Sie das beste Frühstück der Stadt.', 'Genießen Sie das Frühstück.'],
    ['es', 'Somos el mejor hotel de Austria.', 'Somos un hotel de Austria.'],
    ['es', 'Bienvenidos al mejor hotel de Bregenz.', 'Bienvenidos al hotel.'],
    ['es', 'Halden am See es el hotel más bonito de Austria.', 'Halden am See es un hotel de Austria.'],
    ['es', 'Disfrute del mejor desayuno de la ciudad.', 'Disfrute del desayuno.'],
    ['es', 'Le espera el hotel más bonito de Austria.', 'Le espera el hotel.'],
    ['fr', 'Nous sommes le meilleur hôtel d’Autriche.', 'Nous sommes un hôtel d’Autriche.'],
    ['fr', 'Bienvenue au meilleur hôtel de Bregenz.', 'Bienvenue à l’hôtel.'],
    ['fr', 'Le plus bel hôtel d’Autriche vous attend.', 'L’hôtel vous attend.'],
    ['fr', 'Halden am See est l’hôtel le plus charmant d’Autriche.', 'Halden am See est un hôtel d’Autriche.'],
    ['fr', 'Savourez le meilleur petit déjeuner de la ville.', 'Savourez le petit déjeuner.'],
    ['es', 'Tenemos la mejor piscina de Bregenz.', 'Tenemos una piscina.'],
    ['fr', 'C’est la chambre la plus calme de la ville.', 'C’est une chambre.'],
    ['fr', 'L’hôtel le plus charmant d’Autriche vous attend.', 'L’hôtel vous attend.'],
  ] as const)('%s: %s', (language, text, right) => {
    expect(mended(text, language)).toBe(right);
  });

  it.each([
    // The name goes on behind what was read of it.
    ['en', 'It is the most beautiful hotel on Lake Constance.'],
    ['en', 'These are the best rooms in Austria.'],
    // Nothing is named that could stay.
    ['de', 'Das Frühstück ist das beste der Stadt.'],
    ['de', 'Das sind die besten Zimmer der Stadt.'],
    // What is denied, asked, one of several or only a name says something else without its praise.
    ['en', 'Our hotel is not the best hotel in Austria.'],
    ['en', 'Is this the best hotel in Austria?'],
    ['en', 'Discover one of the best hotels in Austria.'],
    ['en', 'Voted the best hotel in Austria!'],
    ['en', 'Halden am See, the best hotel in Austria, awaits you.'],
    ['de', 'Unsere Bar ist die schönste Bar der Stadt.'],
    ['en', 'Halden am See offers the best breakfast in Bregenz.'],
    ['de', 'Wir haben die ruhigsten Zimmer in Bregenz.'],
    ['es', 'Es uno de los mejores hoteles de Austria.'],
    ['es', 'Son las habitaciones más tranquilas de la ciudad.'],
    ['es', 'Nuestra piscina es la mejor piscina de Bregenz.'],
    ['fr', 'L’un des meilleurs hôtels d’Autriche.'],
    ['fr', 'Ce n’est pas le meilleur hôtel d’Autriche.'],
    ['fr', 'Nous avons les meilleures chambres de la ville.'],
    // What is left would be as wrong: no fact knows a casino.
    ['en', 'Visit the best casino in Austria.'],
  ] as const)('and left alone where none would be left, %s: %s', (language, text) => {
    expect(mended(text, language)).toBeNull();
  });
});
