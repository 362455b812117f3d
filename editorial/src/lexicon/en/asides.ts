/** English for what is named and not claimed: wishes, other people's houses, what is gone, people's lives, and answers. */

import type { LanguagePack, Phrases } from '#lexicon/language-pack.ts';
import { list } from '#lexicon/list.ts';

export const asides: LanguagePack['asides'] = {
  unreal: list(`
    {treat|treats|treated|regard|regards|regarded} … as {a|an|the|his|her|their|our}, {treat|treats|treated|regard|regards|regarded} … … as {a|an|the|his|her|their|our}, {mistake|mistakes|mistook} … … for {a|an|the|our},
    {as|like} {in|at},
    is the only, what {the|a|an}, what the … is to,
    if {only|} we had, had we, if we {ever|} {built|opened|owned}, if there were, were there, i wish, we wish,
    {we|we ve} {always|once|often|never} {dreamed|dreamt|thought} of, {we|he|she|they} {considered|toyed with},
    i {asked|hoped|wished|longed|looked|searched|prayed|wanted|dreamed|dreamt} {for|of|}, {asked|ask|asks|asking|begged|begs|prayed} {us|me|him|her|them|} for, looking for {a|an}, look for {a|an},
    {he|she|they|i|somebody|someone|nobody|everybody|everyone|grandfather|grandmother} {wanted|expected|dreamed of|dreamt of} {a|an|the|},
    forget {about|} {the|your|any}, never mind the, skip the, who needs, why {have|build|bother with},
    {nobody|no one|noone} {ever|has ever|here|really|} {needs|needed|misses|missed|asks for|wants|wanted},
    {felt|feels|feeling} like, {you|we} {won t|don t|will not|do not} {need|miss}, {no need|need no|needs no} {for|}, would {need|want} a,
    {people|others|some} {pay|go|travel} {for|to}, better than {a|any|the}, as good as {a|any}, as if it were,
    {works|feels|sounds|smells|looks|warm|hot|quiet|busy|loud} {like|as} {a|an|in a}, like in {a|an}, think of {a|an},
    the {word|idea|thought|opposite|smell|sound|myth|legend|rumour|story} of, s {idea|notion|version} of {a|an|the}, instead of, if you {insist on|must have},
    {replaces|replaced|beats|beat} {a|an|the|any|every}, {some|many|most|few|others} … {dream|dreams|ask|asks|long|longs|want|wants} {of|for|} {a|an}, {counts|count|passes|qualifies} {as|for} a, {almost|practically} {a|an}, more than a, less {a|of a}, half {a|the} {spa|gym|bar|library|restaurant|garden}
  `),
  others: list(`
    {across|over} the {street|road|square|river|water|bridge|way|lane|canal|courtyard}, {two|three|a few|some} {doors|houses|streets|villages|blocks|stops} {down|away|up|along|off|further},
    {our|my|his|her|their|a} {cousin|brother|sister|friend|uncle|aunt|sister hotel|partner}~ {s|} {hotel|house|inn|place|restaurant|bar|farm}, next door, the {farmer|baker|butcher|shop|village shop|neighbours}, {hotel|house|place|inn|café|bar|people|neighbours|stall|stand|shop|bakery|pub|kiosk} opposite, {the|our|your|a} neighbour {s|}, {the|our|your} neighbours, neighbouring, {the|our} neighbors,
    {other|some|most|many|bigger|grander|smarter|posher|fancier} {hotels|houses|places|inns|hostels|resorts|towns|villages|cities|islands},
    {other|another|bigger|grander|rival} {hotel|house|place|inn|hostel|resort}, the competition, the others, down the {street|road|lane|hill|valley},
    municipal, public {car park|parking|baths|pool|library|swimming pool|sauna|garden|gardens|park}, {the|a} {town|city|village} {s|} {pool|baths|library|gardens|lido|sauna|casino|spa},
    the {village|town|city|grand|railway|seaside|lakeside} {hotel|inn|pub|baths|lido|casino}, in {the|a} neighbouring, my {aunt|uncle|cousin|brother|sister|grandmother|grandfather} {runs|keeps|owns}, in the next {street|village|town|valley},
    behind the {station|church|town hall|market|theatre}, at the {station|town hall|harbour|airport|university|museum|theatre}, {leisure|sports|community} centre,
    {of|at} the {museum|theatre|monastery|opera|university|school|church|town hall|city|town|village|festival}, on the {festival|fair|market} {site|ground|grounds|square},
    in the {film|novel|song|book|movie|painting|opera|play|story|series}, elsewhere, round the corner, around the corner
  `),
  former: list(`their, his, her, former, formerly, once, erstwhile, one time, the old`),
  gone: list(`
    used to {be|stand|have|keep|house|hold}, once {stood|was|were|had|housed|held|belonged}, {was|were} once, long gone, in the old days, had been, {demolished|torn down|closed down|long closed}, {there|it} {is|s|are} no longer
  `),
  became: list(
    `{became|becomes|turned into|was replaced by|were replaced by|made way for|gave way to|converted into|burned down}`,
  ),
  people: list(`
    {have|has|had} been {to|in}, was once in, {once|never} {saw|visited},
    {thanked|thanking|blamed|blames|met|meets|kissed|married}, {grew|growing} up, {was|were|is|are|} born, raised in, trained {in|at|as}, {learned|learnt} {|his|her|their} {trade|craft} , {learned|learnt} in, studied, {hails|hail|fled|moved|fresh} from,
    {used to|who} {work|worked|works|cook|cooked|play|played}, {worked|cooked|played|danced|sang|taught} {in|at|as}, served {as|in {the|his|her|a} {army|navy|war|guard|legion|court|kitchens|households}|at {court|sea|the court}}, {lives|lived|live|retired} {in|to|above|over},
    {says|say|said|swears|swore|claims|insists|according to} {at least|} {the|our|a}, {his|her|their} {own|} {brother|sister|cousin|uncle|aunt|mother|father|son|daughter|wife|husband},  {wrote|writes|paints|painted} {from|in}, on {his|her|their} way to, {honeymoon|wedding|holiday} in
  `),
};
export const persons = list(
  `my, his, her, their, whose, who, he, she, they, i, somebody, someone, grandmother, grandfather, mr, mrs, guests from, visitors from, people from`,
);
export const prepositions =
  'in, at, on, of, off, by, beside, near, under, below, above, behind, opposite, to, from, between, past, along, across, beyond, before, facing, towards, around, with, into, inside, outside, through, over, against, like'.split(
    ', ',
  );
export const ours = list(`our, ours, we, us, own, on site, in house, downstairs, upstairs`);
export const yeses = list(
  `yes, of course, certainly, naturally, sure, absolutely, indeed, we do, there is, you can, you may, gladly, with pleasure, please do, but of course, by all means, very much so, in {every|each} {room|bedroom|suite|apartment}, in all {|the|our} {rooms|bedrooms|suites|apartments}, they are, it is, always`,
);
export const substitutes = list(`
  will {have to|} {do|suffice}, {is|are} {quite |}enough, enough, who needs, no need, what for, we {have|ve} the, you {have|ve} the, take the, {try|use} the, rather, better,
  {lake|river|sea|fjord|forest|street|stairs|mountain}, next question, not {here|us|yet}
`);
/** What stands in every town and is no part of a house, unless the house is called so. */
export const landmarks: Phrases = {
  church: list(
    `church~, chapel~, cathedral~, minster, basilica, abbey~, monastery, monasteries, convent, cloister~, synagogue, mosque, steeple~, bell tower~`,
  ),
  castle: list(`castle~, palace~, fortress~, fort~, citadel, ruin~, battlement~, town wall~, city wall~, city gate~`),
  bridge: list(`bridge~, viaduct~, aqueduct~, tunnel~, dam, canal~, lock~`),
  tower: list(
    `tower~, lighthouse~, windmill~, watermill~, pier~, fountain~, statue~, monument~, obelisk, column, bandstand`,
  ),
  museum: list(
    `museum~, gallery, galleries, theatre~, theater~, opera house, opera, concert hall, philharmonic, planetarium, zoo, aquarium, stadium~`,
  ),
  civic: list(
    `town hall~, city hall, university, school~, hospital, post office, station~, railway~, train~, railway line~, tramway~, tram~, funicular~, metro, ferry, ferries, airport, harbour, port, {market|town|main|village} square, park~, cemetery, market hall~, library of the, stock exchange, customs house`,
  ),
  nature: list(
    `ridge~, crest~, pass, col, saddle, hillside~, spring~, lake~, sea, forest~, wood~, vineyard~ around, mine~, colliery, collieries, quarry, quarries, chimney stack~, pit~, hill~, river~, mountain~, peak~, summit~, glacier~, waterfall~, gorge~, cave~, trail~, path~, footpath~, hiking {route|trail}~, cycle {route|path}~, road~, dune~, island~, valley~, tree~, oak~, lime tree~, rock~, cliff~`,
  ),
  trade: list(
    `factory, factories, brewery, distillery, mill~, bakery, bakeries, baker, butcher, bookshop~, shop~, pharmacy, cinema~, circus, company, newspaper, café across, restaurant across`,
  ),
};
