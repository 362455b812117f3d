/**
 * When a house is open, in English, German, Spanish and French: words for open and closed, for every day and all year,
 * and for the fewest nights a stay may have. They are read together, so that each language is held to the same facts.
 */
import type { Language } from '@foyer/contract/languages';
import type { Phrases } from '#lexicon/language-pack.ts';
import { list } from '#lexicon/list.ts';

export type Opening = 'always' | 'open' | 'closed' | 'noRest' | 'daily' | 'allYear' | 'leastStay' | 'night';
type Row = readonly [en: string, de: string, es: string, fr: string];

const rows: Readonly<Record<Opening, Row>> = {
  always: [
    'never {closes|close|shuts|shut|sleeps}, {|open} {24 hours|twenty four hours} {|a day}, {|open} 24h, {around|round} the clock, {day and night|day or night|night and day}, at {any|all} hour~, 24 7, always open, through the night, open all night {|long}, all night long',
    '{schließt|schließen} nie, {macht|machen} nie zu, {24|vierundzwanzig} stunden {|am tag|täglich}, 24h, rund um die uhr, {|bei} tag und nacht, zu jeder {stunde|tageszeit|uhrzeit}, immer {geöffnet|offen}, durchgehend {geöffnet|offen}, die ganze nacht',
    'nunca {cierra|cierran}, no {cierra|cierran} nunca, {24|veinticuatro} horas {|al día|del día}, 24h, {día y noche|noche y día}, a {cualquier|toda} hora, a todas horas, siempre abierto, siempre abierta, toda la noche',
    'ne {ferme|ferment} jamais, {24 h sur 24|24h sur 24|24 heures sur 24|24 h 24|24h 24|24 24|vingt quatre heures sur vingt quatre}, {jour et nuit|nuit et jour|de jour comme de nuit}, à n importe quelle heure, à toute heure, toujours ouvert, toujours ouverte, toute la nuit',
  ],
  open: [
    '{lay|lays|set|sets} … table~, {dine|dinner|lunch|supper|eat} … {at|in} {the|our}, open~, opens, opening, serve~, serving, cook~, cooking, welcome~, here for you, await, awaits, {expect|expecting} you, receive, receives',
    '{deckt|decken} … {tisch|tische}, {bittet|bitten|lädt|laden|ruft|rufen} … zu tisch, zu tisch, {bittet|lädt} {|… |… …} zu tisch, {essen|speisen|dinieren} sie, tischt, {geöffnet|offen|auf|da}, öffnet, öffnen, kocht, kochen, serviert, empfängt, empfangen, bewirten, erwartet, erwarten, willkommen, begrüßen, saison',
    '{pone|ponen|ponemos} la mesa, {cene|cena|coma|come|almuerce|almuerza}, {abierto|abierta}~, abre, abren, abrimos, sirve, servimos, cocina, cocinamos, recibimos, acogemos, esperamos, {le|te|les|os} espera, recibe, acoge, temporada',
    '{dresse|dressons|met|mettons} {la|les} table~, {dînez|dîne|déjeunez|mangez}, {ouvert|ouverte}~, ouvre, ouvrent, ouvrons, sert, servons, cuisine, accueille, accueillons, accueillent, attendons, {vous|t} {attend|attendent}, recevons, reçoit, {vous|les} reçoivent, bienvenue, saison',
  ],
  closed: [
    'closed, closes, close, shut, shuts, except {|on|for}, apart from, but not, {rests|is resting}, rest day~, day~ off, day~ of rest, {stays|stay} {dark|cold|empty}, bar {mondays|tuesdays|wednesdays|thursdays|sundays}',
    'geschlossen, schließt, schließen, zu, ruhetag~, ruhetage, ruht, {hat|haben} {|die küche|das restaurant|die köche|unser koch|der koch} frei, außer, bis auf, ausgenommen, betriebsruhe, pause, betriebsferien, winterpause, schließtag~, {bleibt|bleiben} … {kalt|leer|aus|dunkel|zu}, freien tag',
    '{cerrado|cerrada}~, cierra, cierran, cerramos, excepto, salvo, menos, descanso, descansa, descansamos, libra, libramos, día libre, {está|queda} {frío|fría} ',
    '{fermé|fermée}~, ferme, ferment, fermons, sauf, hormis, excepté, relâche, repos, se repose, nous reposons, fermeture, {reste|restent} {froid|froids|éteint|éteints}',
  ],
  noRest: [
    'no {rest day|day of rest|closing day}~, without {|a|any} {rest day|day off|closing day}~, never {takes|has} a day off',
    'keinen {ruhetag|schließtag}~, ohne ruhetag~, kein ruhetag, keinen tag {zu|geschlossen}',
    'no {cierra|cierran|descansa|libra} ningún día, ningún día {cierra|de descanso}, sin día~ de {descanso|cierre}, no {tiene|hay} día~ de {descanso|cierre}',
    'ne {ferme|se repose|prend} aucun jour, aucun jour de {repos|fermeture}, {sans|pas de} jour de {repos|fermeture}',
  ],
  daily: [
    'daily, every {|single} {day|night|evening} {|of the week}, seven {days|nights|evenings} a week, each {day|evening}, all week {|long}',
    'täglich, tagtäglich, jeden {|einzelnen} {tag|abend}, an {allen|sieben} {tagen|abenden}, an jedem {tag|abend}, sieben {tage|abende} {|die|in der} woche, die ganze woche',
    'a diario, todos los días, cada {día|noche}, todas las noches, los siete días, siete {días|noches|tardes} {a la|por} semana, toda la semana',
    'tous les {jours|soirs}, chaque {jour|soir}, sept {jours|soirs} sur sept, 7 {jours|soirs} sur 7, 7 j 7, toute la semaine, quotidiennement',
  ],
  allYear: [
    'all {|the} year {|round|long}, year round, the whole year {|round|long}, {throughout|right through} the year, {|all} {twelve|12} months {a|of the|in the} year, {in|through} {every|any|all} {season|seasons|month}~, in all four seasons, {whatever|no matter} the {season|month|time of {|the} year}, at any time of {|the} year, any time of {|the} year, every month of the year, every day of the year, from january to december, {365|three hundred and sixty five} days',
    'ganzjährig~, das ganze jahr {|über|hindurch|lang}, rund ums jahr, {zwölf|12} monate {|im jahr|des jahres|lang}, {365|dreihundertfünfundsechzig} tage, {in|zu} {jeder|allen} {jahreszeit|jahreszeiten}, in allen {vier|zwölf} {jahreszeiten|monaten}, in jedem monat, an jedem tag des jahres, jeden monat im jahr, jahraus jahrein, {sommers|sommer} wie {winters|winter}, im {sommer|winter} wie im {winter|sommer}, von januar bis dezember',
    'todo el año, durante todo el año, el año entero, {|los} {doce|12} meses {|del año|al año}, los {365|trescientos sesenta y cinco} días, en {cualquier|toda} {época|estación|mes|momento} {|del año}, en todas las {épocas|estaciones} {|del año}, las cuatro estaciones, {tanto en|en} {invierno como en verano|verano como en invierno}, todos los {días|meses} del año, de enero a diciembre, sea cual sea la {época|estación}',
    'toute l année, à l année, l année entière, {douze|12} mois {sur {douze|12}|par an|de l année}, {365|trois cent soixante cinq} jours, en toute~ saison~, {par|à} tous les temps de l année, aux quatre saisons, en n importe quelle saison, à {toute|n importe quelle} {époque|période|saison} {|de l année}, quelle que soit la saison, {été comme hiver|hiver comme été}, {tous les jours|chaque mois|chaque jour} de l année, de janvier à décembre',
  ],
  leastStay: [
    'minimum {|stay|of}, at least, {|a} single, just {a|one}, only {a|one}, as little as, as short as, from, even {a|one|for one}',
    'mindestens, mindestaufenthalt, ab, schon {ab|für}, einzelne~, einzige~, nur {eine|für eine}, auch {für|nur} {|eine|nur eine}, bereits ab',
    'mínimo {|de}, al menos, por lo menos, desde, a partir de, una sola, solo una, aunque sea una',
    'minimum {|de}, au moins, dès, à partir d, une seule, rien qu une, même {|pour} une, ne serait ce qu une',
  ],
  night: [
    'night~, overnight stay~',
    'nacht, nächte, nächten, übernachtung~, übernachtungen',
    'noche~',
    'nuit~, nuitée~',
  ],
};

/** The phrases of one language. */
export function openingsOf(language: Language): Phrases {
  const at = { en: 0, de: 1, es: 2, fr: 3 }[language];
  return Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, list(row[at] ?? '')]));
}
