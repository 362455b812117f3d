/** Regions the house is said to be in, held against those its sources name; where they name none, nothing is claimed. */
import type { ClaimSource } from '@foyer/contract/claims';
import type { Finder, Finding } from '#claims/finding.ts';
import { boxAround, isPlaced } from '#claims/geography.ts';
import { isElsewhereTold } from '#claims/kinds/elsewhere-told.ts';
import { knownWords } from '#claims/kinds/unknown-places.ts';
import { isDwelling, isHereabouts, isOrigin, saysHere } from '#claims/kinds/whereabouts.ts';
import { factSource, type Ledger, recordSource } from '#claims/ledger/ledger.ts';
import { isOfPerson, isUnreal } from '#claims/reading/aside.ts';
import { hasMark } from '#claims/reading/has-mark.ts';
import { extentOf } from '#claims/reading/lands.ts';
import {
  clauseOf,
  idsOf,
  markAt,
  markBefore,
  marksIn,
  mentionsBeside,
  type Reading,
  sentenceOf,
  speaksOf,
} from '#claims/reading/read.ts';
import { breaks, tokenize } from '#claims/reading/tokens.ts';
import { excludesRegion, isRegion, mayLieIn, regionOf } from '#lexicon/regions.ts';

/** What may stand between 'in' and the name: 'in the sunny Algarve', 'in der Toskana'. */
const between =
  /^(?:the|der|die|das|dem|den|la|las|los|el|le|les|l|northern|southern|eastern|western|sunny|beautiful|heart|nördlichen|südlichen|schönen|sonnigen)$/;
const owning = /^(?:of|von|der|des|de|del|di|du|d)$/;

/** A word that names a land in running text: a name has its capital. Only German calls Iceland an 'Island'. */
const isLand = (reading: Reading, index: number): boolean => {
  const token = reading.tokens[index];
  if (token?.kind !== 'word' || !token.capital || reading.silent[index]) return false;
  return isRegion(token.text) && (token.text !== 'island' || reading.language === 'de');
};

/** 'In den Hügeln Andalusiens': where in a land, which stands in the genitive right behind it. */
const isWithin = (reading: Reading, index: number): boolean =>
  reading.language === 'de' &&
  /[^s]s$/.test(reading.tokens[index]?.text ?? '') &&
  markBefore(reading, index, 'site') !== null &&
  reading.tokens
    .slice(Math.max(0, index - partReach), index - 1)
    .some(({ text }) => /^(?:in|im|inmitten|am|an|auf)$/.test(text));

/** Regions the sources name, each with its source. */
function knownRegions({ sources: { property, facts, event } }: Ledger): Map<string, ClaimSource> {
  const known = new Map<string, ClaimSource>();
  const add = (text: string, source: ClaimSource) => {
    for (const token of tokenize(text, 'en')) {
      const region = token.kind === 'word' && token.capital ? regionOf(token.text) : null;
      if (region && !known.has(region)) known.set(region, source);
    }
  };
  for (const fact of facts)
    if (!/^(?:amenities|award:|distance:)/.test(fact.factName)) add(fact.factValue, factSource(fact));
  add(`${property.name} . ${property.address} . ${property.city}`, recordSource('address', property.address));
  if (event)
    add(`${event.title} ${event.description}`, { type: 'event', name: 'event.description', value: event.description });
  return known;
}

/** Tokens between 'in' and a land in the genitive. */
const partReach = 4;

/** 'Skipton, Cornwall: rain included': the land that a headline gives its town. */
const isBehindTown = (reading: Reading, index: number): boolean =>
  reading.tokens[index]?.gap === breaks.comma &&
  sentenceOf(reading, index)[0] >= index - 3 &&
  (reading.tokens[index + 1]?.gap ?? breaks.sentence) >= breaks.comma &&
  mentionsBeside(reading, index).some((one) => one.to === index && idsOf(one, 'town').length > 0);

/** What is named after a river, an island or a land and may stand anywhere: 'la Filarmónica del Elba'. */
const namesake =
  /^(?:filarmónica|filharmónica|orquesta|museo|teatro|ópera|auditorio|puente|túnel|estadio|philharmonie|orchestre|musée|théâtre|opéra|auditorium|pont|tunnel|philharmonic|orchestra|museum|theatre|opera|bridge|stadium)$/;
const isNamesake = (reading: Reading, index: number): boolean =>
  reading.language !== 'de' &&
  (reading.tokens
    .slice(Math.max(0, index - 3), index)
    .some(
      ({ text }, at, words) =>
        namesake.test(text) &&
        words.slice(at + 1).every((word) => /^(?:of|the|de|del|du|des|d|la|el|l)$/.test(word.text)),
    ) ||
    // 'La Loire à Vélo' is a path.
    (/^(?:à|a|by|en)$/.test(reading.tokens[index + 1]?.text ?? '') &&
      /^(?:vélo|bici|bicicleta|bike)$/.test(reading.tokens[index + 2]?.text ?? '')));

/** 'in Tuscany', 'the hills of Tuscany', 'welcome to Tuscany'. */
function isLocated(reading: Reading, index: number): boolean {
  if (isBehindTown(reading, index)) return true;
  let at = index;
  while (at > 0 && reading.tokens[at]?.gap === breaks.space && between.test(reading.tokens[at - 1]?.text ?? '')) at--;
  if (reading.tokens[at]?.gap !== breaks.space) return false;
  if (markBefore(reading, at, 'locating') || markBefore(reading, index, 'locating')) return true;
  // 'Ein Strandhotel auf Sylt': one is on an island, and looks down on it as well.
  if (reading.language === 'de' && reading.tokens[at - 1]?.text === 'auf')
    return !/(?:blick|sicht)$/.test(reading.tokens[at - 2]?.text ?? '');
  // 'Wake up on Rügen'.
  if (reading.language === 'en' && reading.tokens[at - 1]?.text === 'on') return isDwelling(reading, at);
  if (isWithin(reading, index)) return true;
  const owner = [at, index].find((one) => owning.test(reading.tokens[one - 1]?.text ?? ''));
  return (
    owner !== undefined &&
    marksIn(reading, Math.max(0, owner - 3), owner, 'landmark').some(({ to }) => to === owner - 1)
  );
}

/** 'The Swiss Alps', 'el Tirol austríaco': a land that lies in several countries. */
const namedAt = (reading: Reading, at: number): { from: number; to: number } | null => {
  const token = reading.tokens[at];
  const isName = token?.kind === 'word' && token.capital && extentOf(token.text) !== undefined;
  if (isName) return { from: at, to: at + 1 };
  // Two words, whichever of them stands beside the adjective.
  const from = [at, at - 1].find((first) =>
    parted.test(`${reading.tokens[first]?.text} ${reading.tokens[first + 1]?.text}`),
  );
  if (from !== undefined) return { from, to: from + 2 };
  return parted.test(token?.text ?? '') ? { from: at, to: at + 1 } : null;
};

/** Lands on both sides of a border. */
const parted =
  /^(?:país vasco|pays basque|basque country|baskenland(?:es)?|euskadi|catalonia|katalonien|cataluña|catalogne|navarra|navarre|cerdanya|cerdaña|cerdagne|jura|riviera|costa azul|alps|alpen|alpes|pyrenees|pyrenäen|pirineos|pyrénées|tyrol|tirol)$/;

/** 'A weekend in Lorraine is an hour away'. */
const isFar = (reading: Reading, index: number): boolean =>
  !speaksOf(reading, index, 'house') &&
  reading.tokens.slice(...clauseOf(reading, index)).some(({ text }) => away.test(text));
const away = /^(?:away|drive|train|entfernt|fahrt|zug|weit|lejos|tren|coche|queda|voiture|loin)$/;

/** Facts that say where the house is. */
const placing = /^(?:region|location|area|province|county|state|canton|land|setting|position|address|place)(?:_\w+)?$/;

/** 'In Cantabria', of a house that a fact puts in Asturias: of two lands beside each other one is wrong, however near. */
const isOtherSide = (text: string, { name }: ClaimSource, known: string): boolean =>
  placing.test(name.replace(/^record\./, '')) && excludesRegion(text, known);

/** 'Im spanischen Baskenland warten wir': the house itself says that it is there. */
const saysOurs = (reading: Reading, index: number): boolean =>
  marksIn(reading, ...sentenceOf(reading, index), 'ours').length > 0;
const leadsIn = (reading: Reading, start: number): boolean => {
  const words = reading.tokens.slice(Math.max(clauseOf(reading, start)[0], start - 3), start).map(({ text }) => text);
  return /(?:^|^mitten )(?:im|in|en|au|in the)$|(?:heart|herzen|corazón|cœur|centre|plein|pleno) ?(?:of the|des|del|de|du)?$/.test(
    words.join(' '),
  );
};

/** 'In the Swedish mountains', 'en plena montaña sueca': the country that what lies here is said to be of. */
function findNationalities(reading: Reading, ledger: Ledger): Finding[] {
  const { country } = ledger.sources.property;
  if (!country) return [];
  return marksIn(reading, 0, reading.tokens.length, 'national').flatMap(({ from, to }): Finding[] => {
    const before = markBefore(reading, from, 'site') ?? namedAt(reading, from - 1);
    const site =
      before ??
      (reading.tokens[to]?.gap === breaks.space ? (markAt(reading, to, 'site') ?? namedAt(reading, to)) : null);
    if (!site || reading.tokens[from]?.gap !== breaks.space || reading.silent[from]) return [];
    const nations = marksIn(reading, from, to, 'national').map((one) => one.mark.id);
    const start = before ? site.from : from;
    const placed = ['locating', 'overlooking', 'anchoring'] as const;
    const isLed = saysOurs(reading, from) && leadsIn(reading, start);
    const head =
      isLed || [start, start - 1].some((at) => placed.some((type) => markBefore(reading, at, type) !== null));
    if (
      nations.includes(country) ||
      !(head || isDwelling(reading, from)) ||
      !saysHere(reading, from) ||
      isOther(reading, from)
    )
      return [];
    const source = recordSource('country', country);
    return [{ kind: 'place', verdict: 'contradicted', from: start, to: Math.max(to, site.to), source }];
  });
}

/** Who else the sentence tells of, where the house comes from, and what was made there. */
function isOther(reading: Reading, index: number): boolean {
  const [start] = sentenceOf(reading, index);
  const person =
    marksIn(reading, start, index, 'person').length > 0 && marksIn(reading, start, index, 'ours').length === 0;
  const place = { subjects: [], from: index, to: index + 1 };
  return (
    person ||
    isElsewhereTold(reading, index, index + 1) ||
    isOrigin(reading, index) ||
    (isOfPerson(reading, place) && !isDwelling(reading, index)) ||
    isUnreal(reading, place)
  );
}

/** 'The smallest inn in Austria' is read as praise, and a prize by its name. */
const isSet = (reading: Reading, index: number): boolean => {
  const [start] = clauseOf(reading, index);
  return hasMark(reading, start, index, 'superlative', 'unrivalled', 'prized');
};

/** What the globe says is right, whatever other region the sources name: 'in the Alps', of a house in Tyrol. */
const liesThere = ({ sources: { property } }: Ledger, name: string): boolean => {
  const extent = extentOf(name);
  return (
    extent !== undefined && !extent.country && isPlaced(property) && boxAround(property, extent.boxes) !== undefined
  );
};

export const findRegions: Finder = (reading, ledger) => {
  let known: Map<string, ClaimSource> | null = null;
  const nations = findNationalities(reading, ledger);
  const lands = reading.tokens.flatMap(({ text }, index): Finding[] => {
    if (
      !isLand(reading, index) ||
      isNamesake(reading, index) ||
      !(isLocated(reading, index) || isHereabouts(reading, index))
    )
      return [];
    const region = regionOf(text);
    known ??= knownRegions(ledger);
    const source = region === null ? undefined : known.get(region);
    const place = { kind: 'place' as const, from: index, to: index + 1 };
    if (source) return [{ ...place, verdict: 'supported', source }];
    const { country } = ledger.sources.property;
    const named = knownWords(ledger, reading).has(text);
    const abroad = !named && !mayLieIn(text, country) && !isSet(reading, index);
    const [wrongly] = region === null ? [] : known;
    const against = wrongly?.[1] ?? (abroad ? recordSource('country', country) : undefined);
    const apart = wrongly && [...known].some(([name, fact]) => isOtherSide(text, fact, name));
    if (!against || (liesThere(ledger, text) && !(apart && !isFar(reading, index)))) return [];
    if (!isBehindTown(reading, index) && isOther(reading, index)) return [];
    return [{ ...place, verdict: 'contradicted', source: against }];
  });
  return [...nations, ...lands];
};
