/**
 * What is said in a corner for four seconds. The first screen has nothing to say, so the code that shows it comes with
 * the first word or the first touch, and what was said before it stands is shown then.
 */
import type { ExternalToast, toast as shown } from 'sonner';

type Shown = typeof shown;

let standing: Shown | null = null;
let waiting: ((toast: Shown) => void)[] = [];
let summon = () => {};

function say(show: (toast: Shown) => void): void {
  if (standing) show(standing);
  else {
    waiting.push(show);
    summon();
  }
}

export const toast = Object.assign(
  (words: string, more?: ExternalToast): void => say((shown) => void shown(words, more)),
  {
    success: (words: string, more?: ExternalToast): void => say((shown) => void shown.success(words, more)),
    error: (words: string, more?: ExternalToast): void => say((shown) => void shown.error(words, more)),
  },
);

/** Calls `come` at the first word that nothing shows yet. Returns what ends that. */
export function whenSomethingIsSaid(come: () => void): () => void {
  summon = come;
  if (waiting.length > 0) come();
  return () => {
    summon = () => {};
  };
}

/** From now on words are shown by `toast`, those that waited first. Returns what ends that. */
export function showBy(toast: Shown): () => void {
  standing = toast;
  const said = waiting;
  waiting = [];
  for (const show of said) show(toast);
  return () => {
    standing = null;
  };
}
