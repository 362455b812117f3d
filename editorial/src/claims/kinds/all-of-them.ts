/** 'All our rooms look at the Matterhorn', of a house where a fact says so of 22 of them. */
import type { ClaimSource } from '@foyer/contract/claims';
import type { Finder, Finding } from '#claims/finding.ts';
import { type Ledger, sortOfId } from '#claims/ledger/ledger.ts';
import { onceFor } from '#claims/once.ts';
import { isUnreal } from '#claims/reading/aside.ts';
import { hasMark } from '#claims/reading/has-mark.ts';
import { landsIn } from '#claims/reading/lands.ts';
import { clauseOf, idsOf, type Mention, mentionsBeside, type Reading } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';

/** What a house has many of. */
const beds: ReadonlySet<string> = new Set(['room', 'suite', 'apartment', 'chalet', 'cabin', 'studio', 'cottage']);

const every: Readonly<Record<Reading['language'], RegExp>> = {
  en: /^(?:all|every|each)$/,
  de: /^(?:alle|allen|jede[mnrs]?|sämtliche[n]?)$/,
  es: /^(?:tod[oa]s|cada)$/,
  fr: /^(?:tous|toutes|chaque)$/,
};
/** What may stand between 'all' and the rooms, a number with them. */
const between =
  /^(?:of|the|our|single|die|der|unsere[rn]?|einzelne[ns]?|las|los|nuestr[oa]s|una|de|les|nos|la|sans|exception)$/;
const reach = 4;

/** Where 'all' stands before the rooms of a mention, or null. */
function everyBefore({ tokens, language }: Reading, { from }: Mention): number | null {
  for (let at = from - 1; at >= Math.max(0, from - reach); at--) {
    const token = tokens[at];
    if (!token || (tokens[at + 1]?.gap ?? breaks.sentence) > breaks.space) return null;
    if (every[language].test(token.text)) return at;
    if (!between.test(token.text) && token.kind !== 'number') return null;
  }
  return null;
}

/** What a source says of some of the rooms: by mentions, by lands, and by its words. */
type Some = {
  source: ClaimSource;
  ids: ReadonlySet<string>;
  lands: ReadonlySet<unknown>;
  words: ReadonlySet<string>;
  /** Words written like names: 'Matterhornblick' begins with one. */
  names: readonly string[];
  language: Reading['language'];
};

/** Shorter words are seldom names. */
const shortest = 6;

const idsIn = (reading: Reading): string[] =>
  reading.mentions.flatMap((one) => idsOf(one, 'amenity', 'thing', 'place').map(sortOfId));

const someOf = onceFor(({ stated, numbers }: Ledger): readonly Some[] => {
  const total = numbers.get('room_count')?.value;
  if (total === undefined) return [];
  const isSome = ({ noun, value }: { noun: string; value: number }) => beds.has(noun) && value > 0 && value < total;
  const ofTexts = stated.flatMap(({ name, counts, reading, source }): Some[] => {
    if (name === 'event' || name.startsWith('policy:') || !counts.some(isSome)) return [];
    const words = reading.tokens.flatMap(({ text, kind }, at) =>
      kind === 'word' && text.length >= shortest && !isBed(reading, at) ? [text] : [],
    );
    const names = reading.tokens
      .slice(1)
      .flatMap(({ text, capital }) => (capital && text.length >= shortest && reading.language !== 'de' ? [text] : []));
    const ids = [...(source.item ? [sortOfId(source.item)] : []), ...idsIn(reading)];
    const lands = new Set(landsIn(reading).map(({ extent }) => extent));
    return [{ source, ids: new Set(ids), lands, words: new Set(words), names, language: reading.language }];
  });
  // `sea_view_room_count` = 12.
  const ofNumbers = [...numbers].flatMap(([name, { value, source }]): Some[] => {
    const [, thing] = /^(\w+)_rooms?_count$/.exec(name) ?? [];
    if (!thing || value >= total) return [];
    return [{ source, ids: new Set([sortOfId(thing)]), lands: new Set(), words: new Set(), names: [], language: 'en' }];
  });
  return [...ofTexts, ...ofNumbers];
});

/** What stands between the rooms and an 'all' behind them: 'die Zimmer haben alle', 'les 34 chambres ont toutes'. */
const having =
  /^(?:have|are|come|look|face|do|haben|sind|bieten|liegen|blicken|tienen|son|están|dan|miran|cuentan|con|ont|sont|donnent|disposent|offrent|bénéficient|possèdent)$/;
/** The same 'all' behind, in the number it has there: 'alles' and 'tout' would be something else. */
const allBehind: Readonly<Record<Reading['language'], RegExp>> = {
  en: /^(?:all|each)$/,
  de: /^(?:alle|allesamt|sämtlich|ausnahmslos)$/,
  es: /^tod[oa]s$/,
  fr: /^(?:tous|toutes)$/,
};
/** Nouns before which an 'all' behind is theirs and not the rooms': 'have all comforts', 'tienen todas las comodidades'. */
const ofNext = /^(?:the|die|las|los|les|nos|our|your|mod|comforts?|amenities|types?)$/;

/** Where 'all' stands behind the rooms and their verb, or null. */
function everyBehind({ tokens, language }: Reading, { to }: Mention): number | null {
  const verb = tokens[to]?.text ?? '';
  const at = language === 'en' && allBehind.en.test(verb) ? to : having.test(verb) ? to + 1 : -1;
  const token = tokens[at];
  if (!token || token.gap > breaks.space || !allBehind[language].test(token.text)) return null;
  return ofNext.test(tokens[at + 1]?.text ?? '') ||
    (at > to && language === 'de' && tokens[at + 1]?.gap !== breaks.space)
    ? null
    : at;
}

const isBed = (reading: Reading, index: number): boolean =>
  mentionsBeside(reading, index).some(
    (one) => one.from <= index && index < one.to && idsOf(one, 'counted').some((id) => beds.has(id)),
  );

export const findAllOfThem: Finder = (reading, ledger) => {
  const some = someOf(ledger);
  if (some.length === 0) return [];
  return reading.mentions.flatMap((mention): Finding[] => {
    if (!idsOf(mention, 'counted').some((id) => beds.has(id))) return [];
    const before = everyBefore(reading, mention);
    const behind = before === null ? everyBehind(reading, mention) : null;
    const from = before ?? behind ?? null;
    if (from === null || reading.silent[from] || isUnreal(reading, mention)) return [];
    const [start, until] = clauseOf(reading, from);
    // 'De toutes les chambres, on voit le Cervin': a clause that ends with the rooms leads to the next.
    const leads = until === mention.to && reading.sentence[until] === reading.sentence[from];
    const last = leads ? clauseOf(reading, until)[1] : until;
    const end = behind === null ? last : restOf(reading, behind + 1, last);
    const isDenied = hasMark(reading, start, from, 'denied', 'deniedAfter');
    // 'Not every room looks at the Matterhorn'.
    if (isDenied || not.test(reading.tokens[from - 1]?.text ?? '')) return [];
    const here = mentionsBeside(reading, from).filter((one) => one.from >= mention.to && one.to <= end);
    const ids = here.flatMap((one) => idsOf(one, 'amenity', 'thing', 'place').map(sortOfId));
    const lands = landsIn(reading).filter((land) => land.from >= mention.to && land.to <= end);
    const words = reading.tokens.slice(mention.to, end).map(({ text }) => text);
    const fact = some.find(
      (one) =>
        ids.some((id) => one.ids.has(id)) ||
        lands.some(({ extent }) => one.lands.has(extent)) ||
        (one.language === reading.language && words.some((word) => one.words.has(word))) ||
        words.some((word) => one.names.some((name) => word.startsWith(name))),
    );
    if (!fact) return [];
    return [
      {
        kind: 'count',
        verdict: 'contradicted',
        from,
        to: behind === null ? mention.to : endOf(here, behind),
        source: fact.source,
      },
    ];
  });
};

/** 'The rooms are all bright and 18 have a sea view': a number or an 'and' begins what is said of others. */
function restOf({ tokens }: Reading, from: number, end: number): number {
  const at = tokens.slice(from, end).findIndex(({ kind, text }) => kind === 'number' || joins.test(text));
  return at < 0 ? end : from + at;
}
const joins = /^(?:and|but|some|und|aber|manche|einige|y|pero|algunas|et|mais|certaines)$/;

/** The 'all' behind the rooms and what it says they have: 'toutes vue sur la mer'. */
const endOf = (here: readonly Mention[], behind: number): number =>
  here.find(({ from }) => from > behind && from - behind <= reach)?.to ?? behind + 1;

const not = /^(?:not|nicht|no|pas|almost|nearly|fast|beinahe|casi|presque|nahezu)$/;
