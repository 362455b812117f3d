/** A pool that is said to be heated by a verb: 'la piscina está climatizada', 'unser Pool wird beheizt', 'the pool, which is heated'. */
import type { Finder, Finding } from '#claims/finding.ts';
import { judge, judgeDenied } from '#claims/kinds/amenities.ts';
import { type Ledger, sortOfId } from '#claims/ledger/ledger.ts';
import { isElsewhere, isUnreal } from '#claims/reading/aside.ts';
import { idsOf, type Mention, marksIn, mentionsBeside, type Reading, sentenceOf } from '#claims/reading/read.ts';
import { missingWords } from '#lexicon/missing.ts';

/** Tokens from the pool to what is said of it. */
const reach = 9;
const heated =
  /^(?:heated|beheizt|geheizt|climatizadas?|calefactadas?|calentadas?|temperadas?|templadas?|chauffées?|tempérées?)$/;
const being =
  /^(?:is|are|stays?|remains?|keeps?|kept|gets?|ist|sind|wird|werden|bleibt|bleiben|está|están|es|son|sigue|siguen|permanecen?|est|sont|reste|restent|demeure)$/;
/** 'The pool outside is heated': where it lies, and not that it is missing. */
const outside = /^(?:outside|outdoors|draußen|fuera|afuera|dehors)$/;
/** What a source says of warm water in other words: '32 °C', 'thermal'. */
const warm = /^(?:°|degrees?|grad|grados|degrés?|thermal\p{L}*|termal\p{L}*|warm\p{L}*|\p{L}*beheizt\p{L}*|heated)$/u;

const isPool = (mention: Mention): boolean => idsOf(mention, 'amenity').some((id) => sortOfId(id) === 'pool');
const isHeatedAlready = (mention: Mention): boolean =>
  idsOf(mention, 'amenity').some((id) => id === 'heated_pool' || id === 'unheated_pool');

/** The last token of what says that a pool is heated, or null. */
function heatedAt(reading: Reading, { from, to }: Mention): number | null {
  const end = Math.min(sentenceOf(reading, from)[1], to + reach);
  const near = mentionsBeside(reading, from);
  let is = false;
  for (let index = to; index < end; index++) {
    const { text } = reading.tokens[index] ?? { text: '' };
    // 'The pool is open and the sauna is heated': of another thing.
    if (near.some((one) => one.from === index && idsOf(one, 'amenity', 'thing', 'counted').length > 0)) return null;
    if (being.test(text)) is = true;
    else if (is && heated.test(text)) return index + 1;
  }
  return null;
}

/** True where a free text tells that the water of a pool is warm. */
const isToldWarm = ({ stated }: Ledger): boolean =>
  stated.some(
    ({ name, reading }) =>
      name !== 'event' && reading.mentions.some(isPool) && reading.tokens.some(({ text }) => warm.test(text)),
  );

export const findHeated: Finder = (reading, ledger) => {
  const pools = reading.mentions.filter((one) => isPool(one) && !isHeatedAlready(one));
  if (pools.length === 0) return [];
  return pools.flatMap((mention): Finding[] => {
    const to = heatedAt(reading, mention);
    if (to === null || isElsewhere(reading, mention) || isUnreal(reading, mention)) return [];
    const { from } = mention;
    const denied =
      marksIn(reading, mention.to, to, 'denied').length > 0 ||
      reading.tokens
        .slice(mention.to, to)
        .some(({ text }) => missingWords[reading.language].test(text) && !outside.test(text));
    const judged = denied ? judgeDenied(ledger, ['heated_pool']) : judge(ledger, ['heated_pool']);
    if (judged.verdict === 'unsupported' && (denied || isToldWarm(ledger))) return [];
    return [{ kind: 'amenity', ...judged, from, to }];
  });
};
