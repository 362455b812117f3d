/** Deutsch für das, was genannt und nicht behauptet wird: Wünsche, Häuser anderer, Vergangenes, Lebensläufe, Antworten. */

import type { LanguagePack, Phrases } from '#lexicon/language-pack.ts';
import { list } from '#lexicon/list.ts';

export const asides: LanguagePack['asides'] = {
  unreal: list(`
    {ist|sind|war|waren} wie,    {hält|halten|hielt} … … für {ein~|den|die|das|sein~|ihr~}, {hält|halten|hielt} … für {ein~|den|die|das|sein~|ihr~}, {behandelt|behandeln} … … wie {ein~|den|die|das|ihr~},
    wie in, wie einst in,
    ist {der|die|das} einzige~, was {dem|der|den|die|das},
    hätten wir, wenn wir … hätten, gäbe es, wenn es … gäbe, hätte das haus, wäre das, wären wir, wir {wünschten|wünschen uns},
    {träumten|träumen} {wir|} {|immer|einst|früher} von, wir {träumten|träumen} {|immer|einst|früher|schon immer} von, {dachten|denken} wir an, wir {dachten|überlegten},
    ich {bat|fragte|wollte|suchte|hoffte|träumte|wünschte} {|mir|um|nach|auf|von}, {fragte|fragten|fragt|bat|baten} {|uns|einmal|jemand|ein gast|man} … nach, {bat|baten} … um,
    {er|sie|jemand|niemand|keiner|großvater|großmutter} {wollte|wollten|erwartete|erwarteten|wünschte sich}, {wer|sucht} {|hier} … sucht, suchen {sie|wir} {einen|eine|ein},
    gefühlt~, {vergessen sie|vergesst|vergiss} {den|die|das|ihr|ihren|jeden|jedes}, pfeifen {sie|wir} auf, wer braucht, wozu,
    {niemand|keiner|kein mensch} {|hier|je|jemals|bei uns} {braucht|brauchte|vermisst|vermisste|verlangt|fragt nach|will}, noch {niemand|keiner} … {brauchte|vermisst|vermisste|verlangte},
    {brauchen|brauchst|braucht} {sie|du|ihr|es|man|wir|} {|hier|dazu|dafür} {keinen|keine|kein|nicht}, {besser|schöner|wärmer|ruhiger|länger|lauter|stiller|heißer} als {ein|eine|jeder|jede|jedes|der|die|das|in},
    so {gut|warm|heiß|still|ruhig|laut} wie, wie {in|auf} {einem|einer}, wie {ein|eine}, {klingt|riecht|wirkt|duftet|sieht aus} {|fast|beinahe} wie, als wäre, als ob,
    {das wort|die idee|der gedanke|das gegenteil|der geruch|die legende|das gerücht|die rede|die geschichte} {von|vom|einer|eines|der|des}, statt, anstatt, anstelle, {ersetzt|ersetzen|schlägt} {|jeden|jede|jedes|den|die|das}, {mancher|manche|viele|einige|andere} … {wünscht|wünschen|ersehnt|ersehnen} {|sich}, {mancher|manche|viele|einige|andere} … {träumt|träumen} von, {quasi|praktisch|fast|beinahe} {ein|eine|der|die|das}, zählt als {ein|eine}, mehr als ein
  `),
  others: list(`
    {hotel|haus|café|gasthaus|nachbarn|leute|bar|stand|laden|bäcker|kiosk|imbiss|markt|geschäft|kneipe|lokal} gegenüber, über {die|der} {straße|brücke|gasse}, nebenan, nachbarhaus~, nachbarhotel~, nachbarort~, nachbardorf~, {unser|der|die|den|beim}~ nachbar~, nachbarin,
    {ander|manch|einig|viel|größer|vornehmer|mondän|benachbart}~ {orte|orten|städte|städten|dörfer|dörfern|inseln|hotel|haus|häuser|häusern|herberge|herbergen|pension|resort|unterkünfte}~, die {anderen|konkurrenz},
    {unser|mein|sein|ihr}~ {schwesterhotel|partnerhotel|schwesterhaus|partnerhaus}~, {hotel|haus|gasthof|restaurant} {unser|mein|sein|ihr}~ {bruder|schwester|freund|cousin|onkel|tante}~, {zwei|drei|ein paar|einige} {häuser|straßen|dörfer|türen|ecken|stationen} weiter, {die|der|den} straße {hinunter|hinauf|runter|rauf|entlang}, in der nächsten {straße|gasse}, {mein|meine} {tante|onkel|vetter|cousine|bruder|schwester|oma|opa} {betreibt|führt|besitzt}, im nächsten {dorf|ort|tal},
    städtisch~, öffentlich~, stadtbad, volksbad, freibad der, stadtbibliothek, stadtbücherei, stadtgarten, {hallenbad|schwimmbad|freibad|bad|casino|bibliothek|therme} {der stadt|des ortes|der gemeinde|im ort|im dorf|am bahnhof},
    hinter {dem|der} {bahnhof|kirche|rathaus|markt|theater}, {am|im|vom} {bahnhof|rathaus|marktplatz|supermarkt|dorfladen}, beim {bäcker|nachbarn|metzger|bauern|imker|winzer}, im {theater|museum|kloster|rathaus|nachbarort|stadtpark|kurpark|sportzentrum}, {des|der|vom} {museums|theaters|klosters|oper|universität|schule|kirche|rathauses|festivals|dorfes},
    auf dem {festivalgelände|festplatz|messegelände|marktplatz}, im {film|roman|lied|buch|gemälde|märchen}, anderswo, woanders, um die ecke
  `),
  former: list(`deren, dessen, ehemalig~, einstig~, früher~, vormalig~, alt~`),
  gone: list(`
    wo {früher|einst|einmal|damals}, {früher|einst|ehedem|vormals|damals} {ein|eine|war|stand|hier|gab|hatte|hatten|wurde}, {war|waren|stand|gab es|hatten wir} {|hier} {früher|einst|einmal|ehedem}, längst {abgerissen|geschlossen|verschwunden}, abgerissen, aus {dem|der} {alten|einstigen}
  `),
  became: list(`{wurde|wurden} {ein|eine|zum|zur}, {wurde|wurden} … … … ersetzt, wich {dem|der|einem|einer}`),
  people: list(`
    {war|waren} {|schon} {einmal|mal|einst|früher|nie} in,
    {dankte|dankt|traf|heiratete|küsste}, {ausgebildet|geschult|geboren|aufgewachsen|groß geworden|gelernt|zuhause|daheim|unterwegs}, {aufgewachsen|geboren|groß geworden|aufwuchs|wuchs} {|ist|war|in|über|auf}, {lernte|gelernt|studierte|studiert|arbeitete|kochte|spielte|diente|tanzte|sang|lehrte} {|er|sie|hat|sein|ihr|handwerk|in|im|als|am}, stammt aus, stammen aus, {kommt|kommen|kam|kamen} {|die gäste|er|sie|ursprünglich|einmal} … aus, zugezogen,
    {lebt|lebte|wohnt|wohnte} in, {sagt|sagen|meint|behauptet|schwört|findet|versichert|weiß} {|zumindest|jedenfalls|wenigstens|immer} {der|die|unser|unsere|ein}, {sein|ihr}~ {bruder|schwester|onkel|tante|mutter|vater|sohn|tochter|cousin|frau|mann},
    {gäste|reisende|läufer|leute|pilger|briefe|postkarten} {|kommen|kamen|reisen} aus, {malte|schrieb|schreibt} in, auf dem weg nach, {unterwegs|reise|fahrt|flug|zug|flitterwochen} {nach|in}
  `),
};
export const persons = list(`mein~, meine~, dessen, deren, ich, jemand, großmutter, großvater, herr, frau, wer`);
export const prepositions =
  'in, im, ins, an, am, ans, bei, beim, neben, hinter, unter, unterm, über, gegenüber, vor, vorm, zu, zum, zur, von, vom, zwischen, entlang, nahe, mit, durch, auf, aufs, aus, jenseits, des, wie'.split(
    ', ',
  );
export const ours = list(
  `unser, unsere, unserem, unserer, unseren, unseres, wir, bei uns, eigen~, hauseigen~, hoteleigen~, im haus, des hauses`,
);
export const yeses = list(
  `ja, natürlich, selbstverständlich, klar, sicher, gewiss, aber {ja|gern|gerne|natürlich|klar|sicher|bitte}, {sehr|ja|von herzen|unbedingt} {gern|gerne}, unbedingt, na klar, jederzeit, auf jeden fall, gern, gerne, jawohl, doch, gibt es, haben wir, in {jedem zimmer|jeder suite|allen zimmern|allen suiten}`,
);
export const substitutes = list(`
  {muss|müssen} {reichen|genügen|herhalten}, {reicht|genügt|tut es|tut s}, reicht, genügt, wozu, wer braucht, braucht, brauchen, dafür, stattdessen, lieber, besser, nehmen sie, nimm, wir haben den, wir haben die,
  {see|fluss|meer|fjord|wald|treppe|treppen|berg|straße}, hier nicht, nicht bei uns, noch nicht, nächste frage
`);
/** Was in jeder Stadt steht und zu keinem Haus gehört, außer das Haus heißt so. */
export const landmarks: Phrases = {
  church: list(
    `kirche~, *kirche, *kirchen, kapelle~, kathedrale~, dom, doms, münster, basilika, abtei~, kloster~, klöster, klosters, stift, synagoge, moschee, kirchturm, glockenturm, glocken`,
  ),
  castle: list(
    `schloss, schlosses, burg~, burgen, festung~, zitadelle, ruine~, stadtmauer~, stadttor~, palast, residenz`,
  ),
  bridge: list(`brücke~, *brücke, viadukt, aquädukt, tunnel~, kanal, kanals, schleuse~, staudamm`),
  tower: list(
    `turm, turms, türme~, leuchtturm~, leuchttürme, windmühle~, seebrücke, brunnen~, statue~, denkmal~, obelisk, säule, rathausturm`,
  ),
  museum: list(
    `museum~, museen, *museum, galerie~, theater~, *theater, oper, opernhaus, konzerthaus, philharmonie, planetarium, zoo, aquarium, stadion`,
  ),
  civic: list(
    `rathaus, rathauses, universität~, schule~, krankenhaus, postamt, bahnhof~, *bahnhof, eisenbahn, zug, züge, bahn, bahnlinie, straßenbahn~, standseilbahn, u bahn, fähre~, flughafen, hafen, marktplatz, rathausplatz, stadtpark, friedhof, markthalle~, börse, zollhaus`,
  ),
  nature: list(
    `düne~, dünen, grat~, kamm, pass, col, sattel, joch, hang, hänge, quelle~, see, sees, meer, wald~, wälder, zeche~, mine~, bergwerk~, steinbruch, stollen, förderturm, gracht~, grachten, kanal, teich~, weiher, bach, baches, hügel~, fluss, flusses, berg, berges, gipfel~, gletscher~, wasserfall~, wasserfälle, schlucht~, höhle~, wanderweg~, pfad~, radweg~, steig, insel~, tal, tales, baum, bäume, eiche~, linde~, felsen~, klippe~, rhein, donau, mosel, elbe, rhone`,
  ),
  trade: list(
    `fabrik~, brauerei~, brennerei~, mühle~, bäckerei~, bäcker~, metzgerei, metzger, buchhandlung~, laden, läden, apotheke~, zirkus, firma, zeitung, kino~`,
  ),
};
