/** Deutsch für das, was eine Aussage dreht: Verneinung, Preise, Öffnung, Jahre, Lob, Versprechen und Redensarten. */

import type { LanguagePack, Phrases } from '#lexicon/language-pack.ts';
import { list } from '#lexicon/list.ts';

export const roles: LanguagePack['roles'] = {
  at: ['um', 'gegen', '{|um} punkt'],
  from: ['ab', 'von', 'seit', 'zwischen', 'schon ab', 'frühestens'],
  until: ['bis', 'vor', 'spätestens', 'bis spätestens', 'bis um'],
  opens: list(
    `öffn^, beginn^, {legt|legen} {|… |… …} los, start^, los, {macht|machen|sperrt|sperren|hat|haben} {|… |… …} auf, {macht|machen} … … auf, übernimmt, aufmacht, erwacht`,
  ),
  closes: list(
    `{wird|werden} {|… |… …} {abgeräumt|abgetragen|weggeräumt}, {räumen|räumt} … ab, schließ^, end^, {macht|machen|sperrt|sperren|hat|haben} {|… |… …} zu, sperrstunde, feierabend, {geht|gehen} … {licht|lichter} aus, {licht|lichter} {|geht|gehen} aus, {löscht|löschen} … {licht|lichter}, {macht|machen|schaltet|dreht|knipst} {|… |… …} {licht|lichter} {aus|ab}, zapfenstreich, {macht|machen} {|… |… …} dicht, letzter einlass, letzte runde, schluss`,
  ),
};

export const years: LanguagePack['years'] = {
  built: list(` datiert {von|aus|auf}, reicht zurück bis, geht zurück auf, geht auf, wurzeln im jahr, fassade aus,
    erbaut~, aus dem jahr, von anno, gebaut~, errichtet~, entstand, entstanden, baujahr, steht {|hier|schon} seit, stammt aus, stammt von, erbaut,
    {haus|hof|bau|gebäude|mauern} … {ist|sind} {von|aus}, {haus|hauses|hof|bau|gebäude|gebäudes|gemäuer|mauern} {von|aus|von anno|aus dem jahr|aus dem jahre}, gegraben~, ausgehoben, hochgezogen, aufgerichtet, ward … errichtet, hingestellt, bau, aus dem jahr, grundstein, steht, stehen, gemauert, stammen aus, fertiggestellt, vollendet~, fertig {|geworden|gebaut}, gezimmert, hochgemauert, aufgebaut, gesetzt, grundsteinlegung, aus dem jahre, {wurde|war} fertig, gebaut haben, hingestellt, emporgewachsen, aufgestellt
  `),
  opened: list(`
    {gäste|reisende} seit, {gäste|reisende} auf, eröffnet~, {tür|türen|pforten} geöffnet, gegründet~, eröffnete, eröffnung, öffnete, gibt es, empfangen wir, empfängt, begrüßen, führen,
    familiengeführt~, beherberg^, hotel seit, gastgeber, erste gäste, ersten gäste, betreiben, willkommen,
    geführt, gründ^, aufgemacht, in familienhand, {machte|machten|macht} … auf, in betrieb, hotelbetrieb, eingeweiht, gestartet, erstmals geöffnet, {wurde|wird|ward} … {zum|zur|ein} {hotel|gasthof|pension|herberge|hostel|resort}, {zum|zur} {hotel|gasthof|pension|herberge|hostel|resort} {|umgebaut|umgewandelt|geworden|gemacht}, übernachten {gäste|reisende}, schlafen {gäste|reisende}, nehmen wir gäste auf, gäste aufgenommen, gastlich, geöffnet seit, offen seit, in familienbesitz, bewirten
  `),
  renovated:
    list(` facelift, frisch gemacht, aufgemöbelt, neuer anstrich, frischer anstrich, neu eingerichtet~, runderneuert,
    renoviert~, saniert~, modernisiert~, umgebaut~, restauriert~, renovierung, sanierung, neu gestaltet~,
    erneuert~, aufgefrischt, umgestaltet, überholt, herausgeputzt, umgekrempelt, auf vordermann, generalsaniert~, kernsaniert~, aufpoliert, neu gemacht, aufgehübscht, überarbeitet, modernisierung, umbau, verjüngt, instand gesetzt, neugestaltet, rundum erneuert
  `),
  since: ['seit'],
  centuries: ['jahrhundert~', 'jahrhunderten', 'jahrzehnt~', 'jahrzehnten', 'jahr~', 'jahren'],
};

export const prices: LanguagePack['prices'] = {
  free: list(` auf unsere kosten, auf kosten des hauses, ohne {|jede} {bezahlung|gebühr|aufschlag|zuschlag|zuzahlung}, ohne {extra kosten|kosten}, kosten wie nichts, {hier|bei uns|fürs parken|für parken|dafür} {zahlt|bezahlt} {hier|bei uns|} {niemand|keiner}, ohne {etwas|einen cent|geld} zu {zahlen|bezahlen}, keine {|*}{gebühr|gebühren} {|an|fällig|für},
    kostenlos~, kostenfrei~, gratis, umsonst, gebührenfrei~, ohne aufpreis, unentgeltlich~, geht aufs haus,
    kostet … nichts, kosten … nichts, ohne {zusatzkosten|mehrkosten|zusätzliche kosten|weitere kosten|extrakosten}, {geht|gehen} auf {uns|unsere rechnung|unsere kappe}, {zahlen|bezahlen} {sie|} nichts, zahlst du nichts, {spendieren|schenken} wir, geschenkt, für lau, zum nulltarif, null {euro|cent}, nichts extra, {berechnen|verlangen|nehmen} wir {|gar|dafür|ihnen|dir} nichts, {fällt|fallen} keine {|*}{gebühr|gebühren|kosten} an, ist frei, frei,
    {keinen|nicht einen|kein|nicht ein} {|einzigen|einziger|müden|roten} {euro|cent|groschen|franken|rappen|zloty|pfennig|heller|penny|forint}, {keine|nicht eine} {|einzige|müde|weitere} {krone|mark|lira|kuna}, ohne dass {es|das|sie|ihr|du|} … {etwas|was} kostet, ohne {|dafür} {etwas|geld|extra|aufpreis} zu {verlangen|berechnen|zahlen|bezahlen}, geschenk des hauses, {nehmen|verlangen} wir {|ihnen|dir|euch} {kein|keinerlei} geld, lassen wir uns nicht bezahlen, {auf|von} keiner rechnung, {müssen|brauchen} {sie|gäste} nichts {|zu} {bezahlen|zahlen}, {zahlt|bezahlt} {|hier|bei uns} {niemand|keiner}, muss {niemand|keiner} {bezahlen|zahlen}, {verlangt|nimmt} {niemand|keiner} {etwas|geld}, gibt es obendrauf, geben wir obendrauf, ohne {|auch nur} {einen|eine} {|einzigen|einzige|müden} {euro|cent|groschen|franken|rappen|zloty|krone} {|dafür|extra|mehr} zu {zahlen|bezahlen|berappen}
  `),
  paid: list(` {wird|werden} {|ihnen|ihnen extra|separat|stets} {berechnet|verrechnet}, {schlägt|schlagen} {|mit} {extra|zusätzlich|gesondert|separat} zu buche, {stellen|stellt} {wir|man} {|ihnen} {|extra|separat|gesondert} in rechnung, {wird|werden} {|ihnen} {|extra|separat|gesondert} in rechnung gestellt, {muss|müssen} {man|sie|gäste} {|leider} {|extra|separat|gesondert} {bezahlen|zahlen}, {muss|müssen} {|extra} bezahlt werden, {kommt|kommen} {extra|auf die rechnung}, {berechnen|verrechnen} wir {|ihnen} {extra|separat|gesondert}, nicht {kostenlos|gratis|umsonst|kostenfrei}, {bleibt|bleiben} {kostenpflichtig|gebührenpflichtig}, {lassen|lässt} {wir|sich} {|uns} {|extra} bezahlen, berechnen wir {|ihnen} {bei der abreise|beim auschecken|nach verbrauch|separat|am ende}, {wird|werden} {bei der abreise|beim auschecken|nach verbrauch} {berechnet|abgerechnet|bezahlt}, {geht|gehen} {auf|aufs} {ihre|die|konto|zimmer|ihr} {rechnung|zimmerrechnung|zimmer}, {steht|stehen} {|am ende} auf {ihrer|der} rechnung, {pro|je} {tag|nacht|stunde|woche|aufenthalt|gerät|person} {berechnet|abgerechnet|verrechnet|in rechnung gestellt|bezahlt}, {tageweise|stundenweise|minutenweise|nächtlich|gesondert|separat|zusätzlich|eigens} {berechnet|abgerechnet|verrechnet|bezahlt|in rechnung gestellt}, {parkgebühr~|parkgebühren|parkplatzgebühr~|stellplatzgebühr~|hundegebühr~|hundezuschlag}, wir {berechnen|verlangen|erheben|nehmen|kassieren} {|leider|nur} {eine|einen|ein} {|kleine|geringe|kleinen|geringen|tägliche} {gebühr|aufpreis|zuschlag|entgelt|obolus}, {kostet|kosten} {|einen|eine} {|kleinen|kleine} {aufpreis|zuschlag|gebühr},
    gegen {|eine|kleine|geringe|eine geringe|eine kleine} {gebühr|kostenbeteiligung|pauschale}, gegen {einen|kleinen|einen kleinen|geringen|kleines|ein kleines|geringes} {aufpreis|obolus|entgelt|beitrag|zuschlag}, gebührenpflichtig~, kostenpflichtig~,
    {zahlen|zahlt|zahlst|bezahlen} {|sie|du|ihr|gäste} {|einen|eine|ein} {|kleinen|geringen|kleine|geringe} {aufpreis|gebühr|obolus|zuschlag}, {kostet|kosten} {einen|eine} {|kleinen|kleine} {aufpreis|gebühr|obolus|zuschlag}, gegen {aufpreis|aufzahlung|bezahlung|entgelt}, kostet extra, kosten extra, wird extra berechnet,
    {kostet|kosten} {bei uns|hier|allerdings|leider|etwas|jedoch|aber|bei uns leider|uns} {extra|aufpreis|eine gebühr}, {ist|sind} nicht {|ganz} {kostenlos|gratis|umsonst|kostenfrei|im preis}, {wird|werden} {|leider|gesondert|extra|separat|zusätzlich} {gesondert|extra|separat|zusätzlich} {berechnet|abgerechnet|bezahlt}, {muss|müssen} {extra|gesondert|separat|zusätzlich} bezahlt werden, {zahlen|bezahlen|zahlt} {|sie|du|gäste|wer} {|bei uns} extra, {berechnen|verlangen} wir {|leider} {extra|einen aufpreis|eine gebühr|ein entgelt}, aufpreispflichtig~, nicht inbegriffen, nicht inklusive, nicht im preis enthalten, wird separat berechnet, {fällt|fallen} {|eine} {|kleine|geringe|tägliche} {gebühr|gebühren|kosten} an, auf eigene kosten, {berechnen|verlangen|nehmen|erheben|kassieren} {wir|sie} {|leider|nur} {eine|einen|ein} {|kleine|geringe|kleinen|geringen|kleines|geringes} {gebühr|aufpreis|zuschlag|obolus|entgelt|beitrag}, {wird|werden} {|leider} {eine|ein} {|kleine|geringe|kleiner|geringer} {gebühr|aufpreis|zuschlag|obolus|entgelt} {fällig|erhoben|berechnet}
  `),
  included: list(`
    {zimmer|übernachtungs}preis {enthält|beinhaltet|umfasst} {|schon|bereits},
    im preis {ist|sind} … {enthalten|inbegriffen|drin|dabei},
    im {|*}preis {|schon|bereits} {enthalten|inbegriffen|inklusive|drin|mit drin|dabei}, {steckt|stecken|liegt} im *preis, im {zimmer|übernachtungs|bett}preis, {gehört|gehören} zum {preis|zimmer|bett|übernachtungspreis}, inklusive,
    inbegriffen, ist enthalten, sind enthalten, inkludiert, schon drin, ist inbegriffen, ist inklusive,
    im zimmerpreis, bereits enthalten, schon dabei, {ist|sind} {|immer|natürlich} {|mit} dabei, {steckt|stecken} im preis, {gehört|gehören} dazu, {gehört|gehören} {|schon|bereits|mit} {zum|zu unserem|zu ihrem} paket, {ist|sind} mit drin, im {übernachtungspreis|zimmerpreis|preis} {|schon|bereits} {enthalten|inbegriffen|dabei|drin}, ohne aufpreis dabei
  `),
};

export const fillers =
  'ein eine einen einem einer der die das den dem eigene eigenen eigener eigenes eigenem hauseigenen hauseigene unser unsere unseren unserem einzigen separaten klassischen richtigen echten öffentlichen separate'.split(
    ' ',
  );

export const negation: LanguagePack['negation'] = {
  before: list(`
    {kein|keines|keine} {|der|unserer|unser} {zimmer|suite|suiten|apartment|apartments|hütte} {ist|hat|bietet|verfügt über}, kein, keine, keinen, keinem, keiner, keines, ohne, weder, noch, nicht, verzichten {|wir|bewusst} auf,
    es fehlt, fehlt, fehlen, statt, anstelle von, null
  `),
  after:
    list(` {haben|hat} {|wir|die|der|das} {|…} verzichtet, verzichten wir, können wir {ihnen|dir|euch} {|leider|hier} nicht {anbieten|bieten}, muss {|leider|bitte} {draußen|daheim|zu hause|zuhause} bleiben, kann man {hier|bei uns} {|leider} nicht,
    ,
    {gibt es|gibt s|haben wir|bieten wir|finden sie|findest du|führen wir|vermieten wir|sucht man|haben} … {nicht|keine|keinen|keines|kein|vergebens|vergeblich|nie},
    {nicht|nie} {|mehr|leider} {vorhanden|verfügbar|erlaubt|gestattet|willkommen|möglich|inbegriffen|zugelassen|besetzt|im haus|da|vorgesehen|enthalten|geöffnet|zugänglich|beheizt},
    fehlt, fehlen, müssen {|leider} {draußen|zuhause|zu hause|daheim} bleiben,
    {müssen|sollen|sollten|mögen} {|leider|bitte} … bleiben, bleiben {|leider} {an land|im auto|vor der tür}, bleiben {|leider} {draußen|zu hause|daheim}, {müssen|sollen|sollten|mögen} {|leider|bitte} {daheimbleiben|zuhausebleiben|draußenbleiben|zuhause bleiben|zu hause bleiben|daheim bleiben|draußen bleiben},
    {werden|wird} {|leider|höflich} {abgelehnt|abgewiesen}, {müssen|muss} {wir|ich|man} {|leider|schweren herzens} {ablehnen|abweisen}, nicht {gestattet|erlaubt|vorhanden|zugelassen|willkommen|besetzt|beheizt}, haben wir nicht, gibt es nicht, {hat|hatte|haben|hatten|braucht} {|noch|auch|bis heute} {kein|keine|keinen|nie|niemand|keiner},
    dürfen {|leider} nicht, dürfen wir {leider|hier} nicht, nehmen wir {|leider} nicht, unerwünscht, verboten,
    {haben|gibt es|bieten} {wir|hier} nicht, {haben|hatten} wir {|bewusst|gern|gerne|ganz} {verzichtet|abgeschafft|gestrichen|gespart}, {verzichten|sparen} wir, sparen wir uns, wurde {abgeschafft|gestrichen|geschlossen}, können wir {|leider} nicht,
    suchen sie {|hier|bei uns} {vergeblich|vergebens}, suchst du {|hier|bei uns} {vergeblich|vergebens},
    ist tabu, sind tabu, es gibt {keinen|keine|keines|keins}
  `),
  cancelled: list(`
    nicht nur, nicht bloß, kein zimmer ohne, keine suite ohne, kein wunder, kein problem, keine frage,
    keine sorge, nicht weit, nicht zuletzt, noch mehr, noch ein, noch eine, noch einen, noch im, noch am,
    noch die, noch in, noch auf, noch der, noch das, nicht mehr als, nicht weniger als, ohne dass, noch vor,
    nicht einmal, nicht mal, noch einmal, keine minute, ohne gebühr
  `),
};

export const stars: LanguagePack['stars'] = {
  noun: list(`
    stern, sterne, sternen, sternes, *sterne, *sternehotel, sterne*, *sternehaus, sternehotel~, sternehaus
  `),
  sky: list(`
    himmel, nacht, unter, über dem, über den, leuchten, funkeln, glitzern, sternenhimmel, milchstraße, michelin,
    zählen, schauen, nach den, in den, zimtsterne, stroh, bewertung, unterm, am himmel, griff nach, stehen gut
  `),
};

export const superlatives: LanguagePack['superlatives'] = {
  unrivalled: list(
    `kein {|anderes|zweites} {hotel|haus|hostel|resort|gasthaus|schloss|spa|weingut|restaurant}, kein … {hotel|haus|hostel|resort|gasthaus|restaurant}, kein {tagungs|stadt|wellness|familien|berg|strand|ski|land|design|boutique|konferenz|business|kur|golf|bio|wein|garten|insel|see|hafen|schloss}hotel, {keinem|keines} {|anderen|zweiten} {hotel~|haus|hauses|hostel|resort|gasthaus|schloss|spa|weingut|restaurant}, keiner {|anderen|zweiten} {unterkunft|herberge|adresse|pension|bar|lodge|therme}, keine {|andere|zweite} {unterkunft|herberge|adresse|pension|bar|lodge|hütte|alm|baude|finca|mühle|burg|villa|küche|sauna|terrasse}, kein {anderes|zweites} {chalet|gästehaus|refugium|landhaus|wirtshaus|riad|refugio}, kein {anderer|zweiter} {hof|gasthof|bauernhof|campingplatz|landgasthof|garten|pool|blick}, keinem {anderen|zweiten} {hof|gasthof|chalet|garten|pool|bett}, keiner {anderen|zweiten} {hütte|alm|baude|finca|mühle}, nirgends {|sonst}, nirgendwo {|sonst}`,
  ),
  words:
    list(` *lste~, *gste~, *fste~, *bste~, *nste~, *mste~, *rste~, *hste~, *kste~, *este~, *igste, *igsten, *igster, *igstes, *lichste, *lichsten, *lichster, *lichstes, *öseste, *ösesten, *vollste, *vollsten, *reichste, *reichsten, *samste, *samsten, *barste, *barsten, *hafteste, *haftesten, hübscheste~, luxuriöseste~,
    ,
    {best|meistprämiert|meistausgezeichnet|meistgelobt|meistbesucht|meistgekrönt|meistgeliebt|bestgehütet|höchstgelegen|tiefstgelegen|nördlichstgelegen|südlichstgelegen|größt|schönst|ältest|höchst|günstigst|billigst|kleinst|ruhigst|feinst|längst|gemütlichst|freundlichst|neuest|modernst|beliebtest|führend|einzig|erst|zentralst|begehrtest|meistgebucht|bestbewertet|nächst|edelst|exklusivst|lebendigst|tiefst|wärmst|sonnigst|urigst|grünst|nachhaltigst|familienfreundlichst|berühmtest|jüngst|preiswertest|stilvollst|spannendst|romantischst|leckerst|coolst|herzlichst|lauschigst|hippst|meistfotografiert|sauberst|prächtigst|bekanntest|komfortabelst|weitläufigst|traditionsreichst|entspanntest|teuerst|breitest|schnellst|elegantest}~,
    nummer eins, am {besten|zentralsten|nächsten|günstigsten|ruhigsten|schönsten}
  `),
  sets: list(`
    ,
    der {|ganzen} {stadt|region|welt|gegend|alpen|insel|altstadt|umgebung|küste|schweiz|ostsee|riviera|straße|innenstadt|nordsee|medina|bucht|provinz|hauptstadt|halbinsel|lagune},
    des {|ganzen} {landes|ortes|tals|dorfes|viertels|bezirks|sees|kantons|bundeslandes|kiezes},
    in {der|ganz} {stadt|region|deutschland|österreich|europa|bayern|tirol|altstadt|schweiz|gegend|der region|südtirol},
    am {|ganzen} {see|platz|ort|ufer|markt|hafen|bodensee|rhein|meer|strand|gardasee}, weit und breit,
    im {ganzen|umkreis|land|ort|tal|viertel|kiez|dorf}, weltweit, europas, deutschlands, österreichs, bayerns,
    tirols, der welt, deutschlandweit, europaweit, landesweit,
    an der {küste|ostsee|nordsee|adria|promenade|riviera}, auf der {|ganzen} insel, rund um den see, in europa,
    in deutschland, in österreich, hier im, stadtweit, überhaupt,
    {der|dieser|an der|in der} {grafschaft|gemeinde|ebene|heide|seenplatte|hochebene|umgegend|steiermark|hansestadt|republik|inselgruppe|küstenregion|bergwelt},
    {der|an der|in der|auf der} … {küste|alpen|insel|inseln|seenplatte|grafschaft|provinz|region|riviera|hauptstadt|halbinsel|schweiz|heide|bucht|ebene|pyrenäen|dolomiten|voralpen|hügel|seen|nordseeküste|ostseeküste|atlantikküste|mittelmeerküste|adriaküste|levante},
    {|an|in} der {nordsee|ostsee|atlantik|mittelmeer|adria}küste, des … {landes|tals|seengebiets|hochlands|mittelgebirges|kantons|nordens|südens|westens|ostens}, {im|des} {ganzen|hohen|tiefen|äußersten} {norden|süden|westen|osten}~, zwischen … und
  `),
};

export const green: Phrases = {
  biodynamic: list(`biodynamisch~, biologisch dynamisch~`),
  pesticide_free: list(
    `pestizidfrei~, ohne {|jegliche|den einsatz von} {pestizide|herbizide|spritzmittel}, {keine|keinerlei} {pestizide|herbizide}`,
  ),
  water_saving: list(`wassersparend~, wasserspararmatur~, wasserspararmaturen`),
  trees_planted: list(
    `{für|mit} {jed~} {buchung|nacht|aufenthalt|gast|reservierung|übernachtung} … … baum, {pflanzen|pflanzt} {|wir} {einen|je einen} baum {|für|pro}, ein baum {pro|je|für jede~} {buchung|nacht|gast|aufenthalt}`,
  ),
  fair_trade: list(`fairtrade, fairer handel, fairem handel, fair gehandelt~`),
  composted: list(`kompostier^, {küchenabfälle|abfälle|reste|bioabfall} … {kompost|kompostiert}`),
  passive_house: list(
    `passivhaus, passivhäuser, passivhausstandard, plusenergie*, energieplus*, nullenergie*, niedrigenergie*`,
  ),
  sustainable: list(`
    nachhaltig, nachhaltige, nachhaltiges, nachhaltigen, nachhaltiger, nachhaltigem, nachhaltigkeit, nachhaltigst~,
    *nachhaltigkeit
  `),
  eco_friendly: list(`
    umweltfreundlich~, umweltbewusst~, ökologisch~, öko hotel, ökohotel, klimafreundlich~, umweltschonend~,
    ressourcenschonend~, klimaschonend~, umweltverträglich~, naturverträglich
  `),
  climate_neutral:
    list(` kompensier^ {|wir} {jed~|ihr~|den|alle|dein~} {aufenthalt|nacht|nächte|übernachtung|buchung|reise|anreise}~, {co2|klima} kompensation, ohne {|jeden|jeglichen|ganz} {|co2|ökologischen|klima} {fußabdruck|co2fußabdruck}, {kein~|null} {co2|klima} fußabdruck, zero waste, abfallfrei~, müllfrei~, co2 arm, klimagerecht~,
    {erzeugt|erzeugen|produziert|produzieren|macht|machen} … {keinen|keinerlei} {müll|abfall|abfälle}, klimaneutral~, co2 {neutral|frei}~, co2neutral~, klimapositiv~, emissionsfrei~, null emission,
    null emissionen, co₂ neutral~, klimaneutralität, emissionslos~, co2 kompensiert~
  `),
  green_hotel: ['grün~ {hotel|haus|hotelbetrieb}~', 'grünstes', 'grünste'],
  renewable_energy:
    list(` grün~ {strom|energie}, {erzeug|produzier|gewinn}^ {|wir} {unser~|den|ihr~|sein~|eigen~} {|eigen~|ganzen|gesamten} strom {|komplett|vollständig|ganz} {|selbst}, eigen~ {strom|stromerzeugung}, versorg^ {|wir} uns selbst mit {energie|strom}, energetisch unabhängig, energieunabhängig~, energieautark~, energetisch autark, autark,
    {strom|energie|wärme} {|… |… …} {von der sonne|vom dach|aus der sonne|aus sonne|aus wind|aus wasserkraft|aus erneuerbaren quellen}, sonnenkraft, solaranlage~, solarzelle~, solarzellen, solarpanel~, solarpaneel~, solarpaneele~, solarmodul~, solarmodule~, solardach, solardaches, solarkollektor~, solarkollektoren, solarplatten, sonnenkollektoren, wärmepumpe~, wärmepumpen, *wärmepumpe, ökostrom, erneuerbar~ {|energie|energien|energiequellen|quellen|strom}, solarstrom, solarenergie, sonnenenergie, solarkraft, erdwärme, geothermie, biomasse,
    {100|hundert} % {ökostrom|öko strom|grünstrom}, {strom|energie|kilowattstunde} {|…} {ist|sind} grün, photovoltaik, naturstrom, sonnenstrom, wasserkraft
  `),
  wind_power: list(`
    windstrom, windkraft, windenergie, {strom|energie} … {aus wind|aus windkraft|vom wind}, windrad, windräder~
  `),
  organic: list(`
    bio, bio {frühstück|küche|produkte|lebensmittel|hotel|qualität|wein|zutaten|buffet|restaurant}, bio*,
    {100|hundert} % bio, biofrühstück, biologisch~ {produkte|lebensmittel|küche|zutaten|gemüsegarten|kräutergarten|küchengarten|garten|gärten|anbau|weinbau|landwirtschaft|olivenöl|wein|weine|obst|gemüse|eier}, {ist|sind} biologisch, biologisch angebaut~
  `),
  plastic_free: [
    'einwegplastik {gibt es|finden sie|findest du|haben wir|suchen sie} … {nicht|keines|keins|vergeblich|nirgends}',
    'verzichten {|wir} … auf {plastik|einwegplastik}',
    'ohne {jedes|jeglichen|jeden} {plastik|plastikmüll}',
    'plastikmüllfrei',
    'ohne plastikmüll',
    'plastikfrei~',
    'ohne {plastik|einwegplastik}',
    '{kein|keinen|keinerlei|null} {einwegplastik|plastik|plastikmüll|plastikabfall|plastikflaschen|einweg plastik}',
    'ohne einweg plastik',
  ],
  recycled: [
    '{möbel|stühle|tische|betten|regale} … {altholz|wiederverwertetem|recyceltem} {|holz}',
    'recycelt~ {wasser|papier|plastik|holz|material|materialien|glas|kunststoff|baumwolle}',
    '{vollständig|komplett|100|hundert|ganz} {|%|prozent} recycelt~',
    'recyclingpapier~',
    '*recyclingpapier',
    'aus recyceltem',
  ],
  biodegradable: ['biologisch abbaubar~', 'kompostierbar~'],
};

export const awards: Phrases = {
  michelin: ['michelin {stern|sterne|key|keys|guide|besternt}', 'michelinstern~', 'michelin'],
  gault_millau: [
    '{ein|zwei|drei|vier|fünf} hauben {menü|küche|koch|köchin|restaurant|lokal}',
    '{eine|zwei|drei|vier|fünf} hauben {|von|im|bei|des} gault',
    'haubenküche',
    'haubenkoch',
    'haubenlokal',
    'haubenmenü',
    'haubengekrönt~',
    '{eine|zwei|drei|vier|fünf} kochmütze~',
    'gault {|und|&} millau',
    'gaultmillau',
  ],
  travellers_choice: ['{traveller|traveler}~ {s |}choice~ {|award|hostel|hotel}~', 'travellers choice'],
  hotel_of_the_year: [
    '{*hotel|*platz|*hof|*haus|*heim|*herberge|*hütte|*spa|*bad|*bar|*lodge|*garten} des jahres',
    '{gästehaus|gasthaus|landhaus|bauernhaus|gasthof|bauernhof|landhotel|boutiquehotel|stadthotel|strandhotel|tagungshotel|seminarhotel|konferenzhotel|wellnesshotel|kurhotel|aparthotel|designhotel|berghotel|schlosshotel|sporthotel|familienhotel|hotel|hostel|herberge|jugendherberge|hütte|berghütte|almhütte|schutzhütte|alm|ferienhof|ferienhaus|ferienwohnung|campingplatz|camping|glampingplatz|lodge|chalet|villa|schloss|burg|gut|gutshof|therme|spa|bar|kneipe|pub|café|bistro|wirtshaus|gaststätte|marina|hafen|yachthafen|golfplatz|hausboot|schiff|wohnmobilpark} des jahres',
    '{resort|restaurant|weingut|pension|motel|kloster|gastgeber|gastgeberin|küchenchef|koch|köchin|*unterkunft|*resort|*projekt|neueröffnung|arbeitgeber|tagungsort|location} des jahres',
  ],
  hostel_of_the_year: ['hostel des jahres'],
  hotel_award: list(`
    {tourismus|umwelt|architektur|design|gastronomie|gastgeber|qualitäts|klima|nachhaltigkeits|innovations|denkmal|staats|ehren|publikums|förder}{preis|preises|preise|preisen}, {hotel|spa|travel|design|tourismus|gastro|wein}{preis|award|awards|oscar}, {hotel|spa|travel|design} award~
  `),
};
export const prized = list(`
  auszeichnung~, auszeichnungen, preisgekrönt~, award~, preisträger~, prämiert~, mehrfach ausgezeichnet~
`);
export const certified = list(`
  zertifiziert~, zertifikat~, zertifizierung~, siegel, umweltsiegel, gütesiegel, umweltzeichen, label, trägt das
`);

export const locating = list(`
  kurz vor,
  in, auf der insel, in {|der} {altstadt|innenstadt|mitte|mitten} von, mitten in, im {herzen|zentrum} {|von}, herzen von,
  herz von, zentrum von, nach, willkommen in, aufenthalt in, hotel in, urlaub in, zu gast in, nächte in,
  nacht in, tage in, straßen von, dächern von, hier in, dächer von, entdecken sie, entdecke,
  {markt|gassen|hafen|mauern|tore~|altstadt|plätze~|bahnhof} von, mitten im herzen von, zuhause in
`);
export const anchoring = list(`
  im {herzen|zentrum|stadtzentrum} von, {hoch|direkt} über, mitten im herzen von, willkommen in, in {bester|zentraler|ruhiger} lage von,
  {am rand|vor den toren|in der altstadt|in der mitte} von, {finden sie|findest du|findet man} uns in, ein stück, {grüße|gruß|grüsse|hallo|servus|moin|guten morgen|post} aus, {grüße|gruß|grüsse|hallo|moin} von
`);
export const elsewhere = list(`
  nächste, nächsten, nächster, nächstes, den berg hinauf,
  in der {stadt|altstadt|nähe|nachbarschaft|umgebung|innenstadt|gegend|straße|gasse|region}, um die ecke,
  nebenan, gegenüber, im {ort|viertel|dorf|hafen|umland|kiez|stadtteil|park},
  der {stadt|altstadt|umgebung|innenstadt|nachbarschaft|gegend|anderen}, der nachbar,
  des {viertels|dorfes|kiezes}, entfernt, städtisch~, öffentlich~, am {markt|hafen|platz|ufer|fluss}, draußen,
  durch die, in den gassen, ringsum, vom festival, festival, auf dem festivalgelände, in den, überall, anderswo,
  woanders, gassen, straßen, stadt, lokal~, ganz, nachbarn
`);
export const own = list(`
  unser, unsere, unserem, unserer, unseren, unseres, wir, bei uns, im haus, im hotel, hoteleigen~, hauseigen~,
  hotel, haus, hostel, des hauses, des hotels, gäste, auf ihrem zimmer, im zimmer, ihr zimmer, dein zimmer,
  villa, eigen~
`);

export const situating = list(`
  findet, finden, stattfind^, liegt, liegen, befindet sich, gastiert, steht, steigt, beginnt, beginnen, startet, starten, eröffnet, tagt, ist {|wieder} in, läuft in
`);
export const placing: LanguagePack['placing'] = {
  before: ['in'],
  noPlaces: list(`
    europa, advent, englisch, deutsch, französisch, halle, raum, saal, haus, zelt, studio, präsenz, form, sicht,
    bestlage, betrieb, bau, arbeit, planung, aussicht, gang, fahrt, zukunft, kraft, wahrheit, folge, gehdistanz
  `),
};

export const asking = list(
  `gibt es, gibt s, wird es, hat die, haben die, ist es, darf man, haben sie, habt ihr, darf ich, darf mein, dürfen wir, kann ich, können wir, kann man, wie {weit|viel|viele|lange|komme}, wo {ist|kann|parke|finde}, wann {öffnet|ist|beginnt|kann|wurde|hat|gibt|schließt|muss|macht|findet|endet}, was kostet, was kosten, um wie viel uhr, ab wann, bis wann, ist das, ist der, ist die, sind {haustiere|hunde}, hat das, bieten sie`,
);
export const howMany = list(`wie viele, wieviele, anzahl`);
export const noes = list(`nein, leider {nein|nicht}, leider, nicht, kein, keine, keinen`);
