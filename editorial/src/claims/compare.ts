/** Compares what a text says with what a source says, under the words before the number. */
import type { Comparison } from '#lexicon/language-pack.ts';

/** How far 'about' may be off, as a share (gold rule: 5 %). */
const near = 0.05;
/** The same of a round number, 'a score of'. */
const round = 0.1;
/** How far below the number 'almost' may be. */
const almost = 0.1;
/** The same of 'hardly': 'barely 300 metres' may be 250. */
const hardly = 0.2;

/** 'Less than ten minutes' may be four; of more than so many nobody says it of less than half. */
const few = 10;

/** True when `said` under its comparison is what the source's `known` says. `known` may be off by `tolerance`. */
export function agrees(said: number, known: number, comparison: Comparison | null, tolerance = 0): boolean {
  const slack = Math.max(tolerance, 1e-9);
  switch (comparison) {
    case 'about':
      return Math.abs(said - known) <= Math.max(slack, known * near);
    case 'round':
      return Math.abs(said - known) <= Math.max(slack, known * round);
    case 'nearly':
      return said - known <= Math.max(slack, said * almost) && known - said <= Math.max(slack, known * near);
    case 'hardly':
      return said - known <= Math.max(slack, said * hardly) && known - said <= Math.max(slack, known * near);
    case 'more':
      return known > said - slack && known <= said * 1.5 + slack;
    case 'less':
      return known < said + slack && known >= said * (said <= few ? 0.3 : 0.5) - slack;
    case 'atLeast':
    case 'atMost':
    case null:
      return Math.abs(said - known) <= slack;
  }
}
