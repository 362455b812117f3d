import { type CurrentUserInput, userEndpoints } from '@foyer/contract/users';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#lib/api/api-error.ts';
import { call } from '#lib/api/call.ts';
import { saveFile } from '#lib/files/save-file.ts';
import { useSessionState } from '#lib/session/use-session.ts';
import { toast } from '#lib/toast.ts';

/** A 422 that names its fields is only logged: the form shows it (spec 8). */
export function useSaveProfile(sub: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CurrentUserInput) => call(userEndpoints.updateMe, { body }),
    onSuccess: (saved) => {
      client.setQueriesData({ queryKey: ['current-user', sub] }, saved);
      toast.success('User profile updated successfully');
    },
    onError: (cause) => {
      if (cause instanceof ApiError && cause.status === 422 && cause.validationErrors.length > 0) {
        console.warn('The profile was refused', cause.validationErrors);
      } else {
        toast.error('Failed to update user profile');
      }
    },
  });
}

const sessionsKey = ['user-sessions'];

/** Where I am signed in, the latest seen first. */
export function useUserSessions() {
  const { ready } = useSessionState();
  return useQuery({
    queryKey: sessionsKey,
    enabled: ready,
    queryFn: async ({ signal }) => (await call(userEndpoints.sessions, { signal })).data,
  });
}

function useEnding<Input>(end: (input: Input) => Promise<unknown>, done: string, failed: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: end,
    onSuccess: () => toast.success(done),
    onError: (cause) => toast.error(failed, { description: cause.message }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
}

export const useEndSession = () =>
  useEnding(
    (id: string) => call(userEndpoints.endSession, { params: { id } }),
    'Signed out there',
    'Failed to end the session',
  );

export const useEndOtherSessions = () =>
  useEnding<void>(() => call(userEndpoints.endOtherSessions), 'Signed out elsewhere', 'Failed to sign out elsewhere');

/** Fetches all that is stored about me and hands it to the browser as a file. */
export const useExportMe = () =>
  useMutation({
    mutationFn: () => call(userEndpoints.exportMe),
    onSuccess: (data) => {
      saveFile(
        new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
        `foyer-data-${data.exportedAt.slice(0, 10)}.json`,
      );
      toast.success('Your data was downloaded');
    },
    onError: (cause) => toast.error('Failed to export your data', { description: cause.message }),
  });
