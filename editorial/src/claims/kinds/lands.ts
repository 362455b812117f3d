/**
 * Lands, coasts and seas the house is said to be in or on, held against where it stands on the globe: 'on the Costa Blanca'
 * of a house near Málaga, 'on the east coast of Scotland' of one in Oban.
 */
import type { ClaimSource } from '@foyer/contract/claims';
import type { Finder, Finding } from '#claims/finding.ts';
import { boxAround, isPlaced } from '#claims/geography.ts';
import { isElsewhereTold } from '#claims/kinds/elsewhere-told.ts';
import { isWrongSide, sideOf } from '#claims/kinds/sides.ts';
import { knownWords } from '#claims/kinds/unknown-places.ts';
import { isDwelling, isHereabouts, isOrigin, saysHere } from '#claims/kinds/whereabouts.ts';
import { type Ledger, recordSource } from '#claims/ledger/ledger.ts';
import { isOfPerson, isUnreal } from '#claims/reading/aside.ts';
import { hasMark } from '#claims/reading/has-mark.ts';
import { type Land, landsIn } from '#claims/reading/lands.ts';
import { quantitiesBeside } from '#claims/reading/quantities.ts';
import {
  clauseOf,
  idsOf,
  markBefore,
  marksIn,
  mentionsBeside,
  type Reading,
  sentenceOf,
} from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';

/** What may stand between 'in' and the name. */
const between =
  /^(?:the|der|dem|den|la|las|los|el|le|les|l|sunny|beautiful|wild|green|heart|schönen|sonnigen|wilden|grünen|bella|soleada|verde|belle|verte|all|whole|pleno|plena|plein|pleine)$/;
/** Words that put something where the name is. */
const putting: Readonly<Record<Reading['language'], RegExp>> = {
  en: /^(?:in|on|by|along|beside|above|near|towards?|facing|overlooking|amid|across|over|off|into|onto)$/,
  de: /^(?:in|im|an|am|auf|über|oberhalb|inmitten|entlang|vor)$/,
  es: /^(?:en|sobre|ante|mirando|junto|frente|al|hacia)$/,
  fr: /^(?:en|dans|sur|à|au|aux|devant|face|vers)$/,
};
const owning = /^(?:of|von|der|des|de|del|du|d)$/;
/** What a coast or a land has that the house may stand on. */
const parts =
  /^(?:islands?|isle|inseln?|islas?|îles?|coast|coastline|shores?|seashore|beach|beaches|edge|edges|waters|seafront|vineyards?|vines|hills?|mountains?|valleys?|meadows?|forests?|woods?|heart|middle|centre|center|corner|slice|foothills|foot|highlands|lowlands|hochland|altas|hautes|interior|side|tip|views?|küste|ufer|ufern|strand|stränden|weinbergen|weinberge|hügeln|bergen|wäldern|wiesen|herzen|mitte|ecke|rand|rande|fuß|fuße|blick|costa|litoral|orillas?|playas?|viñedos?|viñas|colinas|montañas|valles?|prados|bosques|corazón|centro|rincón|borde|pie|vistas?|interior|aguas|côte|littoral|bords?|rives?|rivages?|plages?|vignes?|vignobles?|collines|montagnes|vallées?|prairies|forêts?|cœur|centre|coin|pied|vue|pays)$/;

/** The token that stands before the name and its article. */
function before(reading: Reading, index: number): number | null {
  let at = index;
  while (at > 0 && reading.tokens[at]?.gap === breaks.space && between.test(reading.tokens[at - 1]?.text ?? '')) at--;
  return at > 0 && reading.tokens[at]?.gap === breaks.space ? at - 1 : null;
}

/** 'Blick auf das Mittelmeer': towards, and not into. */
const towards = /^(?:auf|über)$/;
const beforeAt = (reading: Reading, index: number): number | null => {
  const at = before(reading, index);
  const article = at !== null && /^(?:das|die)$/.test(reading.tokens[at]?.text ?? '');
  return article && at > 0 && towards.test(reading.tokens[at - 1]?.text ?? '') ? at - 1 : at;
};

/** 'Somewhere over the Atlantic', 'jusqu’en Champagne': there, and not here. */
const aloof = /^(?:somewhere|anywhere|irgendwo|algún|bis|hasta|jusqu|quelque)$/;
const isAloof = (reading: Reading, from: number): boolean => {
  const at = before(reading, from);
  return at !== null && aloof.test(reading.tokens[at - 1]?.text ?? '');
};

/** 'A un paso de la Alhambra', 'ten steps from the Danube': so near that we are there. */
const closeReach = 4;
const isClose = (reading: Reading, from: number): boolean =>
  reading.tokens
    .slice(Math.max(sentenceOf(reading, from)[0], from - closeReach), from)
    .some(
      ({ text }, at, words) =>
        /^(?:steps|throw|schritte|steinwurf|paso|pasos|pas|jet)$/.test(text) && at < words.length - 1,
    );

/** 'In Tuscany', 'am Mittelmeer', 'the shores of the Baltic'. */
function isLocated(reading: Reading, { from }: Land): boolean {
  const at = beforeAt(reading, from);
  if (at === null) return false;
  const word = reading.tokens[at]?.text ?? '';
  if (putting[reading.language].test(word)) return true;
  if (isClose(reading, from)) return true;
  if (markBefore(reading, at + 1, 'anchoring') || markBefore(reading, from, 'anchoring')) return true;
  if (markBefore(reading, at + 1, 'locating') || markBefore(reading, from, 'locating')) return true;
  // Coming to a land is told with its article too: 'bienvenue dans les', 'von der Küste der'.
  return owning.test(word) || owning.test(reading.tokens[from - 1]?.text ?? '')
    ? isPart(reading, owning.test(word) ? at : from - 1)
    : false;
}

/** 'Andalusia awaits you': a land that is said to receive its guests is where we are. */
const receiving =
  /^(?:awaits?|welcomes?|greets?|calls|attend|attendent|accueille|accueillent|appelle|espera|esperan|recibe|reciben|saluda|erwartet|erwarten|begrüßt|empfängt|ruft)$/;
const receives = (reading: Reading, { to }: Land): boolean =>
  reading.tokens[to]?.gap === breaks.space &&
  reading.tokens.slice(to, to + 2).some(({ text, gap }) => gap === breaks.space && receiving.test(text));

/** What stands before a water that is gone to, come from, owned, compared with or denied. */
const leadingAway =
  /^(?:from|to|till|until|of|not|than|like|as|between|for|without|no|with|via|through|if|crossed|aus|von|vom|nach|zur|zum|bis|nicht|kein|als|wie|zwischen|ohne|mit|für|durch|ob|wenn|de|del|des|d|du|desde|hacia|hasta|al|a|à|au|aux|ni|no|como|que|qu|entre|sin|con|para|por|si|vers|jusqu|jusque|pas|comme|sans|avec|pour|par|depuis)$/;
const article = /^(?:the|der|die|das|dem|den|el|la|los|las|le|les|l)$/;

/** 'You contemplate the Mediterranean', 'after it comes the Tyrrhenian Sea': a water that is there, whatever it does. */
function isLooseWater(reading: Reading, { from, to, extent }: Land): boolean {
  if (!extent.water || reading.tokens[from]?.gap !== breaks.space) return false;
  const lead = reading.tokens[from - 1];
  const after = reading.tokens[to];
  if (!article.test(lead?.text ?? '') || leadingAway.test(reading.tokens[from - 2]?.text ?? '')) return false;
  // 'The Mediterranean cuisine' is a cuisine.
  const isNoun = reading.language === 'en' && after?.kind === 'word' && after.gap === breaks.space;
  if (isNoun && !goesOn.test(after.text) && !(/s$/.test(after.text) && isPreposition(reading, to + 1))) return false;
  const [start, end] = sentenceOf(reading, from);
  // 'The Atlantic breaks below your window'; 'the Atlantic has its storms' is told of another.
  return (
    from - 1 > start ||
    saysHere(reading, from) ||
    reading.tokens.slice(to, to + 3).some(({ text }) => lapping.test(text)) ||
    reading.tokens.slice(to, end).some(({ text }) => ofHouse.test(text)) ||
    mentionsBeside(reading, from).some((mention) => mention.from >= to && idsOf(mention, 'amenity').length > 0)
  );
}
/** 'The Aegean starts where the loungers end': what a water does that is here. */
const lapping =
  /^(?:starts?|begins?|flows?|runs|sparkles|glitters|glistens|whispers|breaks|laps|waits|murmurs|rolls|beginnt|fließt|glänzt|glitzert|rauscht|wartet|plätschert|funkelt|murmelt|zieht|strömt|empieza|comienza|pasa|brilla|murmura|susurra|fluye|desea|corre|reluce|commence|coule|brille|murmure|clapote|scintille|étale|berce|passe|chante)$/;
const goesOn =
  /^(?:and|or|in|at|from|is|lies|to|below|beneath|before|beyond|through|on|with|as|for|when|outside|runs|flows|starts|begins)$/;
const isPreposition = (reading: Reading, index: number): boolean =>
  reading.tokens[index]?.gap === breaks.space && reading.grammar.prepositions.has(reading.tokens[index]?.text ?? '');
const ofHouse =
  /^(?:steps?|stairs|doors?|doorstep|windows?|bed|pillow|lawn|jetty|balcony|terrace|stufen|treppe|tür|fenster|bett|kissen|wiese|steg|escalones|escalera|puerta|ventanas?|cama|almohada|muelle|marches|escalier|porte|fenêtres?|lit|oreiller|ponton)$/;

/** 'Among the hills of': a part of the land, and where we are in it. */
function isPart(reading: Reading, owner: number): boolean {
  if (!parts.test(reading.tokens[owner - 1]?.text ?? '')) return false;
  const place = before(reading, owner - 1);
  if (place === null) return true;
  const word = reading.tokens[place]?.text ?? '';
  return (
    putting[reading.language].test(word) ||
    /^(?:to|at|a|among|amidst|zu|ans|ins|zum|vom|del|entre|parmi|our|this|your|unserer?|nuestr[oa]s?|este|notre|ce|cette|with|mit|con|avec|auf)$/.test(
      word,
    )
  );
}

/** Who else the sentence tells of, and what is far from here. */
function isOther(reading: Reading, { from, to }: Land): boolean {
  const [start] = sentenceOf(reading, from);
  const person =
    marksIn(reading, start, from, 'person').length > 0 && marksIn(reading, start, from, 'ours').length === 0;
  const place = { subjects: [], from, to };
  return (
    person ||
    isElsewhereTold(reading, from, to) ||
    isOrigin(reading, from) ||
    (isOfPerson(reading, place) && !isDwelling(reading, from)) ||
    isUnreal(reading, place) ||
    isAloof(reading, from) ||
    isFar(reading, from)
  );
}

/** A way by car or of kilometres leads there; a walk of minutes says that we are there. */
const isFar = (reading: Reading, from: number): boolean =>
  quantitiesBeside(reading, from).some(
    ({ from: at, mode, unit }) =>
      reading.clause[at] === reading.clause[from] &&
      ((mode !== null && mode !== 'walk') || unit === 'km' || unit === 'mi'),
  );

/** 'The smallest inn in Austria' is read as praise, and a prize by its name. */
const isSet = (reading: Reading, { from }: Land): boolean =>
  hasMark(reading, clauseOf(reading, from)[0], from, 'superlative', 'unrivalled', 'prized');

const smelling = /^(?:riech|roch|duft|schmeck)/;

/** 'Die Luft riecht nach Harz': resin, and no hills. */
const isScent = (reading: Reading, index: number): boolean =>
  reading.tokens[index - 1]?.text === 'nach' &&
  reading.tokens.slice(...clauseOf(reading, index)).some(({ text }) => smelling.test(text));

export const findLands: Finder = (reading, ledger) => {
  const { property } = ledger.sources;
  if (!isPlaced(property)) return [];
  return landsIn(reading).flatMap((land): Finding[] => {
    const side = sideOf(reading, land);
    const box = boxAround(property, land.extent.boxes);
    const from = side?.from ?? land.from;
    const river = otherRiver(reading, ledger, land);
    const wrong = river
      ? true
      : box
        ? side !== null && isWrongSide(property, side, land.extent)
        : isOutside(reading, ledger, land);
    if (!wrong) return [];
    const located =
      isLocated(reading, { ...land, from }) ||
      isHereabouts(reading, from) ||
      receives(reading, land) ||
      isLooseWater(reading, land);
    if (!located || isScent(reading, land.from) || isOther(reading, land) || isSet(reading, land)) return [];
    const source = river ?? recordSource('address', `${property.address}, ${property.city}`);
    return [{ kind: 'place', verdict: 'contradicted', from, to: land.to, source }];
  });
};

/** The fact that names the house's river, where a text puts it on another: `river` = 'on the Weser'. */
const otherRiver = (reading: Reading, ledger: Ledger, land: Land): ClaimSource | undefined =>
  land.extent.water === 'river' && isOutside(reading, ledger, land)
    ? ledger.stated.find(
        ({ name, reading: { tokens } }) =>
          /^river(?:_name)?$/.test(name) && tokens.slice(1).some(({ capital }) => capital),
      )?.source
    : undefined;

/** True of a land the house is not in, unless a source names it; of countries the record knows better. */
const isOutside = (reading: Reading, ledger: Ledger, { from, to, extent }: Land): boolean => {
  if (extent.country) return false;
  const known = knownWords(ledger, reading);
  const names = reading.tokens.slice(from, to).filter(({ capital }) => capital);
  return !names.every(({ text }) => known.has(text) || known.has(text.replace(/s$/, '')));
};
