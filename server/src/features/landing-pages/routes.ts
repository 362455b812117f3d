import { landingPageEndpoints } from '@foyer/contract/landing-pages';
import { type App, serve } from '#lib/serve.ts';
import { chooseAfterEvent } from './after-event/rules.ts';
import { readinessOf } from './readiness/rules.ts';
import {
  approveClaim,
  createPage,
  listPages,
  onePage,
  previewOf,
  publishPage,
  removePage,
  savePage,
  unpublishPage,
  updatePage,
} from './rules.ts';

export function registerLandingPagesRoutes(app: App): void {
  serve(app, landingPageEndpoints.list, async ({ scope, query }) => listPages(scope, query));
  serve(app, landingPageEndpoints.one, async ({ scope, params }) => onePage(scope, params.id));
  serve(app, landingPageEndpoints.create, async ({ scope, body }) => createPage(scope, body));
  serve(app, landingPageEndpoints.update, async ({ scope, params, body }) => updatePage(scope, params.id, body));
  serve(app, landingPageEndpoints.save, async ({ scope, params, body }) =>
    savePage(scope, params.id, params.language, body),
  );
  serve(app, landingPageEndpoints.approve, async ({ scope, params, body }) =>
    approveClaim(scope, params.id, params.language, body),
  );
  serve(app, landingPageEndpoints.preview, async ({ scope, params }) => previewOf(scope, params.id, params.language));
  serve(app, landingPageEndpoints.readiness, async ({ scope, params }) => readinessOf(scope, params.id));
  serve(app, landingPageEndpoints.publish, async ({ scope, params, body }) => {
    await publishPage(scope, params.id, body.languages);
    return onePage(scope, params.id);
  });
  serve(app, landingPageEndpoints.unpublish, async ({ scope, params, body }) => {
    await unpublishPage(scope, params.id, body.languages);
    return onePage(scope, params.id);
  });
  serve(app, landingPageEndpoints.chooseAfterEvent, async ({ scope, params, body }) => {
    await chooseAfterEvent(scope, params.id, body.choice);
    return onePage(scope, params.id);
  });
  serve(app, landingPageEndpoints.remove, async ({ scope, params }) => removePage(scope, params.id));
}
