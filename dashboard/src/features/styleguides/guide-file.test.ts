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

test('every problem of a file is told at once, with what would be lost', () => {
  const given = JSON.parse(writeGuideFile({ name: 'Halden', content }));
  given.name = ' ';
  given.content.tone.formality = 11;
  given.content.examples.headlines = [''];
  expect(readGuideFile(JSON.stringify(given))).toEqual({
    problems: [
      expect.objectContaining({ field: 'name', message: 'Styleguide name is required' }),
      expect.objectContaining({ field: 'content.tone.formality' }),
      expect.objectContaining({ field: 'content.examples.headlines.0' }),
    ],
  });
});

test('a field this guide has no place for is told instead of dropped', () => {
  const given = JSON.parse(writeGuideFile({ name: 'Halden', content }));
  given.content.tone.volume = 3;
  given.content.languageOverrides.de.dialect = 'Vorarlberg';
  expect(readGuideFile(JSON.stringify(given))).toEqual({
    problems: [
      { field: 'content.tone.volume', message: 'This style guide has no place for it' },
      { field: 'content.languageOverrides.de.dialect', message: 'This style guide has no place for it' },
    ],
  });
});

test('what is no style guide is refused', () => {
  expect(readGuideFile('Warm, plain')).toEqual({ problems: [{ field: '', message: 'The file holds no JSON' }] });
  expect(readGuideFile('{"content":{}}')).toMatchObject({ problems: [{ field: 'format' }, { field: 'name' }] });
});
