import type { Article } from '@foyer/contract/articles';
import { type Language, languageNames, languages } from '@foyer/contract/languages';
import type { Media } from '@foyer/contract/media';
import type { Property } from '@foyer/contract/properties';
import { useEffect, useMemo, useRef } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useOpenThing } from '#lib/page-title/page-title.tsx';
import { useSelection } from '#lib/selection/selection-provider.tsx';
import { LanguageTabs } from '#ui/language-tabs.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Page } from '#ui/page-head.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { AddLanguage } from './components/add-language.tsx';
import { ArticleEditor } from './components/article-editor.tsx';
import { articleReader, readDraft } from './hooks/article-ledger.ts';
import { type Contexts, useArticleSources } from './hooks/use-article-sources.ts';
import { useArticle, usePicturesOf } from './queries.ts';

const Waiting = () => (
  <Page>
    <SkeletonRows rows={8} label="Loading the article" />
  </Page>
);

/** An article, at home where it belongs: its own house or workspace is selected, whichever was before. */
export function ArticleScreen() {
  const { articleId = '' } = useParams();
  return <AtHome key={articleId} id={articleId} />;
}

function AtHome({ id }: { id: string }) {
  const { workspace, property, properties, follow, selectWorkspace } = useSelection();
  const navigate = useNavigate();
  const { data: article, error, refetch } = useArticle(id);
  const own =
    article !== undefined &&
    workspace?.id === article.workspaceId &&
    (article.propertyId === null || property?.id === article.propertyId);
  const shown = useRef(false);
  useEffect(() => {
    if (!article || !workspace) return;
    if (own) shown.current = true;
    // The place is gone from under an open article: it stays where it is, and its screen is left.
    else if (shown.current) navigate('/blog');
    else if (article.propertyId) follow({ id: article.propertyId, workspaceId: article.workspaceId });
    else selectWorkspace(article.workspaceId);
  }, [article, workspace, own, follow, selectWorkspace, navigate]);
  if (error)
    return (
      <Page>
        <LoadFailed error={error} onRetry={() => refetch()} />
      </Page>
    );
  if (!article || !own) return <Waiting />;
  const house = properties.find((one) => one.id === article.propertyId) ?? null;
  if (article.propertyId !== null && !house) return <Waiting />;
  return <Loader article={article} house={house} near={house ?? property} />;
}

/** `near` lends its pictures to an article without a house, and its name to what is written for it. */
function Loader({ article, house, near }: { article: Article; house: Property | null; near: Property | null }) {
  const { contexts, failed: missed } = useArticleSources(article, house);
  const pictures = usePicturesOf(near?.id);
  useOpenThing(article.name);
  const failed = missed ?? (pictures.error ? pictures : undefined);
  if (failed?.error)
    return (
      <Page>
        <LoadFailed error={failed.error} onRetry={() => failed.refetch()} />
      </Page>
    );
  if (!contexts || (near && !pictures.data)) return <Waiting />;
  return <Write article={article} house={house} near={near} contexts={contexts} pictures={pictures.data?.data ?? []} />;
}

type WriteProps = {
  article: Article;
  house: Property | null;
  near: Property | null;
  contexts: Contexts;
  pictures: readonly Media[];
};

function Write({ article, house, near, contexts, pictures }: WriteProps) {
  const [params, setParams] = useSearchParams();
  const wanted = params.get('language');
  const post = article.posts.find((one) => one.language === wanted) ?? article.posts[0];
  const choose = (language: Language) =>
    setParams(
      (before) => {
        before.set('language', language);
        return before;
      },
      { replace: true },
    );
  const readers = useMemo(
    () => new Map(languages.map((language) => [language, articleReader(contexts[language])] as const)),
    [contexts],
  );
  const open = useMemo(() => {
    const counts: Partial<Record<Language, number>> = {};
    for (const one of article.posts)
      counts[one.language] = readers.get(one.language)?.(readDraft(one), one.approvals).open ?? 0;
    return counts;
  }, [article.posts, readers]);
  if (!post) return null;
  return (
    <ArticleEditor
      key={post.postId}
      article={article}
      post={post}
      house={house}
      near={near}
      context={contexts[post.language]}
      pictures={pictures}
      tabs={
        <span className="flex min-w-0 items-center gap-3">
          <LanguageTabs
            languages={article.posts.map(({ language }) => ({
              language,
              name: languageNames[language],
              open: open[language] ?? 0,
            }))}
            active={post.language}
            onChoose={choose}
          />
          <AddLanguage article={article} onAdded={choose} />
        </span>
      }
    />
  );
}
