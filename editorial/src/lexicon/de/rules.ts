/** Deutsch für das, was eine Aussage dreht: Verneinung, Preise, Öffnung, Jahre, Lob, Versprechen und Redensarten. */
import type { LanguagePack, Phrases } from '#lexicon/language-pack.ts';

export const roles: LanguagePack['roles'] = {
  at: ['um', 'gegen'],
  from: ['ab', 'von', 'seit', 'zwischen', 'nach', 'schon ab', 'frühestens'],
  until: ['bis', 'vor', 'spätestens', 'bis spätestens', 'bis um'],
  opens: ['öffn^', 'beginn^', 'start^', 'auf', 'los', 'macht auf', 'sperrt auf', 'übernimmt', 'aufmacht', 'erwacht'],
  closes: ['schließ^', 'end^', 'zu', 'macht zu', 'sperrt zu', 'sperrstunde', 'feierabend', 'letzte runde', 'schluss'],
};

export const years: LanguagePack['years'] = {
  built: ['erbaut~', 'gebaut~', 'errichtet~', 'entstand', 'entstanden', 'baujahr', 'steht {|hier|schon} seit', 'stammt aus', 'erbaut', 'bau', 'aus dem jahr', 'grundstein', 'steht', 'stehen', 'gemauert', 'stammen aus', 'fertiggestellt'],
  opened: ['eröffnet~', 'gegründet~', 'eröffnete', 'eröffnung', 'öffnete', 'gibt es', 'empfangen wir', 'empfängt', 'begrüßen', 'führen', 'familiengeführt~', 'beherberg^', 'hotel seit', 'gastgeber', 'erste gäste', 'ersten gäste', 'betreiben', 'willkommen', 'geführt', 'gründ^', 'aufgemacht', 'in familienhand', 'in familienbesitz', 'bewirten'],
  renovated: ['renoviert~', 'saniert~', 'modernisiert~', 'umgebaut~', 'restauriert~', 'renovierung', 'sanierung', 'neu gestaltet~', 'erneuert~', 'aufgefrischt', 'umgestaltet', 'instand gesetzt', 'neugestaltet', 'rundum erneuert'],
  since: ['seit'],
  centuries: ['jahrhundert~', 'jahrhunderten', 'jahrzehnt~', 'jahrzehnten', 'jahr~', 'jahren'],
};

export const prices: LanguagePack['prices'] = {
  free: ['kostenlos~', 'kostenfrei~', 'gratis', 'umsonst', 'gebührenfrei~', 'ohne aufpreis', 'unentgeltlich~', 'geht aufs haus', 'kostet nichts', 'kosten nichts', 'ohne zusatzkosten', 'nichts extra', 'ist frei', 'frei'],
  paid: ['gegen {|eine|kleine|geringe|eine geringe|eine kleine} gebühr', 'gebührenpflichtig~', 'kostenpflichtig~', 'gegen {aufpreis|aufzahlung|bezahlung|entgelt}', 'kostet extra', 'kosten extra', 'wird extra berechnet', 'nicht inbegriffen', 'nicht inklusive', 'nicht im preis enthalten', 'wird separat berechnet', 'auf eigene kosten'],
  included: ['im {|zimmer|übernachtungs|festival}preis {enthalten|inbegriffen|inklusive|drin|mit drin}', 'inklusive', 'inbegriffen', 'ist enthalten', 'sind enthalten', 'inkludiert', 'schon drin', 'ist inbegriffen', 'ist inklusive', 'im zimmerpreis', 'bereits enthalten'],
};

export const fillers = 'ein eine einen einem einer der die das den dem eigene eigenen eigener eigenes eigenem hauseigenen hauseigene unser unsere unseren unserem einzigen separaten klassischen richtigen echten öffentlichen separate'.split(' ');

export const negation: LanguagePack['negation'] = {
  before: ['kein', 'keine', 'keinen', 'keinem', 'keiner', 'keines', 'ohne', 'weder', 'noch', 'nicht', 'verzichten {|wir|bewusst} auf', 'es fehlt', 'fehlt', 'fehlen', 'statt', 'anstelle von', 'null'],
  after: [
    '{gibt es|gibt s|haben wir|bieten wir|finden sie|findest du|führen wir|vermieten wir|sucht man|haben} … {nicht|keine|keinen|keines|kein|vergebens|vergeblich|nie}',
    '{nicht|nie} {|mehr|leider} {vorhanden|verfügbar|erlaubt|gestattet|willkommen|möglich|inbegriffen|zugelassen|besetzt|im haus|da|vorgesehen|enthalten|geöffnet|zugänglich|beheizt}',
    'fehlt', 'fehlen', 'müssen {|leider} {draußen|zuhause|zu hause|daheim} bleiben', 'bleiben {|leider} {draußen|zu hause|daheim}', 'nicht {gestattet|erlaubt|vorhanden|zugelassen|willkommen|besetzt|beheizt}', 'haben wir nicht', 'gibt es nicht', 'dürfen {|leider} nicht', 'dürfen wir {leider|hier} nicht', 'nehmen wir {|leider} nicht', 'unerwünscht', 'verboten', '{haben|gibt es|bieten} {wir|hier} nicht', 'können wir {|leider} nicht', 'suchen sie {|hier|bei uns} {vergeblich|vergebens}', 'suchst du {|hier|bei uns} {vergeblich|vergebens}', 'ist tabu', 'sind tabu',
  ],
  cancelled: ['nicht nur', 'nicht bloß', 'kein zimmer ohne', 'keine suite ohne', 'kein wunder', 'kein problem', 'keine frage', 'keine sorge', 'nicht weit', 'nicht zuletzt', 'noch mehr', 'noch ein', 'noch eine', 'noch einen', 'noch im', 'noch am', 'noch die', 'noch in', 'noch auf', 'noch der', 'noch das', 'nicht mehr als', 'nicht weniger als', 'ohne dass', 'noch vor', 'nicht einmal', 'nicht mal', 'noch einmal', 'keine minute', 'ohne gebühr'],
};

export const stars: LanguagePack['stars'] = {
  noun: ['stern', 'sterne', 'sternen', 'sternes', '*sterne', '*sternehotel', 'sterne*', '*sternehaus', 'sternehotel~', 'sternehaus'],
  sky: ['himmel', 'nacht', 'unter', 'über dem', 'über den', 'leuchten', 'funkeln', 'glitzern', 'sternenhimmel', 'milchstraße', 'michelin', 'zählen', 'schauen', 'nach den', 'in den', 'zimtsterne', 'stroh', 'bewertung', 'unterm', 'am himmel', 'griff nach', 'stehen gut'],
};

export const superlatives: LanguagePack['superlatives'] = {
  words: [
    '{best|größt|schönst|ältest|höchst|günstigst|billigst|kleinst|ruhigst|feinst|längst|gemütlichst|freundlichst|neuest|modernst|beliebtest|führend|einzig|erst|zentralst|begehrtest|meistgebucht|bestbewertet|nächst|edelst|exklusivst|lebendigst|tiefst|wärmst|sonnigst|urigst|grünst|nachhaltigst|familienfreundlichst|berühmtest|jüngst|preiswertest|stilvollst|spannendst|romantischst|leckerst|coolst|herzlichst|lauschigst|hippst|meistfotografiert|sauberst|prächtigst|bekanntest|komfortabelst|weitläufigst|traditionsreichst|entspanntest|teuerst|breitest|schnellst|elegantest}~', 'nummer eins', 'am {besten|zentralsten|nächsten|günstigsten|ruhigsten|schönsten}',
  ],
  sets: ['der {|ganzen} {stadt|region|welt|gegend|alpen|insel|altstadt|umgebung|küste|schweiz|ostsee|riviera|straße|innenstadt|nordsee}', 'des {|ganzen} {landes|ortes|tals|dorfes|viertels|bezirks|sees|kantons|bundeslandes|kiezes}', 'in {der|ganz} {stadt|region|deutschland|österreich|europa|bayern|tirol|altstadt|schweiz|gegend|der region|südtirol}', 'am {|ganzen} {see|platz|ort|ufer|markt|hafen|bodensee|rhein|meer|strand|gardasee}', 'weit und breit', 'im {ganzen|umkreis|land|ort|tal|viertel|kiez|dorf}', 'weltweit', 'europas', 'deutschlands', 'österreichs', 'bayerns', 'tirols', 'der welt', 'deutschlandweit', 'europaweit', 'landesweit', 'an der {küste|ostsee|nordsee|adria|promenade|riviera}', 'auf der {|ganzen} insel', 'rund um den see', 'in europa', 'in deutschland', 'in österreich', 'hier im', 'stadtweit', 'überhaupt'],
};

export const green: Phrases = {
  sustainable: ['nachhaltig', 'nachhaltige', 'nachhaltiges', 'nachhaltigen', 'nachhaltiger', 'nachhaltigem', 'nachhaltigkeit', '*nachhaltigkeit'],
  eco_friendly: ['umweltfreundlich~', 'umweltbewusst~', 'ökologisch~', 'öko hotel', 'ökohotel', 'klimafreundlich~', 'umweltschonend~', 'ressourcenschonend~', 'klimaschonend~', 'umweltverträglich~', 'naturverträglich'],
  climate_neutral: ['klimaneutral~', 'co2 {neutral|frei}~', 'co2neutral~', 'klimapositiv~', 'emissionsfrei~', 'null emission', 'null emissionen', 'co₂ neutral~', 'klimaneutralität', 'emissionslos~', 'co2 kompensiert~'],
  green_hotel: ['grün~ {hotel|haus|strom|energie|hotelbetrieb}~', 'grünstes', 'grünste'],
  renewable_energy: ['ökostrom', 'erneuerbar~ {energie|energien|energiequellen|strom}', 'solarstrom', '{100|hundert} % {ökostrom|öko strom|grünstrom}', 'photovoltaik', 'naturstrom', 'sonnenstrom', 'wasserkraft'],
  organic: ['bio', 'bio {frühstück|küche|produkte|lebensmittel|hotel|qualität|wein|zutaten|buffet|restaurant}', 'bio*', '{100|hundert} % bio', 'biofrühstück', 'biologisch~ {produkte|lebensmittel|küche|zutaten}'],
  plastic_free: ['plastikfrei~', 'ohne {plastik|einwegplastik}', 'ohne einweg plastik'],
  biodegradable: ['biologisch abbaubar~', 'kompostierbar~'],
};

export const awards: Phrases = {
  michelin: ['michelin {stern|sterne|key|keys|guide|besternt}', 'michelinstern~', 'michelin'],
  travellers_choice: ['{traveller|traveler}~ {s |}choice~ {|award|hostel|hotel}~', 'travellers choice'],
  hotel_of_the_year: ['hotel des jahres'],
  hostel_of_the_year: ['hostel des jahres'],
  hotel_award: ['{hotel|spa|travel|design|tourismus|gastro|wein}{preis|award|awards|oscar}', '{hotel|spa|travel|design} award~'],
};
export const prized = ['auszeichnung~', 'auszeichnungen', 'preisgekrönt~', 'award~', 'preisträger~', 'prämiert~', 'mehrfach ausgezeichnet~'];
export const certified = ['zertifiziert~', 'zertifikat~', 'zertifizierung~', 'siegel', 'umweltsiegel', 'gütesiegel', 'umweltzeichen', 'label', 'trägt das'];

export const locating = ['in', 'in {|der} {altstadt|innenstadt|mitte|mitten} von', 'mitten in', 'im {herzen|zentrum} {|von}', 'herzen von', 'herz von', 'zentrum von', 'nach', 'willkommen in', 'aufenthalt in', 'hotel in', 'urlaub in', 'zu gast in', 'nächte in', 'nacht in', 'tage in', 'straßen von', 'dächern von', 'hier in', 'dächer von', 'entdecken sie', 'entdecke', 'mitten im herzen von', 'zuhause in'];
export const elsewhere = ['in der {stadt|altstadt|nähe|nachbarschaft|umgebung|innenstadt|gegend|straße|gasse|region}', 'um die ecke', 'nebenan', 'gegenüber', 'im {ort|viertel|dorf|hafen|umland|kiez|stadtteil|park}', 'der {stadt|altstadt|umgebung|innenstadt|nachbarschaft|gegend|anderen}', 'der nachbar', 'des {viertels|dorfes|kiezes}', 'entfernt', 'städtisch~', 'öffentlich~', 'am {markt|hafen|platz|ufer|fluss}', 'draußen', 'durch die', 'in den gassen', 'ringsum', 'vom festival', 'festival', 'auf dem festivalgelände', 'in den', 'überall', 'anderswo', 'woanders', 'gassen', 'straßen', 'stadt', 'lokal~', 'ganz', 'nachbarn'];
export const own = ['unser', 'unsere', 'unserem', 'unserer', 'unseren', 'unseres', 'wir', 'bei uns', 'im haus', 'im hotel', 'hoteleigen~', 'hauseigen~', 'hotel', 'haus', 'hostel', 'des hauses', 'des hotels', 'gäste', 'auf ihrem zimmer', 'im zimmer', 'ihr zimmer', 'dein zimmer', 'villa', 'eigen~'];

export const idioms = [
  'ein meer aus', 'lichtermeer', '*meer aus', 'im siebten himmel', 'siebten himmel', 'siebter himmel', 'auf wolke sieben', 'wolke sieben', 'null bock', 'eins zwei drei', 'erste sahne', 'alle fünf', 'fünf gerade sein', 'fünfe gerade', 'das fünfte rad', 'unter vier augen', 'auf allen vieren', 'in den vier wänden', 'eigenen vier wände', 'eigenen vier wänden', 'tausend und eine', 'tausendundeine', 'tausend {dank|sterne|lichter|mal|geschichten|gründe|worte}', 'tausendmal', 'hundert {mal|prozent}', 'ein katzensprung', 'einen katzensprung', 'katzensprung', 'einen steinwurf', 'steinwurf', 'vom tellerrand', 'die bar auszahlung', 'in bar', 'bar bezahlen', 'zahlen sie bar', 'bar jeder vernunft', 'bar jeglicher', 'bar jeder',
  'die messlatte', 'garten eden', 'kindergarten', 'botanisch~ garten', 'zoologisch~ garten', 'englischer garten', 'biergarten', 'biergärten', 'schlossgarten', 'palastgarten', 'stadtgarten', 'volksgarten', 'tiergarten', 'burggarten', 'gartenschau', 'gartenstadt', 'schlossgärten', 'botanischer', 'lustgarten', 'hofgarten', 'schrebergarten',
  'parkett', 'auf nummer sicher', 'sport und spiel', 'spaß', 'liftboy', 'sich liften', 'hunger wie ein', 'hundewetter', 'auf den hund gekommen', 'der hund begraben', 'dicker hund', 'bekannt wie ein bunter hund', 'hunde die bellen', 'hundert', 'da liegt der hund', 'schwitzen wie in der sauna', 'wie in der sauna', 'wie eine sauna',
  'freie {zeit|hand|fahrt|bahn|wahl|tage|zimmer|plätze|natur|stunden|minute|abend}', 'im freien', 'freien lauf', 'freiem himmel', 'freier himmel', 'unter freiem himmel', 'ins freie', 'frei {atmen|haben|sein|nehmen|von|nach schnauze|schnauze|wählbar|laufend|gesprochen}', 'noch frei', 'frei machen', 'kopf frei', 'kissen frei', 'bett frei', 'zimmer frei', 'den rücken frei', 'plätze frei', 'sorgenfrei', 'platz frei',
  'zimmer mit aussicht', 'auf dem zimmer', 'zimmertemperatur', 'wohnzimmer~', 'wartezimmer', 'schlafzimmer~', 'badezimmer~', 'kinderzimmer', 'esszimmer', 'zimmerschlüssel~', 'bühne frei', 'bühne des lebens', 'band der', 'rand und band', 'am laufenden band', 'bett der', 'ins bett', 'im bett', 'zu bett', 'flussbett', 'aus dem bett', 'betthupferl', 'aus den federn', 'minute der', 'in letzter minute', 'keine minute', 'fünf vor zwölf', 'jede minute', 'stunde null', 'die blaue stunde', 'blaue stunde', 'punkt und komma', 'stern des', 'ein guter stern', 'unter einem guten stern', 'sternstunde~', 'sternstunden', 'sterne der', 'tag für tag', 'am ersten tag', 'am zweiten', 'erster eindruck', 'erste eindruck', 'auf den ersten blick', 'auf den zweiten blick', 'zum ersten mal', 'erste hilfe', 'in erster linie', 'erster hand', 'erste adresse', 'erste wahl', 'erster klasse', 'ersten kaffee', 'zu zweit', 'zu dritt', 'zu viert', 'ausgezeichnet geschlafen', 'land und leute', 'stadt land fluss', 'hinz und kunz', 'stall~', 'am stand', 'auf dem stand', 'im stand', 'see der', 'bahn frei', 'aus der bahn', 'auf der höhe', 'höhepunkt~', 'zug um zug', 'in einem zug', 'im zuge', 'ort der', 'am ort', 'vor ort', 'kinderleicht', 'kinder kinder', 'kind und kegel', 'karte~ auf den tisch', 'gute karten', 'biologie', 'biografie~', 'biografisch~', 'speisekarte~', 'weinkarte~', 'landkarte~', 'getränkekarte', 'postkarte~', 'postkarten', 'visitenkarte', 'zimmerkarte', 'gästekarte', 'gute stube', 'leben in der bude', 'sturmfreie bude', 'oase der', 'kurbad', 'spa ß', 'heilbad', 'sauna gefühl', 'strandbar am', 'im trockenen', 'auf hochtouren',
  'wunderbar', 'sonderbar', 'kammermusik', 'frühstückt wie ein', 'radtour', 'radweg~', 'radrennen', 'mit rad', 'unter die räder', 'parkbank', 'fußball*', 'fahrradtour', 'rathaus', 'kaufhaus', 'krankenhaus', 'opernhaus', 'konzerthaus', 'schauspielhaus', 'gotteshaus', 'festspielhaus', 'wassermusik',
];
