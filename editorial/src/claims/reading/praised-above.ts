/** Comparisons that praise what is there: nothing is better than it. */
import type { Reading } from '#claims/reading/read.ts';

const nothingElse = /^(?:nothing|nowhere|nichts|nirgends|nada|rien)$/;
/** 'What could be better than the pool?' */
const asking = /^(?:what|was|qué|quoi)$/;
const better = /^(?:better|nicer|finer|besseres?|schöneres?|mejor|mieux|meilleur)$/;
const inIt =
  /^(?:the|our|dem|der|den|im|ins|am|zum|zur|beim|unser\p{L}*|el|la|los|las|del|al|nuestr\p{L}*|le|les|l|au|aux|du|notre|nos)$/u;

/** 'Nothing beats a dip in the pool', 'nada como un rato en la sauna': better than anything is what is there. */
export function isPraisedAbove(reading: Reading, start: number, from: number): boolean {
  const words = reading.tokens.slice(start, from).map(({ text }) => text);
  const isInIt = words.length > 2 && words.slice(-2).some((word) => inIt.test(word));
  const isBetter = words.some((word) => asking.test(word)) && words.some((word) => better.test(word));
  return isInIt && (isBetter || words.some((word) => nothingElse.test(word)));
}
