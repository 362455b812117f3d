/** The service an organization has its texts written by: what is read and done. The key is sent and never read. */
import { type WritingProviderInput, writingProviderEndpoints } from '@foyer/contract/writing-provider';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, messageOf } from '#lib/api/api-error.ts';
import { call } from '#lib/api/call.ts';
import { toast } from '#lib/toast.ts';

const writersKey = (organisationId: string) => ['writing-provider', organisationId];

export const useWriters = (organisationId: string) =>
  useQuery({
    queryKey: writersKey(organisationId),
    queryFn: ({ signal }) => call(writingProviderEndpoints.one, { params: { id: organisationId }, signal }),
  });

function useRefresh(organisationId: string) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: writersKey(organisationId) });
}

/** What is wrong with a field is the form's to tell. */
const isTold = (cause: unknown): boolean =>
  cause instanceof ApiError && (cause.status === 412 || cause.validationErrors.length > 0);

export function useSaveProvider(organisationId: string) {
  const refresh = useRefresh(organisationId);
  return useMutation({
    mutationFn: ({ body, ifMatch }: { body: WritingProviderInput; ifMatch: number | undefined }) =>
      call(writingProviderEndpoints.save, { params: { id: organisationId }, body, ifMatch }),
    onSuccess: async () => {
      await refresh();
      toast.success('Writing service saved');
    },
    onError: (cause) => {
      if (!isTold(cause)) toast.error('Failed to save the writing service', { description: messageOf(cause) });
    },
  });
}

export function useTestProvider(organisationId: string) {
  const refresh = useRefresh(organisationId);
  return useMutation({
    mutationFn: (body: WritingProviderInput) =>
      call(writingProviderEndpoints.test, { params: { id: organisationId }, body }),
    onSuccess: refresh,
    onError: (cause) => {
      if (!isTold(cause)) toast.error('Failed to test the connection', { description: messageOf(cause) });
    },
  });
}

export function useRemoveProvider(organisationId: string) {
  const refresh = useRefresh(organisationId);
  return useMutation({
    mutationFn: () => call(writingProviderEndpoints.remove, { params: { id: organisationId } }),
    onSuccess: async () => {
      await refresh();
      toast.success('Writing service removed');
    },
    onError: (cause) => toast.error('Failed to remove the writing service', { description: messageOf(cause) }),
  });
}
