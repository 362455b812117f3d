/** The difference of one language as people are shown it, with what keeps it from being taken over. */
import type { Difference } from '@foyer/contract/channel-drift';
import type { Language } from '@foyer/contract/languages';
import { notFound } from '#lib/refusal.ts';
import type { TenantScope } from '#lib/scope.ts';
import { toInstant } from '#lib/time.ts';
import { isChanged, onePost } from '../../../entries/rules.ts';
import { translationsOf } from '../../../events/rules.ts';
import { adoptionOfEvent } from '../adopting/events/rules.ts';
import { adoptionOf, seenOf } from '../adopting/rules.ts';
import { fieldsOf, textOf } from '../comparing/rules.ts';
import { type Drifted, findDrifted } from '../store.ts';

/** Of an entry. Throws 404 where nothing differs. */
export async function differenceOf(scope: TenantScope, entryId: string, language: Language): Promise<Difference> {
  const drifted = await findDrifted(scope, entryId, language);
  if (!drifted || drifted.row.type === 'event') throw notFound('Difference');
  const post = await onePost(scope, entryId, language);
  const { obstacles } = await adoptionOf(scope, drifted, post);
  return presented(drifted, { obstacles, draftAhead: isChanged(post) });
}

/** Of an event, by the id of any of its translations. Throws 404 where nothing differs. */
export async function eventDifferenceOf(scope: TenantScope, eventId: string, language: Language): Promise<Difference> {
  const told = await translationsOf(scope, eventId);
  const event = told.find((one) => one.language === language);
  const drifted = event && (await findDrifted(scope, event.translation_group, language));
  if (!drifted) throw notFound('Difference');
  const { obstacles } = adoptionOfEvent(drifted, event);
  return presented(drifted, { obstacles, draftAhead: false });
}

function presented(drifted: Drifted, more: Pick<Difference, 'obstacles' | 'draftAhead'>): Difference {
  const { row, brought, found } = drifted;
  return {
    kind: row.drift,
    foundAt: toInstant(row.driftFoundAt ?? row.createdAt),
    adopted: row.adoptedAt !== null,
    domainId: row.domainId,
    language: row.language,
    seen: seenOf(drifted),
    fields: found ? fieldsOf(brought, found) : [],
    text: textOf(brought, found, row.language),
    ...more,
  };
}
