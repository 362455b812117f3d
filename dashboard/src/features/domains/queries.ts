import { type Domain, type DomainUpdate, domainEndpoints } from '@foyer/contract/domains';
import { jobEndpoints } from '@foyer/contract/jobs';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { call } from '#lib/api/call.ts';
import { toast } from '#lib/toast.ts';

const verificationKey = (id: string) => ['domain-verification', id];

export const useVerification = (domain: Domain, mayAsk: boolean) =>
  useQuery({
    queryKey: verificationKey(domain.id),
    enabled: mayAsk,
    queryFn: ({ signal }) => call(domainEndpoints.verification, { params: { id: domain.id }, signal }),
  });

function useRefresh() {
  const client = useQueryClient();
  return (id?: string) =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['domains'] }),
      ...(id ? [client.invalidateQueries({ queryKey: verificationKey(id) })] : []),
    ]);
}

const descriptionOf = (cause: Error) =>
  cause instanceof ApiError && cause.validationErrors.length > 0 ? undefined : cause.message;

/** Adds a domain to the organization, or changes the host of the one given. */
export function useSaveDomain(organisationId: string, domain: Domain | null) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ body, ifMatch }: { body: DomainUpdate; ifMatch?: number | undefined }) =>
      domain
        ? call(domainEndpoints.update, { params: { id: domain.id }, body, ifMatch })
        : call(domainEndpoints.create, { body: { ...body, organisationId } }),
    onSuccess: async () => {
      await refresh(domain?.id);
      toast.success(domain ? 'Domain saved' : 'Domain added');
    },
    onError: (cause) => {
      if (cause instanceof ApiError && cause.status === 412) return;
      toast.error(domain ? 'Failed to update domain' : 'Failed to add domain', { description: descriptionOf(cause) });
    },
  });
}

export function useDeleteDomain() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => call(domainEndpoints.remove, { params: { id } }),
    onSuccess: async () => {
      await refresh();
      toast.success('Domain deleted');
    },
    onError: (cause) => toast.error('Failed to delete domain', { description: cause.message }),
  });
}

/** Milliseconds between two looks at a running job. */
const pollEvery = 700;

/** 'Check now': starts the job and follows it to its end; then what it found is loaded. */
export function useCheckNow(domain: Domain) {
  const refresh = useRefresh();
  const [jobId, setJobId] = useState<string | null>(null);
  const start = useMutation({
    mutationFn: () => call(domainEndpoints.verify, { params: { id: domain.id } }),
    onSuccess: ({ jobId: started }) => setJobId(started),
    onError: (cause) => toast.error('Failed to start the check', { description: cause.message }),
  });
  const job = useQuery({
    queryKey: ['job', jobId],
    enabled: jobId !== null,
    gcTime: 0,
    queryFn: ({ signal }) => call(jobEndpoints.one, { params: { id: jobId ?? '' }, signal }),
    refetchInterval: ({ state }) => (state.error || isOver(state.data?.state) ? false : pollEvery),
  });
  const over = jobId !== null && (job.isError || isOver(job.data?.state));
  const failure = job.error?.message ?? (job.data?.state === 'failed' ? job.data.error : null);
  useEffect(() => {
    if (!over) return;
    if (failure) toast.error('The check did not finish', { description: failure });
    void refresh(domain.id).then(() => setJobId(null));
  }, [over, failure, domain.id, refresh]);
  return {
    check: () => start.mutate(),
    checking: start.isPending || jobId !== null,
    progress: job.data?.progress ?? 0,
    step: job.data?.step ?? '',
  };
}

const isOver = (state: string | undefined) => state === 'done' || state === 'failed' || state === 'cancelled';
