/** Was im Deutschen einen Preis, einen Ort oder eine Zahl hat: Dinge, Orte in der Nähe, Zählbares, Haus und Ereignis. */

import type { Phrases } from '#lexicon/language-pack.ts';
import { list } from '#lexicon/list.ts';

export const things: Phrases = {
  // What is said of a guest's car is said of where it is parked.
  parking: [
    '{wagen|auto|fahrzeug|pkw} {stellst|stellen|stellt|parken|parkst|parkt}',
    '{wagen|auto|fahrzeug|pkw} … {ab|abstellen|parken|parkt|unterstellen|abgestellt}',
    '{stellst|stellen|stellt|parken|parkst|parkt} {|sie|du|ihr} {den|das|ihren|ihr|dein|deinen} {wagen|auto}',
    '{ihr|ihren|ihrem|dein|deinen|euer|euren} {auto|wagen|pkw|fahrzeug|motorrad|wohnmobil|bulli|camper|van|bus|kombi|transporter|wohnwagen|roller}',
  ],
  rooftop_terrace: list(`das dach`),
  pool: list(`becken, beckens`),
  locker: list(`schließfach, schließfächer~, spind~`),
  cruise: list(`{fjord|fluss|schiffs}{fahrt|kreuzfahrt|tour}~`),
  boat_trip: list(`bootsausflug~, bootsausflüge~, bootstour~, bootsfahrt~`),
  ski_rental: list(`skiverleih, leihski, skimiete`),
  ski_pass: list(`skipass~, skipässe, liftkarte~`),
  final_cleaning: list(`endreinigung`),
  cooking_class: list(`kochkurs~, kochkurse`),
  apartment: list(`apartment~, wohnung~, wohnungen, ferienwohnung~`),
  studio: list(`studio~, studios`),
  meeting_room: list(
    `tagungsraum, tagungsräume~, sitzungszimmer~, sitzungszimmern, sitzungsraum, sitzungsräume~, konferenzraum`,
  ),
  great_hall: list(`rittersaal, festsaal, große halle`),
  estate: list(`anwesen~, ländereien, gutshof, landgut`),
  park: list(`parkanlage~, schlosspark, parks, park`),
  olive_grove: list(`olivenhain~, olivenhaine`),
  orchard: list(`obstgarten, obstwiese~, streuobstwiese~, obstgärten`),
  vineyard: list(`weinberg~, weinberge~, rebfläche~, weingarten, weingärten~`),
  lobby: list(`lobby, empfangshalle, hotelhalle`),
  dorm_bed: list(`
    bett~ im {schlafsaal|mehrbettzimmer|dorm}, schlafsaalbett~, schlafsaal, mehrbettzimmer, schlafplatz,
    etagenbett~, dorm
  `),
  towel: ['handtuch', 'handtücher~', 'badetuch', 'badetücher', 'strandtuch', 'handtuchs'],
  bicycle: list(`fahrrad, fahrräder~, rad, räder~, leihrad, leihräder, e bike~, leihfahrrad, ebike`),
  day_spa: list(`
    day spa, tagesgäste~, tagesgast, spa {eintritt|tageskarte}, tageskarte {fürs|für das|im} spa, spatag,
    spaeintritt, tageseintritt
  `),
  dinner: list(`
    abendessen, zu abend {essen|isst|gegessen|speisen|speist|gespeist|wird|gibt}, abends {essen|speisen|isst|speist} {wir|man|du|ihr|sie}, abendmenü~, {drei|vier|fünf|sechs}gang {menü|menu}~, *gänge menü~, *gängemenü~, dinner, menü~,
    {drei|vier|fünf|sechs} gänge menü~
  `),
  lunch: ['mittagessen', 'mittagsmenü~', 'lunch', 'lunchpaket~', 'mittagstisch'],
  half_board: ['halbpension'],
  buffet: ['buffet', 'büfett'],
  extra_bed: ['zustellbett~', 'zustellbetten', 'extrabett~', 'aufbettung'],
  cot: ['babybett~', 'kinderbett~', 'gitterbett~'],
  tourist_tax: ['kurtaxe', 'ortstaxe', 'bettensteuer', 'city tax', 'gästetaxe', 'kurbeitrag', 'tourismusabgabe'],
  late_checkout: ['late check out', 'spätabreise', 'später~ {abreise|check out}', '{spätes|später|länger} auschecken'],
  check_in:
    list(` rein {kommt|kommst|kommen|dürft|darf|dürfen|geht} {ihr|du|sie|man|es}, {schlüssel|zimmerschlüssel} {erhalten|bekommen|gibt|überreichen|händigen}, {erhalten|bekommen|erhältst|bekommst} {sie|du|ihr|} … {schlüssel|zimmerschlüssel}, {zimmer|suiten|kabinen} {geben|vergeben} wir … {frei|heraus}, sie kommen ab, zimmer bezugsfertig, ankunft, ankünfte, ankommen, zimmerbezug, bezug der zimmer, schlüsselübergabe, eintreffen, zimmer {steht|stehen|wartet|warten|gehört} … {bereit|offen|ihnen|dir|euch|auf sie|auf dich}, anreisetag, anreisezeit, eincheck^, eingecheckt {|wird|werden},     check in, einchecken, {reisen sie|reist ihr|reist du|reist man} {… |… …} an, anreise, anreisen, {checken sie|checkst du|checkt ihr|checkt man|checken} {|… |… …} ein, bezugsfertig, zimmer … bereit,
    zimmer beziehen, checkin,
    {einziehen|eingezogen}, {zimmer|zelt|lodge|apartment|studio|wohnung|suite|hütte|bett|schlüssel} … {beziehen|bezogen|beziehbar|bezugsfertig|bereit}, schlüssel … {holen|abholen|erhalten|bekommen}, {beziehen|bezieht} … {zimmer|zelt|lodge|apartment|studio|wohnung|suite|hütte}, {wartet|warten} … zimmer, schlüsselausgabe, einzug
  `),
  check_out:
    list(` raus {müsst|musst|müssen|muss|geht} {ihr|du|sie|man|es}, schlüssel {zurück|abgeben|zurückgeben}, zimmer {freimachen|verlassen|abgeben|freigeben}, aufenthalt endet, abreisetag, abreisezeit, auscheck^, ausgecheckt {wird|werden}, ausgecheckt, zimmer … {verlassen|räumen|freizugeben|freigeben|frei machen|freimachen|zu räumen}, zimmerabgabe, schlüsselabgabe,
    check out, auschecken, {reisen sie|reist ihr|reist du|reist man} {… |… …} ab, abreise, abreisen, {checken sie|checkst du|checkt ihr|checkt man|checken} {|… |… …} aus, zimmer räumen, checkout,
    {zimmer|zelt|lodge|apartment|studio|wohnung|suite|hütte|bett} … {geräumt|räumen|frei|freigemacht|freizumachen|verlassen|zurückgeben|abgegeben}, schlüssel … {zurück|abgeben|abgegeben|zurückgegeben}, {räumen|räumt|verlassen} {|sie} … zimmer, {ausziehen|auszug}, {verlassen sie|verlasst ihr} uns, heißt es abschied, {letzten|abreise} {tag|morgen} {gehört|haben|bleibt} {|ihnen|dir|euch|sie} {das|ihr|dein|euer} zimmer, am letzten {tag|morgen}, {geben|gib|gebt} {|sie} {|uns} {die|das|den|ihre|ihr|ihren} {kabine|zimmer|zelt|lodge|hütte|apartment|studio|suite|wohnung|stellplatz} … zurück
  `),
  pets: [
    '{fido|hasso|waldi}',
    'pudel',
    'dackel',
    'labrador~',
    'terrier~',
    'welpe~',
    'welpen',
    'mops',
    'schäferhund~',
    'fellnase~',
    'fellnasen',
    'vierbeinig~ {gast|gäste|gästen|freund|freunde|begleiter}~',
    '{vierbeinig|vierbeinige|vierbeinigen|vierbeiniger} {gäste|gästen|gast|freunde|freund|freunden|begleiter|begleitern|pilger|pilgern|reisende|reisenden|wanderer|wanderern|urlauber|urlaubern|besucher|besuchern|familienmitglieder|familienmitgliedern|passagiere|passagieren|mitreisende|mitreisenden|kundschaft}',
    'fellnase~',
    'fellnasen',
    'haustier~',
    'hund~',
    '{büro|schoß|familien|jagd|haus|reise|rasse|misch|mode|stadt|land|urlaubs|lieblings|hütten|firmen|wander|begleit}hund~',
    '{büro|schoß|familien|jagd|haus|reise|rasse|stadt|urlaubs|lieblings|haus|wander}{hunde|hunden|katze|katzen}',
    'hunde~',
    'hunden',
    'vierbeiner~',
    'katze~',
    'katzen',
  ],
  children: list(
    `kind, kinder~, kindern, {kleine|kleinen} {gäste|gästen|reiter~|besucher~}, {die|unsere|ihre} kleinen, nachwuchs, jugendliche~, sprösslinge~, knirpse~`,
  ),
  ticket: list(`
    ticket~, *ticket~, eintritt, teilnahme, startgeld, teilnahmegebühr~, anmeldung, besuch der {messe|ausstellung|veranstaltung}, startgebühr~, eintrittskarte~, karte, karten, tageskarte~, *karte, *karten, festivalpass,
    wochenendpass, eintrittspreis
  `),
  bed: ['bett~', 'betten'],
  tasting_glass: ['{probier|verkostungs|probe|wein}{glas|gläser|gläsern}'],
  laundry: ['wäsche', 'waschen', 'wäschst', 'waschgang', 'waschladung', 'waschmaschine', 'wascht', 'wäschewaschen'],
  night: ['übernachtung~', 'übernachtungen', 'doppelzimmer~', 'einzelzimmer~', 'zimmerpreis~', 'zimmer ab'],
  event_start: list(`
    einlass, beginn, eröffnungskonzert, erste~ {band|konzert|ton|akt|rennen|film|lied|note|töne}, anpfiff,
    startschuss, auftakt, vorhang auf, {spielt|spielen} … auf, {band|musik|kapelle|orchester} … {los|ein}, {erstes|erste|erster} {akkordeon|korken|shanty|chor|geschichte|drachen|laterne|stimme}, erste~ {akkord|takt|takte}, los geht s, geht es los, geht s los
  `),
  event_end: ['letzte~ {band|konzert|ton|akt|film|lied}', 'schlusspfiff', 'ende der vorstellung'],
  kitchen: ['küche~', 'hausküche', 'gekocht wird', 'gekocht'],
  sauna: list(`sauniert, geschwitzt, schwitzen {sie|gäste|wir}`),
  happy_hour: ['happy hour'],
  afternoon_tea: ['afternoon tea', 'kaffee und kuchen', 'nachmittagstee'],
  brunch: ['brunch', 'sonntagsbrunch'],
  wine_cellar: ['keller', 'kellers'],
  tasting: ['weinprobe~', 'weinproben', '{|wein}verkostung~', 'verkostungen'],
};

export const places: Phrases = {
  beach: ['strand', 'strände', 'strandes', '*strand', 'badestelle'],
  sea: list(`meer, meeres, ostsee, nordsee, küste, ufer, wasser, promenade, strandpromenade`),
  lake: ['see', 'sees', 'seeufer', 'seepromenade', 'seestrand'],
  river: ['fluss', 'flussufer', 'fluß'],
  city_centre: list(`
    {stadt|orts|dorf}{zentrum|mitte|kern}~, innenstadt, zentrum, stadtmitte, city, marktplatz, markt, hauptplatz,
    fußgängerzone, stadtkern
  `),
  old_town: ['altstadt', 'historisch~ {zentrum|altstadt|stadtkern}'],
  airport: ['flughafen', 'flughafens', 'airport', 'terminal', 'flieger'],
  train_station: [
    '{haupt|zug|fern|}bahnhof~',
    'bahnhof~',
    'zug',
    'bahn',
    'hbf',
    '*bahnhof',
    'gleis~',
    'gleise~',
    'bahnsteig~',
    'bahnstation~',
  ],
  metro: list(`{u|s} bahn {|station|haltestelle}, u bahn, u bahnhof, s bahn, metro, metrostation, u bahn station`),
  bus_stop: ['bushaltestelle~', 'bus', 'busbahnhof', 'bushalt'],
  tram_stop: ['tram', 'tramhaltestelle~', 'straßenbahn', 'straßenbahnhaltestelle~', 'tramstation', 'haltestelle'],
  port: list(`
    hafen, hafens, fährhafen, fähranleger~, schiffsanleger, schiffsanlegestelle, marina, jachthafen, yachthafen,
    *hafen, fähre, kai
  `),
  ski_lift: list(`
    skilift~, sessellift~, gondel, gondelbahn, seilbahn, *lift, talstation, piste, pisten, bergbahn, skigebiet,
    *seilbahn
  `),
  convention_centre: list(`
    messe, messegelände, messezentrum, kongresszentrum, kongresshaus, messehallen, kongresshalle, messehalle,
    congress center
  `),
  stadium: ['stadion', 'stadions', 'arena', 'fußballstadion'],
  supermarket: ['supermarkt', 'supermarkts', 'lebensmittelladen', 'supermarktes'],
  museum: ['museum', 'museums', 'museen', '*museum'],
  cathedral: ['dom', 'münster', 'kathedrale', 'doms'],
  castle: ['schloss', 'burg', 'schlosses'],
  park: ['park', 'stadtpark', 'nationalpark', 'kurpark', 'schlosspark'],
  university: ['universität', 'uni', 'hochschule'],
  hospital: ['krankenhaus', 'klinik'],
  motorway: ['autobahn', 'autobahnausfahrt', 'autobahnabfahrt', 'autobahnanschluss'],
  theatre: ['theater', 'festspielhaus'],
  opera_house: ['oper', 'opernhaus', 'staatsoper', 'opernhauses'],
  market: [],
  golf_course: ['golfplatz'],
  village: ['dorf', 'dorfes', 'dorfplatz', 'ort'],
  pharmacy: ['apotheke'],
  bakery: ['bäckerei', 'bäcker'],
  forest: ['wald', 'waldrand'],
};

export const counted: Phrases = {
  lap: list(`runde~, runden`),
  cottage: list(`ferienhaus, ferienhäuser~`),
  exhibit: list(`exponate~, exponaten, kunstwerke~, gemälde~, werke, werken`),
  studio: list(`ateliers, designstudios`),
  truffle_dog: list(`trüffelhund~, trüffelhunde~`),
  press: list(`presse~, pressen`),
  whisky: list(`whisky~, whiskys, whiskysorten`),
  hen: list(`huhn, hühner~, hühnern`),
  donkey: list(`esel~, eseln`),
  horse: list(`pferd~, pferde~, ponys`),
  goat: list(`ziege~, ziegen`),
  cow: list(`kuh, kühe~, kühen, milchkühe~`),
  sheep: list(`schaf~, schafe~, schafen`),
  barrel: list(`fass, fässer~, fässern, barriques`),
  show: list(`aufführungen, vorstellung~, vorstellungen, shows`),
  company: list(`ensembles, kompanien, truppen`),
  debutant: list(`debütant~, debütanten, debütantinnen, debütantenpaare`),
  cyclist: list(`radfahrer~, fahrer~, radsportler~`),
  swimmer: list(`schwimmer~`),
  skier: list(`skifahrer~, skiläufer~`),
  actor: list(`schauspieler~`),
  author: list(`autor~, autoren, autorinnen, schriftsteller~, dichter~`),
  storyteller: list(`erzähler~, erzählerinnen, erzählern`),
  dj: list(`dj~, djs`),
  guitarist: list(`gitarrist~, gitarristen`),
  drummer: list(`trommler~, trommlerinnen`),
  piper: list(`dudelsackspieler~, pfeifer~`),
  clan: list(`clan~, clans`),
  courtyard: list(`höfe~, höfen, innenhöfe~`),
  hall: list(`halle~, hallen, säle~, sälen, kinosäle~`),
  lantern: list(`laterne~, laternen, lampions`),
  projector: list(`projektor~, projektoren, scheinwerfer~`),
  boat: list(`boote~, booten, yachten, jachten, segelboote~, schiffe~`),
  kite: list(`drachen, lenkdrachen`),
  balloon: list(`ballon~, ballons, heißluftballons`),
  brewery: list(`brauereien, brauer`),
  beer: list(`biere~, bieren, biersorten`),
  wine: list(`weine~, weinen`),
  chef: list(`köche~, köchinnen, köchen, küchenchefs`),
  dish: list(`gerichte~, gerichten, speisen`),
  orchestra: list(`orchester~, orchestern`),
  singer: list(`sänger~, sängerinnen, sängern`),
  dancer: list(`tänzer~, tänzerinnen, tänzern`),
  teacher: list(`lehrer~, lehrerinnen, lehrende~`),
  session: list(`sitzungen, vorträge~, einheiten, sessions`),
  workshop: list(`workshop~, workshops, werkstätten, kurse`),
  speaker: list(`redner~, rednerinnen, referent~, referenten, sprecher~, vortragende~`),
  room: list(`zimmer~, zimmern, gästezimmer~, hotelzimmer~, doppelzimmer~, räume, zimmerchen, *zimmer, *zimmern`),
  suite: ['suite~', 'suiten', '*suiten', '*suite'],
  apartment: list(`
    apartment~, appartement~, ferienwohnung~, ferienwohnungen, wohnung, wohnungen, apartments, studios
  `),
  chalet: ['chalet~', 'hütte~', 'hütten', 'lodge~', 'blockhäuser'],
  floor: ['etage~', 'etagen', 'stockwerk~', 'stockwerken', 'geschoss~', 'geschossen', 'stock', 'ebenen'],
  restaurant: ['restaurant~', 'restaurants', '*restaurants'],
  bar: ['bar', 'bars'],
  meeting_room: list(`
    {tagungs|konferenz|seminar|besprechungs|veranstaltungs|meeting|sitzungs|event|kongress}{raum|räume|räumen|saal|säle|sälen|zimmer|zimmern}
  `),
  bed: ['bett~', 'betten'],
  pool: ['pool~', 'becken', 'schwimmbecken'],
  sauna: ['sauna~', 'saunen'],
  treatment_room: [
    'behandlungsraum',
    'behandlungsräume~',
    'behandlungszimmer~',
    'behandlungskabinen',
    'massageräume~',
    'anwendungsräume~',
  ],
  space: ['platz', 'plätze~'],
  parking_space: list(`
    parkplatz, parkplätze~, stellplatz, stellplätze~, tiefgaragenplätze~, tiefgaragenstellplätze~,
    garagenplätze~
  `),
  charging_station: ['ladestation~', 'ladestationen', 'ladesäule~', 'ladesäulen', 'ladepunkte~', 'wallboxen'],
  guest: list(`
    gast, gäste~, person~, personen, teilnehmer~, teilnehmende~, menschen, leute~, plätze~, sitzplätze~,
    delegierte~, tanzende~, hochzeitsgäste~, hochzeitsgästen, köpfe~, gedecke~, zuhörer~, zuschauer~, geladene~, tagungsgäste~
  `),
  dorm: ['schlafsaal', 'schlafsäle~', 'mehrbettzimmer'],
  band: ['band', 'bands', 'gruppen', 'musikgruppen', 'acts', '*kapellen', 'blasmusiken'],
  stage: ['bühne~', 'bühnen'],
  concert: ['konzert~', 'konzerte~', 'konzerten', 'auftritte', 'vorstellungen'],
  artist: ['künstler~', 'künstlerinnen', 'musiker~', 'interpreten'],
  stall: list(`stand, stände~, marktstände~, buden, hütten, holzhütten, verkaufsstände, holzbuden, bude`),
  exhibitor: ['aussteller~', 'ausstellern', 'ausstellende'],
  visitor: ['besucher~', 'besuchern', 'zuschauer~', 'fans', 'besucherinnen'],
  runner: list(
    ` radler~, radfahrer~, radlerinnen, radfahrerinnen, rennfahrer~, schwimmer~, triathlet~, *läufer~, *läuferinnen, *läufern, starter~, startern, starterinnen, startende~, sportler~, sportlern, athlet~, athleten, wettkämpfer~`,
  ),
  film: ['film', 'filme~', 'filmen'],
  country: ['land', 'länder~', 'ländern', 'nationen'],
  choir: ['chor', 'chöre~', 'chören', 'orchester'],
  team: ['team~', 'mannschaft', 'mannschaften'],
  winemaker: [
    'weinbau~',
    'kellereien',
    'weinbaubetriebe~',
    'winzer~',
    'winzern',
    'weingut',
    'weingüter~',
    'winzerinnen',
  ],
  event_day: ['tag', 'tage', 'tagen', 'festivaltage'],
  hole: ['loch', 'löcher~'],
  court: ['tennisplätze~'],
  employee: ['mitarbeiter~', 'mitarbeitern', 'angestellte'],
};

export const house = list(`
  ,
  {hotel|haus|hostel|gasthof|gasthaus|pension|lodge|resort|gebäude|villa|anwesen|herberge|hofgut|palais|schlosshotel|hauses|hotels|unterkunft|bau|aparthotel|gästehaus},
  hotelier, gemäuer, mauern,
  hütte, schutzhaus, hof, bauernhof, alm, apparthotel
`);
export const event = list(`
  ,
  {das|dieses|dem|der|die} {festival|event|messe|fest|konzert|rennen|marathon|ausstellung|markt|umzug|karneval|turnier|regatta|weihnachtsmarkt|fachmesse|kongress},
  festival, festivals, findet, steigt, stattfindet, kehrt zurück, ist zurück,
  geht über die bühne
`);
