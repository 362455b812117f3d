import { eventEndpoints } from '@foyer/contract/events';
import { languages } from '@foyer/contract/languages';
import { propertyFactEndpoints } from '@foyer/contract/property-facts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fact, listed, nearbyEvent, property, uuid } from '#testing/samples.ts';
import { landingPageApi } from '../testing/landing-pages.ts';
import { usePageSources } from './use-page-sources.ts';

test('a context holds what its language may rest on, and stays the same until a fact is added', async () => {
  const { api } = landingPageApi();
  const stated = [fact(60), fact(61, { factName: 'terrace', factValue: 'Terrasse am Wasser', language: 'de' })];
  api.on(propertyFactEndpoints.list, () => listed(...stated));
  const german = nearbyEvent(71, { language: 'de', title: 'Hafenadvent', description: 'Holzbuden am Kai.' });
  api.on(eventEndpoints.translations, () => listed(nearbyEvent(70, { description: 'Stalls on the quay.' }), german));
  const client = new QueryClient();
  const house = property(40);
  const { result, rerender } = renderHook(() => usePageSources(house, uuid(70)), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  await waitFor(() => expect(result.current.sources).not.toBeNull());
  const first = result.current.sources?.contexts;
  const held = languages.map((language) => {
    const context = first?.[language];
    return [language, context?.facts.length, context?.event?.title, context?.event?.description];
  });
  expect(held.sort()).toEqual([
    ['de', 2, 'Hafenadvent', 'Holzbuden am Kai.'],
    ['en', 2, 'Harbour Advent', 'Stalls on the quay.'],
    ['es', 2, 'Harbour Advent', ''],
    ['fr', 2, 'Harbour Advent', ''],
  ]);

  rerender();
  await client.refetchQueries();
  expect(result.current.sources?.contexts).toBe(first);

  stated.push(fact(62, { factName: 'floor_count', factValue: '4' }));
  await client.refetchQueries();
  await waitFor(() => expect(result.current.sources?.contexts.fr.facts).toHaveLength(3));
});
