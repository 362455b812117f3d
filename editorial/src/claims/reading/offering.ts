/**
 * Whether a text that names a thing says that it is to be had in this house, for things that no source knows: a bathrobe
 * may be anybody's, a casino some other town's, and what a guest looks for in vain is nowhere.
 */

import { isElsewhere } from '#claims/reading/aside.ts';
import { isCalledSo } from '#claims/reading/called-so.ts';
import { hasMark } from '#claims/reading/has-mark.ts';
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
import { breaks } from '#claims/reading/tokens.ts';
import { comfortsOfGuests, townWords } from '#lexicon/concepts.ts';
import { smokingWords } from '#lexicon/smoking.ts';

/** Tokens between a thing and the one it belongs to: 'the minibar of my dear grandmother'. */
const ownerReach = 3;
const owning: ReadonlySet<string> = new Set('of der des von vom seiner ihrer meiner de del du d'.split(' '));
const articles: ReadonlySet<string> = new Set(
  'the a an my your his her their ein eine einem einer eines der die das den dem mein meine meiner seine seiner la el los las un una mi su tu le les l une mon ma mes son sa ses leur vos nos tus sus mis'.split(
    ' ',
  ),
);

const definite: ReadonlySet<string> = new Set('the der die das den el la los las le les l'.split(' '));

const isJoined = (reading: Reading, index: number) => (reading.tokens[index]?.gap ?? breaks.sentence) === breaks.space;

/** 'Bathrobe and slippers', 'a kettle, a minibar': told in a row with other things. */
function isListed(reading: Reading, mention: Mention): boolean {
  const [start, end] = sentenceOf(reading, mention.from);
  const near = mentionsBeside(reading, mention.from).filter(
    (other) => other !== mention && idsOf(other, 'amenity').length > 0 && other.from >= start && other.to <= end,
  );
  const between = ({ from, to }: { from: number; to: number }) => to - from;
  return near.some((other) =>
    other.from >= mention.to
      ? between({ from: mention.to, to: other.from }) <= 2
      : between({ from: other.to, to: mention.from }) <= 2,
  );
}

const providing =
  /^(?:provided?|complimentary|hanging|lying|bereit|bereitliegend|gestellt|leih\p{L}*|prestamos|facilitamos|ofrecemos|proporcionamos|fournis?|prêtés?|prêtons|offerts?|fournissons)$/u;

const isProvided = (reading: Reading, start: number, end: number): boolean =>
  reading.tokens.slice(start, end).some(({ text }) => providing.test(text));

/** 'The minibar is refilled daily', 'Ihr Schmuck liegt im Zimmersafe': of a room, and looked after. */
const keeping =
  /^(?:refilled|restocked|stocked|topped|nachgefüllt|aufgefüllt|bestückt|rellena(?:mos|n|d[oa])?|repone(?:mos)?|réapprovisionnée?|remplie?|regarnie?|zimmer\p{L}+)$/u;

const fromHere = /^(?:from|vom|von|del|de|desde|du|depuis)$/;
const toThere = /^(?:to|bis|al|a|hasta|au|aux|à|jusqu)$/;

/** What guests have at home as well is claimed only where the text says that it is there for them. */
function isAnybodys(reading: Reading, mention: Mention, ids: readonly string[]): boolean {
  if (!ids.every((id) => comfortsOfGuests.has(id))) return false;
  const [start, end] = clauseOf(reading, mention.from);
  const rooms = mentionsBeside(reading, mention.from).some(
    (one) => one.from >= start && one.to <= end && idsOf(one, 'counted').includes('room'),
  );
  const kept = rooms || reading.tokens.slice(start, end).some(({ text }) => keeping.test(text));
  // 'The television in the lounge' stands there.
  const placed =
    definite.has(reading.tokens[mention.from - 1]?.text ?? '') &&
    isJoined(reading, mention.to) &&
    reading.grammar.prepositions.has(reading.tokens[mention.to]?.text ?? '') &&
    !/^(?:zum|zur|zu|to|à|al?)$/.test(reading.tokens[mention.to]?.text ?? '');
  // 'Breakfast until ten, dressing gown allowed', 'la playa privada con el albornoz puesto': worn, whoever has brought it.
  // 'Vom Föhn bis zum Verstärker läuft alles mit Ökostrom'.
  const [before, article] = [
    reading.tokens[mention.from - 1]?.text ?? '',
    reading.tokens[mention.from - 2]?.text ?? '',
  ];
  const after = reading.tokens.slice(mention.to, mention.to + 2).map(({ text }) => text);
  if ((fromHere.test(before) || fromHere.test(article)) && after.some((word) => toThere.test(word))) return true;
  if (ids.every((id) => id === 'bathrobes')) return !rooms && !isProvided(reading, start, end);
  return !kept && !placed && !isListed(reading, mention) && !hasMark(reading, start, end, 'offered', 'ours', 'own');
}

/** 'Le casino de Nice': a name that is neither the house's nor a noun. */
const isOtherName = (reading: Reading, at: number): boolean => {
  const token = reading.tokens[at];
  const named = mentionsBeside(reading, at).find((one) => one.from <= at && one.to > at);
  if (named) return idsOf(named, 'town').length > 0;
  return reading.language !== 'de' && token?.kind === 'word' && token.capital && !reading.silent[at];
};

/** 'Grandmother’s library', 'la biblioteca de la abuela', 'le casino de Nice'. */
function isOfSomebody(reading: Reading, { from, to }: Mention): boolean {
  if (owning.has(reading.tokens[to]?.text ?? '') && isJoined(reading, to)) {
    for (let at = to + 1; at <= to + ownerReach && isJoined(reading, at); at++) {
      if (markAt(reading, at, 'kin')) return true;
      if (isOtherName(reading, at)) return true;
      if (!articles.has(reading.tokens[at]?.text ?? '')) break;
    }
  }
  const before = reading.tokens[from - 1]?.text === 's' ? from - 2 : from - 1;
  return isJoined(reading, from) && before !== from - 1 && markAt(reading, before, 'kin') !== null;
}

/** What an answer has that gives something else. */
const instead =
  /^(?:wrong|geirrt|verirrt|verlaufen|falsch|equivocado|trompée?|enough|suffices?|only|nothing|nur|bloß|nichts|genügt|reicht|basta|s[oó]lo|nada|suffit|suffira|seulement|rien)$/;

/** 'Quien busque un casino se ha equivocado de isla': looked for, and not said to be found. */
function isSought(reading: Reading, { from, to }: Mention): boolean {
  const [start, end] = clauseOf(reading, from);
  const [first, last] = sentenceOf(reading, from);
  const seeker = marksIn(reading, start, from, 'sought').length > 0;
  // German puts the verb last: 'wer eine Sauna sucht'.
  const behind =
    reading.language === 'de' &&
    /^(?:wer|wenn|falls)$/.test(reading.tokens[start]?.text ?? '') &&
    /^(?:such|wünsch|erwarte|brauch|vermiss|will|woll|möchte)/.test(reading.tokens[end - 1]?.text ?? '');
  if (!seeker && !behind) return false;
  const answer = behind ? end : to;
  if (start !== first && !behind) return true;
  // 'Wer einen Golfplatz sucht, findet nur Oliven', 'if you dream of a pool, the fjord is large enough'.
  const other =
    marksIn(reading, answer, last, 'kin').length > 0 ||
    reading.tokens.slice(answer, last).some(({ text }) => instead.test(text));
  return other || marksIn(reading, answer, last, 'found').length === 0;
}

const needing =
  /^(?:needs?|needed|forced?|forces|zwing\p{L}+|gezwungen|genötigt|obliga(?:rá|mos|n)?|obligue|forc(?:e|era|erons|ez)|contraint|brauch(?:t|en|te|ten)|gebraucht|vermisst|vermissen|vermisste|missed|necesit\p{L}+|falta|besoin|manqu\p{L}+)$/u;
const never =
  /^(?:not?|n|t|never|nobody|nie|niemals|nicht|kein\p{L}*|niemand|nadie|nunca|jamás|pas|jamais|personne|ne)$/u;

/** 'Einen Pool hat die Donau noch nie gebraucht': what nobody needs is not there. */
function isUnneeded(reading: Reading, { from }: Mention): boolean {
  const [start, end] = clauseOf(reading, from);
  const words = reading.tokens.slice(start, end);
  return words.some(({ text }) => needing.test(text)) && words.some(({ text }) => never.test(text));
}

/** True where a thing that no source knows is named and not offered. */
export const isNotOffered = (reading: Reading, mention: Mention, ids: readonly string[]): boolean =>
  isAnybodys(reading, mention, ids) ||
  isOfSomebody(reading, mention) ||
  isSought(reading, mention) ||
  isUnneeded(reading, mention) ||
  isCalledSo(reading, mention);

const having =
  /^(?:have|has|offers?|provides?|there|gibt|haben|hat|bieten?|verfüg\p{L}+|hay|tenemos|tiene[ns]?|dispon\p{L}+|ofrece\p{L}*|cuenta|avons|avez|a|dispos\p{L}+|propos\p{L}+|accept\p{L}*|nehmen|erlaub\p{L}+|admit\p{L}+|take|allow\p{L}*)$/u;

/** 'There is no lift' tells what is missing; 'no lobby, no lift, no fuss' and 'heather instead of a spa' set a mood. */
export function isToldMissing(reading: Reading, { from }: Mention): boolean {
  const [start, end] = clauseOf(reading, from);
  const words = reading.tokens.slice(start, end);
  return (
    words.some(({ text }) => having.test(text)) &&
    !words.some(({ text }) => /^(?:instead|statt|anstatt|lugar|lieu)$/.test(text))
  );
}

const without = /^(?:without|ohne|sin|sans)$/;
const supposing =
  /^(?:would|wouldn|could|wär\p{L}*|hätt\p{L}*|würd\p{L}*|sería\p{L}*|habría\p{L}*|tendría\p{L}*|ser(?:ait|aient)|aur(?:ait|aient))$/u;

/** 'Ohne Aufzug wäre das Haus auch schön': what would be, were it not there. */
export const isSupposed = (reading: Reading, { from }: Mention, denial: number): boolean =>
  without.test(reading.tokens[denial]?.text ?? '') &&
  reading.tokens.slice(...sentenceOf(reading, from)).some(({ text }) => supposing.test(text));

/** 'The church has no lift, but we do'. */
const butWe = /\b(?:wir (?:schon|aber|dagegen|dafür)|but we do|we do(?:$| )|nosotros sí|nous(?:,)? (?:si|oui))/;

const hadNot = /^(?:hatten?|kannten?|had|knew|tenían?|conocían?|avai(?:t|ent)|connaissai(?:t|ent)|lived|lebten?)$/;

const seekers = /^(?:who|whoever|anyone|those|wer|jeder|quien|quienes|qui|quiconque|celui|ceux)$/;

/** 'Goethe hatte keinen Föhn', 'the spinners had no lift': somebody of the past went without, and not the house. */
export function isDeniedOfOthers(reading: Reading, { from }: Mention, denial: number): boolean {
  const [start] = clauseOf(reading, from);
  const [, end] = sentenceOf(reading, from);
  const after = reading.tokens.slice(from, end).map(({ text }) => text);
  if (butWe.test(after.join(' '))) return true;
  // 'Wer ohne Frühstück losgeht, ist selber schuld'.
  const whoever = reading.tokens.slice(start, denial).some(({ text }) => seekers.test(text));
  if (whoever && without.test(reading.tokens[denial]?.text ?? '')) return true;
  const past = reading.tokens.slice(start, from).some(({ text }) => hadNot.test(text));
  const house = mentionsBeside(reading, from).some(
    (one) => one.from >= start && one.to <= denial && one.subjects.some(({ type }) => type === 'house'),
  );
  return past && !house && marksIn(reading, start, from, 'ours').length === 0;
}

const comparing =
  /^(?:beats?|matches|heals?|cures?|replaces?|compares?|equals?|ersetzt|schlägt|heilt|gleicht|übertrifft|vale|iguala|supera|alcanza|sustituye|reemplaza|cura|cure|compite|parece|gana|mejora|vaut|vaille|vaudra|égale|remplace|bat|guérit|guérisse|rivalise|ressemble|surpasse)$/;
const bettering = /^(?:better|besser\p{L}*|schöner\p{L}*|mejor|meilleure?|mieux|más|plus)$/u;
const naming = /^(?:dites|dis|digas?|digáis|say|sag|sagen)$/;
const thanWord = /^(?:than|als|que)$/;
/** Tokens from a thing to the verb it is weighed with: 'el wifi más rápido alcanza'. */
const weighReach = 4;

/** 'Aucun spa ne vaut cette fenêtre', 'no hay bar mejor que mi cocina': weighed with something better, and not missing. */
export function isWeighed(reading: Reading, { from, to }: Mention): boolean {
  // 'Ne dites pas piscine, dites mer.'
  if (reading.tokens.slice(Math.max(0, from - 2), from).some(({ text }) => naming.test(text))) return true;
  const [, end] = sentenceOf(reading, from);
  const after = reading.tokens.slice(to, Math.min(end, to + weighReach));
  const stop = after.findIndex(({ gap }) => gap > breaks.space);
  const words = (stop < 0 ? after : after.slice(0, stop)).map(({ text }) => text);
  // 'No hay bar mejor que …', 'il n’y a pas de meilleur bar que …'.
  const isBetter =
    bettering.test(words[0] ?? '') || (bettering.test(reading.tokens[from - 1]?.text ?? '') && isJoined(reading, from));
  return words.some((word) => comparing.test(word)) || (isBetter && words.some((word) => thanWord.test(word)));
}

/** Where a pool on the roof may stand, by what the thing is called alone. */
const upThere: Readonly<Record<string, string>> = {
  pool: 'rooftop_pool',
  terrace: 'rooftop_terrace',
  bar: 'rooftop_bar',
};

/** 'Sur le toit, une piscine fume': the pool of the roof, for what a clause that begins up there goes on with. */
export function onRoof(reading: Reading, { from, to }: Mention, ids: readonly string[]): readonly string[] {
  const id = ids.length === 1 ? upThere[ids[0] ?? ''] : undefined;
  if (!id) return ids;
  const [start, end] = sentenceOf(reading, from);
  const roof = markAt(reading, start, 'onRoof') ?? markAt(reading, start + 1, 'onRoof');
  const first = mentionsBeside(reading, from).find(
    (one) => one.from >= (roof?.to ?? end) && idsOf(one, 'amenity').length > 0,
  );
  const behind = markAt(reading, to, 'onRoof');
  return behind || (roof && first?.from === from) ? [id] : ids;
}

/** 'You can smoke on the pavement': the open air, of which a house without smoke says nothing but in its policy. */
export function isOutdoors(reading: Reading, { from }: Mention, ids: readonly string[]): boolean {
  if (!ids.every((id) => id === 'smoking_allowed')) return false;
  const { inside: _, ...open } = smokingWords[reading.language].places;
  const places = Object.values(open);
  return reading.tokens.slice(...clauseOf(reading, from)).some(({ text }) => places.some((words) => words.test(text)));
}

/** Words by which a way leads to or past a thing: 'in keiner Bar', 'por ningún bar'. */
const passing = /^(?:in|into|at|past|bei|an|vor|en|a|al|por|dans|à|au|devant)$/;

/** 'Si no te paras en ningún bar', 'aucun bar du village': a thing of every town, denied where others have it. */
export const isDeniedInTown = (reading: Reading, mention: Mention, ids: readonly string[], denial: number): boolean =>
  ids.every((id) => townWords.has(id)) &&
  ((isJoined(reading, denial) && passing.test(reading.tokens[denial - 1]?.text ?? '')) ||
    isElsewhere(reading, mention));
