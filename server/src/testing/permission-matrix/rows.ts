/**
 * One row or more for each endpoint of the contract: who may call it and where its thing stands, by the access page,
 * and a request that is good. An endpoint without a row does not compile.
 */
import type { endpoints } from '@foyer/contract/endpoints';
import type { Needs } from './law.ts';
import type { Place } from './places.ts';
import { accountRows } from './rows-of-accounts.ts';
import { articleRows } from './rows-of-articles.ts';
import { channelRows } from './rows-of-channels.ts';
import { contentRows } from './rows-of-content.ts';
import { mediaRows } from './rows-of-media.ts';
import { memberRows } from './rows-of-members.ts';
import { overviewRows } from './rows-of-overview.ts';
import { postRows } from './rows-of-posts.ts';
import { propertyPostRows } from './rows-of-property-posts.ts';
import { settingsRows } from './rows-of-settings.ts';
import { tenantRows } from './rows-of-tenants.ts';
import { trainingRows } from './rows-of-training.ts';
import { writingRows } from './rows-of-writing.ts';

/** `noun.endpoint`, as the contract names them. */
export type EndpointName = {
  [Noun in keyof typeof endpoints]: `${Noun}.${Extract<keyof (typeof endpoints)[Noun], string>}`;
}[keyof typeof endpoints];

export type Row = Needs & {
  /** Tells rows of one endpoint apart. */
  case?: string;
  /** The request about a place; `session` is the caller's own. */
  path: (place: Place, session: string) => string;
  body?: (place: Place) => object;
  /** A list without a place: the id of the actor's own place it shows whoever may, and the level that thing stands at. */
  shows?: { level: 'organization' | 'workspace' | 'property'; id: (place: Place) => string };
  /** The words of the request prove it, whoever asks. */
  byLink?: true;
  /** An event stream without an end: looked at until it begins. */
  endless?: true;
};

export const rows: { readonly [Name in EndpointName]: Row | readonly Row[] } = {
  ...accountRows,
  ...memberRows,
  ...tenantRows,
  ...channelRows,
  ...contentRows,
  ...mediaRows,
  ...trainingRows,
  ...writingRows,
  ...overviewRows,
  ...articleRows,
  ...postRows,
  ...propertyPostRows,
  ...settingsRows,
};
