/**
 * What guests are told of the settings of a site: what was published, its pictures, and banners that are not over. Ids
 * of properties stay inside; a house is named by its name, and only one that guests can read about.
 */
import type { Language } from '@foyer/contract/languages';
import type { PublicPicture } from '@foyer/contract/public-settings';
import type { Banner } from '@foyer/contract/site-content';
import type { TenantScope } from '#lib/scope.ts';
import { imagesByIds } from '../../media/rules.ts';
import { propertiesOnDomain } from '../../properties/rules.ts';
import type { SettingsOf } from '../../site-settings/reading/rules.ts';
import { picturePath, type SettingsOfSite } from '../presenter.ts';

/** The published settings of a domain; `shownIds` are properties guests can read about. */
export async function publicSettingsOf(
  scope: TenantScope,
  domainId: string,
  { published, languages }: SettingsOf,
  shownIds: ReadonlySet<string>,
): Promise<SettingsOfSite> {
  const { style, booking, identity, archives } = published;
  const banners = published.banners.banners.filter(isShown);
  const houses = await propertiesOnDomain(scope, domainId);
  const shown = houses.filter(({ id }) => shownIds.has(id));
  const { hotels, ...options } = booking;
  const { logoId, logoDarkId, iconId, socialImageId, name, ...said } = identity;
  const picture = await picturesOf(scope, [
    ...banners.map(({ imageId }) => imageId),
    ...Object.values(archives).map(({ imageId }) => imageId),
    ...[logoId, logoDarkId, iconId, socialImageId],
  ]);
  const archive = ({ texts, imageId }: (typeof archives)['events']) => ({ texts, image: picture(imageId) });
  return {
    theme: style,
    name,
    booking: {
      ...options,
      houses: shown.map(({ id, name: house, reservationLink }) => ({
        name: house,
        reservationLink,
        hotel: hotels.find(({ propertyId }) => propertyId === id)?.hotel ?? '',
      })),
    },
    banners: banners.map(({ isActive, imageId, ...banner }) => ({ ...banner, image: picture(imageId) })),
    identity: {
      ...said,
      logo: picture(logoId),
      logoDark: picture(logoDarkId),
      icon: picture(iconId),
      socialImage: picture(socialImageId),
    },
    archives: {
      events: archive(archives.events),
      blog: archive(archives.blog),
      venues: archive(archives.venues),
    },
    languageNames: Object.fromEntries(
      languages.filter(({ name: own }) => own).map(({ languageId, name: own }) => [languageId as Language, own]),
    ),
    timeZone: (shown[0] ?? houses[0])?.timeZone ?? 'UTC',
  };
}

/** A day of grace, since a banner's last day ends later somewhere. */
const isShown = ({ isActive, until }: Banner): boolean =>
  isActive && (until === null || Date.parse(`${until}T23:59:59Z`) > Date.now() - 86_400_000);

async function picturesOf(
  scope: TenantScope,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => PublicPicture | null> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  const images = wanted.length > 0 ? await imagesByIds(scope, wanted) : [];
  return (id) => {
    const image = images.find((one) => one.id === id);
    if (!image) return null;
    const { width, height, focus, altText: alts } = image;
    return { id: image.id, src: picturePath(image), width, height, focus, alts };
  };
}
