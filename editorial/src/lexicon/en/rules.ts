/** English for what bends a claim: negation, prices, hours, years, praise, promises and idioms. */

import type { LanguagePack, Phrases } from '#lexicon/language-pack.ts';
import { list } from '#lexicon/list.ts';

export const roles: LanguagePack['roles'] = {
  at: ['at', 'around', 'about'],
  from: list(`
    from, as of, starting at, starts at, start at, begins at, begin at, as early as, between, since
  `),
  until: list(`until, as late as, till, til, by, before, no later than, to, up to, up until`),
  opens: [
    'open^',
    'opening',
    'start^',
    'begin^',
    'is served from',
    'kicks off',
    '{get|gets} {going|started|under way}',
    'available from',
    'ready from',
    'wakes',
  ],
  closes: [
    '{is|are|gets} {cleared|packed|taken|put} {|away|up|in}',
    '{clear|clears} {|it} away',
    'clos^',
    'closing',
    'shut^',
    'end^',
    'last {orders|call|admission|entry|round}',
    'finish^',
    'stops',
    'light~ {go|goes|are|is} {out|off}',
    '{lock|locks|locked} up',
    '{wind|winds} down',
    '{call|calls} it a {day|night}',
    '{turn|turns|switch|switches|put|puts} {|off|out} {the|its|our} light~ {|off|out|down}',
    '{turn|turns|switch|switches} off',
    '{dim|dims} {the|its} lights',
    '{go|goes} {dark|to bed}',
  ],
};

export const years: LanguagePack['years'] = {
  built: list(` goes back to, go back to, dates to, façade from, origins in,
    built, was built, went up, erected, constructed, dates from, dates back to, dating from, from the year,
    stands since, standing {|here|proudly|firm} since, has stood {|here} since, completed, raised, {walls|house|building|façade|facade|stone|stones|beams} {is|are} {|pure|all|from|of|circa}, {walls|house|building|façade|facade|stone|stones|beams|timbers|rafters} {pure|from|of|circa}, {is|are} {of|circa}, put up, laid, dug, hewn, set up in, building from, laid the first stone, foundation stone, first stone, cornerstone, came into being, took shape, {was|were} finished, finished in, sprang up, carved, timbered, under roof, topped out, construction
  `),
  opened: list(`
    {guests|visitors|travellers} {|ever} since, opened, did … open, founded, established, first guests, welcomed, welcoming, opened {its|our|the} doors, in business,
    host^ guests, family run, taking in {|paying} guests, taken in guests, opened as, first opened, {opened|raised|lit|unlocked} … … for the first time, began life as, {became|turned into|converted into|made into} {a|an|the|our} {hotel|inn|hostel|guesthouse|guest house|b&b|lodge|retreat|resort}, in operation, up and running, {first|paying} {guest|guests|travellers|visitors}, trading, checked in, {|in the} hotel business, been running, sheltered, sheltering, putting up {guests|travellers}, throws open, threw open, has been a hotel, hosting, looking after, inaugurated, run by, greeting, receiving,
    opening
  `),
  renovated:
    list(` fresh coat of, makeover, facelift, done up, overhauled, given a new look, rebuilt inside, top to bottom,
    refit, refurb, revamp, {last|latest|major|thorough|full} {|major|big} {overhaul|modernisation|restoration|refresh|upgrade|rebuild},
    renovated, refurbished, restored, redesigned, overhaul, brought up to date, spruced up, last touched, reworked, rejuvenated, brand new look, reimagined, restyled, refitted, gutted, freshened up, modernised, modernized, remodelled, redone, renovation,
    refurbishment, revamped, refreshed, redecorated
  `),
  since: ['since', 'ever since'],
  centuries: ['century', 'centuries', 'decade~', 'years', 'years old', 'years ago'],
};

export const prices: LanguagePack['prices'] = {
  free: list(` free of any charge, with no charge, not a {cent|penny|thing} to pay, without spending {|so much as} {a|one} {cent|penny|euro}, at our expense, {nobody|no one} {pays|has to pay}, {you|guests} {|will|never|won t|do not|don t} pay {nothing|a {cent|penny|thing}}, without paying, not {pay|pay you} … {cent|penny|thing} for, {won t|will not|never} pay {|a|a single|one} {|single} {cent|penny|thing|extra} for, {there is|there s|we ask|we make|we take|for} no {|extra|additional|separate} {fee|charge|surcharge|supplement} for,
    free, free of charge, for free, complimentary, at no {|extra|additional} {cost|charge}, gratis,
    costs … nothing, cost … nothing, {costs|cost} you nothing, {won t|will not|doesn t|does not} cost {you|} {anything|a thing}, {won t|will not|doesn t|does not} cost {you|} {a|a single} {penny|cent|euro|franc|pound|krone|crown|zloty|dime}, we {don t|do not|never} charge {for|}, nothing to pay, thrown in, our treat, without charge, no charge, {at|for} no {fee|surcharge|supplement|charge at all|charge whatsoever}, without {|any} {fee|surcharge|supplement|extra cost|additional charge}, on the house, without extra charge, no extra charge, at no extra charge,
    without {spending|paying|parting with|handing over|forking out} {anything|a thing|{a|one|a single} {penny|cent|euro|franc|rappen|pound|dime|krone|coin}}, {won t|will not|doesn t|does not} {set you back|cost you} {a thing|anything|{a|one|a single} {penny|cent|euro|franc|rappen|pound|dime|krone|coin}}, {is|are} {a|our} gift {|of the house|from us|from the house}, with our compliments, courtesy of the house, {leave|keep} your {wallet|purse} {in your pocket|at home|closed|shut}, for zero {euros|pounds|francs},
    on us, for nothing, {|absolutely|completely} free, gratis, free to {use|borrow|guests}, {yours|lent|provided|offered} {free|for free|for nothing|at no cost}, won t be charged, not charged {for|}
  `),
  paid: list(` {is|are} {charged|charged for|payable|chargeable|billed|invoiced}, {comes|come|available} {at|with|for} {a|an} {|small|extra|additional|daily} {supplement|fee|surcharge|charge}, at {a|an} {|small|modest|extra|additional} {supplement|surcharge|fee}, at {|an} {extra|additional} {cost|charge}, {against|on} payment, for {a|an} {|small|modest|little|extra|additional|nominal|daily} {fee|charge|supplement|surcharge}, {will|does|do} cost you {|extra}, {must|has to|have to|needs to|need to} be paid {|for}, {must|has to|have to} be paid {for|} {separately|extra}, not for free, not free of charge, {stays|remains|stay|remain} {payable|chargeable}, {is|are|gets|be} {charged|billed|added|settled|paid} {|for} {at check out|on departure|to your bill|to the bill|when you leave|on checkout|when you check out}, {appears|appear|ends up|end up|lands|land} on {your|the} bill, {is|are|gets|be} {|always|only} {charged|billed|invoiced} {per|by the|daily|nightly|hourly|separately|extra|on top|in addition|at the desk|to {your|the} room}, {charged|billed|invoiced} {separately|extra|on top|daily|nightly|hourly|in addition|per {|calendar} {day|night|hour|stay|week|device|load|person|use}|by the {day|hour|night|week|device|load|minute}}, {|is|are} payable {|extra|separately} {on {site|board|arrival|departure|top}|at {reception|the desk}|in cash|to the driver}, to be paid {for|} {separately|extra|on top}, {parking|pet|dog} {fee|charge}~, paid parking, paid for separately, {is|are} paid for separately, we charge {a|an|} {|small|modest|daily|extra} {fee|supplement|surcharge|charge} for, {cost|costs} extra, {cost|costs} {a|an} {|small|modest|little|extra} {fee|charge|supplement|surcharge}, {is|are} {hired|rented} {out|} {separately|extra}, {fee|charge|surcharge|supplement} {applies|apply}, {you|guests} pay {extra|on top} for,
    for a {|small|modest|daily} {fee|charge}, at {an extra|a|extra|an additional} {cost|charge|fee},
    at a surcharge, chargeable, charged {separately|extra}, is extra, costs extra, subject to a fee, not included,
    for a surcharge, are extra, {pay|pays|paid|paying} {|a little|a bit|something} extra {|for}, {pay|pays} {a|an} {|small|extra} {fee|charge|supplement} for, {is|are} not {free|complimentary|on the house}, {isn t|aren t} {free|complimentary|on the house}, {carry|carries|incur|incurs} {a|an} {|small|modest|extra} {fee|charge|supplement|surcharge}, {comes|come} at {a|an} {|extra|additional} {price|cost|charge}, {a|an} {|small|extra|daily} {fee|charge|supplement} applies, charged {as an extra|by the {hour|day|night|minute}|on top}, {costs|cost} {|you} {a little|a bit|something} {|extra|more}, {goes|go|put} on {the|your} bill, {you|guests} pay for, {we|you} {|do|do gladly|gladly} charge {|a little|something|extra} for, {there is|there s|we ask|we make|we take} {a|an} {|small|modest|little|extra|additional|nominal} {charge|fee|supplement|surcharge} for, {a|an} {|small|modest|little|extra|additional|nominal} {charge|fee|supplement|surcharge} is {asked|due|charged|levied|payable}, {comes|come|available} {at|for} {a|an} {small|modest|little|nominal} {price|cost|charge|fee|supplement}
  `),
  included: list(`
    {is|are|comes|come} included, included {|in the {price|rate|room rate}}, includes, including, inclusive,
    part of the {|room|daily} {price|rate|deal|stay}, {is|are} {|all|naturally|of course} part of {the|your|our} package, {comes|come} with {the|every|each|your|any} {room|bed|stay|night|rate|key|booking}, included in every {stay|night|rate}, covered by the {rate|price}
  `),
};

export const fillers =
  'a an any the our own of its single on site private real actual traditional classic dedicated separate public'.split(
    ' ',
  );

export const negation: LanguagePack['negation'] = {
  before:
    list(` {cannot|can t|can not|are unable to|are not able to} {offer|provide|promise|give} {you|our guests|our guests with} {|a|any},
    none of {the|our|its} {rooms|suites|apartments|cabins|bedrooms} {is|are|has|have|comes with|come with}, no {room|suite|bedroom|apartment|cabin} {is|has|comes with|offers}, no, without, neither, {you|guests|nobody} {will not|won t|cannot|can t|will never} find, nor, not, lack^, lacks, lacking, minus,
    {do|does|did} not {have|offer|provide|run|keep|accept|allow|take|serve}, didn t {have|offer|provide},
    don t {have|offer|provide|accept|allow|take|serve}, doesn t {have|offer|provide|accept|allow|serve},
    {do not|don t|doesn t} do, do not {have|offer|accept|allow|take|serve}, does not {have|offer|accept|allow|serve}, there is no,
    there s no, there are no, there isn t, there is not, have no, has no, we ve no, is no, can t offer,
    cannot offer, {cannot|can t|can not} {have|take|accept|host|house|welcome|accommodate|allow|receive}, instead of, rather than, zero
  `),
  after:
    list(` in vain, there {is|are} not, {is|are} {one thing|the one thing|something} we {do not|don t} {have|offer|do}, {is|are} {one thing|something} {you won t|you will not} find, {cannot|can t|can not} {|unfortunately|sadly|alas} be {offered|accepted|admitted|accommodated|permitted|taken in}, must be left at home, not {available|offered|allowed|permitted|admitted|on site|provided},
    ,
    {is|are} {not|no longer|unfortunately not|sadly not|never} {available|offered|provided|allowed|permitted|accepted|welcome|admitted|possible|included|there|staffed|manned},
    {is|are} {|politely|kindly|sadly|regretfully} {declined|refused|turned away|banned|barred}, {isn t|aren t} {available|offered|provided|allowed|permitted|accepted|welcome|staffed|possible},
    {cannot|can t|may not|are not to} {join|come|stay|visit}, {is|are} missing, {do|does} not exist, must stay at home, {must|should|have to|need to|are asked to} {|please|sadly} {stay|remain|wait|sleep} {ashore|at home|outside|behind|elsewhere|in the car|on land}, {stay|stays|remain} {at home|outside|out}, have to stay at home,
    {isn t|aren t|is not|are not} {our|on offer}, we do not have, we don t have, we do not offer,
    you will not find here, there {isn t|is not} {one|any}, there {is|are} none, we have none
  `),
  cancelled: list(`
    not only, not just, no {matter|need|reason|doubt|problem}, nothing but,
    no {room|bedroom|suite|apartment} without, never without, not far from, no better, not merely, no more than,
    no fewer than, no less than, no other, not to mention, no sooner, no extra
  `),
};

export const stars: LanguagePack['stars'] = {
  noun: ['star~', 'starred'],
  sky: list(`
    sky, skies, night, under {the|a}, above, twinkl^, shooting, look^ up, count^, overhead, milky way, movie,
    film, rock, pop, of the show, michelin, review, rating~ by, the size of, shine, shining, heaven, gaze,
    christmas, straw, paper
  `),
};

export const superlatives: LanguagePack['superlatives'] = {
  unrivalled: list(
    `no {|other} {hotel|house|inn|hostel|resort|lodge|castle|spa|estate|place|address|restaurant|bar|beach|pool}, no other {hut|refuge|farm|farmhouse|bothy|cottage|chalet|campsite|guesthouse|villa|riad|finca|garden|terrace|pub|barn|mill|palace|cabin|cabins}, no … {hotel|hostel|inn|resort|lodge|spa|restaurant}, nowhere {|else}`,
  ),
  words: list(`
    best, finest, largest, biggest, oldest, highest, cheapest, smallest, tallest, greatest, quietest, longest,
    nicest, cosiest, coziest, friendliest, newest, most, only, leading, number one, top, fastest, grandest,
    loveliest, prettiest, closest, nearest, youngest, warmest, sunniest, hippest, coolest, first, lowest, widest,
    *est, *ernmost, innermost, foremost, deepest, unrivalled, safest, cleanest, tastiest, greenest, central, unbeatable
  `),
  sets: list(`
    ,
    in {|the} {town|city|region|country|world|area|alps|valley|district|neighbourhood|neighborhood|old town|village|state|county|centre|center|bay|medina|canton|quarter|parish|harbour|port|lagoon|archipelago|peninsula|province|capital|north|south|east|west},
    of {|the} {town|city|region|country|world|area|alps|valley|coast|district|island|village|lake|medina|canton|bay|harbour|province|capital},
    on the {lake|coast|island|market|river|riviera|seafront|waterfront|beach|baltic|bay|fjord|lagoon|square|quay|canal|peninsula|promenade|shore|strip|loch|estuary|marina|mountain}, {on|of|along|in} the … {coast|riviera|peninsula|plain|isles|islands|hills|moors|alps|valley|lakes|border|archipelago|highlands}, {of|in} the {county|republic|kingdom|nation|principality|commune|municipality|land|realm|hemisphere|continent|peninsula|archipelago}, anywhere, far and wide,
    for miles around, in all of, in the whole, worldwide, nationwide, in europe, in germany, in austria,
    in spain, in france, in italy, in switzerland, in portugal, around the lake, in the entire, this side of
  `),
};

export const green: Phrases = {
  biodynamic: list(`biodynamic, biodynamically`),
  pesticide_free: list(`pesticide free, {no|without|free of|zero} {pesticide|herbicide}~`),
  water_saving: list(`water saving, low flow {tap|shower|toilet}~`),
  trees_planted: list(
    `{for|with} {every|each} {booking|stay|guest|night|reservation} … … {plant|plants|planted} {a|one} tree, {plant|plants} {a|one} tree {for|with} {every|each}, {a|one} tree {for|with} {every|each} {booking|stay|guest|night|reservation}`,
  ),
  fair_trade: list(`fair trade, fairtrade`),
  composted: list(
    `we compost, compost {all|our|every|everything}, {scraps|waste|leftovers|peelings} {is|are|gets|goes} … {composted|compost|compost heap}, {waste|scraps} composted`,
  ),
  passive_house: list(
    `passive house, plus energy {house|building}, energy plus {house|building}, {zero|low} energy {house|building|hotel}, passivhaus`,
  ),
  sustainable: list(`
    sustainable {|hotel|house|stay|tourism|travel|holiday~|resort|building|living|choice|way}~, sustainability,
    sustainably {run|built|managed}
  `),
  eco_friendly: list(`
    {eco|environmentally|climate|planet|earth|nature} friendly, eco {hotel|conscious|resort|lodge|certified},
    ecological, ecologically, environmentally {responsible|conscious|sound}, good for the planet,
    kind to the planet, planet positive, nature positive
  `),
  climate_neutral:
    list(` we offset {every|each|all|your} {|single} {stay|night|guest|booking|journey}~, {every|each} {|single} {stay|night} … {is|are} offset, {no|zero|without {a|any}} {|net} {carbon|co2} footprint, carbon footprint {of|is} zero, {no|without a} … carbon footprint,
    {climate|carbon|co2} {neutral|positive|negative|free}, {climate|carbon} neutrality, net zero,
    zero {emission|carbon|waste}~, {produces|produce|makes|leaves} no {waste|rubbish|emissions}, emission free, emissions free, co2 compensated,
    {carbon|co2|climate} {offset|offsetting|compensated}
  `),
  green_hotel: ['green {hotel|house|stay|tourism|holiday}~', 'greenest'],
  renewable_energy:
    list(` green {energy|electricity|power|current}, {kilowatt|watt|electricity|power|current|energy} … {is|runs} green, self sufficient in {energy|electricity|power}, {generate|generates|produce|produces|make|makes} {|all} {our|its} {|own} {electricity|power|energy}, energy independent, {our|its} own {electricity|power} {|is|from}, {energy|energetically} self sufficient, off grid, {runs|run|works|powered|heated} {|entirely|wholly|solely|exclusively|purely|completely|only|almost entirely|fully|mostly} {on|by|with} {|pure|our own|its own|nothing but} {solar|green|hydro|geothermal|sun|sunlight|sunshine}, wind turbine~, heat pump~,
    {entirely|wholly|purely|fully|completely} {solar|renewable} {energy|power|electricity}, renewable {energy|energies|electricity|power|source~}, renewables, hydropower, hydroelectric~, geothermal, biomass, solar power~, {100|hundred} % {green|renewable},
    runs on {solar|wind}, powered by {the sun|solar|wind|hydropower}, {power|electricity|energy} … {is|comes} … {solar|green|renewable|from the sun}, {power|electricity|energy} … … {from|by} the sun, solar powered, solar panels, solar {energy|electricity|roof}, photovoltaic~, photovoltaics
  `),
  wind_power: list(` {hotel|house|inn|lodge|hostel|resort|we} {is|are|} powered … … by {|the} wind,
    {runs|run|works|powered|heated} {|entirely|wholly|solely|exclusively|purely|completely|only|fully|mostly} {on|by|with} {|pure|our own|its own|nothing but} wind {|power}, {electricity|power|energy} … wind power, {100|hundred} % wind {power|energy}
  `),
  organic:
    list(` organic {cotton|linen|bed linen|wool|soap|toiletries|cosmetics}, organically grown, {entirely|completely|wholly|purely|exclusively|certified|strictly} organic,
    organic {breakfast|food|produce|ingredients|farm|kitchen|restaurant|buffet|products|hotel|menu|wine~|vineyard~|vegetable~|fruit|orchard~|garden~|eggs|bread|milk|herbs|olive oil|coffee},
    {100|hundred} % organic, fully organic, {is|are|strictly|purely|everything} organic, all organic
  `),
  recycled: [
    '{furniture|chairs|tables|beds|shelves} … {recycled|reclaimed|salvaged|upcycled} {wood|timber|material~}',
    'made {of|from|out of} {reclaimed|salvaged|upcycled} {wood|timber|material~}',
    'recycled {paper|plastic|wood|material|materials|glass|cotton|water}',
    '{fully|entirely|completely|%|made of|made from} recycled',
  ],
  plastic_free: [
    'plastic free',
    '{there is|there s|we use|we serve|use|uses|with} no plastic',
    'no plastic {waste|bottle~|packaging|cup~|straw~|anywhere|here|at all|in|on|and|or|whatsoever|whatever}',
    'zero plastic',
    'no single use plastic~',
    'without single use plastic~',
    'free of plastic',
  ],
  biodegradable: ['biodegradable'],
};

export const awards: Phrases = {
  michelin: ['michelin {|green|red} {star|key|starred|guide}~', 'bib gourmand'],
  rosettes: ['aa rosette~', '{one|two|three|four|five} rosette {restaurant|kitchen|menu|dinner|cooking}'],
  gault_millau: ['gault {|and|et|&} millau'],
  travellers_choice: ['{traveller|traveler}~ {s |}choice~ {|award|hostel|hotel|best of the best}~'],
  hotel_of_the_year: [
    '{hotel|inn|guesthouse|hostel|farmhouse|farm|farm stay|hut|mountain hut|camping|campground|glamping site|holiday park|eco lodge|cottage|castle|country house|boutique hotel|budget hotel|meeting hotel|conference hotel|business hotel|wedding venue|marina|golf course|vineyard|wine estate|brewery|café|bistro|breakfast|aparthotel|serviced apartments|ski hotel|beach hotel|city hotel|spa hotel|wellness hotel|family hotel|houseboat|ship|convent|monastery|guesthouse|guest house|b and b|b&b|bed and breakfast|campsite|resort|spa|restaurant|lodge|motel|hideaway|retreat|pub|winery|bar|venue|newcomer|host|chef|employer|property} of the year',
  ],
  hostel_of_the_year: ['hostel of the year'],
  hotel_award: list(`
    {hotel|spa|travel|design|hospitality|tourism|wine|restaurant|architecture|sustainability} {award|prize}~
  `),
};
export const prized = ['award~', 'award winning', 'prize winning', 'multi award winning', 'prizewinner~'];
export const certified = list(`
  certified, certificate~, certification~, eco label~, ecolabel~, accredited, seal, carry the, label
`);

export const locating = list(`
  {just|right} outside,
  in, on the {|sunny|little} {island|isle} of,
  in {the heart|the centre|the center|the middle|downtown|central|old|historic|sunny|beautiful|the old town|the city} of,
  in {downtown|central|old|historic|sunny|beautiful|lovely}, heart of, welcome to, centre of, center of, stay in,
  {market|streets|lanes|alleys|port|harbour|walls|gates|squares|old town|cathedral|station} of, middle of, hotel in, visit to, city of, here in, at home in, streets of, rooftops of, night in, discover,
  explore
`);
export const anchoring = list(`
  in the {heart|centre|center|middle|middle of the old town|old town|outskirts} of, {at|on} the {edge|gates|outskirts} of,
  welcome to, {welcome|welcomes|welcoming|invite|invites} … to, escape to, {are|re} at home in, {high|perched|just} above, {find|found|join|visit} us in, {train|bus|ferry|tram} {to|into} … where, {greetings|hello|hi|good morning|good evening|good night|postcards|a postcard|news} from, {greetings|hello|good morning} from the {hills|shores|rooftops|banks|beach|heart} of, wake up in, a slice of, right in
`);
export const elsewhere = list(`
  nearest, up the hill, down the road, closest,
  in town, around the corner, nearby, near by, next door,
  in the {city|old town|neighbourhood|neighborhood|area|village|town|quarter|street~|port|harbour|lanes|surrounding},
  of the {city|old town|town|quarter|neighbourhood|village|harbour|port}, the city s, the town s,
  across the {street|road|square}, opposite, local, along the, around the, away, from door to door, outside,
  in the world, other, elsewhere, crawl, hopping, through the, all over, every corner, festival, market, fair,
  public, municipal, city, town, street, streets, square
`);
export const own = list(`
  our, we, us, on site, in house, hotel, hotel s, house, hostel, inn, guests, downstairs, upstairs, your room,
  in room, villa, lodge, resort, own, yours
`);

export const situating = list(`
  {takes|take|taking|took} place, {is|are|being|be} {held|staged|celebrated|hosted} {|annually|again},
  {is|are} {located|situated|based|set}, {is|are} in, stands in, lies in, sits in, is back in, comes to, returns to, {begins|begin|starts|start|opens|kicks off|launches|meets|gathers|convenes} {in|at},
  {happens|unfolds|lands|anchors|resounds|docks|moors} {in|at}, {drops|casts} anchor {in|at}, {sets|pitches} up {|camp|shop} {in|at}, {rolls|sails|marches} into, takes over
`);
export const placing: LanguagePack['placing'] = {
  before: ['in', 'at', 'to'],
  noPlaces: list(`
    advent, lent, easter, christmas, spring, summer, autumn, winter, ramadan, english, german, french, spanish,
    italian, hall, room, building, studio, stage, tent, gate, block, arena, church, europe, phase, part, person
  `),
};

export const asking = list(
  `is there, are there, will there be, do {you|the|we|all|any}, did, does {it|every|each|any|your}, has the, have {you|the}, is it, can {you|my|our|guests}, may {my|our}, will {i|we|it|the}, does the, can i, can we, may i, may we, how {far|much|many|long|do}, where {is|can|do}, when {does|do|is|did|was|were|can|may|must|will}, what {time|does|do|did|year}, at what, which, is the, are the, is {breakfast|parking|wi fi|wifi}, are {pets|dogs|children}`,
);
export const howMany = list(`how many, number of`);
export const noes = list(
  `no, {unfortunately|sadly|alas|sorry} {no|not}, i am afraid not, unfortunately, sorry, sadly, not`,
);
