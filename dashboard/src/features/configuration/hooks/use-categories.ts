/**
 * The categories of a site while they are changed. Each change counts at once, so it is saved at once: what comes while
 * one is on its way is sent after it as one, and what the server refuses is not shown any longer.
 */
import { categoryConfigEndpoints } from '@foyer/contract/category-config';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { messageOf } from '#lib/api/api-error.ts';
import { call } from '#lib/api/call.ts';
import { toast } from '#lib/toast.ts';
import { type Category, inBranches } from '../category-tree.ts';

type Wanted = { categories: readonly Category[]; moves: Readonly<Record<string, string>> };

export function useCategories(domainId: string, onSaved: () => void) {
  const client = useQueryClient();
  const key = ['site-settings', domainId, 'categories'];
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(categoryConfigEndpoints.read, { query: { domainId }, signal }),
  });
  const [shown, setShown] = useState<readonly Category[] | null>(null);
  const wanted = useRef<Wanted | null>(null);
  const isSending = useRef(false);
  const version = useRef(0);
  if (!isSending.current && query.data) version.current = query.data.version;

  const send = async () => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      while (wanted.current) {
        const { categories, moves } = wanted.current;
        wanted.current = null;
        const answer = await call(categoryConfigEndpoints.save, {
          query: { domainId },
          body: { categories: categories.map(({ count, ...one }) => one), moves: { ...moves } },
          ifMatch: version.current,
        });
        version.current = answer.version;
        client.setQueryData(key, answer);
      }
      onSaved();
      void client.invalidateQueries({ queryKey: ['terms'] });
    } catch (cause) {
      wanted.current = null;
      toast.error('Failed to save the categories', { description: messageOf(cause) });
      await query.refetch();
    } finally {
      isSending.current = false;
      setShown(null);
    }
  };

  return {
    query,
    categories: shown ?? inBranches(query.data?.categories ?? []),
    /** `moves` says where the events of those go that are taken out. */
    change: (categories: readonly Category[], moves: Readonly<Record<string, string>> = {}) => {
      wanted.current = { categories, moves: { ...wanted.current?.moves, ...moves } };
      setShown(categories);
      void send();
    },
    isSaving: shown !== null,
  };
}
