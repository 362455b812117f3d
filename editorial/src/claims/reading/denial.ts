/** Whether a text denies a thing: 'no lift', 'ohne Pool', 'un ascenseur, nous n’en avons pas'. */

import { isAskedToSmoke, isOfSmoke, tellsWhen } from '#claims/reading/asked-otherwise.ts';
import { frontedDenial } from '#claims/reading/fronted-denial.ts';
import { isLabelOf } from '#claims/reading/link.ts';
import { isPlainNo, isQuestion, wordsIn } from '#claims/reading/questions.ts';
import {
  clauseOf,
  type MarkPlace,
  type Mention,
  markAt,
  markBefore,
  marksIn,
  mentionsBeside,
  type Reading,
  sentenceOf,
} from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';

/** Words that may stand between a thing and the denial after it. */
const reachAfter = 5;
/** German puts the verb and what denies it last: 'Hunde sind auf dem ganzen Platz nicht erlaubt'. */
const reachAfterGerman = 9;
const reachBefore = 4;
/** Tokens of an elliptic question, as in 'A pool?'. */
const shortQuestion = 3;

/** The tokens of the denial of a mention, or null: `from` is where the denied phrase begins, `to` where it ends. */
export function denialOf(reading: Reading, mention: Mention): { from: number; to: number } | null {
  if (isProverb(reading, mention)) return null;
  const fronted = frontedDenial(reading, mention);
  if (fronted !== null) return { from: mention.from, to: fronted };
  const before = deniedBefore(reading, mention.from);
  if (before !== null) return { from: before, to: saidTwice(reading, mention) ?? mention.to };
  const said = isLabelOf(reading, mention, mention.to) ? noneAt(reading, mention.to) : null;
  if (said !== null) return { from: mention.from, to: said };
  const short = saidNo(reading, mention);
  if (short !== null) return { from: mention.from, to: short };
  const [, end] = sentenceOf(reading, mention.from);
  // 'Fume en la terraza, si no hay más remedio'.
  if (conditions.test(reading.tokens[mention.to]?.text ?? '')) return null;
  const reach = reading.language === 'de' ? reachAfterGerman : reachAfter;
  let next = mention.to;
  for (let index = mention.to; index < Math.min(end, mention.to + reach); index++) {
    if ((reading.tokens[index]?.gap ?? breaks.sentence) > breaks.space && index > mention.to) break;
    if ((reading.tokens[index]?.gap ?? 0) >= breaks.clause) break;
    const aside = index === mention.to ? asideTo(reading, index) : null;
    if (aside !== null) {
      index = aside;
      next = aside;
    }
    const after = markAt(reading, index, 'deniedAfter');
    // 'Hay ascensor, así que aquí nadie sube a pie': a clause of its own denies something of its own.
    if (index === mention.to && joint.test(reading.tokens[index]?.text ?? '')) return null;
    if (after && isOfNext(reading, next, index)) return null;
    if (after && !otherBetween(reading, mention, index) && !isNoNeed(reading, after.to) && !hasObject(reading, after))
      return { from: mention.from, to: after.to };
  }
  return null;
}

const noneWord = /^(?:none|nil|keine[nrs]?|keins|fehlanzeige|ningun[oa]|aucune?|néant)$/;

/** Tokens of a denial and the charge it denies. */
const chargeReach = 5;

/** 'Lift: no', 'ascenseur : aucun': where a denial that is all there is to say ends, or null. */
function noneAt(reading: Reading, index: number): number | null {
  const said = markAt(reading, index, 'no');
  // 'Dogs: no charge at all' denies the charge.
  if (said) return marksIn(reading, index, index + chargeReach, 'price').length > 0 ? null : said.to;
  const isAll = (reading.tokens[index + 1]?.gap ?? breaks.sentence) > breaks.space;
  return isAll && noneWord.test(reading.tokens[index]?.text ?? '') ? index + 1 : null;
}

/** Words behind a comma that only go on about the thing before it: 'parking, sadly, there is none'. */
const goingOn =
  /^(?:we|you|they|it|there|here|one|is|are|sadly|alas|however|unfortunately|which|that|der|die|das|den|ihn|sie|es|wir|hier|leider|gibt|hat|haben|so|y|ya|aquí|pero|lo|la|los|las|por|desgracia|nous|vous|on|il|elle|elles|ils|hélas|malheureusement|qui|que|mais|ici)$/;

/** 'An hour in the spa, phones stay outside': a noun behind the comma is what is denied. */
const isOfNext = (reading: Reading, from: number, to: number): boolean =>
  reading.tokens[from]?.gap === breaks.comma &&
  reading.tokens
    .slice(from, to)
    .some(({ text, kind, capital }) => (reading.language === 'de' ? capital : kind === 'word' && !goingOn.test(text)));

const no = /^(?:no|nein|non|nope)$/;

/** 'Pets, no; gulls, always', 'mascotas, no': where the one word that denies the thing ends, or null. */
function saidNo(reading: Reading, { from, to }: Mention): number | null {
  const token = reading.tokens[to];
  // 'Niños, sí; mascotas, no', but not 'parking is free; charging, no'.
  const [start] = sentenceOf(reading, from);
  if (from - start > 1 && !/^(?:yes|ja|sí|oui)$/.test(reading.tokens[from - 1]?.text ?? '')) return null;
  if (token?.gap !== breaks.comma || !no.test(token.text) || reading.sentence[to] !== reading.sentence[from])
    return null;
  return (reading.tokens[to + 1]?.gap ?? breaks.sentence) > breaks.space ? to + 1 : null;
}

/** 'Ne cherchez pas l’ascenseur, il n’y en a pas': the end of the denial that says it once more at once, or null. */
function saidTwice(reading: Reading, { to }: Mention): number | null {
  const again = reading.tokens[to]?.gap === breaks.comma ? markAt(reading, to, 'deniedAfter') : null;
  return again?.to ?? null;
}

/** Words that open another clause, which says something of its own. */
const joint =
  /^(?:so|thus|hence|because|although|though|sodass|daher|weil|denn|obwohl|also|así|porque|aunque|pues|donc|car|puisque|alors|quoique)$/;

/** Verbs of having, behind whose denial stands what there is none of. */
const havingNone = /^(?:hay|tenemos|existen?|ofrecemos|encontrarás|admitimos|aceptamos|disponemos)$/;
const mayFollow =
  /^(?:en|aquí|ni|y|pero|por|para|desde|hasta|de|del|con|sin|todavía|aún|ningun[oa]|tampoco|nunca|más|que|a|al|ahora|este|esta|hoy|otr[oa])$/;

/** 'Detrás de los cajones del bar ya no hay ruibarbo': what there is none of is named behind, and it is not the bar. */
function hasObject(reading: Reading, { from, to }: { from: number; to: number }): boolean {
  const next = reading.tokens[to];
  const verb = reading.tokens.slice(from, to).at(-1)?.text ?? '';
  // 'Für Hunde haben wir keine Regel'.
  if (/^keine[nrms]?$/.test(verb)) return next?.kind === 'word' && next.capital && next.gap === breaks.space;
  if (!next || next.gap > breaks.space || next.kind !== 'word' || !havingNone.test(verb)) return false;
  return reading.sentence[to] === reading.sentence[from] && !mayFollow.test(next.text);
}

const without = /^(?:without|ohne|sin|sans)$/;
const none =
  /^(?:no|never|nobody|kein\p{L}*|nie|niemals|niemand\p{L}*|nicht|ningún|ninguna|nunca|nadie|aucune?|pas|jamais|personne|nul)$/u;
const conditions = /^(?:if|unless|wenn|falls|si|quand|cuando)$/;

/** 'Kein Frühstück ohne Kaffee', 'no evening without a fire': the one is there whenever the other is. */
function isProverb(reading: Reading, { from, to }: Mention): boolean {
  const next = reading.tokens[to];
  if (next && without.test(next.text) && next.gap === breaks.space) return true;
  const [start] = clauseOf(reading, from);
  const words = reading.tokens.slice(start, from);
  const at = words.findIndex(({ text }) => without.test(text));
  if (at > 0 && words.slice(0, at).some(({ text }) => none.test(text))) return true;
  // 'Ohne Frühstück lassen wir niemanden gehen', 'sin desayuno no se baja': nor the one without the other.
  const [first, end] = sentenceOf(reading, from);
  return start === first && at === 0 && reading.tokens.slice(to, end).some(({ text }) => none.test(text));
}

/** Tokens of an aside between commas. */
const asideReach = 5;

/** 'Pets, however, are not allowed': the first token behind an aside between commas, or null. */
function asideTo(reading: Reading, from: number): number | null {
  if (reading.tokens[from]?.gap !== breaks.comma) return null;
  for (let to = from + 1; to <= from + asideReach; to++) {
    const gap = reading.tokens[to]?.gap ?? breaks.sentence;
    if (gap === breaks.comma)
      return mentionsBeside(reading, from).some((one) => one.from >= from && one.to <= to) ? null : to;
    if (gap > breaks.comma) return null;
  }
  return null;
}

/** 'y no hay que pedirlo': there is no need to, which denies nothing. */
const isNoNeed = (reading: Reading, index: number) =>
  reading.language === 'es' && reading.tokens[index]?.text === 'que';

const isPets = ({ subjects }: Mention) => subjects.some(({ ids }) => ids.includes('pets'));

/** Dogs may be kept off a place that is counted, as 'auf dem ganzen Platz'. */
const otherBetween = (reading: Reading, mention: Mention, index: number) =>
  mentionsBeside(reading, mention.from).some(
    (other) =>
      other.from >= mention.to &&
      other.to <= index &&
      other.subjects.some((s) => s.type === 'amenity' || (s.type === 'counted' && !isPets(mention))),
  );

const definite: ReadonlySet<string> = new Set('the die der das den le la les l el los las'.split(' '));

/** 'The lamp went out, not the coffee machine': two things told apart, neither of them denied. */
const isContrast = (reading: Reading, denial: number, thing: number): boolean =>
  /^(?:not|nicht|no|pas)$/.test(reading.tokens[denial]?.text ?? '') &&
  reading.tokens[denial]?.gap === breaks.comma &&
  definite.has(reading.tokens[denial + 1]?.text ?? '') &&
  denial + 1 < thing;

/** 'Als man noch Fahrstuhl sagte': German says 'still' and 'nor' with one word, the second only after a denial. */
const isStill = (reading: Reading, denial: number, start: number): boolean =>
  reading.tokens[denial]?.text === 'noch' &&
  !reading.tokens.slice(start, denial).some(({ text }) => /^(?:weder|nicht|kein\p{L}*|nie|ohne)$/u.test(text));

/** Walks back over articles, adjectives and 'or' to a negation. */
function deniedBefore(reading: Reading, from: number): number | null {
  const [start] = clauseOf(reading, from);
  for (let index = from, steps = 0; index > start && steps <= reachBefore; steps++) {
    const cancelled = markBefore(reading, index, 'notDenied');
    if (cancelled) return null;
    const denied = markBefore(reading, index, 'denied');
    if (denied && (isContrast(reading, denied.from, from) || isStill(reading, denied.from, start))) return null;
    if (denied) {
      const wider = markAt(reading, denied.from, 'notDenied');
      if (wider && wider.to >= denied.to) return null;
      const twice = markBefore(reading, denied.from, 'denied');
      const outer = markBefore(reading, denied.from, 'notDenied');
      return (twice &&
        twice.from !== denied.from &&
        /^(?:no|kein\w*|aucune?|ningun\w*|ningún)$/.test(reading.tokens[twice.from]?.text ?? '') &&
        denied.from - twice.to === 1) ||
        outer
        ? null
        : denied.from;
    }
    const previous = reading.tokens[index - 1];
    if (!previous) return null;
    const listed = mentionsBeside(reading, from).find((mention) => mention.to === index);
    if (listed && listed.from > start) {
      index = listed.from;
      continue;
    }
    if (!reading.grammar.fillers.has(previous.text) && !isOr(previous.text)) return null;
    index--;
  }
  const apart = (reading.tokens[from]?.gap ?? breaks.sentence) >= breaks.clause;
  const first = apart ? null : markBefore(reading, from, 'denied');
  // 'Parkplätze haben wir keine, Leihräder schon': what a comma parts from it was denied before.
  const ended =
    first !== null && reading.tokens[from]?.gap === breaks.comma && first.from > clauseOf(reading, first.from)[0];
  // 'No, dogs stay free of charge': an answer, and no dogs are denied.
  return first && !ended && !isPlainNo(reading, first.from) ? first.from : null;
}

const joiners = new Set(['or', 'oder', 'ou', 'o', 'u', 'ni', 'nor', 'noch']);
const isOr = (text: string) => joiners.has(text);

const notSo = /^(?:not?|none|never|nothing|nicht|kein\p{L}*|pas|ningun[oa]?)$/u;

const isNotSo = (reading: Reading, { to }: MarkPlace): boolean =>
  reading.tokens[to]?.gap === breaks.space && notSo.test(reading.tokens[to]?.text ?? '');

/** The words by which an answer says yes, or null: 'there is', but not 'there is not'. */
export function saysYes(reading: Reading, index: number): MarkPlace | null {
  const yes = markAt(reading, index, 'yes');
  return yes && !isNotSo(reading, yes) ? yes : null;
}

/** 'Is there a lift? There is not.' */
function deniedYes(reading: Reading, index: number): MarkPlace | null {
  const yes = markAt(reading, index, 'yes');
  return yes && isNotSo(reading, yes) ? yes : null;
}

const rate =
  /^(?:rates?|prices?|cost|costs|pay|pays|paid|payable|payment|\p{L}*preise?|kostet|kosten|zahlen|zahle|zahlt|bezahlen|bezahlt|kostenpflichtig|precio|tarifa|cuesta|cuestan|paga|pagan|pago|pagar|prix|tarif|coûte|coûtent|payer|paie|payante?s?|facturée?s?|extra|charged|fee|aufpreis|zuschlag|gebühr|suplemento|supplément)$/u;
const isOfPrice = (reading: Reading, start: number, end: number): boolean =>
  marksIn(reading, start, end, 'price').length > 0 ||
  reading.tokens.slice(start, end).some(({ text }) => rate.test(text)) ||
  /(?:^| )(?:an?|any|extra|additional) charge(?: |$)/.test(wordsIn(reading, start, end));

/** Verbs by which a question asks whether something is so: 'sind die Zimmer klimatisiert', 'les chambres sont-elles …'. */
const whether = {
  en: /^(?:are|is|do|does|have|has|can|may|will) /,
  de: /^(?:sind|ist|gibt|hat|haben|habt|darf|dürfen|kann|können|verfügt|bietet|wird|werden) /,
  es: /^(?:está|están|hay|tiene|tienen|tenéis|son|es|se|ofrecen?|cuentan?|disponen?|hace) /,
  fr: /^(?:est ce|y a|avez|a t|peut|disposez|proposez) |(?:^| )(?:est|sont|a t|ont|dispose t|possède t) (?:il|elle|ils|elles)(?: |$)/,
} as const;

const asksWhether = (reading: Reading, start: number, end: number): boolean =>
  whether[reading.language].test(wordsIn(reading, start, end));

/** An answer that says neither yes nor no. */
const notQuite =
  /^(?:not (?:quite|exactly|really|always|entirely|everywhere|all)|nicht (?:ganz|direkt|immer|überall|alle)|no (?:del todo|exactamente|siempre|todos)|pas (?:tout à fait|vraiment|exactement|toujours|partout|tous))/;

/**
 * What a question makes of the thing it asks for: 'no' where the answer after it says so, `open` where a guest asks and
 * nothing answers, null where the sentence is no guest's question ('Ready for a swim in our pool?' claims the pool).
 */
export function askedFor(reading: Reading, mention: Mention): 'no' | 'open' | null {
  const [start, end] = sentenceOf(reading, mention.from);
  if (!isQuestion(reading, end)) return null;
  if (isAskedToSmoke(reading, start, end) && !isOfSmoke(reading, mention)) return 'open';
  // 'Can I swim on the roof at Christmas? Not quite: the pool is open from April.'
  if (notQuite.test(wordsIn(reading, end, end + 4))) return 'open';
  // 'With a dog? No charge', '¿Con perro? No paga nada': the answer denies the price.
  const denies = markAt(reading, end, 'price')
    ? null
    : (markAt(reading, end, 'no') ?? markAt(reading, end, 'deniedAfter') ?? deniedYes(reading, end));
  // 'Häufige Frage: Sind die Zimmer klimatisiert?'
  const [first] = clauseOf(reading, mention.from);
  const isAsked = asksWhether(reading, start, end) || asksWhether(reading, first, end);
  // 'Is breakfast in the rate? No, it is €24': it is there, and paid for.
  if (denies && (tellsWhen(reading, start, end) || isOfPrice(reading, start, end))) return 'open';
  if (isAsked && isPlainNo(reading, end) && !isOfPrice(reading, start, end)) return 'no';
  if (!markAt(reading, start, 'asking')) return denies && end - start <= shortQuestion ? 'no' : null;
  if (denies) return 'no';
  if (saysYes(reading, end)) return null;
  return 'open';
}

/** True where a text denies the thing. */
export const isDenied = (reading: Reading, mention: Mention): boolean => denialOf(reading, mention) !== null;
