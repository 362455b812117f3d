/** English for measures: units, ways to travel, comparisons, times of day and the calendar. */

import type { CalendarWords, ClockWords, LanguagePack } from '#lexicon/language-pack.ts';
import { list } from '#lexicon/list.ts';

export const units: LanguagePack['units'] = {
  m: ['m', 'metre~', 'meter~', 'mtr~'],
  km: ['km', 'kms', 'kilometre~', 'kilometer~'],
  mi: ['mile~', 'mi'],
  ft: ['feet', 'foot', 'ft'],
  m2: ['m²', 'm2', 'sqm', 'sq m', 'square {metre|meter}~', 'square m'],
  ha: ['hectare~', 'ha'],
  min: ['min', 'mins', 'minute~'],
  h: ['hour~', 'hr~'],
  kg: ['kg', 'kilo~', 'kilogram~', 'kilograms'],
  c: ['° c', 'degrees {|celsius}', '°'],
  eur: ['€', 'euro~', 'eur'],
  usd: ['$', '{|us|american|canadian|australian|new zealand} dollar~', 'usd', 'cad', 'aud', 'nzd'],
  gbp: ['£', 'pound~', 'gbp', 'quid'],
  chf: ['chf', 'franc~', 'swiss francs'],
};

export const spans: LanguagePack['spans'] = {
  '{a|} quarter of an hour': 15,
  '{|a} half {an|} hour': 30,
  'three quarters of an hour': 45,
};

export const fractions: LanguagePack['fractions'] = { 'and a half': 0.5, 'and a quarter': 0.25 };

export const modes: LanguagePack['modes'] = {
  walk: ['walk', 'walking', 'walks', 'on foot', 'by foot', 'stroll', 'strolling', 'steps away'],
  drive: list(`drive, driving, by car, by taxi, taxi ride, car ride, in the car, by cab, cab ride`),
  train: ['by {train|rail}', 'train ride', 'train journey', 'on the train', 'by {s bahn|regional train}'],
  bike: ['by {bike|bicycle}', 'bike ride', 'cycle ride', 'cycling', 'by cycle'],
  bus: list(`
    by {bus|tram|metro|subway|underground|tube|public transport|shuttle},
    {bus|tram|metro|subway|tube|shuttle} ride, on the {bus|tram|metro}
  `),
  boat: ['by {boat|ferry|ship}', '{boat|ferry} {ride|crossing|trip}'],
  cable: ['by {cable car|gondola|funicular|lift}'],
};

export const comparisons: LanguagePack['comparisons'] = {
  about: list(`
    about, around, roughly, approximately, some, circa, close to, approx
  `),
  hardly: ['barely', 'scarcely', 'hardly'],
  nearly: ['nearly', 'almost', 'just under', 'all but', 'not quite', 'a {little|touch|shade} under', '{|just} shy of'],
  more: [
    'more than',
    'over',
    'well over',
    'upwards of',
    'just over',
    'a good',
    'a {little|touch|shade|bit} over',
    'a {little|bit} more than',
  ],
  less: ['less than', 'fewer than', 'under', 'below', 'not even', 'no further than', 'within'],
  atLeast: ['at least', 'no fewer than', 'from', 'from the age of', 'from age', 'over the age of', 'above the age of'],
  atMost: ['up to', 'at most', 'no more than', 'a maximum of', 'max', 'as many as'],
};

export const comparisonsBehind: LanguagePack['comparisonsBehind'] = {
  about: ['or so', 'or thereabouts', 'give or take', 'more or less'],
  more: ['and a bit', 'and a little'],
  nearly: ['or nearly'],
};

export const clock: ClockWords = {
  marks: ['o clock', 'hours'],
  before: list(`
    at, by, around, about, from, until, till, till after, to, before, after, since, between, past, as early as, as late as
  `),
  morning: ['am', 'in the morning', 'in the early morning', 'sharp in the morning'],
  evening: ['pm', 'in the afternoon', 'in the evening', 'at night', 'tonight'],
  fixed: { noon: 720, midday: 720, midnight: 1440 },
  lead: {
    'half past': 30,
    'quarter past': 15,
    'a quarter past': 15,
    'quarter to': -15,
    'a quarter to': -15,
    half: 30,
    'ten past': 10,
    'five past': 5,
    'twenty past': 20,
    'twenty five past': 25,
    'five to': -5,
    'twenty to': -20,
    'twenty five to': -25,
    'ten to': -10,
    'half an hour before': -30,
    'two hours before': -120,
    'three hours before': -180,
    'four hours before': -240,
    'two hours after': 120,
    'half an hour after': 30,
    'a quarter of an hour before': -15,
    'a quarter of an hour after': 15,
    'an hour before': -60,
    'an hour after': 60,
    'one hour before': -60,
    'one hour after': 60,
  },
  tail: {},
};

export const calendar: CalendarWords = {
  months: [
    ['january', 'jan'],
    ['february', 'feb'],
    ['march', 'mar'],
    ['april', 'apr'],
    ['may'],
    ['june', 'jun'],
    ['july', 'jul'],
    ['august', 'aug'],
    ['september', 'sept', 'sep'],
    ['october', 'oct'],
    ['november', 'nov'],
    ['december', 'dec'],
  ],
  weekdays: [
    ['monday', 'mondays', 'mon'],
    ['tuesday', 'tuesdays', 'tue', 'tues'],
    ['wednesday', 'wednesdays', 'wed'],
    ['thursday', 'thursdays', 'thu', 'thurs'],
    ['friday', 'fridays', 'fri'],
    ['saturday', 'saturdays', 'sat'],
    ['sunday', 'sundays', 'sun'],
  ],
  joints: ['of', 'the', 'on', 'day', 'and'],
  ranges: ['to', 'until', 'till', 'through', 'and', 'thru', 'or'],
  inMonth: list(`in, early, late, mid, this, every, until, of, for, from, since, by, during, throughout`),
  opening:
    list(` first {cork|shanty|tale|story|yarn|voice|dance|kite|loaf|loaves|bread|lantern|torch|candle|accordion|fiddle|tune|sound|pint|keg|barrel|installation|choir|band}~, for the first time, {lights|lanterns} {go on|come on|are lit}, gets {under way|going|rolling}, first {note|chord|song|act|concert|film|boat|light|lap|runner|glass|whistle}~, set^ off, {cast|casts|casting} off, {set|sets} sail, {lift|lifts} off, {hoist|hoists|weigh|weighs} {|the|its} {sails|anchor|flag}, first {day|race|show|evening|night}, premier^, inaugurat^, get^ going, raise^ the curtain, curtain {rises|goes up|lifts}, kicked off, opens its doors,
    open^, opening, start^, begin^, kick^ off, launch^, first day, opening night, {get|gets} under way, from
  `),
  ending: list(
    `end^, clos^, finish^, finale, {last|final} {day|evening|night|morning}, {last|final} {cork|shanty|tale|story|yarn|voice|dance|kite|loaf|lantern|torch|candle|tune|sound|pint|choir|band}~, {lights|lanterns} go out, {last|final} {note|chord|song|act|concert|film|race|boat|light|lap|bow|curtain|toast|encore|whistle|glass|round|runner}~, fades, fade, fades out, fade away, {comes|come} to {an end|a close}, {draws|draw} to a close, bows out, {winds|wind} {up|down}, curtain {falls|comes down}, packs up, says {goodbye|farewell}, closing, wraps up, wrap up, until, conclud^`,
  ),
  weekend: ['weekend'],
};

export const dimensions = list(`
  long, in length, deep, wide, high, tall, above {|the} sea {|level}, above {the|mean} {ocean|waves}, of altitude, asl, altitude, elevation, up in the mountains, lap~,
  length
`);
export const measures = list(
  `has, climbs, rises, drops, descends, towers, measures, measure, stretches {|for|over}, runs for, winds {|for|over}, flows {|for|over}, spans, covers`,
);
export const ascents = list(
  `up, down, of {ascent|climbing|climb|descent|vertical|altitude gain}, uphill of it, higher, lower`,
);
export const statures = list(`i am, i m, he is, she is, stands`);
