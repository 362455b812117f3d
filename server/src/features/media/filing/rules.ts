/**
 * Puts the files of a picture where they stay. A mark stands beside them until the act that brought them is committed,
 * so that what a broken upload leaves is found and swept. It refuses what would pass the room an organisation has.
 */
import { enqueue } from '#lib/jobs.ts';
import { conflict } from '#lib/refusal.ts';
import { runtime } from '#lib/runtime.ts';
import type { TenantScope } from '#lib/scope.ts';
import { keepFile, listFiles, readFile, removeFile } from '../../../gateways/storage/files.ts';
import { inTenant } from '../../access/rules.ts';
import { allForms, fileName, formsToMake, keptName } from '../forms/rules.ts';
import type { Picture } from '../pictures/rules.ts';
import { bytesKept, findVersion, holdRoom } from '../store.ts';

const markOf = (id: string) => `${id}.mark`;
/** A mark this old belongs to no upload that still runs. */
const staleAfter = 60 * 60 * 1000;

/**
 * Files a picture's bytes; answers what its row says of them. Its other forms are made by a job, or with `onDemand` when
 * somebody asks. Throws 409 `media-full`.
 */
export async function keepPicture(
  scope: TenantScope,
  { id, version, before = 0 }: { id: string; version: number /** Bytes it takes the place of. */; before?: number },
  { mimeType, width, height, bytes, narrower, seen }: Picture,
  { onDemand = false }: { onDemand?: boolean } = {},
) {
  const size = bytes.length + narrower.reduce((sum, one) => sum + one.bytes.length, 0);
  await keepFile('media', markOf(id), Buffer.from(scope.organisationId));
  await keepFile('media', keptName(id, version), bytes);
  for (const narrow of narrower) await keepFile('media', keptName(id, version, narrow.width), narrow.bytes);
  // From here on nobody else of the organisation files pictures, so that they are not too many together.
  await holdRoom(scope);
  if ((await bytesKept(scope)) - before + size > runtime().mediaQuota) {
    for (const form of allForms(id, version)) await removeFile('media', fileName(form));
    await removeFile('media', markOf(id));
    throw conflict('media-full', 'There is no room for more pictures. Delete some, or ask for more room');
  }
  scope.afterCommit(() => void removeFile('media', markOf(id)).catch(() => {}));
  if (!onDemand) await enqueue(scope, formsToMake, { id, version });
  const { placeholder = '', colors = [], likeness = null } = seen ?? {};
  return { id, mimeType, width, height, bytes: size, placeholder, colors, likeness };
}

/**
 * Puts a new version's files in the place of those that addresses without a version lead to: they stay what they were.
 * The version before stays for pages that are still kept somewhere; those before it go.
 */
export async function putInPlace(id: string, version: number, { bytes, narrower }: Picture): Promise<void> {
  await keepFile('media', keptName(id, 1), bytes);
  const widths = new Set(narrower.map(({ width }) => width));
  for (const narrow of narrower) await keepFile('media', keptName(id, 1, narrow.width), narrow.bytes);
  const stale = [
    ...allForms(id, 1).filter(({ form, width }) => form !== 'webp' || (width !== undefined && !widths.has(width))),
    ...(version > 3 ? allForms(id, version - 2) : []),
  ];
  for (const form of stale) await removeFile('media', fileName(form));
}

/** Removes what uploads that never came to an end have left; answers how many files that were. */
export async function sweepFiles(now = Date.now()): Promise<number> {
  const files = (await listFiles('media')).filter(({ changed }) => changed < now - staleAfter);
  const names = (await listFiles('media')).map(({ name }) => name);
  let swept = 0;
  const drop = async (name: string) => {
    await removeFile('media', name);
    swept += 1;
  };
  for (const { name } of files) {
    if (name.endsWith('.part')) await drop(name);
    if (!name.endsWith('.mark')) continue;
    const id = name.slice(0, -'.mark'.length);
    const organisationId = String(await readFile('media', name));
    const version = await inTenant(organisationId, { userId: null, name: 'Foyer' }, (scope) =>
      findVersion(scope, id),
    ).catch(() => undefined);
    for (const left of names.filter((one) => one.startsWith(id) && isLeft(one, id, version))) await drop(left);
    await drop(name);
  }
  return swept;
}

/** A file of no version the picture has. */
function isLeft(name: string, id: string, version: number | undefined): boolean {
  if (name === markOf(id) || name.endsWith('.part')) return false;
  if (version === undefined) return true;
  const [, own] = /^-v(\d+)[-.]/.exec(name.slice(id.length)) ?? [];
  return own !== undefined && Number(own) > version;
}
