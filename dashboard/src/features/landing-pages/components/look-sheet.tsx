import type { LandingPage } from '@foyer/contract/landing-pages';
import { type Language, languageNames } from '@foyer/contract/languages';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import Tablet from 'lucide-react/icons/tablet';
import X from 'lucide-react/icons/x';
import { type ComponentType, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { PreviewFrame, type PreviewWidth } from '#ui/preview-frame.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Select } from '#ui/select.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useIsMobile } from '#ui/use-mobile.ts';
import { useLook } from '../hooks/use-look.ts';
import { SharingLook } from './sharing-look.tsx';
import { StructuredData } from './structured-data.tsx';

const views = [
  { value: 'page', label: 'Page' },
  { value: 'sharing', label: 'Search and sharing' },
  { value: 'data', label: 'JSON-LD' },
] as const;
type View = (typeof views)[number]['value'];

const widthLabel = (Icon: ComponentType<{ 'aria-hidden': boolean; className: string }>, name: string) => (
  <>
    <Icon aria-hidden className="size-3.5" /> {name}
  </>
);
const widths = [
  { value: 'desktop', label: widthLabel(Monitor, 'Desktop') },
  { value: 'tablet', label: widthLabel(Tablet, 'Tablet') },
  { value: 'phone', label: widthLabel(Smartphone, 'Phone') },
] as const;

type LookSheetProps = { page: LandingPage; language: Language; onClose: () => void };

/** The saved text as guests and search engines would get it from the site. */
export function LookSheet({ page, language, onClose }: LookSheetProps) {
  const [wanted, setWanted] = useState(language);
  const [view, setView] = useState<View>('page');
  const [width, setWidth] = useState<PreviewWidth>(useIsMobile() ? 'phone' : 'desktop');
  const post = page.posts.find((one) => one.language === wanted) ?? page.posts[0];
  const written = page.posts.filter((one) => one.blocks.length > 0 || one === post);
  if (!post) return null;
  return (
    <Sheet open onOpenChange={onClose} side="right" title="Preview" className="w-[min(1400px,96vw)]">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b px-4 py-2.5 max-md:px-3">
        <span aria-hidden className="text-base font-semibold">
          Preview
        </span>
        {written.length > 1 && (
          <span className="w-32">
            <Select
              aria-label="Language of the preview"
              value={post.language}
              className="h-8 text-sm"
              onChange={(event) => setWanted(event.target.value as Language)}
            >
              {written.map((one) => (
                <option key={one.language} value={one.language}>
                  {languageNames[one.language]}
                </option>
              ))}
            </Select>
          </span>
        )}
        <span className="max-md:order-2 max-md:basis-full">
          <Segmented label="Look at" value={view} onChange={setView} options={views} />
        </span>
        {view === 'page' && (
          <span className="max-md:order-2 max-md:basis-full">
            <Segmented label="Width" value={width} onChange={setWidth} options={widths} />
          </span>
        )}
        <Button variant="ghost" size="icon" className="ml-auto" aria-label="Close preview" onClick={onClose}>
          <X aria-hidden />
        </Button>
      </header>
      <Look key={`${post.language} ${post.version}`} pageId={page.id} post={post} view={view} width={width} />
    </Sheet>
  );
}

type LookProps = { pageId: string; post: LandingPage['posts'][number]; view: View; width: PreviewWidth };

function Look({ pageId, post, view, width }: LookProps) {
  const { address, head } = useLook(pageId, post);
  const needed = view === 'page' ? address : address.error ? address : head;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too.
    <section aria-label="The page" tabIndex={0} className="min-h-0 grow overflow-auto bg-sunken p-4 max-md:p-3">
      {needed.error ? (
        <LoadFailed error={needed.error} onRetry={() => needed.refetch()} />
      ) : view === 'page' && address.data ? (
        <PreviewFrame url={address.data.url} width={width} />
      ) : view === 'sharing' && head.data ? (
        <SharingLook head={head.data} post={post} />
      ) : view === 'data' && head.data ? (
        <StructuredData head={head.data} />
      ) : (
        <p className="flex h-40 items-center justify-center gap-2 text-sm text-muted-foreground" role="status">
          <Spinner /> Loading the preview...
        </p>
      )}
    </section>
  );
}
