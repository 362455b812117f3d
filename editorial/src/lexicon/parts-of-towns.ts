/** What a town or a land has that a house may stand on, in or by, and how a sentence leads up to the house it is about. */
import type { Language } from '@foyer/contract/languages';

/** 'On the quay of', 'am Marktplatz von', 'en el muelle de', 'sur le vieux port de': right before the name. */
export const partOfTown: Readonly<Record<Language, RegExp>> = {
  en: /(?:^| )(?:in|on|at|by|along|above|over|beside|off|among|amid) (?:the |a )?(?:\p{L}+ )?(?:port|harbour|harbor|heart|centre|center|middle|streets?|lanes?|old town|quays?|quayside|wharf|waterfront|docks?|pier|market|market square|square|seafront|promenade|beach|shore|cliffs?|hills?|rooftops|roofs|vines|vineyards|canals?|walls|corner|edge|main street|high street) of$/u,
  de: /(?:^| )(?:im|am|überm|in (?:der|den|einer|einem)|an (?:der|den)|auf (?:dem|der|den)|über (?:dem|der|den)|oberhalb (?:des|der)|mitten (?:im|in (?:der|den))|inmitten (?:der|des)|zwischen den|unter den) (?:\p{L}+ )?(?:\p{L}*hafens?|herzens?|zentrums?|stadtkern|ortskern|\p{L}*altstadt|innenstadt|unterstadt|oberstadt|gassen?|\p{L}*straßen?|ufer|kais?|quai|pier|mole|\p{L}*marktplatz|marktplatzes|markt|\p{L}*promenade|strande?s?|mitte|dächern?|dächer|hügeln|reben|weinbergen|kanälen|klippen|stadtmauern?|ecke|rand) (?:von|in)$/u,
  es: /(?:^| )(?:en|por|sobre|junto|frente|entre|a)(?: pie)?(?: de)?(?: (?:al?|el|la|los|las|pleno|plena|un|una)){0,2} (?:\p{L}+ )?(?:puerto|corazón|centro|casco antiguo|casco viejo|calles?|callejuelas|muelles?|malecón|plaza|plaza mayor|paseo|paseo marítimo|playa|orillas?|acantilados?|colinas?|tejados|viñas|viñedos|canales|murallas?|rincón|esquina) de$/u,
  fr: /(?:^| )(?:dans|sur|à|au|aux|en|devant|parmi|entre|sous)(?: (?:le|la|les|l|un|une|plein))? (?:\p{L}+ )?(?:port|vieux port|cœur|centre|milieu|vieille ville|rues?|ruelles?|quais?|jetée|marché|promenade|plages?|place|front de mer|bord|falaises?|collines?|toits|vignes|vignoble|canaux|remparts|coin) (?:de|d)$/u,
};

/** 'An inn of': the house right before the name. */
export const houseOfTown: Readonly<Record<Language, RegExp>> = {
  en: /^(?:of|in)$/,
  de: /^(?:in|aus|von)$/,
  es: /^(?:de|en)$/,
  fr: /^(?:de|d|à|en)$/,
};

/** What leads to the house a sentence is about: nothing, or 'we are'. */
export const leadingToHouse: Readonly<Record<Language, RegExp>> = {
  en: /^(?:|we are|we re|we run|this is|it is|it s|welcome to|imagine|picture|you have found)$/,
  de: /^(?:|wir sind|das ist|dies ist|es ist|hier steht|hier wartet|willkommen in|willkommen im)$/,
  es: /^(?:|somos|esto es|es|este es|esta es|bienvenid[oa]s? a|imagine|imagina)$/,
  fr: /^(?:|nous sommes|on est|c est|voici|bienvenue dans|imaginez)$/,
};

/** 'One of those': what stands before an inn that is told of as ours. */
export const anyHouse: Readonly<Record<Language, RegExp>> = {
  en: /^an?$/,
  de: /^eine?[mnrs]?$/,
  es: /^una?$/,
  fr: /^une?$/,
};
/** 'The inn on the quay of …' is one by its place; 'the inn of …' may be another's. */
export const theHouse: Readonly<Record<Language, RegExp>> = {
  en: /^(?:the|your|our)$/,
  de: /^(?:der|die|das|ihre?|unsere?|euer|dein)$/,
  es: /^(?:el|la|su|tu|nuestr[oa])$/,
  fr: /^(?:le|la|l|votre|notre|ton|ta)$/,
};

/** Lands and towns that are drunk more often than they are slept in: 'une maison de Champagne'. */
export const drunk =
  /^(?:champagne|champán|champagner|cognac|bordeaux|burdeos|porto|oporto|jerez|sherry|rioja|chablis|cava)$/;
