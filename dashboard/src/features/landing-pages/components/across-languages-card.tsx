import type { Readiness } from '@foyer/contract/landing-pages';
import { type Language, languageNames } from '@foyer/contract/languages';
import { sourceWords } from '@foyer/contract/source-words';
import { compareLanguages, type Difference } from '@foyer/editorial/compare-languages';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

/** Differences shown before somebody asks for all of them. */
const few = 4;

/** Whether the languages of a page say the same things: what one of them leaves out, by what it rests on. */
export function AcrossLanguagesCard({ pageId, readiness }: { pageId: string; readiness: Readiness }) {
  const [all, setAll] = useState(false);
  const written = readiness.languages.filter(({ claims }) => claims.length > 0);
  if (written.length < 2) return null;
  const { shared, differences } = compareLanguages(written);
  return (
    <Card className="px-4 py-3.5 text-sm" aria-label="Across languages">
      <header className="flex items-baseline justify-between gap-3">
        <h2 className="text-base font-semibold">Across languages</h2>
        <span className="text-xs text-muted-foreground">
          {shared} {shared === 1 ? 'thing' : 'things'} said in all {written.length}
        </span>
      </header>
      {differences.length === 0 ? (
        <p className="mt-1.5 text-muted-foreground">Every language says the same things.</p>
      ) : (
        <ul className="mt-2 divide-y divide-border border-t">
          {differences.slice(0, all ? undefined : few).map((difference) => (
            <Row
              key={`${difference.type} ${difference.name} ${difference.item}`}
              pageId={pageId}
              difference={difference}
            />
          ))}
        </ul>
      )}
      {differences.length > few && (
        <Button size="sm" className="mt-2" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${differences.length}`}
        </Button>
      )}
    </Card>
  );
}

function Row({ pageId, difference }: { pageId: string; difference: Difference }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-3 py-2">
      <span className="min-w-0">{sourceWords(difference)}</span>
      <span className="text-xs text-muted-foreground">
        not in{' '}
        {difference.missing.map((language, i) => (
          <span key={language}>
            {i > 0 && ', '}
            <CheckLink pageId={pageId} language={language} />
          </span>
        ))}
      </span>
    </li>
  );
}

const CheckLink = ({ pageId, language }: { pageId: string; language: Language }) => (
  <Link to={`/generate/${pageId}/check?language=${language}`} className="font-medium text-primary hover:underline">
    {languageNames[language]}
  </Link>
);
