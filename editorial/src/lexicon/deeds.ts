/**
 * What guests do, or have done for them, with a thing that is free or paid: a text may say who pays without naming it
 * ('park without paying a cent', 'house guests play golf for nothing'). English, German, Spanish and French, by the sort of
 * thing that the sources know.
 */
import { table } from '#lexicon/list.ts';

export const deeds = table(`
  parking: {park|parks}, {leave|stow|drop} {the|your} {car|van} | parken, parkt, parkst, parke, geparkt, {auto|wagen} {stehen|stellen|abstellen} | aparc{a|as|an|ar|ará|áis|amos}, aparqu{e|en|es|éis}, estacion{a|ar|an|e|en}, {deje|deja|dejar|dejan} {el|su|tu} {coche|auto} | {vous|on|se|te|nous|les hôtes} {garez|gare|garer|garons|garent|stationnez|stationne|stationner}, garez vous, gare toi, stationn{ez|er|e|ent}, {laissez|laisser|laisse} {la|votre|ta} voiture
  wifi: surf^, {get|go|stay} online, browse the {web|internet} | surfen, surft, gesurft, online gehen | naveg{ar|a|ue|an|uen|ue} por {internet|la red}, {conéctese|conéctate|conectarse} {|a internet} | surf{ez|er|e}, {naviguez|naviguer} sur internet
  laundry: {wash|washes|washed|iron|irons|ironed|launder|laundered} {|and {iron|fold|dry}} {your|the|their} {clothes|shirts|laundry|washing|things|linen}, {do|does|your|the} {|your|the} {laundry|washing} | {waschen|wäscht|bügeln|bügelt|gewaschen|gebügelt} {wir|man|sie}, wir {waschen|bügeln}, {ihre|deine|eure} {wäsche|hemden}, wäschewaschen | {lavamos|planchamos|lavan|planchan} {|y {planchamos|planchan|doblamos}}, {lavar|planchar} {la|su|tu} {ropa|colada}, su {ropa|colada} | {lavons|repassons|lavent} {|et {repassons|plions}}, {laver|repasser} {votre|le|son} linge, votre linge
  ev_charging: charg{e|es|ing} {your|the|their} {|electric|e} {car|vehicle}, {car|vehicle|ev}{|s} charge{|s}, plug in, {your|the} car charges | laden, lädt, lädst, aufladen, geladen, stromtanken, tanken {sie|gäste} strom | {carg|recarg}{ar|a|an|ue|uen} {el|su|tu} {coche|vehículo|auto}, {coche|vehículo} {eléctrico|} se {carga|recarga} | {recharg|charg}{ez|er|eons|e|ent} {la|votre|ta|sa} {voiture|auto|véhicule}, {voiture|véhicule} {|électrique} se {recharge|charge}
  airport_shuttle: {take|takes|drive|drives|bring|brings} {you|guests} {|back} {to|from} the airport, {pick|picks|collect|collects|fetch} {you|guests} {|up} {at|from} the airport | {am|vom|zum} flughafen {|abholen|bringen|fahren|chauffieren}, flughafen ab | {le|les|te|os} {llevamos|recogemos|traemos} {al|del|en el} aeropuerto, {llevarle|recogerle|llevarte|recogerte} {al|en el|del} aeropuerto | {vous} {conduisons|emmenons|cherchons|amenons|déposons}
  bicycle: cycle^, pedal^, {ride|hop on|hop onto|borrow} {a|our|one of our} {bike|bikes|bicycle|bicycles}, one of our {bikes|bicycles} | radeln, radelt, radelst | pedale{a|e|ar|an|en} | pédal{ez|er|e|ent}
  sauna: sweat^ | schwitzen, schwitzt, saunieren, sauniert | se suda, sudar, sud{e|a|an} | transpir{ez|er|e|ent}
  gym: work^ out | trainieren, trainiert | entren{e|a|ar|an|en} | entraîn{ez|er}
  breakfast: guests breakfast, you breakfast | frühstücken, frühstückt | desayun{a|e|ar|an|en|amos} | {petit déjeune|petit déjeunent|petit déjeunez}
  golf: {play|plays|playing} {|a round of} golf, tee^ off, golf, green fee~ | golf, golfen, golft, abschlagen, greenfee~, green fee~ | golf, green fee~ | golf, green fee~
  luggage_storage: {look after|store|keep|mind|stow} {your|their|the} {luggage|bags|suitcases|cases} | {ihr|dein|das|ihre} {gepäck|koffer}, gepäck bewahren | {guardamos|custodiamos|guardar} {su|tu|el} {equipaje|maletas} | {gardons|garder} {vos|les|leurs} {bagages|valises}
  public_transport: bus, buses, train~, tram~, public transport | bus, busse, bussen, bahn, bahnen, zug, züge, zügen, nahverkehr, öpnv, öffis, straßenbahn~ | autobús, autobuses, bus, buses, tren, trenes, tranvía~, transporte público | bus, train~, tram~, tramway~, transports en commun, transports publics
`);

/** Names of facts that tell of the same: who plays golf pays the green fee. */
export const deedFacts: Readonly<Record<string, readonly string[]>> = {
  golf: ['green_fee', 'greenfee', 'golf', 'golf_round', 'round_of_golf', 'golf_green_fee'],
  ev_charging: ['ev_charging', 'charging', 'car_charging', 'charging_station', 'wallbox', 'ev_charger'],
};
