import { defaultIdentity } from '@foyer/contract/site-content';
import { useSelection } from '#lib/selection/selection-provider.tsx';
import { ConfigurationScreen } from './components/configuration-screen.tsx';
import { IdentityForm } from './components/identity-form.tsx';
import { useSaying } from './hooks/use-saying.ts';

const sections = ['identity'] as const;
const defaults = { identity: defaultIdentity };

/** Who the site is. */
export function SiteIdentityScreen() {
  const { workspace, property, properties } = useSelection();
  const saying = useSaying();
  const [only, another] = properties;
  return (
    <ConfigurationScreen
      title="Site Identity"
      about="Name, logos, contact and what stands at the foot of every page."
      sections={sections}
      defaults={defaults}
    >
      {({ documents, change, problemAt }) => (
        <IdentityForm
          settings={documents.identity}
          problemAt={(path) => problemAt('identity', path)}
          onChange={(part) => change('identity', part)}
          comesAs={(another ? workspace?.name : only?.name) ?? ''}
          propertyId={property?.id ?? null}
          saying={saying}
        />
      )}
    </ConfigurationScreen>
  );
}
