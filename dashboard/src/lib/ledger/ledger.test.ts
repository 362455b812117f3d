import { blocks as blocksSchema } from '@foyer/contract/blocks';
import { styleguideContent } from '@foyer/contract/styleguides';
import type { TextContext } from '@foyer/editorial/context';
import { describe, expect, it } from 'vitest';
import { fixBy } from './fix-by.ts';
import { ledgerOf, ledgerReader, sentenceAround } from './ledger.ts';

const context: TextContext = {
  language: 'en',
  property: {
    name: 'Seehof',
    type: 'hotel',
    starRating: null,
    address: 'Uferweg 4',
    city: 'Hard',
    country: 'AT',
    latitude: 47.49,
    longitude: 9.69,
    checkInTime: '15:00',
    checkOutTime: null,
  },
  facts: [
    { factName: 'room_count', factValue: '31', language: null },
    { factName: 'amenities', factValue: '["sauna"]', language: null },
  ],
  event: null,
  styleguide: styleguideContent.parse({}),
};
const page = (text: string) => ({
  title: '',
  description: '',
  blocks: blocksSchema.parse([{ kind: 'introduction', id: 'introduction', paragraphs: [text] }]),
});

describe('the ledger', () => {
  it('mends what does not keep to the style guide with all that hangs on it, or only shows it', () => {
    const words = { avoidedWords: ['quaint', 'nestled', 'hidden gem'], rules: { nestled: { instead: 'beside' } } };
    const styleguide = styleguideContent.parse({ tone: { vocabulary: words } });
    const fixed = (text: string) => {
      const { issues } = ledgerOf(page(text), { ...context, styleguide }, undefined, []);
      let left = text;
      const put = (_: unknown, start: number, end: number, by: string) => {
        left = text.slice(0, start) + by + text.slice(end);
      };
      for (const issue of issues) fixBy(issue, 'en', put);
      return left;
    };
    expect(fixed('It is a quaint inn.')).toBe('It is an inn.');
    expect(fixed('The most beautiful view is here.')).toBe('The view is here.');
    expect(fixed('Nestled by the lake, the house sleeps.')).toBe('Beside the lake, the house sleeps.');
    expect(fixed('This is a hidden gem.')).toBe('This is a hidden gem.');
  });

  it('puts what blocks first, and draws each claim under its words', () => {
    const ledger = ledgerOf(page('The sauna is warm by five. There are 44 rooms.'), context, 'short', []);
    expect(ledger.open).toBe(1);
    expect(ledger.sourced).toBeGreaterThanOrEqual(1);
    expect(ledger.claims[0]).toMatchObject({ kind: 'count', verdict: 'contradicted' });
    expect(ledger.claims[0]?.expected).toContain('31');
    const mark = ledger.marks.find((one) => one.tone === 'none');
    expect(mark?.description).toMatch(/^claim \d+, no source$/);
  });

  it('has one press mend a wrong figure in its place, and praise with the article before it', () => {
    const praised = 'We are the best hotel in Austria.';
    const { claims } = ledgerOf(page(`${praised} There are 44 rooms. A helipad waits.`), context, 'short', []);
    expect(claims.map(({ correction }) => correction?.text)).toEqual(['a hotel in Austria', '31 rooms', undefined]);
    expect(claims[0]?.correction).toMatchObject({ start: 'We are '.length, end: praised.length - 1 });
  });

  it('offers a press only where the sentence stands after it, with hours as the page writes them', () => {
    const facts = [...context.facts, { factName: 'hours:sauna', factValue: '14:00-21:00', language: null }];
    const text = 'A house without a sauna. There is no sauna. Check-in is from noon. The sauna closes at 21:00.';
    const { claims } = ledgerOf(page(text), { ...context, facts }, 'short', []);
    const open = claims.filter(({ verdict }) => verdict === 'contradicted');
    expect(open.map(({ correction }) => correction?.text ?? null)).toEqual([null, 'There is a sauna', 'from 15:00']);
  });

  it('counts what is said again once, under one number, and each place that blocks by itself', () => {
    const sauna = 'The sauna is warm by five. After a walk, the sauna again. A helipad here, a helipad there.';
    const ledger = ledgerOf(page(sauna), context, 'short', []);
    const settled = ledger.claims.find((claim) => claim.text === 'sauna');
    expect(settled?.mentions).toBe(2);
    expect(ledger.marks.filter((mark) => mark.number === settled?.number)).toHaveLength(2);
    expect(ledger.open).toBe(2);
    expect(new Set(ledger.claims.map(({ number }) => number)).size).toBe(ledger.claims.length);
  });

  it('reads a draft again as it would read it anew', () => {
    const read = ledgerReader(context, 'short');
    const before = page('The sauna is warm by five. There are 44 rooms.');
    const after = page('The sauna is warm by five. There are 31 rooms.');
    expect(read(before, [])).toEqual(ledgerOf(before, context, 'short', []));
    expect(read(after, [])).toEqual(ledgerOf(after, context, 'short', []));
    expect(read(before, []).open).toBe(1);
  });

  it('reads what search results show as well', () => {
    const ledger = ledgerOf({ ...page('Welcome.'), description: 'A house with 44 rooms.' }, context, 'short', []);
    expect(ledger.claims[0]).toMatchObject({ blockId: 'search', field: 'description', verdict: 'contradicted' });
  });

  it('inks a claim once a person has approved it by name, among those with a source', () => {
    const text = 'A helipad waits on the roof.';
    const open = ledgerOf(page(text), context, 'short', []).claims[0];
    expect(open).toMatchObject({ kind: 'amenity', verdict: 'unsupported' });
    const approval = {
      text: open?.text ?? '',
      kind: 'amenity',
      reason: 'Opens in May',
      approvedBy: 'Ines Brandt',
      approvedAt: '2026-11-21T10:00:00Z',
    } as const;
    const ledger = ledgerOf(page(text), context, 'short', [approval]);
    expect(ledger).toMatchObject({ open: 0, toDecide: 0, sourced: 1 });
    expect(ledger.marks[0]).toMatchObject({ tone: 'ink', description: 'claim 1, approved by Ines Brandt' });
  });
});

describe('the sentence around a claim', () => {
  const text = 'The pool is warm. A shuttle brings you home. Good night.';
  const without = (at: string) => {
    const { start, end } = sentenceAround(text, text.indexOf(at), 'en');
    return text.slice(0, start) + text.slice(end);
  };
  it('leaves clean text behind wherever it stood', () => {
    expect(without('pool')).toBe('A shuttle brings you home. Good night.');
    expect(without('shuttle')).toBe('The pool is warm. Good night.');
    expect(without('Good')).toBe('The pool is warm. A shuttle brings you home.');
  });
});
