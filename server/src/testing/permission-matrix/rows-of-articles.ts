/** Rows of the matrix about articles. */
import type { EndpointName, Row } from './rows.ts';

type Names = Extract<EndpointName, `articles.${string}`>;

const at = (needs: string, rest = '', answers = 200): Row => ({
  needs,
  stands: 'property',
  answers,
  path: ({ article }) => `/articles/${article}${rest}`,
});

export const articleRows: Readonly<Record<Names, Row | readonly Row[]>> = {
  'articles.list': [
    {
      needs: 'content:read',
      stands: 'workspace',
      answers: 200,
      path: ({ workspace }) => `/articles?workspaceId=${workspace}`,
      case: 'of a workspace',
    },
    {
      needs: 'content:read',
      stands: 'property',
      answers: 200,
      path: ({ workspace, property }) => `/articles?workspaceId=${workspace}&propertyId=${property}`,
      case: 'of a property',
    },
  ],
  'articles.ideas': {
    needs: 'content:read',
    stands: 'property',
    answers: 200,
    path: ({ property }) => `/articles/ideas?propertyId=${property}`,
  },
  'articles.one': at('content:read'),
  'articles.create': [
    {
      needs: 'content:write',
      stands: 'property',
      answers: 201,
      path: () => '/articles',
      body: ({ property }) => ({ propertyId: property, name: 'Winter walks', languages: ['en'] }),
      case: 'for a house',
    },
    {
      needs: 'content:write',
      stands: 'workspace',
      answers: 201,
      path: () => '/articles',
      body: ({ workspace }) => ({ workspaceId: workspace, name: 'Winter walks', languages: ['en'] }),
      case: 'for a workspace',
    },
  ],
  'articles.update': {
    ...at('content:write'),
    body: ({ property }) => ({
      propertyId: property,
      name: 'Summer walks',
      languages: ['en', 'de'],
      author: { name: 'Marta Lopes' },
    }),
  },
  'articles.save': {
    ...at('content:write', '/posts/en'),
    body: ({ articleVersion }) => ({
      title: 'Winter walks',
      description: '',
      excerpt: '',
      slug: 'winter-walks-saved',
      blocks: [],
      version: articleVersion,
    }),
  },
  'articles.approve': {
    ...at('content:publish', '/posts/en/approvals', 201),
    body: () => ({ text: 'the best view', kind: 'superlative', reason: 'The director says so' }),
  },
  'articles.preview': at('content:read', '/posts/en/preview', 201),
  'articles.readiness': at('content:read', '/readiness'),
  'articles.publish': { ...at('content:publish', '/publish'), body: () => ({ languages: [{ language: 'en' }] }) },
  'articles.unpublish': { ...at('content:publish', '/unpublish'), body: () => ({ languages: ['en'] }) },
  'articles.remove': at('content:delete', '', 204),
};
