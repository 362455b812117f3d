import type { Check, Readiness } from '@foyer/contract/landing-pages';
import { type Language, languageNames } from '@foyer/contract/languages';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Link } from 'react-router';
import { listWords } from '#lib/text/list-words.ts';

type Line = Omit<Check, 'detail'> & { languages: Language[]; details: string[] };

/** The same check of several languages on one line while it says the same. */
function linesOf(readiness: Readiness): Line[] {
  const lines = new Map<string, Line>();
  for (const { language, checks, styleScore } of readiness.languages) {
    for (const { detail: told, ...check } of checks) {
      const detail = check.key === 'style' ? `${language.toUpperCase()} ${Math.round(styleScore)}` : told;
      const key = `${check.key} ${check.passed} ${check.message}`;
      const line = lines.get(key) ?? { ...check, languages: [], details: [] };
      line.languages.push(language);
      if (detail && !line.details.includes(detail)) line.details.push(detail);
      lines.set(key, line);
    }
  }
  return [...lines.values()].sort((a, b) => Number(a.passed) - Number(b.passed));
}

/**
 * What the languages say of a check while that is short, else which languages they are; of the style the score of each.
 * How many claims each has stands in the table, where what is said twice counts once.
 */
function detailOf({ key, passed, details, languages }: Line): string {
  const words = key === 'claims' && passed ? '' : details.join(', ');
  return words && (key === 'style' || words.length <= 26)
    ? words
    : languages.map((one) => one.toUpperCase()).join(', ');
}

/** Everything that was looked at before guests see the page. */
export function ChecksCard({ pageId, readiness }: { pageId: string; readiness: Readiness }) {
  const lines = linesOf(readiness);
  const passed = lines.filter((line) => line.passed).length;
  return (
    <section aria-label="Checks">
      <header className="flex items-baseline justify-between pb-2">
        <h2 className="text-base font-semibold">Checks</h2>
        <span className="text-sm text-muted-foreground">
          {passed} of {lines.length}
        </span>
      </header>
      <ul className="divide-y divide-border border-t text-sm">
        {lines.map((line) => (
          <li key={`${line.key} ${line.passed} ${line.message}`} className="flex items-start gap-2.5 py-2.5">
            {line.passed ? (
              <CircleCheck
                role="img"
                aria-label="Passed"
                className="mt-0.5 size-4 shrink-0 stroke-[1.75] text-success"
              />
            ) : line.blocking ? (
              <CircleAlert
                role="img"
                aria-label="Blocks publishing"
                className="mt-0.5 size-4 shrink-0 stroke-[1.75] text-destructive"
              />
            ) : (
              <TriangleAlert
                role="img"
                aria-label="Worth a look"
                className="mt-0.5 size-4 shrink-0 stroke-[1.75] text-brass-line"
              />
            )}
            <span className="min-w-0 grow">
              {line.passed || !line.languages[0] ? (
                line.message
              ) : (
                <Link to={`/generate/${pageId}/check?language=${line.languages[0]}`} className="hover:underline">
                  {readiness.languages.length > 1 && `${listWords(line.languages.map((one) => languageNames[one]))}: `}
                  {line.message}
                </Link>
              )}
            </span>
            <span
              className="max-w-[45%] shrink-0 leading-5 text-right text-xs text-muted-foreground"
              title={[line.languages.map((one) => languageNames[one]).join(', '), ...line.details].join('. ')}
            >
              {detailOf(line)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
