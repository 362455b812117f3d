/** Seals and certificates: held, still valid, and by their names, known or not. */
import type { Finder, Finding } from '#claims/finding.ts';
import { sealNamed } from '#claims/kinds/schemes.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import { type Day, datesOf } from '#claims/reading/calendar.ts';
import { hasMark } from '#claims/reading/has-mark.ts';
import {
  clauseOf,
  idsOf,
  type Mention,
  marksIn,
  mentionsBeside,
  type Reading,
  sentenceOf,
} from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import { today } from '#claims/today.ts';
import { organicSeals } from '#lexicon/certificates.ts';
import { missingWords } from '#lexicon/missing.ts';

/** Months that 'early', 'mid' and 'late' in a year leave open. */
const partsOfYear: Readonly<Record<string, readonly [number, number]>> = { early: [1, 4], mid: [4, 9], late: [9, 12] };

/** 'certified', not the noun 'certificate'. */
const certifying = /^(?:certifi|zertifiziert)/;

/** Words of a seal that is held no more. */
const ended =
  /^(?:expired|lapsed|ended|former|formerly|abgelaufen|ausgelaufen|erloschen|ehemals|caducó|caducad[oa]|venció|vencid[oa]|expiró|expirée?)$/;
const endedIn: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    /\b(?:ran|has run|run) (?:out|until)\b/u,
    /\bwas valid\b/u,
    /\bno longer\b/u,
    /\b(?:had|held|carried|wore) .*\buntil\b/u,
    /\b(?:once|formerly|used to) (?:had|held|carried|wore|have|hold|carry|wear)\b/u,
  ],
  de: [
    /\b(?:lief|läuft|liefen) .*\baus\b/u,
    /\bnicht mehr\b/u,
    /\b(?:war|waren|galt|lief|hatten?|hielten|trug|trugen) .*\bbis\b/u,
    /\b(?:trug|trugen|hatten?|war|waren) .*\b(?:einst|einmal|früher|damals)\b/u,
  ],
  es: [
    /\bya no\b/u,
    /\b(?:antes|antaño|en su día) .*\b(?:tuvimos|teníamos|lucíamos|lucimos)\b|\b(?:tuvimos|lucimos|teníamos) (?:antes|antaño|en su día)\b/u,
    /\b(?:tuvimos|lucimos|tuvo) .*\bhasta\b/u,
  ],
  fr: [
    /\b(?:autrefois|jadis|naguère)\b.*\b(?:avions|portions)\b|\b(?:avions|portions) (?:autrefois|jadis|naguère)\b/u,
    /\bn(?:e | )(?:est|sommes|avons|a) plus\b/u,
    /\b(?:avions|avait|portions|portait) .*\bjusqu\b/u,
  ],
};

/** 'Our Green Key ran out at the end of 2025': what is told of a seal that is past is right. */
function isToldAsEnded(reading: Reading, index: number): boolean {
  const [start, end] = sentenceOf(reading, index);
  // 'Green Globe? It has lapsed.'
  const asked = /^\s*\?/.test(reading.text.slice(reading.tokens[end - 1]?.end));
  const last = asked && reading.tokens[end] ? sentenceOf(reading, end)[1] : end;
  const words = reading.tokens.slice(start, last).map(({ text }) => text);
  const sentence = words.join(' ');
  return (
    words.some((word) => ended.test(word)) ||
    (endedIn[reading.language] ?? []).some((pattern) => pattern.test(sentence))
  );
}

/** Words that say of nothing but a seal or a term that it is over. */
const over = /^(?:expired|lapsed|abgelaufen|ausgelaufen|erloschen|caducó|caducad[oa]|venció|expiró|expirée?)$/;

/** 'Our Green Key has lapsed', of one that still holds. */
function isWronglyEnded(reading: Reading, { from }: Mention, expiry: string | null): boolean {
  const clause = clauseOf(reading, from);
  const isOver = reading.tokens.slice(...clause).some(({ text }) => over.test(text));
  const denied = hasMark(reading, ...clause, 'denied', 'deniedAfter', 'no');
  const not = reading.tokens.slice(...clause).some(({ text }) => missingWords[reading.language].test(text));
  return isOver && !denied && !not && expiry !== null && expiry >= today();
}

const until = (day: Day, iso: string) => {
  const [year, month, date] = iso.split('-').map(Number);
  return (
    (day.year === null || day.year === year) &&
    (day.month === null || day.month === month) &&
    (day.day === null || day.day === date)
  );
};

/** 'Pub of the Year 2025, and the Cask Marque': a year nearer to a prize is the prize's. */
function isOfPrize(reading: Reading, year: number, seal: number): boolean {
  const [start, end] = sentenceOf(reading, year);
  const prizes = [
    ...mentionsBeside(reading, year).filter((one) => idsOf(one, 'award').length > 0),
    ...marksIn(reading, start, end, 'prized'),
  ];
  return prizes.some(({ from, to }) => Math.min(Math.abs(year - from), Math.abs(year - to)) < Math.abs(year - seal));
}

/** 'Our GreenSign ran out in 2025, the Green Key lasts until 2027': each seal has the date of its own clause. */
const isOfOther = (reading: Reading, index: number, mention: Mention, others: readonly Mention[]): boolean =>
  reading.clause[mention.from] !== reading.clause[index] &&
  others.some(({ from }) => reading.clause[from] === reading.clause[index]);

/** 'Until the end of 2027' is wrong of a seal that ends in April. */
function isInPart(reading: Reading, year: number, expiry: string): boolean {
  const place = (reading.ending[year] ?? []).find(({ mark }) => mark.type === 'season' && partsOfYear[mark.id]);
  const [first, last] = partsOfYear[place?.mark.id ?? ''] ?? [1, 12];
  const month = Number(expiry.slice(5, 7));
  return month >= first && month <= last;
}

function judgeCertificate(reading: Reading, ledger: Ledger, mention: Mention): Finding[] {
  const named = idsOf(mention, 'certificate');
  const ids = named.includes('organic_seal')
    ? [...named, ...[...ledger.certificates.keys()].filter((id) => organicSeals.test(id))]
    : named;
  const { from, to } = mention;
  const known = sealNamed(reading, ledger, mention, ids);
  const stated = known
    ? undefined
    : ledger.stated.find((text) =>
        text.reading.mentions.some((m) => idsOf(m, 'certificate').some((id) => ids.includes(id))),
      );
  if (!known)
    return [{ kind: 'certificate', verdict: stated ? 'supported' : 'unsupported', from, to, source: stated?.source }];
  const expiry = known.value.until;
  if (isWronglyEnded(reading, mention, expiry))
    return [{ kind: 'certificate', verdict: 'contradicted', from, to, source: known.source, expected: undefined }];
  const valid = expiry === null || expiry >= today() || isToldAsEnded(reading, from);
  const found: Finding[] = [
    { kind: 'certificate', verdict: valid ? 'supported' : 'contradicted', from, to, source: known.source },
  ];
  const [start, end] = sentenceOf(reading, from);
  const others = reading.mentions.filter(
    (one) => one !== mention && one.from >= start && one.to <= end && idsOf(one, 'certificate').length > 0,
  );
  const dates = datesOf(reading).filter(
    (span) => span.from >= start && span.to <= end && !isOfOther(reading, span.from, mention, others),
  );
  if (expiry === null) return found;
  for (const span of dates) {
    found.push({
      kind: 'certificate',
      verdict: until(span.end ?? span.start, expiry) ? 'supported' : 'contradicted',
      from: span.from,
      to: span.to,
      source: known.source,
      expected: until(span.end ?? span.start, expiry) ? undefined : expiry,
    });
  }
  for (let index = start; index < end; index++) {
    const token = reading.tokens[index];
    if (
      token?.kind !== 'number' ||
      !/^20\d\d$/.test(token.text) ||
      dates.some((span) => span.from <= index && index < span.to) ||
      isOfOther(reading, index, mention, others)
    )
      continue;
    // 'In 2026 too we are certified': of a seal that has run out the name says enough.
    if (isOfPrize(reading, index, from) || (!valid && marksIn(reading, start, index, 'role').length === 0)) continue;
    const right =
      (expiry.slice(0, 4) === token.text && isInPart(reading, index, expiry)) ||
      reading.beginning[index - 1]?.some(({ mark }) => mark.id === 'since') === true;
    found.push({
      kind: 'certificate',
      verdict: right ? 'supported' : 'contradicted',
      from: index,
      to: index + 1,
      source: known.source,
      expected: right ? undefined : expiry.slice(0, 4),
    });
  }
  // 'It went out in March 2026': whoever gives its last day rightly does not say that it still holds.
  const hasYear = ({ from: first, to: last }: Finding) =>
    reading.tokens.slice(first, last).some(({ kind, text }) => kind !== 'word' && text.includes(expiry.slice(0, 4)));
  const told = found.slice(1).some((one) => one.verdict === 'supported' && hasYear(one));
  return told && !valid ? found.map((one, at) => (at === 0 ? { ...one, verdict: 'supported' as const } : one)) : found;
}

/** 'Nature's Best certified': a scheme by a name that no source knows. */
function findUnnamedSeals(reading: Reading, ledger: Ledger, named: readonly { from: number }[]): Finding[] {
  const isName = (index: number) => {
    const token = reading.tokens[index];
    return token?.kind === 'word' && token.capital && !reading.silent[index] && token.text.length > 1;
  };
  return marksIn(reading, 0, reading.tokens.length, 'certified').flatMap((mark): Finding[] => {
    const sentence = reading.sentence[mark.from];
    if (named.some((finding) => reading.sentence[finding.from] === sentence)) return [];
    // German and English put the name first ('X certified', 'X-zertifiziert'), Spanish and French last.
    const first = reading.language === 'en' || reading.language === 'de';
    const at = first ? mark.from - 1 : mark.to;
    const joined = (reading.tokens[first ? mark.from : mark.to]?.gap ?? breaks.sentence) === breaks.space;
    if (!joined || !isName(at) || reading.sentence[at] !== sentence || reading.sentence[at - 1] !== sentence) return [];
    // Every German noun is written like a name, so there the two must be one word.
    const between = reading.text.slice(reading.tokens[at]?.end, reading.tokens[at + 1]?.start);
    if (reading.language === 'de' && between !== '-') return [];
    if (!certifying.test(reading.tokens[mark.from]?.text ?? '')) return [];
    const word = reading.tokens[at]?.text ?? '';
    const held = [...ledger.certificates].find(([name]) => name.split('_').includes(word))?.[1];
    const stated = held ?? ledger.stated.find((text) => text.words.includes(` ${word} `));
    const from = Math.min(at, mark.from);
    return [
      {
        kind: 'certificate',
        verdict: stated ? 'supported' : 'unsupported',
        from,
        to: Math.max(at + 1, mark.to),
        source: stated?.source,
      },
    ];
  });
}

/** Named seals first; a seal by another name counts only in a sentence that names none of these or of the prizes. */
export const findCertificates: Finder = (reading, ledger) => {
  const named = reading.mentions
    .filter((mention) => idsOf(mention, 'certificate').length > 0)
    .flatMap((mention) => judgeCertificate(reading, ledger, mention));
  const prizes = reading.mentions.filter((mention) => idsOf(mention, 'award').length > 0);
  return [...named, ...findUnnamedSeals(reading, ledger, [...named, ...prizes])];
};
