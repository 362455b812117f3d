/** What a formal house says in place of a plainer turn: the same facts, told with more ceremony. */
import { type Line, say } from '../voice.ts';
import { count } from './numbers.ts';
import type { Words } from './words.ts';

const formal = { register: 'formal' } as const;

export const formalWay = ({ city, here, ride, station, stationOnFoot }: Words): Line[] => [
  say(
    ['train'],
    ride &&
      `The journey to ${ride.to} by ${ride.mode} takes ${ride.takes}${ride.every ? `, with a departure ${ride.every}` : ''}.`,
    formal,
  ),
  say(['station'], stationOnFoot && `${city} station is situated ${station} from ${here}.`, formal),
];

export const formalEvening = ({ pool, bar }: Words): Line[] => [
  say(
    ['pool'],
    pool?.after &&
      pool.degrees &&
      pool.closes &&
      `Guests are invited to use the ${pool.noun}, which is heated to ${pool.degrees} and open until ${pool.closes}.`,
    formal,
  ),
  say(['bar'], bar?.closes && `The ${bar.noun} is pleased to receive guests until ${bar.closes}.`, formal),
];

export const formalMorning = ({ breakfast }: Words): Line[] => [
  say(['breakfast'], breakfast?.weekend && `At weekends, breakfast is served until ${breakfast.weekend}.`, formal),
  say(
    ['breakfast'],
    breakfast?.until && !breakfast.weekend && `Breakfast is served to guests until ${breakfast.until}.`,
    formal,
  ),
];

export const formalHouse = ({ house, rooms, floors, from }: Words): Line[] => [
  say(
    ['rooms'],
    rooms && `${house} offers its guests ${rooms} rooms${floors ? ` on ${count(floors)} floors` : ''}.`,
    formal,
  ),
  say(['price'], from && `Rooms may be reserved from ${from} a night.`, formal),
];
