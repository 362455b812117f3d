/** What the screens of imports say. */
import type { ImportVerdict } from '@foyer/contract/imports';

export const verdictNames: Record<ImportVerdict, string> = {
  new: 'New',
  changed: 'Changed',
  same: 'As it was',
  doubtful: 'In doubt',
  failed: 'Not readable',
};
