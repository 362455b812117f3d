/** Rows of the matrix about what is published as a whole: the list, acts on many, copies and history. */
import type { EndpointName, Row } from './rows.ts';

const reads = (path: Row['path']): Row => ({ needs: 'content:read', stands: 'property', answers: 200, path });
const post =
  (rest = ''): Row['path'] =>
  ({ page: id }) =>
    `/posts/${id}${rest}`;

/** An act on one post, at a workspace and about a property. */
const bulk = (path: string, needs: string): readonly Row[] => [
  {
    ...{ case: 'of a workspace', needs, stands: 'workspace', answers: 200, path: () => path },
    body: ({ workspace: workspaceId, page: id }) => ({ workspaceId, posts: [{ id }] }),
  },
  {
    ...{ case: 'of a property', needs, stands: 'property', answers: 200, path: () => path },
    body: ({ property: propertyId, page: id }) => ({ propertyId, posts: [{ id }] }),
  },
];

export const postRows: Readonly<Record<Extract<EndpointName, `posts.${string}`>, Row | readonly Row[]>> = {
  'posts.list': [
    { case: 'all', needs: 'content:read', stands: 'nowhere', answers: 200, path: () => '/posts' },
    { ...reads(({ property }) => `/posts?propertyId=${property}`), case: 'of a property' },
    { ...reads(({ workspace }) => `/posts?workspaceId=${workspace}`), case: 'of a workspace', stands: 'workspace' },
    { ...reads(({ domain }) => `/posts?domainId=${domain}`), case: 'of a domain', stands: 'workspace' },
  ],
  'posts.exportCsv': [
    {
      ...{ case: 'of a property', needs: 'content:read', stands: 'property', answers: 200 },
      path: ({ property }) => `/posts/csv?propertyId=${property}`,
    },
    {
      ...{ case: 'of a workspace', needs: 'content:read', stands: 'workspace', answers: 200 },
      path: ({ workspace }) => `/posts/csv?workspaceId=${workspace}`,
    },
  ],
  'posts.publish': bulk('/posts/publish', 'content:publish'),
  'posts.unpublish': bulk('/posts/unpublish', 'content:publish'),
  'posts.archive': bulk('/posts/archive', 'content:publish'),
  'posts.throwAway': bulk('/posts/delete', 'content:delete'),
  'posts.bringBack': {
    ...{ needs: 'content:delete', stands: 'property', answers: 204 },
    path: ({ trashed: id }) => `/posts/${id}/bring-back`,
  },
  'posts.duplicate': [
    {
      ...{ case: 'beside itself', needs: 'content:write', stands: 'property', answers: 201 },
      path: post('/duplicate'),
      body: () => ({}),
    },
    {
      ...{ case: 'for a property', needs: 'content:write', stands: 'property', answers: 201 },
      path: post('/duplicate'),
      body: ({ property: propertyId }) => ({ propertyId, languages: ['de'] }),
    },
  ],
  'posts.versions': reads(post('/languages/en/versions')),
  'posts.version': reads(post('/languages/en/versions/1')),
  'posts.restore': {
    ...{ needs: 'content:write', stands: 'property', answers: 204 },
    path: post('/languages/en/versions/1/restore'),
  },
  'posts.undoPublishing': {
    // Nobody who asks has just published it.
    ...{ needs: 'content:publish', stands: 'property', answers: 409 },
    path: post('/undo-publishing'),
    body: () => ({ languages: ['en'] }),
  },
  'posts.unschedule': {
    // Nothing of it is scheduled.
    ...{ needs: 'content:publish', stands: 'property', answers: 409 },
    path: post('/unschedule'),
    body: () => ({ languages: ['en'] }),
  },
  'posts.follow': {
    ...{ needs: 'content:write', stands: 'property', answers: 204 },
    path: post('/languages/en/follow'),
  },
};
