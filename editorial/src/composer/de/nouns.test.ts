import { describe, expect, it } from 'vitest';
import { headNoun, placePhrase, titleNoun } from './nouns.ts';

describe('German titles', () => {
  it.each([
    ['Lindauer Hafenweihnacht', 'die Lindauer Hafenweihnacht', 'zur Lindauer Hafenweihnacht'],
    ['Three Countries Marathon', 'der Three Countries Marathon', 'zum Three Countries Marathon'],
    ['Bregenzer Festspiele', 'die Bregenzer Festspiele', 'zu den Bregenzer Festspielen'],
    ['Der Weiße Ring', 'der Weiße Ring', 'zum Weißen Ring'],
    ['Lange Nacht der Museen', 'die Lange Nacht der Museen', 'zur Langen Nacht der Museen'],
    ['Großer Adventsmarkt', 'der Große Adventsmarkt', 'zum Großen Adventsmarkt'],
    ['Pop-Kultur', '„Pop-Kultur“', 'zu „Pop-Kultur“'],
  ])('%s takes its article', (title, nom, zu) => {
    expect(titleNoun(title)).toMatchObject({ nom, zu });
  });

  it('names the event by its head in the next sentence', () => {
    expect(headNoun('Lindauer Weihnachtsmarkt')?.dat).toBe('dem Markt');
    expect(headNoun('Pop-Kultur')).toBeNull();
  });

  it('finds the preposition of a place, or says the place apart', () => {
    expect(placePhrase('Festspielhaus Bregenz', 'Bregenz')).toBe('im Festspielhaus Bregenz');
    expect(placePhrase('Alter Hafen', 'Lindau')).toBe('am Alten Hafen in Lindau');
    expect(placePhrase('Old Harbour', 'Lindau')).toBe('in Lindau (Old Harbour)');
  });
});
