import { lengthRange } from '@foyer/contract/content';
import type { LandingPage } from '@foyer/contract/landing-pages';
import { type Language, languageNames } from '@foyer/contract/languages';
import type { Property } from '@foyer/contract/properties';
import type { TextContext } from '@foyer/editorial/context';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useOpenThing } from '#lib/page-title/page-title.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Page } from '#ui/page-head.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { CheckEditor } from './components/check-editor.tsx';
import { LanguageTabs } from './components/language-tabs.tsx';
import { PropertyGate } from './components/property-gate.tsx';
import { ledgerOf } from './ledger.ts';
import { useEvent, useFacts, useLandingPage, usePictures, useStyleguide } from './queries.ts';

export const CheckScreen = () => (
  <PropertyGate>{(property) => <CheckLoader key={property.id} property={property} />}</PropertyGate>
);

function CheckLoader({ property }: { property: Property }) {
  const { pageId = '' } = useParams();
  const page = useLandingPage(pageId);
  const event = useEvent(page.data?.eventId ?? null);
  const facts = useFacts(property.id);
  const styleguide = useStyleguide(property.id);
  const pictures = usePictures(property.id);
  useOpenThing(page.data?.name);
  const context = useMemo(
    () =>
      facts.data && styleguide.data
        ? { property, facts: facts.data.data, event: event.data ?? null, styleguide: styleguide.data.content }
        : null,
    [property, facts.data, event.data, styleguide.data],
  );
  const failed = [page, event, facts, styleguide, pictures].find((query) => query.error);
  if (failed?.error)
    return (
      <Page>
        <ErrorState message={failed.error.message} onRetry={() => failed.refetch()} />
      </Page>
    );
  if (!page.data || !context || !pictures.data || (page.data.eventId && !event.data))
    return (
      <Page>
        <SkeletonRows rows={8} label="Loading the page" />
      </Page>
    );
  return <Check property={property} page={page.data} context={context} pictures={pictures.data.data} />;
}

type CheckProps = {
  property: Property;
  page: LandingPage;
  context: Omit<TextContext, 'language'>;
  pictures: React.ComponentProps<typeof CheckEditor>['pictures'];
};

function Check({ property, page, context, pictures }: CheckProps) {
  const [params, setParams] = useSearchParams();
  const wanted = params.get('language');
  const post = page.posts.find((one) => one.language === wanted) ?? page.posts[0];
  const open = useMemo(() => {
    const counts: Partial<Record<Language, number>> = {};
    for (const one of page.posts)
      counts[one.language] = ledgerOf(
        one,
        { ...context, language: one.language },
        page.brief.length,
        one.approvals,
      ).open;
    return counts;
  }, [page, context]);
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
      context={context}
      pictures={pictures}
      range={lengthRange[page.brief.length]}
      tabs={tabs}
    />
  );
}
