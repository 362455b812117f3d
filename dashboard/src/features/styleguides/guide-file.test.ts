import { styleguideContent } from '@foyer/contract/styleguides';
import { expect, test } from 'vitest';
import { readGuideFile, writeGuideFile } from './guide-file.ts';

const content = styleguideContent.parse({
  general: { hotelName: 'Halden', settings: { exclamationMarks: false } },
  tone: { vocabulary: { avoidedWords: ['nestled'], rules: { nestled: { instead: 'beside', why: 'Birds nest' } } } },
  languageOverrides: { de: { address: 'formal', avoidedWords: ['traumhaft'], rules: { traumhaft: {} } } },
});

test('what is exported comes back as it was', () => {
  expect(readGuideFile(writeGuideFile({ name: 'Halden', content }))).toEqual({ name: 'Halden', content });
});

test('every problem of a file is told at once, by field, with the way out and with what would be lost', () => {
  const given = JSON.parse(writeGuideFile({ name: 'Halden', content }));
  given.name = ' ';
  given.content.tone.formality = 11;
  given.content.tone.volume = 3;
  given.content.tone.vocabulary.avoidedWords = ['nestled', 3];
  given.content.examples.headlines = [''];
  given.content.languageOverrides.it = {};
  given.content.languageOverrides.de.address = 'du';
  const strange = 'A style guide has no such field. Take it out, or see whether it is spelt right';
  expect(readGuideFile(JSON.stringify(given))).toEqual({
    problems: [
      { field: 'name', message: 'Styleguide name is required' },
      { field: 'content.tone.formality', message: 'Choose at most 10; it is 11' },
      { field: 'content.tone.vocabulary.avoidedWords.1', message: 'Write text in quotation marks here' },
      { field: 'content.examples.headlines.0', message: 'Write something here, or take the empty text out' },
      { field: 'content.languageOverrides.de.address', message: 'Choose one of formal or informal' },
      { field: 'content.tone.volume', message: strange },
      { field: 'content.languageOverrides.it', message: strange },
    ],
  });
});

test('a field this guide has no place for is told instead of dropped', () => {
  const given = JSON.parse(writeGuideFile({ name: 'Halden', content }));
  given.content.tone.volume = 3;
  given.content.languageOverrides.de.dialect = 'Vorarlberg';
  expect(readGuideFile(JSON.stringify(given))).toEqual({
    problems: [
      { field: 'content.tone.volume', message: expect.stringContaining('no such field') },
      { field: 'content.languageOverrides.de.dialect', message: expect.stringContaining('no such field') },
    ],
  });
});

test('what is no style guide is refused', () => {
  expect(readGuideFile('Warm, plain')).toEqual({ problems: [{ field: '', message: 'The file holds no JSON' }] });
  for (const text of ['{"content":{}}', '[]'])
    expect(readGuideFile(text)).toEqual({
      problems: [expect.objectContaining({ message: expect.stringContaining('This is no style guide of Foyer') })],
    });
});
