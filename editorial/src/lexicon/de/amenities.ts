/** Wie das Deutsche die Ausstattung eines Hauses nennt. `*pool` trifft jede Zusammensetzung, `sauna*` jeden Anfang. */

import type { Phrases } from '#lexicon/language-pack.ts';
import { list } from '#lexicon/list.ts';

export const amenities: Phrases = {
  unheated_pool: [
    'unbeheizt~ {pool|becken|außenbecken|außenpool|schwimmbad|hallenbad}~',
    '{pool|becken|außenpool|außenbecken|hallenbad} {ist|bleibt} {unbeheizt|kalt}',
  ],
  pool: list(`
    pool~, *pool~, pool*, schwimmbad, *schwimmbad, schwimmbäder~, schwimmbecken~, schwimmbereich~, schwimmhalle~
  `),
  outdoor_pool: list(`
    {außen|aussen|frei|garten}pool~, {außen|frei}schwimmbad, {außen|frei|schwimm}becken im {garten|freien},
    außenbecken~, freibad, {pool|becken} {liegt|ist} {draußen|im freien|im garten}, pool~ im {freien|garten}, outdoor pool~, outdoorpool~
  `),
  indoor_pool: list(`
    {innen|indoor|hallen}pool~, hallenbad~, hallenbäder~, hallenschwimmbad, {pool|becken|schwimmbad} {ist|liegt} {überdacht|drinnen}, innenbecken~, indoor pool~
  `),
  rooftop_pool: list(`
    {dach|rooftop|dachterrassen}pool~, rooftop pool~, pool~ auf {dem|unserem} dach, pool~ {am|überm} dach,
    schwimmbad auf dem dach
  `),
  heated_pool: list(`
    {beheizt|geheizt|warm}~ {pool|schwimmbad|becken|schwimmbecken}~,
    warmwasserpool~,
    thermalbecken~
  `),
  'heated_pool+outdoor_pool': list(`
    {beheizt|geheizt|warm}~ {außenpool|außenbecken|freibad|outdoorpool|gartenpool}~, ganzjahres{pool|außenpool}~,
    ganzjährig beheizt~ außenpool~
  `),
  'heated_pool+indoor_pool': ['{beheizt|geheizt|warm}~ {innenpool|hallenbad|indoorpool|hallenschwimmbad}~'],
  'heated_pool+rooftop_pool': ['{beheizt|geheizt}~ {dachpool|rooftoppool}~', '{beheizt|geheizt}~ rooftop pool~'],
  kids_pool: [
    '{kinder|plansch|baby|familien}{pool|becken}~',
    'kinderschwimmbecken~',
    'planschbecken~',
    '{kinder|kleinen|kleinsten} … haben {|hier|bei uns} ihr eigenes {becken|schwimmbad}',
    '{kinder|kleinen|kleinsten} … haben {|hier|bei uns} ihren eigenen pool',
  ],
  infinity_pool: ['infinity pool~', 'infinitypool~', 'infinity edge pool~'],
  hot_tub: [
    'whirlpool~',
    'hot tub~',
    'hottub~',
    'jacuzzi~',
    'sprudelbad',
    'badezuber~',
    'badefass',
    'whirlwanne~',
    'außenwhirlpool~',
    'sprudelbecken~',
  ],
  spa: list(`
    spa, spas, day spa, dayspa, spabereich~, spa bereich~, *spa, spalandschaft~, spa landschaft, spa etage
  `),
  wellness: list(`
    wellnessbereich~, wellness, wellnesslandschaft~, wellnessoase~, wellnessetage~,
    wellness{zentrum|angebot|abteilung|hotel}~, badelandschaft~
  `),
  sauna: ['sauna~', 'saunen', '*sauna', '*saunen', 'sauna*', 'saunieren', 'schwitzstube~'],
  steam_room: ['dampfbad~', 'dampfbäder~', 'dampfsauna', 'dampfkabine~', 'dampfraum'],
  hammam: ['hammam~', 'hamam~', 'türkisch~ bad'],
  massage: ['massage~', '*massage~', 'massageraum~', 'massieren lassen', 'masseur~', 'masseurin'],
  gym: list(`
    fitness{raum|bereich|studio|center|zentrum|räume|club|geräte|geräten}~, fitness, gym, kraftraum~,
    fitness {studio|center|club}, trainingsraum
  `),
  yoga: ['yoga', 'yoga*', 'pilates', 'yogakurs~', 'yogaraum~'],
  restaurant: list(`
    restaurant~, *restaurant~, gaststube~, wirtsstube~, bistro~, speisesaal, brasserie, gastwirtschaft,
    wirtshaus, hausküche
  `),
  bar: list(`
    bar, bars,
    {hotel|lobby|cocktail|wein|kamin|haus|keller|whisky|lounge|pool|abend|tages|piano|strand|see|garten|gin|sekt|terrassen|theater|kino}bar,
    {hotel|lobby|cocktail|wein|kamin|haus|keller|lounge|pool|piano|strand|garten}bars, hausbar, tresen, theke
  `),
  rooftop_bar: list(`
    rooftop bar~, rooftopbar~, dachbar, dachterrassenbar, skybar, sky bar, bar~ auf {dem|unserem} dach,
    bar~ {auf|über} {der|unserer} dachterrasse, bar über den dächern
  `),
  cafe: ['café~', 'cafe~', '*café~', 'kaffeehaus', 'kaffeebar', 'kaffeestube', 'teesalon', 'konditorei'],
  breakfast: list(`
    frühstück~, frühstücken, gefrühstückt, *frühstück~, frühstücks{raum|saal|zimmer|tisch|service|ei|zeit|korb}~, frühstückst, frühstückt {man|ihr|bei|hier|schon|bereits|ab|bis|um},
    frühstücke
  `),
  breakfast_buffet: list(`
    frühstücksbuffet~, frühstücksbüfett~, frühstücksbüffet, frühstück vom {buffet|büfett}, buffet … frühstück,
    morgenbuffet, brunchbuffet, *frühstücksbuffet~, frühstück … {am|als|vom|in} {buffet|büfett|buffetform}, frühstück … … … in buffetform, {frühstücken|frühstückt} … {am|vom} {buffet|büfett}, frühstücks {buffet|büfett}
  `),
  room_service: ['zimmerservice', 'room service', 'roomservice', 'etagenservice'],
  room_service_24h: list(`
    {24 stunden|24h|rund um die uhr} {zimmerservice|roomservice|room service},
    {zimmerservice|roomservice|room service} … {rund um die uhr|24 stunden|tag und nacht}
  `),
  vegan_menu: ['vegan', 'vegane', 'veganes', 'veganer', 'veganen', 'veganem', 'rein pflanzlich~'],
  gluten_free_menu: ['glutenfrei', 'glutenfreie', 'glutenfreies', 'glutenfreien', 'glutenfreier', 'gluten frei'],
  wine_cellar: ['weinkeller~', 'weingewölbe~', 'vinothek~', 'weinlager'],
  free_wifi: list(`
    ,
    {kostenlos|gratis|kostenfrei|frei|unentgeltlich}~ {|schnell~|hausweit~} {wlan|w lan|wifi|wi fi|internet|highspeed internet|internetzugang},
    gratis {wlan|wifi|internet},
    {wlan|w lan|wifi|wi fi|internet} … {kostenlos|gratis|kostenfrei|inklusive|umsonst|inbegriffen},
    {wlan|wifi} {|ist} {im preis {enthalten|inbegriffen}|ohne aufpreis}, gratiswlan,
    {wlan|wifi} … {kostet nichts|geht aufs haus}
  `),
  wifi: ['wlan', 'w lan', 'wifi', 'wi fi', 'wlans', 'wlan*', 'internetzugang', 'internetanschluss'],
  parking:
    list(` {lassen|lass|lasst} {|sie} {das|den|ihr|ihren|dein|deinen|euer|euren} {auto|wagen} {|einfach|ruhig|gern} {bei uns|auf unserem|in unserem|vor dem haus|hinter dem haus|am haus}, {parkgebühr~|parkgebühren|parkplatzgebühr~|parkplatzgebühren|stellplatzgebühr~}, {ihr|dein} auto parkt,
    {stell|stellen|stellt|park|parken|parkt} {|sie} {den|das|dein|deinen|ihr|ihren} {auto|wagen|bus|bulli|van|wohnmobil|camper|motorrad} {|einfach|gern|gerne} {in|auf|bei|vor|hinter} {unser|unsere|unseren|uns|unserem|unser~} {|parkplatz|hotelparkplatz|hausparkplatz|hof|innenhof|parkdeck|stellplatz},
    parkplatz, parkplätze~, parkplatzes, *parkplatz, *parkplätze~, parken, parkieren, geparkt wird, wird geparkt, stellplatz, stellplätze~,
    pkw stellplätze, parkmöglichkeit~, parkmöglichkeiten, carport~, parkfläche~
  `),
  free_parking: list(`
    ,
    {auto|wagen} {steht|parkt|schläft|übernachtet|ruht} … … {gratis|kostenlos|umsonst|kostenfrei},
    {kostenlos|gratis|kostenfrei|gebührenfrei|frei|eigen~ kostenlos}~ {|hauseigen~|privat~|überdacht~} {parken|parkplatz|parkplätze|stellplatz|stellplätze|parkmöglichkeit|parkmöglichkeiten|hotelparkplatz|parkplätzen|stellplätzen}~,
    {parken|parkieren|parkplatz|parkplätze|stellplatz|stellplätze|hotelparkplatz} … {ist|sind|kostet|stehen|steht} … {kostenlos|kostenfrei|gratis|umsonst|inklusive|nichts|gebührenfrei|inbegriffen|frei},
    {kostenlos|gratis|kostenfrei|umsonst} {|bei uns|vor der tür|am haus|vor dem haus|direkt am haus} parken,
    gratis {parken|parkplatz|parkplätze|stellplätze|parkplätzen},
    {parken|parkst|parkt} … {kostenlos|gratis|kostenfrei|umsonst}, gratisparkplatz, gratisparkplätze~,
    parkst du … {kostenlos|gratis|umsonst}, parken sie … {kostenlos|gratis|kostenfrei|umsonst}
  `),
  underground_parking: list(`
    tiefgarage~, *tiefgarage~, tiefgaragen*, parkgarage~, garage, garagen, hotelgarage~, garagenplatz,
    garagenplätze~, garagenstellplatz, garagenstellplätze~, parkhaus
  `),
  valet_parking: ['valet parking', 'valet service', 'parkservice', 'valet'],
  ev_charging:
    list(` {laden|lade|ladet|lädt|laden sie} {ihr|dein|euer|das|ihren|deinen|den} {e auto|elektroauto|stromer}, {stecken|steck|steckt} {|sie} {ihr|dein|euer|das|ihren|deinen|den} {e auto|elektroauto|stromer|auto|wagen} {|hier|bei uns|über nacht|einfach} an, strom {fürs|für {ihr|das|dein|euer}} {|e|elektro}{auto|elektroauto|wagen},
    ladestation~, ladestationen, ladesäule~, ladepunkt~, ladeplatz, ladeplätze, wallbox~, wallboxen,
    e {tankstelle|ladestation|ladesäule}~, e ladestationen, *ladestation~, *ladestationen, *ladesäule~,
    {e auto|elektroauto|auto|wagen|stromer}~ {|bei uns|hier|vor der tür|über nacht} {laden|aufladen|lädt|tanken|tankt|aufgeladen}, {wer elektrisch|wer mit dem {e auto|elektroauto}} {anreist|kommt|fährt}, strom tanken, {e auto|elektroauto|stromer}~ {laden|lädt}, elektrotankstelle~, stromtankstelle~, e auto laden, {elektroauto|e auto} {|bei uns} {laden|aufladen|tanken},
    laden {des|ihres|deines|eures|eines|vom|von} {e autos|elektroautos|elektrofahrzeugs|autos|stromers|wagens|e auto|elektroauto}, {|auf|voll}laden {des|ihres|deines|eures} {e autos|elektroautos}, stromladen,
    lademöglichkeit~, lademöglichkeiten
  `),
  airport_shuttle: list(`
    flughafen{shuttle|transfer|bus|abholung}~, airport shuttle~,
    {shuttle|transfer} {zum|vom|vom und zum} flughafen, shuttleservice~, hotelshuttle~, shuttle{bus|dienst}~,
    shuttle~, {holen|hole|holt|bringen|fahren|chauffieren} … {vom|zum|am} flughafen, {abholung|abholservice|abholen} {vom|am} flughafen, {vom|am} flughafen {holen|hole|holt} {|wir|ich}, {vom|am} flughafen {abholen|abgeholt}
  `),
  pet_friendly:
    list(` {vier pfoten|vierpfoter|fellnasen|hundenasen|fellnase~} … {willkommen|erlaubt}, nehmen {|wir} {|auch|gern|gerne} tiere {|gern|gerne} auf, {|haus}tiere {sind|} {|bei uns|hier|leider} nicht {gestattet|erlaubt|willkommen|zugelassen|gern gesehen},
    haustierfreundlich~, hundefreundlich~, tierfreundlich~,
    {haustier|hund|vierbeiner|tier}~ … {sind|ist} … {willkommen|erlaubt|gestattet|gesehen},
    {haustiere|hunde} {erlaubt|willkommen|gestattet},
    {haustier|hund}~ {dürfen|darf|können|kann} {|gerne|gern} {mit|mitkommen|mitreisen|mitgebracht werden},
    hunde bis, vierbeiner~, haustier~,
    {ihr|ihren|dein|deinen} {hund|vierbeiner} {|gerne|gern} {mit|mitbringen|darf mit}, hund~ mitbringen
  `),
};
