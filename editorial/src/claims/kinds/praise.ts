/** Promises that need proof: superlatives that name what they beat, and green words; seals and prizes with them. */
import type { Finder, Finding } from '#claims/finding.ts';
import { awardToldIn, findAwards } from '#claims/kinds/awards.ts';
import { findCertificates } from '#claims/kinds/certificates.ts';
import { findGreen } from '#claims/kinds/green.ts';
import {
  isDefinition,
  isFigure,
  isLandmarkPraised,
  isOfOthers,
  isOwnedFigure,
  nounAfter,
  statedOf,
} from '#claims/kinds/praised.ts';
import { isBeatenIn, placeAfter, townIn } from '#claims/kinds/sets.ts';
import { statedElsewhere } from '#claims/kinds/superlatives-stated.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import { clauseOf, idsOf, type MarkPlace, marksIn, mentionsBeside, type Reading } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import { isTownName } from '#lexicon/gazetteer.ts';
import { isRegion } from '#lexicon/regions.ts';

/** Tokens between 'best' and 'in town'. */
const setReach = 10;
/** Words that praise only with an article before them. */
const weak: ReadonlySet<string> = new Set([
  'most',
  'only',
  'first',
  'top',
  'central',
  'plus',
  'moins',
  'más',
  'premier',
  'première',
  'primer',
  'primera',
  'primero',
  'seul',
  'seule',
  'unique',
  'único',
  'única',
  'mayor',
  'menor',
  'leading',
  'mieux',
]);
const articles: ReadonlySet<string> = new Set([
  'the',
  's',
  'our',
  'le',
  'la',
  'les',
  'l',
  'el',
  'los',
  'las',
  'al',
  'del',
  'au',
  'du',
  'un',
  'une',
  'una',
]);

/** English words with the ending of a superlative that are none. */
const noSuperlative =
  /^(?:latest|earliest|forest|rainforest|honest|modest|harvest|request|interest|protest|contest|digest|earnest|manifest|suggest|conquest|everest|(?:mid|north|south)west|behest|inquest|tempest|arrest|unrest|attest|invest|infest|ingest|guest|nest|crest|chest|quest|rest|west|(?:beer|wine|film|oktober)fest)$/;
const ofTime =
  /^(?:days?|nights?|hours?|weeks?|months?|seasons?|winters?|summers?|years?|mornings?|evenings?|moments?|times?|zeit|zeiten|tage?|tages|nächte?|stunden?|momente?|augenblicke?|wochen?|moment|hora|momento|día|noche|rato|heure|jour|nuit|instant|soir|matin)$/;
const nearest = /^(?:nearest|closest|nächst\p{L}*)$/u;
const praisesHouse = (reading: Reading, { from, to }: MarkPlace) =>
  mentionsBeside(reading, from).some(
    (one) => one.from >= from - 4 && one.from <= to + 2 && one.subjects.some(({ type }) => type === 'house'),
  );

function isPraise(reading: Reading, mark: MarkPlace, set: MarkPlace): boolean {
  const token = reading.tokens[mark.from];
  const before = reading.tokens[mark.from - 1];
  if (!token) return false;
  // 'Dienste der Stadt' has the ending, not the word.
  if (reading.language === 'de' && token.capital && token.gap < breaks.clause) return false;
  if (set.from === mark.to && (reading.language !== 'de' || token.capital)) return false;
  // 'At the top a view as far as the isle': a place.
  if (token.text === 'top' && articles.has(reading.tokens[mark.to]?.text ?? '')) return false;
  if (token.text === 'top' && /^an?$/.test(reading.tokens[mark.to]?.text ?? '')) return false;
  // 'The windiest day in June' beats other days.
  if (ofTime.test(reading.tokens[mark.to]?.text ?? '')) return false;
  // 'Lleva más de medio siglo en Colònia', 'plus de dix ans'.
  if (/^(?:más|plus|mehr|moins|menos)$/.test(token.text) && /^(?:de|d)$/.test(reading.tokens[mark.to]?.text ?? ''))
    return false;
  if (before?.text === 'lo' || (reading.language === 'en' && noSuperlative.test(token.text))) return false;
  if (reading.language === 'en' && reading.tokens[mark.to]?.text === 'of') return false;
  // 'The nearest cash machine is in the village' says where it is.
  if (nearest.test(token.text) && !praisesHouse(reading, mark)) return false;
  if (!weak.has(token.text)) return true;
  const spanish = reading.language === 'es' ? [1, 2, 3, 4, 5] : [1];
  return spanish.some(
    (back) =>
      articles.has(reading.tokens[mark.from - back]?.text ?? '') &&
      reading.clause[mark.from - back] === reading.clause[mark.from],
  );
}

/** 'No hotel in town is quieter': the whole clause says what it beats. */
function findUnrivalled(reading: Reading, ledger: Ledger): Finding[] {
  return marksIn(reading, 0, reading.tokens.length, 'unrivalled').flatMap((mark): Finding[] => {
    const [, end] = clauseOf(reading, mark.from);
    const to = Math.min(end, mark.to + setReach);
    // 'Nowhere on earth you would rather be' beats no house.
    if (reading.tokens.slice(mark.to, end).some(({ text }) => text === 'rather')) return [];
    const set =
      townIn(reading, mark.to, to) ??
      placeAfter(reading, ledger, mark.to, to) ??
      marksIn(reading, mark.to, to, 'set')[0];
    if (!set && !isBeatenIn(reading, mark)) return [];
    const source = statedElsewhere(reading, ledger, mark.from, to);
    return [{ kind: 'superlative', verdict: source ? 'supported' : 'unsupported', from: mark.from, to, source }];
  });
}

/** 'Norway’s cosiest harbour hotel', 'Hamburgs ältestes Haus', 'the town’s finest table': the set stands first. */
function setBefore(reading: Reading, from: number): { from: number } | null {
  const last = reading.tokens[from - 1];
  if (!last || (reading.tokens[from]?.gap ?? breaks.sentence) > breaks.space) return null;
  if (reading.language === 'en' && last.text === 's' && last.gap === breaks.space) {
    const owner = reading.tokens[from - 2];
    const named = owner?.capital && !reading.silent[from - 2] && (isRegion(owner.text) || isTown(reading, from - 2));
    if (named || owningSets.has(owner?.text ?? '')) return { from: from - 2 };
  }
  // "Asturias' smallest hotel".
  if (reading.language === 'en' && last.capital && /^s['’]/.test(reading.text.slice(last.end - 1, last.end + 1))) {
    if (!reading.silent[from - 1] && (isRegion(last.text) || isTown(reading, from - 1))) return { from: from - 1 };
  }
  if (reading.language === 'de' && last.capital && /[^s]s$/.test(last.text)) {
    const place = last.text.slice(0, -1);
    if (isRegion(place) || isTownName(place)) return { from: from - 1 };
  }
  return null;
}

const owningSets: ReadonlySet<string> = new Set(
  'town city country world region valley island coast district village county quarter nation area lake harbour'.split(
    ' ',
  ),
);
const isTown = (reading: Reading, index: number) =>
  mentionsBeside(reading, index).some(
    (mention) => mention.from <= index && index < mention.to && idsOf(mention, 'town').length > 0,
  );

const prized = /^(?:best|bester?n?s?|finest|top|leading|mejor|mejores|meilleure?s?)$/;

const isPartOfEvent = (reading: Reading, index: number): boolean =>
  mentionsBeside(reading, index).some(
    (one) => one.from === index && idsOf(one, 'thing').some((id) => /^event_(?:start|end)$/.test(id)),
  );

function findSuperlatives(reading: Reading, ledger: Ledger): Finding[] {
  const found: Finding[] = [];
  for (const mark of marksIn(reading, 0, reading.tokens.length, 'superlative')) {
    // 'The first Saturday of May.'
    if ((reading.beginning[mark.to] ?? []).some((one) => one.mark.type === 'weekday' || one.mark.type === 'month'))
      continue;
    // 'Die erste Band am Quai', 'das letzte Konzert in der Stadt': when an event begins and ends.
    if (isPartOfEvent(reading, mark.from)) continue;
    const [, end] = clauseOf(reading, mark.from);
    const limit = Math.min(end, mark.to + setReach);
    const town = townIn(reading, mark.to, limit);
    const place = placeAfter(reading, ledger, mark.to + 1, limit);
    const whose = setBefore(reading, mark.from);
    const set =
      place ??
      marksIn(reading, mark.to, limit, 'set')[0] ??
      (town && town.from - mark.to >= 1 ? { mark: mark.mark, from: town.from - 1, to: town.to } : undefined);
    if (whose) {
      const to = nounAfter(reading, mark.to);
      const source = statedOf(reading, ledger, whose.from, to) ?? statedElsewhere(reading, ledger, whose.from, to);
      if (!isOwnedFigure(reading, mark))
        found.push({
          kind: 'superlative',
          verdict: source ? 'supported' : 'unsupported',
          from: whose.from,
          to,
          source,
        });
      continue;
    }
    if (!set || !isPraise(reading, mark, set)) continue;
    // A prize is for the best, and not for the oldest.
    if (prized.test(reading.tokens[mark.from]?.text ?? '') && awardToldIn(reading, ledger, mark.from)) continue;
    if (isLandmarkPraised(reading, ledger, mark) || isOfOthers(reading, mark, set)) continue;
    if (isFigure(reading, mark, set) || isDefinition(reading, mark, set)) continue;
    const source = statedOf(reading, ledger, mark.from, set.to) ?? statedElsewhere(reading, ledger, mark.from, set.to);
    const verdict = source ? 'supported' : 'unsupported';
    found.push({ kind: 'superlative', verdict, from: mark.from, to: set.to, source });
  }
  return found;
}

export const findPraise: Finder = (reading, ledger) => {
  const certified = findCertificates(reading, ledger);
  return [
    ...certified,
    ...findAwards(reading, ledger, certified),
    ...findSuperlatives(reading, ledger),
    ...findUnrivalled(reading, ledger),
    ...findGreen(reading, ledger),
  ];
};
