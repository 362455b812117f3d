/** What an act on posts will do, said before it is done, and which languages it can be done with. */
import type { Language } from '@foyer/contract/languages';
import type { Outcome, PostLanguage, PostRow } from '@foyer/contract/posts';
import { counted, isEntry } from '../words.ts';

export type AskedAct = 'publish' | 'schedule' | 'unschedule' | 'unpublish' | 'archive' | 'delete';

const fits: Record<AskedAct, (language: PostLanguage) => boolean> = {
  publish: ({ status, changed }) => status !== 'published' || changed,
  schedule: ({ status, changed }) => status !== 'published' || changed,
  unschedule: ({ status }) => status === 'scheduled',
  unpublish: ({ status }) => status === 'published' || status === 'scheduled',
  archive: ({ status }) => status !== 'archived',
  delete: () => true,
};

/** Languages of a post an act changes anything about. */
export const candidates = (act: AskedAct, row: PostRow): Language[] =>
  row.languages.filter(fits[act]).map(({ language }) => language);

export const actNames: Record<AskedAct, { verb: string; busy: string; past: string }> = {
  publish: { verb: 'Publish', busy: 'Publishing...', past: 'published' },
  schedule: { verb: 'Schedule', busy: 'Scheduling...', past: 'scheduled' },
  unschedule: { verb: 'Unschedule', busy: 'Unscheduling...', past: 'taken off the plan' },
  unpublish: { verb: 'Unpublish', busy: 'Unpublishing...', past: 'taken off the site' },
  archive: { verb: 'Archive', busy: 'Archiving...', past: 'archived' },
  delete: { verb: 'Delete', busy: 'Deleting...', past: 'deleted' },
};

/** What will happen, and what stays. */
export function consequence(act: AskedAct, rows: readonly PostRow[]): string {
  if (act === 'publish') return 'They go live now. What is not ready stays as it is, and says why.';
  if (act === 'schedule')
    return 'They go live by themselves at that time. What is not ready by then stays, and says why.';
  if (act === 'unschedule')
    return 'They do not go live by themselves. What guests see now stays as it is, and the texts stay here.';
  if (act === 'unpublish')
    return 'Guests who open these addresses are told that the page was taken away. The texts stay here as drafts.';
  if (act === 'archive') return 'They are taken off the site and put away. Publishing brings them back.';
  const back =
    'Every language is thrown away, and live addresses answer that the page is gone. For 30 days it can be brought back from the trash.';
  const needed = 'An event under a live page, and a venue with events, stay.';
  return rows.every(isEntry) ? back : `${back} ${needed}`;
}

/** '3 published, 1 not'. */
export function resultWords(act: AskedAct, results: readonly Outcome[]): string {
  const done = results.filter((one) => one.done).length;
  const left = results.length - done;
  const { past } = actNames[act];
  if (left === 0) return `${counted(done, 'language')} ${past}`;
  return done === 0 ? `Nothing was ${past}` : `${counted(done, 'language')} ${past}, ${left} not`;
}
