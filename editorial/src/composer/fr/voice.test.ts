import { describe, expect, it } from 'vitest';
import { concert, guide, lakeHotel, market } from '../testing/houses.ts';
import { bookFair, cityHotel, fiestas, figuresOf, lakeFeast, pagesIn, quayHotel } from '../testing/romance.ts';
import { wordFinders } from '../word-forms.ts';
import { eventName, eventNoun, houseName, townName, venueName } from './articles.ts';
import { clock, dayRange, far, span } from './numbers.ts';
import { spaced } from './voice.ts';

const subjects = [
  { house: cityHotel, event: bookFair },
  { house: cityHotel, event: fiestas },
  { house: quayHotel, event: lakeFeast },
  { house: lakeHotel, event: concert },
  { house: lakeHotel, event: market },
  { house: quayHotel, event: null },
];

describe('French address', () => {
  const informal =
    /(?<![\p{L}’])(?:tu|te|toi|ton|ta|tes|tienne|compte(?= [\p{N},]+ (?:km|mètres|kilom))|Viens|Rentre|glisse-toi|Dis-nous|Emmène|Demande|Reste|Note|Dors)(?![\p{L}])|(?<![\p{L}])t’/u;
  const formal = /(?<![\p{L}])(?:vous|Vous|votre|vos|vôtre|\p{L}{3,}ez)(?![\p{L}])(?<!chez|assez|Rendez)/u;

  it.each(subjects)('is vous or tu, never both: $event.title', ({ house, event }) => {
    const plain = (page: string) => page.replaceAll(event?.title ?? '', '').replace(/Rendez-vous/g, '');
    for (const page of pagesIn('fr', house, event, 8)) expect(plain(page)).not.toMatch(informal);
    for (const page of pagesIn('fr', house, event, 2)) expect(plain(page)).not.toMatch(formal);
  });

  it('follows the override before the formality', () => {
    const styleguide = guide({ formality: 9 }, { languageOverrides: { fr: { address: 'informal' } } });
    const text = pagesIn('fr', lakeHotel, market, 9, { styleguide })
      .join('\n')
      .replace(/Rendez-vous/g, '');
    expect(text).toMatch(informal);
    expect(text).not.toMatch(formal);
  });
});

describe('French names and numbers', () => {
  it('elides and contracts', () => {
    expect(eventName('Marché de Noël').du).toBe('du Marché de Noël');
    expect(eventName('Exposition Matisse').au).toBe('à l’Exposition Matisse');
    expect(eventName('Fêtes de Bayonne')).toMatchObject({ au: 'aux Fêtes de Bayonne', plural: true });
    expect(eventName('Advent am See').du).toBe('d’Advent am See');
    expect(eventName('Harbour Advent').du).toBe('de Harbour Advent');
    expect(eventNoun('Lindau Christmas Market')?.du).toBe('du marché');
    expect(houseName('Hôtel des Quais', 'hotel').le).toBe('l’Hôtel des Quais');
    expect(houseName('Halden am See', 'hotel').au).toBe('au Halden am See');
    expect([townName('Annecy').du, townName('Le Havre').au, townName('Les Sables-d’Olonne').du]).toEqual([
      'd’Annecy',
      'au Havre',
      'des Sables-d’Olonne',
    ]);
    expect(venueName('Place de l’Église')).toBe('sur la place de l’Église');
    expect(venueName('Seebühne')).toBeNull();
  });

  it('writes dates, hours and distances as French does', () => {
    expect(dayRange('2026-11-26', '2026-12-20')).toBe('du 26 novembre au 20 décembre');
    expect(dayRange('2026-08-01', '2026-08-01')).toBe('samedi 1er août');
    expect(dayRange('2026-12-05', '2026-12-06')).toBe('5 et 6 décembre');
    expect([clock('21:00'), clock('09:30'), clock('12:00')]).toEqual(['21\u00a0h', '9\u00a0h\u00a030', 'midi']);
    expect(span({ from: '18:00', to: '00:00' })).toBe('de 18\u00a0h à minuit');
    expect([far(9.62), far(1.52), far(1.02)]).toEqual(['9,6 kilomètres', '1,5 kilomètre', 'un kilomètre']);
  });

  it('keeps high stops off the word with spaces that do not break', () => {
    expect(spaced('Où? Ici; là: «bien».')).toBe('Où\u202f? Ici\u202f; là\u00a0: «\u202fbien\u202f».');
    expect(spaced('https://halden.example')).toBe('https://halden.example');
  });

  it.each(subjects)('elides, contracts and stays with its sources: $event.title', ({ house, event }) => {
    const known = event && figuresOf(house, event);
    for (const text of pagesIn('fr', house, event, 5)) {
      const page = text.replaceAll(event?.title ?? '–', 'X');
      expect(page).not.toMatch(
        /(?<![\p{L}])(?:de les?|à les?|de [aeiouéèêAEIOUÉ]\p{L}*|que [aeiouAEIOU]\p{L}*)(?![\p{L}])/u,
      );
      expect(page).not.toMatch(/[\p{L}\d][;?]| [:;?]|\p{L}: /u);
      expect(page).not.toMatch(/nich[ée]|écrin|incontournable|joyau|inoubliable|unique|parfait|magique|meilleur/);
      const measured = page.replace(/\d[\d,\u202f]*[ \u00a0](?:km|m|kilomètres?|mètres)(?!\p{L})/gu, '');
      if (known)
        expect((measured.match(/\d+/g) ?? []).filter((f) => !known.has(f.replace(/^0+(?=\d)/, '')))).toEqual([]);
    }
  });

  it('finds a word in each of its forms', () => {
    expect(['convivial', 'conviviaux', 'conviviale'].every(wordFinders('fr', [])('convivial'))).toBe(true);
    expect(['l’écrin', 'écrins'].every(wordFinders('fr', [])('écrin'))).toBe(true);
    expect(['merveilleuse', 'merveilleux'].every(wordFinders('fr', [])('merveilleux'))).toBe(true);
    const styleguide = guide({ vocabulary: { preferredWords: [], avoidedWords: ['nuit', 'nager'] } });
    for (const page of pagesIn('fr', lakeHotel, market, 5, { styleguide }))
      expect(
        page
          .split('\n')
          .filter((line) => line.length > 60)
          .join('\n'),
      ).not.toMatch(/\b(?:nuits?|nage[rz]?)\b/i);
  });
});
