/** Prizes: won, in which year, and by names that no source knows. */
import type { Finding } from '#claims/finding.ts';
import { awardInOtherWords } from '#claims/kinds/awards-in-other-words.ts';
import { findPrizesInYears, findPrizesOfOthers } from '#claims/kinds/prizes-in-years.ts';
import { prizeOfCountry } from '#claims/kinds/schemes.ts';
import { findForeignAwards, findWonAgain } from '#claims/kinds/strange-awards.ts';
import { knownWords } from '#claims/kinds/unknown-places.ts';
import type { Known, Ledger } from '#claims/ledger/ledger.ts';
import { cognateLetters, cognateStem } from '#claims/plain-name.ts';
import { hasMark } from '#claims/reading/has-mark.ts';
import { plainWordsOf } from '#claims/reading/plain-words.ts';
import {
  idsOf,
  type Mention,
  marksIn,
  mentionsBeside,
  type Reading,
  sentenceOf,
  spanOf,
} from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import { today } from '#claims/today.ts';

const yearReach = 5;

/** The token of the year a prize is said to be of: the nearest of its sentence. */
function yearNear(reading: Reading, from: number, to: number): number | null {
  const [start, end] = sentenceOf(reading, from);
  const isYear = (index: number) =>
    reading.tokens[index]?.kind === 'number' && /^(?:19|20)\d\d$/.test(reading.tokens[index]?.text ?? '');
  const near: number[] = [];
  for (let far = 0; far < yearReach; far++) {
    if (to + far < end && isYear(to + far)) near.push(to + far);
    if (from - 1 - far >= start && isYear(from - 1 - far)) near.push(from - 1 - far);
  }
  // 'Renovated in 2023, Inn of the Year in 2025': the year of its own clause before one of another.
  return near.find((at) => reading.clause[at] === reading.clause[from]) ?? near[0] ?? null;
}

/** 'In 2018 our cabinet made room for a …': the one year of a sentence that tells of nothing else that has a year. */
function soleYear(reading: Reading, ledger: Ledger, index: number): number | null {
  const [start, end] = sentenceOf(reading, index);
  const years = reading.tokens.flatMap(({ kind, text }, at) =>
    at >= start && at < end && kind === 'number' && /^20\d\d$/.test(text) ? [at] : [],
  );
  const [year] = years;
  const value = year === undefined ? null : (reading.tokens[year]?.value ?? null);
  const prizes = mentionsBeside(reading, index).filter((one) => idsOf(one, 'award').length > 0);
  const seals = mentionsBeside(reading, index).some((one) => idsOf(one, 'certificate').length > 0);
  const deeds = marksIn(reading, start, end, 'year').length > 0;
  if (year === undefined || years.length > 1 || prizes.length > 1 || seals || deeds) return null;
  const isOther = [...ledger.years.values()].some((known) => known.value === value);
  return isOther || (value ?? 0) > Number(today().slice(0, 4)) ? null : year;
}

/** 'Auberge de l’année 2022': each language has its own word for the inn, so any prize of a year may be meant. */
function ofTheYear(reading: Reading, ledger: Ledger, ids: readonly string[], year: number | null) {
  if (!ids.some((id) => id.endsWith('of_the_year'))) return undefined;
  const prizes = [...ledger.awards].flatMap(([name, known]) => (name.endsWith('of_the_year') ? [known] : []));
  return prizes.find(({ value }) => year !== null && reading.tokens[year]?.value === value) ?? prizes[0];
}

function judgeAward(reading: Reading, ledger: Ledger, mention: Mention): Finding {
  const ids = idsOf(mention, 'award');
  const { from } = mention;
  const year = yearNear(reading, from, mention.to) ?? soleYear(reading, ledger, from);
  const span = {
    from: year !== null && year < from ? year : from,
    to: year !== null && year >= mention.to ? year + 1 : mention.to,
  };
  const known =
    ids.map((id) => ledger.awards.get(id)).find((one) => one !== undefined) ??
    ofTheYear(reading, ledger, ids, year) ??
    (ids.includes('hotel_award') ? prizeOfCountry(reading, ledger, mention) : undefined) ??
    (ids.some((id) => /^hotel_award$|of_the_year$/.test(id))
      ? awardInOtherWords(reading, ledger, from, mention.to)
      : undefined);
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
/** Words of prizes' names that many of them share. */
const common: ReadonlySet<string> = new Set(
  'best hotel hotels award awards prize prix year world national international europe european small spa resort choice'.split(
    ' ',
  ),
);

/** 'Meilleur aparthotel du Benelux': a prize whose name is told in the text's language, by the words that stay the same. */
export function awardToldIn(reading: Reading, ledger: Ledger, index: number): Known<number> | null {
  const words = plainWordsOf(reading, index);
  for (const [name, known] of ledger.awards) {
    const telling = name.split('_').filter((word) => word.length >= 5 && !common.has(word));
    const shared = telling.filter((word) => words.includes(` ${word} `));
    const all = name.split('_');
    const named = all.length > 2 && all.every((word) => words.includes(` ${word} `));
    if (shared.length >= 2 || named) return known;
  }
  return null;
}

/** Prizes told in other words than their facts name them by, where the sentence gives a year. */
function findToldPrizes(reading: Reading, ledger: Ledger, named: readonly Finding[]): Finding[] {
  return marksIn(reading, 0, reading.tokens.length, 'superlative').flatMap((mark): Finding[] => {
    if (named.some((finding) => reading.sentence[finding.from] === reading.sentence[mark.from])) return [];
    const known = awardToldIn(reading, ledger, mark.from);
    const [, end] = sentenceOf(reading, mark.from);
    const year = known && reading.tokens.slice(mark.to, end).findIndex(({ text }) => /^20\d\d$/.test(text));
    if (!known || year === null || year < 0) return [];
    const at = mark.to + year;
    const right = reading.tokens[at]?.value === known.value;
    const verdict = right ? 'supported' : 'contradicted';
    const expected = right ? undefined : String(known.value);
    return [{ kind: 'award', verdict, from: at, to: at + 1, source: known.source, expected }];
  });
}

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

/** A prize, in any of the four languages; German puts what it is for before it. */
const prize =
  /^(?:(?!(?:zimmer|sonder|pauschal|end|eintritts|fest|brutto|netto|halb|ein|tages|wochen|monats|best|fix|spar|frühbucher|gesamt|grund|karten|ticket|kauf|miet|nacht|übernachtungs|bett|menü|kilo|stunden|schnäppchen|freundschafts)preis)\p{L}{4,}preis(?:es)?|award|prize|trophy|medal|premio|trofeo|galardón|medalla|prix|trophée|médaille)$/u;
const winning =
  /^(?:won|win|received|awarded|earned|took|came|arrived|collected|honoured|gewonnen|gewannen|erhielten|erhalten|bekamen|bekommen|geholt|holten|getragen|verliehen|gab|ging|ausgezeichnet|eingeheimst|ganamos|ganó|ganado|recibimos|recibió|recibido|obtuvimos|obtenido|conseguimos|conquistamos|llevamos|trajimos|concedieron|concedió|llegó|llegaron|vino|entregaron|dieron|reçu|reçue|remporté|revenu|arrivé|obtenu|gagné|décroché|décerné|décernée|attribué)$/;

/** 'Den Andalusischen Landtourismuspreis haben wir 2023 nach Hause getragen': a prize by a name of this language, and a year. */
function findPrizesOfYears(reading: Reading, ledger: Ledger, named: readonly Finding[]): Finding[] {
  const [first] = ledger.awards.values();
  if (!first) return [];
  return reading.tokens.flatMap(({ text }, from): Finding[] => {
    if (!prize.test(text) || reading.silent[from]) return [];
    const [start, end] = sentenceOf(reading, from);
    if (named.some((finding) => finding.from >= start && finding.to <= end)) return [];
    const words = reading.tokens.slice(start, end);
    const year = words.findIndex((word) => /^20\d\d$/.test(word.text));
    const won = words.some((word) => winning.test(word.text));
    const others = hasMark(reading, start, end, 'others', 'person');
    if (year < 0 || !won || others) return [];
    const held = [...ledger.awards.values()].find(({ value }) => value === words[year]?.value);
    const at = start + year;
    const expected = held ? undefined : String(first.value);
    const verdict = held ? 'supported' : 'contradicted';
    return [{ kind: 'award', verdict, from: at, to: at + 1, source: (held ?? first).source, expected }];
  });
}

const trophies = /^(?:premio|trofeo|galardón|medalla|distinción|prix|trophée|médaille|distinction)s?$/;
const linking: ReadonlySet<string> = new Set('de del du d des la el le l al au aux à of the'.split(' '));
/** Prizes that people win, and no house. */
const ofPeople = /^(?:nobel|goncourt|planeta|cervantes|pulitzer|oscars?|césars?|goya)$/;

/** 'Premio Europeo Termal', of `european_thermal_award`: a word that the languages share and that tells of this prize. */
const isCognate = (word: string, name: string): boolean =>
  name
    .split('_')
    .some((one) => one.length >= cognateLetters && !common.has(one) && cognateStem(one) === cognateStem(word));

/** 'El premio Traveller Review': a prize with a name in capitals that no source has. */
function findStrangePrizes(reading: Reading, ledger: Ledger, named: readonly Finding[]): Finding[] {
  if (reading.language !== 'es' && reading.language !== 'fr') return [];
  return reading.tokens.flatMap(({ text }, from): Finding[] => {
    if (!trophies.test(text) || reading.silent[from]) return [];
    if (named.some((finding) => finding.from <= from + 1 && finding.to > from)) return [];
    let to = from + 1;
    for (let at = to; reading.tokens[at]?.gap === breaks.space; at++) {
      if (reading.tokens[at]?.kind === 'word' && reading.tokens[at]?.capital) to = at + 1;
      else if (!linking.has(reading.tokens[at]?.text ?? '')) break;
    }
    const words = reading.tokens.slice(from + 1, to).filter(({ capital }) => capital);
    const known = knownWords(ledger, reading);
    if (words.length === 0 || words.some((word) => ofPeople.test(word.text) || known.has(word.text))) return [];
    const told =
      [...ledger.awards].find(([name]) => words.some((word) => isCognate(word.text, name)))?.[1] ??
      awardInOtherWords(reading, ledger, from, to);
    if (!told) return [{ kind: 'award', verdict: 'unsupported', from, to }];
    const year = yearNear(reading, from, to);
    const right = year === null || reading.tokens[year]?.value === told.value;
    const end = year !== null && year >= to ? year + 1 : to;
    const expected = right ? undefined : String(told.value);
    return [
      { kind: 'award', verdict: right ? 'supported' : 'contradicted', from, to: end, source: told.source, expected },
    ];
  });
}

/** Prizes by their names first; a prize without one counts only in a sentence that names none of these or of the seals. */
export function findAwards(reading: Reading, ledger: Ledger, certified: readonly Finding[]): Finding[] {
  const awarded = reading.mentions
    .filter((m) => idsOf(m, 'award').length > 0)
    .map((m) => judgeAward(reading, ledger, m));
  const told = findToldPrizes(reading, ledger, awarded);
  const foreign = findForeignAwards(reading, ledger, [...awarded, ...told]);
  const strange = [...foreign, ...findStrangePrizes(reading, ledger, [...awarded, ...told, ...foreign])];
  const dated = findPrizesOfYears(reading, ledger, [...awarded, ...told, ...strange]);
  const judged = [...awarded, ...told, ...strange, ...dated];
  const all = [...judged, ...findPrizesInYears(reading, ledger, judged)];
  const others = findPrizesOfOthers(reading, ledger);
  return [
    ...all,
    ...others,
    ...findWonAgain(reading, ledger),
    ...findUnnamedPrizes(reading, ledger, [...all, ...certified]),
  ];
}
