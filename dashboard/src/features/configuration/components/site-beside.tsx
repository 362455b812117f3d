import type { PreviewKind } from '@foyer/contract/site-settings';
import Globe from 'lucide-react/icons/globe';
import { useState } from 'react';
import { Link } from 'react-router';
import { buttonStyle } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import type { PreviewWidth } from '#ui/preview-frame.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useIsMobile } from '#ui/use-mobile.ts';
import { usePreview } from '../queries.ts';
import { LookBar } from './look-bar.tsx';
import { SiteFrame } from './site-frame.tsx';

type SiteBesideProps = {
  domainId: string;
  host: string;
  refusal: string | undefined;
  /** Goes up when the site is to be shown anew. */
  revision: number;
  night: boolean;
  /** The page to begin with. */
  shows: PreviewKind;
  canUndo: boolean;
  onUndo: () => void;
  flush: () => Promise<boolean>;
  onTaken: () => Promise<void>;
};

/** The real site as it is edited, with what can be done to the look as a whole above it. */
export function SiteBeside({ domainId, host, revision, night, shows, ...bar }: SiteBesideProps) {
  const preview = usePreview(domainId);
  const [chosen, setChosen] = useState<string | null>(null);
  const [width, setWidth] = useState<PreviewWidth>(useIsMobile() ? 'phone' : 'desktop');
  const { data, error } = preview;
  const pages = data?.pages ?? [];
  const path = chosen ?? (pages.find(({ kind }) => kind === shows) ?? pages[0])?.path ?? '/';
  return (
    <>
      <LookBar
        domainId={domainId}
        pages={pages}
        path={path}
        onPath={setChosen}
        width={width}
        onWidth={setWidth}
        {...bar}
      />
      <div className="min-h-0 grow bg-sunken p-5 max-lg:min-h-[70vh] max-md:p-3">
        {data?.origin ? (
          <SiteFrame
            origin={data.origin}
            host={host}
            token={data.token}
            path={path}
            revision={revision}
            night={night}
            width={width}
            onFollow={setChosen}
          />
        ) : data ? (
          <EmptyState
            Icon={Globe}
            title="Your site is not served yet"
            action={
              <Link to="/settings/workspace/domains" className={buttonStyle({ variant: 'primary' })}>
                Verify domain
              </Link>
            }
          >
            {host} is not verified. What you set here is kept and shows once the site is served.
          </EmptyState>
        ) : error ? (
          <LoadFailed error={error} onRetry={() => void preview.refetch()} />
        ) : (
          <p className="flex h-40 items-center justify-center gap-2 text-sm text-muted-foreground" role="status">
            <Spinner /> Loading your site...
          </p>
        )}
      </div>
    </>
  );
}
