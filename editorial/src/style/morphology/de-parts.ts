/** What German compounds are made of, beside the known nouns, and words that only look like compounds. */

import { wordSet as words } from './data.ts';
/** Stems and adjectives that begin compounds: 'Wohnzimmer', 'Billigflug', 'Premiumgast'. */
export const openings = words(`
  allein alt auto bade bio back blau biber billig breit brüh bunt chef dauer deko direkt doppel dreh drei dreier dunkel echt edel eigen einzel
  elektro erst erste erlebnis ess extra fahr familien fein fern fertig fest feucht firmen fitness flach fremd frisch früh ganz garten gesamt gesund geheim glas
  golf gourmet grill groß grün halb halte haupt haus heiß hell heim hoch hotel hyper internet jung jugend kaffee kalt kauf kinder klein kletter koch kombi komfort
  konferenz kur kurz kuschel lang langzeit langschläfer lebe leer leih lese lieblings liebes lokal luxus land live lokal mehr meist mega miet mini mittel
  mittags modern mode multi nacht natur neben neu nichtraucher nord normal nutz nobel öko online ost outdoor park pauschal pflege piano polar prima privat premium probe
  profi putz rad raucher regel reit ruhe ruf rund schau schlaf schlummer schnell schnupper schön schreib schwarz schwimm segel selbst senioren sitz ski sing single spar spät spezial spiel
  spitzen spott sport stamm standard stand steh stehe still strick such süd super süß surf tages tanz tauch tausch tele test tief top trink trocken traum turbo
  ultra ur vega verwöhn video vier viertel voll vollkorn wach wahl wander wasch wechsel weiß well wellness welt weihnachts werk wert west wiener wild winter wohlfühl wohn zahl zeit zentral zier zweit zwei zweier zwischen
  thermal best hang rand dorf zentrums solarium
  glüh port perl brannt dessert fondue raclette gemüse suppen kräuter geburtstags jubiläums firmen neujahrs oster frühlings sommer versand fix national fernseh
  trekking nordic mountain bike luft lärm stress umzugs anreise abreise seminar incentive bonus grüß gourmet schul uni erfolgs marken top dankes willkommens abschieds begrüßungs
  day medi family rooftop sky private adults ehren star binnen hochsee strand lobby lounge sekt apres après vital bistro kneipp therme thermen dampf
  advents aktions aktiv alpen apfel barock berg beauty business city club cocktail design dach erholungs etagen eck event fahrrad ferien gala genuss gäste gratis gruppen haar hafen hand herbst herren damen
  hochzeits hoch höhen hunde innen außen inklusiv kamin kirchen kloster kongress künstler kultur küchen kuren lounge messe musik mittelklasse nichtraucher oster pauschal pfingst pop qualitäts regen restaurant romantik rhein
  sauna schlemmer schloss see sonnen sommer spa stadt strand silvester sonder tagungs team terrassen themen traum tier turm ufer umwelt urlaubs vip wald wasser wein wein wiesen winzer wochenend zimmer zusatz
  bett boots brot buch bus eis fisch fluss frei garten geld geschenk getränke hof jahres käse kuchen laden lage lauf licht luft markt meer milch mittags monats nacht obst ort orts park platz preis
  rabatt raum rest salz sand schiff schnee service show stadion stamm tee tisch tour wand weg wetter wind frauen männer paar paare partner fach gesamt grund gold silber holz stein leder woll
  weit warm rot gelb bar börsen fuß hobby tennis yoga kosten gebühren steuer start bahn bahnhofs flughafen flug insel land landes lese merk rück raum rad heide moor
  ober unter fang nach mitter himmel buchen eichen tannen fichten kiefern birken linden apfel kirsch dach baum blumen rosen heu stroh schaf kuh pferde enten gänse vogel
  dampf finnen erd keller kinder baby babys haustier gäste mitarbeiter personal event block stern sterne luxus
`);

/** Ends of compounds that are no nouns of the list: adjectives, what is done, and loans. */
export const closings = words(`
  fang fänge gut guts güter gütern
  faktor fest garantie gebot gedanke pfad angebot center station zone service programm eigen intern führung leitung besichtigung wanderung umrundung eröffnung nutzung beleuchtung vermietung reinigung sanierung begrüßung
  verpflegung veranstaltung verkostung lösung ordnung wohnung gestaltung einrichtung umgebung work geist
  geberin geberinnen gebers gebern arbeiter zugang pass pässe ruhe liege liegen becken messe lauf tiere krank rat räuber
  artikel bereit fähig fein fest frei freundlich frisch gebäck gebunden gefühl gemacht gerecht günstig klug lang leer leicht müde nah neu rein reich reif sicher schön schwer stark teuer tief voll
  warm weich weit wert wertig würdig zugang adäquat fertig intensiv kalt süß scharf alt jung hoch groß klein breit echt edel orientiert bewusst bedingt typisch spezifisch relevant exklusiv
  geber nehmer gänger sucher freundin halter bereich bereiche raum räume ausstattung auswahl anteil angebot bucher bucherin buchung buchungen meldung meldungen planung bindung betreuung
  bewertung bewertungen haus häuser hof höfe wirtschaft wirtschaften stätte stätten freundschaft dame vater mutter familie kultur portal betreuer hocker keeper tender karte karten wagen musik
  tuch tücher mantel schaum salz wanne wannen öl meister anzug zeit zeiten kleidung schlappen schuh schuhe urlaub urlauber gast gäste abend abende tage tag tour touren rundweg weg wege fahrer fahrerin
  fahrt fahrten verleih station stationen haltestelle terrasse terrassen lounge blick ufer seite bühne promenade lage nähe grundstück pension hotel hotels zimmer suite suiten
  ecke ecken eck küche keller stube stuben regal fleck genuss paket pakete anwendung anwendungen behandlung behandlungen menü menüs bereichs landschaft landschaften tasche taschen
  creme sandale gänge gang gelände stadt städte flug flüge jagd jäger jägerin ware waren ticket tickets anbieter fahrschein trip reise reisen bühne konzert nacht nächte party lokal
  handlung handlungen rand ränder höhe höhen wipfel wipfeln krone kronen stamm stämme gipfel gipfeln hang hänge quelle quellen brücke brücken
  kraft kräfte küchlein frühstück frühstücke buffet büfett betrieb betriebe gewerbe gruppe gruppen programm programme bett betten schrank decke decken kissen laken wäsche vorhang
`);

/** Words of three and four letters that join longer ones. */
export const shortParts = words(`
  gross weiss heiss süss fuss spass gruss mass floss gross weck heiz näh geh hör wohl alb klub eier lern öl amts alm amt arm art arzt ast auf aue auge bach bad bahn ball band bank bar bart bau baum bein berg best bett bier bild bio bis blau blei boot bord box brot brut buch bund burg bus chef chor city club dach dame dank deko dom dorf duft
  ecke edel ehe ehre eil ein eis elch ende erd erz esel ess etui fach fahr fan farm fass fein feld fell fern fest film fit floß flug fluss fön form foto frau frei früh fuß gala gang gans garn gast gast gebot geld gelb gel glas gold golf
  graf gras grad grau grill groß gruß grün gut haar hafen hahn halb hals halt hand hang haus haut heft heim heiß hell herd herz heu hirn hit hobby hoch hof hof holz hort huhn hund hut jagd jahr job kalb kalt kern kies kind kino kleb klee knie koch kohl
  korb korn kost kraut kuh kühl kult kunst kur kurs kurz kuss lack lachs lamm land lang last laub lauf laut leer leib leih leim lese lied lift linie live loch lohn los luft lust mais mal mann markt maß maus meer mehl mehr mini mit mond moor moos most
  motel müll mund mut nacht nah name netz neu nord not nuss ober obst ofen ohr oma opa ort ost paar pack papa park pass pfad pils plan platz pool pop post putz quiz quer rad rahm rand rang rast rat raum reh reis reit rest ring rohr rom rot ruf ruhe rum rund rück saal saat sack saft
  salz sand satz sau schal see seh seil sekt senf show sieg sing sitz ski slow sofa sohn soja soll spa spar spät spaß spiel sport stab star steg steh stil stop such süd süß tag takt tal tank tanz tat tau taxi team tee teig teil test text tier tim tipp tisch ton top tor tour traum treu
  trip turm typ tür ufer uhr ulm umwelt ur vase vieh vier vip voll vor wahl wald wand ware warm wasch watt web weg weich weiß weit welt werk wert west wild wind wirt woll wohn wolf wort yoga zahl zahn zart zaun zeit zelt ziel zoll zoo zug zwei ideen
`);

/** Nouns of the list that are no part beside a short word: their letters stand in too many others. */
export const noParts = words(`
  ast art arm ei er es in ente erde ernte esel rat rast rand ring rang erbe erker akt not rum ruin mal mut met tau teer tor ton tat tier tiere rose ohr ort gang eng uhu ufo sinn sieb ahn reim echt los lust list kost kern keil amt bär
  ihr igel inn end ende enden lob lauch licht ding rind rinde reihe ruhe ruhm schar see gel inne nest nase netz narr nähe acht wonne dom diele elle ebene ehe eile ecke eis ritter rasse rest reif ricke saat raten rate ranch rang rad raum reise reis reste stall stern
  gen gin pfand post stand lack laster laie lage leine leiden liste linse aster anker nagel neffe neid messe masse maße magen muster mittel recht ratte pass reich regel uhr ente enten ehren eier enge
`);

/** Beginnings that make another word of what is listed, by the listed word or its stem. */
export const otherBeginnings: Readonly<Record<string, readonly string[]>> = {
  event: ['eventual'],
  ruhe: ['ruhestand', 'ruheständ'],
  feiern: ['feierabend', 'feiertag', 'feierlich'],
  feier: ['feierabend', 'feiertag', 'feierlich'],
  preis: ['preisel', 'preisgeb', 'preisgab'],
  person: ['personal', 'personif'],
  natur: ['naturell', 'naturalis'],
  bar: [
    'barfuß',
    'bargeld',
    'barzahl',
    'barpreis',
    'barock',
    'barbar',
    'barbier',
    'barkass',
    'barkauf',
    'barkäuf',
    'barreserv',
    'barverlust',
    'barbestand',
    'barst',
    'barcode',
    'barhäuptig',
    'barverkauf',
    'barbetrag',
  ],
  gast: ['gastro', 'gasthermen', 'gastank'],
  see: ['seele', 'seelen', 'seelisch', 'seen'],
  bad: ['badisch', 'badminton'],
  spa: ['spaß', 'span', 'spar', 'spazier', 'spast'],
  tag: ['tagung', 'tagtäglich'],
  ort: ['ortho'],
  haus: ['hausier'],
  zimmer: ['zimmermann', 'zimmerleute', 'zimmerei'],
  gut: [
    'besteck',
    'bestell',
    'besteh',
    'bestand',
    'bestuhl',
    'besteig',
    'gutachten',
    'gutachter',
    'guthaben',
    'gutschein',
    'gutschrift',
    'gutshof',
    'gutshaus',
    'gutsherr',
  ],
  früh: ['frühstück', 'frühling', 'frühjahr'],
  hoch: ['hochzeit', 'hochschul', 'hochdeutsch'],
  alt: ['altar'],
  neu: ['neujahr', 'neugier', 'neun', 'neustadt'],
  groß: ['großeltern', 'großmutter', 'großvater', 'großteil', 'großbrit', 'großmut'],
  klein: ['kleinod', 'kleinig', 'kleingeld'],
  frei: ['freitag', 'freizeit', 'freiwillig', 'freilich', 'freibad', 'freiburg'],
  wein: ['weinend', 'weinerlich'],
  traum: ['traumat'],
  kunde: ['kundgeb', 'kundig', 'kundtu'],
  land: ['landen', 'landete', 'landung'],
  leben: ['lebensmittel'],
  wunder: ['wunderlich'],
  stil: ['still'],
  bus: ['busch', 'busen'],
  tee: ['teer'],
  eis: ['eisen'],
  rat: ['ratlos', 'ratte', 'ratsam'],
  reis: ['reise'],
  tipp: ['tippen'],
  buch: ['buchung', 'buchbar', 'buchen', 'buchstab'],
  park: [
    'parkplatz',
    'parkhaus',
    'parkett',
    'parkdeck',
    'parkgarage',
    'parkgebühr',
    'parkmöglich',
    'parkbucht',
    'parkschein',
    'parkuhr',
    'parkfläche',
    'parkzeit',
  ],
  rest: ['restaur'],
  pension: ['pensioniert', 'pensionär'],
  platz: ['platzier'],
  schatz: ['schatzi'],
  wander: ['wanderer', 'wanderin'],
  nacht: ['nachteil'],
  grund: ['grundlage'],
};

/** Endings that make another word of it. */
export const otherEndings: Readonly<Record<string, readonly string[]>> = {
  alt: ['alter'],
  leicht: ['vielleicht'],
  tisch: [
    ...words(`
      romantisch praktisch optisch akustisch exotisch authentisch identisch drastisch fantastisch kritisch politisch asiatisch
      therapeutisch ästhetisch aristokratisch didaktisch erotisch gigantisch poetisch thematisch klimatisch systematisch
      automatisch aromatisch dramatisch diplomatisch touristisch britisch städtisch mystisch artistisch kosmetisch
      magnetisch pragmatisch sympathisch elastisch plastisch
    `),
  ],
  kunde: [
    ...words(
      'urkunde sekunde erdkunde heilkunde heimatkunde naturkunde warenkunde weinkunde volkskunde menschenkunde länderkunde völkerkunde sternkunde pflanzenkunde kräuterkunde stadtkunde landeskunde sachkunde tierkunde fachkunde bierkunde pilzkunde wetterkunde altertumskunde gegenwartskunde gesteinskunde bodenkunde vogelkunde',
    ),
  ],
  blick: ['augenblick'],
  lage: ['grundlage', 'niederlage', 'rücklage'],
  stand: ['gegenstand', 'gegenständ', 'wohlstand', 'mittelstand'],
  stück: ['frühstück'],
  zeit: ['hochzeit', 'mahlzeit', 'freizeit', 'auszeit'],
  tag: ['alltag', 'vertrag'],
  bar: ['nachbar'],
  seite: ['beiseite'],
  spiel: ['beispiel'],
  ort: ['antwort', 'sofort', 'wort', 'sport', 'fort', 'hort'],
  schein: ['gutschein'],
  land: ['ausland', 'inland'],
  sache: ['hauptsache', 'ursache', 'tatsache'],
  teil: ['vorteil', 'urteil', 'gegenteil'],
  rat: ['vorrat', 'hausrat', 'heirat', 'verrat'],
  art: ['zart'],
  weise: ['teilweise'],
  schloss: ['fahrradschloss'],
  mal: ['merkmal', 'denkmal', 'merkmale'],
  kommen: ['willkommen', 'vollkommen', 'einkommen', 'vorkommen'],
};

/** Short words that end compounds only behind these: '-bar' makes an adjective of any verb. */
export const onlyAfter: Readonly<Record<string, readonly string[]>> = {
  bar: [
    ...words(`
      hotel mini pool wein cocktail sushi tapas strand snack saft kaffee espresso dach sky lobby kamin piano lounge milch müsli salat sekt champagner
      whisky gin bier theater haus abend nacht tages rooftop beach aperitif vital tee smoothie sauna spa sommer garten terrassen turm see jazz musik
      tanz raucher zigarren schnaps grill kuchen keller ski après hafen austern fisch lese nagel bistro frühstücks getränke wasser gäste club pub sport eis suppen
    `),
  ],
};

/** Listed words whose letters end or begin so many others that only what is known may join them. */
export const neverGuessed = words(
  'licht stern raten messe liste leiter weise ware laufen leben ernte ruhen stehen gehen',
);
