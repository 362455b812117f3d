import type { Role } from '@foyer/contract/roles';
import { useQuery } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useOrganization } from '#features/organizations/queries.ts';
import { permissionCatalogueQuery, usePermissions } from '#features/permissions/queries.ts';
import { messageOf, requestIdOf } from '#lib/api/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHead, CardList } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { PermissionTable } from './components/permission-table.tsx';
import { RoleDialog } from './components/role-dialog.tsx';
import { rolesQuery, useDeleteRole } from './queries.ts';

/** The roles people can hold: five that are fixed, and the organization's own. */
export function RolesScreen() {
  const organization = useOrganization();
  const organisationId = organization?.id ?? '';
  const { held, may } = usePermissions(organization ? { organisationId } : null);
  const roles = useQuery({ ...rolesQuery(organisationId), enabled: may('roles:read') });
  const catalogue = useQuery({ ...permissionCatalogueQuery, enabled: may('roles:read') });
  const [open, setOpen] = useState<Role | 'new' | null>(null);
  const mayManage = may('roles:manage');
  const error = roles.error ?? catalogue.error;
  const add = mayManage && catalogue.data && (
    <Button variant="primary" onClick={() => setOpen('new')}>
      <Plus aria-hidden />
      New role
    </Button>
  );
  return (
    <>
      <PageHead title="Roles" actions={add}>
        What people may do in {organization?.name ?? 'your organization'}. A role is given on the Members page.
      </PageHead>
      <div className="flex flex-col gap-3">
        {held && !may('roles:read') ? (
          <Card className="p-4 text-sm text-muted-foreground">Reading roles is not part of your role.</Card>
        ) : error ? (
          <Card>
            <ErrorState
              message={messageOf(error)}
              requestId={requestIdOf(error)}
              onRetry={() => void Promise.all([roles.refetch(), catalogue.refetch()])}
            />
          </Card>
        ) : roles.data && catalogue.data && held ? (
          <>
            <OwnRoles
              roles={roles.data.filter(({ isFixed }) => !isFixed)}
              mayManage={mayManage}
              onNew={() => setOpen('new')}
              onEdit={setOpen}
            />
            <Card className="overflow-hidden">
              <CardHead title="Fixed roles" detail="the same in every organization" className="pb-1" />
              <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 px-4 pb-4 text-sm max-md:grid-cols-1 max-md:gap-y-0 max-md:[&_dd]:mb-2">
                {roles.data
                  .filter(({ isFixed }) => isFixed)
                  .map(({ id, name, description }) => (
                    <div key={id} className="contents">
                      <dt className="font-medium">{name}</dt>
                      <dd className="text-muted-foreground">{description}</dd>
                    </div>
                  ))}
              </dl>
              <PermissionTable roles={roles.data} permissions={catalogue.data} />
            </Card>
          </>
        ) : (
          <Card>
            <SkeletonRows rows={6} label="Loading roles" />
          </Card>
        )}
      </div>
      {open && held && catalogue.data && (
        <RoleDialog
          edited={open === 'new' ? null : open}
          organisationId={organisationId}
          permissions={catalogue.data}
          held={held}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

type OwnRolesProps = {
  roles: readonly Role[];
  mayManage: boolean;
  onNew: () => void;
  onEdit: (role: Role) => void;
};

function OwnRoles({ roles, mayManage, onNew, onEdit }: OwnRolesProps) {
  const [deleting, setDeleting] = useState<Role | null>(null);
  const remove = useDeleteRole();
  return (
    <Card>
      <CardHead title="Your own roles" detail={roles.length > 0 && String(roles.length)} className="pb-2" />
      {roles.length === 0 ? (
        <EmptyState
          Icon={KeyRound}
          title="No role of your own"
          action={
            mayManage && (
              <Button onClick={onNew}>
                <Plus aria-hidden />
                New role
              </Button>
            )
          }
        >
          The fixed roles fit most teams. Make one of your own where somebody should do less, or just one thing.
        </EmptyState>
      ) : (
        <CardList aria-label="Your own roles" className="border-t">
          {roles.map((role) => (
            <li key={role.id}>
              <span className="grid size-9 shrink-0 place-items-center rounded-md bg-muted text-muted-foreground">
                <KeyRound aria-hidden className="size-4 stroke-[1.75]" />
              </span>
              <div className="min-w-0 grow">
                <p className="truncate font-medium">{role.name}</p>
                <p className="truncate text-xs text-muted-foreground">
                  {role.permissions.length} {role.permissions.length === 1 ? 'permission' : 'permissions'}
                  {role.description && `. ${role.description}`}
                </p>
              </div>
              {mayManage && (
                <>
                  <Button size="sm" aria-label={`Edit ${role.name}`} onClick={() => onEdit(role)}>
                    Edit
                  </Button>
                  <Button
                    size="sm"
                    variant="danger"
                    aria-label={`Delete ${role.name}`}
                    onClick={() => setDeleting(role)}
                  >
                    Delete
                  </Button>
                </>
              )}
            </li>
          ))}
        </CardList>
      )}
      <ConfirmDialog
        open={deleting !== null}
        onOpenChange={(open) => !open && setDeleting(null)}
        title={`Delete ${deleting?.name ?? 'role'}`}
        confirm="Delete role"
        busy={remove.isPending}
        onConfirm={() => deleting && remove.mutate(deleting.id, { onSettled: () => setDeleting(null) })}
      >
        A role can be deleted once nobody holds it and no invitation offers it.
      </ConfirmDialog>
    </Card>
  );
}
