/**
 * Puts the demo into an empty database: organisations with their people, domains, style guides, properties, facts,
 * pictures and events, all through the rules and in one transaction, so that it is there whole or not at all.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { placeholderTld } from '@foyer/contract/domains';
import { eventCreation } from '@foyer/contract/events';
import type { HotelDecorInput } from '@foyer/contract/hotel-decor';
import { languages } from '@foyer/contract/languages';
import { propertyFactInput } from '@foyer/contract/property-facts';
import { uuidv7 } from 'uuidv7';
import type { Actor, TenantScope } from '#lib/scope.ts';
import { inTenant } from '../features/access/rules.ts';
import { createDomain } from '../features/domains/rules.ts';
import { setVenueStatus } from '../features/events/publishing/rules.ts';
import { createEvent, translateEvent } from '../features/events/rules.ts';
import { listVenues } from '../features/events/venues/rules.ts';
import { saveDecor } from '../features/hotel-decor/rules.ts';
import { type Picture, readPicture } from '../features/media/pictures/rules.ts';
import { addMediaFile } from '../features/media/rules.ts';
import { foundOnEmpty } from '../features/organizations/founding/rules.ts';
import { createProperty, setPropertyImage } from '../features/properties/rules.ts';
import { createFact } from '../features/property-facts/rules.ts';
import { addLanguage } from '../features/property-languages/rules.ts';
import { createStyleguide } from '../features/styleguides/rules.ts';
import { createWorkspace } from '../features/workspaces/rules.ts';
import { demoAccounts } from './accounts.ts';
import { type Calendar, calendarFrom } from './calendar.ts';
import { type Furnished, seedStories } from './house-stories.ts';
import type { SeedDecor, SeedEvent, SeedFact, SeedOrganization, SeedProperty, SeedWorkspace } from './material.ts';
import { demoOrganizations } from './organizations.ts';
import { seedPages } from './pages.ts';
import { pictures } from './pictures.ts';

const photosFolder = path.join(import.meta.dirname, 'photos');

type Workspace = Furnished & { organizationId: string; author: Actor };
type Site = { scope: TenantScope; calendar: Calendar; photos: ReadonlyMap<string, Picture> };

/**
 * True when the database was empty and now holds the demo. `issuer` is the sign-in provider whose subjects the demo
 * accounts are; dates are laid around `now`. Pages are written afterwards, in transactions of their own.
 */
export async function seedDemo(issuer: string, now = new Date()): Promise<boolean> {
  const calendar = calendarFrom(now);
  const workspaces: Workspace[] = [];
  let photos: ReadonlyMap<string, Picture> | null = null;
  const seeded = await foundOnEmpty(
    demoOrganizations.map((one) => founding(one, issuer)),
    async (organizationId, scopeOf) => {
      photos ??= await readPhotos();
      const organization = demoOrganizations.find(({ id }) => id === organizationId) as SeedOrganization;
      const author = authorOf(organization);
      for (const workspace of organization.workspaces) {
        const furnished = await seedWorkspace({ scope: scopeOf(author), calendar, photos }, workspace);
        workspaces.push({ organizationId, author, ...furnished });
      }
    },
  );
  const [first] = workspaces;
  const [house] = first?.houses ?? [];
  if (first && house) await seedPages(first.organizationId, first.author, house.id);
  for (const { organizationId, author, ...furnished } of workspaces) {
    await seedStories((work) => inTenant(organizationId, author, work), furnished);
  }
  return seeded;
}

function founding({ key, id, name, workspaceSlots }: SeedOrganization, issuer: string) {
  const people = demoAccounts
    .filter((account) => account.organization === key)
    .map(({ id: subject, email, name: given, familyName, role }) => ({
      id: subject,
      issuer,
      subject,
      email,
      name: given,
      familyName,
      bindingId: uuidv7(),
      role,
    }));
  return { organization: { id, name, workspaceSlots }, people };
}

/** In whose name it is done: the editor, else the owner. */
function authorOf({ key }: SeedOrganization): Actor {
  const people = demoAccounts.filter((account) => account.organization === key);
  const person = people.find((account) => account.role === 'editor') ?? people[0];
  return person ? { userId: person.id, name: `${person.name} ${person.familyName}` } : { userId: null, name: 'Foyer' };
}

async function readPhotos(): Promise<ReadonlyMap<string, Picture>> {
  const read = Object.keys(pictures).map(
    async (name) => [name, await readPicture(await readFile(path.join(photosFolder, `${name}.jpg`)))] as const,
  );
  return new Map(await Promise.all(read));
}

async function seedWorkspace(site: Site, input: SeedWorkspace): Promise<Furnished> {
  const { scope } = site;
  const { organisationId } = scope;
  const domain = await createDomain(scope, { name: input.domain, tld: placeholderTld, organisationId });
  const styleguide = await createStyleguide(scope, { ...input.styleguide, organisationId, styleguideTypeId: 1 });
  const { name, propertySlots } = input;
  const workspace = await createWorkspace(scope, {
    name,
    organisationId,
    domainId: domain.id,
    styleguideId: styleguide.id,
    propertySlots,
  });
  const houses: Furnished['houses'] = [];
  const imageIds = new Map<string, string>();
  const keep = (ids: ReadonlyMap<string, string>) => {
    for (const [photo, id] of ids) if (!imageIds.has(photo)) imageIds.set(photo, id);
  };
  keep(await addPhotos(site, { workspaceId: workspace.id, propertyId: null }, input.photos));
  for (const property of input.properties) {
    const { id, photoIds } = await seedProperty(site, workspace.id, property);
    houses.push({ id, name: property.record.name, post: property.post, photoIds });
    keep(photoIds);
  }
  const eventIds = new Map<string, string>();
  for (const event of input.events) eventIds.set(event.title, await seedEvent(site, workspace.id, event, imageIds));
  await publishVenues({ ...scope, workspaceId: workspace.id });
  return { houses, articles: input.articles, photoIds: imageIds, eventIds };
}

async function seedProperty(site: Site, workspaceId: string, input: SeedProperty) {
  const { scope, calendar } = site;
  const { id } = await createProperty(scope, { ...input.record, workspaceId });
  for (const languageId of languages) await addLanguage(scope, { propertyId: id, languageId });
  for (const fact of input.facts) await createFact(scope, factOf(id, fact, calendar));
  const photoIds = await addPhotos(site, { workspaceId, propertyId: id }, input.photos);
  const [first] = photoIds.values();
  if (first) await setPropertyImage(scope, id, first);
  if (input.decor) await saveDecor(scope, id, decorOf(input.decor, photoIds));
  return { id, photoIds };
}

const decorOf = ({ words, places }: SeedDecor, photoIds: ReadonlyMap<string, string>): HotelDecorInput => ({
  words,
  places: places.map(({ photos, ...place }) => ({
    ...place,
    id: uuidv7(),
    pictures: Object.entries(photos).map(([name, season]) => ({ mediaId: photoIds.get(name) ?? '', season })),
  })),
});

/** The venues that the events brought get a page of their own. */
async function publishVenues(scope: TenantScope): Promise<void> {
  const { data } = await listVenues(scope, { skip: 0, take: 100, sort: 'title' });
  for (const venue of data) await setVenueStatus(scope, venue.id, 'published');
}

const factOf = (propertyId: string, fact: SeedFact, { day }: Calendar) =>
  propertyFactInput.parse({
    propertyId,
    factName: fact.factName,
    factValue: fact.factValue,
    language: fact.language,
    source: fact.source,
    verifiedOn: fact.verifiedDaysAgo === null ? null : day(-fact.verifiedDaysAgo),
    reviewAfter: fact.reviewInDays === null ? null : day(fact.reviewInDays),
  });

/** Ids by the name of the photograph, in the order given. */
async function addPhotos(
  { scope, photos }: Site,
  where: { workspaceId: string; propertyId: string | null },
  names: readonly string[],
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const name of names) {
    const about = pictures[name];
    const photo = photos.get(name);
    if (!about || !photo) throw new Error(`The demo has no photograph ${name}`);
    // Dozens of pictures are made over when somebody looks at them, not while the first start is waited for.
    ids.set(name, (await addMediaFile(scope, { ...where, ...about }, photo, { onDemand: true })).id);
  }
  return ids;
}

async function seedEvent(
  { scope, calendar }: Site,
  workspaceId: string,
  input: SeedEvent,
  imageIds: ReadonlyMap<string, string>,
): Promise<string> {
  const { timeZone, ...venue } = input.venue;
  const event = await createEvent(
    scope,
    eventCreation.parse({
      workspaceId,
      title: input.title,
      description: input.description,
      eventStartDate: calendar.at(input.start, timeZone),
      eventEndDate: input.end ? calendar.at(input.end, timeZone) : null,
      timeZone,
      allDay: input.allDay ?? false,
      status: input.status ?? 'published',
      eventStatus: input.eventStatus ?? 'scheduled',
      featured_media: (input.photo && imageIds.get(input.photo)) || null,
      venue,
      category: input.category,
      ticketUrl: input.ticketUrl ?? null,
      price: input.price ?? null,
      currency: input.price === undefined ? null : (input.currency ?? 'EUR'),
      expectedVisitors: input.visitors ?? null,
      language: 'en',
    }),
  );
  for (const [language, text] of Object.entries(input.told ?? {})) {
    await translateEvent(scope, event.eventId, { language: language as 'de' | 'es' | 'fr', ...text });
  }
  return event.eventId;
}
