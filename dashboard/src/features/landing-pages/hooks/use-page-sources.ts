import type { Event } from '@foyer/contract/events';
import { type Language, languages } from '@foyer/contract/languages';
import type { Property } from '@foyer/contract/properties';
import { contextIn, type TextContext } from '@foyer/editorial/context';
import { useMemo } from 'react';
import { useFacts, useStyleguide, useTranslations } from '../queries.ts';

export type Contexts = Readonly<Record<Language, TextContext>>;

const noEvents: Event[] = [];

/**
 * What a page rests on, gathered as the server gathers it, and the context of each language. Both stay the same objects
 * until something they hold has changed, so that what was checked at one key need not be checked at the next.
 */
export function usePageSources(property: Property, eventId: string | null) {
  const translations = useTranslations(eventId);
  const stated = useFacts(property.id);
  const guide = useStyleguide(property.id);
  const events = eventId === null ? noEvents : translations.data?.data;
  const facts = stated.data?.data;
  const styleguide = guide.data;
  const sources = useMemo(() => {
    if (!events || !facts || !styleguide) return null;
    const all = { property, facts, events, styleguide: styleguide.content };
    const contexts = Object.fromEntries(languages.map((language) => [language, contextIn(all, language)])) as Contexts;
    return { event: events[0] ?? null, facts, styleguide, contexts };
  }, [property, facts, events, styleguide]);
  return { sources, failed: [translations, stated, guide].find((query) => query.error) };
}
