/**
 * What the property-post screen reads and writes. Keys begin with the property, so that a switch never shows the other
 * one's posts; a post that a call answers takes its place in the list at once.
 */
import { auditLogEndpoints } from '@foyer/contract/audit-log';
import type { approvalInput } from '@foyer/contract/landing-pages';
import type { Language } from '@foyer/contract/languages';
import { type Media, mediaEndpoints } from '@foyer/contract/media';
import { postEndpoints } from '@foyer/contract/posts';
import type { PropertyPostDraft } from '@foyer/contract/property-post-fields';
import { type PropertyPost, propertyPostEndpoints } from '@foyer/contract/property-posts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { messageOf } from '#lib/api/api-error.ts';
import { call } from '#lib/api/call.ts';
import { everyPage } from '#lib/api/every-page.ts';
import { toast } from '#lib/toast.ts';

const postsQuery = (propertyId: string) =>
  queryOptions({
    queryKey: [propertyId, 'property-posts'],
    queryFn: async ({ signal }) =>
      everyPage((paging) => call(propertyPostEndpoints.list, { query: { propertyId, ...paging }, signal })),
  });

/** Every language of every post of a property. */
export const usePropertyPosts = (propertyId: string) => useQuery(postsQuery(propertyId));

function useKeepPost(propertyId: string) {
  const client = useQueryClient();
  return (post: PropertyPost) => {
    client.setQueryData(postsQuery(propertyId).queryKey, (before) =>
      before?.some(({ id }) => id === post.id)
        ? before.map((one) => (one.id === post.id ? post : one))
        : [...(before ?? []), post],
    );
    void client.invalidateQueries({ queryKey: ['property-post', post.id] });
  };
}

export function useBegin(propertyId: string) {
  const keep = useKeepPost(propertyId);
  return useMutation({
    mutationFn: (body: { language: Language; translationGroup: string | null }) =>
      call(propertyPostEndpoints.begin, { body: { propertyId, ...body } }),
    onSuccess: keep,
    onError: (error) => toast.error('Failed to create property', { description: messageOf(error) }),
  });
}

export function useSaveDraft(propertyId: string) {
  const keep = useKeepPost(propertyId);
  return useMutation({
    mutationFn: ({ id, version, body }: { id: string; version: number; body: PropertyPostDraft }) =>
      call(propertyPostEndpoints.saveDraft, { params: { id }, body, ifMatch: version }),
    onSuccess: keep,
  });
}

export function useApprove(propertyId: string, id: string) {
  const keep = useKeepPost(propertyId);
  return useMutation({
    mutationFn: (body: z.input<typeof approvalInput>) => call(propertyPostEndpoints.approve, { params: { id }, body }),
    onSuccess: keep,
  });
}

export const usePreview = (id: string) =>
  useMutation({ mutationFn: () => call(propertyPostEndpoints.preview, { params: { id } }) });

export function usePublish(propertyId: string, id: string) {
  const keep = useKeepPost(propertyId);
  return useMutation({
    mutationFn: (publishAt: string | null) =>
      call(propertyPostEndpoints.publish, { params: { id }, body: { publishAt } }),
    onSuccess: keep,
  });
}

export function useUnpublish(propertyId: string, id: string) {
  const keep = useKeepPost(propertyId);
  return useMutation({
    mutationFn: () => call(propertyPostEndpoints.unpublish, { params: { id } }),
    onSuccess: keep,
    onError: (error) => toast.error(messageOf(error)),
  });
}

/** Calls off what is scheduled, and answers the post as it stands then: what is live stays so. */
export function useUnschedule(propertyId: string, { id, meta, language }: PropertyPost) {
  const keep = useKeepPost(propertyId);
  return useMutation({
    mutationFn: async () => {
      await call(postEndpoints.unschedule, { params: { id: meta.translation_group }, body: { languages: [language] } });
      return call(propertyPostEndpoints.one, { params: { id } });
    },
    onSuccess: keep,
    onError: (error) => toast.error(messageOf(error)),
  });
}

export function useRemovePost(propertyId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(propertyPostEndpoints.remove, { params: { id } }),
    onSuccess: (_, id) => {
      client.setQueryData(postsQuery(propertyId).queryKey, (before) => before?.filter((post) => post.id !== id));
    },
    onError: (error) => toast.error(messageOf(error)),
  });
}

/** Pictures to choose from; a new or described one takes its place in the list. */
const picturesKey = (propertyId: string) => [propertyId, 'media'];

export function useUpload(propertyId: string, id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (file: File) =>
      call(propertyPostEndpoints.addMedia, {
        params: { id },
        body: { title: file.name.replace(/\.\w+$/, '').slice(0, 200) },
        files: { file },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: picturesKey(propertyId) }),
    onError: (error) => toast.error('Failed to upload gallery image', { description: messageOf(error) }),
  });
}

export function useDescribe(propertyId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, language, words }: { id: string; language: Language; words: string }) =>
      call(mediaEndpoints.describe, { params: { id }, body: { altText: { [language]: words } } }),
    onSuccess: (media: Media) => {
      client.setQueryData<{ data: Media[]; total: number }>(picturesKey(propertyId), (before) =>
        before ? { ...before, data: before.data.map((one) => (one.id === media.id ? media : one)) } : before,
      );
    },
    onError: (error) => toast.error('The alt text was not saved', { description: messageOf(error) }),
  });
}

/** How many live pages rest on each fact, by the fact's id. */
export const useFactUses = (propertyId: string) =>
  useQuery({
    queryKey: [propertyId, 'fact-uses'],
    queryFn: async ({ signal }) => {
      const { data } = await call(propertyPostEndpoints.factUses, { query: { propertyId }, signal });
      return new Map(data.map(({ factId, pages }) => [factId, pages]));
    },
  });

type OfLanguage = { id: string; entryId: string; language: Language };

export const useVersions = ({ id, entryId, language }: OfLanguage) =>
  useQuery({
    queryKey: ['property-post', id, 'versions'],
    queryFn: ({ signal }) =>
      call(postEndpoints.versions, { params: { id: entryId, language }, query: { take: 50 }, signal }),
    staleTime: 0,
  });

export const useVersion = ({ id, entryId, language }: OfLanguage, version: number) =>
  useQuery({
    queryKey: ['property-post', id, 'version', version],
    queryFn: ({ signal }) => call(postEndpoints.version, { params: { id: entryId, language, version }, signal }),
  });

/** Makes a saved state the draft again and answers the post as it then is. */
export function useRestore(propertyId: string, { id, entryId, language }: OfLanguage) {
  const keep = useKeepPost(propertyId);
  return useMutation({
    mutationFn: async (version: number) => {
      await call(postEndpoints.restore, { params: { id: entryId, language, version } });
      return call(propertyPostEndpoints.one, { params: { id } });
    },
    onSuccess: keep,
    onError: (error) => toast.error(messageOf(error)),
  });
}

/** Who did what with a post, for those who may read the audit log. */
export const useActs = (entryId: string, enabled: boolean) =>
  useQuery({
    queryKey: ['property-post', entryId, 'acts'],
    queryFn: ({ signal }) => call(auditLogEndpoints.list, { query: { targetId: entryId, take: 50 }, signal }),
    enabled,
    staleTime: 0,
  });
