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
        `${e.le}, ${e.city.au}, ${e.v('est', 'sont')} ${e.off('annulé')}. L’événement devait se tenir ${e.when}.`,
      ),
      say(
        ['event', 'when', 'status'],
        `Les organisateurs ont annulé ${e.le}, qui ${e.v('devait', 'devaient')} se tenir ${e.when} ${e.city.au}.`,
      ),
    ];
  if (e.status === 'postponed')
    return [
      say(
        ['event', 'when', 'status'],
        `${e.le}, ${e.city.au}, ${e.v('est', 'sont')} ${e.off('reporté')}. Ce ne sera pas ${e.when}; les organisateurs donneront la nouvelle date.`,
      ),
      say(
        ['event', 'when', 'status'],
        `Les organisateurs ont reporté ${e.le}, qui ${e.v('devait', 'devaient')} se tenir ${e.when} ${e.city.au}.`,
      ),
    ];
  const held = e.v('a lieu', 'ont lieu');
  return [
    say(['event', 'when', 'venue'], e.at && `${e.le} ${held} ${e.when} ${e.at}.`),
    say(['event', 'when'], `${e.le} ${held} ${e.when} ${e.city.au}.`),
    say(['event', 'when'], `${e.city.le} [accueille|reçoit] ${e.le} ${e.when}.`, { mood: 1 }),
    say(['event', 'when'], `${e.when}, ${e.city.le} [accueille|reçoit] ${e.le}.`, { mood: 1 }),
    say(['event', 'when'], `${e.when}, rendez-vous ${e.city.au} pour ${e.le}.`, { mood: 1, flavour: 'warm' }),
    say(['event', 'when'], `${e.city.le}, ${e.dates}: ${e.bare}.`, { register: 'casual', flavour: 'plain' }),
    say(
      ['event', 'when', 'times'],
      e.one && e.starts && `${e.le} ${e.v('commence', 'commencent')} à ${e.starts} ${e.when} ${e.city.au}.`,
    ),
    say(['event', 'when', 'entry'], e.free && `L’entrée est gratuite: ${e.le} ${held} ${e.when} ${e.city.au}.`),
  ];
}
