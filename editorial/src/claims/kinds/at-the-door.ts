/**
 * A place at the very door where a fact puts it a way off ('the beach lies at the end of our garden'), and a floor above
 * the last one ('a night on the eleventh floor'). A stone's throw is no claim; a door and a garden are.
 */
import type { ClaimSource } from '@foyer/contract/claims';
import type { Finder, Finding } from '#claims/finding.ts';
import { lengthsOf } from '#claims/kinds/known-ways.ts';
import { placeIds } from '#claims/kinds/ways.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import { isElsewhere } from '#claims/reading/aside.ts';
import { wordsIn } from '#claims/reading/questions.ts';
import {
  clauseOf,
  idsOf,
  type Mention,
  markBefore,
  mentionsBeside,
  type Reading,
  sentenceOf,
} from '#claims/reading/read.ts';

/** What lies there, whose door it is, and how it is said. */
const door = {
  en: /\b(?:lies|begins|starts|is|are|start|begin|lie|laps|flows|runs|stops|waits) (?:right |just |directly |practically )?(?:(?:at|on|outside|before) (?:our|your|the) (?:front |back |own )?(?:door|doorstep|gate)|at the (?:end|bottom|foot) of (?:our|the|your) (?:garden|street|road|lane))\b/,
  de: /(?:liegt|liegen|beginnt|beginnen|ist|sind|fließt|hält|wartet) (?:direkt |gleich |unmittelbar )?(?:vor (?:der|unserer|ihrer|deiner) (?:haustür|tür|hoteltür)|am ende (?:(?:des|unseres) gartens|(?:der|unserer) (?:straße|gasse)|des weges))(?!\p{L})/u,
  es: /(?:está|están|empieza|empiezan|comienza|queda|para|pasa|espera) (?:justo )?(?:(?:a|ante|en|por|delante de|frente a) (?:delante de )?(?:la|nuestra|su|tu) (?:misma )?puerta|al (?:fondo|final) (?:(?:del|de nuestro) jardín|de (?:la|nuestra) calle))(?!\p{L})/u,
  fr: /(?:est|sont|commence|commencent|se trouve|coule|passe|s arrête|attend) (?:juste )?(?:(?:à|devant) (?:notre|votre|la) porte|au (?:bout|fond) (?:(?:du|de notre) jardin|de (?:la|notre) (?:rue|ruelle)))(?!\p{L})/u,
} as const;

/** The same of what stands beside the house or across its street; with nothing behind it, or the house: 'opposite us'. */
const beside = {
  en: /^(?:lies|is|are|lie|sits|stands|waits) (?:right |just |directly |literally )?(?:next door(?: to (?:us|the hotel|our (?:house|hotel)))?|across the (?:street|road|lane|square)|(?:opposite|next to|behind|beside) (?:us|the (?:house|hotel)|our (?:house|hotel|garden)))$/,
  de: /^(?:liegt|liegen|ist|sind|steht|stehen|wartet|befindet sich) (?:direkt |gleich |unmittelbar )*(?:nebenan|gegenüber|auf der anderen straßenseite|(?:neben|hinter) (?:uns|dem (?:haus|hotel)|unserem (?:haus|hotel)))$/,
  es: /^(?:está|están|queda|quedan|espera) (?:justo |aquí )*(?:al lado|enfrente|al otro lado de la calle|(?:al lado|enfrente|detrás) (?:del hotel|de (?:la|nuestra) casa|de nuestro hotel))$/,
  fr: /^(?:est|sont|se trouve|se trouvent|attend) (?:juste |tout )*(?:à côté|en face|de l autre côté de la rue|(?:à côté|en face|derrière)(?: de)? (?:l hôtel|la maison|notre (?:maison|hôtel)|chez nous))$/,
} as const;

/** A way shorter than this may be called the door's, in metres or in minutes. */
const shortWay = 400;
const shortWalk = 5;

/** What a place is known to be away, where that is no short way. */
function wayOff(ledger: Ledger, mention: Mention): ClaimSource | null {
  const known = lengthsOf(ledger, placeIds(mention));
  const isShort = ({ value: { metres, minutes } }: (typeof known)[number]) =>
    (metres ?? 0) < shortWay && (minutes ?? 0) < shortWalk;
  return known.some(isShort) ? null : (known[0]?.source ?? null);
}

/** Words of 'is directly opposite our house', and one more. */
const longestSaid = 10;
const joins = /^(?:and|und|y|et|so|also|but|aber|pero|mais)$/;

/** The words of a clause from a token on, up to what joins another to it. */
function restOf(reading: Reading, index: number): string[] {
  const [, end] = clauseOf(reading, index - 1);
  // One word more than any of the phrases has, so that what goes on further is none of them.
  const words = reading.tokens.slice(index, Math.min(end, index + longestSaid)).map(({ text }) => text);
  const joint = words.findIndex((word) => joins.test(word));
  return joint < 0 ? words : words.slice(0, joint);
}

function findDoors(reading: Reading, ledger: Ledger): Finding[] {
  if (ledger.distances.size === 0) return [];
  return reading.mentions.flatMap((mention): Finding[] => {
    const source = wayOff(ledger, mention);
    if (!source || reading.silent[mention.to]) return [];
    const words = restOf(reading, mention.to);
    const text = words.join(' ');
    const said = door[reading.language].exec(text);
    const length =
      said?.index === 0 ? said[0].split(' ').length : beside[reading.language].test(text) ? words.length : 0;
    if (length === 0) return [];
    return [{ kind: 'distance', verdict: 'contradicted', from: mention.to, to: mention.to + length, source }];
  });
}

/** 'Right next door to the baths', 'direkt neben der Therme': with a word that makes it a place and no figure of speech. */
const nextTo = {
  en: /(?:^| )((?:right |just |directly |immediately )?(?:next door to|wall to wall with)|(?:right|just|directly|immediately) (?:next to|opposite|beside|across from)|adjacent to|at the (?:foot|bottom|base) of)(?: the)?$/,
  de: /(?:^| )((?:direkt|gleich|unmittelbar) (?:neben|gegenüber(?: vo[nm])?|am|an|beim)|(?:wand an wand|tür an tür) mit|am fuße?)(?: de[mrs]| den)?$/,
  es: /(?:^| )(justo (?:al lado|enfrente) del?|puerta con puerta con|pared con pared con|pegad[oa]s? al?|al? pie del?)(?: la| el| las| los)?$/,
  fr: /(?:^| )((?:juste|tout) (?:à côté|en face)(?: de| du| des)?|mitoyen(?:ne)? (?:de|du)|porte à porte avec|au pied(?: de| du| des)?)(?: la| le| les| l)?$/,
} as const;
const foot = /foot|bottom|base|fuß|pie |pied/;
const footed: ReadonlySet<string> = new Set([
  'ski_lift',
  'cable_car',
  'funicular',
  'castle',
  'cathedral',
  'lighthouse',
]);
/** Words before the place in which it may stand. */
const nextReach = 7;
/** Who is there: the house, or whoever sleeps in it. */
const weAre = {
  en: /(?:^| )(?:we|you) (?:are|re|live|sleep|stay|wake up)$/,
  de: /(?:^| )(?:wir|sie|ihr|du|man) (?:liegen|liegt|sind|seid|bist|wohnen|wohnt|wohnst|schlafen|schlaft|schläfst)$|(?:^| )(?:schlafen|wohnen) sie$/,
  es: /(?:^| )(?:estamos|está usted|duerm[ae]|alójese|alójate|dormirás?)$/,
  fr: /(?:^| )(?:nous sommes|on est|vous (?:êtes|dormez|logez)|dormez|logez)$/,
} as const;

/** True where what stands beside the place is the house: 'we are …', 'our hotel is …', or a headline of nothing else. */
function isOfHouse(reading: Reading, from: number, to: number): boolean {
  const [start, end] = clauseOf(reading, from);
  if (from === start && start === sentenceOf(reading, from)[0]) return to === end;
  const before = wordsIn(reading, start, from);
  const others = mentionsBeside(reading, from).filter((one) => one.from >= start && one.to <= from);
  const isHouse = ({ subjects }: Mention) => subjects.some(({ type }) => type === 'house');
  return weAre[reading.language].test(before) || (others.some(isHouse) && others.every(isHouse));
}

function findNextDoors(reading: Reading, ledger: Ledger): Finding[] {
  if (ledger.distances.size === 0) return [];
  return reading.mentions.flatMap((mention): Finding[] => {
    const [start] = clauseOf(reading, mention.from);
    const first = Math.max(start, mention.from - nextReach);
    const words = reading.tokens.slice(first, mention.from).map(({ text }) => text);
    const said = nextTo[reading.language].exec(words.join(' '))?.[0].trim();
    if (!said || reading.silent[mention.from - 1]) return [];
    const from = mention.from - said.split(' ').length;
    const source = wayOff(ledger, mention);
    if (!source || !isOfHouse(reading, from, mention.to)) return [];
    // 'At the foot of the Reiterkogel' one is farther from its summit than from its lift.
    if (foot.test(said) && !idsOf(mention, 'place').some((id) => footed.has(id))) return [];
    return [{ kind: 'distance', verdict: 'contradicted', from, to: mention.to, source }];
  });
}

const on = /^(?:on|from|up|to|im|in|vom|aus|en|al|del|desde|a|au|du)$/;
const before = /^(?:the|our|den|el|la|le)$/;
/** 'Im zehnten Stock des Rathauses': of another house. */
const ofAnother = /^(?:of|des|der|von|vom|del?|du|d)$/;

/** 'On the eleventh floor', of a house that has eight. */
function findUpperFloors(reading: Reading, ledger: Ledger): Finding[] {
  const known = ledger.numbers.get('floor_count');
  if (!known) return [];
  return reading.mentions.flatMap((mention): Finding[] => {
    if (!idsOf(mention, 'counted').includes('floor')) return [];
    const ordinal = markBefore(reading, mention.from, 'ordinal');
    if (!ordinal || ordinal.mark.value <= known.value || reading.silent[mention.from]) return [];
    const article = before.test(reading.tokens[ordinal.from - 1]?.text ?? '') ? 1 : 0;
    const placed = on.test(reading.tokens[ordinal.from - 1 - article]?.text ?? '');
    const elsewhere = mentionsBeside(reading, mention.from).some(({ subjects }) =>
      subjects.some(({ type }) => type === 'venue' || type === 'town'),
    );
    const another = ofAnother.test(reading.tokens[mention.to]?.text ?? '');
    if (!placed || elsewhere || another || isElsewhere(reading, mention)) return [];
    return [{ kind: 'count', verdict: 'contradicted', from: ordinal.from, to: mention.to, source: known.source }];
  });
}

export const findAtTheDoor: Finder = (reading, ledger) => [
  ...findDoors(reading, ledger),
  ...findNextDoors(reading, ledger),
  ...findUpperFloors(reading, ledger),
];
