import { z } from 'zod';

/** Languages the editorial rules know. */
export const languages = ['en', 'de', 'es', 'fr'] as const;
export const language = z.enum(languages);
export type Language = z.infer<typeof language>;

/** Default language, spec 9. */
export const defaultLanguage: Language = 'en';

export const languageNames: Record<Language, string> = {
  en: 'English',
  de: 'German',
  es: 'Spanish',
  fr: 'French',
};
