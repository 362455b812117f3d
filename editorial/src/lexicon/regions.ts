/**
 * Regions, ranges and islands as the four languages call them. 'The finest inn in Andalusia' names what it beats, and
 * 'in the heart of Tuscany' says no more of a house than its town does, so these are no unknown places.
 */
import { list } from '#lexicon/list.ts';

const regions: readonly string[] = list(`
  Europe|Europa, Germany|Deutschland|Alemania|Allemagne, Austria|Österreich|Autriche, Switzerland|Schweiz|Suiza|Suisse,
  France|Frankreich|Francia, Spain|Spanien|España|Espagne, Italy|Italien|Italia|Italie, Portugal, Greece|Griechenland|Grecia|Grèce,
  England|Inglaterra|Angleterre, Scotland|Schottland|Escocia|Écosse, Wales|Gales|Galles, Ireland|Irland|Irlanda|Irlande,
  Norway|Norwegen|Noruega|Norvège, Sweden|Schweden|Suecia|Suède, Denmark|Dänemark|Dinamarca|Danemark,
  Finland|Finnland|Finlandia|Finlande, Iceland|Island|Islandia|Islande, Netherlands|Niederlande|Holland|Holanda|Hollande,
  Belgium|Belgien|Bélgica|Belgique, Croatia|Kroatien|Croacia|Croatie, Slovenia|Slowenien|Eslovenia|Slovénie,
  Hungary|Ungarn|Hungría|Hongrie, Poland|Polen|Polonia|Pologne, Morocco|Marokko|Marruecos|Maroc, Turkey|Türkei|Turquía|Turquie,
  Canada|Kanada|Canadá, America|Amerika|América|Amérique, Scandinavia|Skandinavien|Escandinavia|Scandinavie,
  Alps|Alpen|Alpes, Dolomites|Dolomiten|Dolomitas, Pyrenees|Pyrenäen|Pirineos|Pyrénées, Rockies|Rocosas|Rocheuses,
  Vosges|Vogesen|Vosgos, Jura, Apennines|Apennin|Apeninos|Apennins, Carpathians|Karpaten|Cárpatos|Carpates, Highlands,
  Tyrol|Tirol, Südtirol, Vorarlberg, Carinthia|Kärnten|Carintia|Carinthie, Styria|Steiermark|Estiria|Styrie, Wachau, Burgenland,
  Bavaria|Bayern|Baviera|Bavière, Allgäu, Franconia|Franken|Franconia, Saxony|Sachsen|Sajonia|Saxe, Thuringia|Thüringen|Turingia,
  Swabia|Schwaben|Suabia, Schwarzwald, Eifel, Harz, Mosel|Moselle, Rheingau, Engadine|Engadin|Engadina, Valais|Wallis, Ticino|Tessin,
  Provence|Provenza, Normandy|Normandie|Normandía, Brittany|Bretagne|Bretaña, Burgundy|Burgund|Borgoña|Bourgogne,
  Alsace|Elsass|Alsacia, Champagne|Champaña, Savoy|Savoyen|Saboya|Savoie, Corsica|Korsika|Córcega|Corse, Loire|Loira, Dordogne,
  Camargue, Luberon, Périgord, Auvergne, Occitanie, Aquitaine, Médoc, Andalusia|Andalusien|Andalucía|Andalousie,
  Catalonia|Katalonien|Cataluña|Catalogne, Galicia|Galicien|Galice, Asturias|Asturien|Asturies, Rioja, Navarra|Navarre,
  Castile|Kastilien|Castilla|Castille, Extremadura, Aragón|Aragonien|Aragon, Mallorca|Majorca|Majorque, Menorca|Minorque,
  Formentera, Tenerife|Teneriffa|Ténérife, Lanzarote, Fuerteventura, Canaries|Kanaren|Canarias, Balearics|Balearen|Baleares|Baléares,
  Algarve, Alentejo, Douro|Duero, Madeira|Madère, Azores|Azoren|Açores, Tuscany|Toskana|Toscana|Toscane,
  Umbria|Umbrien|Ombrie, Piedmont|Piemont|Piamonte|Piémont, Lombardy|Lombardei|Lombardía|Lombardie, Veneto|Venetien|Vénétie,
  Liguria|Ligurien|Ligurie, Sicily|Sizilien|Sicilia|Sicile, Sardinia|Sardinien|Cerdeña|Sardaigne, Apulia|Apulien|Puglia|Pouilles,
  Capri, Ischia, Elba, Chianti, Langhe, Crete|Kreta|Creta|Crète, Cyclades|Kykladen|Cícladas, Peloponnese|Peloponnes|Peloponeso,
  Dalmatia|Dalmatien|Dalmacia|Dalmatie, Istria|Istrien|Istrie, Cornwall|Cornualles|Cornouailles, Devon, Cotswolds, Yorkshire,
  Dorset, Kent, Sussex, Norfolk, Cumbria, Flanders|Flandern|Flandes|Flandre, Ardennes|Ardennen|Ardenas, Lapland|Lappland|Laponia|Laponie,
  Sylt, Rügen, Usedom, Amrum, Föhr, Norderney, Riviera, Balkans|Balkan|Balcanes
`);

/** Rows that hold others, or lie in several of them: a house in Bavaria is in Germany and may be in the Alps. */
const wide: ReadonlySet<string> = new Set(
  `europe germany austria switzerland france spain italy portugal greece england scotland wales ireland norway sweden
  denmark finland iceland netherlands belgium croatia slovenia hungary poland morocco turkey canada america scandinavia
  alps dolomites pyrenees rockies vosges jura apennines carpathians highlands riviera balkans loire mosel douro
  canaries balearics chianti langhe`.split(/\s+/),
);

const narrow: ReadonlyMap<string, string> = new Map(
  regions.flatMap((row) => {
    const names = row.toLowerCase().split('|');
    const [first = ''] = names;
    return wide.has(first) ? [] : names.map((name): [string, string] => [name, first]);
  }),
);

/** The region a word names, under one name in all languages; null for countries, ranges and whatever is no region. */
export const regionOf = (word: string): string | null =>
  narrow.get(word) ?? (word.endsWith('s') ? (narrow.get(word.slice(0, -1)) ?? null) : null);

const words: ReadonlySet<string> = new Set(regions.flatMap((row) => row.toLowerCase().split('|')));

/** Whether a word in lower case is the name of a region, with the German genitive ('Andalusiens') let through. */
export const isRegion = (word: string): boolean =>
  words.has(word) || (word.endsWith('s') && words.has(word.slice(0, -1)));
