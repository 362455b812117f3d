import { type Block, blocks, paragraphBlock } from '@foyer/contract/blocks';
import { expect, test } from 'vitest';
import { checkPage, checkSearch } from '#check-page.ts';
import { sources } from '#claims/testing/properties.ts';
import type { TextContext } from '#context.ts';
import { corrected, hasCorrection, type LiveText, outdatedClaims } from '#outdated.ts';

const before: TextContext = { ...sources.naranjo, language: 'en', styleguide: null };

const withFact = (context: TextContext, factName: string, factValue: string | null): TextContext => ({
  ...context,
  facts: [
    ...context.facts.filter((fact) => fact.factName !== factName),
    ...(factValue === null ? [] : [{ factName, factValue, language: null }]),
  ],
});

/** A text as it was published under a context. */
function published(paragraphs: string[], context = before, description = ''): LiveText & { blocks: Block[] } {
  const text = {
    title: 'Casa del Naranjo',
    description,
    blocks: blocks.parse([{ kind: 'introduction', id: 'intro', paragraphs }]),
  };
  const claims = [...checkSearch(text, context), ...checkPage(text.blocks, context).segments].flatMap(
    ({ blockId, field, claims: found }) => found.map((claim) => ({ ...claim, blockId, field })),
  );
  return { ...text, claims };
}

test('a text nothing changed under has no outdated claim', () => {
  expect(outdatedClaims(published(['Sleep in one of 46 rooms. The rooftop pool waits.']), before)).toEqual([]);
});

test('a fact that says something else makes the claim outdated, with the words that put it right', () => {
  const live = published(['Welcome. Sleep in one of 46 rooms.'], before, 'A house of 46 rooms.');
  const found = outdatedClaims(live, withFact(before, 'room_count', '48'));
  expect(found).toMatchObject([
    { blockId: 'search', field: 'description', text: '46 rooms', expected: '48 rooms' },
    {
      blockId: 'intro',
      field: 'paragraphs.0',
      verdict: 'contradicted',
      approved: false,
      restedOn: { name: 'room_count', value: '46' },
      source: { name: 'room_count', value: '48' },
      expected: '48 rooms',
      sentence: { text: 'Sleep in one of 46 rooms.' },
    },
  ]);
  const { sentence } = found[1] ?? { sentence: { text: '', start: 0, end: 0 } };
  expect(sentence.text.slice(sentence.start, sentence.end)).toBe('46 rooms');
});

test('a fact that is withdrawn leaves the claim to a person', () => {
  const found = outdatedClaims(published(['Sleep in one of 46 rooms.']), withFact(before, 'room_count', null));
  expect(found).toMatchObject([{ verdict: 'unsupported', source: null, expected: null, restedOn: { value: '46' } }]);
});

test('what a person let stand counts again once another source speaks', () => {
  const live = published(['Sleep in one of 60 rooms.']);
  expect(outdatedClaims(live, before)).toEqual([]);
  expect(outdatedClaims(live, withFact(before, 'room_count', '48'))).toMatchObject([
    { approved: true, expected: '48 rooms' },
  ]);
  expect(outdatedClaims(live, withFact(before, 'room_count', '60'))).toEqual([]);
});

test('corrections change their spans alone, several in one paragraph too', () => {
  const live = published(['Sleep in one of 46 rooms. All 46 rooms are quiet, and the rooftop pool waits.']);
  const after = withFact(before, 'room_count', '48');
  const found = outdatedClaims(live, after);
  expect(found).toHaveLength(2);
  const { text, done } = corrected({ ...live }, found.filter(hasCorrection));
  expect(done).toBe(2);
  expect(text.blocks[0]).toMatchObject({
    paragraphs: ['Sleep in one of 48 rooms. All 48 rooms are quiet, and the rooftop pool waits.'],
  });
  expect(outdatedClaims({ ...text, claims: [] }, after)).toEqual([]);
});

test('in a text edited since, only a sentence that still stands is corrected', () => {
  const live = published(['Sleep in one of 46 rooms.']);
  const found = outdatedClaims(live, withFact(before, 'room_count', '48')).filter(hasCorrection);
  const edited = published(['A word before. Sleep in one of 46 rooms.']);
  expect(corrected({ ...edited }, found).text.blocks[0]).toMatchObject({
    paragraphs: ['A word before. Sleep in one of 48 rooms.'],
  });
  const rewritten = published(['You sleep in 46 rooms.']);
  const kept = corrected({ ...rewritten }, found);
  expect([kept.done, kept.text.blocks]).toEqual([0, rewritten.blocks]);
  const twice = published(['Sleep in one of 46 rooms. No? Sleep in one of 46 rooms.']);
  expect(corrected({ ...twice }, [{ ...found[0], start: 3, end: 11 } as never]).done).toBe(0);
});

test('marks of a paragraph move with its words', () => {
  const text = 'One of 46 rooms, each by the river.';
  const [start, end] = [text.indexOf('46 rooms'), text.indexOf('46 rooms') + 8];
  const block = paragraphBlock.parse({
    kind: 'paragraph',
    id: 'p',
    text,
    marks: [
      { start: 0, end: 3, kind: 'strong' },
      { start, end, kind: 'emphasis' },
      { start: text.indexOf('river'), end: text.indexOf('river') + 5, kind: 'link', href: '/river' },
    ],
  });
  const sentence = { text, start, end };
  const correction = { blockId: 'p', field: 'text', start, end, text: '46 rooms', expected: '1048 rooms', sentence };
  const { text: after } = corrected({ title: '', description: '', blocks: [block] }, [correction]);
  const [mended] = after.blocks as [typeof block];
  expect(mended.text).toBe('One of 1048 rooms, each by the river.');
  expect(mended.marks.map((mark) => mended.text.slice(mark.start, mark.end))).toEqual(['One', '1048 rooms', 'river']);
});

test('hours are corrected as they are written, and only the one that is wrong', () => {
  const known = withFact(before, 'hours:rooftop_pool', '10:00-22:00');
  const now = withFact(before, 'hours:rooftop_pool', '10:00-21:00');
  const expectedOf = (text: string, language: TextContext['language'] = 'en') =>
    outdatedClaims(published([text], { ...known, language }), { ...now, language }).map(({ expected }) => expected);
  expect(expectedOf('The rooftop pool is open from 10:00 to 22:00.')).toEqual(['from 10:00 to 21:00']);
  expect(expectedOf('The rooftop pool is open from 10 a.m. to 10 p.m.')).toEqual(['from 10 a.m. to 9 p.m.']);
  expect(expectedOf('Der Dachpool ist von 10:00 bis 22:00 Uhr geöffnet.', 'de')[0]).toMatch(/^von 10:00 bis 21:00/);
  expect(expectedOf('La piscine sur le toit est ouverte de 10 h à 22 h.', 'fr')[0]).toContain('10 h à 21 h');
});
