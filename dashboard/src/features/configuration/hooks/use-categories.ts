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

/** Changes that can be undone. */
const mostPast = 50;

type Wanted = { categories: readonly Category[]; moves: Readonly<Record<string, string>> };

export function useCategories(domainId: string, onSaved: () => void) {
  const client = useQueryClient();
  const key = ['site-settings', domainId, 'categories'];
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(categoryConfigEndpoints.read, { query: { domainId }, signal }),
  });
  const [shown, setShown] = useState<readonly Category[] | null>(null);
  const [past, setPast] = useState<readonly (readonly Category[])[]>([]);
  const wanted = useRef<Wanted | null>(null);
  const isSending = useRef(false);
  const version = useRef(0);
  if (!isSending.current && query.data && query.data.version !== version.current) {
    version.current = query.data.version;
    // Somebody else has changed it: to go back would undo theirs.
    if (past.length > 0) setPast([]);
  }

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
      setPast([]);
      toast.error('Failed to save the categories', { description: messageOf(cause) });
      await query.refetch();
    } finally {
      isSending.current = false;
      setShown(null);
    }
  };

  const want = (next: readonly Category[], moves: Readonly<Record<string, string>>) => {
    wanted.current = { categories: next, moves: { ...wanted.current?.moves, ...moves } };
    setShown(next);
    void send();
  };
  const categories = shown ?? inBranches(query.data?.categories ?? []);
  const last = past.at(-1);

  return {
    query,
    categories,
    /** `moves` says where the events of those go that are taken out; nothing brings them back, so undoing ends there. */
    change: (next: readonly Category[], moves: Wanted['moves'] = {}) => {
      setPast(Object.keys(moves).length > 0 ? [] : [...past, categories].slice(-mostPast));
      want(next, moves);
    },
    /** Brings back what stood before the last change made here; undefined where there is none. */
    undo:
      last &&
      (() => {
        setPast(past.slice(0, -1));
        want(last, {});
      }),
    isSaving: shown !== null,
  };
}
