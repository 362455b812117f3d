import {
  type Styleguide,
  type StyleguideContent,
  type StyleguideUpdate,
  styleguideEndpoints,
} from '@foyer/contract/styleguides';
import { type TrainInput, type TrainingStatus, trainingEndpoints } from '@foyer/contract/training';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/call.ts';
import { toast } from '#lib/toast.ts';

const guideKey = (id: string) => ['styleguide', id];
const versionsKey = (id: string) => ['styleguide', id, 'versions'];
const trainingKey = (id: string) => ['styleguide', id, 'training'];

export const useStyleguide = (id: string) =>
  useQuery({
    queryKey: guideKey(id),
    queryFn: ({ signal }) => call(styleguideEndpoints.one, { params: { id }, signal }),
  });

/** What everything that shows a style guide must hear of once it was saved. */
function useTold(id: string) {
  const client = useQueryClient();
  return (saved: Styleguide) => {
    client.setQueryData(guideKey(id), saved);
    void client.invalidateQueries({ queryKey: versionsKey(id) });
    void client.invalidateQueries({ queryKey: trainingKey(id) });
    void client.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] !== 'styleguide' && queryKey.includes('styleguide'),
    });
  };
}

/** Saves over the version it is meant for. A stale save is the form's to tell of. */
export function useSaveStyleguide(id: string) {
  const told = useTold(id);
  return useMutation({
    mutationFn: ({ body, ifMatch }: { body: StyleguideUpdate; ifMatch: number }) =>
      call(styleguideEndpoints.update, { params: { id }, body, ifMatch }),
    onSuccess: (saved) => {
      told(saved);
      toast.success('Style guide saved');
    },
  });
}

export const useVersions = (id: string) =>
  useQuery({
    queryKey: versionsKey(id),
    queryFn: ({ signal }) => call(styleguideEndpoints.versions, { params: { id }, query: { take: 100 }, signal }),
  });

export function useRestoreVersion(id: string) {
  const told = useTold(id);
  return useMutation({
    mutationFn: ({ version, ifMatch }: { version: number; ifMatch: number }) =>
      call(styleguideEndpoints.restore, { params: { id, version }, ifMatch }),
    onSuccess: (saved) => {
      told(saved);
      toast.success('Version restored');
    },
    onError: (error) => toast.error('The version was not restored', { description: error.message }),
  });
}

/** What live pages would make of a guide; null content asks nothing. */
export const useLiveEffect = (styleguide: Styleguide, content: StyleguideContent | null) =>
  useQuery({
    queryKey: ['styleguide', styleguide.id, 'effect', styleguide.version, content],
    queryFn: ({ signal }) =>
      call(styleguideEndpoints.tryOut, {
        params: { id: styleguide.id },
        body: { content: content ?? styleguide.content },
        signal,
      }),
    enabled: content !== null,
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });

/** Milliseconds between two looks at a training that goes on. */
const look = 1000;
export const isGoingOn = (status: TrainingStatus | undefined) =>
  status?.status === 'queued' || status?.status === 'running';

export const useTraining = (id: string) =>
  useQuery({
    queryKey: [...trainingKey(id), 'status'],
    queryFn: ({ signal }) => call(trainingEndpoints.status, { params: { id }, signal }),
    refetchInterval: ({ state }) => (isGoingOn(state.data) ? look : false),
  });

/** Asked for anew with each training that ends. */
export const useProposals = (id: string, of: TrainingStatus | undefined) =>
  useQuery({
    queryKey: [...trainingKey(id), 'proposals', of?.finishedAt],
    queryFn: ({ signal }) => call(trainingEndpoints.proposals, { params: { id }, signal }),
    enabled: of !== undefined && !isGoingOn(of),
  });

export const useTrainings = (id: string, of: TrainingStatus | undefined) =>
  useQuery({
    queryKey: [...trainingKey(id), 'history', of?.finishedAt],
    queryFn: ({ signal }) => call(trainingEndpoints.history, { params: { id }, query: { take: 20 }, signal }),
    enabled: of !== undefined && of.status !== 'idle',
  });

export function useTrain(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: TrainInput) => call(trainingEndpoints.start, { params: { id }, body }),
    onSuccess: (status) => client.setQueryData([...trainingKey(id), 'status'], status),
    onError: (error) => toast.error('The training did not start', { description: error.message }),
  });
}

export function useStopTraining(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(trainingEndpoints.cancel, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: trainingKey(id) }),
    onError: (error) => toast.error('The training was not stopped', { description: error.message }),
  });
}

export function useDecide(id: string) {
  const told = useTold(id);
  return useMutation({
    mutationFn: (body: { key: string; decision: 'accepted' | 'dismissed' }) =>
      call(trainingEndpoints.decide, { params: { id }, body }),
    onSuccess: ({ styleguide, proposal }) => {
      told(styleguide);
      toast.success(proposal.decision === 'accepted' ? 'Taken into the style guide' : 'Put aside');
    },
    onError: (error) => toast.error('The proposal stays as it was', { description: error.message }),
  });
}
