/**
 * Putting agreed words in the place of claims that no longer hold, and publishing them: one text in one transaction. It
 * refuses words nobody was shown, and a correction after which the text would say more that is wrong than before.
 */
import type {
  AgreedCorrection,
  CorrectionItem,
  CorrectionOutcome,
  OutdatedClaim,
  PublishedClaim,
} from '@foyer/contract/changed-facts';
import { contextIn } from '@foyer/editorial/context';
import { type Correction, corrected, hasCorrection, outdatedClaims } from '@foyer/editorial/outdated';
import { conflict, notFound, Refusal } from '#lib/refusal.ts';
import type { TenantScope } from '#lib/scope.ts';
import type { Open } from '#lib/serve.ts';
import { holdLive, isDraftLive, type LivePost, publishCorrected } from '../../entries/corrections/rules.ts';
import { complaint, isOpen, judgeText, type PlacedClaim } from '../../entries/judging/rules.ts';
import { rulesOf } from '../../posts/types/rules.ts';

/** Where the person may publish: pages of other places answer as if they were not there. */
export type Place = { propertyId?: string | undefined; workspaceId?: string | undefined };

/** Corrects each text by itself: what is refused of one holds up no other. */
export async function correctAll(
  open: Open,
  place: Place,
  items: readonly CorrectionItem[],
  onProblem: (problem: unknown) => void,
): Promise<CorrectionOutcome[]> {
  const results: CorrectionOutcome[] = [];
  for (const item of items) {
    const { entryId, language } = item;
    const outcome = await open((scope) => correctText(scope, place, item)).catch((problem: unknown) => {
      if (!(problem instanceof Refusal)) onProblem(problem);
      return problem instanceof Refusal ? problem.message : 'It could not be published. Try again';
    });
    results.push(
      typeof outcome === 'string'
        ? { entryId, language, done: false, message: outcome, corrections: 0, draft: null }
        : { entryId, language, done: true, message: null, ...outcome },
    );
  }
  return results;
}

/** Corrects one text and puts it before guests. */
export async function correctText(
  scope: TenantScope,
  place: Place,
  { entryId, language, claims: agreed }: CorrectionItem,
): Promise<Pick<CorrectionOutcome, 'corrections' | 'draft'>> {
  const held = await holdLive(scope, entryId, language);
  const { entry, post, live, approvals } = found(held, place);
  const outdated = (live.staleClaims ?? []) as OutdatedClaim[];
  const corrections = agreed.map((one) => offered(outdated, one));
  const text = corrected({ title: live.title, description: live.description, blocks: live.blocks }, corrections);
  if (text.done < corrections.length) throw lookAgain();

  const sources = await rulesOf(entry.type).sourcesOf(scope, entry);
  const given = { sources, approvals, all: [post], length: entry.brief?.length };
  const before = judgeText({ ...post, title: live.title, description: live.description, blocks: live.blocks }, given);
  const after = judgeText({ ...post, ...text.text }, given);
  const open = (claims: readonly PlacedClaim[]) => claims.filter((claim) => isOpen(claim, approvals));
  const [worst] = newcomers(open(before.claims), open(after.claims));
  if (worst) throw conflict('claims-open', `The corrected text would not hold either: ${complaint(worst)}`);

  const claims = carried(after.claims, outdated);
  const left = outdatedClaims({ ...text.text, claims }, contextIn(sources, language));
  const draft = corrected({ title: post.title, description: post.description, blocks: post.blocks }, corrections);
  const together = isDraftLive(held as LivePost);
  const drafted = judgeText({ ...post, ...draft.text }, given);
  await publishCorrected(scope, held as LivePost, {
    live: { ...text.text, claims, staleClaims: left.length > 0 ? left : null },
    draft: draft.text,
    styleScore: drafted.styleScore,
    openClaims: drafted.open,
    corrections: corrections.length,
  });
  return { corrections: corrections.length, draft: together ? 'same' : draft.done > 0 ? 'corrected' : 'kept' };
}

function found(held: LivePost | undefined, { propertyId, workspaceId }: Place): LivePost {
  const there =
    held &&
    (!propertyId || held.entry.propertyId === propertyId) &&
    (!workspaceId || held.entry.workspaceId === workspaceId);
  if (!there) throw notFound('Post');
  return held;
}

/** The correction as it stands now, for one a person has agreed to. */
function offered(outdated: readonly OutdatedClaim[], agreed: AgreedCorrection): Correction {
  const claim = outdated.find(
    (one) => one.blockId === agreed.blockId && one.field === agreed.field && one.start === agreed.start,
  );
  if (!claim || !hasCorrection(claim) || claim.text !== agreed.text || claim.expected !== agreed.expected)
    throw lookAgain();
  return claim;
}

const lookAgain = () =>
  conflict('changed-meanwhile', 'The fact or the page has changed since you looked. Look at the sentences again');

/** Claims that are open in the corrected text and were not, in these words, before. */
function newcomers(before: readonly PlacedClaim[], after: readonly PlacedClaim[]): PlacedClaim[] {
  const left = [...before];
  return after.filter((claim) => {
    const at = left.findIndex((one) => one.text === claim.text && one.kind === claim.kind && one.field === claim.field);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** What was not corrected keeps the verdict and the source it was published with, and so stays to be done. */
function carried(claims: readonly PlacedClaim[], outdated: readonly OutdatedClaim[]): PublishedClaim[] {
  return claims.flatMap((claim): PublishedClaim[] => {
    const isRed = claim.verdict === 'contradicted' || claim.verdict === 'unsupported';
    const left =
      isRed &&
      outdated.find(
        ({ blockId, field, text, kind }) =>
          blockId === claim.blockId && field === claim.field && text === claim.text && kind === claim.kind,
      );
    if (!left) return [claim];
    const { expected, source, ...rest } = claim;
    const before = left.restedOn ? { ...rest, source: left.restedOn } : rest;
    if (left.approved) return [{ ...before, verdict: left.restedOn ? 'contradicted' : 'unsupported' }];
    return left.restedOn ? [{ ...before, verdict: 'supported' }] : [];
  });
}
