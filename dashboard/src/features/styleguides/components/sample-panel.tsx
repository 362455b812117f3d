import { type Language, languages } from '@foyer/contract/languages';
import type { Property } from '@foyer/contract/properties';
import type { StyleguideContent } from '@foyer/contract/styleguides';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { counted } from '../guide-words.ts';
import { useSample } from '../hooks/use-sample.ts';

type SamplePanelProps = {
  property: Property | null;
  /** As it is written here. */
  content: StyleguideContent;
  /** As it is saved; the same while nothing is changed. */
  saved: StyleguideContent;
  language: Language;
  onLanguage: (language: Language) => void;
  /** Goes up with each wish for another text. */
  turn: number;
  onAgain: () => void;
};

/** The same facts in the tone of the settings beside it, and below as they read before. */
export function SamplePanel(props: SamplePanelProps) {
  const { property, language, onLanguage } = props;
  return (
    <section aria-label="Live sample" className="px-5 pt-4 pb-3.5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base font-semibold">Live sample</h2>
        <Segmented
          label="Language of the sample"
          value={language}
          options={languages.map((one) => ({ value: one, label: one.toUpperCase() }))}
          onChange={onLanguage}
        />
      </div>
      <p className="mt-1 text-xs text-muted-foreground">
        {property
          ? `The same facts of ${property.name}, in the words the settings ask for.`
          : 'A sample needs a property. Add one with the switcher.'}
      </p>
      {property && <Written {...props} property={property} />}
    </section>
  );
}

function Written({ property, content, saved, language, turn, onAgain }: SamplePanelProps & { property: Property }) {
  const [before, setBefore] = useState(true);
  const changed = content !== saved;
  const { sample, was, error, retry } = useSample(property, { content, saved, language, turn });
  if (error) return <LoadFailed error={error} onRetry={retry} />;
  if (!sample) return <SkeletonRows rows={3} label="Writing the sample" />;
  return (
    <>
      <article
        lang={language}
        aria-label={changed ? 'Now' : 'As saved'}
        className="mt-3 rounded-[10px] border bg-card px-[18px] pt-3.5 pb-4 shadow-sm"
      >
        <p className="mb-1.5 text-xs font-semibold text-primary">
          {changed ? 'Now' : 'As saved'}, formality {content.tone.formality}
        </p>
        <h3 className="mb-1.5 font-voice text-xl tracking-[-.01em]">{sample.title}</h3>
        {sample.paragraphs.map((text) => (
          <p key={text} className="mt-1.5 font-voice text-[1.0625rem] leading-[1.625rem]">
            {text}
          </p>
        ))}
      </article>
      {changed && was && before && (
        <article
          lang={language}
          aria-label="As saved"
          className="mt-2.5 rounded-[10px] border border-dashed border-border-strong px-[18px] pt-3.5 pb-4 text-muted-foreground"
        >
          <p className="mb-1.5 text-xs font-semibold">As saved, formality {saved.tone.formality}</p>
          {was.paragraphs.map((text) => (
            <p key={text} className="mt-1.5 font-voice text-[0.9375rem] leading-[1.4375rem]">
              {text}
            </p>
          ))}
        </article>
      )}
      <div className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-xs">
        <Sign good>{counted(sample.facts, 'fact')}</Sign>
        <Sign good>{counted(sample.words, 'word')}</Sign>
        <Sign good={sample.avoided === 0}>
          {sample.avoided === 0 ? 'no avoided words' : counted(sample.avoided, 'avoided word')}
        </Sign>
        <span className="ml-auto flex gap-2">
          {changed && (
            <Button size="sm" variant="ghost" aria-expanded={before} onClick={() => setBefore(!before)}>
              {before ? 'Hide before' : 'Show before'}
            </Button>
          )}
          <Button size="sm" aria-label="Write the sample again" onClick={onAgain}>
            <RefreshCw aria-hidden />
            Again
          </Button>
        </span>
      </div>
    </>
  );
}

const Sign = ({ good, children }: { good: boolean; children: ReactNode }) => {
  const Icon = good ? CircleCheck : CircleAlert;
  return (
    <span className="flex items-center gap-1.5">
      <Icon aria-hidden className={cn('size-3.5 stroke-[1.75]', good ? 'text-success' : 'text-destructive')} />
      {children}
    </span>
  );
};
