/** The demo's pictures: drawn for the purpose, with what they show and what a guest who cannot see them is told. */
import type { Texts } from './material.ts';

export type SeedPicture = { title: string; tags: string[]; altText: Texts };

const picture = (title: string, tags: string, en: string, de: string, es: string, fr: string): SeedPicture => ({
  title,
  tags: tags.split(' '),
  altText: { en, de, es, fr },
});

/** By the name of the file under photos/. */
export const pictures: Record<string, SeedPicture> = {
  facade: picture(
    'Facade, first snow',
    'facade hotel building exterior winter evening',
    'The hotel at dusk in the snow, windows lit, fir trees on both sides',
    'Das Hotel in der Dämmerung im Schnee, die Fenster erleuchtet, links und rechts Tannen',
    'El hotel al anochecer bajo la nieve, ventanas iluminadas y abetos a ambos lados',
    'L’hôtel au crépuscule sous la neige, fenêtres éclairées, des sapins de chaque côté',
  ),
  door: picture(
    'Roof and mountains',
    'house exterior winter mountains',
    'Upper floors with lit windows under a snowy roof, mountains behind in the blue hour',
    'Obere Stockwerke mit hellen Fenstern unter verschneitem Dach, dahinter Berge in der blauen Stunde',
    'Plantas altas con ventanas encendidas bajo un tejado nevado, montañas al fondo en la hora azul',
    'Étages aux fenêtres éclairées sous un toit enneigé, montagnes derrière à l’heure bleue',
  ),
  pool: picture(
    'Lake pool, December',
    'pool water wellness winter lake',
    'Steaming outdoor pool at sunset with snowy mountains across the lake',
    'Dampfendes Außenbecken bei Sonnenuntergang, gegenüber am See verschneite Berge',
    'Piscina exterior humeante al atardecer con montañas nevadas al otro lado del lago',
    'Bassin extérieur fumant au coucher du soleil, montagnes enneigées de l’autre côté du lac',
  ),
  room: picture(
    'Lake room 204',
    'room bed lake',
    'Double room with a teal headboard and a window onto the lake',
    'Doppelzimmer mit petrolfarbenem Kopfteil und einem Fenster zum See',
    'Habitación doble con cabecero verde azulado y una ventana al lago',
    'Chambre double avec tête de lit bleu canard et une fenêtre sur le lac',
  ),
  breakfast: picture(
    'Breakfast table',
    'breakfast coffee morning table food',
    'Croissants, coffee and berries on a wooden table',
    'Croissants, Kaffee und Beeren auf einem Holztisch',
    'Cruasanes, café y frutos rojos sobre una mesa de madera',
    'Croissants, café et fruits rouges sur une table en bois',
  ),
  bar: picture(
    'Bootsbar',
    'bar drink cocktail evening',
    'Cocktail on the bar counter beneath three globe lamps, bottles lit behind',
    'Cocktail auf dem Tresen unter drei Kugellampen, dahinter beleuchtete Flaschen',
    'Cóctel en la barra bajo tres lámparas esféricas, botellas iluminadas detrás',
    'Cocktail sur le comptoir sous trois lampes rondes, bouteilles éclairées derrière',
  ),
  dish: picture(
    'Lake char',
    'restaurant kitchen food dinner',
    'Pan-fried char with herbs on a white plate',
    'Gebratener Saibling mit Kräutern auf einem weißen Teller',
    'Salvelino a la sartén con hierbas en un plato blanco',
    'Omble poêlé aux herbes sur une assiette blanche',
  ),
  spa: picture(
    'Sauna, forest side',
    'sauna spa wellness wood',
    'Wooden sauna with a wide window onto fir trees, bucket and towel on the bench',
    'Holzsauna mit breitem Fenster auf Tannen, Kübel und Handtuch auf der Bank',
    'Sauna de madera con un ventanal a los abetos, cubo y toalla en el banco',
    'Sauna en bois avec une large fenêtre sur les sapins, seau et serviette sur le banc',
  ),
  lobby: picture(
    'Lobby, arched windows',
    'lobby lounge interior',
    'Lobby with three arched windows onto the lake, a teal sofa and a palm',
    'Lobby mit drei Bogenfenstern zum See, petrolfarbenem Sofa und Palme',
    'Vestíbulo con tres ventanas en arco al lago, un sofá verde azulado y una palmera',
    'Hall avec trois fenêtres en arc sur le lac, un canapé bleu canard et un palmier',
  ),
  hall: picture(
    'Kaspar hall',
    'hall meeting conference concert',
    'Hall with tall windows, rows of teal chairs and ring lamps',
    'Saal mit hohen Fenstern, Reihen petrolfarbener Stühle und Ringleuchten',
    'Sala con ventanales altos, filas de sillas verde azuladas y lámparas de anillo',
    'Salle aux hautes fenêtres, rangées de chaises bleu canard et lampes en anneau',
  ),
  market: picture(
    'Harbour market',
    'market event advent winter stalls',
    'Advent market at the harbour at dusk, stalls and a lit fir tree in the snow',
    'Adventmarkt am Hafen in der Dämmerung, Buden und ein beleuchteter Tannenbaum im Schnee',
    'Mercado de Adviento en el puerto al anochecer, puestos y un abeto iluminado en la nieve',
    'Marché de l’Avent au port au crépuscule, étals et sapin illuminé dans la neige',
  ),
  stage: picture(
    'Stage on the lake',
    'stage event concert music night',
    'Open-air stage on the water at night, beams of light above the audience',
    'Bühne auf dem Wasser bei Nacht, Lichtstrahlen über dem Publikum',
    'Escenario sobre el agua de noche, haces de luz por encima del público',
    'Scène sur l’eau la nuit, faisceaux de lumière au-dessus du public',
  ),
  regatta: picture(
    'Regatta before the mountains',
    'sport event regatta sailing lake',
    'Sailing boats on the lake in front of snow-covered mountains',
    'Segelboote auf dem See vor verschneiten Bergen',
    'Veleros en el lago ante montañas nevadas',
    'Voiliers sur le lac devant des montagnes enneigées',
  ),
  lake: picture(
    'Jetty at dusk',
    'lake view outdoor evening',
    'A lamp-lit jetty on the lake at dusk, snowy peaks behind',
    'Ein Steg mit Laterne am See in der Dämmerung, dahinter verschneite Gipfel',
    'Un embarcadero con farol en el lago al anochecer, cumbres nevadas al fondo',
    'Un ponton éclairé sur le lac au crépuscule, sommets enneigés derrière',
  ),
  alps: picture(
    'Bödele hut',
    'mountains outdoor view winter hut',
    'Snow-covered hut below the mountains with warm light in the windows',
    'Verschneite Hütte unter den Bergen mit warmem Licht in den Fenstern',
    'Cabaña nevada al pie de las montañas con luz cálida en las ventanas',
    'Cabane enneigée au pied des montagnes, lumière chaude aux fenêtres',
  ),
};
