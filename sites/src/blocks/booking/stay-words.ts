/** What the form asks, beside the words that the site has anyway. */
import type { Language } from '@foyer/contract/languages';
import type { Counted } from '#theme/words.ts';

export const stayWords: Record<Language, { children: string; none: string; count: Counted }> = {
  en: { children: 'Children', none: 'None', count: { one: '1 child', other: '{n} children' } },
  de: { children: 'Kinder', none: 'Keine', count: { one: '1 Kind', other: '{n} Kinder' } },
  es: { children: 'Niños', none: 'Ninguno', count: { one: '1 niño', other: '{n} niños' } },
  fr: { children: 'Enfants', none: 'Aucun', count: { one: '1 enfant', other: '{n} enfants' } },
};
