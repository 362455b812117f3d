/**
 * What a house praises of its own beside what it offers by name: 'the oldest campsite on the lake' is a claim, 'the
 * slowest clock in town' none. Words as they end, in English, German, Spanish and French.
 */
import { servedThings } from '#lexicon/served-things.ts';

const endings = `
  hotel hostel inn lodge resort spa campsite campground camping glamping motel guesthouse farmhouse farm farmstay barn mill
  house home castle manor palace villa cottage cabin hut tower lighthouse monastery abbey convent address place stay venue
  table kitchen menu cellar list collection view views garden terrace rooftop balcony pool beach sauna bath baths course
  fairway green slide playground library ballroom hall room rooms suite bed beds bar pub cocktail martini coffee breakfast
  cake cheesecake pizza burger steak burrito croissant welcome service team staff chef club gym wedding weddings trail
  brunch dinner lunch bread wine wines beer gin whisky oysters seafood fish chowder scones tea location setting hideaway
  retreat escape getaway value all-inclusive conference meeting congress festival fair market
  haus gasthof gasthaus wirtshaus herberge pension platz campingplatz hof ferienhof bauernhof schloss burg kloster mühle
  hütte alm turm leuchtturm adresse unterkunft bleibe küche karte keller weinkeller sammlung blick aussicht ausblick garten
  terrasse becken strand bad therme saal zimmer bett betten theke frühstück torte kuchen schnitzel kaffee golfplatz
  spielplatz rutsche bibliothek ballsaal location gastgeber weingut boot schiff
  hostal albergue posada hospedería pensión alojamiento finca casa granja castillo palacio convento monasterio molino faro
  torre cabaña refugio dirección sitio mesa cocina carta bodega colección vista vistas jardín terraza azotea piscina playa
  campo recorrido parque tobogán biblioteca salón sala habitación habitaciones cama camas desayuno tarta café cóctel
  tortilla paella barco balneario
  incluido brunch cena pan vino vinos cerveza ostras pescado ubicación escapada retiro congreso festival feria mercado
  brot brunch bier wein weine austern fisch lage rückzugsort auszeit kongress messe markt tagung
  dîner brunch pain vin vins bière huîtres poisson emplacement escapade retraite congrès foire marché
  hôtel auberge gîte ferme maison château manoir palais moulin phare tour monastère abbaye couvent refuge chalet cabane
  adresse établissement hébergement table cuisine carte cave collection vue vues jardin terrasse toit piscine plage bain
  bains thermes golf parcours toboggan bibliothèque salle chambre chambres suite lit lits petit-déjeuner gâteau tarte
  cocktail bateau péniche domaine aparthotel
  roof thatch fireplace jetty pier marina stable winery brewery distillery cinema theatre stage chapel staircase carousel
  dach kamin steg hafen stall weinberg brauerei kino theater bühne kapelle treppe karussell speisesaal kutsche
  techo chimenea embarcadero puerto cuadra viñedo cervecería cine teatro escenario capilla escalera carrusel
  palast palazzo palacete pazo quinta hacienda caserón casona mansión parador hostería almazara résidence relais bastide
  demeure pavillon mansion townhouse
  cheminée ponton port écurie vignoble brasserie cinéma théâtre scène chapelle escalier manège
`;
const words: ReadonlySet<string> = new Set(`${endings} ${servedThings}`.split(/\s+/).filter((word) => word !== ''));
const compounds =
  /(?:hotel|hostel|haus|terrasse|garten|küche|zimmer|bett|frühstück|therme|becken|hof|platz|bad|spa|schloss|keller|garten|turm|hütte|saal|club|boot|schiff)(?:e?s|e|en)?$/;

/** Shorter words end many others: 'bar' ends 'offenbar', 'alm' ends 'Palm'. */
const shortestHead = 4;

/** 'Jugendherberge', 'Strohdach': German writes what kind of house or roof it is in front of it, in one word. */
const isCompound = (word: string): boolean =>
  [word, word.replace(/(?:e?s|e?n)$/, '')].some((one) =>
    Array.from({ length: Math.max(0, one.length - 2 * shortestHead + 1) }, (_, at) =>
      one.slice(at + shortestHead),
    ).some((head) => words.has(head)),
  );

/** Whether a word names something a house may praise itself for. */
export const isPraisedThing = (word: string, language: string): boolean =>
  words.has(word) ||
  words.has(word.replace(/e?s$/, '')) ||
  (language === 'de' && (compounds.test(word) || isCompound(word)));
