/** Sentences that ask, and the words of a stretch as they are matched against what people ask and answer. */
import { markAt, type Reading } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';

/** True where the sentence that ends before a token ends with a question mark. */
export const isQuestion = ({ text, tokens }: Reading, end: number): boolean =>
  text
    .slice(tokens[end - 1]?.end ?? 0)
    .trimStart()
    .startsWith('?');

/** True where a question ends before a token and something is said behind it. */
export const isAnswered = (reading: Reading, end: number): boolean =>
  end < reading.tokens.length && isQuestion(reading, end);

/** 'No', and nothing more before a comma or a full stop: an answer, and no 'no hurry'. */
export function isPlainNo(reading: Reading, index: number): boolean {
  const no = markAt(reading, index, 'no');
  return no !== null && (reading.tokens[no.to]?.gap ?? breaks.sentence) > breaks.space;
}

/** The words of tokens `from` to `to` (excluded), in lower case and with one space between them. */
export const wordsIn = (reading: Reading, from: number, to: number): string =>
  reading.tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');
