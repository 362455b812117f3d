/** First sentences of an event's own description: what, when and where, for whoever reads of it. */
import { type Line, say } from '../voice.ts';
import type { Words } from './words.ts';

export function announcements(w: Words): Line[] {
  const { e } = w;
  if (!e) return [];
  if (e.status === 'cancelled')
    return [
      say(
        ['event', 'when', 'status'],
        `${e.el} de ${e.city} se ${e.v('ha cancelado', 'han cancelado')}. ${e.v('Estaba', 'Estaban')} en el calendario ${e.when}.`,
      ),
      say(
        ['event', 'when', 'status'],
        `Los organizadores han cancelado ${e.el}, que ${e.v('debía', 'debían')} celebrarse ${e.when} en ${e.city}.`,
      ),
    ];
  if (e.status === 'postponed')
    return [
      say(
        ['event', 'when', 'status'],
        `${e.el} de ${e.city} se ${e.v('ha aplazado', 'han aplazado')}. No ${e.v('será', 'serán')} ${e.when}; la nueva fecha la darán los organizadores.`,
      ),
      say(
        ['event', 'when', 'status'],
        `Los organizadores han aplazado ${e.el}, que ${e.v('debía', 'debían')} celebrarse ${e.when} en ${e.city}.`,
      ),
    ];
  const held = e.v('se celebra', 'se celebran');
  return [
    say(['event', 'when', 'venue'], e.at && `${e.el} ${held} ${e.when} ${e.at}.`),
    say(['event', 'when', 'venue'], e.at && `${e.when}, ${e.el} ${held} ${e.at}.`),
    say(['event', 'when'], `${e.el} ${held} ${e.when} en ${e.city}.`),
    say(['event', 'when'], `${e.city} [acoge|recibe] ${e.el} ${e.when}.`, { mood: 1 }),
    say(['event', 'when'], `${e.when}, ${e.city} [acoge|recibe] ${e.el}.`, { mood: 1 }),
    say(['event', 'when'], `${e.el} ${e.v('llega', 'llegan')} a ${e.city} ${e.when}.`, { mood: 1, flavour: 'warm' }),
    say(['event', 'when'], `${e.city}, ${e.dates}: ${e.bare}.`, { register: 'casual', flavour: 'plain' }),
    say(
      ['event', 'when', 'times'],
      e.one && e.starts && `${e.el} ${e.v('empieza', 'empiezan')} ${e.starts.a} ${e.when} en ${e.city}.`,
    ),
    say(['event', 'when', 'entry'], e.free && `Con entrada gratuita, ${e.el} ${held} ${e.when} en ${e.city}.`),
  ];
}
