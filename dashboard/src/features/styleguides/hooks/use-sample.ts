import type { Language } from '@foyer/contract/languages';
import type { Property } from '@foyer/contract/properties';
import type { StyleguideContent } from '@foyer/contract/styleguides';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFacts } from '#features/property-facts/queries.ts';

type SampleOf = { content: StyleguideContent; saved: StyleguideContent; language: Language; turn: number };

/** The built-in writer is large: it comes when a sample is wanted. */
const useWriter = () =>
  useQuery({
    queryKey: ['sample-writer'],
    queryFn: () => import('../write-sample.ts'),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** A property's sample in the guide as it is written and, where that differs, as it is saved. */
export function useSample(property: Property, { content, saved, language, turn }: SampleOf) {
  const writer = useWriter();
  const stated = useFacts(property.id);
  const facts = stated.data?.data;
  const write = writer.data?.writeSample;
  const seed = `${property.id} ${turn}`;
  const sample = useMemo(
    () => write && facts && write(content, { property, facts, language, seed }),
    [write, facts, content, property, language, seed],
  );
  const was = useMemo(
    () => (write && facts && saved !== content ? write(saved, { property, facts, language, seed }) : null),
    [write, facts, saved, content, property, language, seed],
  );
  const failed = writer.error ? writer : stated.error ? stated : null;
  return { sample, was, error: failed?.error ?? null, retry: () => void failed?.refetch() };
}

/** Words a page has in a guide; null until the writer is there. */
export function useAim(content: StyleguideContent): number | null {
  const { data } = useWriter();
  return useMemo(() => data?.aimOf(content) ?? null, [data, content]);
}
