import { pageSegments } from '@foyer/contract/blocks';
import type { LandingPagePost } from '@foyer/contract/landing-pages';
import { type Language, languageNames } from '@foyer/contract/languages';
import { checkPage } from '@foyer/editorial/check-page';
import type { TextContext } from '@foyer/editorial/context';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { Button, buttonStyle } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { LanguageBadge } from '#ui/language-badge.tsx';
import { Progress } from '#ui/progress.tsx';
import type { Writing } from '../hooks/use-writing.ts';

type WritingPanelProps = {
  pageId: string | undefined;
  languages: readonly Language[];
  posts: readonly LandingPagePost[];
  writings: Partial<Record<Language, Writing>>;
  context: Omit<TextContext, 'language'> | null;
  onStop: () => void;
};

const counted = ['no', 'one', 'two', 'three', 'four'] as const;

/** What is being written, language by language, as it comes. */
export function WritingPanel({ pageId, languages, posts, writings, context, onStop }: WritingPanelProps) {
  const running = languages.filter((language) => {
    const state = writings[language]?.state;
    return state === 'writing' || state === 'waiting';
  });
  const begun = languages.filter((language) => writings[language]);
  const progress = begun.reduce((sum, language) => sum + (writings[language]?.progress ?? 0), 0) / (begun.length || 1);
  return (
    <div className="flex flex-col gap-3">
      {running.length > 0 && (
        <Card className="flex items-center gap-4 px-4 py-3">
          <div className="flex min-w-0 grow flex-col gap-2">
            <p className="text-sm font-semibold" role="status">
              Writing in {counted[begun.length] ?? begun.length} {begun.length === 1 ? 'language' : 'languages'}
            </p>
            <Progress value={progress} label="Writing" />
          </div>
          <Button onClick={onStop}>Stop and keep</Button>
        </Card>
      )}
      {languages.map((language) => (
        <LanguageCard
          key={language}
          pageId={pageId}
          language={language}
          post={posts.find((post) => post.language === language)}
          writing={writings[language]}
          context={context}
        />
      ))}
    </div>
  );
}

type LanguageCardProps = {
  pageId: string | undefined;
  language: Language;
  post: LandingPagePost | undefined;
  writing: Writing | undefined;
  context: Omit<TextContext, 'language'> | null;
};

function LanguageCard({ pageId, language, post, writing, context }: LanguageCardProps) {
  const written = writing?.blocks.length ? writing.blocks : (post?.blocks ?? []);
  const busy = writing?.state === 'writing' || writing?.state === 'waiting';
  const hero = written.find((block) => block.kind === 'hero');
  const first = written
    .flatMap((block) => ('paragraphs' in block ? block.paragraphs.slice(0, 1) : []))
    .at(busy ? -1 : 0);
  const check = useMemo(
    () => (busy || !context || written.length === 0 ? null : checkPage(written, { ...context, language })),
    [busy, context, written, language],
  );
  const claims = check?.segments.flatMap((segment) => segment.claims) ?? [];
  const sourced = claims.filter((claim) => claim.verdict === 'supported').length;
  return (
    <Card className="px-4 py-3.5">
      <header className="flex min-h-6 flex-wrap items-center gap-x-2">
        <LanguageBadge
          code={language}
          name={languageNames[language]}
          state={written.length && !busy ? 'live' : 'draft'}
        />
        <h2 className="text-sm font-semibold">{languageNames[language]}</h2>
        <span className="ml-auto text-xs text-muted-foreground">
          {check ? (
            <span className={check.open ? 'text-destructive' : 'font-medium text-success'}>
              {check.words} words, {claims.length} claims, {sourced} with a source
            </span>
          ) : busy ? (
            writing?.step || 'Waiting'
          ) : (
            'Not written yet'
          )}
        </span>
      </header>
      {busy && written.length > 0 && (
        <Progress className="mt-2 h-1" value={writing?.progress ?? 0} label={`Writing ${languageNames[language]}`} />
      )}
      {writing?.note && <p className="mt-2 text-xs text-brass-soft-foreground">{writing.note}</p>}
      {writing?.error && (
        <p role="alert" className="mt-2 text-sm text-destructive">
          {writing.error}
        </p>
      )}
      {hero && (
        <div lang={language} className="mt-2 font-voice">
          <p className="text-[1.25rem] leading-7 font-medium">{hero.title}</p>
          {first && <p className="mt-1 line-clamp-3 text-md leading-6">{first}</p>}
        </div>
      )}
      {check && pageId && pageSegments(written).length > 0 && (
        <footer className="mt-3 flex items-center justify-between gap-3">
          <span className="text-xs text-muted-foreground">
            {check.open ? `${check.open} without a source` : 'Every claim has a source'}
          </span>
          <Link to={`/generate/${pageId}/check?language=${language}`} className={buttonStyle({ variant: 'primary' })}>
            Check {languageNames[language]}
          </Link>
        </footer>
      )}
    </Card>
  );
}
