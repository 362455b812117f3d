/** The languages that texts of a site are written in, and the one that is being written. */

import { languageConfigEndpoints } from '@foyer/contract/language-config';
import { defaultLanguage, type Language, languages } from '@foyer/contract/languages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#lib/api/call.ts';
import { useSelection } from '#lib/selection/selection-provider.tsx';

/** What a form says in several languages, one of which is being written. */
export type Saying = {
  /** Those of the site, in its order. */
  languages: readonly Language[];
  language: Language;
  onLanguage: (language: Language) => void;
};

/** Of the site of the active workspace. Until its languages are known, and where it has none, the default alone. */
export function useSaying(): Saying {
  const domainId = useSelection().workspace?.domainId ?? '';
  const [chosen, setChosen] = useState<Language | null>(null);
  const { data } = useQuery({
    queryKey: ['site-settings', domainId, 'languages'],
    enabled: domainId !== '',
    queryFn: ({ signal }) => call(languageConfigEndpoints.read, { query: { domainId }, signal }),
  });
  const active = data?.languages.filter(({ isActive }) => isActive) ?? [];
  const told = active.flatMap(({ languageId }) => languages.find((one) => one === languageId) ?? []);
  const offered = told.length > 0 ? told : [defaultLanguage];
  const language = offered.find((one) => one === chosen) ?? offered[0] ?? defaultLanguage;
  return { languages: offered, language, onLanguage: setChosen };
}
