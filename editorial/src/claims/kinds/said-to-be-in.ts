/**
 * Towns that a sentence plainly puts the house, its guest's bed or its event in ('the inn stands in …', 'you sleep in …',
 * 'come to us in …'). A fact that measures the way to such a town says that we are not in it, whatever else may come from there.
 */
import { isElsewhereTold } from '#claims/kinds/elsewhere-told.ts';
import { isHouseOfTown } from '#claims/kinds/houses-of-towns.ts';
import { isHereabouts, isInvitedTo, isOrigin } from '#claims/kinds/whereabouts.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import { plainName } from '#claims/plain-name.ts';
import {
  clauseOf,
  idsOf,
  type Mention,
  markBefore,
  marksIn,
  mentionsBeside,
  type Reading,
  speaksOf,
} from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';

/** What stands right before a town in which something is; 'near' and 'from' do not. */
const inTown = { en: /^(?:in|at)$/, de: /^in$/, es: /^en$/, fr: /^(?:à|au|aux)$/ } as const;
/** 'In the port of …', 'in der Altstadt von …': a part of the town is in it. */
const partOf = {
  en: /(?:^| )(?:in|at|on|by|along) (?:the )?(?:\p{L}+ )?(?:port|harbour|heart|centre|center|middle|streets|old town|quays?|pier|market|seafront|promenade|beach|outskirts) of$/u,
  de: /(?:^| )(?:im|in der|in den|am|auf dem|auf der) (?:\p{L}+ )?(?:hafen|herzen|zentrum|ortskern|altstadt|gassen|straßen|kai|pier|marktplatz|promenade|strand|mitte) (?:von|in)$/u,
  es: /(?:^| )(?:en|por) (?:el|la|los|las|pleno|plena) ?(?:\p{L}+ )?(?:puerto|corazón|centro|casco antiguo|casco viejo|calles|muelles?|plaza|paseo|playa) de$/u,
  fr: /(?:^| )(?:dans|sur|à|au|aux) ?(?:le|la|les|l)? ?(?:vieux )?(?:port|cœur|centre|vieille ville|rues|ruelles|quais?|jetée|marché|promenade|plage|place) (?:de|d)$/u,
} as const;
const partReach = 6;

/** Tokens between what is said to be somewhere and where. */
const verbReach = 3;
const being = {
  en: /^(?:is|are|stands|lies|sits|waits|rises|nestles|located|situated|set|tucked|held|takes|place|happens)$/,
  de: /^(?:ist|sind|steht|stehen|liegt|liegen|befindet|wartet|thront|sitzt|findet|steigt)$/,
  es: /^(?:está|estamos|están|se|encuentra|queda|espera|alza|halla|levanta|sito|situad[oa]|celebra|tiene|lugar)$/,
  fr: /^(?:est|sommes|trouve|situe|dresse|niche|tient|située?|installée?|attend|déroule|lieu|a)$/,
} as const;
const denied =
  /^(?:not|no|never|nor|nicht|nie|kein|keine|ni|tampoco|nunca|pas|jamais|near|nahe|bei|cerca|près|like|wie|como|comme|than|als|que)$/;

/** The words between a verb and the preposition: few, no denial and no other town. */
function isNear(reading: Reading, from: number, to: number): boolean {
  return (
    to >= from &&
    to - from <= verbReach &&
    !reading.tokens.slice(from, to).some(({ text }) => denied.test(text)) &&
    !mentionsBeside(reading, to).some((one) => one.from >= from && one.to <= to && idsOf(one, 'town').length > 0)
  );
}

/** Who sleeps in a town or unpacks there is in it; who spends a day or a weekend may come back in the evening. */
const sleeping =
  /^(?:wak|sleep|stay|fall|unpack|drop|put|set|live|schl[aä]f|wohn|übernacht|nächtig|logier|wach|erwach|aufwach|einschlaf|auspack|duerm|dorm|aloj|despier|despert|aman|pernoct|deshag|instál|viv|hab|log|séjourn|install|réveill|éveill|pos|dépos|endorm)/;
/** 'Our sister house is in …', 'das zweite Haus steht in …': another one than this. */
const another =
  /^(?:sister|second|other|another|twin|former|schwester\p{L}*|zweite[sn]?|andere[snr]?|frühere[sn]?|hermano|hermana|segund[oa]|otr[oa]s?|sœur|second|seconde|deuxième|autres?|ancien|ancienne)$/u;

const isWhose = ({ subjects }: Mention): boolean =>
  subjects.some(({ type }) => type === 'house' || type === 'event' || type === 'venue');

/** True where the words before a town say that the house, the guest or the event is in it. */
export function isSaidToBeIn(reading: Reading, index: number): boolean {
  const { tokens, language } = reading;
  if (tokens[index]?.gap !== breaks.space || isOrigin(reading, index)) return false;
  if (isInvitedTo(reading, index) || isHouseOfTown(reading, index)) return true;
  const [start] = clauseOf(reading, index);
  const before = tokens.slice(Math.max(start, index - partReach), index).map(({ text }) => text);
  const isPart = partOf[language].test(before.join(' '));
  if (!isPart && !inTown[language].test(before.at(-1) ?? '')) return false;
  const lead = isPart ? index - 4 : index - 1;
  if (isElsewhereTold(reading, index, index + 1)) return false;
  if (tokens.slice(start, index).some(({ text }) => another.test(text))) return false;
  const dwelling = marksIn(reading, start, index, 'dwelling').filter(
    (mark) => mark.to <= index && sleeping.test(tokens[mark.from]?.text ?? ''),
  );
  if (dwelling.some(({ to }) => isNear(reading, to, Math.max(to, lead)))) return true;
  if (markBefore(reading, index, 'anchoring') !== null) return true;
  if (isPart && speaksOf(reading, index, 'event', 'venue') && isHereabouts(reading, index)) return true;
  return mentionsBeside(reading, index).some((one) => {
    if (one.from < start || one.to > index || !isWhose(one)) return false;
    const verb = [one.to, one.to + 1, one.to + 2].find(
      (at) => at < index && being[language].test(tokens[at]?.text ?? ''),
    );
    return verb !== undefined && isNear(reading, verb + 1, Math.max(verb + 1, lead));
  });
}

/** A town nearer than this may well be called the house's own. */
const nearby = { metres: 3000, minutes: 10 };

/** True where a fact measures the way to a town, and it is a long one. */
export function isAwayFrom({ distances }: Ledger, reading: Reading, { from, to }: Mention): boolean {
  const way = distances.get(plainTown(reading, from, to))?.value;
  return (way?.metres ?? 0) > nearby.metres || (way?.minutes ?? 0) > nearby.minutes;
}

/** A town as facts name the way to it: 'bad_ischl'. */
export const plainTown = (reading: Reading, from: number, to: number): string =>
  reading.tokens
    .slice(from, to)
    .map(({ text }) => plainName(text))
    .join('_');

/** 'Whoever comes to us in …', 'put down your bags in …': of nobody's past, whoever else the sentence tells of. */
const toUs = /(?:^| )(?:zu uns nach|bei uns in|(?:to|with) us in|con nosotros en|chez nous à)$/;
const bags = /(?:^| )(?:bags?|suitcases?|cases?|koffer|maletas?|valises?|bagages?|sacs?) (?:in|en|à)$/;
const guests = /^(?:your|ihren?|deinen?|sus?|tus?|la|las|vos|votre|tes|ta)$/;
export function isGuestsOwn({ tokens, clause }: Reading, index: number): boolean {
  const words = tokens.slice(Math.max(0, index - 3), index);
  if (words.length < 3 || clause[index - 3] !== clause[index]) return false;
  const text = words.map((token) => token.text).join(' ');
  return toUs.test(text) || (bags.test(text) && guests.test(words[0]?.text ?? ''));
}
