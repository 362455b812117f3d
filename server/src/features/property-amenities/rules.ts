/**
 * The amenities a domain's site shows. What a property has stands in its fact `amenities` and nowhere else, so that
 * texts and site say the same; beside it stand the names of those that a team states in its own words. It refuses an
 * amenity that is neither canonical nor named.
 */
import { type Amenity, readAmenities } from '@foyer/contract/canonical-facts';
import { type Language, languages } from '@foyer/contract/languages';
import type { PropertyAmenitiesInput, SiteAmenity } from '@foyer/contract/property-amenities';
import { amenityName, isCanonicalAmenity } from '@foyer/editorial/lexicon/amenity-names';
import { invalid, notFound } from '#lib/refusal.ts';
import type { TenantScope } from '#lib/scope.ts';
import { holdDomain, raiseSiteVersion } from '../domains/rules.ts';
import { propertiesOnDomain } from '../properties/rules.ts';
import { factNamed, stateFact } from '../property-facts/rules.ts';
import { type OwnAmenities, readSettings } from '../site-settings/reading/rules.ts';
import { saveOwnAmenities } from '../site-settings/rules.ts';

type List = { data: SiteAmenity[]; total: number };
const idOf = (one: Amenity): string => (typeof one === 'string' ? one : one.id);

/** Amenities of a domain's properties, or of one of them, in the order they are stated. Throws 404. */
export async function listAmenities(scope: TenantScope, domainId: string, propertyId?: string): Promise<List> {
  const houses = await housesOf(scope, domainId, propertyId);
  const { amenities: own } = await readSettings(scope, domainId);
  const stated = await Promise.all(houses.map(async (id) => ({ id, list: await amenitiesOf(scope, id) })));
  const ids = [...new Set(stated.flatMap(({ list }) => list.map(idOf)))];
  const data = ids.map((amenityId): SiteAmenity => {
    const names = languages.map((language) => [language, nameOf(own, amenityId, language)]);
    const propertyIds = stated.filter(({ list }) => list.some((one) => idOf(one) === amenityId)).map(({ id }) => id);
    return { id: amenityId, names: Object.fromEntries(names), own: Object.hasOwn(own, amenityId), propertyIds };
  });
  return { data, total: data.length };
}

/** What guests read for an amenity: the team's own name first. */
export const nameOf = (own: OwnAmenities, amenityId: string, language: Language): string => {
  const names = Object.hasOwn(own, amenityId) ? own[amenityId] : undefined;
  return names?.[language] || names?.en || Object.values(names ?? {}).find(Boolean) || amenityName(amenityId, language);
};

/**
 * States the amenities of a property. Throws 404 for a property of another domain, 422 where the domain has several and
 * none is named, and for an amenity that is not canonical and has no name.
 */
export async function saveAmenities(
  scope: TenantScope,
  domainId: string,
  propertyId: string | undefined,
  amenities: PropertyAmenitiesInput['amenities'],
): Promise<List> {
  await holdDomain(scope, domainId);
  const [house, another] = await housesOf(scope, domainId, propertyId);
  if (!house || another) {
    const message = another ? 'Choose the property these amenities are of' : 'Add a property to this domain first';
    throw invalid([{ field: 'propertyId', message }]);
  }
  const { amenities: own } = await readSettings(scope, domainId);
  const before = await amenitiesOf(scope, house);
  const named: OwnAmenities = { ...own };
  const problems = amenities.flatMap((one, i) => {
    const { id, names } = typeof one === 'string' ? { id: one, names: undefined } : one;
    if (names && Object.values(names).some(Boolean)) named[id] = names;
    // What a property stated before the site had names stays as it is.
    const known = isCanonicalAmenity(id) || Object.hasOwn(named, id) || before.some((old) => idOf(old) === id);
    return known ? [] : [{ field: `amenities.${i}.names`, message: `Write the name of ${id} in one language` }];
  });
  if (problems.length > 0) throw invalid(problems);
  await saveOwnAmenities(scope, domainId, named);
  await stateAmenities(
    scope,
    house,
    amenities.map((one) => (typeof one === 'string' ? one : withoutNames(one))),
  );
  await raiseSiteVersion(scope, domainId);
  return listAmenities(scope, domainId, propertyId);
}

/** Takes an amenity from a property, or from every property of the domain. Throws 404 where nobody states it. */
export async function removeAmenity(
  scope: TenantScope,
  domainId: string,
  propertyId: string | undefined,
  amenityId: string,
): Promise<void> {
  await holdDomain(scope, domainId);
  const houses = await housesOf(scope, domainId, propertyId);
  let taken = false;
  for (const house of houses) {
    const before = await amenitiesOf(scope, house);
    const left = before.filter((one) => idOf(one) !== amenityId);
    if (left.length === before.length) continue;
    await stateAmenities(scope, house, left);
    taken = true;
  }
  if (!taken) throw notFound('Amenity');
  const { amenities: own } = await readSettings(scope, domainId);
  const still = await listAmenities(scope, domainId);
  if (Object.hasOwn(own, amenityId) && !still.data.some(({ id }) => id === amenityId)) {
    const { [amenityId]: gone, ...others } = own;
    await saveOwnAmenities(scope, domainId, others);
  }
  await raiseSiteVersion(scope, domainId);
}

/** Properties of the domain that the caller reaches. */
async function housesOf(scope: TenantScope, domainId: string, propertyId: string | undefined): Promise<string[]> {
  const { organisationIds, workspaceIds, propertyIds } = scope.reach;
  const reached = (await propertiesOnDomain(scope, domainId)).filter(
    (one) =>
      organisationIds.includes(one.organisationId) ||
      workspaceIds.includes(one.workspaceId) ||
      propertyIds.includes(one.id),
  );
  const ids = reached.map(({ id }) => id);
  if (propertyId === undefined) return ids;
  if (!ids.includes(propertyId)) throw notFound('Property');
  return [propertyId];
}

async function amenitiesOf(scope: TenantScope, propertyId: string): Promise<Amenity[]> {
  const fact = await factNamed(scope, propertyId, 'amenities');
  return (fact && readAmenities(fact.factValue)) ?? [];
}

const stateAmenities = (scope: TenantScope, propertyId: string, list: readonly Amenity[]): Promise<void> =>
  stateFact(scope, propertyId, 'amenities', JSON.stringify(list));

type Named = Exclude<PropertyAmenitiesInput['amenities'][number], string>;
function withoutNames({ names, ...stated }: Named): Amenity {
  const { id, ...special } = stated;
  return Object.values(special).every((value) => value === undefined) ? id : stated;
}
