import { useQuery } from '@tanstack/react-query';
import Building2 from 'lucide-react/icons/building-2';
import { Link } from 'react-router';
import { messageOf, requestIdOf } from '#lib/api/api-error.ts';
import { useSelection } from '#lib/selection/selection-provider.tsx';
import { buttonStyle } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { PropertyLanguages } from './property-languages.tsx';
import { workspaceLanguagesQuery } from './queries.ts';

/** In which languages each property of the workspace is told. */
export function LanguagesScreen() {
  const { workspace, properties, loadingWorkspaces, loadingProperties } = useSelection();
  const { data, error, refetch } = useQuery({
    ...workspaceLanguagesQuery(workspace?.id ?? ''),
    enabled: workspace !== null,
  });
  return (
    <>
      <PageHead title="Languages">
        Pages of a property are written in its active languages. Guests who ask for none of them read the default.
      </PageHead>
      <div className="flex max-w-[760px] flex-col gap-3">
        {error && !data ? (
          <Card>
            <ErrorState
              title="Failed to load workspace languages"
              message={messageOf(error)}
              requestId={requestIdOf(error)}
              onRetry={() => void refetch()}
            />
          </Card>
        ) : loadingProperties.error ? (
          <Card>
            <ErrorState
              message={messageOf(loadingProperties.error)}
              requestId={requestIdOf(loadingProperties.error)}
              onRetry={loadingProperties.reload}
            />
          </Card>
        ) : properties.length > 0 && data && workspace ? (
          properties.map((property) => (
            <PropertyLanguages
              key={property.id}
              property={property}
              workspaceId={workspace.id}
              languages={data.filter(({ propertyId }) => propertyId === property.id)}
            />
          ))
        ) : loadingWorkspaces.isLoading || loadingProperties.isLoading || properties.length > 0 ? (
          <Card>
            <SkeletonRows rows={3} label="Loading languages" />
          </Card>
        ) : (
          <Card>
            <EmptyState
              Icon={Building2}
              title={workspace ? 'No property yet' : 'No workspace yet'}
              action={
                <Link to="/settings/workspace" className={buttonStyle({ variant: 'primary' })}>
                  {workspace ? 'Add property' : 'Create workspace'}
                </Link>
              }
            >
              Languages belong to a property. {workspace ? 'Add the first one of this workspace.' : ''}
            </EmptyState>
          </Card>
        )}
      </div>
    </>
  );
}
