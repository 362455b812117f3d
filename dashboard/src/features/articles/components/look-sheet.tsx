import type { Article, ArticlePost } from '@foyer/contract/articles';
import { type Language, languageNames } from '@foyer/contract/languages';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { PreviewFrame, type PreviewWidth } from '#ui/preview-frame.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Select } from '#ui/select.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useIsMobile } from '#ui/use-mobile.ts';
import { usePreview } from '../queries.ts';

const widths = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'tablet', label: 'Tablet' },
  { value: 'phone', label: 'Phone' },
] as const;

type LookSheetProps = { article: Article; language: Language; onClose: () => void };

/** The saved draft as its readers would get it from the site. */
export function LookSheet({ article, language, onClose }: LookSheetProps) {
  const [wanted, setWanted] = useState(language);
  const [width, setWidth] = useState<PreviewWidth>(useIsMobile() ? 'phone' : 'desktop');
  const post = article.posts.find((one) => one.language === wanted) ?? article.posts[0];
  if (!post) return null;
  return (
    <Sheet open onOpenChange={onClose} side="right" title="Preview" className="w-[min(1400px,96vw)]">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b px-4 py-2.5 max-md:px-3">
        <span aria-hidden className="text-base font-semibold">
          Preview
        </span>
        {article.posts.length > 1 && (
          <span className="w-32">
            <Select
              aria-label="Language of the preview"
              value={post.language}
              className="h-8 text-sm"
              onChange={(event) => setWanted(event.target.value as Language)}
            >
              {article.posts.map((one) => (
                <option key={one.language} value={one.language}>
                  {languageNames[one.language]}
                </option>
              ))}
            </Select>
          </span>
        )}
        <span className="max-md:order-2 max-md:basis-full">
          <Segmented label="Width" value={width} onChange={setWidth} options={widths} />
        </span>
        <Button variant="ghost" size="icon" className="ml-auto" aria-label="Close preview" onClick={onClose}>
          <X aria-hidden />
        </Button>
      </header>
      <Look key={`${post.language} ${post.version}`} articleId={article.id} post={post} width={width} />
    </Sheet>
  );
}

function Look({ articleId, post, width }: { articleId: string; post: ArticlePost; width: PreviewWidth }) {
  const { data, error, refetch } = usePreview(articleId, post.language, post.version);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too.
    <section aria-label="The article" tabIndex={0} className="min-h-0 grow overflow-auto bg-sunken p-4 max-md:p-3">
      {error ? (
        <LoadFailed error={error} onRetry={() => refetch()} />
      ) : data ? (
        <PreviewFrame url={data.url} width={width} />
      ) : (
        <p className="flex h-40 items-center justify-center gap-2 text-sm text-muted-foreground" role="status">
          <Spinner /> Loading the preview...
        </p>
      )}
    </section>
  );
}
