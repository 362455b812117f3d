/** Storeys between two places of a house, which are not all of them. */
import type { Reading } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';

const on =
  /^(?:up|down|higher|lower|further|höher|tiefer|darüber|darunter|weiter|hinauf|hinunter|más|arriba|abajo|plus|haut|bas)$/;

/** 'Zwei Stockwerke höher', 'two floors down': from one to another. */
export const isBetween = (reading: Reading, noun: string, to: number): boolean =>
  noun === 'floor' &&
  (reading.tokens[to]?.gap ?? breaks.sentence) === breaks.space &&
  on.test(reading.tokens[to]?.text ?? '');
