import type { Language } from '@foyer/contract/languages';
import { styleguideContent } from '@foyer/contract/styleguides';
import { describe, expect, test } from 'vitest';
import { checkText } from '#check.ts';
import { sources } from '#claims/testing/properties.ts';
import { mendIssue } from '#style/mend-issue.ts';

/** The text once every word that can be mended with one press is, the last first; undefined where none can. */
function mended(text: string, language: Language, avoided: string, instead = ''): string | undefined {
  const rules = instead ? { [avoided]: { instead } } : {};
  const styleguide = styleguideContent.parse({
    tone: { vocabulary: { avoidedWords: avoided ? [avoided] : [], rules } },
  });
  const { issues } = checkText(text, { ...sources.naranjo, language, styleguide }).style;
  const mends = issues.flatMap((issue) => mendIssue(text, issue, language) ?? []);
  expect(issues.filter(({ fix }) => fix !== undefined)).toHaveLength(mends.length);
  if (mends.length === 0) return;
  return mends.reduceRight((rest, { start, end, text: words }) => rest.slice(0, start) + words + rest.slice(end), text);
}

describe('a word is taken out only where its sentence stands without it', () => {
  test.each([
    ['en', 'hidden gem', 'This is a hidden gem.', undefined],
    ['en', 'paradise', 'A paradise for guests.', undefined],
    ['en', 'paradise', 'Our paradise begins here.', undefined],
    ['en', 'cosy', 'The rooms are cosy.', undefined],
    ['en', 'cosy', 'Warm, cosy rooms wait.', undefined],
    ['en', 'festival', 'Our festival begins at six.', undefined],
    ['en', 'nestled', 'Nestled by the lake, the house is quiet.', undefined],
    ['en', 'quaint', 'See our quaint garden.', 'See our garden.'],
    ['en', 'quaint', 'It is a quaint inn.', 'It is an inn.'],
    ['en', 'idyllic', 'An idyllic garden by the lake.', 'A garden by the lake.'],
    ['en', 'cosy', 'Cosy rooms by the lake.', 'Rooms by the lake.'],
    ['en', '', 'The most beautiful view is here.', 'The view is here.'],
    ['en', '', 'Best breakfast in town.', 'Breakfast in town.'],
    ['en', '', 'The very best breakfast is here.', undefined],
    ['de', 'Geheimtipp', 'Das ist ein Geheimtipp.', undefined],
    ['de', 'gemütlich', 'Unser Haus ist gemütlich.', undefined],
    ['de', 'gemütlich', 'Schöne, gemütliche Zimmer warten.', undefined],
    ['de', 'gemütlich', 'Wir haben ein gemütliches Zimmer.', 'Wir haben ein Zimmer.'],
    ['de', 'gemütlich', 'Gemütliche Zimmer am See.', 'Zimmer am See.'],
    ['de', '', 'Das schönste Zimmer ist frei.', 'Das Zimmer ist frei.'],
    ['es', 'paraíso', 'Un paraíso para huéspedes.', undefined],
    ['es', 'encantador', 'El jardín es encantador.', undefined],
    ['es', 'encantador', 'Tenemos un jardín encantador.', 'Tenemos un jardín.'],
    ['es', 'encantador', 'Tenemos un jardín encantador y tranquilo.', undefined],
    ['es', 'bonito', 'Vea nuestro bonito jardín.', 'Vea nuestro jardín.'],
    ['fr', 'paradis', 'Un paradis pour les clients.', undefined],
    ['fr', 'charmant', 'Le jardin est charmant.', undefined],
    ['fr', 'charmant', 'Voici un jardin charmant.', 'Voici un jardin.'],
    ['fr', 'charmant', 'Voici le charmant hôtel du port.', undefined],
    ['fr', 'magnifique', 'Voici de magnifiques jardins.', undefined],
    ['fr', 'magnifique', 'Ce qui la rend magnifique reste à voir.', undefined],
    ['fr', 'authentique', 'Voici l’authentique jardin.', undefined],
  ] as const)('%s, %s: %s', (language, avoided, text, left) => {
    expect(mended(text, language, avoided)).toBe(left);
  });
});

describe('another word keeps the capital, the form and the words beside it whole', () => {
  test.each([
    ['en', 'nestled', 'beside', 'Nestled by the lake, the house is quiet.', 'Beside the lake, the house is quiet.'],
    ['en', 'walk', 'stroll', 'Walks by the lake. Guests walked far.', 'Strolls by the lake. Guests strolled far.'],
    ['en', 'customers', 'houses', 'Each customer sleeps.', 'Each house sleeps.'],
    ['en', 'cosy', 'intimate', 'It is a cosy room.', 'It is an intimate room.'],
    ['en', 'cosy', 'intimate', 'The cosiest room is free.', undefined],
    ['en', 'evening', 'night', 'An evening to remember.', 'A night to remember.'],
    ['de', 'eingebettet', 'neben', 'Eingebettet in die Hügel liegt das Haus.', undefined],
    ['de', 'billig', 'günstig', 'Billige Zimmer am See.', 'Günstige Zimmer am See.'],
    ['de', 'Luxus', 'Komfort', 'Unser Luxuszimmer ist frei.', undefined],
    ['es', 'barato', 'económico', 'Dos habitaciones baratas.', 'Dos habitaciones económicas.'],
    ['es', 'barato', 'agradable', 'Dos habitaciones baratas.', 'Dos habitaciones agradables.'],
    ['es', 'enclavado', 'junto a', 'Enclavado en el valle, el hotel duerme.', undefined],
    ['fr', 'établissement', 'maison', 'Voici l’établissement du port.', undefined],
    ['fr', 'client', 'hôte', 'Nos clients dorment bien.', 'Nos hôtes dorment bien.'],
    ['fr', 'client', 'hôte', 'Voici le client du jour.', undefined],
  ] as const)('%s, %s to %s: %s', (language, avoided, instead, text, left) => {
    expect(mended(text, language, avoided, instead)).toBe(left);
  });
});
