import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '#lib/api/api-error.ts';

/** Milliseconds a loaded answer counts as fresh. */
const freshFor = 30_000;

/** Whether asking once more may help: the way was broken, not the question. */
const worthAgain = (error: Error) =>
  error instanceof ApiError && error.code !== 'timeout' && (error.network || error.status >= 502);

/** `onSignedOut` is called when the server knows the session no longer. */
export const createQueryClient = (onSignedOut: (client: QueryClient) => void): QueryClient => {
  const onError = (error: Error) => {
    if (error instanceof ApiError && error.status === 401) onSignedOut(client);
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: freshFor,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 1 && worthAgain(error),
      },
      mutations: { retry: false },
    },
  });
  return client;
};
