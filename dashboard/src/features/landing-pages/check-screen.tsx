import { lengthRange } from '@foyer/contract/content';
import type { LandingPage } from '@foyer/contract/landing-pages';
import { type Language, languageNames, languages } from '@foyer/contract/languages';
import type { Property } from '@foyer/contract/properties';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { ledgerReader } from '#lib/ledger/ledger.ts';
import { useOpenThing } from '#lib/page-title/page-title.tsx';
import { LanguageTabs } from '#ui/language-tabs.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Page } from '#ui/page-head.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { CheckEditor } from './components/check-editor.tsx';
import { LandingPageGate } from './components/property-gate.tsx';
import { type Contexts, usePageSources } from './hooks/use-page-sources.ts';
import { usePictures } from './queries.ts';

export const CheckScreen = () => (
  <LandingPageGate>{(property, page) => <CheckLoader property={property} page={page} />}</LandingPageGate>
);

function CheckLoader({ property, page }: { property: Property; page: LandingPage }) {
  const { sources, failed: missed } = usePageSources(property, page.eventId);
  const pictures = usePictures(property.id);
  useOpenThing(page.name);
  const failed = missed ?? (pictures.error ? pictures : undefined);
  if (failed?.error)
    return (
      <Page>
        <LoadFailed error={failed.error} onRetry={() => failed.refetch()} />
      </Page>
    );
  if (!sources || !pictures.data)
    return (
      <Page>
        <SkeletonRows rows={8} label="Loading the page" />
      </Page>
    );
  return <Check property={property} page={page} contexts={sources.contexts} pictures={pictures.data.data} />;
}

type CheckProps = {
  property: Property;
  page: LandingPage;
  contexts: Contexts;
  pictures: React.ComponentProps<typeof CheckEditor>['pictures'];
};

function Check({ property, page, contexts, pictures }: CheckProps) {
  const [params, setParams] = useSearchParams();
  const wanted = params.get('language');
  const post = page.posts.find((one) => one.language === wanted) ?? page.posts[0];
  const readers = useMemo(
    () =>
      new Map(languages.map((language) => [language, ledgerReader(contexts[language], page.brief.length)] as const)),
    [contexts, page.brief.length],
  );
  const open = useMemo(() => {
    const counts: Partial<Record<Language, number>> = {};
    for (const one of page.posts) counts[one.language] = readers.get(one.language)?.(one, one.approvals).open ?? 0;
    return counts;
  }, [page.posts, readers]);
  if (!post) return null;
  const tabs = (
    <LanguageTabs
      languages={page.posts.map(({ language }) => ({
        language,
        name: languageNames[language],
        open: open[language] ?? 0,
      }))}
      active={post.language}
      onChoose={(language) => setParams({ language }, { replace: true })}
    />
  );
  return (
    <CheckEditor
      key={post.postId}
      property={property}
      page={page}
      post={post}
      context={contexts[post.language]}
      pictures={pictures}
      range={lengthRange[page.brief.length]}
      tabs={tabs}
    />
  );
}
