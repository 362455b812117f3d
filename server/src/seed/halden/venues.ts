/** Where things happen around Bregenz. */
import type { SeedVenue } from '../material.ts';

const zones = { AT: 'Europe/Vienna', DE: 'Europe/Berlin', CH: 'Europe/Zurich' };

const at = (
  title: string,
  address: string,
  [country, postalCode, city]: readonly [keyof typeof zones, string, string],
  latitude: number,
  longitude: number,
): SeedVenue => ({ title, address, postalCode, city, country, latitude, longitude, timeZone: zones[country] });

const bregenz = ['AT', '6900', 'Bregenz'] as const;
const dornbirn = ['AT', '6850', 'Dornbirn'] as const;
const lindau = ['DE', '88131', 'Lindau'] as const;
const schwarzenberg = ['AT', '6867', 'Schwarzenberg'] as const;

export const venues = {
  lindauHarbour: at('Old harbour', 'Hafenplatz 4', lindau, 47.5439, 9.6834),
  lindenhof: at('Lindenhof park', 'Lindenhofweg 25', lindau, 47.5561, 9.6481),
  inselhalle: at('Inselhalle', 'Zwanzigerstraße 12', lindau, 47.5488, 9.6889),
  lindauTheatre: at('Stadttheater Lindau', 'Fischergasse 37', lindau, 47.5462, 9.6851),
  kornmarkt: at('Theater am Kornmarkt', 'Seestraße 2', bregenz, 47.5043, 9.7472),
  lakeStage: at('Lake stage', 'Platz der Wiener Symphoniker 1', bregenz, 47.5052, 9.7376),
  upperTown: at('Upper town', 'Martinsgasse 3', bregenz, 47.4996, 9.7489),
  artHouse: at('Kunsthaus Bregenz', 'Karl-Tizian-Platz 1', bregenz, 47.5048, 9.7466),
  pfaender: at('Pfänder summit station', 'Pfänder 4', ['AT', '6911', 'Lochau'], 47.5068, 9.7797),
  yachtHarbour: at('Yacht harbour', 'Strandweg 30', bregenz, 47.5003, 9.7212),
  dornbirnSquare: at('Market square', 'Marktplatz 1', dornbirn, 47.4139, 9.7429),
  dornbirnFair: at('Messequartier', 'Messeplatz 1', dornbirn, 47.4305, 9.7237),
  sanktGallen: at('Cathedral square', 'Klosterhof 6', ['CH', '9000', 'St. Gallen'], 47.4233, 9.3771),
  rorschach: at('Harbour square', 'Hafenplatz 2', ['CH', '9400', 'Rorschach'], 47.4784, 9.4923),
  hohenems: at('Palace Hohenems', 'Schlossplatz 8', ['AT', '6845', 'Hohenems'], 47.3659, 9.6892),
  feldkirch: at('Old town', 'Marktgasse 12', ['AT', '6800', 'Feldkirch'], 47.2378, 9.5979),
  feldkirchCathedral: at('Cathedral of St. Nicholas', 'Domplatz 6', ['AT', '6800', 'Feldkirch'], 47.2385, 9.5987),
  friedrichshafen: at('Zeppelin Museum', 'Seestraße 22', ['DE', '88045', 'Friedrichshafen'], 47.6507, 9.4849),
  wangen: at('Market square', 'Marktplatz 1', ['DE', '88239', 'Wangen im Allgäu'], 47.6861, 9.8343),
  kauffmannHall: at('Angelika Kauffmann hall', 'Hof 765', schwarzenberg, 47.4141, 9.8515),
  boedele: at('Bödele lifts', 'Bödele 574', schwarzenberg, 47.4243, 9.8067),
  hardHarbour: at('Inland harbour', 'Hafenstraße 8', ['AT', '6971', 'Hard'], 47.4927, 9.6829),
  lustenau: at('Reichshofsaal', 'Radetzkystraße 1', ['AT', '6890', 'Lustenau'], 47.4268, 9.6562),
  goetzis: at('Ambach', 'Am Bach 10', ['AT', '6840', 'Götzis'], 47.3334, 9.6394),
} satisfies Record<string, SeedVenue>;
