import Hammer from 'lucide-react/icons/hammer';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';

/** A screen of the menu that is not built yet, and says so. */
export const placeholderScreen = (title: string, sentence: string) => ({
  Component: () => (
    <Page>
      <PageHead title={title} />
      <Card>
        <EmptyState Icon={Hammer} title="Not built yet">
          {sentence}
        </EmptyState>
      </Card>
    </Page>
  ),
});
