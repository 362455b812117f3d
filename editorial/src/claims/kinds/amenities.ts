/** What a house has and has not: pools, lifts, dogs, Wi-Fi, each with what the text says of its price. */
import type { Finder, Finding } from '#claims/finding.ts';
import { denying, feeOf, showing } from '#claims/known.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import { isAside } from '#claims/reading/aside.ts';
import { askedFor, denialOf } from '#claims/reading/denial.ts';
import type { Subject } from '#claims/reading/grammar.ts';
import { belongsToLandmark } from '#claims/reading/landmarks.ts';
import { quantitiesBeside } from '#claims/reading/quantities.ts';
import { clauseOf, idsOf, type Mention, marksIn, type Reading, sentenceOf, spanOf } from '#claims/reading/read.ts';
import { ruledOutBy, townWords } from '#lexicon/concepts.ts';

/** What no house is without: its hours are a claim, its being there is none. */
const granted: ReadonlySet<string> = new Set(['reception']);
/** Dogs alone are no claim; that they may not come is. */
const guests: Subject = { type: 'amenity', ids: ['pet_friendly'] };
const freeThing: Readonly<Record<string, string>> = { free_wifi: 'wifi', free_parking: 'parking' };

/** True where a common word is most likely about the town: 'the bars of the old town'. */
function isAboutTown(reading: Reading, mention: Mention, ids: readonly string[]): boolean {
  if (!ids.every((id) => townWords.has(id))) return false;
  const [from, to] = clauseOf(reading, mention.from);
  if (marksIn(reading, from, to, 'own').length > 0) return false;
  const [start, end] = sentenceOf(reading, mention.from);
  if (marksIn(reading, start, end, 'elsewhere').length > 0) return true;
  const last = reading.tokens[mention.to - 1]?.text ?? '';
  return mention.to - mention.from === 1 && /(?:s|x|gärten|terrassen|bibliotheken)$/.test(last);
}

/** 'The lifts open for the winter' on a page about skiing: lifts of the mountain, not of the house. */
function isSkiLift(reading: Reading, ledger: Ledger, mention: Mention, ids: readonly string[]): boolean {
  const { event } = ledger.sources;
  if (!event || !ids.every((id) => id === 'elevator')) return false;
  const [from, to] = sentenceOf(reading, mention.from);
  if (marksIn(reading, from, to, 'own').length > 0) return false;
  const ofMountain = (text: Reading) =>
    text.mentions.some(
      (other) => idsOf(other, 'place').includes('ski_lift') || idsOf(other, 'amenity').includes('elevator'),
    );
  return (
    /\b(?:ski|snow|lifts?|schnee|nieve|neige)/i.test(`${event.title} ${event.venue.title}`) ||
    ledger.stated.some((stated) => stated.name === 'event' && ofMountain(stated.reading))
  );
}

const isPlaceAway = (reading: Reading, mention: Mention) =>
  idsOf(mention, 'place').length > 0 &&
  quantitiesBeside(reading, mention.from).some(
    (quantity) =>
      (quantity.unit === 'm' || quantity.unit === 'km' || quantity.mode !== null) &&
      reading.sentence[quantity.from] === reading.sentence[mention.from],
  );

function judge(ledger: Ledger, ids: readonly string[]): Pick<Finding, 'verdict' | 'source'> {
  const [ruled] = ids.flatMap((id) => ruledOutBy[id] ?? []);
  if (ruled) {
    const against = showing(ledger, ruled);
    return against ? { verdict: 'contradicted', source: against } : { verdict: 'opinion' };
  }
  const sources = ids.map((id) => {
    const thing = freeThing[id];
    return thing ? (ledger.amenities.get(id)?.source ?? null) : showing(ledger, id);
  });
  const paid = ids.flatMap((id) => freeThing[id] ?? []);
  if (paid.length > 0) {
    const fee = feeOf(ledger, paid);
    if (fee?.free) return { verdict: 'supported', source: fee.source };
    if (fee) return { verdict: 'contradicted', source: fee.price?.source ?? fee.source };
    const denied = paid.map((id) => denying(ledger, id)).find((source) => source !== null);
    if (denied) return { verdict: 'contradicted', source: denied };
  }
  const missing = ids.filter((_, index) => !sources[index]);
  if (missing.length === 0) return { verdict: 'supported', source: sources[0] ?? undefined };
  for (const id of missing) {
    const denied = denying(ledger, id);
    if (denied) return { verdict: 'contradicted', source: denied };
  }
  return { verdict: 'unsupported' };
}

function judgeDenied(ledger: Ledger, ids: readonly string[]): Pick<Finding, 'verdict' | 'source'> {
  const [ruled] = ids.flatMap((id) => ruledOutBy[id] ?? []);
  if (ruled) return judge(ledger, [ruled]);
  for (const id of ids) {
    const source = showing(ledger, id);
    const denied = denying(ledger, id);
    if (source && !denied) return { verdict: 'contradicted', source };
    if (denied) return { verdict: 'supported', source: denied };
  }
  return { verdict: 'unsupported' };
}

const rank = { supported: 0, opinion: 1, unsupported: 2, contradicted: 3 };

export const findAmenities: Finder = (reading, ledger) => {
  const found: Finding[] = [];
  for (const mention of reading.mentions) {
    const asked = askedFor(reading, mention);
    const denial = asked === 'no' ? { from: mention.from, to: mention.to } : denialOf(reading, mention);
    const readings = mention.subjects.filter((subject) => subject.type === 'amenity');
    if (denial && readings.length === 0 && idsOf(mention, 'thing').includes('pets')) readings.push(guests);
    if (readings.length === 0 || isPlaceAway(reading, mention)) continue;
    const judged = readings
      .map((subject) => ({
        ids: subject.ids,
        ...(denial ? judgeDenied(ledger, subject.ids) : judge(ledger, subject.ids)),
      }))
      .sort((a, b) => rank[a.verdict] - rank[b.verdict])[0];
    if (!judged) continue;
    if (judged.verdict === 'opinion' || (asked === 'open' && judged.verdict !== 'supported')) continue;
    const named =
      isAside(reading, mention) ||
      belongsToLandmark(
        reading,
        ledger,
        mention,
        judged.ids.every((id) => townWords.has(id)),
      );
    if (judged.verdict !== 'supported' && !denial && named) continue;
    if (judged.verdict === 'unsupported' && judged.ids.every((id) => granted.has(id))) continue;
    if (judged.verdict === 'unsupported' && isSkiLift(reading, ledger, mention, judged.ids)) continue;
    if (judged.verdict === 'unsupported' && isAboutTown(reading, mention, judged.ids)) continue;
    const plain = spanOf(reading, mention.from, mention.to).text;
    found.push({
      kind: 'amenity',
      verdict: judged.verdict,
      from: denial?.from ?? mention.from,
      to: denial?.to ?? mention.to,
      source: judged.source,
      expected: judged.verdict === 'contradicted' && denial ? plain : undefined,
    });
  }
  return found;
};
