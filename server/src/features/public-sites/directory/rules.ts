/**
 * What every page of a host is made of beside its own text: everything that is live there, the site and its settings,
 * and what pages read of all the others. It is read once for each version of the site, since whatever changes it raises
 * the version in the same transaction; every process keeps its own, and forgets the hosts asked for longest ago.
 */
import type { PublicSite } from '@foyer/contract/public-parts';
import type { TenantScope } from '#lib/scope.ts';
import type { inSite } from '../../access/rules.ts';
import { livePublications } from '../../entries/publications/rules.ts';
import { readSettings, type SettingsOf } from '../../site-settings/reading/rules.ts';
import { nameWithoutSettings } from '../naming/rules.ts';
import { type Live, presentSite } from '../presenter.ts';
import { publicSettingsOf } from '../settings/rules.ts';

export type Domain = Parameters<Parameters<typeof inSite>[1]>[0]['domain'];

export type Directory = {
  live: readonly Live[];
  site: PublicSite;
  /** What is set for the domain, of which guests are shown what was published. */
  settings: SettingsOf;
  /** Reads something of the host as a whole, once for all its pages. */
  once: <T>(name: string, read: () => Promise<T>) => Promise<T>;
};

/** Addresses that are kept together, and how long at most: names of houses and teams raise no version of a site. */
const [mostAddresses, longest] = [60_000, 60_000];

type Kept = { version: number; readAt: number; addresses: number; directory: Promise<Directory> };
const kept = new Map<string, Kept>();

/** The directory of a domain at the version the scope was entered at. */
export function directoryOf(scope: TenantScope, domain: Domain): Promise<Directory> {
  const known = kept.get(domain.id);
  kept.delete(domain.id);
  const isCurrent = known?.version === domain.siteVersion && Date.now() - known.readAt < longest;
  const entry = isCurrent ? known : reading(scope, domain);
  kept.set(domain.id, entry);
  return entry.directory;
}

function reading(scope: TenantScope, domain: Domain): Kept {
  const entry: Kept = { version: domain.siteVersion, readAt: Date.now(), addresses: 0, directory: read(scope, domain) };
  entry.directory.then(
    ({ live }) => {
      entry.addresses = live.length;
      forget();
    },
    () => {
      if (kept.get(domain.id) === entry) kept.delete(domain.id);
    },
  );
  return entry;
}

function forget(): void {
  let held = [...kept.values()].reduce((sum, { addresses }) => sum + addresses, 0);
  for (const [domainId, { addresses }] of kept) {
    if (held <= mostAddresses || kept.size === 1) return;
    kept.delete(domainId);
    held -= addresses;
  }
}

async function read(scope: TenantScope, domain: Domain): Promise<Directory> {
  const live = await livePublications(scope, domain.id);
  const settings = await readSettings(scope, domain.id);
  return { live, site: await siteWith(scope, domain, live, settings), settings, once: onceEach() };
}

/** The site of a domain with these settings, of which it shows what was published. */
export async function siteWith(
  scope: TenantScope,
  domain: Domain,
  live: readonly Live[],
  settings: SettingsOf,
): Promise<PublicSite> {
  const shownIds = new Set(live.flatMap(({ propertyId }) => propertyId ?? []));
  const shown = await publicSettingsOf(scope, domain.id, settings, shownIds);
  const house = live.find((page) => page.propertyId !== null)?.propertyId ?? null;
  const name = await nameWithoutSettings(scope, domain.id, house);
  return presentSite(domain, name || domain.name, shown, live);
}

function onceEach(): Directory['once'] {
  const answers = new Map<string, Promise<unknown>>();
  return <T>(name: string, ask: () => Promise<T>) => {
    const known = answers.get(name) as Promise<T> | undefined;
    if (known) return known;
    const asked = ask();
    answers.set(name, asked);
    asked.catch(() => answers.delete(name));
    return asked;
  };
}
