/** Deutsch für Maße: Einheiten, Wege, Vergleiche, Uhrzeiten und Kalender. */

import type { CalendarWords, ClockWords, LanguagePack } from '#lexicon/language-pack.ts';
import { list } from '#lexicon/list.ts';

/** A weekday, what recurs on it, and its parts: 'Sonntag', 'sonntags', 'Sonntagabend'. */
const weekday = (day: string, short: string): readonly string[] => [
  day,
  `${day}s`,
  ...list('abend, abends, morgen, morgens, nachmittag, nachmittags, vormittag, vormittags, nacht, mittag, früh').map(
    (part) => day + part,
  ),
  short,
];

export const units: LanguagePack['units'] = {
  m: ['m', 'meter', 'metern', 'meters'],
  km: ['km', 'kilometer', 'kilometern', 'kilometers'],
  mi: ['meilen', 'meile'],
  ft: ['fuß'],
  m2: ['m²', 'm2', 'qm', 'quadratmeter', 'quadratmetern', 'quadratmeter~'],
  ha: ['hektar', 'ha'],
  min: ['min', 'minute', 'minuten', '*minuten', '{geh|fuß|auto|fahr|zug|bahn|rad|bus|taxi|lauf}minuten'],
  h: ['stunde', 'stunden', 'std'],
  kg: ['kg', 'kilo', 'kilogramm'],
  c: ['° c', 'grad {|celsius}', '°'],
  eur: ['€', 'euro', 'euros', 'eur'],
  usd: ['$', '{|us|amerikanische|kanadische|australische} dollar', 'usd', 'cad', 'aud', 'nzd'],
  gbp: ['£', 'pfund', 'gbp'],
  chf: ['chf', 'franken', 'schweizer franken'],
};

export const spans: LanguagePack['spans'] = {
  '{eine|einer|} viertelstunde~': 15,
  'viertelstündig~': 15,
  'halbe stunde': 30,
  'halben stunde': 30,
  'dreiviertelstunde~': 45,
};

export const fractions: LanguagePack['fractions'] = { einhalb: 0.5 };

export const modes: LanguagePack['modes'] = {
  walk: list(`
    zu fuß, gehminuten, fußminuten, fußweg, fußmarsch, spaziergang, spazieren, laufen, läufst, läuft, gehen,
    gehweg, gehzeit, laufweg, zu gehen, schlendern
  `),
  drive: list(`
    autominuten, fahrminuten, fahrt, mit dem {auto|taxi|wagen}, fahrzeit, autofahrt, taxifahrt, im {auto|taxi}
  `),
  train: list(`
    mit {dem zug|der bahn|der s bahn|der regionalbahn}, zugfahrt, bahnfahrt, zugminuten, bahnminuten, im zug
  `),
  bike: ['mit dem {rad|fahrrad|e bike}', 'radminuten', 'per rad', 'radfahrt', 'auf dem rad'],
  bus: list(`
    mit {dem bus|der tram|der straßenbahn|der u bahn|der metro|dem shuttle|öffentlichen}, busfahrt, tramfahrt,
    u bahn fahrt, busminuten
  `),
  boat: list(`mit {dem schiff|der fähre|dem boot}, schifffahrt, fährfahrt, bootsfahrt, bootsminuten, per schiff`),
  cable: ['mit der {seilbahn|gondel|bergbahn}', 'seilbahnfahrt'],
};

export const comparisons: LanguagePack['comparisons'] = {
  about: list(`
    etwa, rund, circa, ca, ungefähr, gut gerechnet, um die, an die
  `),
  hardly: ['kaum', 'gerade {|ein}mal'],
  nearly: ['fast', 'knapp', 'nahezu', 'beinahe'],
  more: ['mehr als', 'über', 'gut', 'knapp über', 'etwas über'],
  less: ['weniger als', 'unter', 'keine', 'nicht einmal', 'nicht mal', 'keinen'],
  atLeast: ['mindestens', 'ab', 'ab {dem|einem} alter von', 'ab einem mindestalter von', 'mindestalter'],
  atMost: ['bis zu', 'höchstens', 'maximal', 'bis', 'nicht mehr als'],
};

export const comparisonsBehind: LanguagePack['comparisonsBehind'] = {
  about: ['oder so', 'mehr oder weniger'],
  more: ['und ein bisschen', 'und ein wenig', 'und etwas'],
};

export const clock: ClockWords = {
  marks: ['uhr', 'h'],
  before: list(`um, punkt, gegen, von, ab, bis, seit, zwischen, nach, vor, schon ab, und`),
  morning: ['morgens', 'früh', 'vormittags', 'am {|frühen} morgen', 'in der früh', 'am vormittag'],
  evening: ['nachmittags', 'abends', 'nachts', 'in der nacht', 'am {|frühen|späten} {nachmittag|abend}', 'mittags'],
  fixed: { mittag: 720, mitternacht: 1440, mittags: 720 },
  lead: {
    halb: -30,
    'viertel nach': 15,
    'viertel vor': -15,
    dreiviertel: -15,
    'zehn nach': 10,
    'zehn vor': -10,
    'zwanzig vor': -20,
    'zwanzig nach': 20,
    'fünf vor halb': -35,
    'fünf nach halb': -25,
    'fünf vor': -5,
    'fünf nach': 5,
    'eine halbe stunde vor': -30,
    'zwei stunden vor': -120,
    'drei stunden vor': -180,
    'vier stunden vor': -240,
    'zwei stunden nach': 120,
    'eine halbe stunde nach': 30,
    'eine viertelstunde vor': -15,
    'eine viertelstunde nach': 15,
    'eine stunde vor': -60,
    'eine stunde nach': 60,
  },
  tail: {},
};

export const calendar: CalendarWords = {
  months: [
    ['januar', 'jänner', 'jan'],
    ['februar', 'feber', 'feb'],
    ['märz', 'mrz'],
    ['april', 'apr'],
    ['mai'],
    ['juni', 'jun'],
    ['juli', 'jul'],
    ['august', 'aug'],
    ['september', 'sept', 'sep'],
    ['oktober', 'okt'],
    ['november', 'nov'],
    ['dezember', 'dez'],
  ],
  weekdays: [
    weekday('montag', 'mo'),
    weekday('dienstag', 'di'),
    weekday('mittwoch', 'mi'),
    weekday('donnerstag', 'do'),
    weekday('freitag', 'fr'),
    [...weekday('samstag', 'sa'), ...weekday('sonnabend', 'sa')],
    weekday('sonntag', 'so'),
  ],
  joints: ['den', 'der', 'dem', 'am', 'im', 'des', 'tag'],
  ranges: ['bis', 'bis zum', 'bis einschließlich', 'und', 'oder'],
  inMonth: list(`im, anfang, mitte, ende, jeden, diesen, bis, von, ab, seit, bis ende, für, dem`),
  opening:
    list(` {erster|erste|erstes|ersten} {korken|shanty|shantys|geschichte|geschichten|stimme|stimmen|tanz|drachen|brote|brot|laterne|laternen|fackel|fackeln|kerze|akkordeon|akkordeons|fass|krug|lied|lieder|chor|chöre|band|kapelle|gläser|glas|licht|lichter|ton|klänge}, zum ersten mal, startet durch, läuten … ein, premiere, feiert premiere, nimmt seinen anfang, {legt|hebt} ab, {sticht|stechen} in see, nimmt {fahrt|anlauf} auf, {lichtet|lichten} {|die|den} anker, hebt sich der vorhang, fängt an, eingeläutet,
    {die|der|das|den} ersten {segel|lichter|lampen|töne|takte|kerzen|boote|fässer|feuer|gäste|stände|läufer|bühnen|akkorde}, erstmals, den anfang,
    eröffn^, eröffnung, eröffnungsabend, auftakt, beginn^, start^, startschuss, los, ab, geht es los, {erster|ersten|erste} {tag|tags|tages|abend|abends|nacht|festivaltag|messetag|renntag|spieltag},
    öffn^
  `),
  ending: list(
    `{letzter|letzte|letztes|letzten} {korken|shanty|geschichte|stimme|tanz|drachen|brote|brot|laternen|fackel|kerze|akkordeon|chor|band|kapelle|licht}, gehen die lichter aus, klingt aus, klingen aus, {geht|gehen} zu ende, {letzter|letzten|letzte|letztes} {ton|töne|tönen|akkord|akkorde|konzert|vorhang|runde|lauf|film|lied|note|noten|lichter|boote|klänge|takte|takt|glas|läufer|rennen}, verkling^, verabschiede^ sich, fällt {|der} vorhang, vorhang fällt, ist schluss, erlischt, erlöschen, ausklang, end^, schließ^, finale, abschluss, {letzter|letzten|letzte} {tag|tags|tages|abend|abends|nacht|festivaltag|messetag|renntag|spieltag}, bis`,
  ),
  weekend: ['wochenende'],
};

export const dimensions = list(`
  lang, lange, langen, langes, langer, tief, breit, hoch, über {dem|} {meer|meeresspiegel|meereshöhe|normalnull|nn}, über {der|} {see|seehöhe|adria|ostsee|nordsee}, ü, meereshöhe, seehöhe, höhe,
  höhenmeter, bahn, bahnen, länge, seehöhe, *meterbecken
`);
export const measures = list(
  `hat, steigt, klettert, überwindet, ragt, misst, messen, erstreckt sich über, schlängelt sich, fließt, umfasst`,
);
export const ascents = list(`höher, tiefer, {hinauf|hinunter|rauf|runter}, höhenmeter, im aufstieg`);
export const statures = list(`ich bin, ich messe, er misst, sie misst`);
