/** What a formal house says in place of a plainer turn: the same facts, told with more ceremony. */
import { type Line, say } from '../voice.ts';
import type { Words } from './words.ts';

const formal = { register: 'formal' } as const;

export const formalWay = ({ here, ride, station }: Words): Line[] => [
  say(
    ['train'],
    ride &&
      `El trayecto en ${ride.mode} a ${ride.to} dura ${ride.takes}${ride.every ? `, con salidas ${ride.every}` : ''}.`,
    formal,
  ),
  say(['station'], station && `La estación se encuentra a ${station} ${here.del}.`, formal),
];

export const formalEvening = ({ pool, bar }: Words): Line[] => [
  say(
    ['pool'],
    pool?.after &&
      pool.degrees &&
      pool.closes &&
      `La ${pool.noun}, a ${pool.degrees}, está a disposición de nuestros huéspedes ${pool.closes.hasta}.`,
    formal,
  ),
  say(['bar'], bar?.closes && `${bar.el} tiene el gusto de recibir a nuestros huéspedes ${bar.closes.hasta}.`, formal),
];

export const formalMorning = ({ breakfast }: Words): Line[] => [
  say(
    ['breakfast'],
    breakfast?.weekend && `Los fines de semana servimos el desayuno ${breakfast.weekend.hasta}.`,
    formal,
  ),
  say(
    ['breakfast'],
    breakfast?.until && !breakfast.weekend && `Servimos el desayuno ${breakfast.until.hasta}.`,
    formal,
  ),
];

export const formalHouse = ({ house, rooms, floors, from }: Words): Line[] => [
  say(
    ['rooms'],
    rooms && `${house.el} dispone de ${rooms} habitaciones${floors ? ` en ${floors} plantas` : ''}.`,
    formal,
  ),
  say(['price'], from && `Ofrecemos nuestras habitaciones desde ${from} la noche.`, formal),
];
