import { pageSegments } from '@foyer/contract/blocks';
import type { LandingPage, LandingPagePost } from '@foyer/contract/landing-pages';
import { type Language, languageNames } from '@foyer/contract/languages';
import type { TextContext } from '@foyer/editorial/context';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { ledgerOf } from '#lib/ledger/ledger.ts';
import { Button, buttonStyle } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { LanguageBadge } from '#ui/language-badge.tsx';
import { Progress } from '#ui/progress.tsx';
import type { Contexts } from '../hooks/use-page-sources.ts';
import { isBusy, type Writing } from '../hooks/use-writing.ts';
import { timeLeft } from '../words.ts';

type WritingPanelProps = {
  page: LandingPage;
  writings: Partial<Record<Language, Writing>>;
  contexts: Contexts;
  onStop: () => void;
};

const counted = ['no', 'one', 'two', 'three', 'four'] as const;

/** What is being written, language by language, as it comes. */
export function WritingPanel({ page, writings, contexts, onStop }: WritingPanelProps) {
  const begun = page.posts.flatMap(({ language }) => writings[language] ?? []);
  const running = begun.some(isBusy);
  const stopping = running && begun.every((writing) => !isBusy(writing) || writing.stopping);
  const progress = begun.reduce((sum, writing) => sum + writing.progress, 0) / (begun.length || 1);
  const left = timeLeft(progress, Math.min(...begun.map((writing) => writing.since)));
  const first = page.posts.find((post) => post.blocks.length > 0 && !isBusy(writings[post.language]));
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {running && (
        <Card className="flex items-center gap-4 px-4 py-3">
          <div className="flex min-w-0 grow flex-col gap-2">
            <p className="flex justify-between gap-3 text-sm">
              <b className="font-semibold" role="status">
                {stopping
                  ? 'Stopping...'
                  : `Writing in ${counted[begun.length] ?? begun.length} ${begun.length === 1 ? 'language' : 'languages'}`}
              </b>
              {left && !stopping && <span className="text-xs leading-5 text-muted-foreground">{left}</span>}
            </p>
            <Progress value={progress} label="Writing" />
          </div>
          <Button busy={stopping} onClick={onStop}>
            {stopping ? 'Stopping...' : 'Stop and keep'}
          </Button>
        </Card>
      )}
      {page.posts.map((post) => (
        <LanguageCard
          key={post.language}
          page={page}
          post={post}
          writing={writings[post.language]}
          context={contexts[post.language]}
          leads={post === first}
        />
      ))}
    </div>
  );
}

type LanguageCardProps = {
  page: LandingPage;
  post: LandingPagePost;
  writing: Writing | undefined;
  context: TextContext;
  /** True for the one card whose button is the screen's main action. */
  leads: boolean;
};

function LanguageCard({ page, post, writing, context, leads }: LanguageCardProps) {
  const { language } = post;
  const name = languageNames[language];
  const busy = isBusy(writing);
  // What was told in between is shown while it comes; after that, what is saved.
  const blocks = busy && writing?.blocks.length ? writing.blocks : post.blocks;
  const hero = blocks.find((block) => block.kind === 'hero');
  const paragraphs = blocks.flatMap((block) => ('paragraphs' in block ? block.paragraphs.filter(Boolean) : []));
  // What is being written is its last paragraph; what is written is read from its first.
  const shown = paragraphs.at(busy ? -1 : 0);
  const ledger = useMemo(
    () =>
      busy || blocks.length === 0 ? null : ledgerOf({ ...post, blocks }, context, page.brief.length, post.approvals),
    [busy, blocks, post, context, page.brief.length],
  );
  return (
    <Card className="px-4 py-3.5" aria-label={name} aria-busy={busy}>
      <header className="flex min-h-6 flex-wrap items-center gap-x-2">
        <LanguageBadge code={language} name={name} state={blocks.length && !busy ? 'live' : 'draft'} />
        <h2 className="text-sm font-semibold">{name}</h2>
        <span className="ml-auto text-xs text-muted-foreground">
          {ledger ? (
            <span className={ledger.open ? 'text-destructive' : 'font-medium text-success'}>
              {ledger.words} words, {ledger.claims.length} {ledger.claims.length === 1 ? 'claim' : 'claims'},{' '}
              {ledger.sourced} with a source
            </span>
          ) : busy ? (
            (writing?.stopping && 'Stopping') || writing?.step || 'Waiting'
          ) : (
            'Not written yet'
          )}
        </span>
      </header>
      {busy && blocks.length > 0 && (
        <Progress className="mt-2 h-1" value={writing?.progress ?? 0} label={`Writing ${name}`} />
      )}
      {writing?.note && <p className="mt-2 text-xs text-brass-soft-foreground">{writing.note}</p>}
      {writing?.state === 'stopped' && (
        <p role="status" className="mt-2 text-xs text-muted-foreground">
          {blocks.length ? 'Stopped. What was written is kept.' : 'Stopped before anything was written.'}
        </p>
      )}
      {writing?.error && (
        <p role="alert" className="mt-2 text-sm text-destructive">
          {writing.error}
        </p>
      )}
      {hero && (
        <div lang={language} className="mt-2 font-voice">
          <p className="text-[1.25rem] leading-7 font-medium">
            {hero.title}
            {busy && !shown && <Caret />}
          </p>
          {shown && (
            <p className={busy ? 'mt-1 text-md leading-6' : 'mt-1 line-clamp-3 text-md leading-6'}>
              {shown}
              {busy && <Caret />}
            </p>
          )}
        </div>
      )}
      {ledger && pageSegments(blocks).length > 0 && (
        <footer className="mt-3 flex flex-wrap items-center justify-between gap-3">
          <span className="text-xs text-muted-foreground">
            {[
              ledger.toDecide && `${ledger.toDecide} to decide`,
              ledger.open ? `${ledger.open} without a source` : !ledger.toDecide && 'Every claim has a source',
            ]
              .filter(Boolean)
              .join(', ')}
          </span>
          <Link
            to={`/generate/${page.id}/check?language=${language}`}
            className={buttonStyle({ variant: leads ? 'primary' : 'outline' })}
          >
            Check {name}
          </Link>
        </footer>
      )}
    </Card>
  );
}

/** Where the text goes on. */
const Caret = () => <i aria-hidden className="ml-0.5 inline-block h-[1.1em] w-0.5 translate-y-[.2em] bg-primary" />;
