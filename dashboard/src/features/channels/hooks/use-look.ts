/**
 * Looking at what stands in the WordPress of a domain: by itself when somebody comes by, and at once when they ask. The
 * server decides whether it has been long enough; what was found then stands in the deliveries.
 */
import { channelDriftEndpoints } from '@foyer/contract/channel-drift';
import { jobEndpoints } from '@foyer/contract/jobs';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '#lib/api/call.ts';
import { toast } from '#lib/toast.ts';
import { useRefresh } from './use-refresh.ts';

const isOver = (state: string | undefined) => state === 'done' || state === 'failed' || state === 'cancelled';

/** Follows a job to its end. */
const useJob = (jobId: string | null) =>
  useQuery({
    queryKey: ['job', jobId],
    enabled: jobId !== null,
    queryFn: ({ signal }) => call(jobEndpoints.one, { params: { id: jobId ?? '' }, signal }),
    refetchInterval: ({ state }) => (state.error || isOver(state.data?.state) ? false : 1000),
  });

/** Has the WordPress of a domain looked at because somebody is here; undefined while the domain is not known. */
export function useLookOnVisit(domainId: string | undefined): void {
  const refresh = useRefresh();
  const { data: jobId = null } = useQuery({
    queryKey: ['channel-look', domainId],
    enabled: domainId !== undefined,
    // Once a visit, however many places show it.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async () => (await call(channelDriftEndpoints.look, { params: { id: domainId ?? '' }, body: {} })).jobId,
  });
  const { data: job } = useJob(jobId);
  const done = job?.state === 'done';
  useEffect(() => {
    if (done && domainId) void refresh(domainId);
  }, [done, domainId, refresh]);
}

/** 'Look for changes': at once, with how far it is and a way to stop it. */
export function useLook(domainId: string) {
  const refresh = useRefresh();
  const [jobId, setJobId] = useState<string | null>(null);
  const start = useMutation({
    mutationFn: () => call(channelDriftEndpoints.look, { params: { id: domainId }, body: { again: true } }),
    onSuccess: ({ jobId: started }) => {
      setJobId(started);
      if (!started) toast('The WordPress is not being tried just now. Look again later');
    },
    onError: (cause) => toast.error('WordPress could not be looked at', { description: cause.message }),
  });
  const cancel = useMutation({
    mutationFn: () => call(jobEndpoints.cancel, { params: { id: jobId ?? '' } }),
    onSuccess: () => setJobId(null),
    onError: (cause) => toast.error('It could not be stopped', { description: cause.message }),
  });
  const { data: job, error } = useJob(jobId);
  const over = error !== null || isOver(job?.state);
  useEffect(() => {
    if (jobId === null || !over) return;
    if (job?.state === 'done') toast.success(job.step);
    else if (job?.state !== 'cancelled')
      toast.error('WordPress could not be looked at', { description: error?.message ?? job?.error ?? '' });
    setJobId(null);
    void refresh(domainId);
  }, [jobId, over, job, error, domainId, refresh]);
  return {
    look: () => start.mutate(),
    cancel: () => cancel.mutate(),
    looking: start.isPending || jobId !== null,
    mayCancel: jobId !== null,
    progress: job?.progress ?? 0,
    step: job?.step ?? '',
  };
}
