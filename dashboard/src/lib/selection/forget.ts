/**
 * Somebody else signs in: nothing that was loaded or chosen for the person before may be seen (spec 4).
 */
import type { QueryClient } from '@tanstack/react-query';
import { storeChoice } from './stored-choice.ts';

/** Forgets workspaces, properties, domains and everything else that was loaded, and both stored choices. */
export function forgetSelection(client: QueryClient): void {
  client.clear();
  storeChoice('workspace', null);
  storeChoice('property', null);
}
