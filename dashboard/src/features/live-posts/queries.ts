/**
 * What Live Posts reads and does. Keys begin with `posts` and the workspace; every act makes the lists old that show
 * posts.
 */
import type { PostStatus } from '@foyer/contract/events';
import type { Language } from '@foyer/contract/languages';
import {
  type Outcome,
  type PostKind,
  type PostRow,
  type PostTab,
  postEndpoints,
  type postSort,
} from '@foyer/contract/posts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { messageOf } from '#lib/api/api-error.ts';
import { call, download } from '#lib/api/call.ts';
import { saveFile } from '#lib/files/save-file.ts';
import { toast } from '#lib/toast.ts';

export type PostSort = z.infer<typeof postSort>;
export type PostFilter = {
  tab: PostTab;
  propertyId: string | undefined;
  kind: PostKind | undefined;
  status: PostStatus | undefined;
  language: Language | undefined;
  live: 'true' | 'false' | undefined;
  /** Without the events and venues. */
  written: boolean;
  behind: boolean;
  open: boolean;
  drifted: boolean;
  offGuide: boolean;
  startDate: string | undefined;
  endDate: string | undefined;
  search: string;
  deleted: boolean;
  sort: PostSort;
  skip: number;
};

export const postPageSize = 25;
const postsKey = (workspaceId: string) => ['posts', workspaceId] as const;

const flag = (value: boolean) => (value ? ('true' as const) : undefined);

/** The filter as the API reads it. */
const wire = (
  workspaceId: string | undefined,
  { propertyId, written, behind, open, drifted, offGuide, deleted, skip: _, ...filter }: PostFilter,
) => ({
  ...filter,
  ...(propertyId ? { propertyId } : { workspaceId }),
  written: flag(written),
  behind: flag(behind),
  open: flag(open),
  drifted: flag(drifted),
  offGuide: flag(offGuide),
  deleted: flag(deleted),
});

export const usePosts = (workspaceId: string | undefined, filter: PostFilter, enabled: boolean) =>
  useQuery({
    queryKey: [...postsKey(workspaceId ?? ''), filter],
    enabled: workspaceId !== undefined && enabled,
    queryFn: ({ signal }) =>
      call(postEndpoints.list, {
        query: { ...wire(workspaceId, filter), skip: filter.skip, take: postPageSize },
        signal,
      }),
    placeholderData: keepPreviousData,
    // What is on its way to WordPress is looked at until it is there.
    refetchInterval: ({ state }) => (state.data?.data.some(isOnItsWay) ? 3000 : false),
  });

const isOnItsWay = ({ languages }: PostRow) => languages.some(({ delivery }) => delivery?.state === 'waiting');

/** The whole list as the filter leaves it, as a file among the downloads. */
export const useExportPosts = (workspaceId: string, filter: PostFilter) =>
  useMutation({
    mutationFn: () => download(postEndpoints.exportCsv, { query: wire(workspaceId, filter) }),
    onSuccess: (file) => {
      saveFile(file, `posts-${new Date().toISOString().slice(0, 10)}.csv`);
      toast.success('The list was downloaded');
    },
    onError: (cause) => toast.error('The list could not be downloaded', { description: messageOf(cause) }),
  });

export type Posts = ReturnType<typeof usePosts>;

/** How many posts each tab holds, for the tabs whose own list does not say it. */
export const useTabCounts = (workspaceId: string | undefined, enabled: boolean) =>
  useQuery({
    queryKey: [...postsKey(workspaceId ?? ''), 'tabs'],
    enabled: workspaceId !== undefined && enabled,
    queryFn: async ({ signal }) =>
      (await call(postEndpoints.list, { query: { workspaceId: workspaceId ?? '', take: 1 }, signal })).tabs,
  });

function useRefresh() {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey }) =>
        queryKey[0] === 'posts' ||
        queryKey[0] === 'venues' ||
        queryKey[0] === 'event' ||
        queryKey[0] === 'landing-page' ||
        queryKey.includes('landing-pages') ||
        queryKey.includes('nearby-events'),
    });
}

export type Act = 'publish' | 'unschedule' | 'unpublish' | 'archive' | 'delete';
export type Chosen = { id: string; languages?: Language[] };
export type ActInput = { act: Act; posts: Chosen[]; publishAt: string | null };

async function unschedule(posts: readonly Chosen[]): Promise<{ results: Outcome[] }> {
  const each = posts.flatMap(({ id, languages = [] }) => languages.map((language) => ({ id, language })));
  const results = each.map(({ id, language }) =>
    call(postEndpoints.unschedule, { params: { id }, body: { languages: [language] } }).then(
      () => ({ id, language, done: true, message: null }),
      (problem) => ({ id, language, done: false, message: messageOf(problem) }),
    ),
  );
  return { results: await Promise.all(results) };
}

function send(workspaceId: string, { act, posts, publishAt }: ActInput) {
  if (act === 'publish') return call(postEndpoints.publish, { body: { workspaceId, posts, publishAt } });
  if (act === 'unschedule') return unschedule(posts);
  const endpoint = {
    unpublish: postEndpoints.unpublish,
    archive: postEndpoints.archive,
    delete: postEndpoints.throwAway,
  };
  return call(endpoint[act], { body: { workspaceId, posts } });
}

/** Does something to several posts; answers what became of each language. */
export const useAct = (workspaceId: string) => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async (input: ActInput) => (await send(workspaceId, input)).results,
    onSettled: refresh,
  });
};

export const useBringBack = () => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => call(postEndpoints.bringBack, { params: { id } }),
    onSuccess: refresh,
  });
};

export const useDuplicate = (id: string) => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: { propertyId?: string; languages?: Language[] }) =>
      call(postEndpoints.duplicate, { params: { id }, body }),
    onSuccess: refresh,
  });
};

const versionsKey = (id: string, language: Language) => ['posts', 'versions', id, language] as const;
export const versionsPerPage = 20;

export const useVersions = (id: string, language: Language, skip: number) =>
  useQuery({
    queryKey: [...versionsKey(id, language), skip],
    queryFn: ({ signal }) =>
      call(postEndpoints.versions, { params: { id, language }, query: { skip, take: versionsPerPage }, signal }),
    placeholderData: keepPreviousData,
  });

export const useVersion = (id: string, language: Language, version: number | null) =>
  useQuery({
    queryKey: [...versionsKey(id, language), 'one', version],
    enabled: version !== null,
    queryFn: ({ signal }) => call(postEndpoints.version, { params: { id, language, version: version ?? 0 }, signal }),
  });

export const useRestore = (id: string, language: Language) => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (version: number) => call(postEndpoints.restore, { params: { id, language, version } }),
    onSuccess: refresh,
  });
};
