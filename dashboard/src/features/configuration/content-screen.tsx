import { defaultArchives, defaultBanners } from '@foyer/contract/site-content';
import { useSelection } from '#lib/selection/selection-provider.tsx';
import { ArchivesForm } from './components/archives-form.tsx';
import { BannersForm } from './components/banners-form.tsx';
import { ConfigurationScreen } from './components/configuration-screen.tsx';
import { useSaying } from './hooks/use-saying.ts';

const sections = ['banners', 'archives'] as const;
const defaults = { banners: defaultBanners, archives: defaultArchives };

/** What the team puts on its site beside its pages. */
export function ContentScreen() {
  const { property, properties } = useSelection();
  const saying = useSaying();
  const propertyId = property?.id ?? null;
  return (
    <ConfigurationScreen
      title="Content"
      about="Banners, and the words above lists."
      sections={sections}
      defaults={defaults}
    >
      {({ documents, change, problemAt }) => (
        <>
          <BannersForm
            settings={documents.banners}
            problemAt={(path) => problemAt('banners', path)}
            onChange={(part) => change('banners', part)}
            propertyId={propertyId}
            timeZone={properties[0]?.timeZone ?? 'UTC'}
            saying={saying}
          />
          <ArchivesForm
            settings={documents.archives}
            problemAt={(path) => problemAt('archives', path)}
            onChange={(part) => change('archives', part)}
            propertyId={propertyId}
            saying={saying}
          />
        </>
      )}
    </ConfigurationScreen>
  );
}
