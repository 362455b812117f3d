import type { Block } from '@foyer/contract/blocks';
import { languages } from '@foyer/contract/languages';
import { openClaims } from '@foyer/editorial/composer/compose-sound';
import { composeText } from '@foyer/editorial/composer/compose-text';
import { openingOf } from '@foyer/editorial/composer/openings';
import { describe, expect, it } from 'vitest';
import { demoTexts } from '../testing/demo-texts.ts';

// Each house with each event as page or as article, in turn: `npm run bench texts` writes every one in both.
describe.each(languages)('what the composer writes of the demo, in %s', (language) => {
  it('says nothing red, and no two texts begin with the same sentence', { timeout: 60_000 }, () => {
    const begun = new Map<string, string>();
    const beside: Block[][] = [];
    const texts = demoTexts(language, { every: false });
    for (const { of, request } of texts) {
      const text = composeText({ ...request, beside });
      expect(openClaims(text, request), of).toBe(0);
      const opening = openingOf(text.blocks);
      if (!opening) continue;
      expect(begun.get(opening), `${of} begins with «${opening}» as well`).toBeUndefined();
      begun.set(opening, of);
      // Only how they begin: what they say further on may be alike.
      beside.push(text.blocks.filter(({ kind }) => kind !== 'hero').slice(0, 2));
    }
    expect(begun.size).toBeGreaterThan(200);
    expect(new Set(texts.map(({ type }) => type)).size).toBe(6);
  });
});
