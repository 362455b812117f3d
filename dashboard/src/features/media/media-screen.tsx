import type { Property } from '@foyer/contract/properties';
import Images from 'lucide-react/icons/images';
import { useWrittenLanguages } from '#features/property-languages/queries.ts';
import { Page, PageHead } from '#ui/page-head.tsx';
import { PropertyPage } from '#ui/property-page.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { Library } from './components/library.tsx';

/** The pictures of a property and those its organization shares. */
export const MediaScreen = () => (
  <PropertyPage
    title="Media Library"
    Icon={Images}
    without="Pictures belong to a house. Add it with its address first."
  >
    {(property) => <Told key={property.id} property={property} />}
  </PropertyPage>
);

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
