/**
 * Cuts a text into words, numbers, clock times and numeric dates, each with its place in the text as sent. Nothing is
 * judged here: a token knows how it reads, where it stands and how strongly it is set apart from the one before.
 */
import type { Language } from '@foyer/contract/languages';

/** `space`: same phrase. `comma`: same clause list. `clause`: `;` `:` brackets, spaced dashes. `sentence`: new sentence. */
export const breaks = { space: 0, comma: 1, clause: 2, sentence: 3 } as const;

export type Token = {
  kind: 'word' | 'number' | 'clock' | 'date' | 'sign';
  /** Lower case, composed, straight apostrophes. */
  text: string;
  /** UTF-16 offsets into the text as sent. */
  start: number;
  end: number;
  /** Numbers: the value. Clock: minutes after midnight. Dates: yyyymmdd, the year 0 where it is missing. */
  value: number | null;
  /** True for a number written in words. */
  spelled: boolean;
  /** True for 'one', 'ein', 'una': a number or just an article. */
  article: boolean;
  /** How far this token is set apart from the one before it. */
  gap: number;
  capital: boolean;
  /** True where a dash stands before it, as in 9–11. */
  dash: boolean;
};

/** 'So', 'do', 'mi' shorten days in German by their capital alone; at the start of a sentence 'So' is the word. */
export const isNoDay = ({ text, capital, gap }: Token): boolean =>
  text.length === 2 && (!capital || (text === 'so' && gap >= breaks.sentence));

const isoDate = String.raw`\d{4}-\d{2}-\d{2}(?!\d)`;
const numericDate = String.raw`\d{1,2}[./]\s?\d{1,2}[./]\s?(?:20)\d{2}(?!\d)`;
/** German writes a day and a month with a dot behind each. */
const shortDate = String.raw`(?:0?[1-9]|[12]\d|3[01])\.\s?(?:0?[1-9]|1[0-2])\.(?!\d)`;
const clock = String.raw`\d{1,2}[:.]\d{2}(?=\s?(?:uhr|h\b|am\b|pm\b|a\.\s?m|p\.\s?m))|\d{1,2}:\d{2}(?!\d)|\d{1,2}[^\S\n]?h[^\S\n]?\d{2}(?!\d)`;
const signs = '[€$£%°★&+]';
const word = String.raw`[ap]\.\s?m\.|\p{L}[\p{L}\p{M}]*[²³]?`;
const grouped: Record<Language, string> = {
  en: String.raw`\d{1,3}(?:[,\u00a0\u202f]\d{3})+(?!\d)(?:\.\d{1,2})?`,
  de: String.raw`\d{1,3}(?:[.'\u00a0\u202f ]\d{3})+(?!\d)(?:,\d{1,2})?`,
  es: String.raw`\d{1,3}(?:[.\u00a0\u202f ]\d{3})+(?!\d)(?:,\d{1,2})?`,
  fr: String.raw`\d{1,3}(?:[.\u00a0\u202f ]\d{3})+(?!\d)(?:,\d{1,2})?`,
};
const numberOf = (language: Language) => String.raw`${grouped[language]}|\d+[.,]\d{1,2}(?![\d.,]*\d)|\d+`;

const patterns = new Map<Language, RegExp>();
function patternFor(language: Language): RegExp {
  let pattern = patterns.get(language);
  if (!pattern) {
    const dates = language === 'de' ? `${isoDate}|${numericDate}|${shortDate}` : `${isoDate}|${numericDate}`;
    const source = `(${dates})|(${clock})|(${numberOf(language)})|(${word})|(${signs})`;
    pattern = new RegExp(source, 'giu');
    patterns.set(language, pattern);
  }
  return pattern;
}

/** Lower case with straight apostrophes, and where each of its characters came from. */
function fold(text: string): { folded: string; origin: number[] | null } {
  const straight = (value: string) => value.replace(/[’‘ʼ]/g, "'").replace(/[\u2010\u2011]/g, '-');
  const lower = straight(text).toLowerCase();
  if (lower.length === text.length && !/\p{M}/u.test(text)) return { folded: lower, origin: null };
  let folded = '';
  const origin: number[] = [];
  for (const cluster of text.matchAll(/\P{M}\p{M}*/gu)) {
    const piece = straight(cluster[0].normalize('NFC').toLowerCase()).normalize('NFC');
    for (let i = 0; i < piece.length; i++) origin.push(cluster.index);
    folded += piece;
  }
  origin.push(text.length);
  return { folded, origin };
}

const abbreviations = new Set(
  'st dr ca bzw inkl exkl nr tel min max approx ave av bd vgl evtl ggf zzgl usw sr sra mr mrs ms no etc str'.split(' '),
);

/** 'Samstag: 5. Juni' is a date, 'Zimmer: 63. Etagen: 5' are two labels. */
const monthLike = /^(?:j[aä]n|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez)/;

function gapBetween(
  separator: string,
  before: Token | undefined,
  next: { kind: Token['kind']; capital: boolean; text: string },
  language: Language,
): number {
  if (!before) return breaks.sentence;
  if (/\n/.test(separator)) return breaks.sentence;
  const stop = /[.!?…]/.test(separator);
  if (stop && /[!?…]/.test(separator)) return next.capital || /[¿¡]/.test(separator) ? breaks.sentence : breaks.clause;
  if (stop && /\.["'»”)\]]*(?:\s|$)/.test(separator)) {
    // Only German writes an ordinal as a number with a dot; elsewhere the dot ends the sentence ('at €9. Crafts …').
    const ordinal =
      language === 'de' &&
      before.kind === 'number' &&
      before.end - before.start <= 2 &&
      (before.gap !== breaks.clause || !next.capital || monthLike.test(next.text));
    if (ordinal && separator.length <= 2) return breaks.space;
    // 'Mascotas, no. Gaviotas, sí.' is no number five.
    if (abbreviations.has(before.text) && (before.text !== 'no' || next.kind === 'number')) return breaks.space;
    return next.capital || next.kind !== 'word' ? breaks.sentence : breaks.comma;
  }
  if (/[;:()[\]|·•→]|\s[-–—/]\s|—/.test(separator)) return breaks.clause;
  if (/,/.test(separator)) return breaks.comma;
  return breaks.space;
}

function numberValue(text: string, language: Language): number {
  const plain = text.replace(/[\u00a0\u202f ']/g, '');
  const decimal = /[.,](\d{1,2})$/.exec(plain);
  const thousands = language === 'en' ? /,/g : /\./g;
  if (decimal && !/[.,]\d{3}[.,]?/.test(plain.slice(0, -decimal[0].length))) return Number(plain.replace(',', '.'));
  return Number(plain.replace(thousands, '').replace(',', '.'));
}

function dateValue(text: string): number {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (iso) return Number(iso[1]) * 10000 + Number(iso[2]) * 100 + Number(iso[3]);
  const [day = 0, month = 0, year = 0] = text.split(/[./]\s?/).map(Number);
  return month > 12 ? year * 10000 + day * 100 + month : year * 10000 + month * 100 + day;
}

/** Words, numbers, times and dates of a text in reading order. */
export function tokenize(text: string, language: Language): Token[] {
  const { folded, origin } = fold(text);
  const place = (index: number) => (origin ? (origin[index] ?? text.length) : index);
  const tokens: Token[] = [];
  let last = 0;
  for (const match of folded.matchAll(patternFor(language))) {
    const [found, date, time, number, letters] = match;
    const kind = date ? 'date' : time ? 'clock' : number ? 'number' : letters ? 'word' : 'sign';
    const start = place(match.index);
    const end = place(match.index + found.length);
    const first = text.charAt(start);
    const capital = first !== first.toLowerCase();
    const separator = folded.slice(last, match.index);
    const clean = kind === 'word' && found.includes('.') ? found.replace(/[.\s]/g, '') : found;
    let value: number | null = null;
    if (kind === 'number') value = numberValue(found, language);
    if (kind === 'date') value = dateValue(found);
    if (kind === 'clock') {
      const [hour = 0, minute = 0] = found.split(/[:.h]/).map((part) => Number(part.trim()));
      value = hour * 60 + minute;
    }
    tokens.push({
      kind,
      text: clean,
      start,
      end,
      value,
      spelled: false,
      article: false,
      gap: gapBetween(separator, tokens.at(-1), { kind, capital, text: clean }, language),
      capital,
      dash: /^\.?\s?[-–—]\s?$/.test(separator),
    });
    last = match.index + found.length;
  }
  return tokens;
}
