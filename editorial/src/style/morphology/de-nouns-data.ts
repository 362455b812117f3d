/** German nouns of hotel copy by how they form their plural. Compounds follow their last part and stand here only if short. */

import { words } from './data.ts';
export type Plural = 'e' | 'ue' | 'er' | 'uer' | 'n' | 'en' | 's' | 'u' | 'same' | 'none';

/** `u` puts dots on the last vowel; `same` takes no ending but an n in the dative; `none` has no plural. */
export const nounsByPlural: Readonly<Record<Plural, readonly string[]>> = {
  e: words(`
    abend abteil aktionär angebot apparat archiv arm aspekt aufenthalt augenblick ausblick ballon bedarf beginn
    beispiel beitritt bereich berg bericht bestandteil besteck besuch betrieb bezirk bier blick boot brief brot
    deich detektiv dialekt dienst diplom dokument dom druck duft edelstein effekt eingriff einkauf element elixier
    erfolg erwerb exemplar exil export feind fell fest film fisch fjord format formular frühling frühstück fund
    funk führerschein gebiet gebot gedicht gefühl gehalt gericht gerät geschenk geschirr geschäft gespräch getränk
    gewicht gewinn gewürz gleis grad haar halt heft herbst hering hirsch honig hund idyll import institut
    instrument jahr jubilar juwel kabinett kamin kapitän karussell kastell kern kilogramm kiosk klavier kodex
    kollier komplex kompromiss konflikt kontakt konzept konzern konzert krebs kredit kreis krieg kristall kurier
    kurs käfig lachs leid likör los magazin magnet medikament meer metall mittag modell moment monat mond mops
    motiv objekt offizier orkan paar paket papier paradies pfad pfeil pferd pfirsich pilz plakat plan plural pokal
    preis produkt profil programm projekt prospekt protein pult punkt quartier rausch recht reflex regal reim
    rekord rezept rind ring roman ruf ruin salat salz schein schiff schirm schlaf schnitt schritt schuh schwein
    sekretär sekt seminar sieb sieg signal sinn skorpion sonnabend sortiment spezial spiel sprint spritz steg
    steig stein stern stiel stift stil stoff streit stück substrat system tag talent tarif teich teil telefon
    teppich termin text tier tisch tresor trieb triumph turnier typ unterricht unterschied urlaub ventil verbot
    verdienst verein vergleich verkehr verlauf verleih verlust versuch vertrieb verzicht vitamin vormittag vorteil
    wein werk wert wind zelt zement zertifikat ziel zitat zweck zweig öl
  `),
  ue: words(`
    abfluss abstand altar anfang anschluss aufschlag aufwand ausflug ausgang bach bahnhof ball bart bauch baum
    beschluss bestand bezug brand brauch busch chor duft eindruck eingang einsatz empfang fall floß flucht flug
    frosch fuchs fuß gang gegenstand genuss geruch gesang grund grundsatz gruß hals hof hut imbiss kahn kampf
    kanal kauf klotz kloß knopf kopf korb kran kuss lauf leinwand lohn markt marsch nachschlag napf palast pass
    platz rang raum rebstock sack sarg satz schatz schaum schlag schluss schnaps schrank schwamm schwan schwung
    span spaziergang spruch sprung stab stall stamm stand stock storch stoß strand strauß strom strumpf stuhl
    sturm tanz ton topf trank traum trumpf turm umsatz umschlag umstand umzug verband verkauf vertrag vorhang
    vorrat vorschlag vorwand wall wein widerstand wildschwein wolf wunsch zahn zaun zug zugang zunft zuschlag
    zuschuss zustand zwang überfluss
  `),
  er: words(`
    bild brett ei geist geld gemüt geschlecht kind kleid leib lied nest rind schwert weib
  `),
  uer: words(`
    amt bad bistum blatt buch dach dorf fach gewand glas grab gras haus holz horn huhn kalb korn kraut lamm
    loch maul mund rad rand reichtum schwimmbad strauch tal volk wald wurm
  `),
  n: words(`
    abreise absage absteige achse adresse affe aktie analyse anekdote anfrage anlage anreise ansprache apotheke
    auflage aufnahme ausgabe auslage ausnahme auster bandage batterie beere beilage biene birne bitte bleibe blume
    blüte bohne bote boutique brasserie bremse brise broschüre brücke brühe bude butze bühne büste chance creme
    dame dauer decke delle diele dose dusche düne ebene ecke ehe einlage elle ente epoche erdbeere erde ernte
    etage etappe eule fabel fackel fahne falle familie farbe feder feier fete fichte flasche fliege fliese fläche
    folge frage freude frische frühe fuge fuhre fähre gabe gabel galerie garage garderobe gardine gasse gaststätte
    gefährte geige gemeinde genosse geschichte gewerbe gitarre grenze grotte grundlage gruppe größe grütze gurke
    halle hase haube hecke heide heimreise herberge hilfe hirse hose höhe höhle hülle hütte insel jacke jause
    junge kabine kammer kampagne kanne kante kapelle karte kartoffel kasse kastanie kategorie katze kehle kerze
    kette keule kiefer kirche kirsche kiste klammer klasse klause klinge klinke kneipe knolle knospe koje
    komponente komödie kontrolle kopie krone kruste kräuter kugel kulisse kuppel kurve küche küste lage lampe
    laterne laube laune leine leiter lerche lese liege linie linse lippe liste loge lotse luke lupe länge lücke
    mandel mappe marke marmelade masche maske massage masse matratze mauer meile melodie melone menge messe miene
    miete minute mitte mode muschel muskel möwe mühe mühle münze mütze nachfrage narzisse nase neffe nelke netze
    nichte niere note nudel nummer oase oboe offerte olive oper orange palme panne pappel parole passage
    patisserie pauschale pause perle pfanne pfeife pflanze pflaume pfütze piste plage plakette planke platte
    praline presse prise probe promenade prüfe pumpe pute quelle quote rampe rasse rate raute rebe regel reihe
    reise remise reportage reserve ressource revue rinde rippe rispe robbe robe rolle rose route ruine runde
    rutsche sache sage sahne saite salbe sauce schale schanze schaukel scheibe scheune schiene schlange schleife
    schleuse schmiede schnecke schneise schokolade schote schraube schule schulter schwalbe schwelle schwester
    schwäche schürze schüssel seele seide seife seite semmel serie silbe sinfonie sitte skizze socke sohle sonne
    sorte soße spalte spange sparte speise sphäre spirale spitze sprache spritze sprosse spule stange stelle
    steuer stiege stimme stirne straße strecke streife strippe strähne stube stufe stunde stärke stätte stütze
    summe suppe szene sänfte säule sülze tafel tanne tante tapete tasche tasse taste taube taufe terrasse theke
    these tinte tomate tonne torte traube treppe treue trommel trophäe truhe träne tulpe tüte unterlage urkunde
    vase vernissage vignette violine vitrine vogelscheuche vokabel vorlage vorliebe vorsorge vorspeise waage wabe
    wache waffe waffel wange wanne ware weide weile welle weste wette wiege wiese wimper winde woche wolke wolle
    wurzel wäsche würde würze wüste zange zeder zehe zeile zelle ziege ziffer zigarette zigarre zinne zitrone zone
    zulage zunge zusage zwiebel zypresse
  `),
  en: words(`
    absicht agentur anschrift ansicht antwort arbeit architekt armatur aussicht autobahn automat bahn bann bucht
    burg dimension diskothek elefant ethik experiment fabrik fahrt fakt fasan figur flut fracht frau frisur front
    garant garnitur geburt gebühr geduld gefahr gegend gestalt gewalt glasur glut idiot interessent jacht jagd
    junior kabinett kandidat konsument kontur kreatur kritik kultur kur last lieferant list lösung miniatur
    moderator musik mühsal nachricht narr natur ochs partitur passagier patient person pfau pflicht physik pilot
    post praktikant professor präsident qual rarität rast reparatur republik residenz rezeptur rücksicht saat
    saison schar schicht schlacht schlucht schrift schuld senior sicht signatur skulptur spur station statur
    struktur student tat technik temperatur tendenz tinktur tortur tour tugend typ tür uhr wacht wahl welt wucht
    zahl zeit zensur zier zutat übersicht
  `),
  s: words(`
    abo accessoire afterwork apartment aperitif appartement arrangement aula auto baguette bar barbecue barista
    basilikum bikini bistro boss brunch buffet bungalow büro cabrio cafe camp camping campingplatz cappuccino
    casino catering center champagner charme checkout chili club cocktail code college computer concierge couch
    countdown coupon couscous croissant deal dekor design dessert detox dinner drink duo email ensemble entrée
    espresso etat fauxpas fax feedback file filet finale fitness flair flirt flyer foto foyer gag gala genie gin
    glamping gourmet grappa guide gym hammam handy hektar hideaway highlight hit homepage hostel hotel hotline
    hotspot info intermezzo internet interview investment jackett jeep job joghurt journal kajak kakao kamera kanu
    karaoke kimono kiwi komitee kuvert label laptop latte level location lodge logo lunch manager mango meeting
    mini minibar mix mobil mojito mokka motel motto musical müsli niveau nougat oma onsen opa ostsee outdoor
    outfit pack package pancake papa papaya parfait parfum parkett pass patio pergola picknick pilates pizzeria
    plateau platin podcast pommes pool pop porto portrait porträt post press pro programm prosecco pub pudding
    puzzle quiz radio ragout ranch relax relief rendezvous resort restaurant risotto roulette sakko sandwich
    scampi schnitzel selfie serum service set sharing shirt shopping show shuttle siesta sightseeing signature
    sirup sketch ski skipass smoothie snack snowboard sofa sound souvenir special sport spot spray spätzle steak
    stress studio style sushi sweatshirt tableau tablet tapas tattoo taxi team tennis toast tool top training
    trekking trend trip trüffel tv ufo uhu update upgrade user van velo video voucher web website weekend wellness
    whirlpool wlan wodka wok workout workshop yacht yoga zebra zoo zucchini
  `),
  u: words(`
    acker apfel boden bogen faden garten graben hafen hammer kasten kloster kragen laden magen mangel mantel nagel
    ofen sattel schaden schnabel vater vogel wagen
  `),
  same: words(`
    abenteuer adler alter anbieter anker artikel becher becken begleiter besitzer besteller besucher betreiber
    braten brunnen bäcker camper daumen deckel eimer engel erker esel examen fahrer felsen fenster feuer fieber
    finger flügel frühbucher führer gastgeber gebirge gehege geländer gemälde genießer gewitter gewässer gipfel
    gärtner gürtel hagel händler hügel inhaber kabel kalender kasper keller kellner kenner kilometer kissen kuchen
    käfer kübel küken künstler lager leben leder lehrer leiden liebhaber löffel magister maler meister messer
    meter minister mittel monster morgen muster möbel mörder mörtel nacken nebel norden onkel opfer orden ordner
    osten ostern panzer partner pfarrer pfeffer pfingsten pflaster pinsel polster puder pulver radler rahmen rasen
    raster regen reifen reiter riegel ritter rodel rücken schalter schatten schimmel schinken schleier schlitten
    schlüssel schreiben schuppen schuster schwimmer schüler segel segen sessel silber sockel sommer souverän
    spargel spaten speicher spender spiegel spieler stempel stiefel streifen süden sünder tadel teilnehmer teller
    tempel teufel theater tiegel titel treffen tropfen tunnel ufer urlauber verbraucher vergnügen verhalten
    vermögen versprechen vertrauen viertel wanderer wasser weihnachten wesen westen wetter wiener winkel winter
    winzer wirbel wunder würfel zauber zeitalter zettel ziegel zimmer zuber zucker zunder zylinder
  `),
  none: words(`
    advent august breite butter charisma chlor dampf dezember dill durst eis eleganz ernst essig fasching februar
    ferne fleisch fleiß frost geld gelände gepäck geschmack glück gold gramm güte handel haushalt heimat hitze
    holunder hunger ingwer januar jazz jugend juli juni karneval knoblauch koffein komfort kälte kühle laub
    lavendel liebe literatur lob lärm mai mehl milch mut nachsicht neid nord nordost november nähe obst oktober
    ost pflege pop publikum puls rahm raps reichtum reis respekt roggen rosmarin rost ruhe ruhm sand schmuck
    schnee schutz schwere senf sonnenschein spaß speck staub stille stolz stroh suche süd süße tau thymian tiefe
    trost unruhe verstand vieh vorsicht weite wellness west wärme zeug zimt zorn zutritt
  `),
};

/** Nouns whose forms no rule tells, all of them in a row, the singular first. */
export const irregularNouns: readonly (readonly string[])[] = `
  saal saals saales säle sälen, laie laien, braut bräute bräuten, sauna saunen saunas, villa villen villas, firma firmen, thema themas themen, konto kontos konten,
  museum museums museen, zentrum zentrums zentren, studium studiums studien, gymnasium gymnasiums gymnasien, datum datums daten,
  album albums alben, aquarium aquariums aquarien, jubiläum jubiläums jubiläen, praktikum praktikums praktika, visum visums visa,
  spektrum spektrums spektren, individuum individuums individuen, ministerium ministeriums ministerien, medium mediums medien,
  bus busses busse bussen, bonus boni bonusse bonussen, zirkus zirkusse zirkussen, kaktus kakteen, virus viren, globus globen,
  rhythmus rhythmen, tourismus, organismus organismen, modus modi, luxus, campus, kompass kompasses kompasse kompassen, fokus fokusse,
  pizza pizzen pizzas, aroma aromas aromen, komma kommas, drama dramas dramen, panorama panoramas panoramen, klima klimas,
  risiko risikos risiken, kino kinos, praxis praxen, basis basen, krise krisen, herz herzens herzen, name namens namen,
  gedanke gedankens gedanken, friede friedens frieden, glaube glaubens glauben, wille willens willen, buchstabe buchstaben buchstabens,
  mann mannes manns männer männern leute leuten mann, kaufmann kaufmanns kaufleute kaufleuten kaufmännern,
  bau baus baues bauten, ferien, leute leuten, eltern, kosten, spesen, spezies, rabatt rabatts rabatte rabatten rabattes,
  hotelier hoteliers, sommelier sommeliers, portier portiers, chef chefs chefin chefinnen, balkon balkons balkone balkonen,
  bonbon bonbons, pavillon pavillons, salon salons, ballon ballons ballone ballonen, waggon waggons, karton kartons kartone,
  test tests teste testen, park parks parke parken, streik streiks, tank tanks, schal schals schale schalen, lokal lokals lokale lokalen,
  scheck schecks, chalet chalets, ticket tickets, lift lifts lifte liften liftes, büfett büfetts büfette, kompliment kompliments komplimente komplimenten,
  detail details, material materials materialien, fossil fossilien, mineral mineralien minerals, prinzip prinzips prinzipien,
  textil textilien, kapital kapitals, personal personals, festival festivals, ideal ideals ideale idealen, original originals originale originalen,
  snob snobs, mosaik mosaiks mosaike mosaiken, klosett klosetts, etikett etiketts etiketten, hemd hemds hemdes hemden, bett betts bettes betten, ohr ohrs ohres ohren,
  ende endes enden, auge auges augen, interesse interesses interessen, gebäude gebäudes gebäuden, ambiente ambientes, käse käses, gemüse gemüses,
  insekt insekts insekten, staat staats staates staaten, see sees seen, zins zinses zinsen, schmerz schmerzes schmerzen, strahl strahls strahlen,
  nachbar nachbars nachbarn nachbarin nachbarinnen, bauer bauern bauers bäuerin bäuerinnen, herr herrn herren, mensch menschen,
  autor autors autoren autorin autorinnen, doktor doktors doktoren, motor motors motoren, direktor direktors direktoren direktorin direktorinnen,
  held helden heldin heldinnen, bär bären, graf grafen gräfin gräfinnen, prinz prinzen prinzessin prinzessinnen, fürst fürsten fürstin fürstinnen,
  christ christen, tourist touristen touristin touristinnen, rum rums, tee tees, spa spas, kaffee kaffees, idee ideen, allee alleen, armee armeen,
  tournee tourneen, knie knies knien, menü menüs, café cafés, orchidee orchideen, lady ladys ladies, party partys parties, hobby hobbys hobbies,
  baby babys babies, story storys stories, lobby lobbys lobbies, city citys cities, whisky whiskys whiskies, cottage cottages, lounge lounges, suite suiten,
  gast gasts gastes gäste gästen gästin gästinnen gäst, koch kochs koches köche köchen köchin köchinnen,
  wirt wirts wirtes wirte wirten wirtin wirtinnen, arzt arztes arzts ärzte ärzten ärztin ärztinnen,
  freund freunds freundes freunde freunden freundin freundinnen, könig königs könige königen königin königinnen, art arten, form formen,
  maß maßes maße maßen, schloss schlosses schlösser schlössern, fass fasses fässer fässern, fluss flusses flüsse flüssen, anlass anlasses anlässe anlässen,
  kunde kunden kundin kundinnen kund, bürger bürgers bürgern bürgerin bürgerinnen, mutter mütter müttern, tochter töchter töchtern,
  land lands landes länder ländern lande landen, tuch tuchs tuches tücher tüchern, wort worts wortes wörter wörtern worte worten,
  band bands bandes bänder bändern bände bänden, licht lichts lichtes lichter lichtern, ding dings dinges dinge dingen, feld felds feldes felder feldern,
  rest rests restes reste resten, tipp tipps, trick tricks, grill grills, block blocks blöcke blöcken, stopp stopps, start starts, fan fans, shop shops,
  bank banken bänke bänken, mal mals males male malen, denkmal denkmals denkmäler denkmälern denkmale, kunst künste künsten, luft lüfte lüften,
  nacht nächte nächten, stadt städte städten, hand hände händen, wand wände wänden, frucht früchte früchten, kraft kräfte kräften, wurst würste würsten,
  ankunft ankünfte ankünften, auskunft auskünfte auskünften, unterkunft unterkünfte unterkünften, zukunft, herkunft, lust lüste lüsten, macht mächte mächten,
  haut häute häuten, nuss nüsse nüssen, maus mäuse mäusen, kuh kühe kühen, not nöte nöten, braut bräute bräuten, brust brüste brüsten, faust fäuste fäusten,
  magd mägde mägden, sucht süchte süchten, axt äxte äxten, laus läuse läusen, gans gänse gänsen, schnur schnüre schnüren, naht nähte nähten,
  rat rats rates räte räten, schild schilds schildes schilder schildern schilde schilden, ort orts ortes orte orten, profi profis, kumpel kumpels kumpeln,
  mahl mahls mahles mahle mahlen, datei dateien, gnocchi, antipasti, spaghetti, kilo kilos, geheimtipp geheimtipps,
  erlebnis erlebnisses erlebnisse erlebnissen, zeugnis zeugnisses zeugnisse zeugnissen, essen essens, abonnement abonnements, event events,
  werbung werbungen, schnäppchen schnäppchens, mädchen mädchens, brötchen brötchens, bisschen, päckchen päckchens, pärchen pärchens,
  gulasch gulaschs gulasche, zeichen zeichens, kompott kompotts kompotte, dirndl dirndls, mädel mädels mädeln, glied glieds gliedes glieder gliedern,
  mitglied mitglieds mitgliedes mitglieder mitgliedern, rezeptionist rezeptionisten rezeptionistin rezeptionistinnen, bruder bruders brüder brüdern,
  kollege kollegen kollegin kolleginnen kolleg, experte experten expertin expertinnen expert, pole polen, rabe raben, gatte gatten gattin gattinnen, insasse insassen insassin
`
  .trim()
  .split(/\s*,\s*/)
  .map((row) => row.split(/\s+/));

/** Masculine persons beside those in -er, -ent, -ant, -ist and their kind; women among them are told by -in. */
export const persons: ReadonlySet<string> = new Set(
  words(`
    architekt kandidat soldat pilot biologe psychologe pädagoge therapeut masseur friseur ingenieur kosmetiker nachfahre kommissar notar sekretär
    butler kapitän partner fotograf geograf geologe philosoph anwalt vorstand schwager
    franzose chinese russe türke däne schwede pole brite grieche schotte ire finne kroate slowene ungar zeuge erbe genosse bote kunde experte
    kollege junge neffe laie nachkomme pate lotse gefährte held herr graf fürst poet prophet athlet hotelier
    sportler jubilar aktionär veteran souverän
  `),
);
