/** Kilometres that measure a hike, a river or a trail and lead nowhere. */
import { perUnit } from '#claims/kinds/known-ways.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import { isOfLandmark } from '#claims/reading/landmarks.ts';
import type { Quantity } from '#claims/reading/quantities.ts';
import {
  clauseOf,
  idsOf,
  type Mention,
  markAt,
  markBefore,
  marksIn,
  mentionsBeside,
  type Reading,
  sentenceOf,
} from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';

/** True where a text of the sources tells a length in this unit: a race has its kilometres. */
const isTold = (ledger: Ledger, unit: string): boolean =>
  ledger.stated.some((stated) => stated.quantities.some((one) => one.unit === unit));

const fromOrTo = /^(?:from|to|von|vom|bis|zum|zur|nach|del?|desde|hasta|al?|du|depuis|jusqu|au|à)$/;

/** 'From the station it is a walk of 1.6 kilometres': the sentence names the end of a way that a fact measures. */
const hasWay = (reading: Reading, ledger: Ledger, from: number): boolean =>
  mentionsBeside(reading, from).some(
    (one) =>
      idsOf(one, 'place').some((id) => ledger.distances.has(id)) &&
      reading.tokens.slice(Math.max(0, one.from - 2), one.from).some(({ text }) => fromOrTo.test(text)),
  );

/** 'A hike of 12 kilometres', where no source tells kilometres of its own. */
function isLengthOfTrail(reading: Reading, ledger: Ledger, { unit, from }: Pick<Quantity, 'unit' | 'from'>): boolean {
  if ((unit !== 'km' && unit !== 'mi') || !/^(?:de|d|von|of)$/.test(reading.tokens[from - 1]?.text ?? '')) return false;
  const trail =
    marksIn(reading, from - 3, from - 1, 'landmark').some(
      (mark) => mark.mark.id === 'nature' && mark.to === from - 1,
    ) ||
    mentionsBeside(reading, from).some(
      (mention) =>
        mention.to === from - 1 &&
        idsOf(mention, 'counted').some((id) => id === 'hike' || id === 'lap' || id === 'tour'),
    );
  return trail && !isTold(ledger, unit) && !hasWay(reading, ledger, from);
}

const along = /^(?:along|alongside|entlang|junto|bordeando|longeant|long|bord)$/;
/** 'You can see 80 kilometres'; a German 'See' is a lake. */
const seeing: Readonly<Record<Reading['language'], RegExp>> = {
  en: /^(?:see|sees|seen|views?|visibility)$/,
  de: /^(?:sehen|sieht|siehst|blick|sicht|fernsicht)$/,
  es: /^(?:ve|ven|vemos|ver|vista|vistas)$/,
  fr: /^(?:voit|voir|voyez|vue)$/,
};
const summits =
  /^(?:summits?|peaks?|mountains?|cliffs?|dunes?|gipfel|berge?|felsen?|dünen?|cimas?|cumbres?|picos?|montañas?|dunas?|acantilados?|sommets?|pics?|cimes?|montagnes?|falaises?)$/;
const rising = /^(?:rises?|towers?|climbs?|ragt|culmine|dépasse|mide|alcanza|se eleva|wandert|moves?)$/;
/** 'The old town is two kilometres along the coast' leads there all the same. */
const lying = /^(?:is|are|lies|liegt|liegen|ist|sind|está|están|queda|quedan|est|sont|se|à|away)$/;
/** Metres of a summit. */
const farthest = 100;

/** After 'of' these still tell a way: 'a 300 metros de distancia', 'à 200 mètres d'ici'. */
const farFrom =
  /^(?:distance|distancia|camino|paseo|nosotros|aquí|casa|marche|chemin|ici|chez|nous|walk|walking|us|here|luftlinie|entfernung|distanz|abstand|fußweg|weg|gehweg|strand|ufer|fahrt|weges|altura|altitud|altitude|hauteur|höhe|longitud|longueur|länge|tiefe|fondo|profundidad|profondeur|.*(?:becken|pool|bahn|strecke))$/;

/** 'Fourteen kilometres of beach', 'vierzehn Kilometer Strand': how long a shore is that no source measures. */
function isShore(
  reading: Reading,
  mention: Mention,
  { unit, from, to }: Pick<Quantity, 'unit' | 'from' | 'to'>,
): boolean {
  if ((unit !== 'km' && unit !== 'mi') || !idsOf(mention, 'place').includes('beach')) return false;
  const joint = /^(?:of|de|d)$/.test(reading.tokens[to]?.text ?? '');
  return mention.from === (joint ? to + 1 : to) && !/^(?:à|a|at)$/.test(reading.tokens[from - 1]?.text ?? '');
}

/** 'Sechs Meter Holz', 'thirty metres of bookshelves': so much of something that no source measures. */
function isOfStuff(reading: Reading, ledger: Ledger, { unit, from, to }: Quantity): boolean {
  const beside = mentionsBeside(reading, from);
  const shore = beside.find((one) => isShore(reading, one, { unit, from, to }));
  const leads = beside.some((one) => idsOf(one, 'place', 'water').length > 0 && one !== shore);
  if (!perUnit[unit] || leads || ((unit === 'km' || unit === 'mi') && isTold(ledger, unit))) return false;
  const joint = /^(?:of|de|d)$/.test(reading.tokens[to]?.text ?? '');
  const at = joint ? to + 1 : to;
  const noun = reading.tokens[at];
  if (noun?.kind !== 'word' || noun.gap > breaks.space || noun.dash) return false;
  if (!shore && farFrom.test(noun.text)) return false;
  if (/^(?:à|a|at)$/.test(reading.tokens[from - 1]?.text ?? '')) return false;
  const isKnown = (one: Mention) => one !== shore && one.subjects.some(({ type }) => type !== 'counted');
  if (beside.some((one) => one.from <= at && one.to > at && isKnown(one))) return false;
  if (joint)
    return !noun.capital && !/^(?:the|our|your|la|las|los|el|le|les|l|nuestro|nuestra|notre|nos)$/.test(noun.text);
  return reading.language === 'de' && noun.capital;
}

/** 'Die Altstadt erreichen Sie nach 1,5 Kilometern': the way to a place, and nobody's journey. */
const reaching =
  /^(?:reach|reached|erreich\p{L}+|gelang\p{L}+|llega\p{L}*|alcanza\p{L}*|atteint|atteignez|atteindrez|arrivez|arriverez|begin\p{L}*|starts?|empieza\p{L}*|comienza\p{L}*|commence\p{L}*)$/u;

/** 'After 700 kilometres', 'nach hundert Kilometern zu Fuß', 'a thousand kilometres behind you': what a guest has travelled. */
const isTravelled = (reading: Reading, { from, to }: Quantity): boolean =>
  (/^(?:after|nach|tras|après)$/.test(reading.tokens[from - 1]?.text ?? '') &&
    !reading.tokens.slice(...clauseOf(reading, from)).some(({ text }) => reaching.test(text))) ||
  (/^(?:behind|hinter|derrière|detrás)$/.test(reading.tokens[to]?.text ?? '') &&
    /^(?:you|us|them|me|ihnen|dir|euch|sich|uns|vous|toi|nous|soi)$/.test(reading.tokens[to + 1]?.text ?? ''));

const upper = /^(?:above|oberhalb|über|sobre|encima)$/;
/** '42 metros sobre el puerto', '18 mètres au-dessus des quais': a height, and no way there. */
const isAbove = (reading: Reading, { unit, to }: Quantity): boolean =>
  (unit === 'm' || unit === 'ft') &&
  reading.tokens[to]?.gap === breaks.space &&
  (upper.test(reading.tokens[to]?.text ?? '') ||
    (/^(?:par|au)$/.test(reading.tokens[to]?.text ?? '') && reading.tokens[to + 1]?.text === 'dessus'));

/** '12 kilometres along the water', 'you can see 80 kilometres', 'the summit at 1,245 metres'. */
function leadsNowhere(reading: Reading, ledger: Ledger, quantity: Quantity): boolean {
  const { unit, value, from, to, mode } = quantity;
  if ((unit === 'km' || unit === 'mi') && isTravelled(reading, quantity)) return true;
  if (mode !== null) return false;
  if (isAbove(reading, quantity)) return true;
  if (isOfStuff(reading, ledger, quantity)) return true;
  const [start, end] = clauseOf(reading, from);
  const words = reading.tokens.slice(start, end).map(({ text }) => text);
  if (unit === 'km' || unit === 'mi') {
    const lies = reading.tokens.slice(start, from).some(({ text }) => lying.test(text));
    const next =
      !lies &&
      !hasWay(reading, ledger, from) &&
      reading.tokens.slice(to, Math.min(end, to + 4)).some(({ text }) => along.test(text));
    return (
      next || reading.tokens.slice(...sentenceOf(reading, from)).some(({ text }) => seeing[reading.language].test(text))
    );
  }
  if (unit !== 'm' && unit !== 'ft') return false;
  const high =
    value >= farthest && (words.some((text) => summits.test(text)) || words.some((text) => rising.test(text)));
  return high && marksIn(reading, start, end, 'ours').length === 0;
}

/** 'The Rhône is 812 kilometres long': kilometres that measure a river or a trail lead nowhere. */
export const isLengthOfOther = (reading: Reading, ledger: Ledger, quantity: Quantity): boolean => {
  const { unit, from, to, mode } = quantity;
  return leadsNowhere(reading, ledger, quantity) || isMeasuredOther(reading, ledger, { unit, from, to, mode });
};

/** 'A un kilómetro largo': more than one, and no length of anything. */
const isGenerous = (reading: Reading, from: number, to: number): boolean =>
  reading.language === 'es' &&
  reading.tokens[from - 1]?.text === 'a' &&
  /^largos?$/.test(reading.tokens[to]?.text ?? '');

/** 'Der Guadiana fließt zwanzig Kilometer entfernt'. */
const awayFrom = /^(?:away|off|entfernt|weit|from|von|vom)$/;

/** 'De la porte au supermarché, compte trois kilomètres': an imperative, and no trail that counts so many. */
const isReckoned = (reading: Reading, ledger: Ledger, from: number): boolean =>
  /^comptez?$/.test(reading.tokens[from - 1]?.text ?? '') &&
  reading.clause[from - 1] !== reading.clause[from - 2] &&
  hasWay(reading, ledger, from);

const isMeasuredOther = (
  reading: Reading,
  ledger: Ledger,
  { unit, from, to, mode }: Pick<Quantity, 'unit' | 'from' | 'to' | 'mode'>,
): boolean =>
  isLengthOfTrail(reading, ledger, { unit, from }) ||
  (mode === null &&
    ((markAt(reading, to, 'dimension') !== null && !isGenerous(reading, from, to)) ||
      (markBefore(reading, from, 'measures') !== null &&
        !awayFrom.test(reading.tokens[to]?.text ?? '') &&
        !isReckoned(reading, ledger, from))) &&
    (unit === 'km' || unit === 'mi' || isOfLandmark(reading, ledger, from)));
