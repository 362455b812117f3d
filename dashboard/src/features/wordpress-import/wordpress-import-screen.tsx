import type { Channel } from '@foyer/contract/channels';
import DownloadCloud from 'lucide-react/icons/cloud-download';
import type { ReactNode } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { useChannel } from '#features/channels/queries.ts';
import { usePermissions } from '#features/permissions/queries.ts';
import { useOpenThing } from '#lib/page-title/page-title.tsx';
import { useSelection } from '#lib/selection/selection-provider.tsx';
import { buttonStyle } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { ImportFound } from './components/import-found.tsx';
import { LastImports } from './components/last-imports.tsx';
import { StartForm } from './components/start-form.tsx';
import { useImports } from './queries.ts';

/** Posts, pages, pictures and categories of a WordPress: looked at first, then brought in. */
export function WordPressImportScreen() {
  useOpenThing('Import from WordPress');
  const { domainId = '' } = useParams();
  const channel = useChannel(domainId);
  return (
    <Page>
      <PageHead title="Import from WordPress">
        Posts and pages come in as drafts, with their pictures and categories. Nothing comes in before you have seen it.
      </PageHead>
      {channel.error ? (
        <Card>
          <LoadFailed error={channel.error} onRetry={() => void channel.refetch()} />
        </Card>
      ) : channel.data === undefined ? (
        <Card>
          <SkeletonRows rows={4} label="Loading the connection" />
        </Card>
      ) : channel.data === null ? (
        <Card>
          <EmptyState
            Icon={DownloadCloud}
            title="No WordPress is connected"
            action={
              <Link to="/settings/workspace/domains" className={buttonStyle({ variant: 'primary' })}>
                Open domains
              </Link>
            }
          >
            Connect the WordPress of the domain first. Its user is who reads there.
          </EmptyState>
        </Card>
      ) : (
        <Import key={domainId} channel={channel.data} />
      )}
    </Page>
  );
}

function Import({ channel }: { channel: Channel }) {
  const { domainId } = channel;
  const [params, setParams] = useSearchParams();
  const imports = useImports(domainId);
  const workspace = useSelection().workspaces.find((one) => one.domainId === domainId);
  const { held, may } = usePermissions(workspace ? { workspaceId: workspace.id } : null);
  const mayImport = (['cms:connect', 'content:write', 'media:write', 'config:write'] as const).every(may);
  const refusal = held !== null && !mayImport ? 'Your role does not allow bringing a WordPress in' : undefined;
  const id = params.get('import');
  const open = (next: string | null) =>
    setParams((before) => {
      const changed = new URLSearchParams(before);
      for (const name of ['kind', 'outcome', 'noted', 'skip']) changed.delete(name);
      if (next) changed.set('import', next);
      else changed.delete('import');
      return changed;
    });
  return (
    <Columns beside={<LastImports imports={imports} shown={id} />}>
      {id ? (
        <ImportFound key={id} domainId={domainId} id={id} refusal={refusal} onOpen={open} />
      ) : (
        <StartForm channel={channel} refusal={refusal} onStarted={open} />
      )}
    </Columns>
  );
}

const Columns = ({ beside, children }: { beside: ReactNode; children: ReactNode }) => (
  <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_340px]">
    <div className="min-w-0">{children}</div>
    {beside}
  </div>
);
