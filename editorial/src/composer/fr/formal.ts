/** What a formal house says in place of a plainer turn: the same facts, told with more ceremony. */
import { type Line, say } from '../voice.ts';
import type { Words } from './words.ts';

const formal = { register: 'formal' } as const;

export const formalWay = ({ here, ride, station }: Words): Line[] => [
  say(
    ['train'],
    ride &&
      `Le trajet en ${ride.noun} jusqu’${ride.to.au} dure ${ride.takes}${ride.every ? `, avec un départ ${ride.every}` : ''}.`,
    formal,
  ),
  say(['station'], station && `La gare se situe à ${station} ${here.du}.`, formal),
];

export const formalEvening = ({ pool, bar }: Words): Line[] => [
  say(
    ['pool'],
    pool?.after &&
      pool.degrees &&
      pool.closes &&
      `Nos hôtes disposent de la ${pool.noun}, à ${pool.degrees}, jusqu’à ${pool.closes}.`,
    formal,
  ),
  say(['bar'], bar?.closes && `${bar.le} a le plaisir d’accueillir nos hôtes jusqu’à ${bar.closes}.`, formal),
];

export const formalMorning = ({ breakfast }: Words): Line[] => [
  say(
    ['breakfast'],
    breakfast?.weekend && `Le week-end, nous servons le petit déjeuner jusqu’à ${breakfast.weekend}.`,
    formal,
  ),
  say(
    ['breakfast'],
    breakfast?.until && !breakfast.weekend && `Nous servons le petit déjeuner jusqu’à ${breakfast.until}.`,
    formal,
  ),
];

export const formalHouse = ({ house, rooms, floors, from }: Words): Line[] => [
  say(['rooms'], rooms && `${house.le} dispose de ${rooms} chambres${floors ? ` sur ${floors} étages` : ''}.`, formal),
  say(['price'], from && `Nous {vous|te} proposons nos chambres à partir de ${from} la nuit.`, formal),
];
