/**
 * The ground of the permission matrix: one organisation with two workspaces and three properties, a foreign one, and
 * ids of nothing; at each place one thing of every kind. All is made through the API by an owner.
 */

import type { Language } from '@foyer/contract/languages';
import type { Permission } from '@foyer/contract/permissions';
import type { PropertyPost } from '@foyer/contract/property-posts';
import { uuidv7 } from 'uuidv7';
import { domains, roles as roleTable, styleguides } from '../../db/tables/tenants.ts';
import { addMediaFile } from '../../features/media/rules.ts';
import { makeArticle, writeArticle } from '../articles.ts';
import {
  type Binding,
  bind,
  insertOne,
  makeOrganization,
  makePerson,
  makeProperty,
  makeWorkspace,
  type Person,
  type TestOrganization,
} from '../factories.ts';
import { makeEvent, makePage, saveText, stateFacts } from '../pages.ts';
import { aboutHouse } from '../property-posts.ts';
import type { TestApp } from '../test-app.ts';
import type { TestClient } from '../test-client.ts';
import { asOwner } from '../test-database.ts';
import { makeTraining } from '../training.ts';
import { type Actor, actors, roles, type Where } from './law.ts';
import { nothing } from './nothing.ts';
import { connect } from './rows-of-channels.ts';
import { layOutLook } from './rows-of-settings.ts';

/** One id of every kind, and two words that name things otherwise. */
export type Place = Record<
  | 'organization'
  | 'workspace'
  | 'property'
  | 'domain'
  | 'styleguide'
  | 'event'
  | 'venue'
  | 'import'
  | 'wordpressImport'
  | 'feed'
  | 'fact'
  | 'page'
  | 'trashed'
  | 'article'
  | 'propertyPost'
  | 'propertyGroup'
  | 'job'
  | 'media'
  | 'mediaFolder'
  | 'role'
  | 'userRole'
  | 'invitation'
  | 'member'
  | 'colleague'
  | 'session'
  | 'spareDomain'
  | 'spareStyleguide'
  | 'host'
  | 'invitationToken',
  string
> & { pageVersion: number; articleVersion: number };

export type Ground = {
  places: Record<Where, Place>;
  /** The organisation the actors belong to. */
  own: TestOrganization;
  foreign: TestOrganization;
  /** A browser for each actor, by the actor's name. */
  clients: Map<string, TestClient>;
  /** Each actor's own session. */
  sessions: Map<string, string>;
};

type House = Pick<TestOrganization, 'workspace' | 'domain' | 'styleguide' | 'property'>;

export async function layOut(app: TestApp, operator: { subject: string }): Promise<Ground> {
  const own = await makeOrganization();
  const foreign = await makeOrganization('Atlantic House');
  const second = await own.within(async (scope) => {
    const house = await makeWorkspace(scope, { name: 'Stadtgarten Venues' });
    return { ...house, property: await makeProperty(scope, house.workspace.id, { name: 'Orangerie' }) };
  });
  const neighbour = await own.within((scope) => makeProperty(scope, own.workspace.id, { name: 'Bootshaus' }));
  const shared = await sharedThings(app, own);
  const here = await placeAt(app, own, own, shared);
  await publishInGerman(app.as(own.people.owner), own);
  const places = {
    own: here,
    // Events and venues stand in the workspace, which siblings share.
    sibling: {
      ...(await placeAt(app, own, { ...own, property: neighbour }, shared)),
      event: here.event,
      venue: here.venue,
      import: here.import,
      feed: here.feed,
      mediaFolder: here.mediaFolder,
    },
    other: await placeAt(app, own, second, shared),
    foreign: await placeAt(app, foreign, foreign, await sharedThings(app, foreign)),
    missing: nothing(),
  };
  const ground: Ground = { places, own, foreign, clients: new Map(), sessions: new Map() };
  for (const actor of actors) await comeIn(app, ground, actor, operator);
  return ground;
}

type Shared = Pick<Place, 'organization' | 'role' | 'colleague' | 'spareDomain' | 'spareStyleguide'>;

async function sharedThings(app: TestApp, house: TestOrganization): Promise<Shared> {
  const organisationId = house.id;
  const client = app.as(house.people.owner);
  const role = await made(client, '/roles', { name: 'Gardener', organisationId, permissions: ['property:read'] });
  const colleague = await makePerson({ name: 'Jonas Feld', bindings: [{ role: 'viewer', organisationId }] });
  const spare = await house.within(async ({ db }) => ({
    domain: await insertOne(
      db
        .insert(domains)
        .values({ organisationId, name: `spare-${uuidv7().slice(-8)}`, tld: 'localhost' })
        .returning(),
    ),
    styleguide: await insertOne(
      db
        .insert(styleguides)
        .values({ organisationId, name: 'Spare Styleguide', content: house.styleguide.content })
        .returning(),
    ),
  }));
  return {
    organization: organisationId,
    role,
    colleague: colleague.userId,
    spareDomain: spare.domain.id,
    spareStyleguide: spare.styleguide.id,
  };
}

/** One thing of each kind about the property. */
async function placeAt(app: TestApp, organization: TestOrganization, house: House, shared: Shared): Promise<Place> {
  const client = app.as(organization.people.owner);
  const here: TestOrganization = { ...organization, ...house };
  const { workspace, property, domain, styleguide } = house;
  await stateFacts(client, here);
  const facts = await client.get<{ data: { id: string }[] }>(`/property-facts?propertyId=${property.id}`);
  for (const languageId of ['en', 'de'])
    await client.post('/property-languages', { propertyId: property.id, languageId });
  const { eventId, translation_group } = await makeEvent(client, here, {
    title: `Harbour Advent ${uuidv7().slice(-6)}`,
  });
  const venue = await made(client, '/venues', {
    ...emptyVenue,
    workspaceId: workspace.id,
    address: `Zollgasse ${uuidv7().slice(-6)}`,
  });
  const feedUrl = `https://events.example/${workspace.id}.ics`;
  const read = await made(client, '/imports', { workspaceId: workspace.id, feedUrl, dryRun: true });
  const feed = await made(client, '/event-feeds', {
    workspaceId: workspace.id,
    url: `${feedUrl}?list=${uuidv7().slice(-6)}`,
  });
  const page = await saved(client, here, 'en');
  const { id: trashed } = await makePage(client, here, { name: 'Thrown away' });
  await client.delete(`/landing-pages/${trashed}`);
  const article = await makeArticle(client, here);
  const { version: articleVersion } = await writeArticle(client, article);
  const told = await client.post<PropertyPost>('/wordpress/properties', aboutHouse(property.id, uuidv7()));
  const job = await made(
    client,
    '/content/generate',
    { styleguideId: styleguide.id, propertyId: property.id, language: 'en' },
    'jobId',
  );
  await client.post(`/jobs/${job}/cancel`);
  const member = await makePerson({ name: 'Mara Lindt' });
  const userRole = await bind(member.userId, {
    role: 'viewer',
    organisationId: organization.id,
    propertyId: property.id,
  });
  const invitation = await client.post<{ id: string; link: string }>('/invitations', {
    email: 'ida@moser.example',
    roleId: 'viewer',
    propertyId: property.id,
  });
  const media = await organization.within((scope) =>
    addMediaFile(
      scope,
      { workspaceId: workspace.id, propertyId: property.id, title: 'Lake front', altText: {}, tags: [] },
      { mimeType: 'image/webp', width: 40, height: 30, bytes: Buffer.from('a picture'), narrower: [] },
    ),
  );
  await organization.within((scope) => makeTraining(scope, styleguide.id));
  const mediaFolder = await made(client, '/media/folders', { propertyId: property.id, name: `Rooms ${uuidv7()}` });
  await layOutLook(client, domain.id);
  await connect(client, domain.id, [page.id, translation_group]);
  const wordpressImport = await made(client, `/domains/${domain.id}/wordpress-imports`, {});
  await client.post(`/domains/${domain.id}/wordpress-imports/${wordpressImport}/cancel`);
  // A proven host of its own, as one under the placeholder ending needs no proof.
  await asOwner(`update domains set tld = 'example', verified = true where id = $1`, [domain.id]);
  return {
    ...shared,
    workspace: workspace.id,
    property: property.id,
    domain: domain.id,
    host: `${domain.name}.example`,
    styleguide: styleguide.id,
    event: eventId,
    venue,
    import: read,
    wordpressImport,
    feed,
    fact: String(facts.body.data[0]?.id),
    page: page.id,
    trashed,
    article: article.id,
    articleVersion,
    propertyPost: told.body.id,
    propertyGroup: told.body.meta.translation_group,
    pageVersion: page.version,
    job,
    media: media.id,
    mediaFolder,
    userRole,
    invitation: invitation.body.id,
    invitationToken: invitation.body.link.split('#')[1] as string,
    member: member.userId,
    session: await sessionIdOf(organization.people.viewer),
  };
}

/** So that the host shows guests something, in words no other page has. */
async function publishInGerman(client: TestClient, here: TestOrganization): Promise<void> {
  const { id } = await saved(client, here, 'de');
  await made(client, `/landing-pages/${id}/publish`, { languages: [{ language: 'de' }] });
}

async function saved(client: TestClient, here: TestOrganization, language: Language) {
  const page = await makePage(client, here, { languages: [language] });
  const { version } = await saveText(client, page, language);
  return { id: page.id, version };
}

const emptyVenue = {
  title: 'Old customs house',
  city: 'Bregenz',
  country: 'AT',
  latitude: 47.5031,
  longitude: 9.7471,
};

/** Gives an actor the role they are named after, and a browser they are signed in with. */
async function comeIn(app: TestApp, { own, clients, sessions }: Ground, actor: Actor, operator: { subject: string }) {
  if (!actor.signedIn) return void clients.set(actor.name, app.anonymous);
  const person = await makePerson({ bindings: [await bindingOf(own, actor)] });
  if (!actor.role) await asOwner('delete from user_roles where user_id = $1', [person.userId]);
  if (actor.operator) operator.subject = person.userId;
  clients.set(actor.name, app.as(person));
  sessions.set(actor.name, await sessionIdOf(person));
}

const ownRoles = new WeakMap<TestOrganization, string>();

async function bindingOf(own: TestOrganization, { role, bound }: Actor): Promise<Binding> {
  const place = {
    ...(bound === 'workspace' ? { workspaceId: own.workspace.id } : {}),
    ...(bound === 'property' ? { propertyId: own.property.id } : {}),
  };
  return { organisationId: own.id, role: role === 'custom' ? await customRole(own) : (role ?? 'viewer'), ...place };
}

async function customRole(own: TestOrganization): Promise<string> {
  const known = ownRoles.get(own);
  if (known) return known;
  const id = await own.within(async ({ db, organisationId }) => {
    const permissions = roles.custom as Permission[];
    return (
      await insertOne(db.insert(roleTable).values({ organisationId, name: 'Concierge', permissions }).returning())
    ).id;
  });
  ownRoles.set(own, id);
  return id;
}

async function sessionIdOf({ userId }: Person): Promise<string> {
  const [row] = await asOwner<{ id: string }>('select id from sessions where user_id = $1', [userId]);
  if (!row) throw new Error('No session');
  return row.id;
}

async function made(client: TestClient, path: string, body: object, field = 'id'): Promise<string> {
  const answer = await client.post<Record<string, string>>(path, body);
  if (answer.status >= 400) throw new Error(`${path}: ${answer.status} ${answer.text}`);
  return String(answer.body[field]);
}
