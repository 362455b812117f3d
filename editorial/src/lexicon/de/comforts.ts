/** Wie das Deutsche Zimmer, Komfort und den Rest des Hauses nennt. */
import type { Phrases } from '#lexicon/language-pack.ts';
import { list } from '#lexicon/list.ts';

export const comforts: Phrases = {
  not_accessible: list(
    `für {rollstühle|rollstuhlfahrer|rollstühlen|den rollstuhl} … … {nicht|ungeeignet} {|geeignet|zugänglich}, mit dem rollstuhl … nicht, nicht {|ganz|leider|wirklich} für {rollstühle|rollstuhlfahrer}`,
  ),
  no_parking: list(
    `parken {kann|können|darf|dürfen} {man|sie|gäste|du|ihr} {|bei uns|hier|leider|am haus|am hotel} {|leider} nicht, keinen platz {fürs|für {ihr|dein}} auto`,
  ),
  no_wifi: list(`{kein|ohne} internet, internet {haben|gibt} … {keines|nicht|keins}, internetfrei~ {haus|zone|hotel}`),
  no_pets: list(
    `{haustier|tier|hunde}frei~, müssen {haustiere|tiere|hunde|vierbeiner} {|leider} {draußen|daheim|zu hause} bleiben, {haus|hotel} ohne {haustiere|tiere}, nehmen {|wir} {|leider} keine {|haus}tiere {|auf}`,
  ),
  all_ages: list(`
    {kinder|gäste|familien|menschen|besucher}~ {jeden|jedes|allen|aller} alters, {babys|kleinkinder|säuglinge|neugeborene} {sind|sind bei uns} … willkommen,
    {babys|kleinkinder|säuglinge} … {willkommen|gern~ gesehen}, {vom|von} {baby|babys} bis, von {null|0} bis {neunundneunzig|99}, ohne {mindestalter|altersgrenze|altersbeschränkung}
  `),
  children_welcome: list(
    ` {bringen|bring|bringt} {|sie|doch|ruhig|gern} {die|ihre|deine|eure} {|ganze} {kinder|kleinen|familie|kids} {|gern|ruhig|einfach|doch} mit,
    {kinder|familien|jugendliche} {sind|sind bei uns} … willkommen, {kinder|familien|jugendliche} … willkommen, für {groß|große} und klein~, {groß|jung} und {klein|alt},
    {kinder|familien} … gern~ gesehen~ {|gäste}, {familien|eltern} mit {|kleinen|kleinem} {kindern|kind|kleinkindern|babys|nachwuchs}, {wir|gern|herzlich} … {kinder|familien} {willkommen|begrüßen}, {kinder|familien}freundlich~, {ideal|perfekt|gemacht|wie geschaffen} für {familien|kinder|die ganze familie}, {ihre|eure|deine} {kinder|kleinen|kids} {sind|dürfen|spielen|schlafen}`,
  ),
  ski_shuttle: list(
    `shuttle~, shuttlebus, ski{bus|shuttle}~, pistenshuttle~, shuttle {zur|zu den} {piste|pisten|liften}`,
  ),
  family_rooms: list(`
    familien{zimmer|suite|suiten|apartment|apartments|appartement}~, zimmer~ für familien,
    familienfreundlich~ zimmer~
  `),
  kids_club: list(` {kinder|kleinen} haben {|hier|bei uns} {einen|ihren} eigenen club,
    {kinder|mini|kids|junior}club~, kids club~, mini club~, kinderclub~, kinderbetreuungsclub, miniklub,
    kinderklub
  `),
  playground: ['spielplatz', 'spielplätze~', '*spielplatz', '*spielplätze~', 'kinderspielplatz'],
  babysitting: list(`
    babysitter~, babysitting, babysitterservice, kinderbetreuung, babysitter service, kinderbetreuer~
  `),
  accessible_rooms: list(`
    ,
    {barrierefrei|rollstuhlgerecht|behindertengerecht}~ {|eingerichtet~} {zimmer|doppelzimmer|suite|bad|hotelzimmer|suiten|bäder}~,
    zimmer~ sind {barrierefrei|rollstuhlgerecht}, rollstuhlzimmer
  `),
  step_free_access: list(`
    stufenlos~, barrierefrei~ {|zugang|eingang|zugänglich|erreichbar}~, barrierefrei, schwellenlos~,
    rollstuhlgerecht~, ohne {eine einzige|eine|jede} stufe, rampe für rollstühle, ebenerdig~ zugang
  `),
  elevator: list(`
    aufzug, aufzugs, aufzüge~, fahrstuhl, fahrstühle~, lift, lifts, lifte, personenaufzug, glasaufzug, glaslift,
    hotelaufzug, fahrstuhls, hauslift
  `),
  air_conditioning: list(`
    klimaanlage~, klimaanlagen, klimatisiert~, klimatisierung, vollklimatisiert~, raumkühlung, klimagerät~
  `),
  heating: ['fußbodenheizung~', 'zentralheizung', 'heizung~', 'bodenheizung'],
  soundproofing: list(`
    schallschutz, schallschutz{fenster|türen|verglasung|wände}~, schalldicht~, schallisoliert~, schallgeschützt~,
    lärmschutzfenster~, schallgedämmt~
  `),
  balcony: ['balkon~', 'balkone~', 'balkonen', '*balkon', '*balkone~', 'balkon*', 'loggia', 'loggien'],
  sea_view:
    list(` aus {ihrem|jedem|dem|deinem|eurem|allen} {fenster|zimmer|bett|zimmern|fenstern} … {aufs|auf das|das} meer, {fenster|zimmer|balkon}~ … … {aufs meer|auf das meer|zum meer}, vom {bett|balkon|frühstückstisch|zimmer} … {aufs|auf das|das} meer,
    {meer|meeres|see|ozean|ostsee|nordsee|wasser}blick~,
    blick {aufs|auf das|über das|übers|zum} {|offene|weite} {meer|wasser},
    blick auf die {ostsee|nordsee|adria|bucht|see}, aussicht {aufs|auf das|über das} meer, meerseitig~,
    blick {in|auf} {die|den} {ostsee|ozean|atlantik}
  `),
  lake_view: list(`
    seeblick~, seesicht, blick {auf den|über den|zum} see, aussicht {auf den|über den} see, seeseitig~
  `),
  city_view: list(`
    {stadt|altstadt|dächer}blick~, skylineblick, blick {auf|über} {die|die ganze} {stadt|altstadt|dächer},
    aussicht {auf|über} die {stadt|dächer|altstadt}, stadtpanorama
  `),
  mountain_view: list(`
    {berg|alpen|gipfel|gletscher}blick~, {bergpanorama|alpenpanorama}~,
    blick {auf|in|über} die {berge|alpen|gipfel}, aussicht auf die {berge|alpen|gipfel}, bergsicht
  `),
  garden_view: list(`
    gartenblick~, parkblick, blick {in|auf} {den|unseren} {garten|park|innenhof}, aussicht {in|auf} den garten
  `),
  beachfront: list(`
    strandlage, direkt am {|sand~} strand, unmittelbar am strand, direkter strandzugang, direktem strandzugang,
    strandhotel, direkt~ zugang zum strand, erste reihe am {strand|meer}, erster strandreihe, mitten am strand
  `),
  private_beach: list(` strand gehört {|nur|allein} {uns|dem hotel|zum hotel|zum haus|unseren gästen},
    privatstrand~, privatstrände~,
    {eigen|hauseigen|hoteleigen|privat}~ {|sand~} {strand|sandstrand|badestrand|badeplatz|seestrand|strandabschnitt|kiesstrand}~,
    hotelstrand~, hausstrand
  `),
  garden: list(`
    garten, gärten, gartens,
    {hotel|rosen|kräuter|haus|innen|obst|palmen|hof|küchen|gemüse|park|skulpturen|vor|stein|natur|bauern}garten~,
    {rosen|kräuter|haus|obst}gärten, gartenanlage~, parkanlage~, hotelpark, gastgarten, gastgärten, obstwiese
  `),
  courtyard: ['patio'],
  terrace: ['terrasse~', '*terrasse~', 'terrassen*', 'sonnendeck~', 'terassen', 'patio'],
  rooftop_terrace: list(`
    dachterrasse~, rooftop terrasse~, rooftopterrasse~, dachgarten, dachgärten, terrasse~ auf dem dach, rooftop,
    rooftop lounge, sonnenterrasse auf dem dach, dachterrassen*
  `),
  fireplace: list(`
    kamin, kamine, kaminen, kamin{zimmer|feuer|lounge|ecke|stube|raum}~, offen~ {kamin|feuer}~, kachelofen,
    kachelöfen, *kamin
  `),
  library: ['bibliothek~', 'bibliotheken', '*bibliothek', 'lesezimmer~', 'lesesaal', 'bücherei', 'leseraum'],
  coworking: ['coworking*', 'coworking', 'co working {|space|bereich}', 'coworkingspace~', 'arbeitslounge'],
  meeting_rooms: list(`
    ,
    {tagungs|konferenz|seminar|besprechungs|veranstaltungs|meeting|sitzungs|event}{raum|räume|räumen|saal|säle|sälen|zimmer|zentrum|bereich|räumlichkeiten},
    meetingroom~, meeting room~, boardroom~
  `),
  ballroom: ['ballsaal', 'ballsäle~', 'ballsaals', 'festsaal', 'festsäle~', 'bankettsaal', 'bankettsäle'],
  wedding_venue: list(`
    hochzeits{location|saal|feier|feiern|räume|kapelle|paket|haus|hotel}~, hochzeit~ {feiern|für bis zu},
    hochzeiten, heiraten {|bei uns|im haus}, trauung~ {im haus|bei uns}, trauzimmer, hochzeit bei uns, standesamtlich~ {trauung|hochzeit|heiraten}~, standesamtliche~ trauungen, trauungen,
    {feiern|feiert} {|sie|ihr} {ihre|eure|deine|eine|die} hochzeit
  `),
  concierge: ['concierge~', 'conciergeservice', 'concierge service'],
  reception_24h: list(`
    {24 stunden|24h} {rezeption|réception|empfang|check in},
    {rezeption|réception|empfang} … {rund um die uhr|24 stunden|tag und nacht|24h|die ganze nacht|zu jeder stunde|zu jeder zeit|durchgehend|jederzeit} {|für sie da|für dich da|da|besetzt|geöffnet|offen|erreichbar},
    rund um die uhr {besetzt|geöffnet|offen|erreichbar}~ {rezeption|réception|empfang}, {tag und nacht|24 stunden|durchgehend|die ganze nacht} {besetzt|geöffnet|offen}~ {rezeption|réception|empfang},
    {am empfang|an der rezeption|hinter dem tresen} … {rund um die uhr|24 stunden|tag und nacht|die ganze nacht|zu jeder stunde|zu jeder zeit|durchgehend|jederzeit|immer jemand},
    {rund um die uhr|tag und nacht|zu jeder stunde} … {am empfang|an der rezeption}, nachtportier~, nachtrezeption,
    {check in|anreise|einchecken} {|ist} {|jederzeit|rund um die uhr|zu jeder zeit|tag und nacht} {rund um die uhr|jederzeit|zu jeder zeit|tag und nacht} {|möglich}, {rezeption|réception|empfang} {schläft|schließt} nie, nachtportier~
  `),
  reception_closed: list(`
    {niemand|keiner|kein mensch} {sitzt|steht|ist|wartet} {an|hinter|in} {der|unserer} rezeption, {sitzt|ist|steht} {|… |… …} {niemand|keiner|kein mensch} {|mehr} {an|hinter|in} {der|unserer} rezeption,
    {niemand|keiner} {an|hinter} {der|unserer} rezeption {nach|nachts|ab|über nacht}, rezeption {|… |… …} {unbesetzt|verwaist},
    {nachts|nach mitternacht|über nacht} {ist|bleibt} {die|unsere} rezeption {nicht besetzt|leider nicht besetzt|unbesetzt|geschlossen|zu|verwaist},
    rezeption {ist|bleibt|hat} {nachts|nach mitternacht|über nacht} {nicht besetzt|unbesetzt|geschlossen|zu}, {um mitternacht|nachts|ab mitternacht} {wird|ist} {|die tür|die haustür|das haus} {abgeschlossen|abgesperrt|zugesperrt}, {keine|ohne} nachtrezeption, kein nachtportier
  `),
  reception: ['rezeption', 'empfang'],
  luggage_storage:
    list(` {bewahren|lagern|verwahren|hüten|bewachen} {|wir} {ihr|dein|euer|das|ihre|deine} {gepäck|koffer|taschen},
    gepäck{aufbewahrung|raum|lagerung|depot|räume|fächer}~,
    gepäck {|kostenlos} {unterstellen|lagern|einstellen|abstellen|deponieren|verstauen},
    {koffer|gepäck|rucksack} {bei uns|an der rezeption|hier} {lassen|unterstellen|abstellen|parken},
    kofferraum im haus, gepäck … aufbewahren
  `),
  laundry: list(`
    wäscheservice, wäscherei~, wäschereiservice, waschsalon, waschküche, waschraum, wäsche waschen, {ihre|eure|deine} wäsche, wäsche {|über nacht} gewaschen, wäsche {waschen|reinigen|bügeln|trocknen} lassen
  `),
  dry_cleaning: list(`reinigungsservice, chemisch~ reinigung, textilreinigung, trockenreinigung, kleiderreinigung`),
  bicycle_rental: list(` unser~ {|e|leih|haus|eigen~} {fahrräder|räder|rädern|fahrrädern|e bikes}, leih~ {fahrrad|rad},
    fahrradverleih~, radverleih~, {bike|e bike|fahrrad|rad|ebike|velo}{verleih|vermietung}~,
    bike {rental|verleih}, e bike verleih~,
    {leihfahrrad|leihrad|leihräder|leihfahrräder|mietrad|mieträder|hotelfahrräder|leihbike|hausräder|miet e bike}~,
    fahrradvermietung, {fahrräder|räder|e bikes|fahrrad|rad|e bike} … {leihen|mieten|verleih|ausleihen|borgen},
    verleihen {fahrräder|räder},
    {leih|leihst|leihen|mietest|mieten} {|sie|du|dir|sie sich} … {fahrrad|rad|e bike|fahrräder|räder|bike}
  `),
  ski_storage: list(`
    skikeller~, skiraum, skiräume, skidepot~, ski {raum|depot|keller}, skischrank, skischränke, skiaufbewahrung,
    skistall, skischuhtrockner, schuhtrockner
  `),
  ski_in_ski_out:
    list(` von der {|haus|hotel}tür {|direkt|gleich|sofort} auf die {piste|skipiste}, {mit|auf} {den|} skiern {|direkt} bis {vor|an|zu|zur} {|die|unsere|ihre|der} {tür|haustür|hoteltür}, steigen {|sie} … auf die piste,
    ski in ski out, ski in, skis vor der tür, direkt an der {piste|skipiste}, ski bis vor die {tür|haustür},
    {pistenlage|direkter pisteneinstieg}, {piste|skipiste|abfahrt}~ {endet|beginnt|startet|führt} {|direkt|gleich|unmittelbar} {vor|an|bis vor} {der|die|unserer|ihrer|deiner} {haustür|tür|hoteltür|schwelle|terrasse}, {mit|auf} {den|} skiern {|direkt|bis} {vor|an} die {tür|haustür}
  `),
  golf_course: list(`
    golfen sie {|gern} auf, {golfen|golft} {auf unserem|hinterm haus|auf dem eigenen}, golfplatz, golfplätze~, {golfer~|golfern|handicap|abschlag|abschlagen} … platz, handicap … {verbessern|verbessert|arbeiten}, {verbessern|verbessert} … handicap, hauseigen~ {grün|green|fairway}, *golfplatz, golfanlage~, putting green, driving range,
    {18|neun|9|achtzehn} loch {golfplatz|platz|anlage}
  `),
  tennis_court: list(` tennis spielen, spielen sie tennis, spiel tennis,
    tennisplatz, tennisplätze~, tennisplatzes, tennisanlage~, tennishalle~, *tennisplatz, *tennisplätze~,
    padelplatz, sandplätze
  `),
  casino: ['casino~', 'kasino~', 'spielbank~', 'spielcasino'],
  nightclub: ['nachtclub~', 'nachtklub~', 'nightclub~', 'disko', 'disco', 'diskothek~', 'diskotheken', 'hausdisco'],
  live_music: list(` spielt {|… |… …} {eine|unsere|die} {band|kapelle|combo},
    livemusik, live musik, livekonzert~, live konzert~, live band~, liveband~, {jazz|klavier|piano}abend~,
    pianist~, live jazz, {jazz|live}band~, {band|trio|quartett|kapelle|blaskapelle} spielt, spielt … live, live gespielt, {legt|legen} … {dj~|djane} auf, dj~ {legt|legen|an den plattentellern}, wohnzimmerkonzert~, hauskonzert~, livejazz, pianomusik
  `),
  non_smoking: list(`
    nichtraucher{haus|hotel|zimmer|zimmern|bereich|etage|hostel}~, rauchfrei~,
    rauchen {|ist} {|im haus|im ganzen haus|hier} {|ist|überall} {verboten|nicht {gestattet|erlaubt}|untersagt},
    rauchen {darf|darfst|dürfen|kann|können|dürft} {sie|du|man|ihr|gäste} {|…} {nicht|nirgends|nirgendwo}, rauchverbot, nichtraucher
  `),
  smoking_allowed: list(` raucher {dürfen|können} {|sich} … {|… }{anzünden|anstecken},
    rauchen {darf|darfst|dürfen|kann|kannst|können} {sie|du|man|ihr|gäste}, raucht man, rauchen {|ist} {|… |… …} {erlaubt|gestattet}, {darf|dürfen|kann|können} {|… |… …} {rauchen|geraucht werden}, raucher {|sind} {|… } willkommen
  `),
  smoking_rooms: list(`
    {raucher|rauchern} … … {lounge|salon|zimmer|raum|ecke|stube}, raucher{zimmer|zimmern|lounge|bereich|raum|räume|salon}~, zimmer~ für raucher, zigarrenlounge,
    smokers lounge
  `),
  safe: ['safe', 'safes', 'zimmersafe~', 'tresor~', 'hotelsafe~', 'laptopsafe~', 'schließfach', 'schließfächer~'],
  minibar: ['minibar', 'minibars', 'mini bar'],
  coffee_machine: list(`
    kaffeemaschine~, espressomaschine~, kapselmaschine~, nespresso*, kaffeemaschinen, kaffee und teestation,
    kaffeekocher, kapselmaschinen, *kaffeemaschine~, siebträgermaschine
  `),
  bathtub: list(`badewanne~, badewannen, *badewanne~, wannenbad, wannenbäder, wanne, freistehend~ {|bade}wanne~`),
  rain_shower: ['regendusche~', 'regenduschen', 'regenwalddusche~', 'rainshower~', 'rain shower~', 'regenbrause'],
  kitchenette: list(`
    kochnische~, küchenzeile~, kitchenette~, pantryküche~, kochnischen, küchenzeilen,
    {eigen|voll ausgestattet|eingerichtet|komplett ausgestattet}~ küche~, miniküche, pantry
  `),
  kitchen: ['{gäste|gemeinschafts}küche~', '{gemeinsam|geteilt}~ küche', 'selbstversorgerküche'],
  washing_machine: ['waschmaschine~', 'waschmaschinen', 'waschtrockner'],
  adults_only: list(`
    {nehmen|beherbergen|empfangen|begrüßen} {|wir} {nur|ausschließlich} erwachsene,
    kinder {nehmen|beherbergen|empfangen} wir {|hier|leider} nicht, kinder … nicht {erlaubt|gestattet|willkommen|zugelassen|erwünscht|vorgesehen}, kinder … unerwünscht, keine kinder, {keine kinder|kinder nicht erlaubt},
    adults only, {nur|ausschließlich} für erwachsene, erwachsenen vorbehalten, bleiben erwachsene unter sich, nur {gäste|gästen} ab {14|16|18}, erwachsenenhotel~, nur erwachsene, hotel ohne kinder,
    kinderfrei~, ab {14|16|18} jahren, erwachsenenresort
  `),
  boat_mooring:
    list(` {an|vor} unserem {steg|anleger}, unser {|eigener} {steg|anleger}, {boot|jacht|segelboot} {an unserem steg|am steg} {fest|an},
    bootsanleger~, boots{steg|stege|platz|liegeplatz|plätze|liegeplätze|anlegestelle|anlegeplatz|haus}~,
    anlegesteg~, bootsanlegestelle~, liegeplatz {für|am|im|vor|direkt}, {eigen|privat|kostenlos|kostenfrei}~ liegeplatz, liegeplätze~, eigen~ {steg|anleger}~,
    anlegeplatz, bootssteg~
  `),
  helipad: list(`
    hubschrauberlandeplatz, hubschrauberlandeplätze, helipad~, heliport~, landeplatz für hubschrauber,
    helikopterlandeplatz
  `),
  cinema: [
    'unser~ {|klein~|eigen~} kino~',
    'hauseigen~ {|klein~} kino~',
    'kino im {haus|keller|hotel|dachgeschoss}',
    '{haus|heim|hotel}kino~',
    '{eigen|klein}~ kino~',
    'kinosaal',
    'privatkino',
    'screening room',
  ],
  billiards: ['billard', 'billard*', 'billardtisch~'],
  table_tennis: ['tischtennis', 'tischtennis*', 'tischtennisplatte~'],
  barbecue: ['grillplatz', 'grillplätze~', 'grillterrasse', 'grillstelle~', 'grillhütte'],
  bowling: ['kegelbahn~', 'kegelbahnen', 'bowlingbahn~', 'bowlingbahnen'],
  solarium: ['solarium', 'solarien'],
  climbing_wall: ['kletterwand', 'kletterwände', 'boulder{raum|wand|halle}, boulderwänd~'],
  butler: ['butler', 'butlerservice', 'butler service'],
  ice_rink: ['eigen~ eisbahn~', 'hauseigene eisbahn'],
  bathrobes: ['bademantel~', 'bademäntel~'],
  water_slide: ['wasserrutsche~', 'wasserrutschen', 'riesenrutsche', 'wasserpark'],
  executive_lounge: ['executive lounge~', 'club lounge~'],
  winter_garden: ['wintergarten', 'wintergärten', 'orangerie'],
  salt_room: ['salz{grotte|raum|kammer|stollen}~', 'solegrotte'],
  plunge_pool: ['tauchbecken~', 'kältebecken', 'kaltwasserbecken', 'eisbrunnen'],
};
