/** Le français des mesures : unités, moyens, comparaisons, heures et calendrier. */

import type { CalendarWords, ClockWords, LanguagePack } from '#lexicon/language-pack.ts';
import { list } from '#lexicon/list.ts';

export const units: LanguagePack['units'] = {
  m: ['m', 'mètre~'],
  km: ['km', 'kilomètre~', 'kms'],
  mi: ['mille~ marins'],
  ft: ['pieds'],
  m2: ['m²', 'm2', 'mètre~ carré~'],
  ha: ['hectare~', 'ha'],
  min: ['min', 'minute~', 'mn'],
  h: ['h', 'heure~'],
  kg: ['kg', 'kilo~', 'kilogramme~'],
  c: ['° c', 'degrés {|celsius}', '°'],
  eur: ['€', 'euro~', 'eur'],
  usd: ['$', 'dollar~ {|américains|canadiens|australiens}', 'usd', 'cad', 'aud', 'nzd'],
  gbp: ['£', 'livre~ {|sterling}', 'gbp'],
  chf: ['chf', 'franc~ {|suisses}'],
};

export const spans: LanguagePack['spans'] = {
  '{un|} quart d heure': 15,
  '{une|} demi heure': 30,
  'trois quarts d heure': 45,
};

export const fractions: LanguagePack['fractions'] = { 'et demi': 0.5, 'et demie': 0.5, 'et quart': 0.25 };

export const modes: LanguagePack['modes'] = {
  walk: [
    'à pied',
    'de marche',
    'en marchant',
    'à pieds',
    'de promenade',
    'une promenade de',
    'une balade de',
    'petite marche de',
    'une marche de',
    'en flânant',
    'marche',
    '{marcher|marchez|marchons|marcherez}',
  ],
  drive: ['en {voiture|taxi|auto}', 'de route', 'de {voiture|taxi}', 'par la route', 'de trajet en voiture'],
  train: ['en {train|rer|ter|tgv}', 'de train', 'par le train'],
  bike: ['à {vélo|bicyclette}', 'en vélo', 'de vélo'],
  bus: ['en {bus|tram|métro|tramway|navette|transports}', 'de {bus|tram|métro|tramway}'],
  boat: ['en {bateau|ferry}', 'de {bateau|traversée|ferry}'],
  cable: ['en {téléphérique|télécabine|funiculaire}'],
};

export const comparisons: LanguagePack['comparisons'] = {
  about: list(`environ, près de, à peu près, autour de, quelque, dans les, quelques`),
  hardly: ['à peine'],
  nearly: ['presque', 'pas loin de'],
  more: [
    'plus de',
    'plus d',
    '{passé|dépassé|franchi} {les|le|ses|son}',
    'au delà de',
    'un peu plus de',
    'un peu plus d',
  ],
  less: ['moins de', 'moins d', 'en dessous de', 'pas même', 'même pas', 'un peu moins de'],
  atLeast: ['au moins', 'au minimum', 'à partir de', 'dès', 'dès l âge de', 'à partir de l âge de', 'âgés d au moins'],
  atMost: [
    'jusqu à',
    'jusqu à l âge de',
    'jusqu à leurs',
    'au plus',
    'au maximum',
    'maximum',
    'pas plus de',
    'un maximum de',
  ],
};

export const comparisonsBehind: LanguagePack['comparisonsBehind'] = {
  about: ['environ', 'ou presque', 'à peu près', 'ou peu s en faut'],
  more: ['et des poussières', 'et quelques', 'et un peu plus'],
};

export const clock: ClockWords = {
  marks: ['h', 'heures', 'heure'],
  before: list(`à, dès, vers, de, à partir de, jusqu à, avant, après, entre, depuis, et, jusque`),
  morning: ['du matin', 'le matin', 'am'],
  evening: ['du soir', 'de la nuit', 'de l après midi', 'le soir', 'pm'],
  fixed: { midi: 720, minuit: 1440, 'midi trente': 750, 'minuit trente': 1470, 'minuit quinze': 1455 },
  lead: {
    'une demi heure après': 30,
    'une demi heure avant': -30,
    'une heure avant': -60,
    'deux heures avant': -120,
    'trois heures avant': -180,
    'une heure après': 60,
    'deux heures après': 120,
    'un quart d heure après': 15,
  },
  tail: {
    'et demie': 30,
    'et demi': 30,
    'et quart': 15,
    'moins le quart': -15,
    'moins cinq': -5,
    'moins dix': -10,
    'moins vingt': -20,
    pile: 0,
  },
};

export const calendar: CalendarWords = {
  months: [
    ['janvier', 'janv'],
    ['février', 'févr', 'fév'],
    ['mars'],
    ['avril', 'avr'],
    ['mai'],
    ['juin'],
    ['juillet', 'juil'],
    ['août', 'aout'],
    ['septembre', 'sept'],
    ['octobre', 'oct'],
    ['novembre', 'nov'],
    ['décembre', 'déc'],
  ],
  weekdays: [
    ['lundi', 'lundis'],
    ['mardi', 'mardis'],
    ['mercredi', 'mercredis'],
    ['jeudi', 'jeudis'],
    ['vendredi', 'vendredis'],
    ['samedi', 'samedis'],
    ['dimanche', 'dimanches'],
  ],
  joints: ['le', 'du', 'au', 'de', 'd', 'l'],
  ranges: ['au', 'jusqu au', 'et', 'et le', 'à', 'ou'],
  inMonth: list(`
    en, fin, début, mi, ce, chaque, jusqu en, jusqu à fin, de, d, depuis, dès, au mois de, au mois d, pour
  `),
  opening:
    list(` {première|premier|premières|premiers} {chanson|chansons|voix|lumière|lumières|bouchon|bouchons|verre|verres|histoire|histoires|conte|contes|cerf|cerfs|pain|pains|torche|torches|bougie|accordéon|accordéons|danse|chœur|chorale|fanfare|concert}, pour la première fois, {largue|larguent} les amarres, {met|mettent} les voiles, {lève|lèvent} {l ancre|le rideau}, {prend|prennent} la mer, s élance, prend le départ, donne le coup d envoi, lever de rideau, le rideau se lève, début^, part,
    ouvr^, ouvert~, ouverture, début^, débute, commenc^, démarr^, coup d envoi, premier {jour|soir}, première {soirée|journée|nuit}, {premières|première|premiers|premier} {note|notes|accord|accords}, dès, s ouvre,
    inauguration
  `),
  ending: list(
    ` {dernière|dernier|dernières|derniers} {voix|bouchon|histoire|conte|cerf|pain|torche|bougie|accordéon|danse|chœur|chorale|fanfare}, prend fin, {dernière|dernières|dernier|derniers} {note|notes|accord|accords|concert|chanson|tour|verre|lumières|bateaux|film|course|morceau}, s éteint, s éteignent, {|le} rideau tombe, {baisse|tire} le rideau, fait ses adieux, {se clôt|se conclut|se referme}, touche à sa fin, s achev^, tire sa révérence,ferm^, termin^, se termine, clôture, s achève, final, dernier {jour|soir}, dernière {soirée|journée|nuit}, finale, jusqu au, fin`,
  ),
  weekend: ['week end'],
};

export const dimensions = list(`
  d eau, de nage, de bassin, de long, de longueur, de profondeur, de large, de haut, de hauteur, d altitude, longueur,
  au dessus {du niveau de la mer|de la mer|des flots|de l océan}, sur le niveau de la mer
`);
export const measures = list(
  `compte, grimpe {|de}, monte {|de}, descend {|de}, s élève à, culmine à, mesure, mesurent, s étend {|sur}, s étire {|sur}, serpente {|sur}, parcourt, couvre, court sur`,
);
export const ascents = list(`de {dénivelé|montée|descente|dénivelée}, plus haut, plus bas`);
export const statures = list(`je mesure, je fais, il fait, elle fait`);
