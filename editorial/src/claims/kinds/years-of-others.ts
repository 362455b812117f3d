/** Years in which something else happened than what is known of the house: a prize, a birth, a fire, a recipe. */
import { isYearOfFormer } from '#claims/kinds/former-uses.ts';
import { wordsIn } from '#claims/reading/questions.ts';
import { clauseOf, idsOf, marksIn, mentionsBeside, type Reading, sentenceOf } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import { takingIn } from '#lexicon/hosting.ts';

export const and: ReadonlySet<string> = new Set(['and', 'und', 'y', 'e', 'et']);

/** 'A hostel since 1928': what takes guests in, and not the walls it does so in. */
export const lodging =
  /^(?:hotel|hostel|inn|guesthouse|lodge|resort|gasthof|gasthaus|pension|herberge|jugendherberge|hostal|albergue|posada|pensión|parador|hôtel|auberge|gîte|refuge)s?$/;

/** 'Hotel since', 'Kurhotel seit', 'hotel termal desde': the last two have their kind in the noun or behind it. */
export const isLodging = (reading: Reading, since: number): boolean => {
  const last = reading.tokens[since - 1];
  const first = reading.tokens[since - 2];
  if (last?.kind !== 'word') return false;
  if (lodging.test(last.text) || /.(?:hotel|pension|hostel|herberge|gasthof|gasthaus)$/.test(last.text)) return true;
  const isRomance = reading.language === 'es' || reading.language === 'fr';
  return isRomance && last.gap === breaks.space && /^(?:hotel|hôtel|hostal|albergue|auberge)$/.test(first?.text ?? '');
};

/** The piece of a clause around a token that no 'and' parts: 'opened in 2008' of 'opened in 2008 and renovated in 2023'. */
export function pieceOf(reading: Reading, index: number): [from: number, to: number] {
  const [start, end] = clauseOf(reading, index);
  const isAnd = (at: number) => and.has(reading.tokens[at]?.text ?? '');
  let from = index;
  let to = index + 1;
  while (from > start && !isAnd(from - 1)) from--;
  while (to < end && !isAnd(to)) to++;
  return [from, to];
}

/** What happens to houses, people and towns beside being built, opened and renovated. */
const deeds = new RegExp(
  `^(?:${[
    // Prizes.
    'elected|named|voted|awarded|honou?red|crowned|won|wins|gewählt|gekürt|ausgezeichnet|prämiert|gewann(?:en)?|gewonnen|bekam(?:en)?|erhielt(?:en)?',
    'elegid[oa]s?|premiad[oa]s?|galardonad[oa]s?|nombrad[oa]s?|nombraron|nombró|eligieron|premiaron|galardonaron|proclamaron|ganó|ganaron|ganamos|recibió|élue?s?|primée?s?|récompensée?s?|nommée?s?|couronnée?s?|distinguée?s?|remporté|gagné|reçut',
    // People who come and go.
    'joined|arrived|born|died|married|retired|moved|kam|kamen|geboren|starb|heiratete|zog|zogen|stieß|kaufte|erbte|übernahm(?:en)?|übernommen|llegó|llegaron|nació|nacieron|murió|fueron|compró|heredó|tomó',
    'arrivée?s?|partie?s?|née?s?|mort|morte|mourut|naquit|épousa|acheta|hérita|reprise?|bought|inherited|inherits|took|taken',
    // Seals.
    'expired|lapsed|abgelaufen|ausgelaufen|caducó|caducad[oa]s?|venció|vencid[oa]s?|expirée?s?',
    // Mishaps and firsts of others.
    'burnt?|burned|struck|flooded|fell|destroyed|bombed|brannte|abgebrannt|zerstört|traf|ardió|quemó|cayó|destruyó|brûlé|brûla|tombée?|détruite?|swam|badete|bañó|baignée?|reached|erreichte|atteint|alcanzó',
  ].join('|')})$`,
);

/** Things of a house that are older or younger than it. */
const things =
  /^(?:recipes?|rezepte?|recetas?|recettes?|tractors?|traktor|tracteur|whisk(?:y|ies|eys?)|whiskys|wines?|weine?|vinos?|vins?|bottles?|flaschen?|botellas?|bouteilles?|pianos?|klavier|flügel|organ|orgel|órgano|orgue|clocks?|uhr|reloj|relojes|horloges?|pendules?|paintings?|gemälde|bild|cuadros?|tableaux?|photos?|photographs?|fotos?|foto|fotografías?|maps?|karte|mapas?|letters?|brief|cartas?|lettres?|lifts?|elevators?|aufzug|fahrstuhl|ascensor|ascenseur|songs?|lied|canción|chansons?|traditions?|tradition|brauch|tradición|costumbre|coutume|bells?|glocke|campana|cloche|stoves?|ofen|kachelofen|estufa|poêle|mirrors?|spiegel|espejo|miroir|chairs?|stuhl|silla|chaise|tables?|tisch|mesa|trees?|baum|eiche|linde|árbol|roble|arbre|chêne|oak|vines?|reben|viñas?|vignes?|cars?|auto|wagen|coche|voiture|trams?|straßenbahn|tranvía|boats?|boot|barco|bateau|books?|buch|libros?|livres?|lamps?|lampe|lámparas?|counter|theke|barra)$/;

const verbs: Readonly<Record<string, true>> = { opened: true, renovated: true };

const chosen =
  /^(?:elected|named|voted|awarded|honou?red|crowned|won|wins|gewählt|gekürt|ausgezeichnet|prämiert|gewann(?:en)?|gewonnen|elegid[oa]s?|premiad[oa]s?|galardonad[oa]s?|nombrad[oa]s?|nombraron|eligieron|premiaron|galardonaron|ganó|ganamos|élue?s?|primée?s?|récompensée?s?|nommée?s?|couronnée?s?|distinguée?s?|remporté|gagné)$/;

/** 'In 2022 we were voted host of the island': of the year of a prize, by whatever name it goes. */
export const isOfChoice = (reading: Reading, index: number): boolean =>
  reading.tokens.slice(...pieceOf(reading, index)).some(({ text }) => chosen.test(text));

/** 'Anfitrión del año': nothing is of that year, where the number stands before it. */
export const isLooseDating = (reading: Reading, { from, to }: { from: number; to: number }, index: number): boolean =>
  from > index && to - from === 2 && /^(?:año|année)$/.test(reading.tokens[to - 1]?.text ?? '');

/** True where the piece of the year tells another deed and none of the house's: 'ferme de l'année' is no verb. */
function isOfDeed(reading: Reading, index: number, [from, to]: readonly [number, number]): boolean {
  const own = marksIn(reading, from, to, 'year').filter(
    (place) => place.mark.id !== 'centuries' && place.mark.id !== 'since' && !isLooseDating(reading, place, index),
  );
  const deed = reading.tokens.slice(from, to).findIndex(({ text }) => deeds.test(text));
  if (deed < 0) return false;
  return own.length === 0 || (deed === 0 && own.every(({ mark }) => !(mark.id in verbs)));
}

/** True where a stretch of words names a thing that may be older or younger than the house. */
export const namesThing = (reading: Reading, from: number, to: number): boolean =>
  reading.tokens.slice(from, to).some(({ text }) => things.test(text));

/** 'The recipe dates from 1922': a thing before the verb, with nothing but its own words around it. */
const isOfThing = (reading: Reading, start: number, act: { from: number }): boolean =>
  namesThing(reading, start, act.from) && marksIn(reading, start, act.from, 'landmark').length === 0;

/** 'Maëlle has cooked here since 2017', 'Maëlle cocina aquí desde 2017'. */
const isOfCook = (reading: Reading, [from, to]: readonly [number, number]): boolean =>
  reading.tokens.slice(from, to).some(({ text }, at) => {
    if (/^(?:cooks|cooked|cooking|bakes|baked|kocht|kochte|gekocht|backt|bäckt)$/.test(text)) return true;
    const before = reading.tokens[from + at - 1];
    return at > 0 && /^(?:cocina|cuisine|hornea)$/.test(text) && before?.kind === 'word' && before.capital;
  });

const some =
  /^(?:some|many|several|others|manche|viele|einige|mehrere|andere|algun[oa]s|much[oa]s|vari[oa]s|otr[oa]s|certaine?s|beaucoup|plusieurs|quelques|d autres)$/;

/** 'Most stay for two weeks, some since 1987': of somebody, and not of the house. */
const isOfSome = (reading: Reading, [from]: readonly [number, number]): boolean =>
  some.test(reading.tokens[from]?.text ?? '');

/** 'Un 1976 duerme en la bodega': a bottle goes by its year. */
const isVintage = (reading: Reading, index: number): boolean =>
  /^(?:an?|un|einen?|ein|einem)$/.test(reading.tokens[index - 1]?.text ?? '') &&
  reading.clause[index - 1] === reading.clause[index];

const prizes =
  /(?:preis|prix|premio|prize|award|trofeo|trophy|trophée|pokal|auszeichnung|medaille|médaille|medalla)s?$/;
const received = /^(?:received|recibi(?:do|da|mos|ó)|reçue?s?|reçûmes|erhalten|verliehen|entgegengenommen)$/;

/** 'Le prix, reçu en 2021': what is received with a prize is no guest. */
const isOfPrize = (reading: Reading, index: number, [from, to]: readonly [number, number]): boolean =>
  reading.tokens.slice(from, to).some(({ text }) => received.test(text)) &&
  reading.tokens.slice(...sentenceOf(reading, index)).some(({ text }) => prizes.test(text));

const relatives = /^(?:which|who|that|die|der|das|den|que|quien|qui)$/;

/** '…, die seit 1928 fährt': what a relative clause tells of something that is neither the house nor ours. */
function isOfRelative(reading: Reading, index: number, act: { act: string; from: number } | null): boolean {
  const [start] = clauseOf(reading, index);
  if (act && act.act !== 'since') return false;
  const first = reading.tokens[start];
  if (!first || first.gap !== breaks.comma || !relatives.test(first.text)) return false;
  const [from] = clauseOf(reading, start - 1);
  const isHouse = mentionsBeside(reading, index).some(
    (one) => one.from >= from && one.to <= start && idsOf(one, 'house').length > 0,
  );
  return !isHouse && marksIn(reading, from, start, 'ours').length === 0;
}

const one = /^(?:an?|une?|un|una|ein|eine|einen|einer|eines)$/;
const of = /^(?:of|from|von|aus|de|del)$/;

/** 'Une presse de 1911', 'eine Geige von 1890': one thing among others, and no word for a house. */
function isOfOneThing(reading: Reading, index: number): boolean {
  const [article, noun, link] = reading.tokens.slice(index - 3, index);
  if (!article || !noun || !link || !one.test(article.text) || !of.test(link.text)) return false;
  return (
    marksIn(reading, index - 3, index, 'year').length === 0 &&
    mentionsBeside(reading, index).every(
      ({ from, to, subjects }) => from > index - 2 || to <= index - 2 || subjects.every(({ type }) => type !== 'house'),
    )
  );
}

/** True where a year is of something else than the house. */
export function isYearOfOthers(reading: Reading, index: number, act: { act: string; from: number } | null): boolean {
  const piece = pieceOf(reading, index);
  if (isVintage(reading, index) || isOfPrize(reading, index, piece) || isOfRelative(reading, index, act)) return true;
  if (isOfDeed(reading, index, piece) || isOfOneThing(reading, index)) return true;
  if (!act) return false;
  if (act.act === 'since') return isOfCook(reading, piece) || isOfSome(reading, piece);
  return act.act === 'built' && act.from >= piece[0] && act.from <= index && isOfThing(reading, piece[0], act);
}

const guests =
  /^(?:guests?|bathers|travell?ers|(?:kur|bade|thermal|haus|stamm|pensions)?gästen?|reisende|huéspedes|bañistas|agüistas|curistes|viajeros|hôtes|voyageurs|slept|sleep|stayed|geschlafen|schlafen|übernachten|duermen|dormido|duerme|dorment|dormi|hospitality|gastfreundschaft|hospitalidad|hospitalité)$/;

const walls =
  /^(?:house|building|mansion|walls|haus|gebäude|gemäuer|mauern|casa|caserón|edificio|casona|muros|maison|bâtisse|demeure|immeuble|murs)$/;
const relative = /^(?:that|which|das|die|que|qui)$/;

/** Where what is told of walls begins: 'recibimos huéspedes en una casa que ya ha cumplido dos siglos'. */
function ofWalls(reading: Reading, from: number, index: number): number {
  for (let at = index - 1; at > from; at--)
    if (relative.test(reading.tokens[at]?.text ?? '') && walls.test(reading.tokens[at - 1]?.text ?? '')) return at;
  return from;
}

const staying =
  /^(?:slept|stayed|lodged|schliefen|schlief|übernachteten|übernachtete|stiegen|nächtigten|wohnten|durmieron|durmió|dormían|pernoctaron|dormaient|dormirent|descendus|descendirent|logeaient|logèrent)$/;

/** 'Die ersten Hotelgäste stiegen hier schon 1872 ab': a year in which guests slept here. */
export const isOfStay = (reading: Reading, index: number): boolean => {
  const words = reading.tokens.slice(...clauseOf(reading, index)).map(({ text }) => text);
  return words.some((word) => staying.test(word)) && words.some((word) => sleepers.test(word));
};
/** A year in which guests slept here is held against the first in which any did. */
export const stayAt = (reading: Reading, opened: number | undefined, index: number) =>
  opened !== undefined && isOfStay(reading, index) && (reading.tokens[index]?.value ?? opened) < opened
    ? ({ act: 'opened', from: index, to: index } as const)
    : null;
const sleepers =
  /^(?:(?:hotel|kur|haus|pensions|sommer)?gästen?|guests?|travell?ers|reisende|huéspedes|clientes|viajeros|hôtes|clients|voyageurs|pilgrims|pilger|peregrinos|pèlerins)$/;

export function speaksOfGuests(reading: Reading, index: number): boolean {
  const [from, to] = pieceOf(reading, index);
  const words = wordsIn(reading, ofWalls(reading, from, index), to);
  if (takingIn.test(words)) return true;
  // 'Guests have been arriving early and leaving late since 1908.'
  const [first] = clauseOf(reading, index);
  if (reading.tokens.slice(first, first + 2).some(({ text }) => sleepers.test(text))) return true;
  return reading.tokens.slice(ofWalls(reading, from, index), to).some(({ text }) => guests.test(text));
}

const founding = /^(?:found|gegründ|gestift|fund|fond)/;

/** 'The convent was founded in 1534, the hotel opened in 1964': a landmark is as old as its walls, whoever sleeps there now. */
export const isFoundedLandmark = (
  reading: Reading,
  index: number,
  { from, to }: { from: number; to: number },
): boolean =>
  reading.tokens.slice(from, to).some(({ text }) => founding.test(text)) &&
  marksIn(reading, ...clauseOf(reading, index), 'landmark').some(({ mark: { id } }) => /^(?:church|castle)$/.test(id));

/** 'La casa de 1693 ha visto mucho': the Spanish word for hectares helps a verb as well. */
export const hasDone = (reading: Reading, index: number) =>
  reading.language === 'es' &&
  reading.tokens[index]?.text === 'ha' &&
  /(?:[aií]do|cho|sto|rto|so)$/.test(reading.tokens[index + 1]?.text ?? '');

/** What may be finished beside a house: 'in 1432 the altarpiece was completed'. */
const finished = /^(?:finish|complet|termin|acab|conclu|finaliz|achev|fertig|vollend)/;

/** True where something is finished in a clause that neither names the house nor leaves out what it speaks of. */
export function isOfAnything(reading: Reading, index: number, { from, to }: { from: number; to: number }): boolean {
  if (!reading.tokens.slice(from, to).some(({ text }) => finished.test(text))) return false;
  const [start] = clauseOf(reading, from);
  const isHouse = mentionsBeside(reading, index).some((one) => idsOf(one, 'house').length > 0);
  const isOwn = marksIn(reading, ...sentenceOf(reading, index), 'ours').length > 0;
  return !isHouse && !isOwn && from > start + 1 && !lodging.test(reading.tokens[start]?.text ?? '');
}

/** 'We opened in this 1908 house': the year of walls stands before them; 'in a former granary of 1867' behind. */
export const isOfWalls = (reading: Reading, index: number): boolean =>
  (reading.tokens[index + 1]?.gap === breaks.space && datedWalls.test(reading.tokens[index + 1]?.text ?? '')) ||
  isYearOfFormer(reading, index);
const datedWalls = /^(?:houses?|buildings?|mansion|villa|walls|townhouse|farmhouse|manor|façade|facade)$/;
