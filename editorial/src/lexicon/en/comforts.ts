/** What English calls rooms, comforts and the rest of a house. */
import type { Phrases } from '#lexicon/language-pack.ts';
import { list } from '#lexicon/list.ts';

export const comforts: Phrases = {
  not_accessible: list(
    `not {|really|sadly|very|quite} {suitable|suited|accessible|fit|made|equipped} for {|guests in} wheelchair~, not wheelchair {accessible|friendly}, wheelchair~ {cannot|can t} {get in|get around|enter|pass}, unsuitable for wheelchair~`,
  ),
  no_parking: list(
    `nowhere to {park|leave {your|the} car}, no {room|space|place} {to park|for cars|for {your|the} car}, {you|guests} {cannot|can t} park {here|at the house|with us|at the hotel}`,
  ),
  no_wifi: list(`{no|without|any} internet, don t have {internet|wifi}, {internet|wi fi|wifi} free {house|zone|hotel}`),
  no_pets: list(
    `{pet|dog} free, {animal} free {|house|hotel|inn|zone|property|accommodation}, a house without {pets|animals}, free of {pets|animals}, {do not|don t|cannot|never} {accept|take|allow|admit|welcome|host} {|any} {pets|dogs|animals}`,
  ),
  all_ages: list(`
    {kids|children|guests|families|people|visitors} of {all|any|every} {age|ages}, {baby|babies|infants|toddlers|newborns} {are|is} {|always|very|most|especially|warmly|more than|just as} welcome,
    {welcome|welcomes|welcoming} {baby|babies|infants|toddlers|guests of all ages}, {from|for} {babies|the smallest|nought} to {grandparents|ninety nine|99}, no {minimum age|age limit}
  `),
  children_welcome: list(
    `
    {kids|children|little ones|families|teenagers|youngsters} {with {young|small|little} {children|kids}|with {children|kids|toddlers|babies}|} {are|is} {|always|very|most|especially|warmly|more than|just as|as} welcome,
    {we|and|we also|we love to|happily|gladly} {welcome|welcoming|have|host} {|young|small} {children|kids|families|toddlers|little ones}, {children|families|kids|toddlers} welcome,
    {families|families with children|families with toddlers|toddlers|babies|small children} … {feel|are} {|right} at home, {bring|bring along} {the|your} {|whole} {kids|children|little ones|family}, {perfect|ideal|made|great|good|fun} for {families|children|kids|the whole family|young families}, {family|child|kid|children} friendly {|hotel|house|place|resort}, young and old {|alike}, {kids|children} {stay|sleep|love|play|splash}`,
  ),
  ski_shuttle: list(
    `shuttle~, {ski|slope} {bus|shuttle}~, {free|complimentary|} shuttle~ to the {slopes|lifts|pistes|piste}`,
  ),
  family_rooms: ['family {|friendly} {room|suite|apartment|bedroom}~', 'rooms for families'],
  kids_club: [
    '{kids|children|little ones} have {a|their own} club {|of their own}',
    '{kids|kid s|children s|childrens|mini|junior} club~',
  ],
  playground: ['{|adventure|children s|outdoor} playground~', 'play {area|park}~'],
  babysitting: ['{babysitting|baby sitting|childcare|child care} {|service}~', 'babysitter~', 'nanny {|service}'],
  accessible_rooms: list(`
    {accessible|barrier free|wheelchair {accessible|friendly}} {|guest} {room|bedroom|suite|bathroom}~,
    rooms for wheelchair users
  `),
  step_free_access: list(`
    step free {|access|entrance|throughout}, {barrier free|wheelchair} {access|accessible}, wheelchair ramp~,
    without a single step, accessible entrance
  `),
  elevator: ['{passenger|guest|glass|} {lift|elevator}~'],
  air_conditioning: list(`
    air conditioning, air conditioned, air con, air conditioner~, climate control~, {cooled|climatised} rooms,
    ac unit~
  `),
  heating: ['{underfloor|floor|central} heating', 'heated floor~', 'heating'],
  soundproofing: list(`
    {soundproof|sound proof|soundproofed|noise insulated} {|room|window|bedroom|wall|door}~, soundproofing,
    triple glazed {|window~}
  `),
  balcony: ['{|private|own|french} {balcony|balconies|loggia~}', 'private terrace~'],
  sea_view: list(`
    {sea|ocean} view~, {|a} view~ {of|over|across|onto|out to} {|the} {|open} {sea|ocean}, {sea|ocean} facing,
    {overlook~|overlooking} the {sea|ocean}, sea front room~, look out {on|over|to} the {sea|ocean}
  `),
  lake_view: list(`
    lake view~, view~ {of|over|across|onto} the lake, overlooking the lake,
    lake facing {room|suite|balcony|terrace}~
  `),
  city_view: list(`
    city view~, {view|panorama}~ {of|over|across} {|all of} the {|whole} {city|town|rooftops|old town|skyline},
    skyline view~, overlooking the {city|town|rooftops}
  `),
  mountain_view: list(`
    {mountain|alpine|alps|peak} {view|panorama}~,
    view~ {of|over|across|onto|to} the {mountains|alps|peaks|summits}, overlooking the {mountains|alps|peaks}
  `),
  garden_view: ['garden view~', 'view~ {of|over|onto|into} {the|our} {garden|park}', 'overlooking the garden~'],
  beachfront: list(`
    {beachfront|beach front}, {right|directly|straight} on the beach, on the beachfront, direct beach access,
    direct access to the beach
  `),
  private_beach: list(` beach belongs to {the {hotel|house|inn|resort}|us|our guests},
    {private|own} {|sandy|pebble|lake|hotel|stretch of} beach~, private {|sandy} stretch of beach,
    beach of our own, hotel s own beach
  `),
  garden: ['{|rose|herb|hotel|palm|walled|quiet|kitchen|vegetable} garden~', 'gardens', 'orchard~', 'parkland'],
  terrace: list(`
    {|sun|garden|lake|lakeside|dining|wooden|quiet|sunny|stone|sea} {terrace|sun deck|patio}~, deck terrace
  `),
  rooftop_terrace: list(`
    {rooftop|roof top|roof} {terrace|deck|garden|patio|lounge}~, terrace~ on the roof {|top},
    terrace on the rooftop, rooftop
  `),
  fireplace: list(` {fire|flames|log~} … in the {hearth|grate}, {in|by|beside|around} our hearth,
    {|open|log|wood|lobby} {fireplace|fire place|log fire|wood fire|wood burner|open fire}~, by the open hearth
  `),
  library: ['{|hotel|house} {library|libraries}', 'reading room~'],
  coworking: ['{coworking|co working} {|space|area|desk|room}~', 'work lounge~'],
  meeting_rooms: list(`
    {meeting|conference|seminar|board|function|event|breakout} {room|space|facility|facilities|suite}~,
    boardroom~, conference {centre|center}~
  `),
  ballroom: ['{ballroom|ball room|banquet hall|banqueting hall}~'],
  wedding_venue:
    list(` {celebrate|hold|throw|host|plan} {your|a|their} wedding {|day|party|reception} {|right} {here|with us|at ours|in our|in the},
    wedding {venue|location|chapel|hall|reception~|package~|party|parties}~, weddings,
    get married {|here|with us|in our}, wedding~ for up to, civil {ceremon{y|ies}|wedding~|marriage~}, {licensed|licence} for weddings
  `),
  concierge: ['concierge~ {|service|desk|team}'],
  reception_24h: list(` {someone|somebody} is at {|the|our} {reception|front desk} day and night,
    {24 hour~|24h|twenty four hour} {|front desk|reception|check in}, round the clock {front desk|reception|check in|service},
    {reception|front desk} {|is|s} {|staffed|open|manned|there|there for you|on duty|available} {24 hours|twenty four hours|24h|around the clock|round the clock|day and night|all night|at any hour|24 7|at all hours|through the night|all day and night|day or night},
    {reception|front desk|desk} … {never closes|never sleeps},
    {someone|somebody|one of us|a person|a human} is {at|on|behind} {the|our} {|front|reception} {desk|reception} … {24 hours|twenty four hours|24h|around the clock|round the clock|day and night|all night|at any hour|24 7|at all hours|through the night},
    {at|on|behind} {the|our} {|front|reception} {desk|reception} … {24 hours|twenty four hours|around the clock|round the clock|day and night|all night|24 7|at all hours|through the night},
    {desk|lobby} is {staffed|open|manned|attended} {24 hours|around the clock|round the clock|day and night|all night|24 7|at all hours|through the night},
    {staffed|manned|attended|open} {around the clock|round the clock|day and night|24 hours a day|24 7|at all hours|through the night}, night {porter|manager|reception|receptionist}~,
    {check in|arrive|arrivals|arrival} {|is possible|possible} {at any hour|at any time|24 hours a day|around the clock|round the clock|day or night|day and night}
  `),
  reception_closed: list(`
    {there is nobody|there s nobody|there is no one|there s no one|there is no staff|nobody is|no one is|nobody sits|no one sits} {at|on|behind} {|the|our} {reception|front desk|desk},
    {nobody|no one|no staff} {at|on|behind} {|the|our} {reception|front desk|desk} {after|overnight|at night|from|until|before},
    {reception|front desk|desk} {is|s} {|usually|then} {unstaffed|unmanned|not staffed|not manned|empty|deserted|closed} {|… |… …} {night|overnight|midnight},
    {reception|front desk|desk} {closes|shuts|goes home|sleeps} {|… |… …} {night|overnight|midnight}, no night {reception|porter|staff}, {|the|our} {front |}{door|doors} {is|are} locked {at|from|after|by} midnight,
    {overnight|at night|after midnight|by night} {|the|our} {reception|front desk|desk} is {unstaffed|unmanned|not staffed|not manned|empty|closed}
  `),
  reception: ['{reception desk|front desk|reception}~'],
  luggage_storage: list(` {look after|mind|guard|store} your {luggage|bags|suitcases|cases|backpack~|rucksack~},
    {luggage|baggage|bag} {storage|room|store|hold|lockers},
    {store|leave} your {luggage|bags|suitcases|cases|baggage}, left luggage
  `),
  laundry: [
    '{give|hand|leave} us your {washing|laundry|shirts}',
    '{we|gladly} {wash|launder} your {clothes|shirts|things|socks|washing}',
    'we do {your|the} {ironing|washing|laundry}',
    'laundry {|service|room|facilities}',
    'laundrette~',
    'launderette~',
    'guest laundry',
  ],
  dry_cleaning: ['dry cleaning', 'dry cleaner~', 'dry cleaned'],
  bicycle_rental: list(` our {|own} {|city|hire|house|loan|touring|electric|e} {bike|bicycle}~,
    {bicycle|bike|e bike|cycle|city bike} {rental|hire|lending}~,
    {rent|hire|borrow} {|out} {|a|an|our|your|one of our} {|e} {bike|bicycle|cycle}~,
    {bikes|bicycles} {to|for} {rent|hire|borrow|guests}, rental {bike|bicycle}~, loan bikes
  `),
  ski_storage: list(`
    ski {room|storage|locker|cellar|depot|and boot room}~, boot {room|warmer|dryer}~, heated ski room~
  `),
  ski_in_ski_out:
    list(` ski {|straight|right|from the {slope|piste|lift}} {|straight|right|back} {to|up to} {the|our|your} {|front|hotel|very} door, {out of|from} {the|our|your} {|front|hotel} door {|straight|right|directly} {onto|on to} the {piste|slope}~,
    ski in ski out, ski in and ski out, ski in, ski to the door, directly on the {piste|slope}~, piste side, {slope|piste|run}~ {|start|starts|begin|begins|end|ends|stop|stops|finish|finishes} {|right|just|directly} {at|outside|by} {our|your|the} {|front|back} {door|doorstep|terrace}
  `),
  golf_course: [
    '{improve|work on|polish|lower|play to} {your|their|his|her} handicap',
    'tee^ off',
    'teeing off',
    '{golf course|golf links|putting green|driving range|hole course}~',
    'nine hole course',
  ],
  tennis_court: ['play tennis', 'game of tennis', '{tennis|clay|hard} court~', 'courts for tennis', 'padel court~'],
  casino: ['casino~'],
  nightclub: ['{nightclub|night club|discotheque|disco}~'],
  live_music: list(`
    live {|jazz|piano|acoustic} {music|band~|concert~|jazz|piano|dj~}, {jazz|piano} evening~, house concerts,
    pianist~, a dj {plays|spins|on}, dj~ {play|plays|spin|spins}, {band~|pianist|trio|quartet} {plays|play} live, {there s|there is} a dj
  `),
  non_smoking: list(`
    {non smoking|smoke free|no smoking} {|hotel|house|room|bedroom|property|throughout|building}~,
    smoking is not {allowed|permitted}, no smoking
  `),
  smoking_allowed: list(` {smokers|guests|you} {are {free|welcome|allowed}|may} … light up,
    smoke {wherever|where|anywhere} {|you}, smoking {is|s} {|also} {allowed|permitted|welcome|fine}, {you|guests|smokers} {may|can|are free to|are allowed to|are welcome to} smoke, {light|lights} up {a|your|that} {cigar|cigarette|pipe}, {you|guests|smokers} {may|can} {|happily} light up, smokers {|are} {|very|most} welcome
  `),
  smoking_rooms: [
    'smoking {room|bedroom|lounge|area}~',
    'smokers … {lounge|room|corner|salon}',
    'smoker s {lounge|room|corner}',
    'rooms for smokers',
    'cigar lounge~',
  ],
  safe: list(`
    {|room|in room|laptop|hotel|private} safe~ {in|for}, {in room|room|laptop} safe~, safe deposit box~, a safe,
    and safe
  `),
  minibar: ['minibar~', 'mini bar~'],
  coffee_machine: list(`
    {coffee|espresso|nespresso|capsule} {machine|maker}~, tea and coffee {making facilities|station|maker},
    nespresso
  `),
  bathtub: list(`
    {bathtub|bath tub|soaking tub|freestanding bath|free standing bath|roll top bath}~, tub for two,
    rooms with {|a} bath
  `),
  rain_shower: ['{|walk in} {rain shower|rainfall shower|rain head shower}~'],
  kitchenette: ['{kitchenette|kitchen corner|cooking facilities|pantry kitchen|fitted kitchen}~', 'own kitchen'],
  kitchen: ['{guest|shared|communal|fully equipped|equipped|common} {|guest} kitchen~'],
  washing_machine: ['{washing machine|washer dryer|washer}~'],
  adults_only: [
    '{do not|don t|cannot|can t|never} {take|accept|admit|host|welcome|receive} {|any} {children|kids}',
    '{only {accept|take|welcome}|{accept|take|welcome} only} {adults|grown ups}',
    '{18|16|eighteen|sixteen} or over',
    'over {18|16|eighteen|sixteen}',
    'adults only',
    '{only|strictly|exclusively|purely|reserved} for {adults|grown ups}',
    'no {children|kids} {allowed|please|accepted}',
    'adult~ only',
    'only for adults',
    'child free {hotel|house}',
    'no children under',
    '{children|kids} are not {admitted|allowed|accepted|welcome|permitted}',
    '{children|kids} stay at home',
    'for adults only',
  ],
  boat_mooring: list(`
    {|boat|private|own} mooring~, {boat|private} {jetty|jetties|landing stage|berth|dock|pier}~,
    our own {jetty|dock|pier|landing stage}, moor your boat, berths
  `),
  helipad: ['{helipad|heliport|helicopter pad|helicopter landing}~'],
  cinema: [
    'our {|own|little|small|tiny|private} cinema',
    '{house|in house} cinema',
    'cinema {in|of} {the|our} {house|hotel|cellar|basement|attic}',
    '{cinema|screening room} of {our|its} own',
    '{private|in house|hotel|own|home} {cinema|screening room|movie theatre}~',
    'screening room~',
  ],
  billiards: ['billiard~ {|table|room}~', 'pool table~', 'snooker table~'],
  table_tennis: ['table tennis', 'ping pong'],
  barbecue: ['{barbecue|bbq} {area|terrace|pit|grill}~', 'guest barbecue'],
  bowling: ['bowling alley~', '{skittle|bowling} alley~'],
  solarium: ['solarium~', 'tanning bed~'],
  climbing_wall: ['climbing wall~', 'boulder room~'],
  butler: ['butler {|service}~', 'personal butler~'],
  ice_rink: ['private ice rink', 'own ice rink'],
  bathrobes: ['{bathrobe|dressing gown}~'],
  water_slide: ['{water slide|waterslide|water park|aquapark}~'],
  executive_lounge: ['{executive|club} lounge~'],
  winter_garden: ['{winter garden|conservatory|orangery}~'],
  salt_room: ['salt {room|grotto|cave}~'],
  plunge_pool: ['{plunge pool|cold plunge|ice bath}~'],
};
