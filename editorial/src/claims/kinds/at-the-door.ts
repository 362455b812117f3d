/**
 * A place at the very door where a fact puts it a way off ('the beach lies at the end of our garden'), and a floor above
 * the last one ('a night on the eleventh floor'). A stone's throw is no claim; a door and a garden are.
 */
import type { Finder, Finding } from '#claims/finding.ts';
import { lengthsOf } from '#claims/kinds/known-ways.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import { isElsewhere } from '#claims/reading/aside.ts';
import { clauseOf, idsOf, markBefore, mentionsBeside, type Reading } from '#claims/reading/read.ts';

/** What lies there, whose door it is, and how it is said. */
const door = {
  en: /\b(?:lies|begins|starts|is|are|start|begin|lie|laps) (?:right |just |directly )?(?:(?:at|on|outside|before) (?:our|your|the) (?:front |back |own )?(?:door|doorstep|gate)|at the (?:end|bottom|foot) of (?:our|the|your) (?:garden|street|road|lane))\b/,
  de: /(?:liegt|liegen|beginnt|beginnen|ist|sind) (?:direkt |gleich |unmittelbar )?(?:vor (?:der|unserer|ihrer|deiner) (?:haustür|tür|hoteltür)|am ende (?:(?:des|unseres) gartens|(?:der|unserer) (?:straße|gasse)|des weges))(?!\p{L})/u,
  es: /(?:está|están|empieza|empiezan|comienza|queda) (?:justo )?(?:(?:a|ante|en) (?:la|nuestra|su|tu) (?:misma )?puerta|al (?:fondo|final) (?:(?:del|de nuestro) jardín|de (?:la|nuestra) calle))(?!\p{L})/u,
  fr: /(?:est|sont|commence|commencent|se trouve) (?:juste )?(?:(?:à|devant) (?:notre|votre|la) porte|au (?:bout|fond) (?:(?:du|de notre) jardin|de (?:la|notre) (?:rue|ruelle)))(?!\p{L})/u,
} as const;

/** A way shorter than this may be called the door's, in metres or in minutes. */
const shortWay = 400;
const shortWalk = 5;

function findDoors(reading: Reading, ledger: Ledger): Finding[] {
  if (ledger.distances.size === 0) return [];
  return reading.mentions.flatMap((mention): Finding[] => {
    const places = idsOf(mention, 'place');
    const [known] = places.length > 0 ? lengthsOf(ledger, places) : [];
    if (!known) return [];
    const { metres, minutes } = known.value;
    if ((metres ?? 0) < shortWay && (minutes ?? 0) < shortWalk) return [];
    const [, end] = clauseOf(reading, mention.from);
    const words = reading.tokens.slice(mention.to, end).map(({ text }) => text);
    const said = door[reading.language].exec(words.join(' '));
    if (said?.index !== 0) return [];
    const to = mention.to + said[0].split(' ').length;
    return [{ kind: 'distance', verdict: 'contradicted', from: mention.to, to, source: known.source }];
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
  ...findUpperFloors(reading, ledger),
];
