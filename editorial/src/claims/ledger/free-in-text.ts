/** What a free text says is free: 'Admission free', 'cena de cuatro platos incluida', 'breakfast, cake and house drinks included'. */
import { isDenied } from '#claims/reading/denial.ts';
import { clauseOf, idsOf, type Mention, marksIn, type Reading, sentenceOf } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';

/** What is included stands behind these: 'the pass includes a towel'. */
const including = /^(?:includ(?:es?|ing)|incluyen?|comprend|comprennent|inclut|incluent|enthält|umfasst)$/;
/** Tokens between a thing and the word that makes it free. */
const freeReach = 3;
/** The same of an entry: 'Admission to the quay is free'. */
const entryReach = 5;

const reachOf = (mention: Mention) => (idsOf(mention, 'thing').includes('ticket') ? entryReach : freeReach);

const joining = /^(?:and|as|well|or|with|the|und|sowie|der|die|das|y|e|con|el|la|los|las|et|avec|le|les|l)$/;
const and = /^(?:and|und|sowie|y|e|et)$/;
const parting = /^(?:of|with|in|mit|aus|de|con|en|avec|à)$/;
const denying = /^(?:not?|nicht|nie|ni|pas|non|sin|sans|ohne|without)$/;
/** Words of a list between two of its things that no table has: 'desayuno, tarta de la tarde y bebidas'. */
const listReach = 4;

/** Where the things of a text end, a number of their parts with them: 'cena de cuatro platos', 'Abendessen mit vier Gängen'. */
function thingsIn(reading: Reading): Mention[] {
  const all = reading.mentions.filter((one) => idsOf(one, 'thing', 'amenity', 'counted').length > 0);
  const headOf = ({ from }: Mention) =>
    reading.tokens[from - 1]?.kind === 'number' && parting.test(reading.tokens[from - 2]?.text ?? '')
      ? all.find(({ to }) => to === from - 2)
      : undefined;
  const parts = all.flatMap((part) => {
    const head = headOf(part);
    return head ? [{ part, head }] : [];
  });
  return all
    .filter((one) => parts.every(({ part }) => part !== one))
    .map((one) => ({ ...one, to: parts.find(({ head }) => head === one)?.part.to ?? one.to }));
}

/** What leads to somewhere or some time else, and not on in a list: 'dinner on request, breakfast included'. */
const leadsAway = (reading: Reading, index: number): boolean =>
  reading.grammar.prepositions.has(reading.tokens[index]?.text ?? '') &&
  !parting.test(reading.tokens[index]?.text ?? '') &&
  !joining.test(reading.tokens[index]?.text ?? '') &&
  reading.tokens[index + 1]?.text !== 'midi';

/** The things of a list that ends at `to`: 'breakfast, cake and house drinks', with no verb, price or denial between. */
function listedUntil(reading: Reading, things: readonly Mention[], to: number): Mention[] {
  const [sentence] = sentenceOf(reading, to - 1);
  const listed: Mention[] = [];
  let at = to;
  for (const one of things.filter((thing) => thing.from >= sentence && thing.to <= to).reverse()) {
    const between = Array.from({ length: at - one.to }, (_, index) => one.to + index);
    const isList = between.every((index) => {
      const { kind = 'number', gap = breaks.sentence } = reading.tokens[index] ?? {};
      return kind === 'word' && gap <= breaks.comma && !leadsAway(reading, index);
    });
    const isPriced = marksIn(reading, one.to, at, 'price').length > 0 || isDenied(reading, one);
    const joints = between.filter(
      (index) => (reading.tokens[index]?.gap ?? 0) === breaks.comma || and.test(reading.tokens[index]?.text ?? ''),
    ).length;
    if (!isList || isPriced || between.length > listReach * (joints + 1)) break;
    listed.unshift(one);
    at = one.from;
  }
  return listed;
}

const meal = /^(?:breakfast|brunch|lunch|dinner|afternoon_tea|half_board|full_board)$/;
const board = /^(?:half_board|full_board|all_inclusive)$/;

/** The things before 'free', or else the one right behind it: 'Admission free', 'concerts free of charge', 'free entry'. */
export function freeIn(reading: Reading, name: string): string[] {
  const things = thingsIn(reading);
  return marksIn(reading, 0, reading.tokens.length, 'price').flatMap(({ mark, from, to }) => {
    if (mark.id === 'paid' || reading.tokens.slice(Math.max(0, from - 2), from).some(({ text }) => denying.test(text)))
      return [];
    const [start, end] = clauseOf(reading, from);
    // 'Ticket 35 EUR including a tasting glass': what is included stands behind it.
    const isActive = including.test(reading.tokens[from]?.text ?? '');
    const before = isActive
      ? undefined
      : things.findLast((one) => one.from >= start && one.to <= from && from - one.to <= reachOf(one));
    const after = things.find((one) => one.from >= to && one.to <= end && one.from - to <= (isActive ? freeReach : 1));
    if (isActive && !after) return [];
    // 'Dogs and cats welcome, at no charge': a clause that names nothing goes on from the one before.
    const [sentence] = sentenceOf(reading, from);
    const bare = from === start ? things.findLast((one) => one.from >= sentence && one.to <= from) : undefined;
    const thing = before ?? after ?? bare;
    const isBehind = mark.id === 'included' && !isActive && (!thing || thing !== after);
    const listed = isBehind ? listedUntil(reading, things, from) : [];
    // `breakfast` = 'included in the room rate': of what the name says.
    if (!thing && listed.length === 0) return meal.test(name) && mark.id === 'included' ? [name] : [];
    const ids = [...new Set([...(thing ? [thing] : []), ...listed])].flatMap((one) =>
      idsOf(one, 'thing', 'amenity', 'counted'),
    );
    // `half_board` = 'four-course dinner included': what a board is of includes the board.
    return board.test(name) ? [...ids, name] : ids;
  });
}
