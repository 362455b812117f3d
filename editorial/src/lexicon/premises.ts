/**
 * Workshops, rooms and grounds that a copywriter likes to give a house and that every town has too, in English, German,
 * Spanish and French. A text claims one only by calling it the house's own ('our bakery', 'das Hotel hat eine eigene
 * Rösterei'). Before the words stand beginnings by which any source, in whatever language, is known to speak of the thing.
 */
import { list } from '#lexicon/list.ts';

const rows = `
  roastery [roast röst tostad tueste torréf torref brûler]: {coffee |}roastery, {coffee |}roasteries, {coffee |}roasting house~, coffee roaster | *rösterei, *röstereien, kaffeeröster | tostador~ de café, tostadero~ {|de café}, tostaduría~ | torréfaction, atelier de torréfaction, brûlerie~
  bakery [bak bäck back brot bread panad obrador boulang fournil pain kondit patiss pâtiss pastel cake torte]: bakery, bakeries, bakehouse~, patisserie~, pastry shop~ | *bäckerei, *bäckereien, backstube~, backstuben, backhaus, backhäuschen, konditorei, patisserie~ | panadería~, obrador, pastelería~, horno de {pan|leña} | boulangerie~, fournil~, pâtisserie artisanale, four à pain
  brewery [brew brau cervec brass bier beer bière]: brewery, breweries, microbrewery, micro brewery, brewhouse~ | *brauerei, *brauereien, sudhaus, brauhaus | cervecería artesanal, microcervecería~, fábrica de cerveza | microbrasserie~, micro brasserie~, brasserie artisanale
  distillery [distil destil brenn brand gin whisk schnaps orujo]: distillery, distilleries | *brennerei, *brennereien, destillerie~, destille | destilería~ | distillerie~
  gallery [galler galer ausstell exhib exposi expo art kunst künst]: art gallery, art galleries, gallery, sculpture {garden|park}~ | kunstgalerie, galerie, skulpturengarten, skulpturenpark | galería de arte, jardín de esculturas | galerie d art, jardin de sculptures
  shop [shop store laden tiend boutiq verkauf sale venta vente delic deli épicer kiosk quiosc libr book]: {farm|village|hotel|flower|book|wine|cheese|} shop~, florist, bookshop~, boutique~, deli, delicatessen, kiosk~ | *laden, hofläden, *boutique, kiosk~, hofshop, hotelshop | tienda~ {|gourmet}, boutique~, floristería~, librería~, quiosco~ | boutique~, épicerie~ {|fine}, librairie~, kiosque~, magasin~
  chapel [chapel kapell capill ermita chapell oratori kirche church iglesia église abbey kloster convent monast]: chapel~ | *kapelle~, *kapellen, hauskapelle~ | capilla~, ermita~, oratorio~ | chapelle~, oratoire~
  cinema [cinem kino film movie ciné cine screen]: cinema~ | kino~, *kino | cine, cine privado, microcine | cinéma~
  museum [museu museo musée musee ausstell exhib samml collect colecc]: {mini|house|} museum~ | *museum~, museums | museo~ | musée~
  theatre [theat teatr théât bühne stage escen scène]: theatre~, theater~, puppet theatre | theater, *theater, theaterbühne | teatro~ | théâtre~
  planetarium [planetar observat sternw telesk telesc astron star stern estrel étoil]: planetarium~, observatory, observatories | planetarium, sternwarte~, sternwarten | planetario~, observatorio~ | planétarium~, observatoire~
  bathing_pond [pond teich estan étang etang swim schwimm natur]: {bathing|swimming} pond~, natural {swimming|bathing} {pond|pool}~ | badeteich~, schwimmteich~, naturpool~, badeweiher | estanque de baño, piscina natural | étang de baignade, bassin de baignade, piscine naturelle
  stables [stab stall horse pferd pon caball cheval équit equit equest hípic reit riding cuadra écur]: stables, stable, riding stable~ | reitstall, reitställe, pferdestall, gestüt | cuadra~, caballerizas, establo~, picadero~ | écurie~, haras
  treehouse [tree baum árbol arbol arbre cabane cabañ]: treehouse~, tree house~ | baumhaus, baumhäuser, baumhauses | casa~ {en el|del} árbol, cabaña~ en {el|los} árbol~ | cabane~ dans les arbres, cabane~ perchée~
  greenhouse [greenh gewächs glash invernad serre orang winterg conserv]: greenhouse~, glasshouse~ | gewächshaus, gewächshäuser, glashaus, glasveranda | invernadero~ | serre~
  vineyard [vine wine wein rebe reben viñ vin winz bodeg]: vineyard~, winery | weinberg, weinberge, weingarten, weingärten, rebberg, weingut | viñedo~, viña~ | vignoble~, vigne~
  beer_garden [beer bier cerve bière]: beer {garden|cellar}~, taproom~ | biergarten, biergärten, biergartens | jardín cervecero, terraza cervecera | jardin à bière, biergarten
  ice_cream [ice eis helad glace glac gelat]: ice cream {parlour|parlor|shop|bar}~, gelateria~ | eisdiele~, eisdielen, eiscafé, eismanufaktur | heladería~ | {bar|salon} à glaces, glacier maison
  pizzeria [pizz]: pizzeria~, pizza oven~ | pizzeria~, pizzaofen | pizzería~, horno de pizza~ | pizzeria~, four à pizza~
  pottery [potter töpf keram ceram céram poter alfar]: pottery {studio|workshop|}~, ceramics {studio|workshop}~ | töpferei, töpferwerkstatt, töpferstube, keramikwerkstatt, keramikstudio | taller de {cerámica|alfarería} | atelier de {poterie|céramique}
  workshop [workshop werkstatt taller atelier repair repar répar]: {bike|bicycle|repair|bike repair} workshop~, woodworking shop~ | fahrradwerkstatt, radwerkstatt, bikewerkstatt, holzwerkstatt | taller de {bicicletas|bicis|reparación} | atelier {vélo|vélos|de réparation}
  photo_studio [phot foto]: {photo|photography} studio~, darkroom~ | fotostudio~, dunkelkammer | estudio de {fotografía|fotos} | studio photo, studio de photographie
  boathouse [boat boot barc bate bot kayak kajak canoe kanu steg jett quay muell ponton emb lake see]: boathouse~, boat house~ | bootshaus, bootshauses | casa de botes, cobertizo de barcas | hangar à bateaux
  jetty [jett pier steg muell ponton emb quay dock moor anleg amarr amarre boat boot barc bate lake see]: {own|private|} {jetty|jetties}, bathing jetty, boat dock~ | *badesteg, bootssteg~, anlegesteg~, badesteg~ | embarcadero~, muelle privado, muelle propio | ponton~, embarcadère~
  dog_park [dog hund perr can chien pet]: dog {park|run|meadow|salon}~ | hundewiese~, hundeauslauf, hundesalon, hundepark | parque canino, pipicán, peluquería canina | parc {canin|à chiens}
  smokehouse [smok räuch ahum fum]: smokehouse~, smokery | räucherei~, räucherkammer~, räucherofen | ahumadero~ | fumoir à {poisson|poissons|viande}
  dairy [dair käs chees ques fromag milk milch lech lait molk senn]: {cheese |}dairy, {cheese |}dairies, creamery | *käserei, *käsereien, molkerei, sennerei | quesería~, lechería~ | fromagerie~, laiterie~
  butcher [butch metzg schlacht fleisch carnic boucher charcut meat]: butchery, butcher s {|shop}, butcher shop~ | *metzgerei, metzgereien, fleischerei | carnicería~, charcutería~ | boucherie~, charcuterie~
  chocolate [choc schok choq]: chocolate {workshop|factory|shop|kitchen|manufactory}~, chocolaterie~ | schokoladenmanufaktur, chocolaterie, schokoladenwerkstatt, pralinenwerkstatt | chocolatería~, taller de chocolate | chocolaterie~, atelier de chocolat
  mill [mill mühl molin moul oil öl aceit huil oliv]: {oil|olive|olive oil|water} mill~, olive press | ölmühle, olivenmühle, wassermühle | almazara~, molino de {aceite|agua} | moulin à {huile|eau}
  bees [bee bien hon api abej colmen miel abeil ruch imk]: beehive~, bee hive~, apiary | bienenstock, bienenstöcke~, bienenhaus, imkerei | colmena~, colmenar | ruche~, rucher~
  dance_floor [danc tanz bail dans ball disco]: {dance|dancing} {floor|hall|studio}~, ballet studio~ | tanzfläche, tanzsaal, tanzstudio | pista de baile, salón de baile, sala de baile | piste de danse, salle de danse
  fitness_trail [trim fit parcour circuit]: fitness {trail|course}~, trim trail~ | trimm dich pfad, fitnessparcours | circuito de fitness al aire libre | parcours de santé
  curling [curl eisstock stocksch hielo glace ice eis]: curling {rink|sheet}~ | eisstockbahn~, eisstockbahnen, curlingbahn, curlinghalle | pista~ de curling | piste~ de curling
  toboggan_run [tobog rodel sled schlitt trine luge]: toboggan run~, sledge run~, sledging {run|hill}, luge track | rodelbahn~, rodelbahnen, schlittelbahn, rodelhügel | pista~ de {trineos|trineo|luge} | piste~ de luge
  jazz_club [jazz musi músi music]: jazz {club|cellar}~ | jazzclub, jazzkeller | club de jazz | club de jazz
  outdoor_kitchen [kitchen küch cocin cuisin grill bbq barb]: {outdoor|summer} kitchen~ | außenküche~, sommerküche~, outdoorküche~ | cocina {exterior|de verano|al aire libre} | cuisine {d été|extérieure}
  fire_pit [fire feuer fogat hogu fogón bras feu kamin chim hogar foyer]: fire pit~, firepit~ | feuerstelle~, feuerschale~, feuerstellen, feuerplatz | hoguera, brasero exterior, foso de fuego | brasero~, coin feu
  cold_chamber [cryo kryo krio crio kälte]: cryotherapy {chamber|room|cabin|}, ice chamber~ | kältekammer~, kältekammern, kryotherapie | crioterapia, cámara de frío | cryothérapie, chambre froide de soins
  mud_bath [mud moor fango lod barr boue schlamm]: mud bath~ | moorbad, moorbäder, schlammbad | baño~ de {lodo|barro} | bain~ de boue
  beer_bath [beer bier cerv bière hop hopf]: beer bath~, beer spa~ | bierbad, bierbäder | baño~ de cerveza, spa de cerveza | bain~ de bière
  thermal_spring [therm term spring quell manant thermal]: thermal {spring|bath|pool|water pool}~, spring~ | thermalquelle~, thermalquellen, thermalbad, thermalbecken, therme | manantial termal, aguas termales, piscina termal, piscinas termales | source~ thermale~, {bassin|piscine} thermale
  tower [tower turm torre tour]: {lookout|viewing|observation} tower~ | aussichtsturm, aussichtsturms | torre mirador, torre de observación | tour d observation, tour panoramique
  maze [maze labyr laber irrg]: maze~, labyrinth~ | labyrinth, irrgarten, heckenlabyrinth | laberinto~ | labyrinthe~
  aviary [avi vogel voli bird owl falcon falke halc fauc pajar ois]: aviary, aviaries, falconry | voliere~, falknerei~ | aviario~, pajarera~, cetrería | volière~, fauconnerie~
  forge [forge smith schmied herrer fragua]: forge, smithy | schmiede~ | herrería~, fragua~ | forge
  sewing [sew näh cost cout weav web tel tiss loom]: sewing room~, weaving {mill|room|workshop}~ | nähstube, weberei, webstube, nähzimmer | taller de {costura|tejido}, telar | atelier de {couture|tissage}
  kindergarten [nurser kinderg krippe krabbel guarder crèche crech kid child kinder niñ enfan]: {day |}nursery, kindergarten~, crèche~ | kindergarten, krabbelstube, kinderkrippe | guardería~ | crèche~, garderie~, halte garderie
  clinic [clinic klinik clínic clinique medic médic arzt praxis doctor docteur physio fisio]: clinic~, medical {centre|practice}~, pharmacy, physiotherapy {practice|clinic} | klinik~, arztpraxis, apotheke, physiotherapiepraxis | clínica~, consultorio médico, farmacia | clinique~, cabinet médical, pharmacie
  racetrack [kart race renn carr circuit]: go kart track~, karting track~, race track~ | kartbahn, gokartbahn, go kart bahn, rennstrecke | pista de karts, circuito de karts, karting | piste de karting, karting
  funicular [funic seilb telef télép cable gondel stand]: {own|private} {funicular|cable car} | hauseigene seilbahn, hauseigener schrägaufzug | funicular propio, teleférico propio | funiculaire privé, téléphérique privé
`;

export type Premises = {
  id: string;
  /** Beginnings and pieces of words by which a source speaks of it. */
  evidence: readonly string[];
  /** Phrases in English, German, Spanish and French. */
  words: readonly (readonly string[])[];
};

export const premises: readonly Premises[] = rows
  .split('\n')
  .filter((row) => row.trim() !== '')
  .map((row) => {
    const [, id = '', stems = '', words = ''] = /^\s*(\w+) \[([^\]]*)\]: (.*)$/.exec(row) ?? [];
    return { id, evidence: stems.split(' ').filter((stem) => stem.length > 1), words: splitWords(words) };
  });

/** The four languages stand between bars with a space on either side; those of an alternative have none. */
function splitWords(words: string): readonly (readonly string[])[] {
  return words.split(' | ').map((part) => list(part));
}
