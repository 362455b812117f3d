import { type Domain, placeholderTld } from '@foyer/contract/domains';
import { useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Globe from 'lucide-react/icons/globe';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useOrganization } from '#features/organizations/queries.ts';
import { usePermissions } from '#features/permissions/queries.ts';
import { domainsQuery } from '#features/workspaces/queries.ts';
import { messageOf, requestIdOf } from '#lib/api/api-error.ts';
import { useSelection } from '#lib/selection/selection-provider.tsx';
import { useSessionState } from '#lib/session/use-session.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '#ui/dropdown-menu.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { DomainChannel } from './components/domain-channel.tsx';
import { DomainDialog } from './components/domain-dialog.tsx';
import { DomainProof } from './components/domain-proof.tsx';
import { hostOf } from './host.ts';
import { useDeleteDomain } from './queries.ts';

/** The hosts the organization's sites stand on, and how each is proven. */
export function DomainsScreen() {
  const { ready } = useSessionState();
  const organisationId = useOrganization()?.id;
  const { data, error, refetch } = useQuery({ ...domainsQuery, enabled: ready });
  const { held, may } = usePermissions(organisationId ? { organisationId } : null);
  const [open, setOpen] = useState<Domain | 'new' | null>(null);
  const [deleting, setDeleting] = useState<Domain | null>(null);
  const remove = useDeleteDomain();
  const domains = data?.filter((domain) => domain.organisationId === organisationId);
  const mayManage = may('domain:manage');
  return (
    <>
      <PageHead
        title="Domains"
        actions={
          mayManage && (
            <Button variant="primary" onClick={() => setOpen('new')}>
              <Plus aria-hidden />
              Add domain
            </Button>
          )
        }
      >
        Where guests read your pages. A site is served at a domain once it is verified.
      </PageHead>
      <div className="flex flex-col gap-3">
        {error ? (
          <Card>
            <ErrorState message={messageOf(error)} requestId={requestIdOf(error)} onRetry={() => void refetch()} />
          </Card>
        ) : !domains || !held ? (
          <Card>
            <SkeletonRows rows={3} label="Loading domains" />
          </Card>
        ) : domains.length === 0 ? (
          <Card>
            <EmptyState
              Icon={Globe}
              title="No domain yet"
              action={
                mayManage && (
                  <Button variant="primary" onClick={() => setOpen('new')}>
                    Add domain
                  </Button>
                )
              }
            >
              A workspace stands on a domain of the organization. Add the one guests know.
            </EmptyState>
          </Card>
        ) : (
          domains.map((domain) => (
            <DomainCard
              key={domain.id}
              domain={domain}
              mayManage={mayManage}
              mayVerify={may('domain:verify')}
              mayConnect={may('cms:connect')}
              mayPublish={may('content:publish')}
              onEdit={() => setOpen(domain)}
              onDelete={() => setDeleting(domain)}
            />
          ))
        )}
      </div>
      {open && organisationId && (
        <DomainDialog
          organisationId={organisationId}
          domain={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
        />
      )}
      <ConfirmDialog
        open={deleting !== null}
        onOpenChange={(open) => !open && setDeleting(null)}
        title={`Delete ${deleting ? hostOf(deleting) : 'domain'}`}
        confirm="Delete domain"
        busy={remove.isPending}
        onConfirm={() => deleting && remove.mutate(deleting.id, { onSettled: () => setDeleting(null) })}
      >
        No workspace stands on it. Its record can then be taken out where the domain is managed.
      </ConfirmDialog>
    </>
  );
}

type DomainCardProps = {
  domain: Domain;
  mayManage: boolean;
  mayVerify: boolean;
  mayConnect: boolean;
  mayPublish: boolean;
  onEdit: () => void;
  onDelete: () => void;
};

function DomainCard({ domain, mayManage, mayVerify, mayConnect, mayPublish, onEdit, onDelete }: DomainCardProps) {
  const { workspaces } = useSelection();
  const host = hostOf(domain);
  const standing = workspaces.filter(({ domainId }) => domainId === domain.id).map(({ name }) => name);
  return (
    <Card aria-label={host}>
      <header className="flex items-center gap-3 px-4 py-3">
        <span className="grid size-9 shrink-0 place-items-center rounded-md bg-muted text-muted-foreground">
          <Globe aria-hidden className="size-4 stroke-[1.75]" />
        </span>
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <h2 className="truncate text-base leading-5 font-semibold">{host}</h2>
            <ProofBadge domain={domain} />
          </div>
          <p className="truncate text-xs text-muted-foreground">
            {standing.length > 0 ? `Used by ${standing.join(', ')}` : 'Used by no workspace you can see'}
          </p>
        </div>
        {mayManage && (
          <span className="flex shrink-0 gap-1.5">
            <Button size="sm" aria-label={`Edit ${host}`} onClick={onEdit}>
              Edit
            </Button>
            <DropdownMenu>
              <DropdownMenuTrigger asChild>
                <Button variant="ghost" size="icon-sm" aria-label={`More about ${host}`}>
                  <Ellipsis aria-hidden />
                </Button>
              </DropdownMenuTrigger>
              <DropdownMenuContent align="end" className="max-w-64">
                <DropdownMenuItem danger disabled={standing.length > 0} onSelect={onDelete}>
                  {standing.length > 0 ? 'Delete domain: a workspace stands on it' : 'Delete domain'}
                </DropdownMenuItem>
              </DropdownMenuContent>
            </DropdownMenu>
          </span>
        )}
      </header>
      {mayManage && (
        <div className="border-t">
          <DomainProof domain={domain} mayVerify={mayVerify} />
        </div>
      )}
      <div className="border-t">
        <DomainChannel domain={domain} mayConnect={mayConnect} mayPublish={mayPublish} />
      </div>
    </Card>
  );
}

function ProofBadge({ domain }: { domain: Domain }) {
  if (domain.tld === placeholderTld || domain.tld.endsWith(`.${placeholderTld}`)) return <Badge>This computer</Badge>;
  return domain.domainVerfified ? (
    <Badge tone="success">
      <CircleCheck aria-hidden />
      Verified
    </Badge>
  ) : (
    <Badge tone="warn">
      <Clock aria-hidden />
      Not verified yet
    </Badge>
  );
}
