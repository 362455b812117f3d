/**
 * What the screens of the blog read and write. Lists stand under their workspace, so that a switch never shows the
 * other one's rows; the signal aborts what is no longer wanted.
 */
import {
  type Article,
  type ArticlePostInput,
  type ArticleUpdate,
  articleEndpoints,
  type articleInput,
  type articleQuery,
} from '@foyer/contract/articles';
import { type Event, eventEndpoints } from '@foyer/contract/events';
import type { approvalInput, publishInput } from '@foyer/contract/landing-pages';
import type { Language } from '@foyer/contract/languages';
import { mediaEndpoints } from '@foyer/contract/media';
import { postEndpoints } from '@foyer/contract/posts';
import { type PropertyFactInput, propertyFactEndpoints } from '@foyer/contract/property-facts';
import { styleguideEndpoints } from '@foyer/contract/styleguides';
import { termEndpoints } from '@foyer/contract/terms';
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '#lib/api/call.ts';

export const pageSize = 20;
export type ArticleFilter = Omit<z.input<typeof articleQuery>, 'workspaceId' | 'take'>;

export const useArticles = (workspaceId: string, filter: ArticleFilter) =>
  useQuery({
    queryKey: [workspaceId, 'articles', filter],
    queryFn: ({ signal }) => call(articleEndpoints.list, { query: { ...filter, workspaceId, take: pageSize }, signal }),
    placeholderData: keepPreviousData,
  });

export const useIdeas = (propertyId: string | undefined) =>
  useQuery({
    queryKey: [propertyId, 'article-ideas'],
    queryFn: ({ signal }) => call(articleEndpoints.ideas, { query: { propertyId: propertyId ?? '' }, signal }),
    enabled: propertyId !== undefined,
  });

const articleQueryOf = (id: string) =>
  queryOptions({
    queryKey: ['article', id],
    queryFn: ({ signal }) => call(articleEndpoints.one, { params: { id }, signal }),
  });

export const useArticle = (id: string) => useQuery(articleQueryOf(id));

/** The categories of the site in the order of their tree. */
export const useCategories = (domainId: string | undefined) =>
  useQuery({
    queryKey: ['terms', 'event_category', domainId],
    queryFn: ({ signal }) =>
      call(termEndpoints.list, { query: { taxonomy: 'event_category', hierarchical: 'true', domainId }, signal }),
    enabled: domainId !== undefined,
  });

export const useFactsOf = (propertyId: string | undefined) =>
  useQuery({
    queryKey: [propertyId, 'property-facts'],
    queryFn: ({ signal }) => call(propertyFactEndpoints.list, { query: { propertyId: propertyId ?? '' }, signal }),
    enabled: propertyId !== undefined,
  });

/** States a fact of the house; every text that rests on it is read anew. */
export const useAddFact = (propertyId: string | undefined) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PropertyFactInput) => call(propertyFactEndpoints.create, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: [propertyId, 'property-facts'] }),
  });
};

/** Pictures to choose from: those of a house and those its organization shares. */
export const usePicturesOf = (propertyId: string | undefined) =>
  useQuery({
    queryKey: [propertyId, 'media'],
    queryFn: ({ signal }) => call(mediaEndpoints.list, { query: { propertyId: propertyId ?? '', take: 100 }, signal }),
    enabled: propertyId !== undefined,
  });

/** An event in every language it is told in, the one asked for first. */
export const useTranslationsOf = (eventId: string | null) =>
  useQuery({
    queryKey: ['event', eventId, 'translations'],
    queryFn: ({ signal }) => call(eventEndpoints.translations, { query: { translation_group: eventId ?? '' }, signal }),
    enabled: eventId !== null,
  });

export const useStyleguideOf = (id: string | null | undefined) =>
  useQuery({
    queryKey: ['styleguide', id],
    queryFn: ({ signal }) => call(styleguideEndpoints.one, { params: { id: id ?? '' }, signal }),
    enabled: Boolean(id),
  });

/** Events by their ids, as far as they are there. */
export const useEvents = (ids: readonly string[]): Map<string, Event> =>
  useQueries({
    queries: ids.map((id) => ({
      queryKey: ['event', id],
      queryFn: ({ signal }: { signal: AbortSignal }) => call(eventEndpoints.one, { params: { id }, signal }),
    })),
    combine: (all) => new Map(all.flatMap(({ data }) => (data ? [[data.eventId, data] as const] : []))),
  });

export const useEventSearch = (domainId: string | undefined, search: string) =>
  useQuery({
    queryKey: ['event-search', domainId, search],
    queryFn: ({ signal }) =>
      call(eventEndpoints.list, {
        query: { domainId, search: search || undefined, startDate: new Date().toISOString().slice(0, 10), take: 12 },
        signal,
      }),
    enabled: domainId !== undefined,
    placeholderData: keepPreviousData,
  });

export const useReadiness = (id: string) =>
  useQuery({
    queryKey: ['article', id, 'readiness'],
    queryFn: ({ signal }) => call(articleEndpoints.readiness, { params: { id }, signal }),
    staleTime: 0,
  });

/** An address that shows the saved version for ten minutes; asked for anew after half of that. */
export const usePreview = (id: string, language: Language, version: number) =>
  useQuery({
    queryKey: ['article', id, 'look', language, version],
    queryFn: ({ signal }) => call(articleEndpoints.preview, { params: { id, language }, signal }),
    staleTime: 5 * 60_000,
    gcTime: 0,
  });

export const useVersions = (id: string, language: Language, version: number) =>
  useQuery({
    queryKey: ['article', id, 'versions', language, version],
    queryFn: ({ signal }) => call(postEndpoints.versions, { params: { id, language }, query: { take: 100 }, signal }),
    placeholderData: keepPreviousData,
  });

export const useVersion = (id: string, language: Language, version: number) =>
  useQuery({
    queryKey: ['article', id, 'version', language, version],
    queryFn: ({ signal }) => call(postEndpoints.version, { params: { id, language, version }, signal }),
  });

/** Puts an article that a call answered into the cache, and marks what is derived from it as old. */
function useKeep() {
  const client = useQueryClient();
  return (article: Article) => {
    client.setQueryData(articleQueryOf(article.id).queryKey, article);
    void client.invalidateQueries({ queryKey: ['article', article.id, 'readiness'] });
    void client.invalidateQueries({ queryKey: [article.workspaceId, 'articles'] });
    if (article.propertyId) void client.invalidateQueries({ queryKey: [article.propertyId, 'article-ideas'] });
  };
}

export const useCreateArticle = () => {
  const keep = useKeep();
  return useMutation({
    mutationFn: (body: z.input<typeof articleInput>) => call(articleEndpoints.create, { body }),
    onSuccess: keep,
  });
};

export const useUpdateArticle = (id: string) => {
  const keep = useKeep();
  return useMutation({
    mutationFn: (body: ArticleUpdate) => call(articleEndpoints.update, { params: { id }, body }),
    onSuccess: keep,
  });
};

export const useSaveArticle = (id: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ language, body }: { language: Language; body: ArticlePostInput }) =>
      call(articleEndpoints.save, { params: { id, language }, body }),
    onSuccess: (post) => {
      client.setQueryData(articleQueryOf(id).queryKey, (article) =>
        article
          ? { ...article, posts: article.posts.map((one) => (one.language === post.language ? post : one)) }
          : article,
      );
      void client.invalidateQueries({ queryKey: ['article', id, 'readiness'] });
    },
  });
};

export const useApprove = (id: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ language, body }: { language: Language; body: z.input<typeof approvalInput> }) =>
      call(articleEndpoints.approve, { params: { id, language }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['article', id] }),
  });
};

export const usePublish = (id: string) => {
  const keep = useKeep();
  return useMutation({
    mutationFn: (body: z.infer<typeof publishInput>) => call(articleEndpoints.publish, { params: { id }, body }),
    onSuccess: keep,
  });
};

export const useUnpublish = (id: string) => {
  const keep = useKeep();
  return useMutation({
    mutationFn: (languages: Language[]) => call(articleEndpoints.unpublish, { params: { id }, body: { languages } }),
    onSuccess: keep,
  });
};

/** Calls off what is scheduled, and answers the article as it stands then: what is live stays so. */
export const useUnschedule = (id: string) => {
  const keep = useKeep();
  return useMutation({
    mutationFn: async (languages: Language[]) => {
      await call(postEndpoints.unschedule, { params: { id }, body: { languages } });
      return call(articleEndpoints.one, { params: { id } });
    },
    onSuccess: keep,
  });
};

/** Makes a saved state the draft again, and answers the article as it stands then. */
export const useRestore = (id: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ language, version }: { language: Language; version: number }) => {
      await call(postEndpoints.restore, { params: { id, language, version } });
      return client.fetchQuery({ ...articleQueryOf(id), staleTime: 0 });
    },
  });
};

export const useRemoveArticle = (workspaceId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(articleEndpoints.remove, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: [workspaceId, 'articles'] }),
  });
};
