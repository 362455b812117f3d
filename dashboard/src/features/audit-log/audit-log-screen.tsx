import { type AuditEntry, auditActions } from '@foyer/contract/audit-log';
import { useQuery } from '@tanstack/react-query';
import ScrollText from 'lucide-react/icons/scroll-text';
import { useOrganization } from '#features/organizations/queries.ts';
import { usePermissions } from '#features/permissions/queries.ts';
import { membersQuery } from '#features/user-roles/queries.ts';
import { messageOf, requestIdOf } from '#lib/api/api-error.ts';
import { dayAndTime } from '#lib/dates/dates.ts';
import { useSelection } from '#lib/selection/selection-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { Pager } from '#ui/pager.tsx';
import { Select } from '#ui/select.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { auditPageSize, useAuditLog } from './queries.ts';
import { useAuditFilter } from './use-audit-filter.ts';
import { actOf, detailsOf } from './words.ts';

/** What was done, by whom and when: of the organization, or of the workspace for those who see no more. */
export function AuditLogScreen() {
  const organization = useOrganization();
  const { workspace } = useSelection();
  const everywhere = usePermissions(organization ? { organisationId: organization.id } : null);
  const here = usePermissions(workspace ? { workspaceId: workspace.id } : null);
  const known = everywhere.held !== null && (workspace === null || here.held !== null);
  const of = !known
    ? null
    : everywhere.may('audit:read') && organization
      ? { organisationId: organization.id }
      : here.may('audit:read') && workspace
        ? { workspaceId: workspace.id }
        : null;
  return (
    <>
      <PageHead title="Audit log">
        Who did what and when in{' '}
        {(of && 'workspaceId' in of ? workspace?.name : organization?.name) ?? 'your organization'}. Entries are never
        changed or removed.
      </PageHead>
      {known && !of ? (
        <Card className="p-4 text-sm text-muted-foreground">Reading the audit log is not part of your role.</Card>
      ) : (
        <Log of={of} />
      )}
    </>
  );
}

type Of = { organisationId: string } | { workspaceId: string };

function Log({ of }: { of: Of | null }) {
  const { filter, filtered, change, clear } = useAuditFilter();
  const { data, error, refetch, isPlaceholderData } = useAuditLog(of, filter);
  return (
    <div className="flex flex-col gap-3">
      <Filters of={of} filter={filter} onChange={change} />
      <Card className="overflow-hidden">
        {error ? (
          <ErrorState message={messageOf(error)} requestId={requestIdOf(error)} onRetry={() => void refetch()} />
        ) : !data ? (
          <SkeletonRows rows={8} label="Loading the audit log" />
        ) : data.data.length === 0 ? (
          <EmptyState
            Icon={ScrollText}
            title={filtered ? 'Nothing matches these filters' : 'Nothing has been written down yet'}
            action={filtered && <Button onClick={clear}>Clear filters</Button>}
          >
            {filtered
              ? 'Widen the time or choose another action.'
              : 'Sign-ins, changes of roles and publishing stand here.'}
          </EmptyState>
        ) : (
          <Entries entries={data.data} stale={isPlaceholderData} />
        )}
      </Card>
      {data && data.total > 0 && (
        <Pager
          skip={filter.skip}
          take={auditPageSize}
          total={data.total}
          onSkip={(skip) => change({ skip: skip > 0 ? String(skip) : '' })}
        />
      )}
    </div>
  );
}

type FiltersProps = {
  of: Of | null;
  filter: ReturnType<typeof useAuditFilter>['filter'];
  onChange: ReturnType<typeof useAuditFilter>['change'];
};

function Filters({ of, filter, onChange }: FiltersProps) {
  const { data: members = [] } = useQuery({ ...membersQuery(of ?? { workspaceId: '' }), enabled: of !== null });
  const people = [...new Map(members.map(({ user }) => [user.id, user])).values()];
  return (
    <search aria-label="Filter the audit log" className="flex flex-wrap items-end gap-3">
      <Field label="Action" className="w-56 max-md:w-full">
        {(control) => (
          <Select
            {...control}
            value={filter.action ?? ''}
            onChange={(event) => onChange({ action: event.target.value })}
          >
            <option value="">All actions</option>
            {auditActions.map((action) => (
              <option key={action} value={action}>
                {actOf(action)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Person" className="w-48 max-md:w-full">
        {(control) => (
          <Select
            {...control}
            value={filter.actorId ?? ''}
            onChange={(event) => onChange({ person: event.target.value })}
          >
            <option value="">Everybody</option>
            {people.map(({ id, name, familyname, email }) => (
              <option key={id} value={id}>
                {[name, familyname].filter(Boolean).join(' ') || email}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="From" className="w-[150px] max-md:w-[calc(50%-6px)]">
        {(control) => (
          <Input
            {...control}
            type="date"
            max={filter.to}
            value={filter.from ?? ''}
            onChange={(event) => onChange({ from: event.target.value })}
          />
        )}
      </Field>
      <Field label="To" className="w-[150px] max-md:w-[calc(50%-6px)]">
        {(control) => (
          <Input
            {...control}
            type="date"
            min={filter.from}
            value={filter.to ?? ''}
            onChange={(event) => onChange({ to: event.target.value })}
          />
        )}
      </Field>
    </search>
  );
}

const Entries = ({ entries, stale }: { entries: readonly AuditEntry[]; stale: boolean }) => (
  <table aria-busy={stale} className="w-full text-sm max-md:block aria-busy:opacity-60">
    <thead className="bg-sunken text-left text-xs text-muted-foreground max-md:sr-only">
      <tr className="h-[34px]">
        <th scope="col" className="w-36 px-4 font-medium">
          When
        </th>
        <th scope="col" className="w-44 px-2 font-medium">
          Who
        </th>
        <th scope="col" className="px-2 pr-4 font-medium">
          What
        </th>
      </tr>
    </thead>
    <tbody className="divide-y divide-border max-md:block">
      {entries.map((entry) => {
        const details = detailsOf(entry);
        return (
          <tr key={entry.id} className="align-top max-md:flex max-md:flex-col-reverse max-md:px-4 max-md:py-2.5">
            <td className="num whitespace-nowrap text-muted-foreground md:px-4 md:py-2.5 max-md:text-xs">
              <time dateTime={entry.at} title={new Date(entry.at).toISOString()}>
                {dayAndTime(entry.at)}
              </time>
            </td>
            <td className="break-words md:px-2 md:py-2.5 max-md:text-xs max-md:text-muted-foreground">
              {entry.actorId ? entry.actorName : 'Foyer'}
            </td>
            <td className="min-w-0 md:px-2 md:py-2.5 md:pr-4">
              <span className="font-medium">{actOf(entry.action)}</span>
              {details.length > 0 && (
                <span className="block text-xs break-words text-muted-foreground">{details.join(', ')}</span>
              )}
            </td>
          </tr>
        );
      })}
    </tbody>
  </table>
);
