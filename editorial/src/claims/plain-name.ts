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
