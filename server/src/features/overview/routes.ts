import { overviewEndpoints } from '@foyer/contract/overview';
import { type App, serve } from '#lib/serve.ts';
import { demandAround } from './demand/rules.ts';
import { altTextShare, figuresOf, languageShares } from './figures/rules.ts';
import { dismissFirstSteps, firstStepsOf } from './first-steps/rules.ts';
import { needsOf } from './needs/rules.ts';
import { publishingOf } from './publishing/rules.ts';

export function registerOverviewRoutes(app: App): void {
  serve(app, overviewEndpoints.demand, ({ scope, query }) => demandAround(scope, query.propertyId));
  serve(app, overviewEndpoints.needs, ({ scope, query }) => needsOf(scope, query));
  serve(app, overviewEndpoints.publishing, ({ scope, query }) => publishingOf(scope, query.propertyId));
  serve(app, overviewEndpoints.languages, ({ scope, query }) => languageShares(scope, query.propertyId));
  serve(app, overviewEndpoints.altText, ({ scope, query }) => altTextShare(scope, query.propertyId));
  serve(app, overviewEndpoints.figures, ({ scope, query }) => figuresOf(scope, query.propertyId));
  serve(app, overviewEndpoints.firstSteps, ({ scope, query }) => firstStepsOf(scope, query.propertyId));
  serve(app, overviewEndpoints.dismissFirstSteps, ({ scope, body }) => dismissFirstSteps(scope, body.propertyId));
}
