import type { LandingPagePost } from '@foyer/contract/landing-pages';
import { languageNames, languages } from '@foyer/contract/languages';
import { Card } from '#ui/card.tsx';
import { LanguageBadge } from '#ui/language-badge.tsx';
import type { PreviewHead } from '../preview-head.ts';
import { SearchResult } from './search-result.tsx';
import { SocialCard } from './social-card.tsx';

/** What the page looks like where it is only spoken of: in a list of results, in a message, in other languages. */
export const SharingLook = ({ head, post }: { head: PreviewHead; post: LandingPagePost }) => (
  <div className="mx-auto grid max-w-[1000px] items-start gap-4 md:grid-cols-2">
    <div className="flex min-w-0 flex-col gap-4">
      <Card className="px-4 py-3.5">
        <SearchResult title={head.title} description={head.description} url={head.url} />
      </Card>
      <Card className="px-4 py-3.5" aria-label="Languages of this page">
        <h2 className="text-base font-semibold">Languages of this page</h2>
        <p className="mt-1 text-sm text-muted-foreground">
          Search engines lead readers of a language to its own page. What is not live yet is named once it is.
        </p>
        <ul className="mt-2 divide-y divide-border border-t text-sm">
          {head.languages.map(({ code, url }) => (
            <li key={code} className="flex items-center gap-2.5 py-2">
              <LanguageBadge
                code={code}
                name={nameOf(code)}
                state={code === post.language && post.status !== 'published' ? 'draft' : 'live'}
              />
              <span className="min-w-0 grow truncate text-muted-foreground" title={url}>
                {url.replace(/^https?:\/\//, '')}
              </span>
              {code === post.language && <span className="shrink-0 text-xs text-muted-foreground">this page</span>}
            </li>
          ))}
        </ul>
      </Card>
    </div>
    <Card className="px-4 py-3.5">
      <SocialCard {...head.shared} url={head.url} />
    </Card>
  </div>
);

const nameOf = (code: string) => {
  const language = languages.find((one) => one === code);
  return language ? languageNames[language] : code;
};
