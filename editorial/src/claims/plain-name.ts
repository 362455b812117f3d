const plain = /^[ -~]*$/;

/** Letters without what stands above or below them. */
export const plainLetters = (text: string): string =>
  plain.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '');

/** A name as fact names write it: lower case, no accents, `_` between words. */
export const plainName = (name: string): string =>
  /^[a-z0-9]*$/.test(name)
    ? name
    : plainLetters(name)
        .replace(/ß/g, 'ss')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '_');
