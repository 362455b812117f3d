/**
 * Several words as one phrase.
 */

/** 'English, German and Spanish'. */
export const listWords = (words: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(words);
