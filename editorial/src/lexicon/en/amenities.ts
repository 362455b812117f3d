/** What English calls the amenities of a house. Ids joined with `+` are claimed together. */

import type { Phrases } from '#lexicon/language-pack.ts';
import { list } from '#lexicon/list.ts';

export const amenities: Phrases = {
  unheated_pool: ['unheated {|outdoor|swimming} pool~', 'pool~ {is|are} {unheated|not heated}'],
  pool: list(`
    pool~, swimming pool~, poolside, lap pool~, swimming bath~, plunge pool~, take a {dip|plunge|swim}, go for a {dip|swim},
    swim {|a few|some|your|a couple of|ten|twenty} {lap|length}~
  `),
  outdoor_pool: [
    'outdoor {|swimming} pool~',
    'open air {|swimming} pool~',
    'outside pool~',
    'garden pool~',
    'pool {is|lies} {outdoors|outside|out in the garden|in the garden}',
  ],
  indoor_pool: ['indoor {|swimming} pool~', 'inside pool~', 'pool is {indoors|inside|covered|roofed}'],
  rooftop_pool: [
    '{rooftop|roof top|roof} {|swimming} pool~',
    '{pool|dip|swim|plunge}~ {|up} on the {roof|rooftop}',
    '{swim|dip|bathe} {above|over} the {city|rooftops|roofs|town}',
  ],
  heated_pool: ['{heated|warm} {|swimming} pool~'],
  'heated_pool+outdoor_pool': list(`
    heated {outdoor|open air} {|swimming} pool~, {outdoor|open air} heated {|swimming} pool~,
    year round {outdoor|open air} pool~
  `),
  'heated_pool+indoor_pool': ['heated indoor {|swimming} pool~', 'indoor heated pool~'],
  'heated_pool+rooftop_pool': ['heated {rooftop|roof} pool~'],
  kids_pool: list(`
    {kids|kid|children s|childrens|children|toddler~|paddling|wading} pool~,
    pool~ for {|the} {kids|children|little ones}, {kids|children|toddlers|little ones} … have {a|their own} pool {|of their own}
  `),
  infinity_pool: ['infinity {|edge} pool~'],
  hot_tub: ['hot tub~', 'whirlpool~', 'jacuzzi~', 'whirl tub~'],
  spa: ['spa~', 'day spa~', 'spa area', 'thermal spa'],
  wellness: ['wellness {area|centre|center|zone|suite|floor|facilities}'],
  sauna: ['sauna~', 'finnish sauna~', 'sauna area'],
  steam_room: ['steam room~', 'steam bath~', 'steam cabin~'],
  hammam: ['hammam~', 'hamam~', 'turkish bath~'],
  massage: ['massage~', 'massage {room|treatment|menu}~', 'masseur~', 'masseuse~'],
  gym: list(`
    gym~, {fitness|workout|exercise} {room|centre|center|studio|club|area|suite|facilities}, gymnasium~,
    weights room
  `),
  yoga: ['yoga', 'yoga {class|classes|session~|studio|deck|lesson~|room}', 'pilates'],
  restaurant: ['restaurant~', 'bistro~', 'brasserie~', 'trattoria~', 'dining room~'],
  bar: ['bar~', '{hotel|lobby|cocktail|wine|whisky|pool|lounge|house|piano} bar~', 'bar counter'],
  rooftop_bar: ['{rooftop|roof top|roof|roof terrace|sky} bar~', 'bar on the {roof|rooftop}', 'rooftop cocktail bar~'],
  cafe: ['café~', 'cafe~', 'coffee {shop|house|bar}~', 'tea room~'],
  breakfast: ['breakfast~', 'bed and breakfast', 'breakfast room'],
  breakfast_buffet: list(`
    {breakfast buffet|buffet breakfast}~, buffet … breakfast, breakfast … buffet, breakfast {is|comes|is served|served} … … buffet {|style}, morning buffet, buffet style breakfast
  `),
  room_service: ['room service', 'in room dining'],
  room_service_24h: list(`
    {24 hour~|24h|round the clock|twenty four hour} room service,
    room service {|is} … {24 hours|24h|around the clock|round the clock|day and night|at any hour|24 7}
  `),
  vegan_menu: list(`
    vegan {|breakfast|lunch|dinner|tasting} {menu~|dish~|dishes|option~|food|kitchen|cuisine|cooking}, vegan
  `),
  gluten_free_menu: ['our gluten free', 'gluten free'],
  wine_cellar: ['wine cellar~', 'wine vault~', 'wine cave~'],
  free_wifi: list(`
    {free|complimentary|gratis} {|fast|high speed|fibre|wireless|unlimited|reliable} {wi fi|wifi|wlan|internet},
    {wi fi|wifi|wlan|internet} {|access|connection} {|throughout|everywhere|in all rooms} {is|comes} {free|complimentary|included|on the house},
    {wi fi|wifi} for free, {wi fi|wifi} free of charge, {wi fi|wifi} at no {|extra} {cost|charge}
  `),
  wifi: ['wi fi', 'wifi', 'wlan', 'wireless internet', 'broadband'],
  parking:
    list(` park {|right|just|directly} {behind|outside|in front of|next to|beside} {the|our} {house|hotel|inn|door|front door}, park {right|just} at the door, park with us, cars park {|for} {free|nothing}, park {|up} {your|the} {car|van|camper|campervan|motorhome|caravan|motorbike},
    leave {the|your} car, leave {the|your} {van|camper|motorhome} {with us|in our|here},
    parking, {|private} {car park|parking space|parking spot|parking lot|parking place|parking bay}~, carport~,
    parking on site
  `),
  free_parking:
    list(` {you|guests|everyone|everybody|cars|vans} {may |can |}park … {free of charge|for free|for nothing|without paying}, park {by|at|behind|outside|beside|near|on|in|under|next to|here|with us} {|… |… …} {free of charge|for free|for nothing|without paying},
    ,
    {car|cars} {sleep|stay|park|rest|stand}{|s} … … {free|for nothing|free of charge},
    {free|complimentary} {|private|on site|secure|outdoor|guest|covered} {parking|car park|parking space~|parking spot~},
    parking {|on site|for guests|at the house|spaces} {is|comes} {|completely|always} {free|complimentary|included|on us|on the house|free of charge},
    park {|your car|the car} {|here|with us} for {free|nothing}, park {|your car|the car} free of charge
  `),
  underground_parking: list(`
    underground {parking|car park|garage|parking garage}~, basement garage~, {garage|parking garage}~
  `),
  valet_parking: ['valet {|parking|service}~', '{car|parking} valet~'],
  ev_charging: list(` {power|electricity|current} for {your|the} {|electric|e} {car|vehicle},
    ,
    {ev|e car|electric car|electric vehicle|car|vehicle} {charging|charger~|charge point~} {|station~|point~|bay~|spot~},
    charg^ {your|the} {|electric|e} {car|vehicle}, {plug|plugs} in {your|the} {|electric} car, {e|electric} car~ charge, charging {station|point|bay|post}~, {charg^|recharg^|top^ up|topping up} {your|the|an|a} {|electric|e} {car|vehicle|ev}, wallbox~, charge {|your} {electric|e} {car|vehicle}, supercharger~
  `),
  airport_shuttle: list(`
    {airport|hotel} {shuttle|transfer|pick up|limousine} {|service|bus}~,
    {shuttle|transfer}~ {|bus} {to|from|to and from} {|the} airport, shuttle {service|bus}~, shuttle~, courtesy bus~,
    {pick|picks} {you|guests|our guests} up {from|at} {|the} {airport|station}, {collect|collects|meet|meets|fetch} {you|guests} {from|at} the {airport|station|terminal}
  `),
  pet_friendly:
    list(` four legged … {are|is} {|also|just as|always|very} welcome, four {paws|legs|legged ones} {are|is} {|also|just as|always|very|equally|as} welcome, {accept|take|allow|admit} animals, animals {are|} {|not|never} {welcome|allowed|accepted|admitted|permitted},
    {pets|dogs} {welcome|allowed|accepted},
    {pet|dog} friendly,
    {pet|dog|cat|four legged friend|four legged guest}~ {|of any size|of all sizes} {are|is} {|very|most|always|warmly|more than} welcome,
    pet~ {are} {allowed|accepted}, dog~ {are|is} {allowed|accepted}, dog~ of … kg are welcome,
    we {|do} {welcome|accept|love} {pet|dog}~, bring {|along} {|your} {dog|pet}~,
    dogs up to, pets
  `),
};
