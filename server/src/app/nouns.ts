/** Every noun of the API; a new one is one line here. */
import type { App } from '#lib/serve.ts';
import { registerAuditLogRoutes } from '../features/audit-log/routes.ts';
import { registerContentRoutes } from '../features/content/routes.ts';
import { registerDomainsRoutes } from '../features/domains/routes.ts';
import { registerEventsRoutes } from '../features/events/routes.ts';
import { registerVenuesRoutes } from '../features/events/venues/routes.ts';
import { registerInvitationsRoutes } from '../features/invitations/routes.ts';
import { registerJobsRoutes } from '../features/jobs/routes.ts';
import { registerLandingPagesRoutes } from '../features/landing-pages/routes.ts';
import { registerMediaRoutes } from '../features/media/routes.ts';
import { registerOrganizationsRoutes } from '../features/organizations/routes.ts';
import { registerPermissionsRoutes } from '../features/permissions/routes.ts';
import { registerPropertiesRoutes } from '../features/properties/routes.ts';
import { registerPropertyFactsRoutes } from '../features/property-facts/routes.ts';
import { registerPropertyLanguagesRoutes } from '../features/property-languages/routes.ts';
import { registerPublicSitesRoutes } from '../features/public-sites/routes.ts';
import { registerReferenceDataRoutes } from '../features/reference-data/routes.ts';
import { registerRolesRoutes } from '../features/roles/routes.ts';
import { registerSessionRoutes } from '../features/session/routes.ts';
import { registerStyleguidesRoutes } from '../features/styleguides/routes.ts';
import { registerUserRolesRoutes } from '../features/user-roles/routes.ts';
import { registerUsersRoutes } from '../features/users/routes.ts';
import { registerWorkspacesRoutes } from '../features/workspaces/routes.ts';

export function registerNouns(app: App): void {
  registerSessionRoutes(app);
  registerUsersRoutes(app);
  registerRolesRoutes(app);
  registerPermissionsRoutes(app);
  registerUserRolesRoutes(app);
  registerInvitationsRoutes(app);
  registerAuditLogRoutes(app);
  registerOrganizationsRoutes(app);
  registerWorkspacesRoutes(app);
  registerPropertiesRoutes(app);
  registerDomainsRoutes(app);
  registerPropertyFactsRoutes(app);
  registerPropertyLanguagesRoutes(app);
  registerReferenceDataRoutes(app);
  registerStyleguidesRoutes(app);
  registerEventsRoutes(app);
  registerVenuesRoutes(app);
  registerMediaRoutes(app);
  registerContentRoutes(app);
  registerJobsRoutes(app);
  registerLandingPagesRoutes(app);
  registerPublicSitesRoutes(app);
}
