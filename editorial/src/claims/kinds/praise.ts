/** Promises that need proof: superlatives that name what they beat, green words and prizes. */
import type { Finder, Finding } from '#claims/finding.ts';
import { findCertificates } from '#claims/kinds/certificates.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import {
  clauseOf,
  idsOf,
  type MarkPlace,
  type Mention,
  marksIn,
  mentionsBeside,
  type Reading,
  sentenceOf,
  spanOf,
} from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import { isTownName } from '#lexicon/gazetteer.ts';
import { isRegion } from '#lexicon/regions.ts';

/** Tokens between 'best' and 'in town'. */
const setReach = 8;
const yearReach = 5;
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
  'un',
  'une',
  'una',
]);

function isPraise(reading: Reading, mark: MarkPlace, set: MarkPlace): boolean {
  const token = reading.tokens[mark.from];
  const before = reading.tokens[mark.from - 1];
  if (!token) return false;
  // 'Dienste der Stadt' has the ending, not the word.
  if (reading.language === 'de' && token.capital && token.gap < breaks.clause) return false;
  if (set.from === mark.to && (reading.language !== 'de' || token.capital)) return false;
  if (before?.text === 'lo') return false;
  if (reading.language === 'en' && reading.tokens[mark.to]?.text === 'of') return false;
  if (!weak.has(token.text)) return true;
  const spanish = reading.language === 'es' ? [1, 2, 3, 4, 5] : [1];
  return spanish.some(
    (back) =>
      articles.has(reading.tokens[mark.from - back]?.text ?? '') &&
      reading.clause[mark.from - back] === reading.clause[mark.from],
  );
}

const placing: ReadonlySet<string> = new Set('in of on the de del en d du la l las los des'.split(' '));

/** 'das vornehmste Hotel Böhmens': a name in the genitive, right after the noun it owns. */
const isGenitive = (reading: Reading, index: number): boolean => {
  const noun = reading.tokens[index - 1];
  return (
    /[^s]s$/.test(reading.tokens[index]?.text ?? '') &&
    noun?.kind === 'word' &&
    noun.capital &&
    reading.mentions.every(({ from, to }) => index < from || index >= to) &&
    mentionsBeside(reading, index).some(
      ({ to, subjects }) => to === index && subjects.some(({ type }) => type === 'house'),
    )
  );
};

/** A name after 'in the': 'in the Algarve' is a set as much as 'in town'. */
function placeAfter(reading: Reading, from: number, to: number): MarkPlace | undefined {
  for (let index = from; index < to; index++) {
    const token = reading.tokens[index];
    if (token?.kind !== 'word' || !token.capital || token.gap !== breaks.space) continue;
    // German writes every noun like a name; there only a region is a set.
    const named =
      reading.language === 'de'
        ? isRegion(token.text) || isGenitive(reading, index)
        : placing.has(reading.tokens[index - 1]?.text ?? '');
    if (named) {
      const from = reading.language === 'de' ? index : index - 1;
      return { mark: { type: 'set', id: '', value: 0 }, from, to: index + 1 };
    }
  }
  return undefined;
}

const townIn = (reading: Reading, from: number, to: number) =>
  mentionsBeside(reading, from - 1).find((m) => m.from >= from && m.from < to && idsOf(m, 'town', 'water').length > 0);

/** 'No hotel in town is quieter': the whole clause says what it beats. */
function findUnrivalled(reading: Reading): Finding[] {
  return marksIn(reading, 0, reading.tokens.length, 'unrivalled').flatMap((mark): Finding[] => {
    const [, end] = clauseOf(reading, mark.from);
    const to = Math.min(end, mark.to + setReach);
    const set =
      townIn(reading, mark.to, to) ?? placeAfter(reading, mark.to, to) ?? marksIn(reading, mark.to, to, 'set')[0];
    return set ? [{ kind: 'superlative', verdict: 'unsupported', from: mark.from, to }] : [];
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
  if (reading.language === 'de' && last.capital && /[^s]s$/.test(last.text)) {
    const place = last.text.slice(0, -1);
    if (isRegion(place) || isTownName(place)) return { from: from - 1 };
  }
  return null;
}

/** The end of the phrase that a superlative praises. */
function nounAfter(reading: Reading, from: number): number {
  let to = from;
  while (to < from + 2 && reading.tokens[to]?.kind === 'word' && reading.tokens[to]?.gap === breaks.space) to++;
  return to;
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

/** 'the oldest bridge in town': what is praised is the town's. */
const isLandmarkPraised = (reading: Reading, ledger: Ledger, mark: MarkPlace): boolean => {
  const to = nounAfter(reading, mark.to);
  const praised = marksIn(reading, mark.to, to, 'landmark').find(({ mark: { id } }) => !ledger.ownLandmarks.has(id));
  const before = marksIn(reading, mark.from - 3, mark.from, 'landmark').find((place) => mark.from - place.to <= 1);
  const house = mentionsBeside(reading, mark.from).some(
    ({ from, to: end, subjects }) =>
      from >= mark.from - setReach && end <= to + 1 && subjects.some(({ type }) => type === 'house'),
  );
  return !house && (praised !== undefined || (before !== undefined && !ledger.ownLandmarks.has(before.mark.id)));
};

function findSuperlatives(reading: Reading, ledger: Ledger): Finding[] {
  const found: Finding[] = [];
  for (const mark of marksIn(reading, 0, reading.tokens.length, 'superlative')) {
    const [, end] = clauseOf(reading, mark.from);
    const limit = Math.min(end, mark.to + setReach);
    const town = townIn(reading, mark.to, limit);
    const place = placeAfter(reading, mark.to + 1, limit);
    const whose = setBefore(reading, mark.from);
    const set =
      place ??
      marksIn(reading, mark.to, limit, 'set')[0] ??
      (town && town.from - mark.to >= 1 ? { mark: mark.mark, from: town.from - 1, to: town.to } : undefined);
    if (whose) {
      found.push({ kind: 'superlative', verdict: 'unsupported', from: whose.from, to: nounAfter(reading, mark.to) });
      continue;
    }
    if (!set || !isPraise(reading, mark, set)) continue;
    if (isLandmarkPraised(reading, ledger, mark)) continue;
    const words = ` ${reading.tokens
      .slice(mark.from, set.to)
      .map((token) => token.text)
      .join(' ')} `;
    const stated = ledger.stated.find((text) => text.words.includes(words));
    found.push({
      kind: 'superlative',
      verdict: stated ? 'supported' : 'unsupported',
      from: mark.from,
      to: set.to,
      source: stated?.source,
    });
  }
  return found;
}

function findGreen(reading: Reading, ledger: Ledger): Finding[] {
  // 'Agriculture biologique' is the name of a seal, and read with it.
  const seals = reading.mentions.filter((mention) => idsOf(mention, 'certificate', 'award').length > 0);
  const loose = marksIn(reading, 0, reading.tokens.length, 'green').filter(
    ({ from, to }) => !seals.some((seal) => seal.from <= from && to <= seal.to),
  );
  return loose.map((mark): Finding => {
    const stated = ledger.stated.find((text) =>
      marksIn(text.reading, 0, text.reading.tokens.length, 'green').some((other) => other.mark.id === mark.mark.id),
    );
    const named = [...ledger.amenities].find(([id]) => id === mark.mark.id);
    const source = stated?.source ?? named?.[1].source;
    return { kind: 'green', verdict: source ? 'supported' : 'unsupported', from: mark.from, to: mark.to, source };
  });
}

/** The token of the year a prize is said to be of: the nearest of its sentence. */
function yearNear(reading: Reading, from: number, to: number): number | null {
  const [start, end] = sentenceOf(reading, from);
  const isYear = (index: number) =>
    reading.tokens[index]?.kind === 'number' && /^(?:19|20)\d\d$/.test(reading.tokens[index]?.text ?? '');
  for (let far = 0; far < yearReach; far++) {
    if (to + far < end && isYear(to + far)) return to + far;
    if (from - 1 - far >= start && isYear(from - 1 - far)) return from - 1 - far;
  }
  return null;
}

function judgeAward(reading: Reading, ledger: Ledger, mention: Mention): Finding {
  const ids = idsOf(mention, 'award');
  const { from } = mention;
  const year = yearNear(reading, from, mention.to);
  const span = {
    from: year !== null && year < from ? year : from,
    to: year !== null && year >= mention.to ? year + 1 : mention.to,
  };
  const known = ids.map((id) => ledger.awards.get(id)).find((one) => one !== undefined);
  if (!known) {
    const stated = ledger.stated.find((text) =>
      text.reading.mentions.some((m) => idsOf(m, 'award').some((id) => ids.includes(id))),
    );
    return { kind: 'award', verdict: stated ? 'supported' : 'unsupported', ...span, source: stated?.source };
  }
  const right = year === null || reading.tokens[year]?.value === known.value;
  const text = spanOf(reading, span.from, span.to).text;
  return {
    kind: 'award',
    verdict: right ? 'supported' : 'contradicted',
    ...span,
    source: known.source,
    expected: right ? undefined : text.replace(/\d{4}/, String(known.value)),
  };
}

/** 'award-winning' and a prize with a name nobody knows. */
function findUnnamedPrizes(reading: Reading, ledger: Ledger, named: readonly Finding[]): Finding[] {
  return marksIn(reading, 0, reading.tokens.length, 'prized').flatMap((mark): Finding[] => {
    const sentence = reading.sentence[mark.from];
    if (named.some((finding) => reading.sentence[finding.from] === sentence)) return [];
    const [first] = ledger.awards.values();
    const year = yearNear(reading, mark.from, mark.to);
    const won = [...ledger.awards.values()].some(({ value }) => year === null || reading.tokens[year]?.value === value);
    let from = mark.from;
    while (
      from > 0 &&
      reading.tokens[from - 1]?.capital &&
      (reading.tokens[from]?.gap ?? 0) === breaks.space &&
      reading.language !== 'de' &&
      reading.tokens[from]?.capital
    )
      from--;
    const verdict = won ? 'supported' : first ? 'contradicted' : 'unsupported';
    const to = year !== null && year >= mark.to ? year + 1 : mark.to;
    return [{ kind: 'award', verdict, from, to, source: first?.source }];
  });
}

export const findPraise: Finder = (reading, ledger) => {
  const certified = findCertificates(reading, ledger);
  const awarded = reading.mentions
    .filter((m) => idsOf(m, 'award').length > 0)
    .map((m) => judgeAward(reading, ledger, m));
  return [
    ...certified,
    ...awarded,
    ...findSuperlatives(reading, ledger),
    ...findUnrivalled(reading),
    ...findGreen(reading, ledger),
    ...findUnnamedPrizes(reading, ledger, [...awarded, ...certified]),
  ];
};
