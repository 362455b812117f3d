/** What was changed in WordPress by hand in one language of a thing, and the three ways a person can go on. */
import { channelDriftEndpoints, type Difference } from '@foyer/contract/channel-drift';
import { channelEndpoints } from '@foyer/contract/channels';
import { type Language, languageNames } from '@foyer/contract/languages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/call.ts';
import { toast } from '#lib/toast.ts';

/**
 * What is on its way: an entry, or an event by any of its translations. An event's languages go there under their
 * group, which keeps the name of a translation that may be gone.
 */
export type Thing = { kind: 'entry'; id: string } | { kind: 'event'; id: string; group: string };
export const sentAs = (thing: Thing): string => (thing.kind === 'event' ? thing.group : thing.id);

export const useDifference = ({ kind, id }: Thing, language: Language) =>
  useQuery({
    queryKey: ['wordpress-difference', id, language],
    queryFn: ({ signal }) =>
      call(kind === 'event' ? channelDriftEndpoints.eventDifference : channelDriftEndpoints.difference, {
        params: { id, language },
        signal,
      }),
  });

/** `onDone` is called once it is decided. */
export function useDecision(thing: Thing, language: Language, onDone: () => void) {
  const { kind, id } = thing;
  const client = useQueryClient();
  const params = { id, language };
  const name = languageNames[language];
  const shared = (done: string) => ({
    onSuccess: async () => {
      toast.success(done);
      onDone();
      await client.invalidateQueries();
    },
    onError: async (cause: Error) => {
      toast.error('Nothing was changed', { description: cause.message });
      await client.invalidateQueries({ queryKey: ['wordpress-difference', id, language] });
    },
  });
  const adopt = useMutation({
    mutationFn: ({ seen }: Difference) =>
      call(kind === 'event' ? channelDriftEndpoints.adoptEvent : channelDriftEndpoints.adopt, {
        params,
        body: { seen },
      }),
    ...shared(
      kind === 'event'
        ? `The event says in ${name} what stands in WordPress`
        : `What stands in WordPress is the ${name} draft now. Publish it to bring both level`,
    ),
  });
  const takeOff = useMutation({
    mutationFn: ({ seen }: Difference) => call(channelDriftEndpoints.takeOff, { params, body: { seen } }),
    ...shared(`${name} was taken off the site`),
  });
  const overwrite = useMutation({
    mutationFn: ({ domainId, seen }: Difference) =>
      call(channelEndpoints.retry, {
        params: { id: domainId },
        body: { thing: { id: sentAs(thing), language, seen } },
      }),
    ...shared(`Sending ${name} to WordPress again`),
  });
  return { adopt, takeOff, overwrite };
}
