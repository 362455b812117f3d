/** English for what has a price, a place or a number: things, places nearby, counted nouns, the house and the event. */

import type { Phrases } from '#lexicon/language-pack.ts';
import { list } from '#lexicon/list.ts';

export const things: Phrases = {
  dorm_bed: list(`
    dorm bed~, bed~ in {a|the|our} {|shared} dorm~, dormitory bed~, bunk~, bed in the dormitory, dorm
  `),
  towel: ['towel {|rental|hire}~', 'beach towel~'],
  bicycle: ['bike~', 'bicycle~', 'e bike~'],
  day_spa: ['day spa {|pass|ticket|access|entry}', 'spa day {|pass}', 'day guest~', 'spa {entry|access|pass|ticket}'],
  dinner: list(`
    dinner~, supper~, {three|four|five|six} course {dinner|menu|meal}, evening menu, set menu, tasting menu
  `),
  lunch: ['lunch~', 'lunch menu', 'packed lunch~'],
  half_board: ['half board'],
  extra_bed: ['extra bed~', 'rollaway bed~', 'additional bed~'],
  cot: ['baby cot~', 'cot~'],
  tourist_tax: ['{tourist|city|visitor} tax', 'visitor s tax'],
  late_checkout: ['late {check out|checkout|departure}'],
  check_in: ['check in', 'checking in', 'check yourself in', 'your room is ready', 'rooms are ready', 'arrival'],
  check_out: ['check out', 'checkout', 'checking out', 'departure', 'vacate your room'],
  pets: ['pet~', 'dog~', 'cat~', 'four legged friend~'],
  children: ['child', 'children', 'kids'],
  ticket: list(`
    {|weekend|day|evening|festival|entry|standing|early bird|concert|season} ticket~, admission, entry,
    entrance fee, wristband~
  `),
  bed: ['bed~'],
  laundry: ['a load', 'wash {|and dry}', 'washing'],
  night: ['room rate~', 'overnight stay~', 'rooms from', 'rates from', 'double room~', 'single room~', 'suite'],
  event_start: list(`
    doors {|open}, curtain {|up}, kick off, first {band|act|notes|race|film|song|concert}, opening ceremony,
    gates open
  `),
  event_end: ['last {band|act|film|song|concert}', 'final {concert|whistle}'],
  kitchen: ['kitchen~'],
  happy_hour: ['happy hour'],
  afternoon_tea: ['afternoon tea', 'high tea', 'cream tea'],
  brunch: ['brunch~'],
  wine_cellar: ['cellar~'],
  tasting: ['{|wine} tasting~'],
};

export const places: Phrases = {
  beach: ['beach~', 'the sand', 'seafront'],
  sea: ['sea', 'shore', 'seashore', 'ocean', 'waterfront', 'coast'],
  lake: ['lake {|shore|side}', 'lakeside', 'lakefront'],
  river: ['river {|bank}', 'riverside'],
  city_centre: list(`
    {city|town} {centre|center}, downtown, heart of {|the} {city|town}, centre, middle of town, market square,
    main square
  `),
  old_town: ['{old|historic} {town|quarter|centre|center}', 'historical centre'],
  airport: ['airport~', 'terminal~'],
  train_station: ['{train|railway|central|main|rail} station~', 'station'],
  metro: ['{metro|subway|underground|tube|u bahn} {|station|stop}~', 'underground station'],
  bus_stop: ['bus {stop|station}~', 'nearest bus'],
  tram_stop: ['tram {|stop}~', 'nearest tram'],
  port: ['port', 'harbour~', 'harbor~', 'ferry {|port|terminal|pier|landing}', 'marina', 'quay'],
  ski_lift: list(`
    {ski|chair|cable car|gondola} {lift|station}~, chairlift~, gondola~, cable car~, {valley|lift|base} station~,
    nearest lift, slopes, pistes
  `),
  convention_centre: list(`
    {convention|congress|exhibition|conference} {centre|center}, trade fair {|grounds|centre}, fairground~,
    exhibition halls
  `),
  stadium: ['stadium~', 'arena~'],
  supermarket: ['supermarket~', 'grocery {store|shop}~', 'corner shop'],
  museum: ['museum~'],
  cathedral: ['cathedral', 'minster'],
  castle: ['castle', 'palace'],
  park: ['{city|national} park', 'park'],
  university: ['university'],
  hospital: ['hospital', 'clinic'],
  motorway: ['motorway', 'highway', 'motorway exit'],
  theatre: ['theatre', 'theater', 'opera', 'opera house'],
  market: ['market'],
  golf_course: ['golf course'],
  village: ['village {|centre|square}'],
  pharmacy: ['pharmacy', 'chemist'],
  bakery: ['bakery', 'baker'],
  forest: ['forest', 'woods'],
};

export const counted: Phrases = {
  room: ['room~', 'guest room~', 'bedroom~', 'hotel room~', 'key~', 'double room~'],
  suite: ['suite~', '{junior|family} suite~'],
  apartment: ['apartment~', 'flat~', 'studio~'],
  chalet: ['chalet~', 'cabin~', 'lodge~'],
  floor: ['floor~', 'storey~', 'stories', 'level~'],
  restaurant: ['restaurant~'],
  bar: ['bar~'],
  meeting_room: ['{meeting|conference|seminar|event|function} {room|space}~', 'boardroom~'],
  bed: ['bed~'],
  pool: ['pool~', 'swimming pool~'],
  sauna: ['sauna~'],
  treatment_room: ['treatment room~'],
  space: ['space~'],
  parking_space: ['parking {space|spot|place}~'],
  charging_station: ['charging {station|point}~', 'charge point~', 'wallbox~'],
  guest: ['guest~', 'people', 'person', 'delegate~', 'participant~', 'attendee~', 'seat~'],
  dorm: ['dorm~', 'dormitory', 'dormitories'],
  band: ['band~', '{music|live} act~', 'group~'],
  stage: ['stage~'],
  concert: ['concert~', 'gig~', 'show~'],
  artist: ['artist~', 'musician~', 'performer~'],
  stall: ['stall~', 'market stall~', 'wooden hut~', 'booth~', 'stand~', 'hut~'],
  exhibitor: ['exhibitor~'],
  visitor: ['visitor~', 'spectator~', 'fan~', 'festivalgoer~'],
  runner: ['runner~', 'athlete~'],
  film: ['film~', 'movie~', 'screening~'],
  country: ['country', 'countries', 'nation~'],
  choir: ['choir~', 'orchestra~'],
  team: ['team~'],
  winemaker: ['winemaker~', 'winery', 'wineries', 'vintner~', 'producer~'],
  event_day: ['day~', 'festival day~'],
  hole: ['hole~'],
  court: ['court~', 'tennis court~'],
  employee: ['employee~', 'staff member~'],
};

export const house = list(`
  ,
  {hotel|house|hostel|inn|guesthouse|guest house|lodge|resort|property|building|villa|mansion|residence|manor|palazzo|townhouse|aparthotel|venue},
  four walls
`);
export const event = list(`
  ,
  {the|this} {festival|event|fair|market|concert|race|marathon|trade fair|exhibition|show|parade|carnival|tournament|edition|opera|congress|regatta},
  festival, takes place, take place, taking place, is back, returns, is held
`);
