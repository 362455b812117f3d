import type { Language } from '@foyer/contract/languages';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import Tablet from 'lucide-react/icons/tablet';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { usePreview } from '../queries.ts';
import { LoadFailed } from './load-failed.tsx';
import { SearchResult } from './search-result.tsx';
import { SocialCard } from './social-card.tsx';

const widths = { desktop: 1280, tablet: 820, phone: 390 } as const;
type Width = keyof typeof widths;

type LookSheetProps = {
  pageId: string;
  language: Language;
  title: string;
  description: string;
  url: string;
  /** Address of the picture that goes along when the page is shared. */
  picture: string | null;
  onClose: () => void;
};

/** The real page, as the site shows it, at three widths; under it how it looks in search results and when it is shared. */
export function LookSheet({ pageId, language, title, description, url, picture, onClose }: LookSheetProps) {
  const { mutate, data, error } = usePreview(pageId);
  const [width, setWidth] = useState<Width>('desktop');
  useEffect(() => mutate(language), [mutate, language]);
  return (
    <Sheet open onOpenChange={onClose} side="right" title="Preview" className="w-[min(1400px,96vw)]">
      <header className="flex items-center gap-3 border-b px-4 py-2.5">
        <span aria-hidden className="text-base font-semibold">
          Preview
        </span>
        <Segmented
          label="Width"
          value={width}
          onChange={setWidth}
          className="mx-auto max-md:hidden"
          options={[
            {
              value: 'desktop',
              label: (
                <>
                  <Monitor aria-hidden className="size-3.5" /> Desktop
                </>
              ),
            },
            {
              value: 'tablet',
              label: (
                <>
                  <Tablet aria-hidden className="size-3.5" /> Tablet
                </>
              ),
            },
            {
              value: 'phone',
              label: (
                <>
                  <Smartphone aria-hidden className="size-3.5" /> Phone
                </>
              ),
            },
          ]}
        />
        <Button variant="ghost" size="icon" className="max-md:ml-auto" aria-label="Close preview" onClick={onClose}>
          <X aria-hidden />
        </Button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too. */}
      <section aria-label="The page" tabIndex={0} className="min-h-0 grow overflow-auto bg-sunken p-4">
        {error ? (
          <LoadFailed error={error} onRetry={() => mutate(language)} />
        ) : data ? (
          <iframe
            title="The page as guests will see it"
            src={data.url}
            sandbox="allow-same-origin"
            className="mx-auto block h-[70vh] rounded-[8px] border bg-white"
            style={{ width: widths[width], maxWidth: '100%' }}
          />
        ) : (
          <p className="grid h-40 place-items-center" role="status">
            <Spinner /> <span className="sr-only">Loading the preview</span>
          </p>
        )}
        <div className="mx-auto mt-4 grid max-w-[1000px] gap-4 md:grid-cols-2">
          <div className="min-w-0 rounded-[10px] border bg-card px-4 py-3">
            <SearchResult title={title} description={description} url={url} />
          </div>
          <SocialCard title={title} description={description} url={url} picture={picture} />
        </div>
      </section>
    </Sheet>
  );
}
