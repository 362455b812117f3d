import type { WritersOfOrganization, WritingProvider } from '@foyer/contract/writing-provider';
import { useState } from 'react';
import { usePermissions } from '#features/permissions/queries.ts';
import { messageOf, requestIdOf } from '#lib/api/api-error.ts';
import { dayOf } from '#lib/dates/dates.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { ProviderDialog } from './provider-dialog.tsx';
import { useRemoveProvider, useTestProvider, useWriters } from './queries.ts';
import { TestResult } from './test-result.tsx';

/** Who writes the texts of an organization, for those who may change it. */
export function WritingProviderCard({ organisationId }: { organisationId: string }) {
  const { may } = usePermissions({ organisationId });
  return may('org:update') ? <Writers organisationId={organisationId} /> : null;
}

const otherwiseWords: Record<WritersOfOrganization['otherwise'], string> = {
  installation: 'the writing service of this installation',
  'built-in': 'the built-in writer, which asks nobody',
};

function Writers({ organisationId }: { organisationId: string }) {
  const { data: writers, error, refetch } = useWriters(organisationId);
  const [editing, setEditing] = useState(false);
  const own = writers?.own ?? null;
  return (
    <Card>
      <CardHead title="Who writes your texts" />
      {error ? (
        <ErrorState message={messageOf(error)} requestId={requestIdOf(error)} onRetry={() => void refetch()} />
      ) : !writers ? (
        <SkeletonRows rows={2} label="Loading who writes" />
      ) : own ? (
        <OwnService
          organisationId={organisationId}
          provider={own}
          otherwise={otherwiseWords[writers.otherwise]}
          onEdit={() => setEditing(true)}
        />
      ) : (
        <div className="flex flex-wrap items-center gap-3 p-4 pt-2">
          <p className="min-w-56 grow basis-72 text-sm text-muted-foreground">
            Texts are written by {otherwiseWords[writers.otherwise]}.
          </p>
          <Button onClick={() => setEditing(true)}>Use your own service</Button>
        </div>
      )}
      {editing && <ProviderDialog organisationId={organisationId} provider={own} onClose={() => setEditing(false)} />}
    </Card>
  );
}

type OwnServiceProps = { organisationId: string; provider: WritingProvider; otherwise: string; onEdit: () => void };

function OwnService({ organisationId, provider, otherwise, onEdit }: OwnServiceProps) {
  const test = useTestProvider(organisationId);
  const remove = useRemoveProvider(organisationId);
  const [removing, setRemoving] = useState(false);
  const { baseUrl, model, visionModel, keySet, works, savedBy, savedAt } = provider;
  const state =
    works === null ? (
      <Badge tone="outline">Not tested</Badge>
    ) : works ? (
      <Badge tone="success">Answers</Badge>
    ) : (
      <Badge tone="danger">Does not answer</Badge>
    );
  const parts = [
    ['Address', baseUrl],
    ['Model', model],
    ['Looks at pictures', visionModel || 'None'],
    ['Key', keySet ? 'Stored, never shown' : 'None'],
  ] as const;
  return (
    <div className="flex flex-col gap-3 p-4 pt-2 text-sm">
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        {parts.map(([name, words]) => (
          <div key={name} className="contents">
            <dt className="text-muted-foreground">{name}</dt>
            <dd className="break-words">{words}</dd>
          </div>
        ))}
        <dt className="text-muted-foreground">Last test</dt>
        <dd>{state}</dd>
      </dl>
      <p className="text-xs text-muted-foreground">
        Set by {savedBy} on {dayOf(savedAt)}. Its texts count against the month’s limit like all others. Where it fails,
        the built-in writer writes and a note says so.
      </p>
      <TestResult result={test.data ?? null} />
      <div className="flex flex-wrap gap-2">
        <Button busy={test.isPending} onClick={() => test.mutate({ baseUrl, model, visionModel })}>
          {test.isPending ? 'Testing...' : 'Test connection'}
        </Button>
        <Button onClick={onEdit}>Change</Button>
        <Button variant="danger" onClick={() => setRemoving(true)}>
          Remove
        </Button>
      </div>
      <ConfirmDialog
        open={removing}
        onOpenChange={setRemoving}
        title="Remove writing service"
        confirm="Remove service"
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSuccess: () => setRemoving(false) })}
      >
        The key is deleted with it. From then on texts are written by {otherwise}. What is written stays.
      </ConfirmDialog>
    </div>
  );
}
