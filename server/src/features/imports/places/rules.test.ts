import { describe, expect, it } from 'vitest';
import { noPlace, type WrittenPlace } from '../policy.ts';
import { locate } from './rules.ts';

const bregenz = { latitude: 47.5055, longitude: 9.7405 };
const find = async (places: (string | Partial<WrittenPlace>)[], home: typeof bregenz | undefined = bregenz) =>
  locate(
    places.map((place) => ({ ...noPlace, ...(typeof place === 'string' ? { text: place } : place) })),
    home,
  );

describe('finding places', () => {
  it('takes apart what Outlook, Google and plug-ins write', async () => {
    const found = await find([
      'Festspielhaus Bregenz, Platz der Wiener Symphoniker 1, 6900 Bregenz, Österreich',
      'Zeughaus, Unterer Schrannenplatz 1, 88131 Lindau (Bodensee)',
      'Marktplatz, Marktplatz 1, Dornbirn, Vorarlberg, 6850, Austria',
      'Kornmarkt, Bregenz',
      'St. Gallen',
      'Seestraße 4\n88045 Friedrichshafen\nDeutschland',
    ]);
    expect(found).toMatchObject([
      {
        title: 'Festspielhaus Bregenz',
        address: 'Platz der Wiener Symphoniker 1',
        postalCode: '6900',
        city: 'Bregenz',
        country: 'AT',
        doubts: [],
      },
      {
        title: 'Zeughaus',
        address: 'Unterer Schrannenplatz 1',
        postalCode: '88131',
        city: 'Lindau',
        country: 'DE',
        doubts: [],
      },
      { title: 'Marktplatz', address: 'Marktplatz 1', postalCode: '6850', city: 'Dornbirn', country: 'AT', doubts: [] },
      { title: 'Kornmarkt', address: '', city: 'Bregenz', country: 'AT' },
      { title: expect.stringContaining('Gallen'), city: 'St. Gallen', country: 'CH' },
      { title: 'Seestraße 4', address: 'Seestraße 4', postalCode: '88045', city: 'Friedrichshafen', country: 'DE' },
    ]);
    const [first] = found;
    expect(typeof first === 'object' && Math.abs(first.latitude - 47.503) < 0.02).toBe(true);
  });

  it('knows towns and countries by their names in the languages of the product', async () => {
    const found = await find([
      { city: 'Wien', country: 'Autriche' },
      { city: 'Genf', country: 'Suiza' },
      { city: 'München', country: 'DE' },
      { city: 'Vienne', country: 'Austria' },
    ]);
    expect(
      found.map((place) =>
        typeof place === 'object' ? [place.city, place.country, Math.round(place.latitude)] : place,
      ),
    ).toEqual([
      ['Wien', 'AT', 48],
      ['Genf', 'CH', 46],
      ['München', 'DE', 48],
      ['Vienne', 'AT', 48],
    ]);
  });

  it('means the town near the house where no country is named, and doubts one that is far', async () => {
    const [near] = await find(['Stadttheater, Lindau']);
    expect(near).toMatchObject({ country: 'DE', doubts: [] });
    const [far] = await find(['Town hall, Springfield']);
    expect(far).toMatchObject({ country: 'US', doubts: [expect.stringContaining('several places')] });
  });

  it('keeps coordinates that are given, and names the town they lie in', async () => {
    const [given, alone] = await find([
      { text: 'Kulturhaus, Dornbirn', latitude: 47.4139, longitude: 9.744 },
      { title: 'Mountain station', latitude: 47.507, longitude: 9.779 },
    ]);
    expect(given).toMatchObject({ title: 'Kulturhaus', city: 'Dornbirn', country: 'AT', latitude: 47.4139, notes: [] });
    expect(alone).toMatchObject({
      title: 'Mountain station',
      country: 'AT',
      latitude: 47.507,
      notes: [expect.stringContaining('nearest')],
    });
  });

  it('says when there is none', async () => {
    expect(await find(['', 'Online', { city: 'Nirgendwoburg', country: 'DE' }])).toEqual([
      'No place is named',
      expect.stringContaining('Online'),
      'No town was found in: Nirgendwoburg',
    ]);
  });
});
