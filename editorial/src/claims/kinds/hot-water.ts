/** Whence the hot water comes: 'our hot water is entirely solar', of a house whose panels heat two fifths of it or none. */
import type { Finding } from '#claims/finding.ts';
import { sortsOfEnergy } from '#claims/kinds/energy.ts';
import { sharesIn, sharesLike } from '#claims/kinds/shares.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import { isElsewhere, isUnreal } from '#claims/reading/aside.ts';
import { hasMark } from '#claims/reading/has-mark.ts';
import { clauseOf, type Reading } from '#claims/reading/read.ts';

const compound = /^(?:warmwasser|heißwasser)$/;
const water = /^(?:hot water|warmes wasser|warme wasser|heißes wasser|agua caliente|eau chaude)$/;
const solar = /^(?:solar\p{L}*|solaires?|thermosolaire|sonnenenergie|sonnenkollektoren|sonnenwärme)$/u;
const sun = /^(?:sun|sonne|sol|soleil)$/;
const whole =
  /^(?:all|every|entirely|wholly|completely|fully|exclusively|purely|alles|ganz|gänzlich|komplett|vollständig|ausschließlich|gesamtes?|sämtliches|rein|todo|toda|totalmente|íntegramente|enteramente|completamente|exclusivamente|tout|toute|entièrement|totalement|exclusivement|intégralement|intégralité|totalité)$/;

/** 'Hot water all night, and sun all day'. */
const time = /^(?:day|night|year|round|tag|nacht|jahr|día|noche|año|journée|nuit|année|heure)s?$/;

const isWaterAt = ({ tokens }: Reading, index: number): boolean =>
  compound.test(tokens[index]?.text ?? '') || water.test(`${tokens[index]?.text} ${tokens[index + 1]?.text}`);

type Said = { from: number; to: number; share: number | null };

/** What a clause with hot water says of the sun: where, and how much of it. */
function saidIn(reading: Reading, index: number): Said | null {
  const [start, end] = clauseOf(reading, index);
  const words = reading.tokens.slice(start, end).map(({ text }) => text);
  const isOfTime = (at: number) => words.slice(at + 1, at + 3).some((word) => time.test(word));
  const all = words.findIndex((word, at) => whole.test(word) && !isOfTime(at));
  const [part] = sharesIn(reading, start, end);
  const source = words.findIndex((word) => solar.test(word) || (sun.test(word) && (all >= 0 || part !== undefined)));
  if (source < 0) return null;
  const at = start + source;
  if (part) return { from: part.from, to: part.to, share: part.value };
  return {
    from: all < 0 ? at : Math.min(at, start + all),
    to: Math.max(at, start + all) + 1,
    share: all < 0 ? null : 100,
  };
}

const speaksOfWater = (reading: Reading): boolean => reading.tokens.some((_, index) => isWaterAt(reading, index));

/** A share of the hot water, or all of it, that the sources give otherwise or not at all. */
export function findHotWater(reading: Reading, ledger: Ledger): Finding[] {
  return reading.tokens.flatMap((_, index): Finding[] => {
    const said = isWaterAt(reading, index) ? saidIn(reading, index) : null;
    if (!said || reading.silent[index]) return [];
    const { from, to, share } = said;
    const clause = clauseOf(reading, index);
    const denied = hasMark(reading, ...clause, 'denied', 'deniedAfter');
    if (denied || isUnreal(reading, { from }) || isElsewhere(reading, { from, to, subjects: [] })) return [];
    const known = ledger.stated.filter(
      (stated) =>
        stated.name !== 'event' &&
        sortsOfEnergy(stated.reading, 0, stated.reading.tokens.length).has('solar') &&
        (share === null || speaksOfWater(stated.reading)),
    );
    if (known.length === 0) return [{ kind: 'green', verdict: 'unsupported', from, to }];
    const parts = known.flatMap((stated) => sharesLike(new Set(['solar']), stated.reading));
    const [first] = known;
    if (share === null || parts.length === 0 || parts.some(({ value }) => Math.abs(value - share) < 1)) return [];
    return [{ kind: 'green', verdict: 'contradicted', from, to, source: first?.source }];
  });
}
