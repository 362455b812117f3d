/** Roads by their number: 'au bord de l'A7' of a house whose fact says that it stands beside the A6. */
import type { Finder, Finding } from '#claims/finding.ts';
import type { Reading } from '#claims/reading/read.ts';

type Road = { letters: string; number: string; from: number; to: number };

const prefix = /^(?:a|ap|m|e|n|rn|b|d|l|ss|rv)$/;
/** What says that the house stands on a road, before its number: 'just off the A7', 'junto a la autopista A7'. */
const beside =
  /^(?:on|off|by|beside|alongside|along|near|at|an|am|neben|nahe|direkt|unweit|junto|borde|pie|lado|orillas|cerca|bord|long|près|côté|proximité|sur|pas|steps|paso|pasos|schritte)$/;
const reach = 4;

/** The roads of a text. Letter and number are one word ('A7', 'N-340'); German puts a space between them. */
const roadsIn = ({ tokens, text, language }: Reading): Road[] =>
  tokens.flatMap((token, index): Road[] => {
    const next = tokens[index + 1];
    if (!token.capital || !prefix.test(token.text) || next?.kind !== 'number') return [];
    const joint = text.slice(token.end, next.start);
    const joined = joint === '' || joint === '-' || (language === 'de' && joint === ' ');
    return joined ? [{ letters: token.text, number: next.text, from: index, to: index + 2 }] : [];
  });

export const findRoads: Finder = (reading, ledger) => {
  const said = roadsIn(reading);
  if (said.length === 0) return [];
  const known = ledger.stated.flatMap(({ reading: stated, source }) =>
    roadsIn(stated).map((road) => ({ ...road, source })),
  );
  return said.flatMap(({ letters, number, from, to }): Finding[] => {
    const alike = known.filter((road) => road.letters === letters);
    const [first] = alike;
    if (!first) return [];
    const place = { kind: 'place' as const, from, to };
    const right = alike.find((road) => road.number === number);
    if (right) return [{ ...place, verdict: 'supported', source: right.source }];
    // 'Take the A31 to Beaune' is a way, and not where we are.
    const before = reading.tokens.slice(Math.max(0, from - reach), from);
    if (!before.some(({ text }) => beside.test(text))) return [];
    return [
      { ...place, verdict: 'contradicted', source: first.source, expected: `${letters}${first.number}`.toUpperCase() },
    ];
  });
};
