/**
 * The channel of a domain and the deliveries of posts: what is read and done. A delivery that goes on by itself is
 * looked at again until it is there.
 */
import { type Channel, type ChannelInput, channelEndpoints, type Delivery } from '@foyer/contract/channels';
import { jobEndpoints } from '@foyer/contract/jobs';
import { type Language, languageNames } from '@foyer/contract/languages';
import { useMutation, useQuery } from '@tanstack/react-query';
import { createElement, useEffect, useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { call, download } from '#lib/api/call.ts';
import { saveFile } from '#lib/files/save-file.ts';
import { toast } from '#lib/toast.ts';
import { DifferenceButton } from './components/difference-button.tsx';
import { sentAs, type Thing } from './hooks/use-difference.ts';
import { useLookOnVisit } from './hooks/use-look.ts';
import { channelKey, useRefresh } from './hooks/use-refresh.ts';

export { useLook, useLookOnVisit } from './hooks/use-look.ts';
export type { Thing };

const deliveriesKey = (thingId: string, live: string) => ['deliveries', thingId, live];
/** Milliseconds between two looks at what is on its way. */
const pollEvery = 2000;

export const useChannel = (domainId: string) =>
  useQuery({
    queryKey: channelKey(domainId),
    queryFn: async ({ signal }) => (await call(channelEndpoints.one, { params: { id: domainId }, signal })).channel,
    refetchInterval: ({ state }) => (state.data && state.data.backlog.waiting > 0 ? pollEvery : false),
  });

/** Connects a WordPress, or changes the connection given. */
export function useSaveChannel(domainId: string, channel: Channel | null) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ body, ifMatch }: { body: ChannelInput; ifMatch?: number | undefined }) =>
      call(channelEndpoints.save, { params: { id: domainId }, body, ifMatch }),
    onSuccess: async () => {
      await refresh(domainId);
      toast.success(channel ? 'Connection saved' : 'WordPress connected');
    },
    onError: (cause) => {
      if (cause instanceof ApiError && (cause.status === 412 || cause.validationErrors.length > 0)) return;
      toast.error('Failed to save the connection', { description: cause.message });
    },
  });
}

export function useRemoveChannel(domainId: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => call(channelEndpoints.remove, { params: { id: domainId } }),
    onSuccess: async () => {
      await refresh(domainId);
      toast.success('WordPress disconnected');
    },
    onError: (cause) => toast.error('Failed to disconnect', { description: cause.message }),
  });
}

/** Puts the plugin, which a WordPress needs to be connected, among the downloads. */
export const useDownloadPlugin = (domainId: string) =>
  useMutation({
    mutationFn: () => download(channelEndpoints.plugin, { params: { id: domainId } }),
    onSuccess: (file) => {
      saveFile(file, file.name);
      toast.success('The plugin was downloaded', { description: 'Upload it in WordPress under Plugins, Add New.' });
    },
    onError: (cause) => toast.error('The plugin could not be downloaded', { description: cause.message }),
  });

const isOver = (state: string | undefined) => state === 'done' || state === 'failed' || state === 'cancelled';

/** 'Test connection': starts the job and follows it to its end; what it found then stands in the channel. */
export function useTestChannel(domainId: string) {
  const refresh = useRefresh();
  const [jobId, setJobId] = useState<string | null>(null);
  const start = useMutation({
    mutationFn: () => call(channelEndpoints.test, { params: { id: domainId } }),
    onSuccess: ({ jobId: started }) => setJobId(started),
    onError: (cause) => toast.error('Failed to start the test', { description: cause.message }),
  });
  const job = useQuery({
    queryKey: ['job', jobId],
    enabled: jobId !== null,
    gcTime: 0,
    queryFn: ({ signal }) => call(jobEndpoints.one, { params: { id: jobId ?? '' }, signal }),
    refetchInterval: ({ state }) => (state.error || isOver(state.data?.state) ? false : 700),
  });
  const over = jobId !== null && (job.isError || isOver(job.data?.state));
  const failure = job.error?.message ?? (job.data?.state === 'failed' ? job.data.error : null);
  useEffect(() => {
    if (!over) return;
    if (failure) toast.error('The test did not finish', { description: failure });
    void refresh(domainId).then(() => setJobId(null));
  }, [over, failure, domainId, refresh]);
  return { test: () => start.mutate(), testing: start.isPending || jobId !== null };
}

type Post = { language: Language; status: string; publishedAt: string | null };

/** What is live of an entry. */
export const liveOf = (posts: readonly Post[]): string =>
  posts.map(({ language, status, publishedAt }) => `${language} ${status} ${publishedAt}`).join();

/**
 * Its languages on their way to WordPress, and trying them again where the person may publish; none where its domain has
 * no channel. `live` says what is live of it: they are asked for anew when that changes.
 */
export function useDeliveries(thing: Thing, live: string, mayPublish: boolean) {
  const { kind, id } = thing;
  const endpoint = kind === 'event' ? channelEndpoints.eventDeliveries : channelEndpoints.deliveries;
  const { data = [], error } = useQuery({
    queryKey: deliveriesKey(id, live),
    placeholderData: (before: Delivery[] | undefined, query) => (query?.queryKey[1] === id ? before : undefined),
    queryFn: async ({ signal }) => (await call(endpoint, { params: { id }, signal })).data,
    refetchInterval: ({ state }) => (state.data?.some(goesOn) ? pollEvery : false),
  });
  useLookOnVisit(data[0]?.domainId);
  return { deliveries: data, error, ...useDeliveryActs(thing, data, mayPublish) };
}

const goesOn = ({ state }: Delivery) => state === 'waiting' || state === 'retrying';

type Retried = { domainId: string; thing?: { id: string; language: Language } };

/** Tries again at once: one language of a thing, or all that waits. */
export function useRetryDelivery() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ domainId, ...body }: Retried) => call(channelEndpoints.retry, { params: { id: domainId }, body }),
    onSuccess: async (_, { domainId, thing }) => {
      await refresh(domainId);
      toast.success(thing ? `Sending ${languageNames[thing.language]} to WordPress again` : 'Sending again');
    },
    onError: (cause) => toast.error('It could not be tried again', { description: cause.message }),
  });
}

/** What a person may do about deliveries of a thing: try a language again, or see what was changed there and decide. */
export function useDeliveryActs(thing: Thing, deliveries: readonly Delivery[], mayPublish: boolean) {
  const { mutate, isPending } = useRetryDelivery();
  const onRetry = (language: Language) => {
    const domainId = deliveries.find((one) => one.language === language)?.domainId;
    if (domainId) mutate({ domainId, thing: { id: sentAs(thing), language } });
  };
  const difference = ({ language }: Delivery) =>
    createElement(DifferenceButton, { thing, language, mayDecide: mayPublish });
  return { busy: isPending, onRetry: mayPublish ? onRetry : undefined, difference };
}
