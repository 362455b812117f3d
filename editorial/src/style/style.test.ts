import { type Language, languages } from '@foyer/contract/languages';
import { styleguideContent } from '@foyer/contract/styleguides';
import { describe, expect, test } from 'vitest';
import { checkText } from '#check.ts';
import { sources } from '#claims/testing/properties.ts';
import { breachesOf } from '#style/find-style-issues.ts';
import { isFormOf } from '#style/inflection.ts';

type Guide = { avoided?: string[]; preferred?: string[]; address?: 'formal' | 'informal' };

function styleOf(text: string, language: Language, { avoided = [], preferred = [], address }: Guide = {}) {
  const styleguide = styleguideContent.parse({
    tone: { vocabulary: { avoidedWords: avoided, preferredWords: preferred } },
    languageOverrides: address ? { [language]: { address } } : {},
  });
  return checkText(text, { ...sources.naranjo, language, styleguide }).style;
}

describe('forms of a word', () => {
  test.each([
    ['en', 'cheap', ['cheaper', 'cheapest', 'cheaply']],
    ['en', 'bargain', ['bargains']],
    ['en', 'luxury', ['luxuries']],
    ['en', 'book', ['booked', 'booking', 'books']],
    ['de', 'billig', ['billige', 'billigen', 'billiger', 'billigste', 'billigsten']],
    ['de', 'Luxus', ['Luxushotel', 'Luxuszimmer', 'Wohnluxus']],
    ['de', 'genießen', ['genießt', 'genieße', 'genießend']],
    ['de', 'Angebot', ['Angebote', 'Angeboten', 'Sonderangebot', 'Angebots']],
    ['es', 'barato', ['barata', 'baratos', 'baratas', 'baratísimo']],
    ['es', 'lujo', ['lujos']],
    ['es', 'disfrutar', ['disfruta', 'disfrutarán', 'disfrutamos', 'disfrutando']],
    ['fr', 'luxueux', ['luxueuse', 'luxueuses']],
    ['fr', 'cher', ['chers']],
    ['fr', 'profiter', ['profitez', 'profite', 'profitons']],
  ] as const)('%s %s', (language, listed, forms) => {
    for (const form of forms) expect(isFormOf(form.toLowerCase(), listed.toLowerCase(), language), form).toBe(true);
  });

  test('leaves other words alone', () => {
    expect(isFormOf('barrio', 'barato', 'es')).toBe(false);
    expect(isFormOf('lux', 'luxury', 'en')).toBe(false);
    expect(isFormOf('spaß', 'spa', 'de')).toBe(false);
  });
});

describe('listed words', () => {
  test('finds an avoided word behind an elision, with its place and cost', () => {
    const { issues, score } = styleOf('Le charme de l’établissement reste.', 'fr', { avoided: ['établissement'] });
    expect(issues).toMatchObject([{ kind: 'avoided-word', text: 'établissement', start: 15, end: 28, cost: 6 }]);
    expect(issues[0]).not.toHaveProperty('fix');
    expect(score).toBe(94);
  });

  test('offers the preferred word', () => {
    const { issues } = styleOf('Our customers sleep late.', 'en', { preferred: ['guests, not customers'] });
    expect(issues).toMatchObject([{ kind: 'preferred-word', text: 'customers', fix: 'guests' }]);
  });

  test('takes nothing where the list is kept to', () => {
    expect(
      styleOf('Our guests sleep late.', 'en', { avoided: ['cheap'], preferred: ['guests, not customers'] }),
    ).toEqual({ score: 100, issues: [] });
  });
});

describe('form of address', () => {
  test.each([
    ['de', 'formal', 'Buche jetzt dein Zimmer.', ['Buche', 'dein']],
    ['de', 'informal', 'Genießen Sie Ihr Frühstück.', ['Genießen Sie', 'Ihr']],
    ['es', 'formal', 'Reserva ahora tu habitación.', ['Reserva', 'tu']],
    ['es', 'informal', 'Reserve ahora su habitación.', ['Reserve', 'su habitación']],
    ['fr', 'formal', 'Réserve ta chambre, on t’attend.', ['Réserve', 'ta', 't']],
    ['fr', 'informal', 'Réservez votre chambre.', ['Réservez', 'votre']],
  ] as const)('%s %s', (language, address, text, words) => {
    const found = styleOf(text, language, { address }).issues.filter((issue) => issue.kind === 'address');
    expect(found.map((issue) => issue.text)).toEqual(words);
  });

  test.each([
    ['de', 'informal', 'Sie kamen aus Kiel und blieben. Ihr Hund auch.'],
    ['de', 'formal', 'Genießen Sie die Ruhe und Ihren Kaffee.'],
    ['es', 'formal', 'Reserva de mesas en recepción.'],
    ['fr', 'formal', 'Le ton est donné, le rendez-vous aussi.'],
    ['fr', 'informal', 'Un rendez-vous, un café, et la ville est à toi.'],
  ] as const)('%s %s keeps quiet: %s', (language, address, text) => {
    expect(styleOf(text, language, { address }).issues.filter((issue) => issue.kind === 'address')).toEqual([]);
  });
});

describe('names and statements', () => {
  const naranjo = sources.naranjo;
  const named = {
    ...naranjo,
    event: { ...naranjo.event, title: 'Winter Exhibition at the Kunsthaus' },
  };
  const check = (text: string, language: Language, address?: 'formal' | 'informal') =>
    checkText(text, {
      ...named,
      language,
      styleguide: styleguideContent.parse({ languageOverrides: address ? { [language]: { address } } : {} }),
    }).style.issues;

  test.each([
    ['de', 'Winter Exhibition at the Kunsthaus, Sevilla, 23. Januar bis 25. April'],
    ['fr', 'Winter Exhibition at the Kunsthaus, dernier verre au bar'],
    ['es', 'Winter Exhibition at the Kunsthaus, Sevilla'],
    ['en', 'A day outside, then a slow breakfast'],
    ['en', 'Market square, Wangen im Allgäu, 10 to 13 December'],
  ] as const)('a name is no other language: %s %s', (language, text) => {
    expect(check(text, language)).toEqual([]);
  });

  test.each([
    [
      'en',
      'Lakeside Lights Walk 2026',
      'walk',
      'Lakeside Lights Walk begins at six.',
      'A walk to Lakeside Lights Walk.',
    ],
    ['de', 'Markt der Genüsse', 'Genuss', 'Der Markt der Genüsse beginnt um sechs.', 'Genuss am Markt der Genüsse.'],
    ['es', 'Feria del Lujo', 'lujo', 'La Feria del Lujo abre a las diez.', 'Lujo en la Feria del Lujo.'],
    ['fr', 'L’Art de vivre', 'vivre', "L'Art de vivre ouvre à dix heures.", 'Vivre L’Art de vivre.'],
  ] as const)('%s: a word of the name %s is nobody’s choice', (language, title, avoided, said, beside) => {
    const { event } = sources.naranjo;
    const styleguide = styleguideContent.parse({
      tone: { vocabulary: { avoidedWords: [avoided], preferredWords: [`schön, not ${avoided}`] } },
    });
    const found = (text: string, of: string) =>
      checkText(text, {
        ...sources.naranjo,
        event: event && { ...event, title: of },
        language,
        styleguide,
      }).style.issues.filter(({ kind }) => ['avoided-word', 'preferred-word', 'cliche'].includes(kind));
    expect(found(said, title)).toEqual([]);
    expect(found(said, 'Another')).not.toEqual([]);
    expect(found(beside, title)).toMatchObject([{ kind: 'avoided-word', start: language === 'en' ? 2 : 0 }]);
    expect(breachesOf(said, styleguide, language, [title, title.replace(' 2026', '')])).toEqual([]);
  });

  test('a venue and the house are called what they are called', () => {
    const { event, property } = sources.naranjo;
    const styleguide = styleguideContent.parse({ tone: { vocabulary: { avoidedWords: ['cosy'] } } });
    const context = {
      ...sources.naranjo,
      property: { ...property, name: 'The Cosy Corner' },
      event: event && { ...event, venue: { ...event.venue, title: 'Hidden Gem Hall' } },
      ...{ language: 'en' as const, styleguide },
    };
    const texts = (text: string) => checkText(text, context).style.issues.map((issue) => issue.text);
    expect(texts('From The Cosy Corner to Hidden Gem Hall.')).toEqual([]);
    expect(texts('A cosy corner, The Cosy Cornerstone, a hidden gem.')).toEqual(['cosy', 'Cosy', 'hidden gem']);
  });

  test.each([
    ['fr', 'Gare : neuf minutes à pied.'],
    ['fr', 'Y a-t-il un parking ?'],
    ['fr', 'Reste à savoir quand venir.'],
    ['es', 'Empieza a las 15:00.'],
    ['es', 'Reserva de mesa'],
  ] as const)('a statement is no tu: %s %s', (language, text) => {
    expect(check(text, language, 'formal')).toEqual([]);
  });

  test.each([
    ['fr', 'Réserve une chambre et dors bien.', ['Réserve', 'dors']],
    ['fr', 'Reste chez nous, ton lit est fait.', ['Reste', 'ton']],
    ['fr', 'La mer t’attend.', ['t']],
    ['es', 'Empieza tu día con calma.', ['Empieza', 'tu']],
  ] as const)('an imperative beside a sure sign is: %s %s', (language, text, words) => {
    expect(check(text, language, 'formal').map((issue) => issue.text)).toEqual([...words]);
  });
});

describe('the score', () => {
  test.each(languages)('is 100 less every cost, in %s', (language) => {
    const text = {
      en: 'A stunning hidden gem, nestled in the best street.',
      de: 'Ein atemberaubender Geheimtipp, eingebettet in die schönste Straße.',
      es: 'Una joya escondida, inolvidable, en un marco incomparable.',
      fr: 'Une pépite nichée dans un cadre idyllique, unique.',
    }[language];
    const { score, issues } = styleOf(text, language);
    expect(issues.length).toBeGreaterThanOrEqual(3);
    expect(score).toBe(100 - issues.reduce((sum, issue) => sum + issue.cost, 0));
  });

  test('warns about another language', () => {
    const { issues } = styleOf('Das Zimmer liegt ruhig und hat einen Blick auf den Garten.', 'en');
    expect(issues.map((issue) => issue.kind)).toEqual(['language']);
  });

  test('charges green words without proof', () => {
    expect(styleOf('We are a climate-neutral house.', 'en').issues).toMatchObject([
      { kind: 'green', text: 'climate-neutral' },
    ]);
  });
});

describe('rules of words', () => {
  const guide = (vocabulary: object, settings: Record<string, boolean> = {}) =>
    styleguideContent.parse({ general: { settings }, tone: { vocabulary } });
  const issuesIn = (text: string, styleguide: ReturnType<typeof guide>) =>
    checkText(text, { ...sources.naranjo, language: 'en', styleguide }).style.issues;

  test('say what to write instead and why, find forms no grammar tells, and cost less as a suggestion', () => {
    const rules = { cosy: { instead: 'warm', why: 'Say what is there', forms: ['cozy', 'hygge'] } };
    const found = issuesIn('Cosy rooms and hygge.', guide({ avoidedWords: ['cosy'], rules }));
    expect(found).toMatchObject([
      { text: 'Cosy', listed: 'cosy', fix: 'warm', cost: 6 },
      { text: 'hygge', listed: 'cosy', fix: 'warm', cost: 6 },
    ]);
    expect(found[0]?.message).toContain('Say what is there');
    const mild = guide({ avoidedWords: ['cosy'], rules: { cosy: { severity: 'should' } } });
    expect(issuesIn('Cosy rooms.', mild)).toMatchObject([{ cost: 2 }]);
    expect(breachesOf('Cosy rooms.', mild, 'en')).toEqual([]);
    expect(breachesOf('Cosy rooms.', guide({ avoidedWords: ['cosy'] }), 'en')).toHaveLength(1);
    // Praise that the guide avoids by name is one place to change; praise it only advises against stays praise.
    const praise = 'Ein einzigartiger Blick.';
    expect(breachesOf(praise, guide({ avoidedWords: ['einzigartig'] }), 'de')).toMatchObject([
      { kind: 'avoided-word' },
    ]);
    const advised = guide({ avoidedWords: ['einzigartig'], rules: { einzigartig: { severity: 'should' } } });
    expect(breachesOf(praise, advised, 'de')).toMatchObject([{ kind: 'superlative' }]);
  });

  test('of a preferred word name what it stands in place of', () => {
    const rules = { guests: { instead: 'customers, clients' } };
    const found = issuesIn('Our customers and clients.', guide({ preferredWords: ['guests'], rules }));
    expect(found.map(({ kind, text, fix }) => [kind, text, fix])).toEqual([
      ['preferred-word', 'customers', 'guests'],
      ['preferred-word', 'clients', 'guests'],
    ]);
  });

  test('praise may stand and exclamation marks may not, where the guide says so', () => {
    expect(issuesIn('The finest rooms!', guide({})).map(({ kind }) => kind)).toEqual(['superlative']);
    const settings = { superlativesNeedProof: false, exclamationMarks: false };
    expect(issuesIn('The finest rooms!', guide({}, settings))).toMatchObject([
      { kind: 'exclamation', text: '!', fix: '.', cost: 1 },
    ]);
  });
});

test.each([
  ['en', 'We serve the best breakfast in town.', 'best', ''],
  ['en', 'It is an exceptional evening.', 'exceptional', ''],
  ['en', 'It is a perfect evening.', 'perfect', undefined],
  ['en', 'Our pool is the best in Austria.', 'best', undefined],
  ['de', 'Das schönste Zimmer ist frei.', 'schönste', ''],
  ['de', 'Es ist einzigartig hier.', 'einzigartig', undefined],
  ['es', 'Servimos el mejor desayuno de la ciudad.', 'el mejor', 'el'],
  ['es', 'La piscina es la mejor de Austria.', 'la mejor', undefined],
  ['fr', 'Le meilleur petit déjeuner est ici.', 'Le meilleur', 'Le'],
  ['fr', 'La piscine est la meilleure du pays.', 'la meilleure', undefined],
] as const)('%s: praise is left out where the sentence stands without it: %s', (language, text, praise, fix) => {
  const found = styleOf(text, language).issues.filter(({ kind }) => kind === 'superlative');
  expect(found.map((issue) => [issue.text, issue.fix])).toEqual([[praise, fix]]);
  expect(found[0]?.message).toContain('leave it out');
});
