import type { Property } from '@foyer/contract/properties';
import Images from 'lucide-react/icons/images';
import { Link } from 'react-router';
import { useWrittenLanguages } from '#features/property-languages/queries.ts';
import { useSelection } from '#lib/selection/selection-provider.tsx';
import { buttonStyle } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { Library } from './components/library.tsx';

/** The pictures of a property and those its organization shares. */
export function MediaScreen() {
  const { workspace, property, loadingWorkspaces, loadingProperties } = useSelection();
  if (property) return <Told key={property.id} property={property} />;
  const failed = loadingWorkspaces.error ? loadingWorkspaces : loadingProperties.error ? loadingProperties : null;
  return (
    <Page>
      <PageHead title="Media Library" />
      {failed?.error ? (
        <LoadFailed error={failed.error} onRetry={failed.reload} />
      ) : loadingWorkspaces.isLoading || loadingProperties.isLoading ? (
        <SkeletonRows rows={6} label="Loading the property" />
      ) : (
        <EmptyState
          Icon={Images}
          title="No property yet"
          action={
            workspace && (
              <Link to="/settings/workspace" className={buttonStyle({ variant: 'primary' })}>
                Add property
              </Link>
            )
          }
        >
          Pictures belong to a house. Add it with its address first.
        </EmptyState>
      )}
    </Page>
  );
}

function Told({ property }: { property: Property }) {
  const languages = useWrittenLanguages(property);
  if (languages) return <Library property={property} languages={languages} />;
  return (
    <Page>
      <PageHead title="Media Library" />
      <SkeletonRows rows={6} label="Loading pictures" />
    </Page>
  );
}
