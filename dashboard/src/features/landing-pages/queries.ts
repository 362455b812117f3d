/**
 * What the landing-page screens read and write. Keys begin with the property, so that a switch never shows the other
 * one's rows; the signal aborts what is no longer wanted.
 */
import { type EventInput, eventEndpoints, type NearbyEvent } from '@foyer/contract/events';
import {
  type AfterEvent,
  type approvalInput,
  type LandingPage,
  type LandingPageInput,
  landingPageEndpoints,
  type PostInput,
  type publishInput,
} from '@foyer/contract/landing-pages';
import type { Language } from '@foyer/contract/languages';
import { mediaEndpoints } from '@foyer/contract/media';
import type { Permission } from '@foyer/contract/permissions';
import { postEndpoints } from '@foyer/contract/posts';
import type { Property } from '@foyer/contract/properties';
import { type PropertyFactInput, propertyFactEndpoints } from '@foyer/contract/property-facts';
import { styleguideEndpoints } from '@foyer/contract/styleguides';
import { userRoleEndpoints } from '@foyer/contract/user-roles';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '#lib/api/call.ts';

export type NearbySearch = {
  search: string;
  startDate: string;
  endDate: string;
  distance: number;
  category: NearbyEvent['category'] | '';
  sort: 'date' | 'demand' | 'distance';
  take: number;
};

export const useNearbyEvents = (propertyId: string, search: NearbySearch) =>
  useQuery({
    queryKey: [propertyId, 'nearby-events', search],
    queryFn: ({ signal }) =>
      call(eventEndpoints.nearby, {
        query: { ...search, category: search.category || undefined, propertyId, _purpose: 'landing-pages' },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** An event in every language it is told in, the one asked for first. */
export const useTranslations = (eventId: string | null) =>
  useQuery({
    queryKey: ['event', eventId, 'translations'],
    queryFn: ({ signal }) => call(eventEndpoints.translations, { query: { translation_group: eventId ?? '' }, signal }),
    enabled: eventId !== null,
  });

export const useLandingPages = (propertyId: string) =>
  useQuery({
    queryKey: [propertyId, 'landing-pages'],
    queryFn: ({ signal }) => call(landingPageEndpoints.list, { query: { propertyId, take: 100 }, signal }),
  });

const landingPageQuery = (id: string) =>
  queryOptions({
    queryKey: ['landing-page', id],
    queryFn: ({ signal }) => call(landingPageEndpoints.one, { params: { id }, signal }),
  });

export const useLandingPage = (id: string | undefined) =>
  useQuery({ ...landingPageQuery(id ?? ''), enabled: id !== undefined });

export const useFacts = (propertyId: string) =>
  useQuery({
    queryKey: [propertyId, 'property-facts'],
    queryFn: ({ signal }) => call(propertyFactEndpoints.list, { query: { propertyId }, signal }),
  });

export const useStyleguide = (propertyId: string) =>
  useQuery({
    queryKey: [propertyId, 'styleguide'],
    queryFn: ({ signal }) => call(styleguideEndpoints.ofProperty, { params: { id: propertyId }, signal }),
  });

export const usePictures = (propertyId: string) =>
  useQuery({
    queryKey: [propertyId, 'media'],
    queryFn: ({ signal }) => call(mediaEndpoints.list, { query: { propertyId, take: 100 }, signal }),
  });

export const useReadiness = (id: string) =>
  useQuery({
    queryKey: ['landing-page', id, 'readiness'],
    queryFn: ({ signal }) => call(landingPageEndpoints.readiness, { params: { id }, signal }),
    staleTime: 0,
  });

/** Puts a page that a call answered into the cache, and marks what is derived from it as old. */
function useKeepLandingPage() {
  const client = useQueryClient();
  return (page: LandingPage) => {
    client.setQueryData(landingPageQuery(page.id).queryKey, page);
    void client.invalidateQueries({ queryKey: ['landing-page', page.id, 'readiness'] });
    void client.invalidateQueries({ queryKey: [page.propertyId] });
  };
}

export const useCreateLandingPage = () => {
  const keep = useKeepLandingPage();
  return useMutation({
    mutationFn: (body: LandingPageInput) => call(landingPageEndpoints.create, { body }),
    onSuccess: keep,
  });
};

export const useUpdateLandingPage = (id: string) => {
  const keep = useKeepLandingPage();
  return useMutation({
    mutationFn: (body: Omit<LandingPageInput, 'propertyId' | 'eventId'>) =>
      call(landingPageEndpoints.update, { params: { id }, body }),
    onSuccess: keep,
  });
};

type SaveInput = { id: string; language: Language; body: PostInput };

export const useSavePost = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, language, body }: SaveInput) =>
      call(landingPageEndpoints.save, { params: { id, language }, body }),
    onSuccess: (post, { id }) => {
      client.setQueryData(landingPageQuery(id).queryKey, (page) =>
        page ? { ...page, posts: page.posts.map((one) => (one.language === post.language ? post : one)) } : page,
      );
      void client.invalidateQueries({ queryKey: ['landing-page', id, 'readiness'] });
    },
  });
};

export const versionsPerPage = 20;

/** `version` is the saved one: with another the list is read anew. */
export const useVersions = (id: string, language: Language, version: number, skip: number) =>
  useQuery({
    queryKey: ['landing-page', id, 'versions', language, version, skip],
    queryFn: ({ signal }) =>
      call(postEndpoints.versions, { params: { id, language }, query: { skip, take: versionsPerPage }, signal }),
    placeholderData: keepPreviousData,
  });

export const useVersion = (id: string, language: Language, version: number) =>
  useQuery({
    queryKey: ['landing-page', id, 'version', language, version],
    queryFn: ({ signal }) => call(postEndpoints.version, { params: { id, language, version }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Makes a saved state the draft again, and answers the page as it stands then. */
export const useRestoreVersion = (id: string, language: Language) => {
  const keep = useKeepLandingPage();
  return useMutation({
    mutationFn: async (version: number) => {
      await call(postEndpoints.restore, { params: { id, language, version } });
      return call(landingPageEndpoints.one, { params: { id } });
    },
    onSuccess: keep,
  });
};

type ApproveInput = { language: Language; body: z.input<typeof approvalInput> };

export const useApproveClaim = (id: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ language, body }: ApproveInput) =>
      call(landingPageEndpoints.approve, { params: { id, language }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['landing-page', id] }),
  });
};

export const usePreview = (id: string) =>
  useMutation({
    mutationFn: (language: Language) => call(landingPageEndpoints.preview, { params: { id, language } }),
  });

export const usePublish = (id: string) => {
  const keep = useKeepLandingPage();
  return useMutation({
    mutationFn: (body: z.infer<typeof publishInput>) => call(landingPageEndpoints.publish, { params: { id }, body }),
    onSuccess: keep,
  });
};

/** Says what becomes of the page after its event. One choice is sent after the other, so that the last one stays. */
export const useChooseAfterEvent = (id: string) => {
  const keep = useKeepLandingPage();
  return useMutation({
    scope: { id: `after-event ${id}` },
    mutationFn: (choice: AfterEvent) =>
      call(landingPageEndpoints.chooseAfterEvent, { params: { id }, body: { choice } }),
    onSuccess: keep,
  });
};

/** Takes back what was just published or scheduled, and answers the page as it stands then. */
export const useUndoPublishing = (id: string) => {
  const keep = useKeepLandingPage();
  return useMutation({
    mutationFn: async (languages: Language[]) => {
      await call(postEndpoints.undoPublishing, { params: { id }, body: { languages } });
      return call(landingPageEndpoints.one, { params: { id } });
    },
    onSuccess: keep,
  });
};

/** Calls off what is scheduled, and answers the page as it stands then: what is live stays so. */
export const useUnschedule = (id: string) => {
  const keep = useKeepLandingPage();
  return useMutation({
    mutationFn: async (languages: Language[]) => {
      await call(postEndpoints.unschedule, { params: { id }, body: { languages } });
      return call(landingPageEndpoints.one, { params: { id } });
    },
    onSuccess: keep,
  });
};

export const useUnpublish = (id: string) => {
  const keep = useKeepLandingPage();
  return useMutation({
    mutationFn: (languages: Language[]) =>
      call(landingPageEndpoints.unpublish, { params: { id }, body: { languages } }),
    onSuccess: keep,
  });
};

export const useRemoveLandingPage = (propertyId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(landingPageEndpoints.remove, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: [propertyId] }),
  });
};

export const useAddFact = (propertyId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PropertyFactInput) => call(propertyFactEndpoints.create, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: [propertyId, 'property-facts'] }),
  });
};

export const useAddEvent = (propertyId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: EventInput & { workspaceId: string }) => call(eventEndpoints.publish, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: [propertyId, 'nearby-events'] }),
  });
};

/** Said where somebody may look and not write. */
export const mayNotWrite = 'Your role allows looking at pages, not writing them';

/** True when a binding of mine allows this at the property, and until that is known: the server has the last word. */
export function useMay(
  permission: Permission,
  property: Pick<Property, 'id' | 'workspaceId' | 'organisationId'>,
): boolean {
  const roles = useQuery({
    queryKey: ['current-user', 'roles'],
    queryFn: ({ signal }) => call(userRoleEndpoints.mine, { signal }),
  });
  if (!roles.data) return true;
  return roles.data.data.some(
    (role) =>
      role.organisationId === property.organisationId &&
      (role.workspaceId === null || role.workspaceId === property.workspaceId) &&
      (role.propertyId === null || role.propertyId === property.id) &&
      role.permissions.includes(permission),
  );
}
