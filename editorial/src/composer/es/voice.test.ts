import { describe, expect, it } from 'vitest';
import { concert, guide, lakeHotel, market } from '../testing/houses.ts';
import { bookFair, cityHotel, fiestas, figuresOf, lakeFeast, pagesIn, quayHotel } from '../testing/romance.ts';
import { wordFinders } from '../word-forms.ts';
import { eventName, eventNoun, houseName, venueName } from './articles.ts';
import { clock, dayRange, far, span } from './numbers.ts';

const subjects = [
  { house: cityHotel, event: bookFair },
  { house: cityHotel, event: fiestas },
  { house: quayHotel, event: lakeFeast },
  { house: lakeHotel, event: concert },
  { house: lakeHotel, event: market },
  { house: quayHotel, event: null },
];

describe('Spanish address', () => {
  const informal =
    /(?<![\p{L}])(?:tú|tu|tus|ti|te|tuy[oa]s?|contigo|puedes|vienes|viajas|llegas|duermes|Ven|Vuelve|Deja|Dinos|Trae|Pide|Quédate|métete|Pregunta|Duerme)(?![\p{L}])/u;
  const formal =
    /(?<![\p{L}])(?:usted|(?<!lleva )su(?! idea)|suy[oa]|le(?! queda| importa)|Venga|Vuelva|Díganos|Traiga|Pida|Quédese|métase|Pregunte|Duerma|Puede elegir)(?![\p{L}])/u;

  it.each(subjects)('is usted or tú, never both: $event.title', ({ house, event }) => {
    const titles = event?.title ?? '';
    for (const page of pagesIn('es', house, event, 8)) expect(page.replaceAll(titles, '')).not.toMatch(informal);
    for (const page of pagesIn('es', house, event, 2)) expect(page.replaceAll(titles, '')).not.toMatch(formal);
  });

  it('follows the override before the formality', () => {
    const styleguide = guide({ formality: 9 }, { languageOverrides: { es: { address: 'informal' } } });
    const text = pagesIn('es', lakeHotel, market, 9, { styleguide }).join('\n');
    expect(text).toMatch(informal);
    expect(text).not.toMatch(formal);
  });
});

describe('Spanish names and numbers', () => {
  it('gives a title the article of its kind, contracted', () => {
    expect(eventName('Mercado de Navidad').del).toBe('del Mercado de Navidad');
    expect(eventName('Feria del Libro').al).toBe('a la Feria del Libro');
    expect(eventName('Fiestas de San Fermín')).toMatchObject({ el: 'las Fiestas de San Fermín', plural: true });
    expect(eventName('Harbour Advent').del).toBe('de Harbour Advent');
    expect(eventName('Three Countries Marathon').el).toBe('el Three Countries Marathon');
    expect(eventNoun('Three Countries Marathon')?.al).toBe('al maratón');
    expect(houseName('Hotel Miramar').del).toBe('del Hotel Miramar');
    expect(venueName('Plaza Mayor')?.en).toBe('en la Plaza Mayor');
    expect(venueName('Seebühne')).toBeNull();
  });

  it('writes dates, hours and distances as Spanish does', () => {
    expect(dayRange('2026-11-26', '2026-12-20')).toBe('del 26 de noviembre al 20 de diciembre');
    expect(dayRange('2026-12-05', '2026-12-06')).toBe('5 y 6 de diciembre');
    expect(dayRange('2026-12-05', '2026-12-05')).toBe('sábado 5 de diciembre');
    expect([clock('01:30').a, clock('21:00').hasta, clock('12:00').hasta]).toEqual([
      'a la 1:30',
      'hasta las 21:00',
      'hasta mediodía',
    ]);
    expect(span({ from: '18:00', to: '00:00' })).toBe('de 18:00 a medianoche');
    expect([far(9.62), far(0.66), far(1.02)]).toEqual(['9,6 kilómetros', '650 metros', 'un kilómetro']);
  });

  it.each(subjects)('contracts, agrees and stays with its sources: $event.title', ({ house, event }) => {
    const known = event && figuresOf(house, event);
    for (const page of pagesIn('es', house, event, 5)) {
      expect(page).not.toMatch(
        /(?<![\p{L}])(?:de el|a el|[Ll]as fiestas (?:está|queda|empieza|termina)|y i)(?![\p{L}])/u,
      );
      expect(page).not.toMatch(/inolvidable|rincón|enclavad|joya|único|perfect|mágic|[Ee]l mejor|ensueño/);
      expect(page.match(/¿/g)?.length ?? 0).toBe(page.match(/\?/g)?.length ?? 0);
      const measured = page.replace(/[\d.,]+[ \u00a0](?:km|m|kilómetros?|metros)(?!\p{L})/gu, '');
      if (known)
        expect((measured.match(/\d+/g) ?? []).filter((f) => !known.has(f.replace(/^0+(?=\d)/, '')))).toEqual([]);
    }
  });

  it('finds a word in each of its forms, accents that move included', () => {
    const finds = wordFinders('es', [])('rincón');
    expect(['un rincón', 'Rincones'].every(finds)).toBe(true);
    expect(['encantadora', 'encantadores'].every(wordFinders('es', [])('encantador'))).toBe(true);
    const styleguide = guide({ vocabulary: { preferredWords: [], avoidedWords: ['noche', 'nadar'] } });
    for (const page of pagesIn('es', lakeHotel, market, 5, { styleguide }))
      expect(
        page
          .split('\n')
          .filter((line) => line.length > 60)
          .join('\n'),
      ).not.toMatch(/\b(?:noches?|nadar)\b/i);
  });
});
