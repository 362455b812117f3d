const plain = /^[ -~]*$/;

/** Letters without what stands above or below them. */
export const plainLetters = (text: string): string =>
  plain.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '');

/** Letters that are no others with a sign upon them. */
const own: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ð: 'd',
};

/** A name as fact names write it: lower case, no accents, `_` between words. */
export const plainName = (name: string): string =>
  /^[a-z0-9]*$/.test(name)
    ? name
    : plainLetters(name)
        .toLowerCase()
        .replace(/[ßłøđıæœþð]/g, (letter) => own[letter] ?? letter)
        .replace(/[^a-z0-9]+/g, '_');

/** The same with the German way of writing its vowels: `seebuehne` is 'Seebühne'. */
export const germanName = (name: string): string =>
  plainName(name.toLowerCase().replace(/[äöü]/g, (vowel) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[vowel] ?? vowel));

/** Letters by which a word is known in the language of its neighbours. */
export const cognateLetters = 5;

/** The beginning of a word as its neighbours write it too: 'photo' and 'foto', 'thermal' and 'termal'. */
export const cognateStem = (word: string): string =>
  plainName(word)
    .replace(/ph/g, 'f')
    .replace(/h/g, '')
    .replace(/y/g, 'i')
    .replace(/k/g, 'c')
    .replace(/(.)\1/g, '$1')
    .slice(0, cognateLetters);
