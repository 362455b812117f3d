/** The settings of a domain's site while they are edited, what of them is not published, and the looks that were. */

import { mediaLibraryEndpoints } from '@foyer/contract/media-library';
import type { Documents } from '@foyer/contract/site-documents';
import {
  type DraftSection,
  type SettingsChanges,
  type SettingsPreview,
  siteSettingsEndpoints,
} from '@foyer/contract/site-settings';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '#lib/api/call.ts';
import { toast } from '#lib/toast.ts';
import { readSection } from './sections.ts';

const key = (domainId: string) => ['site-settings', domainId];
const changesKey = (domainId: string) => [...key(domainId), 'changes'];
/** Milliseconds a pass to the site as it is edited is used: half of what it is good for. */
const passFor = 5 * 60_000;

/** Sections as they are edited, with the version a save is meant for. */
export type Stored<S extends DraftSection> = {
  documents: Pick<Documents, S>;
  versions: Record<S, number>;
  /** Of all of them together. */
  version: number;
  /** Empty while nobody has changed them. */
  updatedAt: string;
};

export const useSections = <S extends DraftSection>(domainId: string, sections: readonly S[]) =>
  useQuery({
    queryKey: [...key(domainId), 'edited', ...sections],
    // An editor that opens must know what was saved last.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }): Promise<Stored<S>> => {
      const read = await Promise.all(sections.map((section) => readSection(section, domainId, signal)));
      return storedOf(sections, read);
    },
  });

export function storedOf<S extends DraftSection>(
  sections: readonly S[],
  read: readonly { document: Documents[S]; state: { version: number; updatedAt: string | null } }[],
): Stored<S> {
  const by = <T>(of: (one: (typeof read)[number]) => T) =>
    Object.fromEntries(sections.map((section, at) => [section, of(read[at] as (typeof read)[number])]));
  return {
    documents: by((one) => one.document) as unknown as Pick<Documents, S>,
    versions: by((one) => one.state.version) as Record<S, number>,
    version: read.reduce((sum, { state }) => sum + state.version, 0),
    updatedAt: read.map(({ state }) => state.updatedAt ?? '').reduce((one, other) => (one > other ? one : other), ''),
  };
}

export const useChanges = (domainId: string) =>
  useQuery({
    queryKey: changesKey(domainId),
    queryFn: ({ signal }) => call(siteSettingsEndpoints.changes, { query: { domainId }, signal }),
  });

export const useVersions = (domainId: string) =>
  useQuery({
    queryKey: [...key(domainId), 'versions'],
    queryFn: ({ signal }) => call(siteSettingsEndpoints.versions, { query: { domainId, take: 50 }, signal }),
  });

/** Where the real site can be seen as it is edited. */
export const usePreview = (domainId: string) =>
  useQuery({
    queryKey: [...key(domainId), 'preview'],
    queryFn: (): Promise<SettingsPreview> => call(siteSettingsEndpoints.preview, { body: { domainId } }),
    staleTime: passFor,
    refetchInterval: passFor,
    gcTime: 0,
  });

/** Colors of the logo of a site as it is edited, the most prevailing first; none where it has no logo. */
export const useLogoColors = (domainId: string) =>
  useQuery({
    queryKey: [...key(domainId), 'logo-colors'],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { document } = await readSection('identity', domainId, signal);
      if (!document.logoId) return [];
      const { colors } = await call(mediaLibraryEndpoints.one, { params: { id: document.logoId }, signal });
      return colors;
    },
  });

/** Asks again what differs from what guests see; after every save. */
export function useRefreshChanges(domainId: string) {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: changesKey(domainId) }), [client, domainId]);
}

/** What is done to the look as a whole. Each takes the version somebody looked at. */
export function useActs(domainId: string) {
  const client = useQueryClient();
  const query = { domainId };
  const taken = (changes: SettingsChanges) => client.setQueryData(changesKey(domainId), changes);
  const failed = (title: string) => (cause: Error) => {
    toast.error(title, { description: cause.message });
    void client.invalidateQueries({ queryKey: changesKey(domainId) });
  };
  const publish = useMutation({
    mutationFn: (ifMatch: number) => call(siteSettingsEndpoints.publish, { query, body: {}, ifMatch }),
    onSuccess: async ({ number }) => {
      await client.invalidateQueries({ queryKey: key(domainId) });
      toast.success('Published', { description: `Guests see version ${number}.` });
    },
    onError: failed('The look was not published'),
  });
  const discard = useMutation({
    mutationFn: (ifMatch: number) => call(siteSettingsEndpoints.reset, { query, body: { to: 'published' }, ifMatch }),
    onSuccess: (changes) => {
      taken(changes);
      toast.success('Changes discarded');
    },
    onError: failed('The changes were not discarded'),
  });
  const restore = useMutation({
    mutationFn: ({ number, ifMatch }: { number: number; ifMatch: number }) =>
      call(siteSettingsEndpoints.restore, { query, body: { number }, ifMatch }),
    onSuccess: (changes, { number }) => {
      taken(changes);
      toast.success(`Version ${number} taken up`, { description: 'Guests see it once you publish.' });
    },
    onError: failed('The version was not taken up'),
  });
  return { publish, discard, restore };
}
