/** Rows of the matrix about the dashboard's first screen and facts that changed under live pages. */
import type { EndpointName, Row } from './rows.ts';

type Names = Extract<EndpointName, `${'overview' | 'changed-facts'}.${string}`>;

const part = (name: string, needs = 'content:read'): Row => ({
  needs,
  stands: 'property',
  answers: 200,
  path: ({ property }) => `/overview/${name}?propertyId=${property}`,
});
const correction = { blockId: 'hero', field: 'title', start: 0, end: 4, text: 'Pool', expected: 'Spa' };

export const overviewRows: Readonly<Record<Names, Row | readonly Row[]>> = {
  'overview.demand': part('demand'),
  'overview.needs': part('needs'),
  'overview.publishing': part('publishing'),
  'overview.languages': part('languages'),
  'overview.altText': part('alt-text', 'media:read'),
  'overview.figures': part('figures'),
  'overview.firstSteps': part('first-steps'),
  'overview.dismissFirstSteps': {
    needs: 'content:read',
    stands: 'property',
    answers: 204,
    path: () => '/overview/first-steps/dismiss',
    body: ({ property }) => ({ propertyId: property }),
  },

  'changed-facts.list': [
    { needs: 'content:read', stands: 'nowhere', answers: 200, path: () => '/changed-facts', case: 'all' },
    {
      needs: 'content:read',
      stands: 'property',
      answers: 200,
      path: ({ property }) => `/changed-facts?propertyId=${property}`,
      case: 'of a property',
    },
    {
      needs: 'content:read',
      stands: 'workspace',
      answers: 200,
      path: ({ workspace }) => `/changed-facts?workspaceId=${workspace}`,
      case: 'of a workspace',
    },
  ],
  'changed-facts.apply': [
    {
      needs: 'content:publish',
      stands: 'property',
      answers: 200,
      path: () => '/changed-facts/apply',
      body: ({ property, page }) => ({
        propertyId: property,
        items: [{ entryId: page, language: 'en', claims: [correction] }],
      }),
      case: 'of a property',
    },
    {
      needs: 'content:publish',
      stands: 'workspace',
      answers: 200,
      path: () => '/changed-facts/apply',
      body: ({ workspace, page }) => ({
        workspaceId: workspace,
        items: [{ entryId: page, language: 'en', claims: [correction] }],
      }),
      case: 'of a workspace',
    },
  ],
};
