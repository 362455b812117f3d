/** Whether a page is as long as its brief asks. */
import type { StyleIssue } from '@foyer/contract/claims';
import { costs } from '#style/score.ts';

/** Share of the range's edge that one step of the cost stands for. */
const step = 0.1;
const dearest = 3;

/** The issue of a page too short or too long, or null. Its offsets are 0: it belongs to the page as a whole. */
export function lengthIssue(words: number, range: { min: number; max: number }): StyleIssue | null {
  const edge = words < range.min ? range.min : words > range.max ? range.max : null;
  if (edge === null) return null;
  const steps = Math.min(dearest, Math.ceil(Math.abs(words - edge) / (edge * step)));
  const message =
    words < range.min
      ? `${words} words; this length asks for at least ${range.min}`
      : `${words} words; this length asks for at most ${range.max}`;
  return { start: 0, end: 0, text: '', kind: 'length', message, cost: costs.length * steps };
}
