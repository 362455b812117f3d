/**
 * Sentences of kinds that no set had when its rules were made: questions and answers, newsletters, weddings, treatments,
 * an event's own evening. `! ` begins one with an error in it; whatever else stands there is right or claims nothing.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findClaims } from '#claims/find-claims.ts';
import { blindSets } from '#claims/testing/labelled/blind-set-names.ts';
import { readBlindSet } from '#claims/testing/labelled/blind-sets.ts';

const folder = new URL('lines/', import.meta.url);
const files = readdirSync(folder).map((name) => name.replace('.txt', ''));

/** The sentences of a file by the house and language that `@ set house language event` names before them. */
function groupsOf(file: string) {
  const text = readFileSync(new URL(`${file}.txt`, folder), 'utf8');
  return text
    .split(/^@ /m)
    .filter((part) => part.trim())
    .map((part) => {
      const [head = '', ...lines] = part.trim().split('\n');
      const [set, house = '', language, event = ''] = head.split(' ');
      const known = blindSets.find((one) => one === set);
      const of =
        known &&
        readBlindSet(known).find((one) => {
          const { property, event: at } = one.sources;
          const isEvent = event === '-' || at?.title.toLowerCase().includes(event) === true;
          return one.language === language && property.name.includes(house) && isEvent;
        });
      if (!of) throw new Error(`${file}: nothing is called ${head}`);
      const sources = event === '-' ? { ...of.sources, event: null } : of.sources;
      return { head, lines, isOpen: (line: string) => isOpen(line, { ...sources, language: of.language }) };
    });
}

const isOpen = (text: string, context: Parameters<typeof findClaims>[1]) =>
  findClaims(text, context).some(({ verdict }) => verdict === 'contradicted' || verdict === 'unsupported');

describe.each(files)('%s', (file) => {
  test.each(groupsOf(file))('$head', ({ lines, isOpen: open }) => {
    const wrong = lines.filter((line) => open(line.replace(/^! /, '')) !== line.startsWith('! '));
    expect(wrong).toEqual([]);
  });
});
