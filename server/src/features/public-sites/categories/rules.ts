/**
 * Categories of events and articles as guests read them, in each language of the sites. The tree is the one a domain
 * begins with; a category that is not in it keeps its slug for a name.
 */
import type { Language } from '@foyer/contract/languages';
import { defaultCategories } from '@foyer/contract/terms';

const names: Record<string, Record<Exclude<Language, 'en'>, string>> = {
  culture: { de: 'Kultur', es: 'Cultura', fr: 'Culture' },
  music: { de: 'Musik', es: 'Música', fr: 'Musique' },
  stage: { de: 'Bühne', es: 'Escena', fr: 'Scène' },
  art: { de: 'Kunst', es: 'Arte', fr: 'Art' },
  tradition: { de: 'Genuss und Brauchtum', es: 'Gastronomía y tradición', fr: 'Saveurs et traditions' },
  market: { de: 'Märkte', es: 'Mercados', fr: 'Marchés' },
  food: { de: 'Essen und Wein', es: 'Comida y vino', fr: 'Cuisine et vin' },
  parade: { de: 'Umzüge und Feste', es: 'Desfiles y fiestas', fr: 'Défilés et fêtes' },
  active: { de: 'Aktiv', es: 'Activo', fr: 'Plein air et sport' },
  sport: { de: 'Sport', es: 'Deporte', fr: 'Sport' },
  outdoor: { de: 'Draußen', es: 'Al aire libre', fr: 'Nature' },
  family: { de: 'Familie', es: 'Familia', fr: 'Famille' },
  business: { de: 'Geschäftlich', es: 'Negocios', fr: 'Affaires' },
  trade: { de: 'Messen', es: 'Ferias', fr: 'Salons' },
};

export const categoryName = (slug: string, language: Language): string =>
  (language === 'en' ? defaultCategories.find((one) => one.slug === slug)?.name : names[slug]?.[language]) ?? slug;

/** The categories below one, itself included; none for a slug that names no category. */
export function categoriesBelow(slug: string): Set<string> {
  const below = new Set<string>(defaultCategories.filter((one) => one.slug === slug).map((one) => one.slug));
  // A parent stands before what is in it.
  for (const one of defaultCategories) if (one.parent !== null && below.has(one.parent)) below.add(one.slug);
  return below;
}

/** Every category in the order of the tree. */
export const allCategories: readonly string[] = defaultCategories.map((one) => one.slug);
