/** Feet that dance, the heat outside, and cats that never asked: what looks like a claim and tells of people, weather and animals. */
import type { Finding } from '#claims/finding.ts';
import { clauseOf, type Reading } from '#claims/reading/read.ts';

/** So many feet a few people have; further than that a way may be told in feet. */
const mostFeet = 8;
const feet = /^(?:feet|foot|fuß|füße[n]?|füßen|pies|pieds)$/;
/** What makes a length of feet: 'four feet deep', 'dos pies de largo'. */
const measuring =
  /^(?:away|wide|long|high|deep|tall|thick|from|below|above|breit|lang|hoch|tief|entfernt|von|de|ancho|largo|del|d|du|au)$/;

/** 'Un violon, deux pieds', 'two feet on the ground'. */
export function isOfFeet({ kind, from, to }: Finding, { tokens }: Reading): boolean {
  if (kind !== 'distance' && kind !== 'size') return false;
  const number = tokens[from];
  return (
    // 'Half an hour on foot' is a way.
    to - from === 2 &&
    feet.test(tokens[to - 1]?.text ?? '') &&
    number?.spelled === true &&
    (number.value ?? 0) <= mostFeet &&
    !measuring.test(tokens[to]?.text ?? '')
  );
}

const degrees = /^(?:°|°c|c|grad|degrees?|grados|degrés)$/;
const outside =
  /^(?:outside|outdoors|shade|summer|weather|draußen|schatten|sommer|wetter|außen|fuera|afuera|sombra|verano|calle|dehors|ombre|été|météo|extérieur)$/;

/** 'Draußen 34 Grad, drinnen …': the weather. */
export const isOfWeather = ({ kind, from, to }: Finding, reading: Reading): boolean =>
  kind === 'size' &&
  reading.tokens.slice(from, to).some(({ text }) => degrees.test(text)) &&
  reading.tokens.slice(...clauseOf(reading, from)).some(({ text }) => outside.test(text));

const animals = /^(?:dogs?|cats?|hunde?|hunden|katzen?|perros?|gatos?|chiens?|chats?|pets|haustiere|mascotas|animaux)$/;
const never = /^(?:never|nie|niemals|noch|nunca|jamás|jamais)$/;
/** What animals do in jest, and no policy speaks of. */
const inJest =
  /^(?:asked|complained|answered|booked|written|applied|objected|gefragt|beschwert|geantwortet|gebucht|gemeldet|geschrieben|beworben|reklamiert|preguntado|preguntaron|quejado|quejaron|contestado|reservado|escrito|demandé|plaints?|répondu|réservé|écrit|réclamé)$/;

/** 'Hunde wohnen kostenlos, Katzen haben nie gefragt'. */
export const isDoneInJest = ({ kind, from }: Finding, reading: Reading): boolean => {
  if (kind !== 'amenity') return false;
  const clause = reading.tokens.slice(...clauseOf(reading, from));
  return [animals, never, inJest].every((words) => clause.some(({ text }) => words.test(text)));
};
