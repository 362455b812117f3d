/** Verbs and phrases that name what a house may have and only play with it: cares are parked, and feet are wet at home too. */
import { sortOfId } from '#claims/ledger/ledger.ts';
import { extentOf } from '#claims/reading/lands.ts';
import { wordsIn } from '#claims/reading/questions.ts';
import {
  clauseOf,
  idsOf,
  type Mention,
  markAt,
  mentionsBeside,
  type Reading,
  sentenceOf,
} from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import { townWords } from '#lexicon/concepts.ts';
import { isCreature } from '#lexicon/uncounted.ts';

const parking = /^(?:park|parking|parken|parkt|gare[rz]?|stationne[rz]?|aparc\p{L}+|aparqu\p{L}+|estacion[ae]\p{L}*)$/u;

/** Tokens of a phrase in which its verb stands: 'vous garer'. */
const isVerb = (reading: Reading, { from, to }: Mention): boolean =>
  reading.tokens.slice(from, Math.min(to, from + 2)).some(({ text }) => parking.test(text));

const owned = /^(?:el|la|los|las|su|sus|tu|tus|the|your|den|die|das|ihren?|deine?n?)$/;
/** What is parked in earnest, and how long it stays. */
const parked =
  /^(?:coches?|autos?|carros?|vehículos?|furgo\p{L}*|caravanas?|autocaravanas?|motos?|camper|bici\p{L}*|cami\p{L}+|remolque|tractor|bus|autobús|cars?|vans?|bikes?|wagen|auto\p{L}*|fahrr\p{L}+|rad|wohnmobil|noches?|días?|semanas?|tardes?|mañanas?|night|day|week|nacht|tag|woche)$/u;

/** 'Aparcar las prisas', 'garez-vous de la pluie': no car stays there. */
function parksCares(reading: Reading, { to }: Mention): boolean {
  const [article, noun] = reading.tokens.slice(to, to + 2);
  if (article?.gap !== breaks.space || noun?.kind !== 'word' || noun.gap !== breaks.space) return false;
  // 'Parking the whole week'; 'parking your thoughts'.
  if (reading.tokens[to - 1]?.text === 'parking' && article.text !== 'your') return false;
  if (reading.language === 'fr') return article.text === 'de' && /^(?:la|l|ce|cette|ces)$/.test(noun.text);
  return owned.test(article.text) && !parked.test(noun.text);
}

/** Tokens between a guest's verb and his feet. */
const feetReach = 3;
const having =
  /^(?:av(?:ez|ons|oir)|aur(?:ez|ons|as?|ont)|as|avoir|met(?:tez|tons|tre|s|t|tent)?|gard\p{L}+|tremp\p{L}+)$/u;

/** 'Vous aurez les pieds dans l’eau avant midi': the feet are the guest's, and no house stands there. */
const isWetFeet = (reading: Reading, { from }: Mention): boolean =>
  reading.tokens[from + 1]?.text === 'pieds' &&
  reading.tokens
    .slice(Math.max(clauseOf(reading, from)[0], from - feetReach), from)
    .some(({ text }) => having.test(text));

const swimming = /^(?:swim|dive|splash|schwimm\p{L}*|nage[rz]?|nad[ae]\p{L}*)$/u;

/** 'Swim a few lengths in our indoor pool': which pool is claimed, its own words tell. */
const namesItsPool = (reading: Reading, { from, to }: Mention): boolean =>
  swimming.test(reading.tokens[from]?.text ?? '') &&
  mentionsBeside(reading, from).some(
    (other) => other.from >= to && idsOf(other, 'amenity').some((id) => sortOfId(id) === 'pool'),
  );

const wild = /^(?:forest|waves|wind|waldes|wellen|bosque|olas|viento|forêt|vagues|vent|marais)$/;
/** Tokens from the music to who makes it: 'l’orchestre de la forêt'. */
const playerReach = 3;

/** 'La orquesta del bosque', 'un concert de grillons': no musician plays there. */
const isOfTheWild = (reading: Reading, { from, to }: Mention): boolean =>
  /^(?:of|der|des|de|del|d)$/.test(reading.tokens[from + 1]?.text ?? '') &&
  reading.tokens
    .slice(from + 1, Math.min(clauseOf(reading, from)[1], to + playerReach))
    .some(({ text }) => wild.test(text) || isCreature(text));

const doing = /^(?:do|does|did|doing|practi[sc]es?|macht|machen|mache|hacen?|haciendo|practica|fait|font)$/;
const somebody = {
  en: /^(?:we|you|they|he|she|i|guests?|everyone|everybody|all|who)$/,
  de: /^(?:wir|sie|ihr|du|man|gäste|alle|er|wer|ich)$/,
  es: /^(?:nosotros|usted|ustedes|huéspedes|todos|quien|que|se)$/,
  fr: /^(?:nous|vous|on|tu|hôtes|tous|qui|il|elle|ils|elles)$/,
} as const;

/** 'The crane in the harbour does yoga': whoever does it so is no guest. */
function isDoneByThings(reading: Reading, { from }: Mention): boolean {
  const [start, end] = clauseOf(reading, from);
  const words = reading.tokens.slice(start, from).map(({ text }) => text);
  const verb = words.findLastIndex((word) => doing.test(word));
  // 'Die Wirtin macht mit den Gästen Yoga'.
  const together = reading.tokens.slice(start, end).some(({ text }) => /^(?:with|mit|con|avec)$/.test(text));
  return (
    verb > 0 && words.length - verb <= 3 && !together && !words.some((word) => somebody[reading.language].test(word))
  );
}

const leaving =
  /^(?:leave|leaves|drop|check|hand|deposit|lass(?:en|t)?|gib|geben|gebt|dejen?|deja[dr]?|deposite|laisse[rz]?|dépose[rz]?|rangez?)$/;
const carried =
  /^(?:\p{L}*(?:luggage|baggage|bags?|cases?|suitcases?|rucksacks?|backpacks?|coats?|jackets?|skis?|boards?|boots?|shoes?|umbrellas?|things|gear|gepäck|koffer|taschen?|rucksäcke|mäntel|mantel|jacken?|schuhe?|stiefel|sachen|schirme?)|maletas?|equipajes?|bolsas?|mochilas?|abrigos?|chaquetas?|botas?|esquís?|cosas|bultos?|paraguas|valises?|bagages?|sacs?|manteaux?|manteau|vestes?|chaussures?|bottes?|affaires|parapluies?|tout|todo|alles|everything|it|them)$/u;

/** 'Leave your hurry in the left-luggage room', 'laissez votre mauvaise humeur à la consigne': no case stays there. */
function isForMoods(reading: Reading, { from }: Mention): boolean {
  const [start] = clauseOf(reading, from);
  const words = reading.tokens.slice(start, from).map(({ text }) => text);
  const verb = words.findIndex((word) => leaving.test(word));
  const where = words.findLastIndex((word) => reading.grammar.prepositions.has(word));
  const object = words.slice(verb + 1, where);
  return verb >= 0 && object.length > 1 && !object.some((word) => carried.test(word));
}

/** 'We have an ice bath: the Baltic': what a colon gives for it belongs to nobody. */
function isNatureItself(reading: Reading, { from, to }: Mention): boolean {
  const [, end] = sentenceOf(reading, from);
  const colon = reading.tokens.slice(to, end).findIndex(({ gap }) => gap === breaks.clause);
  if (colon < 0) return false;
  const at = to + colon;
  const isNature = (place: number) =>
    markAt(reading, place, 'landmark')?.mark.id === 'nature' ||
    mentionsBeside(reading, place).some((one) => one.from === place && idsOf(one, 'water').length > 0) ||
    extentOf(reading.tokens[place]?.text ?? '') !== undefined;
  return owned.test(reading.tokens[at]?.text ?? '') && isNature(at + 1);
}

const wet = /^(?:the|our|a|an|its|your|this|water|warm|hot|cool|thermal|salt|fresh|heated|steaming|natural|clear|\d+)$/;

const thoughts =
  /^(?:ideas|ideen|talent\p{L}*|idées|posibilidades|möglichkeiten|wissen|erfahrung|savoir|experiencia|buenas|bonnes|guten)$/u;

/** 'Ein Pool an Ideen', 'une piscine de bonnes idées'. */
const isOfThoughts = (reading: Reading, { to }: Mention): boolean =>
  /^(?:an|aus|von|voller|of|de|d)$/.test(reading.tokens[to]?.text ?? '') &&
  thoughts.test(reading.tokens[to + 1]?.text ?? '');

/** What somebody sees to in a house, and an animal only in jest. */
const services = /^(?:yoga|concierge|butler|massage|kids_club|babysitting|room_service|entertainment_team|gym)$/;
const animal =
  /^(?:(?:tom|house)?cats?|dogs?|hens?|cockerel|heron|(?:haus)?katzen?|kater|hund|hahn|hühner|reiher|ziegen?|gat[oa]s?|perros?|gallinas?|garza|cabras?|chats?|chatte|chien|poules?|héron|chèvres?)$/;

/** 'Für Yoga ist die Katze zuständig', 'del yoga se encarga el gato'. */
const isDoneByAnimals = (reading: Reading, { from, to }: Mention): boolean =>
  reading.tokens
    .slice(...sentenceOf(reading, from))
    .some(({ text }, at) => animal.test(text) && (at < from || at >= to));

/** Animals at large, which own what they dig and gather. */
const wildlife =
  /^(?:moles?|mice|foxes|badgers?|hedgehogs?|frogs?|bees|ants|squirrels?|swallows?|gulls?|seagulls?|owls?|ducks?|herons?|storks?|snails?|sheep|goats?|cows?|maulwürfe?|mäuse|füchse|igel|dachse?|frösche|bienen|ameisen|eichhörnchen|schwalben|möwen|eulen|enten|reiher|störche?|schnecken|schafe|ziegen|kühe|topos?|ratones|zorros?|erizos?|ranas?|abejas|hormigas|ardillas?|golondrinas|gaviotas|búhos?|patos?|garzas?|cigüeñas?|caracoles|ovejas|cabras|vacas|taupes?|souris|renards?|hérissons?|grenouilles?|abeilles|fourmis|écureuils?|hirondelles|mouettes|hiboux|canards|hérons?|cigognes?|escargots|moutons|chèvres|vaches)$/;
const owns = /^(?:have|has|own|owns|haben|hat|besitzen|tienen?|poseen|ont|a|possèdent)$/;
/** Tokens from what owns to what is owned: 'have their own underground car park'. */
const ownedReach = 5;

/** 'The moles have their own underground car park.' */
function isOfWildlife(reading: Reading, { from }: Mention): boolean {
  const [start] = clauseOf(reading, from);
  const words = reading.tokens.slice(Math.max(start, from - ownedReach), from).map(({ text }) => text);
  const animals = words.findIndex((word) => wildlife.test(word));
  return animals >= 0 && owns.test(words[animals + 1] ?? '');
}

const someone = /^(?:an?|eine?|un|une)$/;
const mayNot = /^(?:can|cannot|kann|no|ne|n)$/;

/** 'A butler cannot buy you time': a maxim, of any of them. */
const isOfAny = (reading: Reading, { from, to }: Mention): boolean =>
  from - 1 === sentenceOf(reading, from)[0] &&
  someone.test(reading.tokens[from - 1]?.text ?? '') &&
  mayNot.test(reading.tokens[to]?.text ?? '');

const smoked =
  /^(?:trout|salmon|ham|fish|eels?|herrings?|mackerel|sausages?|cheese|bacon|lachs|forellen?|schinken|fisch|fische|aal|aale|käse|speck|truchas?|salm[oó]n|jam[oó]n|pescados?|quesos?|truites?|saumons?|jambons?|poissons?|anguilles?|harengs?|fromages?)$/;

/** 'On fume le saumon': nobody smokes there. */
const isOfSmokehouse = (reading: Reading, { from, to }: Mention): boolean =>
  reading.tokens
    .slice(to, Math.min(clauseOf(reading, from)[1], to + playerReach))
    .some(({ text }) => smoked.test(text));

const ofMood = /^(?:laune|stimmung|gemüt|moral|mood|spirits|ánimo|humor)$/;
const airs =
  /^(?:memory|memoria|mémoire|life|leben|lebens|vida|vie|wolken|clouds|nubes|nuages|träume|dreams|sueños|rêves|stille|silence|silencio)$/;

/** 'Ein Lift für die Laune', 'el ascensor de la vida', 'eine Bibliothek der Wolken': nobody rides in it, nobody reads there. */
function isOfAirs(reading: Reading, { to }: Mention, ids: readonly string[]): boolean {
  const [joint, first, second] = reading.tokens.slice(to, to + 3);
  const what = first?.text === 'le' || owned.test(first?.text ?? '') ? second : first;
  if (joint?.gap !== breaks.space || what?.gap !== breaks.space) return false;
  return /^(?:für|for|para|pour)$/.test(joint.text)
    ? ids.every((id) => id === 'elevator') && ofMood.test(what.text)
    : /^(?:of|der|des|de|du)$/.test(joint.text) && airs.test(what.text);
}

const pooling = /^(?:pool|casino|nightclub|sauna|spa|gym)$/;

/** 'A pool of managers', 'a casino of icicles': English makes of anything what is none. */
function isPooled(reading: Reading, { from, to }: Mention): boolean {
  const [of, what] = reading.tokens.slice(to, to + 2);
  if (reading.language !== 'en' || !pooling.test(reading.tokens[to - 1]?.text ?? '') || of?.text !== 'of') return false;
  if (of.gap > breaks.space) return false;
  return to - from <= 2 && what?.kind === 'word' && what.gap === breaks.space && !wet.test(what.text);
}

const halfThere = {
  en: /\bone (?:foot|leg|eye|ear|hand) (?:is |)(?:still |already |)(?:in|on|at)\b/,
  de: /\b(?:mit einem|einen|ein) (?:bein|fuß|ohr|auge|arm)\b/,
  es: /\b(?:con )?un (?:pie|ojo|oído|brazo)\b/,
  fr: /\bun (?:pied|œil|oreille|bras)\b/,
} as const;

/** 'Mit einem Bein im Bett, mit dem anderen schon in der Konditorei': a place of every town, and nobody is there. */
const isHalfThere = (reading: Reading, { from }: Mention): boolean =>
  halfThere[reading.language].test(wordsIn(reading, sentenceOf(reading, from)[0], from));

/** True where a phrase names a thing that is not spoken of. */
export const isFigurative = (reading: Reading, mention: Mention, ids: readonly string[]): boolean =>
  (ids.every((id) => sortOfId(id) === 'parking') && isVerb(reading, mention) && parksCares(reading, mention)) ||
  (ids.every((id) => id === 'live_music') && isOfTheWild(reading, mention)) ||
  (ids.every((id) => id === 'yoga') && isDoneByThings(reading, mention)) ||
  (ids.every((id) => id === 'luggage_storage') && isForMoods(reading, mention)) ||
  (ids.every((id) => townWords.has(id)) && isHalfThere(reading, mention)) ||
  (ids.every((id) => services.test(id)) && isDoneByAnimals(reading, mention)) ||
  (ids.every((id) => id === 'smoking_allowed') && isOfSmokehouse(reading, mention)) ||
  (ids.every((id) => id === 'butler' || id === 'concierge') && isOfAny(reading, mention)) ||
  isOfWildlife(reading, mention) ||
  isNatureItself(reading, mention) ||
  isOfAirs(reading, mention, ids) ||
  isPooled(reading, mention) ||
  isOfThoughts(reading, mention) ||
  namesItsPool(reading, mention) ||
  isWetFeet(reading, mention);
