import { languages } from '@foyer/contract/languages';
import { findClaims } from '@foyer/editorial/claims/find-claims';
import { altTextLimit, composeAltText, type PictureAbout } from '@foyer/editorial/composer/compose-alt-text';
import { factsIn } from '@foyer/editorial/context';
import { describe, expect, it } from 'vitest';
import { demoOrganizations } from './organizations.ts';
import { pictures } from './pictures.ts';

const workspaces = demoOrganizations.flatMap((organization) => organization.workspaces);
const houses = workspaces.flatMap(({ properties, photos }) =>
  properties.flatMap((house) => [...new Set([...house.photos, ...photos])].map((photo) => ({ house, photo }))),
);
const colors = ['#2e5f7c', '#3b6d8b'];

/** What is known of a photograph of a house, as the job that writes for many knows it. */
const aboutPhoto = ({ house: { record, facts, decor }, photo }: (typeof houses)[number]) => {
  const place = decor?.places.find(({ photos }) => photo in photos);
  return (language: (typeof languages)[number]): PictureAbout => ({
    ...{ language, name: record.name, city: record.city, country: record.country, colors },
    house: { property: record, facts: facts.map((fact, at) => ({ ...fact, id: `fact ${at}` })) },
    place: place && { kind: place.kind, name: place.names[language] },
    tags: [...(place?.photos[photo] ? [place.photos[photo]] : []), ...(pictures[photo]?.tags ?? [])],
  });
};

describe('alt texts of the demo without a model', () => {
  it.each(houses.map((one) => [`${one.house.record.name}, ${one.photo}`, one] as const))('%s', (_, one) => {
    const about = aboutPhoto(one);
    const texts = languages.map((language) => {
      const text = composeAltText(about(language));
      const { property, facts = [] } = about(language).house ?? { property: one.house.record };
      const claims = findClaims(text, { property, facts: factsIn(facts, language), event: null, language });
      const open = claims.filter(({ verdict }) => verdict === 'unsupported' || verdict === 'contradicted');
      expect(open, text).toEqual([]);
      expect(text.length, text).toBeLessThanOrEqual(altTextLimit);
      return text;
    });
    expect(new Set(texts).size, texts.join('\n')).toBe(languages.length);
  });
});
