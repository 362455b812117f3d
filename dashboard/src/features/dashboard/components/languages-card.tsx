import { languageNames } from '@foyer/contract/languages';
import type { ResponseOf } from '@foyer/contract/lib/endpoint';
import type { overviewEndpoints } from '@foyer/contract/overview';
import LanguagesIcon from 'lucide-react/icons/languages';
import { Link } from 'react-router';
import { buttonStyle } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LanguageBadge } from '#ui/language-badge.tsx';
import { postsOf } from '../words.ts';

type Shares = ResponseOf<typeof overviewEndpoints.languages>;

const percent = (part: number, whole: number) => Math.round((part / whole) * 100);

/** In which languages the live pages are told. */
export function LanguagesCard({ pages, languages, propertyId }: Shares & { propertyId: string }) {
  return (
    <Card>
      <CardHead
        title="Languages"
        action={pages > 0 && <span className="text-muted-foreground">share of live pages</span>}
      />
      {pages === 0 ? (
        <EmptyState
          Icon={LanguagesIcon}
          title="No page is live"
          action={
            <Link to="/settings/workspace/languages" className={buttonStyle()}>
              Choose languages
            </Link>
          }
        >
          Each language counts here once a page is live in it.
        </EmptyState>
      ) : (
        <ul className="grid gap-2.5 px-4 pt-3 pb-4">
          {languages.map(({ language, live }) => (
            <li key={language}>
              <p className="mb-1 flex items-center gap-2 text-sm">
                <LanguageBadge code={language} name={languageNames[language]} state={live > 0 ? 'live' : 'draft'} />
                <Link
                  to={postsOf(propertyId, `live=true&language=${language}`)}
                  className="min-h-6 grow content-center hover:underline"
                >
                  {languageNames[language]}
                </Link>
                <span className="num text-muted-foreground">{live}</span>
                <span className="num w-10 text-right font-medium">{percent(live, pages)}%</span>
              </p>
              <span aria-hidden className="block h-1 overflow-hidden rounded-full bg-muted">
                <i className="block h-full rounded-full bg-primary" style={{ width: `${percent(live, pages)}%` }} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
