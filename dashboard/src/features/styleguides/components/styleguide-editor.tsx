import type { Language } from '@foyer/contract/languages';
import type { Property } from '@foyer/contract/properties';
import type { Styleguide } from '@foyer/contract/styleguides';
import History from 'lucide-react/icons/history';
import { Tabs } from 'radix-ui';
import { type FormEvent, useDeferredValue, useState } from 'react';
import { usePermissions } from '#features/permissions/queries.ts';
import { dayAndTime } from '#lib/dates/dates.ts';
import { useLeaveGuard } from '#lib/forms/use-leave-guard.ts';
import { useSettled } from '#lib/forms/use-settled.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { LeaveDialog } from '#ui/leave-dialog.tsx';
import { tabRow, tabStyle, useChosenInSight } from '#ui/tab-style.ts';
import { TwoVersions } from '#ui/two-versions.tsx';
import { countExamples, partsBeside } from '../guide-words.ts';
import { useGuideDraft, useReadable } from '../hooks/use-guide-draft.ts';
import { useAim } from '../hooks/use-sample.ts';
import { useLiveEffect } from '../queries.ts';
import { ExampleList } from './example-list.tsx';
import { GeneralTab } from './general-tab.tsx';
import { GuideMenu } from './guide-menu.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { LanguagesTab } from './languages-tab.tsx';
import { LiveEffectPanel } from './live-effect.tsx';
import { SamplePanel } from './sample-panel.tsx';
import { ToneTab } from './tone-tab.tsx';
import { TrainingPanel } from './training-panel.tsx';

type Tab = 'general' | 'tone' | 'examples' | 'languages';

/** The tab a field stands on. */
const tabOf = (field: string): Tab =>
  field.startsWith('content.general') || field === 'name'
    ? 'general'
    : field.startsWith('content.examples')
      ? 'examples'
      : field.startsWith('content.languageOverrides')
        ? 'languages'
        : 'tone';

type StyleguideEditorProps = { styleguide: Styleguide; workspaceId: string; property: Property | null };

/** A style guide to change, with what it makes of a text, of live pages, and what texts could teach it beside it. */
export function StyleguideEditor({ styleguide, workspaceId, property }: StyleguideEditorProps) {
  const guide = useGuideDraft(styleguide);
  const { base, draft, dirty, problems, stale, saving } = guide;
  const { held, may } = usePermissions({ workspaceId });
  const [tab, setTab] = useState<Tab>('tone');
  const row = useChosenInSight<HTMLDivElement>(tab);
  const [history, setHistory] = useState(false);
  const [language, setLanguage] = useState<Language>('en');
  const [turn, setTurn] = useState(0);
  const guard = useLeaveGuard(dirty && !saving);
  // What is costly to work out follows when the keys rest.
  const settled = useDeferredValue(useSettled(dirty ? draft.content : base.content));
  const readable = useReadable(settled, draft.name);
  const manages = may('styleguide:manage');
  const effect = useLiveEffect(base, manages ? readable : null);
  const refusal = held && !manages ? 'Your role does not allow changing the style guide' : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = guide.submit();
    if (wrong !== null) setTab(tabOf(wrong));
  };
  const aim = useAim(draft.content);
  const sampled = dirty && readable ? readable : base.content;
  const tabs: { value: Tab; name: string; count?: number }[] = [
    { value: 'general', name: 'General' },
    { value: 'tone', name: 'Tone and words' },
    { value: 'examples', name: 'Examples', count: countExamples(draft.content) },
    { value: 'languages', name: 'Languages', count: Object.keys(draft.content.languageOverrides).length },
  ];
  return (
    <div className="flex min-h-0 grow max-xl:block max-xl:overflow-y-auto">
      <LeaveDialog open={guard.state === 'blocked'} onStay={() => guard.reset()} onLeave={() => guard.proceed()} />
      <div className="min-h-0 min-w-0 grow overflow-y-auto px-7 py-5 max-xl:overflow-visible max-md:p-4">
        <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-x-4 gap-y-3">
          <div className="min-w-0 grow">
            <h1 className="text-xl font-semibold tracking-[-.014em]">Styleguide</h1>
            <p className="mt-0.5 text-muted-foreground">
              How {draft.content.general.hotelName || base.name} sounds to guests.
            </p>
          </div>
          <div className="flex shrink-0 gap-2">
            <GuideMenu draft={draft} dirty={dirty} refusal={refusal} onImport={guide.replace} />
            <Button onClick={() => setHistory(true)}>
              <History aria-hidden />
              History
            </Button>
            <Button
              type="submit"
              variant="primary"
              busy={saving}
              disabledReason={refusal ?? (dirty || saving ? undefined : 'Nothing has changed')}
            >
              {saving ? 'Saving...' : 'Save changes'}
            </Button>
          </div>
        </form>
        <div className="mt-3 flex flex-col gap-3 empty:hidden">
          {stale && (
            <TwoVersions
              message={stale.message}
              parts={partsBeside(draft, stale.theirs)}
              onKeepMine={guide.keepMine}
              onTakeTheirs={guide.takeTheirs}
            />
          )}
          <ErrorSummary problems={problems} />
        </div>
        <Tabs.Root value={tab} onValueChange={(value) => setTab(value as Tab)}>
          <div className="mt-2 mb-3.5 flex flex-wrap items-center gap-x-5 border-b">
            <Tabs.List aria-label="Parts of the style guide" ref={row} className={tabRow}>
              {tabs.map(({ value, name, count }) => (
                <Tabs.Trigger key={value} value={value} className={tabStyle}>
                  {name}
                  {count !== undefined && <span className="num font-normal text-subtle-foreground">{count}</span>}
                </Tabs.Trigger>
              ))}
            </Tabs.List>
            <span className="ml-auto py-2 text-xs text-muted-foreground">
              {dirty ? 'Not saved yet' : `Version ${base.version}, saved ${dayAndTime(base.updatedAt)}`}
            </span>
          </div>
          <Tabs.Content value="general">
            <GeneralTab guide={guide} />
          </Tabs.Content>
          <Tabs.Content value="tone">
            <ToneTab guide={guide} aim={aim} effect={effect.data} />
          </Tabs.Content>
          <Tabs.Content value="examples" className="flex flex-col gap-3.5">
            {examples.map(({ key, title, kind }) => (
              <ExampleList
                key={key}
                title={title}
                kind={kind}
                values={draft.content.examples[key]}
                onChange={(values) =>
                  guide.change({ ...draft.content, examples: { ...draft.content.examples, [key]: values } })
                }
              />
            ))}
          </Tabs.Content>
          <Tabs.Content value="languages">
            <LanguagesTab guide={guide} effect={effect.data} />
          </Tabs.Content>
        </Tabs.Root>
      </div>
      <aside
        aria-label="Sample, live pages and training"
        className="w-[400px] shrink-0 overflow-y-auto border-l bg-sunken max-xl:w-auto max-xl:border-t max-xl:border-l-0"
      >
        <SamplePanel
          property={property}
          content={sampled}
          saved={base.content}
          language={language}
          onLanguage={setLanguage}
          turn={turn}
          onAgain={() => setTurn(turn + 1)}
        />
        {manages && <LiveEffectPanel effect={effect} dirty={dirty} />}
        <TrainingPanel
          styleguideId={base.id}
          live={effect.data?.checked ?? null}
          refusal={held && !may('ai:train') ? 'Your role does not allow training' : undefined}
          dirty={dirty}
        />
      </aside>
      {history && (
        <HistoryDialog
          styleguide={base}
          refusal={refusal ?? (dirty ? 'Save your changes first' : undefined)}
          onClose={() => setHistory(false)}
        />
      )}
    </div>
  );
}

const examples = [
  { key: 'headlines', title: 'Headlines that sound like us', kind: 'headline' },
  { key: 'descriptions', title: 'Descriptions that sound like us', kind: 'description' },
  { key: 'amenities', title: 'How we name amenities', kind: 'name' },
] as const;
