/**
 * Reads what is written in a style guide again once it was saved: which live texts do not keep to it, and the score of
 * every text. Running it twice finds the same; a guide saved meanwhile is read again by a job of its own.
 */
import { inTenant } from '../../access/rules.ts';
import { measureAgain } from '../../entries/judging/rules.ts';
import { rulesOf } from '../../posts/types/rules.ts';
import { countBreaches, liveTexts, namesOf } from '../live/rules.ts';
import { keepBreaches } from '../live/store.ts';
import { oneStyleguide } from '../rules.ts';
import * as store from './store.ts';

const system = { userId: null, name: 'Foyer' };
/** Live texts read in one transaction. */
const page = 25;

export async function reread(
  { organisationId, styleguideId }: { organisationId: string; styleguideId: string },
  signal?: AbortSignal,
): Promise<void> {
  const open = <T>(work: Parameters<typeof inTenant<T>>[2]) => inTenant(organisationId, system, work);
  // What guests read comes first: scores take far longer, since they ask for the claims of a text too.
  for (let after: string | null = null; !signal?.aborted; ) {
    const from: string | null = after;
    const texts = await open(async (scope) => {
      const { content } = await oneStyleguide(scope, styleguideId);
      const read = await liveTexts(scope, styleguideId, from, page);
      const named = await namesOf(
        scope,
        read.map(({ entry }) => entry),
      );
      for (const text of read) await keepBreaches(scope, text, countBreaches(text, content, named(text.entry)));
      return read;
    });
    after = texts.at(-1)?.id ?? null;
    if (texts.length < page) break;
  }
  // One in a transaction: nobody who writes waits for more than a text.
  for (let after: string | null = null; !signal?.aborted; ) {
    const from: string | null = after;
    after = await open(async (scope) => {
      const next = await store.nextMeasured(scope, styleguideId, from);
      if (next) await measureAgain(scope, rulesOf, next);
      return next ?? null;
    });
    if (after === null) break;
  }
}
