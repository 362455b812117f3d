/** A style guide as it goes over the wire. */
import type { Styleguide } from '@foyer/contract/styleguides';
import { toInstant } from '#lib/time.ts';
import type { StyleguideRow } from './store.ts';

export const presentStyleguide = (row: StyleguideRow): Styleguide => ({
  id: row.id,
  name: row.name,
  organisationId: row.organisationId,
  styleguideTypeId: row.styleguideTypeId,
  content: row.content,
  version: row.version,
  updatedAt: toInstant(row.updatedAt),
});
