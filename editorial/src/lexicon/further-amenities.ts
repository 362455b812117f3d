/**
 * What else a house may have, in English, German, Spanish and French: things no list of the product names, so that a text
 * that promises them is asked where it has them from, and a fact that has or denies them is found.
 */
import { table } from '#lexicon/list.ts';

export const furtherAmenities = table(`
  television: television~, tv~, telly, {flat screen|flatscreen|smart|widescreen} {|tv|television}~, {cable|satellite} {tv|television}~ | fernseher~, fernsehern, *fernseher~, *fernsehern, fernsehgerät~, fernsehgeräte~, tv, tvs, {smart|kabel|sat|flachbild} tv, tv gerät~, flatscreen~, flachbildschirm~, flachbildschirme~, kabelfernsehen, satellitenfernsehen | televisor, televisores, televisión, televisiones, tele, teles, pantalla~ plana~, tv | télévision~, téléviseur~, télé~, écran~ plat~, tv
  games_room: game~ room~, playroom~, arcade room~ | spielzimmer~, spielzimmern, spieleraum, *spielzimmer~, spielezimmer~ | {sala|cuarto|salón}~ de juegos, ludoteca~ | salle~ de jeux, ludothèque~
  ice_rink: {ice|skating|ice skating} rink~ | *eisbahn~, *eisbahnen, *eisfläche~, schlittschuhbahn~, eislaufbahn~, eislaufplatz | pista~ de {hielo|patinaje} {|sobre hielo} | patinoire~
  hair_dryer: hair dryer~, hairdryer~ | föhn, föhne, fön, haartrockner~ | secador~ de pelo, secadores de pelo | sèche cheveux
  ironing: ironing board~ | bügeleisen, bügelbrett~ | tabla~ de planchar, plancha de ropa | {fer|planche|table}~ à repasser
  microwave: microwave~ | mikrowelle~, mikrowellen | microondas | {four~ |}micro ondes
  dishwasher: dishwasher~ | geschirrspüler~, spülmaschine~, spülmaschinen | lavavajillas, lavaplatos | lave vaisselle
  tumble_dryer: tumble dryer~, clothes dryer~ | wäschetrockner~ | secadora~ | sèche linge
  mini_golf: mini golf, minigolf, crazy golf | minigolf, minigolf* | minigolf, mini golf | minigolf, mini golf
  trampoline: trampoline~ | trampolin~, trampoline | cama~ elástica~ | trampoline~
  petting_zoo: petting {zoo|farm}~ | streichelzoo~, streichelgehege | granja~ de animales, zoo infantil | mini ferme, ferme pédagogique
  volleyball_court: {beach |}volleyball court~ | *volleyballplatz, *volleyballfeld~ | {cancha|pista|campo}~ de {voleibol|vóley|voley} {|playa} | terrain~ de {|beach} {volley|volleyball}
  football_pitch: {football|soccer} {pitch|field}~ | fußballplatz, bolzplatz, fußballfeld~ | campo~ de fútbol | terrain~ de {foot|football}
  squash_court: squash court~ | squashcourt~, squashhalle~ | {pista|cancha}~ de squash | court~ de squash
  zip_line: zip line~, zipline~ | seilrutsche~ | tirolina~ | tyrolienne~
  ropes_course: {high |}ropes course~ | hochseilgarten, hochseilgärten, klettergarten | parque~ de {cuerdas|aventura|tirolinas} | accrobranche, parcours aventure
  escape_room: escape room~ | escape room~ | {sala de escape|escape room}~ | escape {game|room}~
  karaoke: karaoke {|bar|room|night}~ | karaoke, karaokebar, karaokeabend~ | karaoke | karaoké
  hair_salon: hair salon~, beauty salon~, barber shop~, {our|own|in house|hotel} {hairdresser|barber}~ | friseursalon~, {unser|unserem|hauseigener|eigener|eigenen|hauseigenen} {friseur|frisör|barbier}, kosmetiksalon~, schönheitssalon~, beautysalon~ | salón de {peluquería|belleza}, {nuestra|propia} {peluquería|barbería}, {peluquería|barbería} propia | salon~ de {coiffure|beauté}, institut de beauté, notre {coiffeur|barbier}
  pillow_menu: pillow menu~ | kissenmenü~, kissenauswahl | carta de almohadas, menú de almohadas | carte d oreillers, menu d oreillers
  kneipp_pool: kneipp {pool|basin|path}~ | kneippbecken, kneippanlage~, kneipp becken | {circuito|baño|sendero}~ kneipp | {bassin|parcours} kneipp
  infrared_cabin: infrared {cabin|sauna}~ | infrarotkabine~, infrarotkabinen, infrarotsauna | {cabina|sauna}~ de infrarrojos | {cabine|sauna}~ infrarouge~
  float_tank: float tank~, floatation tank~ | floatingbecken, floating tank~, schwebebecken | tanque~ de flotación | caisson~ de flottaison
  entertainment_team: {animation|entertainment} {team|programme|program}~ | animationsteam~, animationsprogramm~, kinderanimation | equipo de animación, animación {infantil|nocturna|para niños} | équipe d animation, animation~ pour {les|} enfants
  diving_school: {dive|diving} {centre|center|school}~ | tauchschule~, tauchbasis | {escuela|centro}~ de buceo | {école|centre}~ de plongée
  sailing_school: sailing school~ | segelschule~ | escuela~ de vela | école~ de voile
  surf_school: surf school~ | surfschule~ | escuela~ de surf | école~ de surf
  kayak_rental: {kayak|canoe} {rental|hire}~, we {hire|rent|lend} {|out} {kayaks|canoes} | {kajak|kanu}verleih~, {verleihen|vermieten} wir {kajaks|kanus}, wir {verleihen|vermieten} {kajaks|kanus} | alquiler de {kayaks|kayak|canoas}, alquilamos {kayaks|canoas} | location de {kayaks|kayak|canoës}, {louons|prêtons} des {kayaks|canoës}
  open_air_cinema: {open air|outdoor} cinema~ | freiluftkino~, open air kino~, sommerkino~ | cine {al aire libre|de verano} | cinéma {en|de} plein air
  riding_stables: {riding|pony|horse} {stable|stables|school|arena}~ | reitstall, reitställe~, pferdestall, pferdeställe~, ponystall, reitschule~, reithalle~, reitplatz | picadero~, centro ecuestre, escuela de equitación | centre équestre, école d équitation
  riding_school: {riding|pony} school~, school of riding | reitschule~ | escuela~ de {equitación|hípica}, picadero~ | école~ d équitation, centre~ équestre~
  vending_machine: vending machine~ | getränkeautomat~, getränkeautomaten, snackautomat~, snackautomaten | máquina~ expendedora~ | distributeur~ {automatique~|de boissons}
  water_bed: water bed~ | wasserbett~, wasserbetten | cama~ de agua | lit~ à eau
  own_beach: our {|sandy|little|small|pebble} beach | unser~ {|kleiner|kleinen|sand~} {strand|sandstrand} | nuestra {playa|cala} | notre {|petite} {plage|crique}
  limousine: limousine~ {|service} | limousinenservice, limousine~ | limusina~ | limousine~
  observatory: {own|hotel s|our} observatory | hauseigen~ sternwarte | observatorio {propio|astronómico} | observatoire {privé|astronomique}
`);
