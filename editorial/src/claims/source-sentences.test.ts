import type { Language } from '@foyer/contract/languages';
import { describe, expect, test } from 'vitest';
import { findClaims } from '#claims/find-claims.ts';
import type { Sources } from '#context.ts';
import { event, facts, house } from './testing/properties.ts';

/** A house by a lake with a jetty, rides to two towns and the fair grounds of its own by name. */
const seehof: Sources = {
  property: house({
    name: 'Seehof',
    city: 'Bregenz',
    country: 'AT',
    address: 'Am Bach 12',
    latitude: 47.5098,
    longitude: 9.7585,
    checkInTime: '15:00',
    checkOutTime: '11:00',
  }),
  facts: [
    ...facts({
      amenities: '["outdoor_pool","restaurant","breakfast","free_wifi","parking","garden"]',
      'hours:outdoor_pool': '09:00-21:00',
      'hours:restaurant': '12:00-21:30',
      'hours:breakfast': '07:00-10:30',
      breakfast_weekend: 'until 12:00',
      'price:breakfast': '24 EUR',
      parking_spaces: '24',
      train_to_lindau: '12 min, every 30 min',
      train_to_dornbirn: '9 min, every 15 min',
      'distance:train_station': '9 min walk',
      'distance:beach': '40 m',
      'distance:messe': '9 min walk',
      'distance:convention_centre': '2.4 km',
    }),
    {
      factName: 'jetty',
      factValue: 'From the garden a wooden jetty leads 46 m out into the lake.',
      language: 'en',
    },
    { factName: 'jetty', factValue: 'Vom Garten führt ein Holzsteg 46 m hinaus in den See.', language: 'de' },
  ],
  event: event({
    title: 'Lakeside Lights Walk',
    description:
      'A walk of 2 km through the Lindenhof park, lit by 600 lanterns. Crafts in three halls, for children from five years. The lifts open for the winter.',
    eventStartDate: '2026-12-05T19:30:00+01:00',
    eventEndDate: '2026-12-05T21:00:00+01:00',
    timeZone: 'Europe/Vienna',
    price: 9,
    currency: 'EUR',
    venue: 'Lindenhof park',
    city: 'Lindau',
    country: 'DE',
    at: [47.5561, 9.65],
  }),
};
const stay: Sources = { ...seehof, event: null };

const openIn = (text: string, language: Language, sources: Sources) =>
  findClaims(text, { ...sources, language })
    .filter(({ verdict }) => verdict === 'contradicted' || verdict === 'unsupported')
    .map((claim) => claim.text);

describe('what the sources bear out', () => {
  test.each([
    ['en', 'From the garden a wooden jetty leads 46 m out into the lake.'],
    ['de', 'Vom Garten führt ein Holzsteg 46 m hinaus in den See.'],
    ['en', 'A walk of 2 km through the Lindenhof park, lit by 600 lanterns.'],
    ['en', 'Tickets start at €9. Crafts in three halls, for children from five years.'],
    ['en', 'The lifts open for the winter.'],
    ['en', 'Lakeside Lights Walk does not begin before 19:30.'],
    ['fr', 'La musique ne commence pas avant 19 h 30.'],
    ['de', 'Die Musik endet um 21 Uhr, der Außenpool schließt um 21 Uhr.'],
    ['de', 'Der Ausflug endet um 20 Uhr, der Außenpool schließt um 21 Uhr.'],
    ['en', '24 spaces for cars: the parking is behind the house.'],
    ['es', 'El aparcamiento tiene 24 plazas.'],
    ['fr', 'Le parking compte 24 places.'],
    ['de', 'Hinter dem Haus sind 24 Stellplätze.'],
    ['es', 'Después de una noche así, la piscina hasta las 21:00 y un desayuno largo.'],
    ['es', 'De una ciudad a otra se va de dos formas: la piscina espera.'],
    ['fr', 'La piscine et le restaurant : l’une ferme à 21 h.'],
    ['fr', 'Le petit déjeuner, même après une longue soirée, de deux façons.'],
    ['fr', 'Petit déjeuner servi jusqu’à midi le week-end, jusqu’à 10 h 30 en semaine.'],
    ['en', 'Check-in is from 15:00. The walk begins at 19:30.'],
    ['es', 'El wifi es gratuito y no hay que pedirlo.'],
    ['en', 'The train to Lindau takes twelve minutes and runs every 30 minutes, so nobody has to drive.'],
    ['de', 'Neun Minuten zu Fuß zur Messe.'],
    ['de', 'Der Zug nach Lindau braucht zwölf Minuten.'],
  ] as const)('%s: %s', (language, text) => {
    expect(openIn(text, language, seehof)).toEqual([]);
  });

  test.each([
    ['de', 'Wie kommt man nach Lindau? Der Zug nach Lindau braucht zwölf Minuten.'],
    ['fr', 'Comment aller à Lindau ?'],
    ['en', 'How do we get to Dornbirn?'],
  ] as const)('%s, without an event: %s', (language, text) => {
    expect(openIn(text, language, stay)).toEqual([]);
  });
});

describe('what they do not', () => {
  test.each([
    ['en', 'From the garden a wooden jetty leads 56 m out into the lake.', '56 m'],
    ['en', 'A walk of 3 km through the Lindenhof park, lit by 600 lanterns.', '3 km'],
    ['en', 'Our lift takes you to your room.', 'lift'],
    ['de', 'Die Musik endet um 21 Uhr, der Außenpool schließt um 22 Uhr.', 'um 22 Uhr'],
    ['de', 'Der Zug nach Lindau braucht zwanzig Minuten.', 'zwanzig Minuten'],
    ['fr', 'Le parking compte 30 places.', '30 places'],
    ['en', 'Our hotel in Lindau is quiet.', null],
    ['en', 'The walk takes place in Hull.', 'Hull'],
    ['en', 'The festival takes place on 5 December in Kingston upon Hull.', 'Kingston'],
    ['de', 'Das Festival findet am 5. Dezember in Hull statt.', 'Hull'],
    ['es', 'El festival se celebra en Teruel.', 'Teruel'],
    ['fr', 'Le festival a lieu à Gap.', 'Gap'],
  ] as const)('%s: %s', (language, text, wrong) => {
    expect(openIn(text, language, wrong === null ? stay : seehof)).toEqual([wrong ?? 'Lindau']);
  });
});

describe('names that are no places', () => {
  test.each([
    ['en', 'The festival takes place in Advent, in Hall 3, and it is held in German.'],
    ['de', 'Das Festival findet in Etappen statt, das Hotel liegt in Gehweite.'],
    ['de', 'Das Festival findet in Präsenz statt.'],
    ['es', 'El festival se celebra en Navidad.'],
    ['fr', 'Le festival a lieu à Noël.'],
    ['en', 'The walk takes place in Lindau, in Germany.'],
  ] as const)('%s: %s', (language, text) => {
    expect(openIn(text, language, seehof)).toEqual([]);
  });
});
