/** Words by which what would be paid is not: 'wird niemals extra berechnet', 'no entra en el precio'. */

import { isOfNeither } from '#claims/kinds/places-on-way.ts';
import { type Ledger, sortOfId } from '#claims/ledger/ledger.ts';
import type { Stated } from '#claims/ledger/stated.ts';
import { agesOf } from '#claims/reading/ages.ts';
import { isQuestion } from '#claims/reading/questions.ts';
import {
  clauseOf,
  idsOf,
  type Mention,
  markAt,
  marksIn,
  mentionsBeside,
  type Reading,
  sentenceOf,
} from '#claims/reading/read.ts';

/** Verbs and adverbs between a thing and what is said of its price. */
export const being: ReadonlySet<string> = new Set(
  'is are est sont reste restent va van está están es son viene vienen ist sind bleibt toujours siempre aussi también auch'.split(
    ' ',
  ),
);

const never: ReadonlySet<string> = new Set(
  'never not nie niemals nicht nunca tampoco ni no jamais pas ne n without ohne sin sans kein keine keinen keinerlei'.split(
    ' ',
  ),
);
/** Tokens between the denial and what would be paid for: 'is never going to be charged extra'. */
const deniedReach = 4;

/** 'Ne sera jamais facturé en sus', 'wird niemals extra berechnet': an extra that is denied. */
export const isNeverPaid = (reading: Reading, { from }: { from: number }): boolean =>
  isOfNeither(reading, from) ||
  reading.tokens
    .slice(Math.max(clauseOf(reading, from)[0], from - deniedReach), from)
    .some(({ text }) => never.has(text));

export const denial: ReadonlySet<string> = new Set(
  'not never nicht nie niemals no nunca tampoco pas jamais non point'.split(' '),
);
/** Tokens between a denial and what is not free: 'n’est pas encore tout à fait compris'. */
const filling =
  /^(?:quite|yet|entirely|ganz|noch|gar|del|todo|aún|todavía|siempre|encore|tout|à|fait|toujours|été|sido|se|le|lo|la)$/;

/** 'No entra en el precio', 'n’est pas compris': what is called free right behind a denial is paid. */
export function isDenied(reading: Reading, { from }: { from: number }): boolean {
  let at = from - 1;
  while (at >= 0 && (being.has(reading.tokens[at]?.text ?? '') || filling.test(reading.tokens[at]?.text ?? ''))) at--;
  const isNot = denial.has(reading.tokens[at]?.text ?? '') || isContracted(reading, at);
  return isNot && reading.clause[at] === reading.clause[from];
}

/** 'Breakfast isn't included', read as three words. */
const isContracted = ({ tokens }: Reading, at: number): boolean =>
  tokens[at]?.text === 't' && /^(?:isn|aren|wasn|won|doesn)$/.test(tokens[at - 1]?.text ?? '');

export const leading: ReadonlySet<string> = new Set('the le la les l el los las un une una der die das'.split(' '));

/** 'For breakfast, you pay nothing': what opens a sentence behind 'for' is what the rest of it speaks of. */
export const isFronted = (reading: Reading, { from }: Mention): boolean => {
  const at = leading.has(reading.tokens[from - 1]?.text ?? '') ? from - 2 : from - 1;
  return at === sentenceOf(reading, from)[0] && /^(?:for|für|por|para|pour)$/.test(reading.tokens[at]?.text ?? '');
};

/** 'A pet-free house', 'gluten-free': what a hyphen ties to 'free' is not there. */
export const isWithout = (reading: Reading, { from, to }: { from: number; to: number }): boolean =>
  to - from === 1 &&
  reading.tokens[from]?.text === 'free' &&
  reading.text.slice(reading.tokens[from - 1]?.end, reading.tokens[from]?.start) === '-';

/** 'Entry to the spa is free', where 'frei' and 'libre' else leave a place to be taken. */
export const isEntry = (reading: Reading, index: number): boolean =>
  reading.tokens
    .slice(...clauseOf(reading, index))
    .some(({ text }) => /^(?:eintritt|zutritt|zugang|entrada|acceso|entrée|accès)$/.test(text));

/** 'The pass includes a towel': what is included stands behind these. */
export const including = /^(?:includ(?:es?|ing)|incluyen?|comprend|comprennent|inclut|incluent|enthält|umfasst)$/;

/** 'Our spa includes four saunas': it has them. */
export const isPartOf = (reading: Reading, index: number): boolean =>
  including.test(reading.tokens[index]?.text ?? '') &&
  mentionsBeside(reading, index).some(
    (one) => one.to === index && /^(?:spa|gym|garden|kitchenette)$/.test(idsOf(one, 'amenity')[0] ?? ''),
  );

const sold =
  /^(?:pass|passes|tickets?|package|pase|abono|entrada|billete|paquete|forfait|billet|formule|ticketpreis|karte)$/;

/** 'The pass for the wine nights includes six tastings': what it includes is the event's. */
export const isOfPass = (reading: Reading, { from }: { from: number }): boolean =>
  including.test(reading.tokens[from]?.text ?? '') &&
  (mentionsBeside(reading, from).some(
    (one) =>
      one.to <= from &&
      reading.sentence[one.from] === reading.sentence[from] &&
      one.subjects.some(({ type }) => type === 'event'),
  ) ||
    reading.tokens.slice(clauseOf(reading, from)[0], from).some(({ text }) => sold.test(text)));

/** 'La navette est-elle payante ? Non, gratuite': asked, and the answer says otherwise. */
export function isAskedAndDenied(reading: Reading, index: number): boolean {
  const [, end] = sentenceOf(reading, index);
  return isQuestion(reading, end) && markAt(reading, end, 'no') !== null;
}

const meal = /^(?:breakfast|dinner|lunch|brunch|afternoon_tea)$/;
const during = /^(?:at|during|beim|zum|während|durante|en|al|pendant|au)$/;

/** 'Opinions of the weather are free at breakfast': when it is so, and not what costs nothing. */
export const isOnlyWhen = (reading: Reading, mark: { to: number }, mention: Mention): boolean => {
  const at = leading.has(reading.tokens[mention.from - 1]?.text ?? '') ? mention.from - 2 : mention.from - 1;
  return (
    mention.from >= mark.to &&
    at >= mark.to &&
    idsOf(mention, 'thing', 'amenity').some((id) => meal.test(id)) &&
    during.test(reading.tokens[at]?.text ?? '')
  );
};

/** Groups for whom something may be free, by their words in any of the languages. */
const groups: readonly RegExp[] = [
  /^(?:students?|stud(?:ent|ierend)\p{L}*|estudiantes?|étudiant(?:e)?s?)$/u,
  /^(?:child|children|kids?|kind|kinder|kindern|niñ[oa]s?|menores|enfants?)$/,
  /^(?:seniors?|pensioners?|senioren|rentner\p{L}*|jubilad[oa]s|mayores|retraités?|aînés)$/u,
  /^(?:locals?|residents?|einheimische\p{L}*|vecin[oa]s|residentes?|habitants?|riverains)$/u,
  /^(?:spectators?|onlookers|watch|watching|zuschau\p{L}*|zusehen|publikum|espectador\p{L}*|público|mirar|spectat\p{L}*|public|regarder)$/u,
  /^(?:members?|mitglieder\p{L}*|soci[oa]s|miembros|membres|adhérents?)$/u,
];

const groupsIn = (reading: Reading, from: number): number[] =>
  reading.tokens
    .slice(...clauseOf(reading, from))
    .flatMap(({ text }) => groups.flatMap((words, at) => (words.test(text) ? [at] : [])));

/** 'Free entry for students', of an event whose description lets them in free and asks 22 pounds of others. */
export function freeToGroup(reading: Reading, { stated }: Ledger, index: number): Stated | undefined {
  const said = groupsIn(reading, index);
  if (said.length === 0) return undefined;
  return stated.find(({ reading: source }) =>
    marksIn(source, 0, source.tokens.length, 'price').some(
      ({ mark, from }) => mark.id !== 'paid' && groupsIn(source, from).some((group) => said.includes(group)),
    ),
  );
}

const ride = /(?:^|_)(?:shuttle|transfer|bus|taxi)(?:_|$)/;
const airport = /airport|flughafen|aeropuerto|aéroport/;

/** A text about a ride may name it by one word that no list has: 'kostenloser Strandshuttle'; or stop where its mark of free is not read. */
const isFreeRide = ({ name, reading, subjects }: Stated, sorts: ReadonlySet<string>): boolean =>
  (sorts.has('airport_shuttle') || [...sorts].some((id) => ride.test(id) && subjects.has(id))) &&
  ride.test(name) &&
  !airport.test(name) &&
  marksIn(reading, 0, reading.tokens.length, 'price').some(({ mark }) => mark.id === 'free');

/** 'A free shuttle carries you to the beach', of a house whose bus to the airport costs: a text of its own says so. */
export function freeOf(reading: Reading, { stated }: Ledger, mention: Mention): Stated | undefined {
  const clause = reading.tokens.slice(...clauseOf(reading, mention.from));
  if (clause.some(({ text }) => airport.test(text))) return undefined;
  const sorts = new Set(idsOf(mention, 'amenity').map(sortOfId));
  // 'Children under seven eat breakfast free' makes it free for nobody else.
  return stated.find(
    (one) =>
      one.name !== 'event' &&
      agesOf(one.reading).length === 0 &&
      (one.free.some((id) => sorts.has(sortOfId(id))) || isFreeRide(one, sorts)),
  );
}

const within = /^(?:in|im|en|dans|with|mit)$/;

/** 'Tables and chairs are included in the hire': what they are part of is not what is free. */
export const isWholeOf = (reading: Reading, { to }: { to: number }, mention: Mention): boolean =>
  mention.from > to &&
  mention.from - to <= 2 &&
  within.test(reading.tokens[to]?.text ?? '') &&
  /^(?:inclu|inbegriffen|enthalten|compris)/.test(reading.tokens[to - 1]?.text ?? '');
