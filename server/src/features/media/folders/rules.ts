/** Folders of a workspace's pictures, one level, each name once. A folder that goes leaves its pictures where they are. */
import type { MediaFolder } from '@foyer/contract/media-library';
import { invalid, notFound } from '#lib/refusal.ts';
import type { TenantScope } from '#lib/scope.ts';
import { violates } from '#lib/violations.ts';
import { oneProperty } from '../../properties/rules.ts';
import * as store from './store.ts';

/** Folders a property sees, with how many of its pictures are in each. */
export const foldersOf = (scope: TenantScope, propertyId: string): Promise<MediaFolder[]> =>
  store.foldersOf(scope, propertyId);

/** Throws 404, 422 for a name that stands already. */
export async function addFolder(scope: TenantScope, propertyId: string, name: string): Promise<MediaFolder> {
  const { workspaceId } = await oneProperty(scope, propertyId);
  return { ...(await once(() => store.insertFolder(scope, workspaceId, name))), pictures: 0 };
}

/** Throws 404, 422 for a name that stands already. */
export async function renameFolder(
  scope: TenantScope,
  propertyId: string,
  id: string,
  name: string,
): Promise<MediaFolder> {
  if (!(await once(() => store.renameFolder(scope, propertyId, id, name)))) throw notFound('Folder');
  return (await foldersOf(scope, propertyId)).find((folder) => folder.id === id) as MediaFolder;
}

/** Throws 404. */
export async function removeFolder(scope: TenantScope, propertyId: string, id: string): Promise<void> {
  if (!(await store.deleteFolder(scope, propertyId, id))) throw notFound('Folder');
}

/** Throws 422 for a folder of another workspace. */
export async function refuseForeignFolder(scope: TenantScope, pictureId: string, folderId: string): Promise<void> {
  if (!(await store.isFolderFor(scope, pictureId, folderId))) {
    throw invalid([{ field: 'folderId', message: 'Folder not found' }]);
  }
}

async function once<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (problem) {
    if (!violates(problem, 'unique')) throw problem;
    throw invalid([{ field: 'name', message: 'There is a folder of this name' }]);
  }
}
