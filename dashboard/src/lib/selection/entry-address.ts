/**
 * The address an entry is written at, whatever its type, for lists of entries of several properties. It names the place
 * the entry is at home in, so that the link opens there and not where somebody happens to be.
 */
import type { Language } from '@foyer/contract/languages';
import type { EntryType } from '@foyer/contract/posts';
import { withPlace } from './place.ts';

type Written = {
  entryId: string;
  type: EntryType;
  propertyId: string | null;
  workspaceId?: string | null;
  language?: Language;
};

/** Where an entry is written, or one language of it; null for what has no screen. */
export function entryAddress({ entryId, type, propertyId, workspaceId = null, language }: Written): string | null {
  const screens: Record<EntryType, string | null> = {
    landing_page: `/generate/${entryId}/check`,
    property_post: '/property-post',
    article: `/blog/${entryId}`,
    page: null,
  };
  const screen = screens[type];
  return screen && `${screen}${withPlace(language ? `?language=${language}` : '', { workspaceId, propertyId })}`;
}
