import { useSelection } from '#lib/selection/selection-provider.tsx';
import { CategoriesForm } from './components/categories-form.tsx';
import { ConfigurationScreen } from './components/configuration-screen.tsx';
import { useSaying } from './hooks/use-saying.ts';

const sections = [] as const;
const defaults = {};

/** What events and articles of the site are sorted into. */
export function CategoriesScreen() {
  const { workspace } = useSelection();
  const saying = useSaying();
  return (
    <ConfigurationScreen
      title="Categories"
      about="What events and articles are sorted into, and how guests find them."
      sections={sections}
      defaults={defaults}
      shows="events"
    >
      {({ refresh }) =>
        workspace && <CategoriesForm domainId={workspace.domainId} saying={saying} onSaved={() => void refresh()} />
      }
    </ConfigurationScreen>
  );
}
