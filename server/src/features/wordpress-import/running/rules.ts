/**
 * Runs an import: looks at what there is, then brings in thing after thing, each in a transaction of its own that also
 * says how far it has come. So it stops where it is cancelled, goes on where a process before it died, and brings
 * nothing twice. What one thing is refused for is said of that thing; what would meet all of them ends the import.
 */
import type { WordPressKind } from '@foyer/contract/wordpress-import';
import { attempt } from '#lib/attempt.ts';
import type { TenantScope } from '#lib/scope.ts';
import { type Login, WordPressFailure } from '../../../gateways/wordpress/calls.ts';
import { authorsOf, thingsOf } from '../../../gateways/wordpress/reading.ts';
import { recordAct } from '../../audit-log/rules.ts';
import { loginTo } from '../../channels/checks/rules.ts';
import { endJob, startJob, tellJob } from '../../jobs/rules.ts';
import { languagesTold } from '../../property-languages/rules.ts';
import { fetchPicture, takePicture } from '../pictures/rules.ts';
import { inOneGo, mostInARow, nextOf, sizeOf } from '../policy.ts';
import * as store from '../store.ts';
import { surveySite } from '../surveying/rules.ts';
import { takeCategory, takeTag } from '../terms/rules.ts';
import { takeText } from '../texts/rules.ts';

type Open = <T>(work: (scope: TenantScope) => Promise<T>) => Promise<T>;
type Which = { domainId: string; importId: string; jobId: string };
type Run = { open: Open; which: Which; row: store.ImportRow; login: Login; authors: ReadonlyMap<number, string> };
type Take = (scope: TenantScope) => Promise<store.ItemValues>;

const failure = 'The import could not be finished. Start it again; nothing comes in twice';

/** `open` runs work in a transaction of its own. True when there is more to do, so that the job is to be sent again. */
export async function runImport(open: Open, which: Which, signal: AbortSignal): Promise<boolean> {
  if (!(await open((scope) => startJob(scope, which.jobId)))) return false;
  try {
    const run = await begin(open, which);
    if (!run) return false;
    return await goOn(run, signal);
  } catch (problem) {
    if (problem instanceof Stopped) return false;
    const known = problem instanceof WordPressFailure;
    const message = known ? problem.message : failure;
    await open((scope) =>
      endJob(scope, which.jobId, { state: 'failed', error: message, events: [{ type: 'failed', message }] }),
    );
    if (!known) throw problem;
    return false;
  }
}

/** Null where the domain, and the import with it, is gone. */
async function begin(open: Open, which: Which): Promise<Run | null> {
  const row = await open((scope) => store.findImport(scope, which.domainId, which.importId));
  if (!row) return null;
  const login = await open((scope) => loginTo(scope, which.domainId));
  if (login.address !== row.address) {
    throw new WordPressFailure('refused', 'The domain was connected with another WordPress meanwhile. Start again');
  }
  const authors = await authorsOf(login).catch(nobody);
  if (row.plan) return { ...{ open, which, row, login }, authors };
  const [spoken = 'en'] = row.propertyId ? await open((scope) => languagesTold(scope, row.propertyId as string)) : [];
  const survey = await surveySite(login, { asked: row.language, spoken });
  await open(async (scope) => {
    if (!(await store.setPlan(scope, row.id, survey))) throw new Stopped();
    await tell(scope, which, { progress: 0, step: 'survey' });
  });
  return { ...{ open, which, login, authors }, row: { ...row, ...survey } };
}

function nobody(problem: unknown): Map<number, string> {
  if (problem instanceof WordPressFailure) return new Map();
  throw problem;
}

async function goOn(run: Run, signal: AbortSignal): Promise<boolean> {
  const plan = run.row.plan ?? [];
  let { reached } = run.row;
  let lost = 0;
  for (let taken = 0; taken < inOneGo && !signal.aborted; ) {
    const next = nextOf(plan, reached);
    if (!next) {
      await run.open((scope) => finish(scope, run));
      return false;
    }
    const things = await readThings(run, next.kind, next.numbers);
    for (const number of next.numbers) {
      const thing = things.get(number);
      lost = thing instanceof WordPressFailure ? lost + 1 : 0;
      if (thing instanceof WordPressFailure && lost >= mostInARow) throw thing;
      const take = await takeFor(run, next.kind, thing);
      reached += 1;
      await run.open((scope) => keep(scope, run, { kind: next.kind, number, reached }, take));
    }
    taken += next.numbers.length;
  }
  return true;
}

type Thing = Awaited<ReturnType<typeof thingsOf<WordPressKind>>> extends Map<number, infer T> ? T : never;

/** Things by their numbers; where a call for several fails, one by one, with why one cannot be read. */
async function readThings(
  { login, row }: Run,
  kind: WordPressKind,
  numbers: readonly number[],
): Promise<Map<number, Thing | WordPressFailure>> {
  const ofThis = (problem: unknown): WordPressFailure => {
    if (problem instanceof WordPressFailure && problem.code === 'upstream') return problem;
    throw problem;
  };
  const all = await thingsOf(login, kind, numbers, row).catch(ofThis);
  if (!(all instanceof WordPressFailure)) return all;
  const found = new Map<number, Thing | WordPressFailure>();
  let lost = 0;
  for (const number of numbers) {
    const one = await thingsOf(login, kind, [number], row).catch(ofThis);
    const thing = one instanceof WordPressFailure ? one : one.get(number);
    if (thing) found.set(number, thing);
    lost = thing instanceof WordPressFailure ? lost + 1 : 0;
    if (lost >= mostInARow && thing instanceof WordPressFailure) throw thing;
  }
  return found;
}

/** What is done with a thing in a transaction; whatever waits for others was done before. */
async function takeFor(
  { open, row, authors }: Run,
  kind: WordPressKind,
  thing: Thing | WordPressFailure | undefined,
): Promise<Take> {
  if (!thing) return async () => leftOut(kind, 'It was deleted there meanwhile, or may not be read');
  if (thing instanceof WordPressFailure) return async () => leftOut(kind, thing.message);
  if ('source_url' in thing) {
    const fetched = await fetchPicture(open, row, thing);
    return (scope) => takePicture(scope, row, thing, fetched);
  }
  if ('content' in thing) {
    return (scope) => takeText(scope, row, kind === 'page' ? 'page' : 'post', thing, authors);
  }
  return kind === 'tag' ? (scope) => takeTag(scope, row, thing) : (scope) => takeCategory(scope, row, thing);
}

const leftOut = (kind: WordPressKind, why: string): store.ItemValues => ({
  ...{ title: `A ${kind}`, link: '', date: null, thingId: null },
  ...{ outcome: 'left', notes: [why] },
});

async function keep(
  scope: TenantScope,
  { which, row }: Run,
  { kind, number, reached }: { kind: WordPressKind; number: number; reached: number },
  take: Take,
): Promise<void> {
  if (!(await store.advance(scope, row.id, reached))) throw new Stopped();
  let item = leftOut(kind, '');
  const refused = await attempt(scope, async () => {
    item = await take(scope);
  });
  if (refused) item = leftOut(kind, refused.validationErrors?.[0]?.message ?? refused.message);
  await store.insertItem(scope, row.id, { ...item, kind, number });
  await tell(scope, which, { progress: reached / sizeOf(row.plan ?? []), step: kind });
}

/** The import was cancelled, or another process goes on with it. */
class Stopped extends Error {}

/** Throws where the import was cancelled, which takes back what this transaction has done. */
async function tell(scope: TenantScope, { jobId }: Which, told: { progress: number; step: string }): Promise<void> {
  if (!(await tellJob(scope, jobId, { ...told, events: [] }))) throw new Stopped();
}

async function finish(scope: TenantScope, { which, row }: Run): Promise<void> {
  const first = await endJob(scope, which.jobId, { state: 'done', events: [{ type: 'done' }] });
  if (!first || row.dryRun) return;
  const { workspaceId, address } = row;
  const detail = { address, things: sizeOf(row.plan ?? []) };
  await recordAct(scope, {
    ...{ action: 'wordpress-import.finished', targetKind: 'domain', targetId: which.domainId, workspaceId },
    detail,
  });
}
