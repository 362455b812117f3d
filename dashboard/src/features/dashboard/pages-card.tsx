import type { LandingPageRow } from '@foyer/contract/landing-pages';
import { languageNames } from '@foyer/contract/languages';
import FilePlus2 from 'lucide-react/icons/file-plus-2';
import { Link } from 'react-router';
import { buttonStyle } from '#ui/button.tsx';
import { Card, CardHead, CardList } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LanguageBadge, type LanguageState } from '#ui/language-badge.tsx';

const shown = 5;

const stateOf = ({ status, behind }: LandingPageRow['posts'][number]): LanguageState =>
  status === 'published' ? (behind ? 'behind' : 'live') : status;

const changed = (instant: string) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }).format(
    Date.parse(instant),
  );

/** The pages of the property, latest first, each language with how far it is. */
export function PagesCard({ rows, total }: { rows: readonly LandingPageRow[]; total: number }) {
  return (
    <Card>
      <CardHead
        title="Landing pages"
        detail={total > 0 ? String(total) : undefined}
        action={
          <Link to="/generate" className="font-medium text-primary hover:underline">
            All landing pages
          </Link>
        }
      />
      {rows.length === 0 ? (
        <EmptyState
          Icon={FilePlus2}
          title="No page yet"
          action={
            <Link to="/generate" className={buttonStyle({ variant: 'primary' })}>
              Choose an event
            </Link>
          }
        >
          Choose an event near the property and write the first page about it.
        </EmptyState>
      ) : (
        <CardList>
          {rows.slice(0, shown).map(({ id, name, posts, updatedAt }) => (
            <li key={id}>
              <div className="min-w-0 grow">
                <Link to={`/generate/${id}`} className="block truncate text-sm font-medium hover:underline">
                  {name}
                </Link>
                <p className="text-xs text-muted-foreground">Changed {changed(updatedAt)}</p>
              </div>
              <span className="flex gap-1">
                {posts.map((post) => (
                  <LanguageBadge
                    key={post.language}
                    code={post.language}
                    name={languageNames[post.language]}
                    state={stateOf(post)}
                  />
                ))}
              </span>
            </li>
          ))}
        </CardList>
      )}
    </Card>
  );
}
