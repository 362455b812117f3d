/** Towns a text names because a guest looks for a bed there, lands there or is held up there: the house may be elsewhere. */
import { owning, saysHere } from '#claims/kinds/whereabouts.ts';
import { clauseOf, type Mention, markBefore, marksIn, type Reading, sentenceOf } from '#claims/reading/read.ts';

/** 'Looking for a room in Leeds? You are in good hands with us': where somebody wants to stay, who stays here. */
const seeking =
  /^(?:looking|seeks?|need|needs|want|wants|such(?:e|en|t|st)|brauch(?:e|en|t|st)|busca[ns]?|busque[ns]?|buscas|necesit\p{L}+|cherch\p{L}+)$/u;
const beds =
  /^(?:rooms?|beds?|hotels?|accommodation|zimmer|bett|hotel|unterkunft|bleibe|habitación|cama|alojamiento|chambre|lit|hôtel|logement|hébergement)$/;
export const isSought = (reading: Reading, { from, to }: Mention): boolean => {
  const clause = reading.tokens.slice(...clauseOf(reading, from)).map(({ text }) => text);
  const near = reading.tokens.slice(Math.max(0, from - 3), to + 2).map(({ text }) => text);
  const [, end] = sentenceOf(reading, from);
  const asked = end < reading.tokens.length && reading.text[reading.tokens[end - 1]?.end ?? 0] === '?';
  const here = marksIn(reading, to, asked ? sentenceOf(reading, end)[1] : end, 'ours').length > 0;
  return here && near.some((word) => beds.test(word)) && clause.some((word) => seeking.test(word));
};

/** 'Bolzano airport', 'Bahnhof Meran': a hub takes the name of the town it serves, which is not where the house is. */
const hub =
  /^(?:air|airport|airports|flughafen|flughafens|aeropuerto|aéroport|aeroporto|station|bahnhof|hauptbahnhof|estación|gare|terminal|port|ferry|hafen)$/;
export const isOfHub = (reading: Reading, { from, to }: Mention): boolean => {
  const { tokens } = reading;
  const at = owning.has(tokens[from - 1]?.text ?? '') ? from - 2 : from - 1;
  return hub.test(tokens[at]?.text ?? '') || hub.test(tokens[to]?.text ?? '') || hub.test(tokens[to + 1]?.text ?? '');
};

/** Who lands, changes trains or is held up is on the way to the house. */
const travelling =
  /^(?:lands?|landing|landed|fly|flies|flying|flights?|arriving|connection|missed|stuck|delayed|traffic|jam|landet|landen|gelandet|fliegt|fliegen|flug|flüge|anschluss|verpasst|stau|verspätung|umsteigen|umsteigt|aterriz\p{L}*|vuelos?|vuela|transbordo|enlace|atasco|retraso|retenciones|atterri\p{L}*|vols?|arrivée|correspondance|raté|bouchons?|embouteillages?|retard)$/u;
export const isOnTheWay = (reading: Reading, index: number): boolean =>
  reading.tokens.slice(...sentenceOf(reading, index)).some(({ text }) => travelling.test(text));

/** 'Stuck in traffic in Strasbourg? We will wait': a question of where the guest still is, that names nothing of ours. */
export function isAskedOfElsewhere(reading: Reading, { from }: Mention): boolean {
  const [start, end] = sentenceOf(reading, from);
  // French sets a space before the mark.
  if (!/^\s?\?/.test(reading.text.slice(reading.tokens[end - 1]?.end))) return false;
  const words = reading.tokens.slice(start, end).map(({ text }) => text);
  if (isOnTheWay(reading, from)) return true;
  return (
    !words.some((word) => beds.test(word) || seeking.test(word)) &&
    !saysHere(reading, from) &&
    markBefore(reading, from, 'anchoring') === null
  );
}
