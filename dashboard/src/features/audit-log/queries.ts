import { type AuditAction, auditLogEndpoints } from '@foyer/contract/audit-log';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/call.ts';

export type AuditFilter = {
  action?: AuditAction;
  actorId?: string;
  /** Days, YYYY-MM-DD, both included. */
  from?: string;
  to?: string;
  skip: number;
};

export const auditPageSize = 25;

/** What was done at a place, newest first; the page before stays while the next one loads. */
export const useAuditLog = (of: { organisationId: string } | { workspaceId: string } | null, filter: AuditFilter) =>
  useQuery({
    queryKey: ['audit-log', of, filter],
    enabled: of !== null,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call(auditLogEndpoints.list, { query: { ...of, ...filter, take: auditPageSize }, signal }),
  });
