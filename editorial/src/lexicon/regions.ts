/**
 * Countries, regions, ranges and islands as the four languages call them, by the countries they lie in. 'The finest inn in
 * Andalusia' names what it beats, and 'in the heart of Tuscany' says no more of a house there than its town does; of a
 * house in another country either is wrong.
 */
import { list } from '#lexicon/list.ts';

/** Rows that hold others, or lie in several of them: a house in Bavaria is in Germany and may be in the Alps. */
const wideRows: Readonly<Record<string, string>> = {
  '*': 'Europe|Europa, Scandinavia|Skandinavien|Escandinavia|Scandinavie, Highlands, Riviera, Balkans|Balkan|Balcanes, America|Amerika|América|Amérique',
  DE: 'Germany|Deutschland|Alemania|Allemagne, Eifel, Schwarzwald, Sauerland, Spreewald',
  AT: 'Austria|Österreich|Autriche',
  CH: 'Switzerland|Schweiz|Suiza|Suisse',
  FR: 'France|Frankreich|Francia, Vosges|Vogesen|Vosgos, Loire|Loira, Cévennes|Cevennen, Camargue',
  ES: 'Spain|Spanien|España|Espagne, Canaries|Kanaren|Canarias, Balearics|Balearen|Baleares|Baléares',
  IT: 'Italy|Italien|Italia|Italie, Dolomites|Dolomiten|Dolomitas, Apennines|Apennin|Apeninos|Apennins, Chianti, Langhe',
  PT: 'Portugal',
  GR: 'Greece|Griechenland|Grecia|Grèce, Peloponnese|Peloponnes|Peloponeso|Péloponnèse',
  GB: 'England|Inglaterra|Angleterre, Scotland|Schottland|Escocia|Écosse, Wales|Gales|Galles, Cotswolds, Hebrides|Hebriden|Hébridas|Hébrides',
  'IE GB': 'Ireland|Irland|Irlanda|Irlande',
  IE: 'Connemara, Burren',
  NO: 'Norway|Norwegen|Noruega|Norvège, Lofoten',
  SE: 'Sweden|Schweden|Suecia|Suède',
  DK: 'Denmark|Dänemark|Dinamarca|Danemark',
  FI: 'Finland|Finnland|Finlandia|Finlande',
  IS: 'Iceland|Island|Islandia|Islande',
  NL: 'Netherlands|Niederlande|Niederlanden|Holland|Holanda|Hollande',
  BE: 'Belgium|Belgien|Bélgica|Belgique',
  LU: 'Luxembourg|Luxemburg|Luxemburgo',
  HR: 'Croatia|Kroatien|Croacia|Croatie',
  SI: 'Slovenia|Slowenien|Eslovenia|Slovénie',
  HU: 'Hungary|Ungarn|Hungría|Hongrie',
  PL: 'Poland|Polen|Polonia|Pologne, Masuria|Masuren|Mazuria|Mazurie',
  CZ: 'Czechia|Tschechien|Chequia|Tchéquie',
  SK: 'Slovakia|Slowakei|Eslovaquia|Slovaquie',
  RO: 'Romania|Rumänien|Rumanía|Rumania|Roumanie',
  BG: 'Bulgaria|Bulgarien|Bulgarie',
  RS: 'Serbia|Serbien|Serbie',
  ME: 'Montenegro|Monténégro',
  AL: 'Albania|Albanien|Albanie',
  EE: 'Estonia|Estland|Estonie',
  LV: 'Latvia|Lettland|Letonia|Lettonie',
  LT: 'Lithuania|Litauen|Lituania|Lituanie',
  MT: 'Malta|Malte',
  CY: 'Cyprus|Zypern|Chipre|Chypre',
  MA: 'Morocco|Marokko|Marruecos|Maroc',
  TR: 'Turkey|Türkei|Turquía|Turquie, Cappadocia|Kappadokien|Capadocia|Cappadoce',
  LI: 'Liechtenstein',
  AD: 'Andorra|Andorre',
  CA: 'Canada|Kanada|Canadá',
  'US CA': 'Rockies|Rocosas|Rocheuses',
  'AT CH DE FR IT SI LI': 'Alps|Alpen|Alpes',
  'ES FR AD': 'Pyrenees|Pyrenäen|Pirineos|Pirineo|Pyrénées',
  'FR CH': 'Jura',
  'PL SK': 'Tatras|Tatra|Tatry',
  'PL SK CZ HU RO UA': 'Carpathians|Karpaten|Cárpatos|Carpates',
  'PL CZ': 'Sudetes|Sudeten|Sudetes',
  'DE FR LU': 'Mosel|Moselle',
  'PT ES': 'Douro|Duero',
  'BE NL LU': 'Benelux',
  'BE FR LU': 'Ardennes|Ardennen|Ardenas',
  'NO SE FI': 'Lapland|Lappland|Laponia|Laponie',
};

const narrowRows: Readonly<Record<string, string>> = {
  'AT IT': 'Tyrol|Tirol',
  IT: `Südtirol, Tuscany|Toskana|Toscana|Toscane, Umbria|Umbrien|Ombrie, Piedmont|Piemont|Piamonte|Piémont,
    Lombardy|Lombardei|Lombardía|Lombardie, Veneto|Venetien|Vénétie, Liguria|Ligurien|Ligurie, Sicily|Sizilien|Sicilia|Sicile,
    Sardinia|Sardinien|Cerdeña|Sardaigne, Apulia|Apulien|Puglia|Pouilles, Calabria|Kalabrien|Calabre, Capri, Ischia, Elba`,
  AT: `Vorarlberg, Carinthia|Kärnten|Carintia|Carinthie, Styria|Steiermark|Estiria|Styrie, Wachau, Burgenland,
    Salzkammergut, Zillertal, Montafon, Waldviertel`,
  DE: `Bavaria|Bayern|Baviera|Bavière, Allgäu, Franconia|Franken|Franconia, Saxony|Sachsen|Sajonia|Saxe,
    Thuringia|Thüringen|Turingia, Swabia|Schwaben|Suabia, Rheingau, Pfalz, Sylt, Rügen, Usedom, Amrum, Föhr, Norderney, Borkum`,
  CH: 'Engadine|Engadin|Engadina, Valais|Wallis, Ticino|Tessin, Graubünden|Grisons',
  FR: `Provence|Provenza, Normandy|Normandie|Normandía, Brittany|Bretagne|Bretaña, Burgundy|Burgund|Borgoña|Bourgogne,
    Alsace|Elsass|Alsacia, Champagne|Champaña, Savoy|Savoyen|Saboya|Savoie, Corsica|Korsika|Córcega|Corse, Dordogne, Luberon,
    Périgord, Auvergne, Occitanie, Aquitaine, Médoc, Picardy|Picardie, Lorraine|Lothringen`,
  ES: `Andalusia|Andalusien|Andalucía|Andalousie, Catalonia|Katalonien|Cataluña|Catalogne, Galicia|Galicien|Galice,
    Asturias|Asturien|Asturies, Cantabria|Kantabrien|Cantabrie, Rioja, Navarra|Navarre, Castile|Kastilien|Castilla|Castille,
    Extremadura, Aragón|Aragonien|Aragon, Mallorca|Majorca|Majorque, Menorca|Minorque, Formentera,
    Tenerife|Teneriffa|Ténérife, Lanzarote, Fuerteventura`,
  PT: 'Algarve, Alentejo, Madeira|Madère, Azores|Azoren|Açores, Minho',
  GR: 'Crete|Kreta|Creta|Crète, Cyclades|Kykladen|Cícladas, Santorini|Santorin, Mykonos, Naxos, Paros, Rhodes|Rhodos|Rodas, Corfu|Korfu|Corfú|Corfou, Zakynthos',
  HR: 'Dalmatia|Dalmatien|Dalmacia|Dalmatie',
  'HR SI': 'Istria|Istrien|Istrie',
  GB: `Cornwall|Cornualles|Cornouailles, Devon, Yorkshire, Dorset, Kent, Sussex, Norfolk, Suffolk, Cumbria, Northumberland,
    Shropshire, Snowdonia, Orkney, Shetland`,
  IE: 'Kerry, Munster, Connacht',
  'BE FR': 'Flanders|Flandern|Flandes|Flandre, Wallonia|Wallonien|Valonia|Wallonie',
  SE: 'Skåne|Schonen, Dalarna, Gotland',
  DK: 'Jutland|Jütland|Jutlandia, Bornholm, Zealand|Seeland',
  'PL CZ': 'Silesia|Schlesien|Silésie',
  CZ: 'Bohemia|Böhmen|Bohême, Moravia|Mähren|Moravie',
  RO: 'Transylvania|Siebenbürgen|Transilvania|Transylvanie',
  FI: 'Åland, Karelia|Karelien|Carelia|Carélie',
};

type Row = { names: readonly string[]; countries: ReadonlySet<string>; narrow: boolean };

const rowsOf = (table: Readonly<Record<string, string>>, narrow: boolean): Row[] =>
  Object.entries(table).flatMap(([codes, text]) =>
    list(text).map((row) => ({ names: row.toLowerCase().split('|'), countries: new Set(codes.split(' ')), narrow })),
  );

const byName: ReadonlyMap<string, Row> = new Map(
  [...rowsOf(wideRows, false), ...rowsOf(narrowRows, true)].flatMap((row) =>
    row.names.map((name): [string, Row] => [name, row]),
  ),
);

/** The German genitive is let through ('Andalusiens'). */
const rowOf = (word: string): Row | undefined =>
  byName.get(word) ?? (word.endsWith('s') ? byName.get(word.slice(0, -1)) : undefined);

/** The region a word names, under one name in all languages; null for countries, ranges and whatever is no region. */
export const regionOf = (word: string): string | null => {
  const row = rowOf(word);
  return row?.narrow ? (row.names[0] ?? null) : null;
};

/** Whether a word in lower case is the name of a country, a region or a range. */
export const isRegion = (word: string): boolean => rowOf(word) !== undefined;

/** False where a word names a land that a country has no part of. */
export const mayLieIn = (word: string, country: string): boolean => {
  const row = rowOf(word);
  return !row || country === '' || row.countries.has('*') || row.countries.has(country);
};

/** What a land is called in all four languages, by one of its names in lower case. */
export const namesOfRegion = (name: string): readonly string[] => byName.get(name)?.names ?? [];

/** Regions of which a house is in one at most. */
const apart: ReadonlySet<string> = new Set(
  list(`tuscany, umbria, piedmont, lombardy, veneto, liguria, sicily, sardinia, apulia, calabria, vorarlberg, carinthia, styria,
    burgenland, bavaria, saxony, thuringia, provence, normandy, brittany, burgundy, alsace, champagne, corsica, auvergne, picardy,
    lorraine, andalusia, catalonia, galicia, asturias, cantabria, navarra, castile, extremadura, aragón, mallorca, menorca,
    formentera, tenerife, lanzarote, fuerteventura, algarve, alentejo, madeira, azores, minho, cornwall, devon, yorkshire,
    dorset, kent, sussex, norfolk, suffolk, cumbria, northumberland, shropshire, bohemia, moravia`),
);

/** True of two regions that have no place in common. */
export const excludesRegion = (word: string, other: string): boolean => {
  const [one, known] = [regionOf(word), regionOf(other)];
  return one !== null && known !== null && one !== known && apart.has(one) && apart.has(known);
};
