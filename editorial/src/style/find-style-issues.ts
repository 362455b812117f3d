/** Every place of a text that does not keep to the style guide, with what to do about it. */
import type { StyleIssue } from '@foyer/contract/claims';
import type { TextContext } from '#context.ts';

/** Issues in reading order; offsets are UTF-16 into the text as sent. */
export function findStyleIssues(_text: string, _context: TextContext): StyleIssue[] {
  return [];
}
