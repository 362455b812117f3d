/** The documents that the screens of Configuration edit: by which calls each is kept, and what is wrong with one. */
import { globalSettingsEndpoints } from '@foyer/contract/global-settings';
import { type Documents, documentSchemas } from '@foyer/contract/site-documents';
import type { DraftSection, SettingsState } from '@foyer/contract/site-settings';
import { styleSettingsEndpoints } from '@foyer/contract/style-settings';
import { call } from '#lib/api/call.ts';

export type SectionOf<S extends DraftSection> = { document: Documents[S]; state: SettingsState };

type Answer = SettingsState & object;
type Section<S extends DraftSection> = {
  read: (domainId: string, signal: AbortSignal) => Promise<Answer>;
  save: (domainId: string, document: Documents[S], ifMatch: number) => Promise<Answer>;
};

const { booking, saveBooking, banners, saveBanners, archives, saveArchives, identity, saveIdentity } =
  globalSettingsEndpoints;

const sections: { readonly [S in DraftSection]: Section<S> } = {
  style: {
    read: (domainId, signal) => call(styleSettingsEndpoints.read, { query: { domainId }, signal }),
    save: (domainId, document, ifMatch) =>
      call(styleSettingsEndpoints.save, { query: { domainId }, body: document, ifMatch }),
  },
  booking: {
    read: (domainId, signal) => call(booking, { query: { domainId }, signal }),
    save: (domainId, document, ifMatch) => call(saveBooking, { query: { domainId }, body: document, ifMatch }),
  },
  banners: {
    read: (domainId, signal) => call(banners, { query: { domainId }, signal }),
    save: (domainId, document, ifMatch) => call(saveBanners, { query: { domainId }, body: document, ifMatch }),
  },
  archives: {
    read: (domainId, signal) => call(archives, { query: { domainId }, signal }),
    save: (domainId, document, ifMatch) => call(saveArchives, { query: { domainId }, body: document, ifMatch }),
  },
  identity: {
    read: (domainId, signal) => call(identity, { query: { domainId }, signal }),
    save: (domainId, document, ifMatch) => call(saveIdentity, { query: { domainId }, body: document, ifMatch }),
  },
};

/** What is wrong with a document, by the path of each field. */
export const problemsOf = <S extends DraftSection>(section: S, document: Documents[S]) =>
  (documentSchemas[section].safeParse(document).error?.issues ?? []).map(({ path, message }) => ({
    field: path.join('.'),
    message,
  }));

function taken<S extends DraftSection>({ domainId, version, changed, updatedAt, updatedBy, ...document }: Answer) {
  return { document: document as unknown as Documents[S], state: { domainId, version, changed, updatedAt, updatedBy } };
}

export const readSection = async <S extends DraftSection>(
  section: S,
  domainId: string,
  signal: AbortSignal,
): Promise<SectionOf<S>> => taken<S>(await sections[section].read(domainId, signal));

/** Saves over the version that is known. Throws 412 when somebody else saved in between. */
export const saveSection = async <S extends DraftSection>(
  section: S,
  domainId: string,
  document: Documents[S],
  ifMatch: number,
): Promise<SectionOf<S>> => taken<S>(await sections[section].save(domainId, document, ifMatch));
