/** Rows of the matrix about property posts and their pictures. */
import { uuidv7 } from 'uuidv7';
import { aboutHouse } from '../property-posts.ts';
import type { Place } from './places.ts';
import type { EndpointName, Row } from './rows.ts';

type Names = Extract<EndpointName, `property-posts.${string}`>;

const at = (needs: string, path: (id: string) => string, answers = 200): Row => ({
  needs,
  stands: 'property',
  answers,
  path: ({ propertyPost }) => path(propertyPost),
});
const whole = ({ property, propertyGroup }: Place) => aboutHouse(property, propertyGroup);

export const propertyPostRows: Readonly<Record<Names, Row | readonly Row[]>> = {
  'property-posts.list': [
    { needs: 'content:read', stands: 'nowhere', answers: 200, path: () => '/wordpress/properties', case: 'all' },
    {
      needs: 'content:read',
      stands: 'workspace',
      answers: 200,
      path: ({ domain }) => `/wordpress/properties?domainId=${domain}`,
      case: 'of a domain',
    },
    {
      needs: 'content:read',
      stands: 'workspace',
      answers: 200,
      path: ({ workspace }) => `/wordpress/properties?workspaceId=${workspace}`,
      case: 'of a workspace',
    },
  ],
  'property-posts.one': at('content:read', (id) => `/wordpress/properties/${id}`),
  'property-posts.byWebappId': {
    needs: 'content:read',
    stands: 'property',
    answers: 200,
    path: ({ property }) => `/wordpress/properties/by-webapp-id/${property}`,
  },
  'property-posts.translations': {
    needs: 'content:read',
    stands: 'property',
    answers: 200,
    path: ({ propertyGroup }) => `/wordpress/properties/translation-group/${propertyGroup}`,
  },
  'property-posts.create': {
    needs: 'content:write',
    stands: 'property',
    answers: 201,
    path: () => '/wordpress/properties',
    body: ({ property }) => aboutHouse(property, uuidv7()),
  },
  'property-posts.update': { ...at('content:write', (id) => `/wordpress/properties/${id}`), body: whole },
  'property-posts.remove': at('content:delete', (id) => `/wordpress/properties/${id}`, 204),
  // Without a file there is nothing to keep.
  'property-posts.addMedia': {
    ...at('media:write', (id) => `/wordpress/properties/${id}/media`, 422),
    body: () => ({ title: 'Jetty' }),
  },
  'property-posts.setFeatured': {
    ...at('content:write', (id) => `/wordpress/properties/${id}/featured-media`),
    body: () => ({ media_id: null }),
  },
  'property-posts.gallery': at('content:read', (id) => `/wordpress/properties/${id}/gallery`),
  'property-posts.setGallery': {
    ...at('content:write', (id) => `/wordpress/properties/${id}/gallery`, 201),
    body: ({ media }) => ({ media_ids: [media] }),
  },
  'property-posts.upload': [
    {
      ...at('media:write', () => '/wordpress/media', 422),
      case: 'for a post',
      body: ({ propertyPost }) => ({ post: propertyPost }),
    },
    {
      needs: 'media:write',
      stands: 'workspace',
      answers: 422,
      case: 'for a domain',
      path: ({ domain }) => `/wordpress/media?domainId=${domain}`,
      body: () => ({}),
    },
  ],
  'property-posts.begin': {
    needs: 'content:write',
    stands: 'property',
    answers: 201,
    path: () => '/property-posts',
    body: ({ property, propertyGroup }) => ({ propertyId: property, translationGroup: propertyGroup, language: 'fr' }),
  },
  'property-posts.saveDraft': {
    ...at('content:write', (id) => `/property-posts/${id}`),
    body: () => ({
      title: '',
      excerpt: '',
      slug: `house-${uuidv7()}`,
      blocks: [],
      meta: {},
      featured_media: null,
      gallery: [],
    }),
  },
  'property-posts.readiness': at('content:read', (id) => `/property-posts/${id}/readiness`),
  'property-posts.approve': {
    ...at('content:publish', (id) => `/property-posts/${id}/approvals`, 201),
    body: () => ({ text: 'the best view', kind: 'superlative', reason: 'The director says so' }),
  },
  'property-posts.preview': { ...at('content:read', (id) => `/property-posts/${id}/preview`, 201), body: () => ({}) },
  'property-posts.publish': { ...at('content:publish', (id) => `/property-posts/${id}/publish`), body: () => ({}) },
  'property-posts.unpublish': { ...at('content:publish', (id) => `/property-posts/${id}/unpublish`), body: () => ({}) },
  'property-posts.factUses': {
    needs: 'content:read',
    stands: 'property',
    answers: 200,
    path: ({ property }) => `/property-posts/fact-uses?propertyId=${property}`,
  },
};
