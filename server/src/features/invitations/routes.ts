import { invitationEndpoints } from '@foyer/contract/invitations';
import { type App, serve } from '#lib/serve.ts';
import { acceptInvitation, createInvitation, listInvitations, previewInvitation, removeInvitation } from './rules.ts';

export function registerInvitationsRoutes(app: App): void {
  serve(app, invitationEndpoints.list, ({ scope, query }) => listInvitations(scope, query));
  serve(app, invitationEndpoints.create, ({ scope, body }) => createInvitation(scope, body));
  serve(app, invitationEndpoints.remove, ({ scope, params }) => removeInvitation(scope, params.id));
  serve(app, invitationEndpoints.preview, ({ scope, body }) => previewInvitation(scope, body.token));
  serve(app, invitationEndpoints.accept, ({ scope, body }) => acceptInvitation(scope, body.token));
}
