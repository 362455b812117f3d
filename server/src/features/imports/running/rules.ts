/**
 * Runs an import: reads its source with no transaction open, compares, and takes line after line over in short ones. It
 * stops where it is cancelled and goes on where a process before it was stopped.
 */
import type { ImportLine, ImportSettings } from '@foyer/contract/imports';
import { Refusal } from '#lib/refusal.ts';
import type { TenantScope } from '#lib/scope.ts';
import { FeedUnreadable, readFeed } from '../../../gateways/feeds/reader.ts';
import { endJob, startJob, tellJob } from '../../jobs/rules.ts';
import { listProperties } from '../../properties/rules.ts';
import { standingFor, takeOver } from '../applying/rules.ts';
import { readCalendar } from '../calendars/rules.ts';
import { compare, type Judged } from '../comparing/rules.ts';
import { noteReading } from '../feeds/store.ts';
import { locate } from '../places/rules.ts';
import type { RunInput } from '../rules.ts';
import * as store from '../store.ts';
import { readTable } from '../tables/rules.ts';

type Feed = { workspaceId: string; url: string };
type Open = <T>(work: (scope: TenantScope) => Promise<T>) => Promise<T>;

const atOnce = 20;
const mostEvents = 10_000;
const failure = 'The import could not be finished. Start it again; nothing is entered twice';

/** `open` runs work in a transaction of its own. */
export async function runImport(open: Open, input: RunInput, signal: AbortSignal): Promise<void> {
  const { jobId, importId } = input;
  if (!(await open((scope) => startJob(scope, jobId)))) return;
  let feed: Feed | undefined;
  try {
    const row = await open((scope) => store.findImport(scope, importId));
    if (!row) return;
    feed = row.feedUrl ? { workspaceId: row.workspaceId, url: row.feedUrl } : undefined;
    const judged = await judge(open, row, jobId, signal);
    if (input.apply) await apply(open, row, judged, input);
    await open(async (scope) => {
      await endJob(scope, jobId, { state: 'done', events: [{ type: 'done' }] });
      if (feed) await noteReading(scope, feed.workspaceId, feed.url, null);
    });
  } catch (problem) {
    const known = problem instanceof FeedUnreadable;
    const message = known ? problem.message : failure;
    await open(async (scope) => {
      await endJob(scope, jobId, { state: 'failed', error: message, events: [{ type: 'failed', message }] });
      if (feed) await noteReading(scope, feed.workspaceId, feed.url, message);
    });
    if (!known) throw problem;
  }
}

/** Reads and compares, and keeps what was found line by line. */
async function judge(open: Open, row: store.ImportRow, jobId: string, signal: AbortSignal): Promise<Judged[]> {
  const bytes = row.content ? Buffer.from(row.content, 'base64') : await readFeed(row.feedUrl ?? '', signal);
  const settings = row.settings as ImportSettings;
  const [house] = await open(async (scope) => {
    await tellJob(scope, jobId, { progress: 0.05, step: 'reading', events: [{ type: 'step', step: 'reading' }] });
    return (await listProperties({ ...scope, workspaceId: row.workspaceId }, { skip: 0, take: 1 })).data;
  });
  const format =
    row.format ?? (/^\s*\ufeff?BEGIN:V/i.test(Buffer.from(bytes.subarray(0, 200)).toString()) ? 'ics' : 'csv');
  const read = format === 'ics' ? readCalendar : readTable;
  // The same reading whenever it is run again.
  const now = new Date(row.createdAt);
  const { candidates, unreadable } = read(bytes, { timeZone: settings.timeZone ?? house?.timeZone ?? 'UTC', now });
  const most = candidates.slice(0, mostEvents);
  const places = await locate(
    most.map(({ place }) => place),
    house,
  );
  const found = most.map((candidate, i) => ({ candidate, located: places[i] ?? 'No place is named' }));
  const left = candidates.slice(mostEvents).map(({ line, title }) => ({
    line,
    title,
    problem: `An import takes ${mostEvents} events; import the rest by itself`,
  }));
  return open(async (scope) => {
    const judged = await compare(scope, row.workspaceId, settings, found, [...unreadable, ...left]);
    // What an earlier run took over is the same by now; its lines keep what they were then.
    const lines = judged.map(({ line }, i) => ({ ...line, verdict: earlier(row, i) ?? line.verdict }));
    const content = Buffer.from(bytes).toString('base64');
    await store.updateImport(scope, row.id, { content, format, lines });
    await tellJob(scope, jobId, { progress: 0.2, step: 'compared', events: [{ type: 'step', step: 'compared' }] });
    return judged;
  });
}

const earlier = (row: store.ImportRow, i: number): ImportLine['verdict'] | undefined =>
  i < row.reached || row.appliedAt ? row.lines?.[i]?.verdict : undefined;

async function apply(open: Open, row: store.ImportRow, judged: readonly Judged[], input: RunInput): Promise<void> {
  const lines = judged.map(({ line }, i) => ({ ...line, verdict: earlier(row, i) ?? line.verdict }));
  const take = async (scope: TenantScope, from: number, to: number) => {
    const standing = await standingFor(scope, row.workspaceId, judged.slice(from, to));
    for (let i = from; i < to; i += 1) {
      const one = judged[i] as Judged;
      if (!isWanted(one, input.doubtful)) continue;
      const line = lines[i] as ImportLine;
      lines[i] = { ...line, eventId: await takeOver(scope, row.workspaceId, one, standing) };
    }
    const reached = { progress: 0.2 + (0.8 * to) / judged.length, step: 'entering' };
    const goesOn = await tellJob(scope, input.jobId, {
      ...reached,
      events: [{ type: 'reached', reached: to, total: judged.length }],
    });
    if (!goesOn) throw new Stopped();
    await store.updateImport(scope, row.id, { reached: to });
  };
  try {
    for (let from = row.reached; from < judged.length; from += atOnce) {
      const to = Math.min(judged.length, from + atOnce);
      await open((scope) => take(scope, from, to)).catch((problem: unknown) => {
        if (problem instanceof Stopped) throw problem;
        return oneByOne(from, to);
      });
    }
  } catch (problem) {
    if (!(problem instanceof Stopped)) throw problem;
  }
  await open((scope) => store.updateImport(scope, row.id, { lines, appliedAt: new Date().toISOString() }));

  /** A line that is refused leaves those around it whole. */
  async function oneByOne(from: number, to: number): Promise<void> {
    for (let i = from; i < to; i += 1) {
      await open((scope) => take(scope, i, i + 1)).catch((problem: unknown) => {
        if (!(problem instanceof Refusal)) throw problem;
        const line = lines[i] as ImportLine;
        lines[i] = { ...line, verdict: 'failed', problems: [problem.message, ...line.problems] };
      });
    }
  }
}

class Stopped extends Error {}

/** What was entered by hand before gets its origin, so that it follows the source from then on. */
function isWanted({ line: { verdict, eventId }, origin }: Judged, doubtful: boolean): boolean {
  if (verdict === 'doubtful') return doubtful;
  return verdict === 'new' || verdict === 'changed' || (verdict === 'same' && eventId !== null && !origin);
}
