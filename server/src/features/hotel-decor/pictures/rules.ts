/**
 * What is known of a photograph by the room or area it stands at, for whoever describes or places pictures. It stands by
 * itself, since what writes texts builds on it.
 */
import type { PlaceKind, Season } from '@foyer/contract/hotel-decor';
import type { Language } from '@foyer/contract/languages';
import type { TenantScope } from '#lib/scope.ts';
import { findDecor } from '../store.ts';

/** The place a photograph stands at. */
export type PictureAt = { kind: PlaceKind; season: Season | null; names: Partial<Record<Language, string>> };

/** What is said of a property's looks, as far as texts use it. */
export type Decor = {
  /** By the photograph; one that stands at several places by the first. */
  pictures: ReadonlyMap<string, PictureAt>;
  /** Adjectives of the mood and nouns of the materials, in a language. */
  mood: (language: Language) => readonly string[];
  materials: (language: Language) => readonly string[];
};

export async function readDecor(scope: TenantScope, propertyId: string): Promise<Decor> {
  const { places = [], words = {} } = (await findDecor(scope, propertyId)) ?? {};
  const pictures = new Map<string, PictureAt>();
  for (const { kind, names, pictures: shown } of places) {
    for (const { mediaId, season } of shown) {
      if (!pictures.has(mediaId)) pictures.set(mediaId, { kind, season, names });
    }
  }
  return {
    pictures,
    mood: (language) => words[language]?.mood ?? [],
    materials: (language) => words[language]?.materials ?? [],
  };
}

/** Words a picture is filed under by where it stands, in English as the library keeps them. */
export const wordsAt = (at: PictureAt | undefined): string[] =>
  at ? [at.kind, at.season].filter((word): word is PlaceKind & Season => word !== null && word !== 'other') : [];
