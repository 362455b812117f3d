/**
 * Names of towns and lakes as the four languages write them, each line one place. A text that puts the house in one of
 * these is held against the record; a town that is not here is known only where it is the house's or the event's own.
 */
import { furtherTowns } from '#lexicon/further-towns.ts';
import { list } from '#lexicon/list.ts';
import { townsOfHolidays } from '#lexicon/towns-of-holidays.ts';
import { townsOfTravellers } from '#lexicon/towns-of-travellers.ts';

const firstTowns: readonly string[] = list(`
  Vienna|Wien|Viena|Vienne, Salzburg|Salzburgo|Salzbourg, Graz, Linz, Innsbruck, Klagenfurt, Bregenz, Villach,
  Hallstatt, Kitzbühel, Berlin|Berlín, Hamburg|Hamburgo|Hambourg, Munich|München|Múnich, Cologne|Köln|Colonia,
  Frankfurt|Fráncfort|Francfort|Frankfurt am Main|Fráncfort del Meno|Francfort-sur-le-Main, Stuttgart, Düsseldorf, Leipzig, Dresden|Dresde, Nuremberg|Nürnberg|Núremberg,
  Bremen|Brême|Brema, Hanover|Hannover|Hanovre, Dortmund, Bonn, Mainz|Maguncia|Mayence, Heidelberg,
  Freiburg|Friburgo|Fribourg, Potsdam, Rostock, Lübeck, Kiel, Weimar, Erfurt, Kassel|Cassel, Würzburg,
  Regensburg|Ratisbona|Ratisbonne, Augsburg|Augsburgo|Augsbourg, Konstanz|Constance|Constanza, Lindau, Passau,
  Trier|Tréveris|Trèves, Aachen|Aquisgrán|Aix-la-Chapelle, Münster, Baden-Baden, Garmisch-Partenkirchen,
  Warnemünde, Stralsund, Wismar, Görlitz, Bamberg, Zurich|Zürich|Zúrich, Geneva|Genf|Ginebra|Genève,
  Basel|Basilea|Bâle, Bern|Berna|Berne, Lucerne|Luzern|Lucerna, Lausanne|Lausana, Lugano, Locarno, Zermatt,
  Davos, St. Moritz, Interlaken, Montreux, Ascona, Paris|París, Lyon|Lyón, Marseille|Marsella, Nice|Niza|Nizza,
  Cannes, Bordeaux|Burdeos, Toulouse|Tolosa, Strasbourg|Straßburg|Estrasburgo, Lille, Nantes, Montpellier,
  Avignon|Aviñón, Annecy, Grenoble, Dijon, Reims, Colmar, Biarritz, Saint-Malo, Rennes, Aix-en-Provence, Arles,
  Antibes, Saint-Tropez, Chamonix, La Rochelle, Deauville, Honfleur, Rouen|Ruan, Tours, Nîmes,
  Perpignan|Perpiñán, Carcassonne, Brest, Metz, Nancy, Menton, Ajaccio, Bayonne, Angers, Madrid,
  Barcelona|Barcelone, Seville|Sevilla|Séville, Valencia|Valence, Granada|Grenade, Málaga|Malaga, Bilbao,
  San Sebastián|Saint-Sébastien, Zaragoza|Saragossa|Saragosse, Córdoba|Cordoba|Cordoue, Cádiz|Cadiz|Cadix,
  Toledo|Tolède, Salamanca|Salamanque, Santiago de Compostela|Saint-Jacques-de-Compostelle, Palma, Alicante,
  Ibiza, Girona|Gerona, Santander, Oviedo, Gijón, Murcia, Marbella, Ronda, Burgos, León, Segovia, Tarragona,
  Sitges, Cartagena, Las Palmas, Pamplona, Logroño, Vigo, Jerez, Lisbon|Lissabon|Lisboa|Lisbonne, Porto|Oporto,
  Faro, Coimbra, Braga, Funchal, Sintra, Lagos, Évora, Aveiro, Cascais, Rome|Rom|Roma,
  Milan|Mailand|Milán|Milano, Venice|Venedig|Venecia|Venise|Venezia, Florence|Florenz|Florencia|Firenze,
  Naples|Neapel|Nápoles|Napoli, Turin|Turín|Torino, Verona|Vérone, Bologna|Bolonia|Bologne,
  Genoa|Genua|Génova|Gênes|Genova, Pisa|Pise, Siena|Sienne, Palermo|Palerme, Catania|Catane, Trieste|Triest,
  Bolzano|Bozen, Merano|Meran, Stresa, Como|Côme, Bellagio, Bergamo|Bérgamo|Bergame, Sorrento|Sorrente, Amalfi,
  Taormina, Rimini|Rímini, Lucca|Lucques, Trento|Trient|Trente, Riva del Garda, Perugia|Pérouse, Ravenna|Ravenne, Bari,
  Lecce, Padua|Padova|Padoue, Sirmione, Verbania, Cortina, London|Londres, Edinburgh|Edimburgo|Édimbourg,
  Manchester, Liverpool, Bath, Oxford, Cambridge, Brighton, Bristol, York, Glasgow, Cardiff, Dublin|Dublín, Cork,
  Galway, Belfast, Whitby, Inverness, Margate, St Ives, Leeds, Newcastle, Norwich, Birmingham, Bournemouth,
  Windermere, Canterbury|Cantorbéry, Torquay, Scarborough, Killarney, Plymouth, Amsterdam|Ámsterdam, Rotterdam|Róterdam,
  The Hague|Den Haag|La Haya|La Haye, Utrecht, Maastricht, Brussels|Brüssel|Bruselas|Bruxelles,
  Bruges|Brügge|Brujas|Brugge, Antwerp|Antwerpen|Amberes|Anvers, Ghent|Gent|Gante|Gand, Liège|Lüttich|Lieja,
  Ostend|Ostende|Oostende, Luxembourg|Luxemburg|Luxemburgo, Copenhagen|Kopenhagen|Copenhague, Aarhus|Århus, Stockholm|Estocolmo,
  Gothenburg|Göteborg|Gotemburgo, Malmö|Malmo, Oslo, Bergen, Tromsø|Tromso|Tromsö, Helsinki, Reykjavik|Reikiavik|Reykjavík, Tallinn|Tallin,
  Riga, Vilnius|Vilna|Wilna, Turku, Prague|Prag|Praga, Brno|Brünn, Karlovy Vary|Karlsbad, Budapest, Bratislava|Pressburg|Presburgo,
  Warsaw|Warschau|Varsovia|Varsovie, Kraków|Krakow|Krakau|Cracovia|Cracovie|Cracow, Gdańsk|Gdansk|Danzig,
  Wrocław|Breslau|Breslavia|Wroclaw, Poznań|Posen|Poznan, Ljubljana|Laibach|Liubliana, Bled, Maribor|Marburg an der Drau, Piran|Pirano, Zagreb, Split,
  Dubrovnik, Rovinj|Rovigno, Zadar, Pula, Opatija, Belgrade|Belgrad|Belgrado, Sarajevo, Kotor,
  Bucharest|Bukarest|Bucarest, Sofia|Sofía, Varna, Athens|Athen|Atenas|Athènes,
  Thessaloniki|Saloniki|Salónica|Thessalonique, Heraklion|Iraklio|Heraclión|Héraklion, Chania|Hania|La Canée, Istanbul|Estambul|İstanbul, Antalya,
  Valletta|La Valeta|La Valette, Nicosia|Nikosia, Limassol, Marrakesh|Marrakech|Marrakesch|Marraquech, Tangier|Tanger|Tánger,
  Fez|Fès, New York|Nueva York, Monaco|Mónaco, San Marino
`);

export const towns: readonly string[] = [...firstTowns, ...furtherTowns, ...townsOfTravellers, ...townsOfHolidays];

const waters: readonly string[] = list(`
  Lake Maggiore|Lago Maggiore|Langensee|lago Mayor|lac Majeur,
  Lake Como|Comer See|Comersee|Lago di Como|lago de Como|lac de Côme,
  Lake Garda|Gardasee|Lago di Garda|lago de Garda|lac de Garde,
  Lake Lugano|Luganersee|Luganer See|lago de Lugano|lac de Lugano|Lago di Lugano,
  Lake Constance|Bodensee|lago de Constanza|lac de Constance,
  Lake Geneva|Genfersee|Genfer See|lago Lemán|lago de Ginebra|lac Léman|Lac Léman|Léman,
  Lake Zurich|Zürichsee|lago de Zúrich|lac de Zurich,
  Lake Lucerne|Vierwaldstättersee|Vierwaldstätter See|lago de Lucerna|lac des Quatre-Cantons,
  Lake Thun|Thunersee|lago de Thun|lac de Thoune,
  Lake Neuchâtel|Neuenburgersee|lago de Neuchâtel|lac de Neuchâtel,
  Lake Annecy|lac d’Annecy|lago de Annecy|See von Annecy,
  Lake Wörth|Wörthersee|lago Wörth|lac de Wörth|Wörther See,
  Lake Neusiedl|Neusiedler See|lago Neusiedl|lac de Neusiedl, Attersee|Lake Atter, Traunsee|Lake Traun,
  Wolfgangsee|Lake Wolfgang|lago Wolfgang|lac Wolfgang, Mondsee,
  Hallstätter See|Lake Hallstatt|lago de Hallstatt|lac de Hallstatt, Zeller See|Lake Zell, Achensee,
  Millstätter See|Lake Millstatt, Ossiacher See, Chiemsee|Lake Chiem, Starnberger See|Lake Starnberg,
  Tegernsee|Lake Tegernsee, Schliersee, Ammersee, Königssee, Müritz, Steinhuder Meer, Schaalsee, Titisee,
  Lake Iseo|Iseosee|lago de Iseo|Lago d’Iseo|lac d’Iseo, Lake Orta|Ortasee|Lago d’Orta|lago de Orta|lac d’Orta,
  Lake Bled|Bleder See|lago de Bled|lac de Bled, Lake Bohinj|lago Bohinj|lac de Bohinj,
  Lake Balaton|Plattensee|Balaton|lago Balaton|lac Balaton, Lake Ohrid|Ohridsee|lago Ohrid|lac d’Ohrid,
  Lake Windermere|lago Windermere|lac Windermere, Loch Ness|lago Ness, Loch Lomond,
  Lake Biel|Bielersee|Bieler See|lago de Bienne|lac de Bienne, Lake Brienz|Brienzersee|Brienzer See|lago de Brienz|lac de Brienz,
  Lake Murten|Murtensee|lago de Morat|lac de Morat, Lake Zug|Zugersee|Zuger See|lago de Zug|lac de Zoug,
  Lake Trasimeno|Trasimenischer See|Trasimener See|lago Trasimeno|lac Trasimène, Lake Bolsena|Bolsenasee|Lago di Bolsena|lago de Bolsena|lac de Bolsena,
  lac du Bourget|Lake Bourget|lago de Bourget, lac de Serre-Ponçon, Baltic Sea|Ostsee|mar Báltico|mer Baltique,
  North Sea|Nordsee|mar del Norte|mer du Nord, Adriatic|Adria|mar Adriático|mer Adriatique|Adriatique,
  Mediterranean|Mittelmeer|Mediterráneo|mar Mediterráneo|Méditerranée,
  Black Sea|Schwarzes Meer|mar Negro|mer Noire, Irish Sea|mar de Irlanda|mer d’Irlande
`);

/** The countries on a sea: a house there may name it, whether or not a fact does. */
const shores: Readonly<Record<string, string>> = {
  'baltic sea': 'DE PL DK SE FI EE LV LT',
  'north sea': 'DE NL BE GB DK NO FR',
  adriatic: 'IT SI HR ME AL',
  mediterranean: 'ES FR IT MC SI HR ME AL GR TR MT CY MA',
  'black sea': 'BG RO TR',
  'irish sea': 'IE GB',
};
/** True of a sea by its id, and not of a lake or a river. */
export const isSea = (id: string): boolean => id in shores;
/** True where a country lies on the sea of this id. */
export const liesOn = (sea: string, country: string): boolean => shores[sea]?.split(' ').includes(country) === true;

/** Rivers; one is held against another that a fact names, and claims nothing where no fact knows its river. */
const rivers: readonly string[] = list(`
  Rhine|Rhein|Rin|Rhin, Danube|Donau|Danubio, Scheldt|Schelde|Escalda|Escaut, Seine|Sena, Thames|Themse|Támesis|Tamise,
  Elbe|Labe, Rhône|Rhone|Ródano, Garonne|Garona, Moselle|Mosel|Mosela, Neckar, Ebro|Èbre, Tagus|Tejo|Tajo, Douro|Duero,
  Guadalquivir, Guadiana, Tiber|Tíber|Tibre|Tevere, Arno, Vltava|Moldau|Moldava, Vistula|Weichsel|Vístula|Vistule|Wisła,
  Meuse|Maas|Mosa, Odra, Weser, Isar, Spree, Saône|Saona, Adige|Etsch, Sava, Drava|Drau|Drave, Tarn, Isère,
  Salzach, Aare, Reuss, Limmat, Tamar, Severn, Tyne, Tweed, Liffey, Shannon, Nervión, Turia, Miño|Minho
`);
/** The first names of the rivers, in lower case. */
export const riverIds: ReadonlySet<string> = new Set(rivers.map((row) => row.split('|')[0]?.toLowerCase() ?? ''));
export const allWaters: readonly string[] = [...waters, ...rivers];

const namesByTown: ReadonlyMap<string, readonly string[]> = new Map(
  towns.flatMap((row) => {
    const names = row.toLowerCase().split('|');
    return names.map((name): [string, readonly string[]] => [name, names]);
  }),
);

/** All that a town is called in the four languages, by any of its names, in lower case. */
export const namesOfTown = (name: string): readonly string[] => namesByTown.get(name.toLowerCase()) ?? [];

/** Whether a word in lower case is a town's name in one of the languages. */
export const isTownName = (word: string): boolean => namesByTown.has(word);
