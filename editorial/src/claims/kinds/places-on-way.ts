/** Things a house has that are places as well: 'from the car park you climb 780 metres', of a hut far from its car park. */
import type { Ledger } from '#claims/ledger/ledger.ts';
import { type Quantity, quantitiesBeside } from '#claims/reading/quantities.ts';
import { clauseOf, type Mention, marksIn, type Reading, sentenceOf } from '#claims/reading/read.ts';
import { townWords } from '#lexicon/concepts.ts';

/** What facts call the ways to them, by the word of the amenity. */
const waysTo: Readonly<Record<string, readonly string[]>> = {
  parking: ['car_park', 'parking', 'parking_lot', 'car_parking'],
  golf_course: ['golf_course', 'golf', 'golf_club'],
  boat_mooring: ['marina', 'harbour', 'port', 'pier', 'jetty'],
  playground: ['playground'],
  tennis_court: ['tennis_court', 'tennis'],
};
const leading =
  /^(?:from|to|at|past|towards?|behind|between|vom|zum|am|beim|von|zu|ab|hinter|zwischen|desde|del|al|hasta|entre|du|au|depuis|jusqu)$/;
const article = /^(?:the|dem|den|der|el|la|le|l)$/;

/** True where a way leads from or to such a place, and a fact tells how far it is. */
export function isOnTheWay(reading: Reading, ledger: Ledger, { from }: Mention, ids: readonly string[]): boolean {
  if (!ids.every((id) => waysTo[id]?.some((place) => ledger.distances.has(place)))) return false;
  if (marksIn(reading, ...clauseOf(reading, from), 'ours').length > 0) return false;
  const before = reading.tokens[from - 1]?.text ?? '';
  return leading.test(before) || (article.test(before) && leading.test(reading.tokens[from - 2]?.text ?? ''));
}

const lying = /^(?:is|are|lies|lie|ist|liegt|liegen|sind|queda|quedan|está|están|est|sont|trouve|trouvent)$/;

/** 'El jardín del Turia queda a 400 metros', 'the rink is ten minutes on foot': a thing of every town, some way off. */
export const isFarOff = (reading: Reading, { from, to }: Mention, ids: readonly string[]): boolean => {
  const [, end] = clauseOf(reading, from);
  if (!ids.every((id) => townWords.has(id)) || marksIn(reading, ...clauseOf(reading, from), 'ours').length > 0)
    return false;
  const verb = reading.tokens.slice(to, end).findIndex(({ text }) => lying.test(text));
  const isWay = ({ unit, mode, from: at, to: last }: Quantity) =>
    at > to + verb && last <= end && (unit === 'km' || unit === 'm' || mode !== null);
  return verb >= 0 && quantitiesBeside(reading, from).some(isWay);
};

const neither = /^(?:ni|weder|noch|neither|nor)$/;
const costing =
  /^(?:payante?s?|pago|kostenpflichtig|extra|pagan?|cobran?|cuestan?|kosten?|kostet|costs?|paient?|paye(?:nt)?|coûte(?:nt)?)$/;

const charging = /^(?:charged?|facturons?|facture|berechnen|verlangen|erheben|cobramos|cobran?)$/;
const fee =
  /^(?:fees?|charges?|surcharges?|supplements?|\p{L}*gebühr(?:en)?|aufpreis|tasas?|tarifas?|costes?|recargos?|suplementos?|cargos?|frais|supplément|coût)$/u;

/** 'We do not charge for parking', 'keine Parkgebühr', 'pas de frais de stationnement': what is denied is that it costs. */
const isFeeDenied = (reading: Reading, denial: number, from: number, to: number): boolean =>
  charging.test(reading.tokens[denial - 1]?.text ?? '') ||
  reading.tokens.slice(Math.min(denial, from), to + 1).some(({ text }) => charging.test(text) || fee.test(text));

/** True where 'neither … nor' stands before a token of its sentence. */
export const isOfNeither = (reading: Reading, from: number): boolean =>
  reading.tokens.slice(sentenceOf(reading, from)[0], from).some(({ text }) => neither.test(text));

/** 'Ni el wifi ni el aparcamiento se pagan', 'weder Parkplatz noch WLAN kosten etwas': there, and free. */
export const costsNothing = (reading: Reading, { from, to }: Mention, denial: number): boolean =>
  isFeeDenied(reading, denial, from, to) ||
  (isOfNeither(reading, from) &&
    reading.tokens.slice(from, sentenceOf(reading, from)[1]).some(({ text }) => costing.test(text)));

/** True where what is denied is that a thing is in the price: the last word of a denial. */
export const saysIncluded = (reading: Reading, to: number): boolean =>
  /^(?:included|inbegriffen|enthalten|inklusive|incluid[oa]s?|comprise?s?)$/.test(reading.tokens[to - 1]?.text ?? '');
