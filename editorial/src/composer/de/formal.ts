/** Wie ein förmliches Haus dasselbe sagt: die gleichen Fakten, mit etwas mehr Abstand erzählt. */
import { type Line, say } from '../voice.ts';
import { count } from './numbers.ts';
import type { Words } from './words.ts';

const formal = { register: 'formal' } as const;

export const formalWay = ({ here, ride, station }: Words): Line[] => [
  say(
    ['train'],
    ride &&
      `Die Fahrt ${ride.mit} ${ride.nach} dauert ${ride.takes}${ride.every ? `, die Abfahrt erfolgt ${ride.every}` : ''}.`,
    formal,
  ),
  say(['station'], station && `Die Entfernung ${here.von} zum Bahnhof beträgt ${station}.`, formal),
];

export const formalEvening = ({ pool, bar }: Words): Line[] => [
  say(
    ['pool'],
    pool?.after &&
      pool.degrees &&
      pool.closes &&
      `Unseren Gästen steht ${pool.nom} mit ${pool.degrees} bis ${pool.closes} zur Verfügung.`,
    formal,
  ),
  say(['bar'], bar?.closes && `Die ${bar.bare} ist bis ${bar.closes} für unsere Gäste geöffnet.`, formal),
];

export const formalMorning = ({ breakfast }: Words): Line[] => [
  say(
    ['breakfast'],
    breakfast?.weekend && `Am Wochenende servieren wir das Frühstück bis ${breakfast.weekend}.`,
    formal,
  ),
  say(
    ['breakfast'],
    breakfast?.until && !breakfast.weekend && `Das Frühstück servieren wir unseren Gästen bis ${breakfast.until}.`,
    formal,
  ),
];

export const formalHouse = ({ house, rooms, floors, from }: Words): Line[] => [
  say(
    ['rooms'],
    rooms && `${house} verfügt über ${rooms} Zimmer${floors ? ` auf ${count(floors)} Etagen` : ''}.`,
    formal,
  ),
  say(['price'], from && `Unsere Zimmer bieten wir ab ${from} pro Nacht an.`, formal),
];
