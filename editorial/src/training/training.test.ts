import { languages } from '@foyer/contract/languages';
import { type StyleguideContent, styleguideContent } from '@foyer/contract/styleguides';
import type { Proposal } from '@foyer/contract/training';
import { describe, expect, it } from 'vitest';
import { withChange } from './accept.ts';
import { learn } from './learn.ts';
import { holdBack, readSample, type SampleText } from './samples.ts';
import { casualTexts, formalTexts } from './testing/texts.ts';
import { readToneOf } from './tone-of-texts.ts';
import { tryProposals } from './try-proposals.ts';

const guide = (given: object = {}): StyleguideContent => styleguideContent.parse(given);
const lesson = (texts: readonly SampleText[], given: object = {}) => ({
  texts,
  edits: [],
  guide: guide(given),
  names: [],
});
const of = (proposals: readonly Proposal[], key: string) => proposals.find((one) => one.key === key);
const formalityIn = (one: Proposal | undefined) => (one?.change.kind === 'formality' ? one.change.now : null);
const english = (...all: string[]): SampleText[] =>
  all.map((text, at) => ({ title: `Page ${at + 1}`, language: 'en', text }));

describe.each(languages)('texts whose tone is known, %s', (language) => {
  it('reads formal ones as formal and casual ones as casual, each by itself', () => {
    for (const text of formalTexts[language]) {
      expect(readToneOf([readSample(text)]).formality, text.title).toBeGreaterThanOrEqual(7);
    }
    for (const text of casualTexts[language]) {
      expect(readToneOf([readSample(text)]).formality, text.title).toBeLessThanOrEqual(4);
    }
  });

  it('proposes the formality and the form of address they have, with sentences of them', () => {
    const formal = learn(lesson(formalTexts[language], { tone: { formality: 3 } }));
    const casual = learn(lesson(casualTexts[language], { tone: { formality: 8 } }));
    const [up, down] = [of(formal, 'formality'), of(casual, 'formality')];
    expect(formalityIn(up)).toBeGreaterThanOrEqual(7);
    expect(formalityIn(down)).toBeLessThanOrEqual(4);
    const inOneLine = casualTexts[language].map(({ text }) => text.replace(/\s+/g, ' ')).join(' ');
    expect(down?.evidence.length).toBeGreaterThan(0);
    for (const { sentence } of down?.evidence ?? []) expect(inOneLine).toContain(sentence);
    if (language === 'en') return expect(of(casual, 'address:en')).toBeUndefined();
    expect(of(formal, `address:${language}`)?.change).toMatchObject({ was: 'informal', now: 'formal' });
    expect(of(casual, `address:${language}`)?.change).toMatchObject({ was: 'formal', now: 'informal' });
  });

  it('proposes nothing that the guide says already', () => {
    const first = learn(lesson(casualTexts[language], { tone: { formality: 8 } }));
    const taught = first.reduce(
      (content, { change }) => withChange(content, change),
      guide({ tone: { formality: 8 } }),
    );
    const again = learn({ ...lesson(casualTexts[language]), guide: taught });
    expect(again.map(({ key }) => key)).toEqual([]);
  });
});

describe('words', () => {
  const pages = english(
    'Our guests have breakfast on the long jetty. The lake rooms look west, and guests walk over in slippers.',
    'Every lake room has a stove. Guests who come in winter sit on the long jetty with a blanket.',
    'From the lake room, guests see the harbour. The long jetty is ours, and so is the quiet.',
    'Bregenz has a theatre on the water. Bregenz guests know it. Bregenz is close.',
  );

  it('finds the terms texts come back to, in any form, and leaves out names and what every hotel says', () => {
    const proposals = learn(lesson(pages, { general: { hotelName: 'Halden' } }));
    const words = proposals.flatMap(({ change }) => (change.kind === 'preferred-word' ? [change.word] : []));
    expect(words).toEqual(['guests', 'lake room', 'long jetty']);
    const term = of(proposals, 'word:en:lake room');
    expect(term?.shown.times).toBe(3);
    expect(term?.evidence.map(({ title }) => title)).toEqual(['Page 1', 'Page 2', 'Page 3']);
  });

  it('of words that say the same takes the one that always stands, and none where both do', () => {
    expect(of(learn(lesson(pages)), 'word:en:guests')).toMatchObject({
      change: { insteadOf: ['customers', 'clients', 'patrons', 'visitors'] },
      shown: { times: 5, of: 5 },
    });
    const mixed = [...pages, ...english('Customers call early. Customers are right. Ask other customers.')];
    expect(of(learn(lesson(mixed)), 'word:en:guests')).toBeUndefined();
  });

  it('finds German compounds', () => {
    const text =
      'Das Seezimmer ist warm. Im Seezimmer schläft man gut. Die Seezimmer sind frei, jedes Seezimmer hat Tee.';
    const found = learn(lesson([{ title: 'Haus', language: 'de', text }]));
    expect(found.flatMap(({ change }) => (change.kind === 'preferred-word' ? [change.word] : []))).toEqual([
      'Seezimmer',
    ]);
  });

  it('takes no name of a person for a term', () => {
    const german = (title: string, text: string) => ({ title, language: 'de' as const, text });
    const found = learn(
      lesson([
        german('Küche', 'Unsere Küche leitet Marta Ender. Am Abend steht Marta Ender selbst am Herd.'),
        german('Haus', 'Marta Ender kauft den Saibling in Hard. Das Brot bäckt Marta Ender im Haus.'),
        german('Fest', 'Im Advent kocht Marta Ender im Freien.'),
      ]),
    );
    expect(found.filter(({ change }) => change.kind === 'preferred-word')).toEqual([]);
  });

  it('learns from edits what people take out of written texts, and what they write instead', () => {
    const edit = (title: string, before: string, after: string) => ({ title, language: 'en' as const, before, after });
    const edits = [
      edit(
        'Advent',
        'Enjoy the sumptuous breakfast. It starts at 7:00.',
        'Enjoy the long breakfast. It starts at 7:30.',
      ),
      edit('Spring', 'The sumptuous garden opens early.', 'The long garden opens early.'),
      edit('Harbour', 'The boat leaves from Lindau at nine.', 'The boat leaves from Bregenz at nine.'),
      edit('Winter', 'The stove is sumptuous and hot.', 'The stove is hot.'),
    ];
    const proposals = learn({ texts: [], edits, guide: guide(), names: [] });
    expect(proposals).toMatchObject([
      {
        key: 'avoid:en:sumptuous',
        change: { word: 'sumptuous', instead: 'long' },
        evidence: [{ title: 'Advent' }, { title: 'Spring' }],
      },
    ]);
  });
});

it('tells the rhythm of sentences by examples that have it', () => {
  const short = english(
    ...Array.from({ length: 4 }, (_, at) => `Water is warm here, day ${at}. Towels are in the box. We sit outside.`),
  );
  const long =
    'At weekends, which begin with us on Thursday evening, breakfast waits in the kitchen until the last guest has come.';
  const proposal = of(learn(lesson(short, { examples: { descriptions: [long] } })), 'rhythm');
  expect(proposal?.change).toMatchObject({ was: 20, now: 5 });
  const taught = proposal && withChange(guide({ examples: { descriptions: [long] } }), proposal.change);
  expect(taught?.examples.descriptions).toHaveLength(4);
});

describe('texts held back', () => {
  const eight = (language: 'de', text: (at: number) => string): SampleText[] =>
    Array.from({ length: 8 }, (_, at) => ({ title: `Seite ${at + 1}`, language, text: text(at) }));
  const du = 'Komm mit deinen Kindern, wir holen dich ab und zeigen dir den Steg.';

  it('count those that agree', () => {
    const { seen, held } = holdBack(eight('de', () => du));
    expect([seen.length, held.length]).toEqual([6, 2]);
    const tried = tryProposals(learn(lesson(seen)), held);
    expect(of(tried, 'address:de')?.tested).toEqual({ agree: 2, of: 2 });
  });

  it('drop what does not hold in them', () => {
    const held = eight('de', () => 'Wir holen Sie ab und zeigen Ihnen den Steg.').slice(0, 3);
    const learned = learn(lesson(eight('de', () => du)));
    expect(of(learned, 'address:de')).toBeDefined();
    expect(of(tryProposals(learned, held), 'address:de')).toBeUndefined();
  });
});

describe('accepting', () => {
  it('puts English words into the general lists and others into lists of their language, which keep the general ones', () => {
    const before = guide({ tone: { vocabulary: { avoidedWords: ['nestled'] } } });
    const english = withChange(before, { kind: 'avoided-word', language: 'en', word: 'sumptuous', instead: 'good' });
    expect(english.tone.vocabulary).toMatchObject({
      avoidedWords: ['nestled', 'sumptuous'],
      rules: { sumptuous: { instead: 'good', severity: 'must' } },
    });
    const french = withChange(before, { kind: 'avoided-word', language: 'fr', word: 'niché', instead: '' });
    expect(french.languageOverrides.fr?.avoidedWords).toEqual(['nestled', 'niché']);
    expect(french.tone).toEqual(before.tone);
    expect(before.tone.vocabulary.avoidedWords).toEqual(['nestled']);
  });
});
