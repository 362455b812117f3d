/**
 * Whether the words of a source can be put in the place of a claim's, so that its sentence stands: 'the 18th century'
 * is not followed by '1911', nor 'two suites' by 'one suites'. What fits only in another form is brought into it.
 */
import type { ClaimKind } from '@foyer/contract/claims';
import type { Language } from '@foyer/contract/languages';
import { dayText } from '#claims/wording.ts';

type Place = { text: string; start: number; end: number; kind: ClaimKind; language: Language };

const one = /^(?:1|one|eine?[nrms]?|un|una|une|uno)(?= )/i;
/** Units that are written alike of one and of many. */
const alike = /^ (?:km|m|m²|min|kg|°C?|€|EUR|%|h)(?!\p{L})/u;
const measured: ReadonlySet<ClaimKind> = new Set(['count', 'distance', 'stars', 'size', 'price']);

/** 'One restaurant' against 'two restaurant': the number alone changed, and its noun would have to. */
function disagrees(said: string, right: string): boolean {
  if (one.test(said) === one.test(right)) return false;
  const rest = said.replace(/^\S+/, '');
  return rest === right.replace(/^\S+/, '') && !alike.test(rest);
}

/** What costs nothing of its own, which a price cannot simply stand for. */
const free =
  /(?<!\p{L})(?:free|included|inclusive|complimentary|inklusive|inbegriffen|kostenlos\p{L}*|kostenfrei\p{L}*|gratis|umsonst|frei|enthalten|incluid[oa]s?|gratuit[oa]?\p{L}*|compris\p{L}*|inclus\p{L}*|offert\p{L}*)(?!\p{L})/iu;
const sentenceEnd = /^\s*(?:[.!]|$)/;
const costs: Readonly<Record<string, string>> = {
  is: 'costs',
  are: 'cost',
  ist: 'kostet',
  sind: 'kosten',
  es: 'cuesta',
  son: 'cuestan',
  está: 'cuesta',
  están: 'cuestan',
  est: 'coûte',
  sont: 'coûtent',
};

/** 'Breakfast is included.' becomes 'Breakfast costs 24 euros.': a price stands only behind its own verb. */
function priced(said: string, right: string, after: string): string | undefined {
  const verb = costs[/^(\p{L}+) \S+$/u.exec(said)?.[1] ?? ''];
  return verb && sentenceEnd.test(after) ? `${verb} ${right}` : undefined;
}

/** An hour in digits for one in words: Spanish wants its article, German 'um'. */
function timed(right: string, after: string, language: Language): string | undefined {
  if (/^\s(?:in the|at night|o[’']clock|de la|du (?:matin|soir)|de l[’'])/.test(after)) return undefined;
  if (language === 'de') return /(?:^|\s)(?:am|zum|im) \d/.test(right) ? undefined : right;
  if (language === 'fr') return /(?:^|\s)(?:le|du|au|la) \d/.test(right) ? undefined : right;
  if (language !== 'es') return right;
  return right
    .replace(/(?<!\p{L})del? (?=\d)/u, 'de las ')
    .replace(/(?<!\p{L})al? (?=\d)/u, 'a las ')
    .replace(/(?<!\p{L})(desde|hasta|la) (?=\d)/u, (_, word: string) => (word === 'la' ? 'las ' : `${word} las `))
    .replace(/(?<!\p{L})las (?=1:)/u, 'la ');
}

const ofDay = /\b(?:[01]?\d|2[0-3]):[0-5]\d\b(?!\s?[ap]\.?\s?m)/i;
const ofHalf = /\b(1[0-2]|\d)(?::(\d\d))? ([ap])\.m\.?(?!\p{L})/gu;

/** English hours as the page around them writes them: '3 p.m.' for noon becomes '15:00' beside '11:00'. */
export function clocksAs(words: string, said: string, page: string): string {
  if (/\d\s?[ap]\.?\s?m/i.test(said) || /\d\s?[ap]\.?\s?m\b/i.test(page)) return words;
  if (!ofDay.test(page)) return words;
  return words.replace(ofHalf, (_, hour: string, minutes = '00', half: string) => {
    const known = String((Number(hour) % 12) + (half === 'p' ? 12 : 0));
    return `${/\b0\d:/.test(page) ? known.padStart(2, '0') : known}:${minutes}`;
  });
}

/** The words of a source as they stand in the place of a claim's, or undefined where the sentence would not stand. */
export function readyWords(right: string, { text, start, end, kind, language }: Place): string | undefined {
  const said = text.slice(start, end);
  const after = text.slice(end);
  if (/^\d{4}-\d\d-\d\d$/.test(right))
    return dayText(Number(right.replaceAll('-', '')), language, { weekday: false, year: true });
  // A century or a decade has an article before it that no year has.
  if (kind === 'year' && /^\d{4}$/.test(right) && !/^\d{4}$/.test(said)) return undefined;
  if (measured.has(kind) && disagrees(said, right)) return undefined;
  if ((kind === 'price' || kind === 'amenity') && /^\d/.test(right) && free.test(said))
    return priced(said, right, after);
  const hours = kind === 'time' && !/\d/.test(said) ? timed(right, after, language) : right;
  const ready = kind === 'time' && language === 'en' ? clocksAs(hours ?? '', said, text) || undefined : hours;
  // 'From 3 p.m.' at the end of a sentence has its full stop already.
  return ready?.endsWith('.') && after.startsWith('.') ? ready.slice(0, -1) : ready;
}
