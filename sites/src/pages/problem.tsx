/** What a visitor reads when there is no page: missing, taken down, or out of reach for the moment. */
import type { Language } from '@foyer/contract/languages';
import type { PublicSite } from '@foyer/contract/public-parts';
import { words } from '#theme/words.ts';

export type ProblemKind = 'missing' | 'gone' | 'away';

/** Title and sentence of a problem, in a language. */
export const problemWords = (kind: ProblemKind, language: Language) => ({
  title: words[language][`${kind}Title`],
  text: words[language][`${kind}Text`],
});

export function Problem({ kind, language, site }: { kind: ProblemKind; language: Language; site?: PublicSite }) {
  const { title, text } = problemWords(kind, language);
  const home = site && language !== site.defaultLanguage ? `/${language}` : '/';
  return (
    <main className="problem">
      {site && <p className="site-name">{site.name}</p>}
      <div>
        <h1>{title}</h1>
        <p>{text}</p>
        {site && kind !== 'away' && (
          <p>
            <a href={home}>{words[language].toHome}</a>
          </p>
        )}
      </div>
    </main>
  );
}
