import type { Article } from '@foyer/contract/articles';
import { type Language, languages } from '@foyer/contract/languages';
import type { Property } from '@foyer/contract/properties';
import { contextIn, noHouse, type TextContext } from '@foyer/editorial/context';
import { useMemo } from 'react';
import { useFactsOf, useStyleguideOf, useTranslationsOf } from '../queries.ts';

export type Contexts = Readonly<Record<Language, TextContext>>;

const none: never[] = [];

/**
 * What an article rests on, gathered as the server gathers it, and the context of each language: its house where it has
 * one, the first of its events, its style guide. The same objects until something they hold changes.
 */
export function useArticleSources(article: Article, property: Property | null) {
  const eventId = article.relatedEventIds[0] ?? null;
  const translations = useTranslationsOf(eventId);
  const stated = useFactsOf(property?.id);
  const guide = useStyleguideOf(article.styleguideId);
  const events = eventId === null ? none : translations.data?.data;
  const facts = property === null ? none : stated.data?.data;
  const styleguide = article.styleguideId === null ? null : guide.data;
  const contexts = useMemo(() => {
    if (!events || !facts || styleguide === undefined) return null;
    const sources = { property: property ?? noHouse, facts, events, styleguide: styleguide?.content ?? null };
    return Object.fromEntries(languages.map((language) => [language, contextIn(sources, language)])) as Contexts;
  }, [property, facts, events, styleguide]);
  return { contexts, failed: [translations, stated, guide].find((query) => query.error) };
}
