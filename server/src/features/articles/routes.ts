import { articleEndpoints } from '@foyer/contract/articles';
import { type App, serve } from '#lib/serve.ts';
import { ideasFor } from './ideas/rules.ts';
import { readinessOf } from './readiness/rules.ts';
import {
  approveClaim,
  createArticle,
  listArticles,
  oneArticle,
  previewOf,
  publishArticle,
  removeArticle,
  saveArticle,
  unpublishArticle,
  updateArticle,
} from './rules.ts';

export function registerArticlesRoutes(app: App): void {
  serve(app, articleEndpoints.list, async ({ scope, query }) => listArticles(scope, query));
  serve(app, articleEndpoints.ideas, async ({ scope, query }) => ideasFor(scope, query.propertyId));
  serve(app, articleEndpoints.one, async ({ scope, params }) => oneArticle(scope, params.id));
  serve(app, articleEndpoints.create, async ({ scope, body }) => createArticle(scope, body));
  serve(app, articleEndpoints.update, async ({ scope, params, body }) => updateArticle(scope, params.id, body));
  serve(app, articleEndpoints.save, async ({ scope, params, body }) =>
    saveArticle(scope, params.id, params.language, body),
  );
  serve(app, articleEndpoints.approve, async ({ scope, params, body }) =>
    approveClaim(scope, params.id, params.language, body),
  );
  serve(app, articleEndpoints.preview, async ({ scope, params }) => previewOf(scope, params.id, params.language));
  serve(app, articleEndpoints.readiness, async ({ scope, params }) => readinessOf(scope, params.id));
  serve(app, articleEndpoints.publish, async ({ scope, params, body }) => {
    await publishArticle(scope, params.id, body.languages);
    return oneArticle(scope, params.id);
  });
  serve(app, articleEndpoints.unpublish, async ({ scope, params, body }) => {
    await unpublishArticle(scope, params.id, body.languages);
    return oneArticle(scope, params.id);
  });
  serve(app, articleEndpoints.remove, async ({ scope, params }) => removeArticle(scope, params.id));
}
