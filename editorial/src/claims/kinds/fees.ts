/** What is said to be free, included or extra, held against fees and prices. */
import type { Finding } from '#claims/finding.ts';
import { feeFor } from '#claims/kinds/animals-apart.ts';
import { isFigurative } from '#claims/kinds/figures-of-speech.ts';
import { isAmountNext, isMoneyAfter, isPriced } from '#claims/kinds/priced-already.ts';
import { isBefore, isLastOfList } from '#claims/kinds/told-free.ts';
import {
  being,
  denial,
  freeOf,
  freeToGroup,
  including,
  isAskedAndDenied,
  isDenied,
  isEntry,
  isFronted,
  isNeverPaid,
  isOfPass,
  isOnlyWhen,
  isPartOf,
  isWholeOf,
  isWithout,
  leading,
} from '#claims/kinds/unpaid.ts';
import { type Ledger, sortOfId } from '#claims/ledger/ledger.ts';
import { agesOf } from '#claims/reading/ages.ts';
import { askedFor } from '#claims/reading/denial.ts';
import { belongsToLandmark } from '#claims/reading/landmarks.ts';
import { nearest } from '#claims/reading/link.ts';
import { isMoney, quantitiesBeside } from '#claims/reading/quantities.ts';
import { clauseOf, idsOf, type Mention, markAt, mentionsBeside, type Reading } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import { priceText } from '#claims/wording.ts';
import { freeOrPaid } from '#lexicon/concepts.ts';

/** Furthest a thing may be from 'free' to be what is free. */
const reach = 7;
/** The same where its clause begins with 'it' or 'that'. */
const farReach = 14;
/** The same where the thing opens the sentence: 'Pour la laverie, inutile de chercher de la monnaie : elle est gratuite'. */
const frontedReach = 26;
const pronouns: ReadonlySet<string> = new Set(
  'it this that they these es er sie dies das este esta esto eso il elle ils elles cela ça ce c'.split(' '),
);
/** What of a mention can cost something. */
export const pricedThings = (mention: Mention) => idsOf(mention, 'thing', 'amenity');
/** Things whose being free a text may claim, beside those that are free or paid by nature. */
const payable: ReadonlySet<string> = new Set([
  'breakfast',
  'towel',
  'ticket',
  'spa',
  'dinner',
  'lunch',
  'extra_bed',
  'cot',
  'tourist_tax',
  'late_checkout',
  'pets',
  'brunch',
  'afternoon_tea',
  'half_board',
  'children',
  'sauna',
  'valet_parking',
  'yoga',
  'minibar',
  'babysitting',
  'dorm_bed',
  'bed_linen',
  'linen',
  'room_service',
]);
/** True of a thing that a text may call free or paid. */
export const isPayable = (ledger: Ledger) => (id: string) =>
  payable.has(id) ||
  payable.has(sortOfId(id)) ||
  freeOrPaid.has(sortOfId(id)) ||
  ledger.prices.has(id) ||
  ledger.prices.has(sortOfId(id)) ||
  (ledger.amenities.get(id)?.value.free ?? null) !== null;

/** 'El aparcamiento es subterráneo y el eco, gratuito': a comma stands for the verb behind a noun of its own. */
function isElliptic(reading: Reading, { from }: { from: number }): boolean {
  if (reading.tokens[from]?.gap !== breaks.comma || !leading.has(reading.tokens[from - 2]?.text ?? '')) return false;
  const paid = mentionsBeside(reading, from - 1).some((one) => one.to === from && pricedThings(one).length > 0);
  const joint = /^(?:y|e|pero|and|und|et|mais)$/.test(reading.tokens[from - 3]?.text ?? '');
  return !paid && (joint || (reading.tokens[from - 2]?.gap ?? 0) >= breaks.comma);
}

const ofTime = /^(?:night|day|week|nacht|tag|woche|noche|día|semana|nuit|jour|journée|semaine)$/;

/** 'The transfer costs 65 euros and the view is included': a noun of the clause that nobody pays for. */
function hasOwnSubject(reading: Reading, { from, to }: { from: number; to: number }): boolean {
  let at = from - 1;
  while (being.has(reading.tokens[at]?.text ?? '')) at--;
  if ((at === from - 1 && to - from === 1) || reading.clause[at] !== reading.clause[from]) return false;
  const paid = mentionsBeside(reading, at).some((one) => one.from <= at && one.to > at && pricedThings(one).length > 0);
  // 'The dog stays the night for free': a time is nobody.
  if (ofTime.test(reading.tokens[at]?.text ?? '')) return false;
  const article = reading.tokens[at - 1]?.text ?? '';
  const placed = reading.grammar.prepositions.has(reading.tokens[at - 2]?.text ?? '');
  return !paid && !placed && reading.tokens[at]?.kind === 'word' && leading.has(article);
}

/** Words before 'included' or 'free' by which a clause goes on about what stands before it. */
const goingOn =
  /^(?:it|this|that|they|these|which|both|all|everything|course|always|already|even|not|also|fully|entirely|completely|absolutely|naturally|and|but|of|for|at|es|er|sie|das|dies|dieses|beides|alles|und|aber|todo|toda|todos|todas|esto|eso|ambos|ambas|que|ya|también|además|siempre|claro|naturalmente|por|supuesto|y|pero|desde|luego|cela|ça|ceci|tout|toute|tous|toutes|qui|déjà|c|ce|aussi|bien|sûr|entendu|naturellement|évidemment|et|mais|toujours|est|sont|en|no|non|pas|n|ne)$/;

const of: ReadonlySet<string> = new Set('of on de del du d von vom beim'.split(' '));

/** 'Give us your washing, it will be done for free': from its pronoun on the clause has nothing but a verb. */
function isVerbOfPronoun(reading: Reading, from: number): boolean {
  const [start] = clauseOf(reading, from);
  const [first, ...words] = reading.tokens.slice(start, from);
  return (
    pronouns.has(first?.text ?? '') &&
    words.length <= 3 &&
    words.every(({ text, capital }) => !leading.has(text) && !(reading.language === 'de' && capital))
  );
}

/** What is done with what costs something or nothing: 'est facturé en supplément'. */
const billed =
  /^(?:charged|billed|offered|provided|available|served|berechnet|angeboten|verliehen|cobrad[oa]s?|facturad[oa]s?|ofrecid[oa]s?|facturée?s?|proposée?s?|comptée?s?|servie?s?|prêtée?s?)$/;

/** 'Tea is 24 €, sighs included': the clause of the price word names something of its own right before it. */
function namesAnother(reading: Reading, from: number): boolean {
  if (isVerbOfPronoun(reading, from)) return false;
  let at = from - 1;
  while (being.has(reading.tokens[at]?.text ?? '') || billed.test(reading.tokens[at]?.text ?? '')) at--;
  const token = reading.tokens[at];
  if (token?.kind !== 'word' || reading.clause[at] !== reading.clause[from]) return false;
  // 'Er ist für Hausgäste gratis'.
  const article = leading.has(reading.tokens[at - 1]?.text ?? '') ? 1 : 0;
  const placed = reading.tokens[at - 1 - article]?.text ?? '';
  if ((reading.grammar.prepositions.has(placed) && !of.has(placed)) || /^(?:for|für|para|pour)$/.test(placed))
    return false;
  return reading.language === 'de' ? token.capital : !goingOn.test(token.text);
}

/** 'The use of the sauna is free' says it of the sauna; 'the smell of breakfast' does not. */
const using =
  /^(?:use|usage|access|entry|entrance|admission|price|cost|costs|hire|rental|loan|nutzung|benutzung|eintritt|zugang|preis|verleih|uso|acceso|entrada|precio|coste|alquiler|préstamo|servicio|bufé|buffet|plaza|plazas|tasa|sala|zona|curso|clases?|sesión|sesiones|accès|entrée|utilisation|prix|tarif|coût|location|prêt|service|navette|place|places|taxe|salle|espace|cours|séance|formule|lit|cama)$/;

/** 'Profitez du petit-déjeuner gratuit', 'disfrute del wifi gratis': a verb, which owns nothing. */
const enjoying = /^(?:profit|bénéfici|joui|disfrut|goz|aprovech|sírv|servez|serv|dispos|use[zs]|usez|tir)/;

/** 'Voiturettes de golf comprises', 'the smell of breakfast is free': a thing that only tells of another one. */
function isOfAnother(reading: Reading, { from }: Mention): boolean {
  let at = from - 1;
  while (leading.has(reading.tokens[at]?.text ?? '')) at--;
  const head = reading.tokens[at - 1];
  if (!of.has(reading.tokens[at]?.text ?? '') || head?.kind !== 'word') return false;
  if (reading.clause[at - 1] !== reading.clause[from]) return false;
  return (
    !using.test(head.text) && !enjoying.test(head.text) && !mentionsBeside(reading, at).some((one) => one.to === at)
  );
}

/** 'Toddler pace not included': what belongs to those who come along, and not their stay. */
const isOfGuest = (reading: Reading, mention: Mention, price: number): boolean =>
  reading.language === 'en' &&
  idsOf(mention, 'thing', 'amenity').every((id) => id === 'children' || id === 'pets' || id === 'pet_friendly') &&
  mention.to < price &&
  reading.tokens
    .slice(mention.to, price)
    .every(
      ({ kind, text, gap }) => (kind === 'word' && gap === breaks.space && !being.has(text)) || denial.has(text),
    ) &&
  !goingOn.test(reading.tokens[mention.to]?.text ?? '') &&
  !/^(?:stay|stays|sleep|sleeps|go|goes|eat|eats|travel|travels|come|comes|get|gets|under|up|aged|below|over|between|from)$/.test(
    reading.tokens[mention.to]?.text ?? '',
  );

/** 'Free up to 14' is read with the ages of children. */
const isOfAge = (reading: Reading, index: number) =>
  agesOf(reading).some((age) => reading.clause[age.from] === reading.clause[index]);

/** 'You are most welcome at our breakfast, it is included': a clause that names nothing speaks of what stands before. */
function isPronounClause(reading: Reading, index: number): boolean {
  const [start, end] = clauseOf(reading, index);
  const names = mentionsBeside(reading, index).some(
    (mention) => mention.from >= start && mention.from < Math.min(index, end) && pricedThings(mention).length > 0,
  );
  // 'Parking is under the oak, for a small fee': nothing but the price.
  const bare = reading.tokens.slice(start, index).every(({ text }) => being.has(text) || goingOn.test(text));
  return !names && (bare || reading.tokens.slice(start, start + 2).some(({ text }) => pronouns.has(text)));
}

/** 'Washing costs four fifty a load, grass stains stay for nothing': the clause of the thing has its price. */
function isPricedBefore(reading: Reading, { from, to }: Mention, free: number): boolean {
  const clause = reading.clause[from];
  if (to > free || clause === reading.clause[free]) return false;
  const names = free - clauseOf(reading, free)[0] > 0 && !isPronounClause(reading, free);
  return (
    names && quantitiesBeside(reading, free).some((one) => isMoney(one.unit) && reading.clause[one.from] === clause)
  );
}

/** Everything a text calls free, included or extra. */
export function judgeFree(reading: Reading, ledger: Ledger): Finding[] {
  const found: Finding[] = [];
  for (let index = 0; index < reading.tokens.length; index++) {
    const mark = markAt(reading, index, 'price');
    if (!mark || isWithout(reading, mark)) continue;
    const inside = mentionsBeside(reading, index).some(
      (mention) =>
        mention.from <= mark.from &&
        mark.to <= mention.to &&
        idsOf(mention, 'amenity').some((id) => id.startsWith('free_')),
    );
    const word = reading.tokens[mark.from]?.text ?? '';
    const next = reading.tokens[mark.to];
    // 'Nüsse inklusive Gewissensbiss'.
    const noun = word === 'inklusive' && next?.kind === 'word' && next.capital && next.gap === breaks.space;
    const active = noun || including.test(word) || isBefore(reading, mark);
    const [thing] = inside
      ? []
      : nearest(
          reading,
          mark.from,
          mark.to,
          (mention) =>
            (!active || mention.from >= mark.to) &&
            pricedThings(mention).some(isPayable(ledger)) &&
            // 'Parking costs 12 €, parking your thoughts nothing'.
            !isFigurative(reading, mention, idsOf(mention, 'amenity')),
        );
    index = mark.to - 1;
    const ofPronoun = isPronounClause(reading, mark.from) || isLastOfList(reading, mark.from);
    const far = ofPronoun && thing && isFronted(reading, thing.mention) ? frontedReach : ofPronoun ? farReach : reach;
    if (!thing || thing.far > far || isOfAge(reading, mark.from)) continue;
    const isOther = () =>
      hasOwnSubject(reading, mark) || isElliptic(reading, mark) || isOfAnother(reading, thing.mention);
    if (thing.mention.to <= mark.from && isOther()) continue;
    if (isPartOf(reading, mark.from) || isOfPass(reading, mark) || isWholeOf(reading, mark, thing.mention)) continue;
    if (isOfGuest(reading, thing.mention, mark.from)) continue;
    const apart = reading.clause[thing.mention.from] !== reading.clause[mark.from];
    if (
      apart &&
      !isFronted(reading, thing.mention) &&
      thing.mention.to <= mark.from &&
      namesAnother(reading, mark.from)
    )
      continue;
    // 'Bikes are €16, and we mend memories for free': the thing has its price already.
    if (isPriced(reading, thing.mention, mark.from) || isPricedBefore(reading, thing.mention, mark.from)) continue;
    // 'Is breakfast included? It costs €18': asked, and answered by what follows.
    if (askedFor(reading, thing.mention) === 'open' && isMoneyAfter(reading, thing.mention)) continue;
    if (isAskedAndDenied(reading, mark.from) || isOnlyWhen(reading, mark, thing.mention)) continue;
    const ids = pricedThings(thing.mention);
    if (/^(?:frei|libres?)$/.test(word) && !ids.includes('ticket') && !isEntry(reading, mark.from)) continue;
    if (word === 'free' && mark.to - mark.from === 1 && thing.mention.from > mark.from && thing.far > 2) continue;
    const close = thing.far <= 3;
    const from = close ? Math.min(mark.from, thing.mention.from) : mark.from;
    const to = close ? Math.max(mark.to, thing.mention.to) : mark.to;
    const kind = ids.some((id) => freeOrPaid.has(sortOfId(id))) ? 'amenity' : 'price';
    // Entry to a museum is no ticket of the event's.
    if (ids.includes('ticket') && belongsToLandmark(reading, ledger, thing.mention, true)) continue;
    const fee = feeFor(reading, ledger, thing.mention, ids);
    const saysFree = mark.mark.id === 'paid' ? isNeverPaid(reading, mark) : !isDenied(reading, mark);
    if (!fee) {
      const group = saysFree
        ? (freeToGroup(reading, ledger, mark.from) ?? freeOf(reading, ledger, thing.mention))
        : undefined;
      if (group) {
        found.push({ kind, verdict: 'supported', from, to, source: group.source });
        continue;
      }
      // Where no event is known, an entry is somebody else's.
      if (ids.includes('ticket') && !ledger.sources.event) continue;
      // 'Perros con un suplemento de 18 euros': the price is held against the policy by itself.
      if (!saysFree && quantitiesBeside(reading, from).some(({ unit }) => isMoney(unit))) continue;
      if (!saysFree || !ids.includes('children')) found.push({ kind, verdict: 'unsupported', from, to });
      continue;
    }
    const other =
      saysFree && !fee.free
        ? (freeToGroup(reading, ledger, mark.from) ?? freeOf(reading, ledger, thing.mention))
        : undefined;
    if (other) {
      found.push({ kind, verdict: 'supported', from, to, source: other.source });
      continue;
    }
    // 'El desayuno se paga aparte: 18 euros': the amount is held against the sources by itself.
    if (!saysFree && fee.free && isAmountNext(reading, mark)) continue;
    const price = fee.free ? null : fee.price;
    const expected = saysFree && price ? priceText(price.value, reading.language) : undefined;
    found.push({
      kind,
      verdict: fee.free === saysFree ? 'supported' : 'contradicted',
      from: expected && from !== mark.from ? mark.from : from,
      to: expected && from !== mark.from ? mark.to : to,
      source: price?.source ?? fee.source,
      expected,
    });
  }
  return found;
}
