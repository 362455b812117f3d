/** Rows of the matrix about who holds which role, invitations and the log. */
import type { Needs } from './law.ts';
import type { EndpointName, Row } from './rows.ts';

type Names = Extract<EndpointName, `${'user-roles' | 'invitations' | 'audit-log'}.${string}`>;

const signedIn = { needs: 'a session', stands: 'nowhere', answers: 200 } as const;
const members = { needs: 'members:manage', stands: 'property' } as const;
const email = 'ida@moser.example';
/** A link is good for whoever holds it. */
const holder: Needs['unless'] = (_actor, where) => (where === 'missing' ? 404 : 200);

export const memberRows: Readonly<Record<Names, Row | readonly Row[]>> = {
  'user-roles.mine': { ...signedIn, path: () => '/user-roles/my-roles' },
  'user-roles.mineShort': { ...signedIn, path: () => '/my-roles' },
  'user-roles.list': [
    {
      needs: 'members:read',
      stands: 'nowhere',
      answers: 200,
      case: 'all',
      path: () => '/user-roles?take=100',
      shows: { level: 'property', id: ({ userRole }) => userRole },
    },
    {
      case: 'of an organization',
      needs: 'members:read',
      stands: 'organization',
      narrows: true,
      answers: 200,
      path: ({ organization }) => `/user-roles?organisationId=${organization}&take=100`,
    },
    {
      case: 'of a workspace',
      needs: 'members:read',
      stands: 'workspace',
      narrows: true,
      answers: 200,
      path: ({ workspace }) => `/user-roles?workspaceId=${workspace}`,
    },
    {
      case: 'of a property',
      needs: 'members:read',
      stands: 'property',
      answers: 200,
      path: ({ property }) => `/user-roles?propertyId=${property}`,
    },
  ],
  'user-roles.one': {
    needs: 'members:read',
    stands: 'property',
    answers: 200,
    path: ({ userRole }) => `/user-roles/${userRole}`,
  },
  'user-roles.create': [
    {
      ...members,
      case: 'viewer',
      answers: 201,
      path: () => '/user-roles',
      body: ({ property, colleague }) => ({ userId: colleague, roleId: 'viewer', propertyId: property }),
    },
    {
      ...members,
      case: 'editor, by whom holds it',
      only: ['manager', 'admin', 'owner'],
      answers: 201,
      path: () => '/user-roles',
      body: ({ property, colleague }) => ({ userId: colleague, roleId: 'editor', propertyId: property }),
    },
    {
      needs: 'members:manage',
      case: 'manager, above what managers give',
      stands: 'workspace',
      only: ['admin', 'owner'],
      answers: 201,
      path: () => '/user-roles',
      body: ({ workspace, colleague }) => ({ userId: colleague, roleId: 'manager', workspaceId: workspace }),
    },
    {
      needs: 'members:manage',
      case: 'owner, by owners alone',
      stands: 'organization',
      only: ['owner'],
      answers: 201,
      path: () => '/user-roles',
      body: ({ organization, colleague }) => ({ userId: colleague, roleId: 'owner', organisationId: organization }),
    },
  ],
  'user-roles.remove': { ...members, answers: 204, path: ({ userRole }) => `/user-roles/${userRole}` },
  'user-roles.removeOf': {
    needs: 'members:manage',
    stands: 'organization',
    answers: 204,
    path: ({ member, organization }) => `/user-roles/user/${member}/role/viewer?organisationId=${organization}`,
  },

  'invitations.list': [
    {
      needs: 'members:manage',
      stands: 'nowhere',
      answers: 200,
      case: 'all',
      path: () => '/invitations',
      shows: { level: 'property', id: ({ invitation }) => invitation },
    },
    {
      needs: 'members:manage',
      stands: 'workspace',
      narrows: true,
      answers: 200,
      case: 'of a workspace',
      path: ({ workspace }) => `/invitations?workspaceId=${workspace}`,
    },
  ],
  'invitations.create': [
    {
      ...members,
      case: 'viewer',
      answers: 201,
      path: () => '/invitations',
      body: ({ property }) => ({ email, roleId: 'viewer', propertyId: property }),
    },
    {
      needs: 'members:manage',
      case: 'admin',
      stands: 'organization',
      only: ['admin', 'owner'],
      answers: 201,
      path: () => '/invitations',
      body: ({ organization }) => ({ email, roleId: 'admin', organisationId: organization }),
    },
  ],
  'invitations.remove': { ...members, answers: 204, path: ({ invitation }) => `/invitations/${invitation}` },
  'invitations.preview': {
    ...signedIn,
    stands: 'property',
    unless: holder,
    byLink: true,
    path: () => '/invitations/preview',
    body: ({ invitationToken }) => ({ token: invitationToken }),
  },
  'invitations.accept': {
    ...signedIn,
    stands: 'property',
    unless: holder,
    byLink: true,
    path: () => '/invitations/accept',
    body: ({ invitationToken }) => ({ token: invitationToken }),
  },

  'audit-log.list': [
    { needs: 'audit:read', stands: 'nowhere', answers: 200, case: 'all', path: () => '/audit-log' },
    {
      needs: 'audit:read',
      stands: 'organization',
      narrows: true,
      answers: 200,
      case: 'of an organization',
      path: ({ organization }) => `/audit-log?organisationId=${organization}`,
    },
    {
      needs: 'audit:read',
      stands: 'workspace',
      narrows: true,
      answers: 200,
      case: 'of a workspace',
      path: ({ workspace }) => `/audit-log?workspaceId=${workspace}`,
    },
  ],
};
