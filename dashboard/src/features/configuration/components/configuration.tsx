import type { Documents } from '@foyer/contract/site-documents';
import type { DraftSection } from '@foyer/contract/site-settings';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { LeaveDialog } from '#ui/leave-dialog.tsx';
import { SaveLine } from '#ui/save-line.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { TwoVersions } from '#ui/two-versions.tsx';
import { useSettingsDraft } from '../hooks/use-settings-draft.ts';
import type { Stored } from '../queries.ts';
import { fieldWords, valueWords } from '../words.ts';
import type { ConfigurationScreenProps } from './configuration-screen.tsx';
import { SiteBeside } from './site-beside.tsx';

type ConfigurationProps<S extends DraftSection> = ConfigurationScreenProps<S> & {
  domainId: string;
  host: string;
  stored: Stored<S>;
  reread: () => Promise<Stored<S> | undefined>;
  /** Why nothing can be changed here, if so. */
  refusal: string | undefined;
};

const sides = [
  { value: 'form', label: 'Settings' },
  { value: 'site', label: 'Site' },
] as const;

/** The form of a screen beside the site it changes; where both do not fit, one of them at a time. */
export function Configuration<S extends DraftSection>(props: ConfigurationProps<S>) {
  const {
    title,
    about,
    sections,
    defaults,
    night = false,
    shows = 'home',
    children,
    below,
    domainId,
    host,
    stored,
    reread,
    refusal,
  } = props;
  const draft = useSettingsDraft({ domainId, sections, stored, reread });
  const { form, state, guard, theirs } = draft;
  const [side, setSide] = useState<'form' | 'site'>('form');
  const reset = () => {
    for (const section of sections) form.change(section, (defaults[section] ?? {}) as Partial<Documents[S]>);
  };
  const isDefault = sections.every((section) =>
    Object.entries(defaults[section] ?? {}).every(
      ([name, value]) => JSON.stringify(value) === JSON.stringify(form.documents[section][name as never]),
    ),
  );
  return (
    <div className="flex min-h-0 grow flex-col lg:flex-row">
      <LeaveDialog open={guard.asking} onStay={guard.stay} onLeave={guard.leave} />
      <div className="border-b px-4 py-2 lg:hidden">
        <Segmented label="Look at" value={side} onChange={setSide} options={sides} />
      </div>
      <section
        aria-label="Settings"
        className={cn(
          'flex min-h-0 flex-col overflow-y-auto lg:w-[404px] lg:shrink-0 lg:border-r max-lg:grow',
          side === 'site' && 'max-lg:hidden',
        )}
      >
        <header className="px-7 pt-5 pb-3 max-md:px-4">
          <div className="flex items-end gap-3">
            <h1 className="grow text-xl font-semibold tracking-[-.014em]">{title}</h1>
            {(state.kind !== 'saved' || state.at !== '') && (
              <SaveLine state={state} onRetry={() => void draft.flush()} />
            )}
          </div>
          <p className="mt-0.5 text-muted-foreground">{about}</p>
          {refusal && <p className="mt-2 text-sm text-muted-foreground">{refusal}.</p>}
        </header>
        {theirs && state.kind === 'stale' && (
          <div className="px-7 pb-3 max-md:px-4">
            <TwoVersions
              message={state.message}
              parts={differencesOf(sections, form.documents, theirs.documents)}
              onKeepMine={draft.keepMine}
              onTakeTheirs={draft.takeTheirs}
            />
          </div>
        )}
        <fieldset disabled={refusal !== undefined} className="flex min-w-0 grow flex-col">
          <legend className="sr-only">{title}</legend>
          {children(form)}
          {sections.length > 0 && (
            <div className="mt-auto px-7 pt-4 pb-5 max-md:px-4">
              <Button
                size="sm"
                disabledReason={refusal ?? (isDefault ? 'It is as it came' : undefined)}
                onClick={reset}
              >
                Reset to default
              </Button>
            </div>
          )}
        </fieldset>
      </section>
      <section
        aria-label="Site"
        className={cn('flex min-h-0 min-w-0 grow flex-col', side === 'form' && 'max-lg:hidden')}
      >
        {side === 'site' && <h1 className="sr-only lg:hidden">{title}</h1>}
        <SiteBeside
          domainId={domainId}
          host={host}
          refusal={refusal}
          revision={draft.revision}
          night={night}
          shows={shows}
          canUndo={draft.canUndo}
          onUndo={draft.undo}
          flush={draft.flush}
          onTaken={form.refresh}
        />
        {below && <div className="border-t px-6 py-3.5 max-md:px-4">{below(form)}</div>}
      </section>
    </div>
  );
}

/** What two states of the sections say differently, by group. */
const differencesOf = <S extends DraftSection>(
  sections: readonly S[],
  mine: Pick<Documents, S>,
  theirs: Pick<Documents, S>,
) =>
  sections.flatMap((section) =>
    Object.keys(mine[section]).map((field) => ({
      name: fieldWords({ section, field }),
      mine: said(mine[section][field as never]),
      theirs: said(theirs[section][field as never]),
    })),
  );

const said = (value: unknown): string =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value)
        .map(([name, one]) => `${fieldWords({ section: 'style', field: name })}: ${said(one)}`)
        .join('\n')
    : valueWords(value as never);
