/** An event at a venue that is none of its own: 'lights its candles at the Guildhall', 'auf dem Pferdemarkt'. */
import type { Finder, Finding } from '#claims/finding.ts';
import { isElsewhereTold } from '#claims/kinds/elsewhere-told.ts';
import { filling } from '#claims/kinds/whereabouts.ts';
import { eventSource, type Ledger } from '#claims/ledger/ledger.ts';
import { onceFor } from '#claims/once.ts';
import { isUnreal } from '#claims/reading/aside.ts';
import { extentOf } from '#claims/reading/lands.ts';
import { wordsIn } from '#claims/reading/questions.ts';
import { clauseOf, type Mention, markAt, marksIn, mentionsBeside, type Reading } from '#claims/reading/read.ts';
import { breaks, tokenize } from '#claims/reading/tokens.ts';
import { landKinds } from '#lexicon/named-lands.ts';
import { isRegion } from '#lexicon/regions.ts';

/** What stands right before the name of a venue. */
const placing = {
  en: /(?:^| )(?:(?:at|in|into|inside|outside)|(?:moves?|comes|goes|returns|invites(?: you)?) to) the$/,
  de: /(?:^| )(?:(?:in|auf|an|vor) (?:de[rmn]|die|das)|im|ins|am|zur|zum|beim)$/,
  es: /(?:^| )(?:en (?:el|la|los|las)|(?:muda|traslada|va|llega|invita) (?:al?)(?: la)?)$/,
  fr: /(?:^| )(?:au|aux|à (?:la|l)|(?:dans|sur) (?:le|la|les|l))$/,
} as const;
/** What a name of two words may end in that needs no article. */
const venues =
  /^(?:wharf|hall|halls|square|house|park|arena|theatre|church|abbey|gardens?|barn|mill|museum|palace|stadium|pier|green|market|castle|quay|dock|docks|court|college)$/;
const bareIn = { en: /(?:^| )(?:at|in|to)$/, de: /(?:^| )(?:in|am|bei)$/, es: /(?:^| )en$/, fr: /(?:^| )à$/ } as const;
/** The article of a venue that the event fills. */
const article = /^(?:the|de[rn]|die|das|el|la|los|las|le|les|l)$/;

/** Where German events are, by the ends of their names; what every town has is no name. */
const german =
  /^(?!(?:haupt|markt|fest|stadt|konzert|park|sport|messe|rat|see|freilicht|kur|musik|tanz|spiel|dorf|kirch|schul|turn|mehrzweck|vor|ring|rathaus|bahnhofs?|hafen|dom|eingangs|schwimm|lese|zelt|groß|flug|puppen|kinder|straßen|weihnachts|floh|wochen|bauern|super|fisch|arbeits|park|camping|golf|sitz|steh|schlaf|arbeits|traum|stamm|logen)(?:platz|halle|markt|theater|oper|burg|schloss))\p{L}{3,}(?:platz|halle|markt|theater|oper|palais|arena|stadion|dom|saal)$/u;
const bare = /^(?:arena|oper|stadion|zirkus|philharmonie|rathaus)$/;

const shortest = 3;
/** Words of what leads to the name of a venue. */
const placingReach = 3;
/** What no name of several words is made of: 'Theatre Royal' and 'Grand Palais' are. */
const never: ReadonlySet<string> = new Set(['venue', 'town', 'water', 'amenity']);
/** Words before which an event only tells when something else is: 'after the festival, dinner at the Ivy'. */
const when =
  /^(?:after|before|during|nach|vor|während|zwischen|tras|después|antes|durante|après|avant|pendant|from|to|de|von)$/;

const isEvent = ({ subjects }: Mention): boolean => subjects.some(({ type }) => type === 'event');

/** The event of the clause, said to do something, before the token. */
function eventBefore(reading: Reading, index: number): Mention | undefined {
  const [start] = clauseOf(reading, index);
  return mentionsBeside(reading, index).find(
    (one) =>
      isEvent(one) &&
      one.from >= start &&
      one.to <= index &&
      !when.test(reading.tokens[one.from - 1]?.text ?? '') &&
      !when.test(reading.tokens[one.from - 2]?.text ?? ''),
  );
}

/** The end of a name that begins at a token, or the token. */
function nameFrom(reading: Reading, index: number): number {
  let to = index;
  const isName = (at: number) => {
    const token = reading.tokens[at];
    return token?.kind === 'word' && token.capital && token.text.length >= shortest && !reading.silent[at];
  };
  while (isName(to) && (to === index || reading.tokens[to]?.gap === breaks.space)) to++;
  return to;
}

const isGerman = (reading: Reading, index: number, to: number): boolean => {
  const word = reading.tokens[index]?.text ?? '';
  return german.test(word) || bare.test(word) || (to - index > 1 && !landKinds.has(word.replace(/n$/, '')));
};

/** 'In the Lanner waltz': before a noun an English name is no place. */
const isWhole = (reading: Reading, to: number): boolean => {
  const next = reading.tokens[to];
  if (reading.language !== 'en' || next?.kind !== 'word' || next.gap > breaks.space) return true;
  return (
    reading.grammar.prepositions.has(next.text) ||
    /^(?:and|or|this|where|when|with|as|while|until|all)$/.test(next.text)
  );
};

/** True where a name is held against the event: in a place, or filled by it. */
function isVenue(reading: Reading, index: number, to: number, event: Mention): boolean {
  const isOfTwo = to - index > 1 && venues.test(reading.tokens[to - 1]?.text ?? '');
  const words = wordsIn(reading, Math.max(event.to, index - placingReach), index);
  if (reading.tokens[index]?.gap !== breaks.space) return false;
  if (placing[reading.language].test(words)) return true;
  // 'Ties up at Granary Wharf': two capitals need no article.
  if (isOfTwo && bareIn[reading.language].test(words)) return true;
  return article.test(reading.tokens[index - 1]?.text ?? '') && fills(reading, index - 2, event);
}

/** 'Takes over the …', 'fills the …', said of the event right before. */
function fills(reading: Reading, at: number, event: Mention): boolean {
  const verb = /^(?:over|up|into)$/.test(reading.tokens[at]?.text ?? '') ? at - 1 : at;
  return filling[reading.language].test(reading.tokens[verb]?.text ?? '') && verb - event.to <= 1;
}

/** What is no venue: a land, a town, a thing of the house, a day. */
const isOther = (reading: Reading, index: number, to: number): boolean =>
  reading.tokens.slice(index, to).some(({ text }) => isRegion(text) || extentOf(text) !== undefined) ||
  (['noPlace', 'month', 'weekday', 'national'] as const).some((type) => markAt(reading, index, type) !== null) ||
  mentionsBeside(reading, index).some(
    (one) =>
      one.from < to &&
      one.to > index &&
      !isEvent(one) &&
      one.subjects.some(({ type }) => (to - index > 1 ? never.has(type) : type !== 'place')),
  );

/** Words of whatever the event, its venue and the house are called: a room of the house may hold an event as well. */
const knownNames = onceFor(({ sources: { property, event, facts } }: Ledger): ReadonlySet<string> => {
  const { title = '', description = '', venue } = event ?? {};
  const rooms = facts.filter(({ factName }) => !factName.startsWith('distance:')).map(({ factValue }) => factValue);
  const texts = [property.name, property.address, property.city, title, description, ...rooms];
  const places = venue ? [venue.title, venue.name, venue.address, venue.city] : [];
  return new Set(tokenize([...texts, ...places].join(' . '), 'en').map(({ text }) => text));
});

/** One word of the name is known, other than what any such place is called: 'Granary Wharf' is not 'Millers Wharf'. */
function isKnown(words: readonly string[], known: ReadonlySet<string>): boolean {
  const telling = words.filter((word) => !venues.test(word));
  return (telling.length > 0 ? telling : words).some((word) => known.has(word));
}

export const findOtherVenues: Finder = (reading, ledger: Ledger) => {
  const { event } = ledger.sources;
  if (!event) return [];
  const known = knownNames(ledger);
  return reading.mentions.filter(isEvent).flatMap((mention): Finding[] => {
    const [, end] = clauseOf(reading, mention.from);
    for (let index = mention.to + 1; index < end; index++) {
      const to = nameFrom(reading, index);
      if (to === index || eventBefore(reading, index) !== mention || !isVenue(reading, index, to, mention)) continue;
      if (!isWhole(reading, to)) continue;
      if (reading.language === 'de' && !isGerman(reading, index, to)) continue;
      const words = reading.tokens.slice(index, to).map(({ text }) => text);
      const place = { subjects: [], from: index, to };
      if (isOther(reading, index, to) || isKnown(words, known)) continue;
      if (isElsewhereTold(reading, index, to) || isUnreal(reading, place)) continue;
      if (marksIn(reading, mention.to, index, 'denied').length > 0) continue;
      const source = eventSource(event, 'venue.title', event.venue.title);
      return [{ kind: 'place', verdict: 'contradicted', from: index, to, source, expected: event.venue.title }];
    }
    return [];
  });
};
