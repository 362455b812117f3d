/** The words of a sentence in plain letters, as fact names write them, made once for each sentence. */
import { onceFor } from '#claims/once.ts';
import { plainName } from '#claims/plain-name.ts';
import { type Reading, sentenceOf } from '#claims/reading/read.ts';

const sentencesOf = onceFor((_: Reading) => new Map<number, string>());

/** The words of the sentence a token is in, set between spaces. */
export function plainWordsOf(reading: Reading, index: number): string {
  const sentences = sentencesOf(reading);
  const [start, end] = sentenceOf(reading, index);
  let words = sentences.get(start);
  if (words === undefined) {
    const plain = reading.tokens.slice(start, end).map((token) => plainName(token.text).replaceAll('_', ' '));
    words = ` ${plain.join(' ')} `;
    sentences.set(start, words);
  }
  return words;
}
