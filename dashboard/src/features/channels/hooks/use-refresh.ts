import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

export const channelKey = (domainId: string) => ['channel', domainId];

/** Reads anew what a domain's WordPress has to do with: the channel, what is on its way there, and what differs. */
export function useRefresh() {
  const client = useQueryClient();
  return useCallback(
    (domainId: string) =>
      Promise.all([
        client.invalidateQueries({ queryKey: channelKey(domainId) }),
        client.invalidateQueries({ queryKey: ['deliveries'] }),
        client.invalidateQueries({ queryKey: ['wordpress-difference'] }),
        client.invalidateQueries({ queryKey: ['posts'] }),
      ]),
    [client],
  );
}
