/** Verbs and phrases that name what a house may have and only play with it: cares are parked, and feet are wet at home too. */
import { sortOfId } from '#claims/ledger/ledger.ts';
import { clauseOf, idsOf, type Mention, mentionsBeside, type Reading } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';
import { isCreature } from '#lexicon/uncounted.ts';

const parking = /^(?:park|parken|parkt|gare[rz]?|stationne[rz]?|aparc\p{L}+|aparqu\p{L}+|estacion[ae]\p{L}*)$/u;

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
  if (reading.language === 'fr') return article.text === 'de' && /^(?:la|l|ce|cette|ces)$/.test(noun.text);
  return owned.test(article.text) && !parked.test(noun.text);
}

/** Tokens between a guest's verb and his feet. */
const feetReach = 3;
const having = /^(?:av(?:ez|ons|oir)|aur(?:ez|ons|as?|ont)|as|avoir|mett?(?:ez|ons|re|s)|gard\p{L}+|tremp\p{L}+)$/u;

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

/** True where a phrase names a thing that is not spoken of. */
export const isFigurative = (reading: Reading, mention: Mention, ids: readonly string[]): boolean =>
  (ids.every((id) => sortOfId(id) === 'parking') && isVerb(reading, mention) && parksCares(reading, mention)) ||
  (ids.every((id) => id === 'live_music') && isOfTheWild(reading, mention)) ||
  namesItsPool(reading, mention) ||
  isWetFeet(reading, mention);
