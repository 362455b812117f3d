import type { Language } from '@foyer/contract/languages';
import { describe, expect, it } from 'vitest';
import { sources } from '#claims/testing/properties.ts';
import type { Sources } from '#context.ts';
import { lakeHotel } from '../composer/testing/houses.ts';
import { correctionOf } from './correction.ts';
import { findClaims } from './find-claims.ts';

const fact = (factName: string, factValue: string) => ({ id: factName, factName, factValue, language: null });
const facts = [
  ...lakeHotel.facts.filter(({ factName }) => factName !== 'amenities'),
  fact(
    'amenities',
    '["elevator","outdoor_pool","sauna","restaurant","bar","spa","free_wifi","breakfast_buffet","parking","pet_friendly"]',
  ),
  fact('price:breakfast', '24 EUR'),
  fact('spa_size', '800 m2'),
  fact('distance:lake', '200 m'),
  fact('restaurant_count', '2'),
  fact('suite_count', '1'),
];

const lakeHouse: Sources = { ...lakeHotel, facts, event: null };

/** The text with its first error mended by one press; null where none is offered. */
function corrected(text: string, language: Language, page = text, house: Sources = lakeHouse): string | null {
  const context = { ...house, language };
  const claims = findClaims(text, context);
  const claim = claims.find(({ verdict }) => verdict === 'contradicted' || verdict === 'unsupported');
  if (!claim) throw new Error(`Nothing is wrong in «${text}»`);
  const mend = correctionOf(text, claim, claims, page, context);
  return mend && text.slice(0, mend.start) + mend.text + text.slice(mend.end);
}

describe('one press leaves a whole sentence that says the fact', () => {
  it.each([
    // Denials of what the house has.
    ['en', 'There is no lift.', 'There is a lift.'],
    ['en', 'We have no Wi-Fi.', 'We have Wi-Fi.'],
    ['en', 'The house has no sauna.', 'The house has a sauna.'],
    ['en', 'Stay a night. Dogs are not allowed.', 'Stay a night. Dogs are allowed.'],
    ['de', 'Es gibt keinen Aufzug.', 'Es gibt einen Aufzug.'],
    ['de', 'Wir haben keine Sauna.', 'Wir haben eine Sauna.'],
    ['de', 'Das Haus hat kein Restaurant.', 'Das Haus hat ein Restaurant.'],
    ['de', 'Es gibt kein WLAN.', 'Es gibt WLAN.'],
    ['de', 'Hunde sind nicht erlaubt.', 'Hunde sind erlaubt.'],
    ['fr', "Il n'y a pas d'ascenseur.", 'Il y a un ascenseur.'],
    ['fr', 'Nous n’avons pas de piscine.', 'Nous avons une piscine.'],
    ['fr', 'Les chiens ne sont pas admis.', 'Les chiens sont admis.'],
    ['es', 'No hay ascensor.', 'Hay ascensor.'],
    ['es', 'No tenemos piscina.', 'Tenemos piscina.'],
    ['es', 'No se admiten perros.', 'Se admiten perros.'],
    ['es', 'Los perros no están permitidos.', 'Los perros están permitidos.'],
    // Counts.
    ['en', 'There are sixty rooms.', 'There are 84 rooms.'],
    ['en', 'We have three restaurants.', 'We have two restaurants.'],
    ['de', 'Wir haben drei Restaurants.', 'Wir haben zwei Restaurants.'],
    ['fr', 'La maison compte 44 chambres.', 'La maison compte 84 chambres.'],
    ['es', 'Tenemos tres restaurantes.', 'Tenemos dos restaurantes.'],
    // Times.
    ['en', 'Check-in is from noon.', 'Check-in is from 3 p.m.'],
    ['en', 'Check-in is from noon, the sooner the better.', 'Check-in is from 3 p.m., the sooner the better.'],
    ['en', 'Check-in is from 14:00.', 'Check-in is from 15:00.'],
    ['en', 'Check-out is until 12.', 'Check-out is until 11 a.m.'],
    ['de', 'Anreise ab Mittag.', 'Anreise ab 15 Uhr.'],
    ['de', 'Check-in ab 14:00 Uhr.', 'Check-in ab 15:00 Uhr.'],
    ['fr', 'Arrivée à partir de midi.', 'Arrivée à partir de 15 h.'],
    ['fr', 'Petit-déjeuner de 6 h à 9 h.', 'Petit-déjeuner de 7 h à 10 h 30.'],
    ['es', 'Entrada desde mediodía.', 'Entrada desde las 15:00.'],
    ['es', 'Entrada a partir del mediodía.', 'Entrada a partir de las 15:00.'],
    ['es', 'La piscina abre a las 8:00.', 'La piscina abre a las 9:00.'],
    // Prices.
    ['en', 'Parking costs 10 euros a day.', 'Parking costs 16 euros a day.'],
    ['en', 'Breakfast costs €9.', 'Breakfast costs €24.'],
    ['en', 'Breakfast is included.', 'Breakfast costs 24 euros.'],
    ['de', 'Parken kostet 10 Euro.', 'Parken kostet 16 Euro.'],
    ['de', 'Das Frühstück ist inklusive.', 'Das Frühstück kostet 24 Euro.'],
    ['fr', 'Le parking coûte 10 euros.', 'Le parking coûte 16 euros.'],
    ['es', 'El aparcamiento cuesta 10 euros.', 'El aparcamiento cuesta 16 euros.'],
    // Years.
    ['en', 'The house was built in 1950.', 'The house was built in 1911.'],
    ['de', 'Das Haus wurde 1950 gebaut.', 'Das Haus wurde 1911 gebaut.'],
    ['fr', 'La maison a été construite en 1950.', 'La maison a été construite en 1911.'],
    ['es', 'La casa se construyó en 1950.', 'La casa se construyó en 1911.'],
    // Distances.
    ['en', 'The station is a twenty-minute walk away.', 'The station is a nine-minute walk away.'],
    ['en', 'The lake is 1 km away.', 'The lake is 200 metres away.'],
    ['de', 'Der Bahnhof ist 5 Gehminuten entfernt.', 'Der Bahnhof ist 9 Gehminuten entfernt.'],
    ['fr', 'Le lac est à 500 mètres.', 'Le lac est à 200 mètres.'],
    ['es', 'La estación está a 5 minutos a pie.', 'La estación está a 9 minutos a pie.'],
    // Stars, sizes and places.
    ['en', 'We have five stars.', 'We have four stars.'],
    ['de', 'Ein Fünf-Sterne-Hotel.', 'Ein Vier-Sterne-Hotel.'],
    ['fr', 'Un hôtel 3 étoiles.', 'Un hôtel 4 étoiles.'],
    ['es', 'Un hotel de cinco estrellas.', 'Un hotel de cuatro estrellas.'],
    ['en', 'The spa has 300 m².', 'The spa has 800 m².'],
    ['de', 'Unser Hotel liegt in Wien.', 'Unser Hotel liegt in Bregenz.'],
    // Praise.
    ['en', 'We have the biggest spa in Bregenz.', 'We have a spa.'],
    ['fr', 'Nous avons le plus grand spa de Bregenz.', 'Nous avons un spa.'],
  ] as const)('%s: %s', (language, text, right) => {
    expect(corrected(text, language)).toBe(right);
  });

  it.each([
    // No form is sure.
    ['en', 'There is no lift, so bring strong legs.'],
    ['en', 'A house without a lift.'],
    ['en', 'No dogs.'],
    ['de', 'Hunde sind bei uns leider nicht erlaubt.'],
    ['de', 'Kein Restaurant.'],
    ['fr', 'Une maison sans ascenseur.'],
    ['es', 'Sin ascensor.'],
    // The noun would have to change with its number.
    ['en', 'There are two suites.'],
    ['de', 'Es gibt zwei Suiten.'],
    // A year does not follow the article of a century or a decade.
    ['en', 'The house was built in the 18th century.'],
    ['de', 'Das Haus stammt aus den 1950er Jahren.'],
    ['fr', 'La maison date du XVIIIe siècle.'],
    ['es', 'La casa es de los años 50.'],
    // A price has another verb.
    ['en', 'Breakfast is included in the rate.'],
    ['fr', 'Le petit-déjeuner est compris.'],
    ['es', 'El desayuno está incluido.'],
    // What is left says nothing.
    ['en', 'We are the most romantic stay on the lake.'],
    ['de', 'Wir sind der schönste Ort am See.'],
  ] as const)('and is not offered where none would stand, %s: %s', (language, text) => {
    expect(corrected(text, language)).toBeNull();
  });

  it('writes an hour as the page around it does', () => {
    expect(corrected('Check-in is from noon.', 'en', 'Breakfast is from 7:00. Check-in is from noon.')).toBe(
      'Check-in is from 15:00.',
    );
    expect(corrected('Check-in is from 2 p.m.', 'en', 'Breakfast is from 7:00.')).toBe('Check-in is from 3 p.m.');
    expect(corrected('Check-in is from noon.', 'en', 'Breakfast is from 7 a.m.')).toBe('Check-in is from 3 p.m.');
  });
});

it.each([
  ['en', 'The festival runs from 14 to 17 October 2027.', 'The festival runs from 7 to 10 October 2027.'],
  ['de', 'Das Festival läuft vom 14. bis 17. Oktober 2027.', 'Das Festival läuft vom 7. bis 10. Oktober 2027.'],
  ['fr', 'Le festival a lieu du 14 au 17 octobre.', 'Le festival a lieu du 7 au 10 octobre.'],
  ['es', 'El festival se celebra del 14 al 17 de octubre.', 'El festival se celebra del 7 al 10 de octubre.'],
] as const)('days stand with what belongs to them, %s: %s', (language, text, right) => {
  expect(corrected(text, language, text, sources.naranjo)).toBe(right);
});
