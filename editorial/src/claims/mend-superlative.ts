/**
 * What is left of praise that names what it beats, 'the best hotel in Austria': where the house is said to be that, 'a
 * hotel in Austria'; anywhere else the thing alone, 'the hotel'. Only forms whose sentence stands without the praise are
 * mended, and only where nothing of what is left would be red again.
 */
import type { Claim } from '@foyer/contract/claims';
import type { Language } from '@foyer/contract/languages';
import { findClaims } from '#claims/find-claims.ts';
import type { Sources } from '#context.ts';

/** Words to put in the place of those from `start` to `end`. */
export type Mend = { start: number; end: number; text: string };

/** The praise taken apart: what stands before it, itself, and the ways to say it, the fullest first. */
type Part = { before: string; phrase: string };
type Ways = {
  from: number;
  texts: readonly string[];
  /** Where the thing alone is left: the text up to its article, which says whether a sentence can go on with that. */
  led?: string;
} | null;

/** Up to three words that name the thing, none of them a small one. */
const words = (small: string) =>
  `(?:(?!(?:${small})\\s)\\p{Ll}[\\p{L}’-]*)(?:\\s(?!(?:${small})\\s)\\p{Ll}[\\p{L}’-]*){0,2}?`;
const pattern = (source: string, flags = 'u') => new RegExp(source, flags);

const englishThing = words('and|or|of|in|on|at|with|for|near|around|by|along');
const english = {
  phrase: pattern(
    `^(?:most [\\p{L}-]+|\\p{L}+est|best|top|leading)\\s(?<thing>${englishThing})\\s(?<set>(?:in|on|of|at|around|near|along|by|across)\\s.+)$`,
  ),
  owned: pattern(`^\\p{L}+[’']s?\\s(?:most [\\p{L}-]+|\\p{L}+est|best|top|leading)\\s(?<thing>${englishThing})$`),
  being: /\b(?:is|are|am|was|were|be|being|has|have|offers?|[’']s|[’']re|[’']m)\s$|(?:^|[.!?]\s)As\s$/i,
};
const an = (thing: string) => `${/^(?:[aeio]|u(?!ni|s[ae])|hour|honest)/.test(thing) ? 'an' : 'a'} ${thing}`;
const isPlural = (thing: string) => /[^s]s$/.test(thing);
/** What English counts no pieces of, so that 'a' does not stand before it. */
const isMass = (thing: string) =>
  /(?:breakfast|food|fish|coffee|wine|water|air|service|cuisine|hospitality)$/.test(thing);

function inEnglish({ before, phrase }: Part): Ways {
  const owned = english.owned.exec(phrase)?.groups?.thing;
  if (owned) {
    if (isPlural(owned) || isMass(owned)) return null;
    const whose = /\bthe\s$/i.exec(before)?.[0] ?? '';
    const being = english.being.test(before.slice(0, before.length - whose.length));
    const text = being ? an(owned) : `the ${owned}`;
    const begins = before.length === whose.length && /^(?:\p{Lu}|$)/u.test(whose || phrase);
    return { from: -whose.length, texts: [begins ? capital(text) : text] };
  }
  const { thing, set } = english.phrase.exec(phrase)?.groups ?? {};
  const [article = ''] = /\b(?:the|our|its|their|your)\s$/i.exec(before) ?? [];
  if (!thing || !set || !article || /\bone of \S+\s$/i.test(before)) return null;
  if (!/^the/i.test(article) || !english.being.test(before.slice(0, -article.length)))
    return { from: 0, texts: [thing], led: before };
  return isPlural(thing) || isMass(thing) ? null : { from: -article.length, texts: [`${an(thing)} ${set}`, an(thing)] };
}

const germanPhrase =
  /^\p{Ll}+ste[nrms]?\s(?<thing>\p{Lu}[\p{L}-]+)\s(?<set>(?:(?:im|in|am|an|auf|von|vom|der|des|ganz|ganzen)\s)*(?:\p{Lu}[\p{L}-]+\s?)+)$/u;
const germanBeing = /(?<!\p{L})(?:bin|ist|sind|war|waren|sein|hat|haben|bietet|bieten)\s(das|die|der|den)\s$/iu;

function inGerman({ before, phrase }: Part): Ways {
  const { thing, set } = germanPhrase.exec(phrase)?.groups ?? {};
  if (!thing || !set || /(?<!\p{L})ein\p{L}*\s\p{L}+\s$/iu.test(before)) return null;
  const article = germanBeing.exec(before)?.[1];
  if (article) {
    // 'Die besten Zimmer' are several.
    const small = article.toLowerCase();
    if (small === 'die' && /^\p{Ll}+sten\s/u.test(phrase)) return null;
    const being = `${{ die: 'eine', den: 'einen' }[small] ?? 'ein'} ${thing}`;
    const placed = /^(?:im|in|am|an|auf)\s/.test(set) ? [`${being} ${set}`] : [];
    return { from: -(article.length + 1), texts: [...placed, being] };
  }
  const led = /(?<!\p{L})(?:der|die|das|den|dem|des|im|am|zum|zur|vom|beim|ins|unser\p{L}*|ihr\p{L}*)\s$/iu.test(
    before,
  );
  return led ? { from: 0, texts: [thing], led: before } : null;
}

const spanishThing = words('de|del|en|con|sin|para|por|y|o|que|a|al');
const spanish = {
  before: pattern(`^mejor(?:es)?\\s(?<thing>${spanishThing})\\s(?<set>(?:de|del|en)\\s.+)$`),
  behind: pattern('^más\\s\\p{L}+\\s(?<set>(?:de|del|en)\\s.+)$'),
  thing: pattern(`(?<!\\p{L})(?<article>el|la|los|las|al|del)\\s(?<thing>${spanishThing})\\s$`, 'iu'),
  being: /(?<!\p{L})(?:es|son|somos|soy|era|será|ser|sea|fue|tiene|tenemos|ofrece|ofrecemos)\s$/iu,
};
/** Feminine nouns that would take 'el' once they stand next to it. */
const stressed = /^(?:agua|aula|ala|alma|área|arma|hada)(?!\p{L})/u;

function inSpanish({ before, phrase }: Part): Ways {
  const { thing, set } = spanish.before.exec(phrase)?.groups ?? {};
  if (thing && set) {
    const article = /(?<!\p{L})(?:el|la|los|las|al|del|nuestr[oa]s?)\s$/iu.exec(before)?.[0] ?? '';
    if (!article || stressed.test(thing)) return null;
    const ways = spanishBeing(before.slice(0, -article.length), article.trim(), thing, set);
    if (ways === undefined) return { from: 0, texts: [thing], led: before };
    return ways && { from: -article.length, texts: ways };
  }
  const after = spanish.behind.exec(phrase)?.groups?.set;
  const { article = '', thing: named = '' } = (after && spanish.thing.exec(before)?.groups) || {};
  if (!after || !named) return null;
  const length = article.length + named.length + 2;
  const ways = spanishBeing(before.slice(0, -length), article, named, after);
  if (ways === undefined) return { from: -1, texts: [''], led: before.slice(0, -(named.length + 1)) };
  return ways && { from: -length, texts: ways };
}

/** What the house is said to be; null where it is several, undefined where it is not said to be it. */
function spanishBeing(before: string, article: string, thing: string, set: string): string[] | null | undefined {
  if (!spanish.being.test(before)) return undefined;
  const one = { el: 'un', la: 'una' }[article.toLowerCase()];
  return one ? [`${one} ${thing} ${set}`, `${one} ${thing}`] : null;
}

const frenchThing = words('de|du|des|en|à|au|aux|avec|sans|pour|et|ou|dans|sur|le|la|les');
const frenchSet = "(?<set>(?:(?:de|du|des|en|à|au|aux|dans|sur)\\s|d[’']).+)";
const french = {
  before: pattern(
    `^(?:meilleure?s?|plus\\s(?:beaux?|bel|belles?|grande?s?|petite?s?|jolie?s?|vieille?s?|vieil))\\s(?<thing>${frenchThing})\\s${frenchSet}$`,
  ),
  behind: pattern(`^plus\\s\\p{L}+\\s${frenchSet}$`),
  thing: pattern(
    `(?<!\\p{L})(?<article>l[’']|le\\s|la\\s|les\\s|au\\s|du\\s)(?<thing>${frenchThing})\\s(?<own>le|la|les)\\s$`,
    'iu',
  ),
  being: /(?<!\p{L})(?:est|sont|sommes|suis|était|sera|être|soit|a|avons|offre|offrons)\s$/iu,
};
const elides = (thing: string) => /^(?:[aeiouâàéèêëîïôœ]|h(?:ôt|a[bv]|istoire|euren|armon))/i.test(thing);

function inFrench({ before, phrase }: Part): Ways {
  const one = (article: string) => ({ le: 'un', la: 'une' })[article.trim().toLowerCase()];
  const { thing, set } = french.before.exec(phrase)?.groups ?? {};
  if (thing && set) {
    const [article = ''] = /(?<!\p{L})(?:le|la|les|au|aux|du|des|notre|nos)\s$/iu.exec(before) ?? [];
    if (!article) return null;
    if (french.being.test(before.slice(0, -article.length))) {
      const un = one(article);
      return un ? { from: -article.length, texts: [`${un} ${thing} ${set}`, `${un} ${thing}`] } : null;
    }
    if (!elides(thing)) return { from: 0, texts: [thing], led: before };
    const small = article.trim().toLowerCase();
    const led = { le: 'l’', la: 'l’', au: 'à l’', du: 'de l’' }[small];
    if (!led) return { from: 0, texts: [thing], led: before };
    const first = /^\p{Lu}/u.test(article) ? capital(led) : led;
    return { from: -article.length, texts: [`${first}${thing}`], led: before };
  }
  const after = french.behind.exec(phrase)?.groups?.set;
  const { article = '', thing: named = '', own = '' } = (after && french.thing.exec(before)?.groups) || {};
  if (!after || !named) return null;
  const length = article.length + named.length + own.length + 2;
  if (!french.being.test(before.slice(0, -length)))
    return { from: -(own.length + 2), texts: [''], led: before.slice(0, article.length - length) };
  const un = one(own);
  return un ? { from: -length, texts: [`${un} ${named} ${after}`, `${un} ${named}`] } : null;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const ways: Record<Language, (part: Part) => Ways> = { en: inEnglish, de: inGerman, es: inSpanish, fr: inFrench };

/** The set goes on behind the claim: 'on Lake' Constance, 'in Austria' and Bavaria. */
const goesOn =
  /^(?:[\p{L}’'-]|\s(?:(?:and|or|und|oder|y|o|et|ou)\s)?\p{Lu}|\s(?:and|or|und|oder|y|o|et|ou)\s(?:in|im|de|en|d’)\s?)/u;

/** How a sentence may go on with the thing alone: as its beginning, after a word of place or an invitation. */
const goesOnWith: Record<Language, RegExp> = {
  en: /(?:^|[.!?:]\s|\b(?:to|at|in|into|from|with|for|enjoy|discover|try|taste|visit|experience|book)\s)(?:the|our|your)\s$/i,
  de: /(?:(?:^|[.!?:]\s)|(?<!\p{L})(?:in|an|mit|bei|aus|zu|von|Sie|genießt|entdeckt|erlebt)\s)(?:der|die|das|den|dem|unser\p{L}*|ihr\p{L}*)\s$|(?<!\p{L})(?:im|am|zum|zur|vom|beim|ins)\s$/iu,
  es: /(?:(?:^|[.!?:]\s)|(?<!\p{L})(?:en|de|a|con|desde|espera|descubra|descubre|pruebe|prueba|visite|visita)\s)(?:el|la|los|las|nuestr[oa]s?)\s$|(?<!\p{L})(?:al|del)\s$/iu,
  fr: /(?:(?:^|[.!?:]\s)|(?<!\p{L})(?:dans|de|à|avec|sur|savourez|découvrez|dégustez|goûtez|visitez)\s)(?:le\s|la\s|les\s|l[’']|notre\s|nos\s)$|(?<!\p{L})(?:au|aux|du|des)\s$/iu,
};
/** Sentences that say something else once the praise is gone: what is denied, asked, one of several, or only a name. */
const otherwise: Record<Language, RegExp> = {
  en: /\b(?:not|never|no|one of|call\w*|vote\w*|name[ds]?|crown\w*|known)\b|n[’']t\b|\?\s*$/i,
  de: /(?<!\p{L})(?:nicht|nie|kein\p{L}*|ein\p{L}* (?:der|unserer)|gelten|gilt|heißt|nennt|nennen)(?!\p{L})|\?\s*$/iu,
  es: /(?<!\p{L})(?:no|nunca|un[oa] de|llaman?|considerad\p{L}*)(?!\p{L})|\?\s*$/iu,
  fr: /(?<!\p{L})(?:pas|jamais|l[’']une? des|appel\p{L}*|élu\p{L}*|considér\p{L}*)(?!\p{L})|\?\s*$/iu,
};
/** The thing is told to be something: without the praise nothing is told of it. */
const isTold = /^\s(?:is|are|ist|sind|es|son|est|sont)(?!\p{L})/u;

/** 'Our bar is a bar': what the words that are left name stands in the sentence already. */
const saysItAgain = (words: string, before: string): boolean =>
  (words.match(/\p{L}{3,}/gu) ?? []).some((word) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(before));

/** Whose is said to have it: where that is, the set does not say of the thing. */
const having =
  /(?<!\p{L})(?:has|have|offers?|hat|haben|bietet|bieten|tiene|tenemos|ofrece|ofrecemos|a|avons|offre|offrons)\s$/iu;
/** 'Un hotel de Austria' names a land or town; 'una habitación de la ciudad' is said by nobody. */
const isNamed = (words: string, language: Language) => language === 'en' || language === 'de' || /\p{Lu}/u.test(words);

/** 'We are a stay on the lake': nothing is said by what has no more than a name for anywhere. */
const saysNothing =
  /(?<!\p{L})(?:stay|place|spot|address|destination|choice|experience|getaway|escape|Ort|Platz|Fleck|Adresse|Ziel|Erlebnis|lugar|sitio|rincón|estancia|destino|experiencia|lieu|endroit|coin|séjour|adresse|destination|expérience)s?(?!\p{L})/u;

/** Whether the sentence around the praise stands without it. */
function stands(text: string, start: number, end: number, found: NonNullable<Ways>, language: Language): boolean {
  const part = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text).containing(start);
  if (!part || otherwise[language].test(part.segment) || saysNothing.test(text.slice(start, end))) return false;
  if (found.led === undefined) {
    return !saysItAgain(found.texts.at(-1) ?? '', text.slice(part.index, start + found.from));
  }
  return !isTold.test(text.slice(end)) && goesOnWith[language].test(found.led);
}

/** How such a claim is mended with one press; null where no right sentence is left. */
export function mendSuperlative(
  text: string,
  { start, end, kind, verdict }: Pick<Claim, 'start' | 'end' | 'kind' | 'verdict'>,
  context: Sources & { language: Language },
): Mend | null {
  if (kind !== 'superlative' || verdict !== 'unsupported' || goesOn.test(text.slice(end))) return null;
  const before = text.slice(0, start);
  const { language } = context;
  const found = ways[language]({ before, phrase: text.slice(start, end) });
  if (!found || !stands(text, start, end, found, language)) return null;
  const from = start + found.from;
  const last = found.texts.length - 1;
  const clean = found.texts.find((words, at) => {
    if (at < last && (having.test(text.slice(0, from)) || !isNamed(words, language))) return false;
    const mended = text.slice(0, from) + words + text.slice(end);
    return findClaims(mended, context).every(
      (claim) =>
        claim.end <= from ||
        claim.start >= from + words.length ||
        claim.verdict === 'supported' ||
        claim.verdict === 'opinion',
    );
  });
  return clean === undefined ? null : { start: from, end, text: clean };
}
