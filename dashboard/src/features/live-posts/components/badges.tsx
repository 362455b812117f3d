import { type Language, languageNames } from '@foyer/contract/languages';
import type { PostRow } from '@foyer/contract/posts';
import { LanguageBadge } from '#ui/language-badge.tsx';
import { languageState } from '../words.ts';

/** One badge a language of the site, in the same place in each row. */
export const Badges = ({ row, languages }: { row: PostRow; languages: readonly Language[] }) => (
  <span className="flex gap-1">
    {languages.map((language) => {
      const told = row.languages.find((one) => one.language === language);
      return (
        <LanguageBadge
          key={language}
          code={language}
          name={languageNames[language]}
          state={told ? languageState(told) : 'none'}
        />
      );
    })}
  </span>
);
