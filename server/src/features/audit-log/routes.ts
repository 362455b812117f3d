import { auditLogEndpoints } from '@foyer/contract/audit-log';
import { type App, serve } from '#lib/serve.ts';
import { listAuditLog } from './rules.ts';

export function registerAuditLogRoutes(app: App): void {
  serve(app, auditLogEndpoints.list, ({ scope, query }) => listAuditLog(scope, query));
}
