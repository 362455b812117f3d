/** How high a house lies, told by the bare metres: 'our farm lies at 1,200 metres', where a fact gives its altitude. */
import { agrees } from '#claims/compare.ts';
import type { Finder, Finding } from '#claims/finding.ts';
import { type Quantity, quantitiesOf } from '#claims/reading/quantities.ts';
import { clauseOf, idsOf, mentionsBeside, type Reading } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import { withNumber } from '#claims/wording.ts';

/** Below this many metres a bare length is a way or a pool. */
const lowest = 300;
const at = { en: /^at$/, de: /^auf$/, es: /^a$/, fr: /^à$/ } as const;
/** 'We sit at', 'estamos a': who lies there. */
const we = /^(?:we|wir|nous|estamos|here|hier|aquí|ici)$/;
/** 'At 1,200 metres from the lift', '1,200 metres away': a way. */
const away = /^(?:from|of|away|off|to|on|von|vom|bis|zum|zur|entfernt|de|del|andando|du|des|d|environ|length|long)$/;

/** True where the metres are those a house is up: nothing in the sentence is a way off, and nothing is measured. */
function isHigh(reading: Reading, { from, to, unit, value, mode }: Quantity): boolean {
  const [start] = clauseOf(reading, from);
  const before = reading.tokens[from - 1];
  if (unit !== 'm' || mode !== null || value < lowest || !before || !at[reading.language].test(before.text))
    return false;
  const after = reading.tokens[to];
  if (after && after.gap === breaks.space && away.test(after.text)) return false;
  const opens = from - 1 === start;
  const sentence = reading.sentence[from];
  const isOther = mentionsBeside(reading, from).some(
    (one) =>
      reading.sentence[one.from] === sentence &&
      idsOf(one, 'place', 'venue', 'event', 'amenity', 'counted').length > 0 &&
      idsOf(one, 'house').length === 0,
  );
  return !isOther && (opens || isOfHouse(reading, start, from));
}

/** 'The summit is at 1,245 metres' says nothing of the house. */
const isOfHouse = (reading: Reading, start: number, from: number): boolean =>
  reading.tokens.slice(start, from).some(({ text }) => we.test(text)) ||
  mentionsBeside(reading, from).some((one) => one.from >= start && one.to <= from && idsOf(one, 'house').length > 0);

export const findAltitude: Finder = (reading, ledger) => {
  const known = ledger.sizes.get('altitude');
  if (known?.value.unit !== 'm') return [];
  const { amount } = known.value;
  return quantitiesOf(reading).flatMap((quantity): Finding[] => {
    if (!isHigh(reading, quantity)) return [];
    const { from, to, value, comparison } = quantity;
    const isRight = agrees(value, amount, comparison);
    const expected = isRight ? undefined : withNumber(reading, from, to, from, amount);
    return [
      { kind: 'size', verdict: isRight ? 'supported' : 'contradicted', from, to, source: known.source, expected },
    ];
  });
};
