import type { LandingPage, LandingPagePost, Readiness } from '@foyer/contract/landing-pages';
import { type Language, languageNames } from '@foyer/contract/languages';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { CheckBox } from '#ui/checkbox.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Input } from '#ui/input.tsx';
import { LanguageBadge } from '#ui/language-badge.tsx';
import { Select } from '#ui/select.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';

/** `at` is an instant, or null for now. */
export type PublishChoice = { chosen: boolean; at: string | null };

type PublishTableProps = {
  page: LandingPage;
  readiness: Readiness;
  choiceOf: (language: Language) => PublishChoice;
  onChoose: (language: Language, choice: PublishChoice) => void;
  onUnpublish: (language: Language) => void;
  busy: boolean;
};

/** A row a language: where it will stand, whether its claims are settled, when it goes live. */
export function PublishTable({ page, readiness, choiceOf, onChoose, onUnpublish, busy }: PublishTableProps) {
  const [leaving, setLeaving] = useState<Language | null>(null);
  return (
    <div className="overflow-x-auto rounded-[10px] border bg-card shadow-xs">
      <table className="w-full text-sm">
        <thead className="bg-sunken text-left text-xs text-muted-foreground">
          <tr className="h-[34px]">
            <th className="w-10 pl-4">
              <span className="sr-only">Publish</span>
            </th>
            <th className="px-3 font-medium">Language</th>
            <th className="px-3 font-medium">Address</th>
            <th className="px-3 font-medium">Claims</th>
            <th className="px-3 font-medium">When</th>
            <th className="px-3">
              <span className="sr-only">State</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-border">
          {page.posts.map((post) => {
            const state = readiness.languages.find((one) => one.language === post.language);
            const choice = choiceOf(post.language);
            const name = languageNames[post.language];
            return (
              <tr key={post.language} className="h-[46px]">
                <td className="pl-4">
                  <CheckBox
                    aria-label={`Publish ${name}`}
                    checked={choice.chosen && state?.ready === true}
                    disabled={!state?.ready}
                    onChange={(event) => onChoose(post.language, { ...choice, chosen: event.target.checked })}
                  />
                </td>
                <td className="px-3 whitespace-nowrap">
                  <span className="flex items-center gap-2">
                    <LanguageBadge code={post.language} name={name} state={badgeOf(post)} /> {name}
                  </span>
                </td>
                <td className="max-w-60 truncate px-3 text-muted-foreground" title={post.url}>
                  {new URL(post.url).pathname}
                </td>
                <td className="px-3 whitespace-nowrap">
                  {state && state.open > 0 ? (
                    <Link
                      to={`/generate/${page.id}/check?language=${post.language}`}
                      className="flex items-center gap-1.5 text-destructive hover:underline"
                    >
                      <CircleAlert aria-hidden className="size-4 stroke-[1.75]" /> {state.open} unsourced
                    </Link>
                  ) : (
                    <span className="flex items-center gap-1.5">
                      <CircleCheck aria-hidden className="size-4 stroke-[1.75] text-success" />{' '}
                      {state?.claims.length ?? 0} settled
                    </span>
                  )}
                </td>
                <td className="px-3">
                  {state?.ready ? (
                    <When
                      choice={choice}
                      name={name}
                      onChange={(at) => onChoose(post.language, { chosen: true, at })}
                    />
                  ) : (
                    'After review'
                  )}
                </td>
                <td className="px-3">
                  <span className="flex items-center justify-end gap-2">
                    {post.status !== 'draft' && <StatusBadge status={post.status} />}
                    {post.status === 'published' && (
                      <>
                        <a
                          href={post.url}
                          target="_blank"
                          rel="noreferrer"
                          aria-label={`View ${name} live`}
                          className="grid size-7 place-items-center rounded-sm text-primary hover:bg-muted"
                        >
                          <ArrowUpRight aria-hidden className="size-4" />
                        </a>
                        <Button size="sm" busy={busy} onClick={() => setLeaving(post.language)}>
                          Unpublish
                        </Button>
                      </>
                    )}
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        title={`Take ${leaving ? languageNames[leaving] : ''} off the site?`}
        confirm="Unpublish"
        onConfirm={() => {
          if (leaving) onUnpublish(leaving);
          setLeaving(null);
        }}
      >
        Guests who open its address are told that the page was taken away. The text stays here as a draft.
      </ConfirmDialog>
    </div>
  );
}

const badgeOf = (post: LandingPagePost) =>
  post.status === 'published' ? (post.publishedVersion === post.version ? 'live' : 'behind') : post.status;

/** Now, or a day and an hour on this device's clock. */
function When({
  choice,
  name,
  onChange,
}: {
  choice: PublishChoice;
  name: string;
  onChange: (at: string | null) => void;
}) {
  const local = (at: string) => {
    const date = new Date(at);
    return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  };
  const tomorrow = () => {
    const date = new Date();
    date.setDate(date.getDate() + 1);
    date.setHours(7, 0, 0, 0);
    return date.toISOString();
  };
  return (
    <span className="flex items-center gap-1.5">
      <Select
        aria-label={`When ${name} goes live`}
        className="h-7"
        value={choice.at ? 'later' : 'now'}
        onChange={(event) => onChange(event.target.value === 'later' ? tomorrow() : null)}
      >
        <option value="now">Now</option>
        <option value="later">Later</option>
      </Select>
      {choice.at && (
        <Input
          type="datetime-local"
          aria-label={`Day and hour for ${name}`}
          className="h-7 w-auto"
          value={local(choice.at)}
          onChange={(event) => event.target.value && onChange(new Date(event.target.value).toISOString())}
        />
      )}
    </span>
  );
}
