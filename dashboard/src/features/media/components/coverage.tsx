import { languageNames } from '@foyer/contract/languages';
import type { LibraryOverview } from '@foyer/contract/media-library';
import { Progress } from '#ui/progress.tsx';
import { sizeWords } from '../words.ts';

/** How far the pictures are described in each language, and how much room is left. */
export function Coverage({ overview }: { overview: LibraryOverview }) {
  const { coverage, total, quota } = overview;
  return (
    <ul aria-label="Alt text by language" className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-xs text-muted-foreground">
      {coverage.map(({ language, described }) => (
        <li key={language} className="flex items-center gap-2">
          <span>{languageNames[language]}</span>
          <Progress
            value={total > 0 ? described / total : 0}
            label={`Alt text in ${languageNames[language]}`}
            className="w-16 grow-0"
          />
          <span className="num">
            {described} of {total}
          </span>
        </li>
      ))}
      <li className="ml-auto">
        {sizeWords(quota.used)} of {sizeWords(quota.limit)} used
      </li>
    </ul>
  );
}
