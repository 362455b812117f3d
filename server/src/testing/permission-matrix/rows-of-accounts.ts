/** Rows of the matrix about people, roles and reference data. */
import type { Needs } from './law.ts';
import type { EndpointName, Row } from './rows.ts';

type Nouns = 'session' | 'users' | 'roles' | 'permissions' | 'languages' | 'property-types' | 'styleguide-types';
type Names = Extract<EndpointName, `${Nouns}.${string}`>;

const signedIn = { needs: 'a session', stands: 'nowhere', answers: 200 } as const;
const operator = { needs: 'the operator', stands: 'nowhere' } as const;

/** Of oneself alone; anybody else's is as if it were not there. */
const myself: Needs['unless'] = (_actor, where) => (where === 'own' ? 204 : 404);
const reference = (path: string, known: string, fresh: object, name = 'Renamed') => ({
  list: { ...signedIn, path: () => path },
  one: { ...signedIn, path: () => `${path}/${known}` },
  create: { ...operator, answers: 201, path: () => path, body: () => fresh },
  update: { ...operator, answers: 200, path: () => `${path}/${known}`, body: () => ({ name }) },
  remove: { ...operator, answers: 204, path: () => `${path}/${known}` },
});
/** What the test puts into the reference data before, so that something unused can be renamed and removed. */
export const unusedReference = {
  permissions: { id: 'spa:book', name: 'Book the spa' },
  languages: { id: 'sv', name: 'Swedish' },
  'property-types': { id: 'houseboat', name: 'Houseboat' },
} as const;
const language = reference('/languages', 'sv', { id: 'nb', name: 'Norwegian' });
const propertyType = reference('/property-types', 'houseboat', { id: 'treehouse', name: 'Treehouse' });
/** Type 1 is in use, so that removing it is the one refusal an operator meets here. */
const styleguideType = reference('/styleguide-types', '1', { name: 'Short stays' }, 'Hotel style');

export const accountRows: Readonly<Record<Names, Row | readonly Row[]>> = {
  'session.csrf': { needs: 'anyone', stands: 'nowhere', answers: 200, path: () => '/csrf/token' },
  'session.start': {
    needs: 'anyone',
    stands: 'nowhere',
    answers: 401,
    path: () => '/auth/session',
    body: () => ({ token: 'a token nobody gave' }),
  },
  'session.end': { needs: 'anyone', stands: 'nowhere', answers: 204, path: () => '/auth/logout' },

  'users.me': { ...signedIn, path: () => '/users/me' },
  'users.updateMe': { ...signedIn, path: () => '/users/me', body: () => ({ name: 'Lukas', familyname: 'Brandner' }) },
  'users.sessions': { ...signedIn, path: () => '/users/me/sessions' },
  'users.endSession': [
    { ...signedIn, case: 'own', answers: 204, path: (_place, session) => `/users/me/sessions/${session}` },
    {
      ...signedIn,
      case: 'of others',
      stands: 'property',
      unless: (actor, where) => (where === 'own' ? 404 : myself(actor, where)),
      path: ({ session }) => `/users/me/sessions/${session}`,
    },
  ],
  'users.endOtherSessions': { ...signedIn, answers: 204, path: () => '/users/me/sessions' },
  'users.exportMe': { ...signedIn, path: () => '/users/me/export' },

  'roles.list': [
    { ...signedIn, case: 'all', path: () => '/roles', shows: { level: 'organization', id: ({ role }) => role } },
    {
      case: 'of an organization',
      needs: 'roles:read',
      stands: 'organization',
      answers: 200,
      path: ({ organization }) => `/roles?organisationId=${organization}`,
    },
  ],
  'roles.one': [
    { ...signedIn, case: 'fixed', path: () => '/roles/editor' },
    {
      case: 'of its own',
      needs: 'roles:read',
      stands: 'organization',
      answers: 200,
      path: ({ role }) => `/roles/${role}`,
    },
  ],
  'roles.create': {
    needs: 'roles:manage',
    stands: 'organization',
    answers: 201,
    path: () => '/roles',
    body: ({ organization }) => ({ name: 'Porter', organisationId: organization, permissions: ['property:read'] }),
  },
  'roles.update': [
    {
      case: 'of its own',
      needs: 'roles:manage',
      stands: 'organization',
      answers: 200,
      path: ({ role }) => `/roles/${role}`,
      body: () => ({ name: 'Head gardener', permissions: ['property:read', 'media:read'] }),
    },
    {
      ...signedIn,
      case: 'fixed',
      answers: 403,
      path: () => '/roles/viewer',
      body: () => ({ name: 'Looker', permissions: ['org:delete'] }),
    },
  ],
  'roles.remove': [
    {
      case: 'of its own',
      needs: 'roles:manage',
      stands: 'organization',
      answers: 204,
      path: ({ role }) => `/roles/${role}`,
    },
    { ...signedIn, case: 'fixed', answers: 403, path: () => '/roles/viewer' },
  ],

  'permissions.list': [
    { ...signedIn, case: 'the catalogue', path: () => '/permissions' },
    {
      ...signedIn,
      case: 'one’s own at a property',
      stands: 'property',
      path: ({ property }) => `/permissions?propertyId=${property}`,
    },
    {
      case: 'another’s at a property',
      needs: 'members:read',
      stands: 'property',
      answers: 200,
      path: ({ property, member }) => `/permissions?propertyId=${property}&userId=${member}`,
    },
  ],
  'permissions.one': { ...signedIn, path: () => '/permissions/content:read' },
  'permissions.create': {
    ...operator,
    answers: 201,
    path: () => '/permissions',
    body: () => ({ id: 'pool:heat', name: 'Heat the pool' }),
  },
  'permissions.update': {
    ...operator,
    answers: 200,
    path: () => '/permissions/spa:book',
    body: () => ({ name: 'Book the baths' }),
  },
  'permissions.remove': { ...operator, answers: 204, path: () => '/permissions/spa:book' },

  'languages.list': language.list,
  'languages.one': language.one,
  'languages.create': language.create,
  'languages.update': language.update,
  'languages.remove': language.remove,
  'property-types.list': propertyType.list,
  'property-types.one': propertyType.one,
  'property-types.create': propertyType.create,
  'property-types.update': propertyType.update,
  'property-types.remove': propertyType.remove,
  'styleguide-types.list': styleguideType.list,
  'styleguide-types.one': styleguideType.one,
  'styleguide-types.create': styleguideType.create,
  'styleguide-types.update': styleguideType.update,
  'styleguide-types.remove': { ...styleguideType.remove, answers: 409 },
};
