/** First sentences of an event's own description: what, when and where, for whoever reads of it. */
import { type Line, say } from '../voice.ts';
import type { Words } from './words.ts';

export function announcements(w: Words): Line[] {
  const { e } = w;
  if (!e) return [];
  if (e.status === 'cancelled')
    return [
      say(['event', 'when', 'status'], `${e.name} in ${e.city} has been cancelled. It was planned for ${e.dates}.`),
      say(['event', 'when', 'status'], `${e.name}, due in ${e.city} ${e.when}, will not take place: it is cancelled.`),
    ];
  if (e.status === 'postponed')
    return [
      say(
        ['event', 'when', 'status'],
        `${e.name} in ${e.city} has been postponed. The date was ${e.dates}; the organisers will give a new one.`,
      ),
      say(
        ['event', 'when', 'status'],
        `${e.name} will be held later than planned. It was due in ${e.city} ${e.when} and is postponed.`,
      ),
    ];
  return [
    say(['event', 'when', 'venue'], `${e.name} [takes place|is held] ${e.at} ${e.when}.`),
    say(['event', 'when', 'venue'], `${e.when}, ${e.name} [takes place|is held] ${e.at}.`),
    say(['event', 'when'], `${e.city} [welcomes|hosts] ${e.name} ${e.when}.`, { mood: 1 }),
    say(['event', 'when'], `${e.when}, ${e.city} is the place for ${e.name}.`, { mood: 1, flavour: 'warm' }),
    say(['event', 'when'], `${e.name} comes to ${e.city} ${e.when}.`, { mood: 1 }),
    say(['event', 'when'], `${e.dates}, ${e.city}: ${e.name}.`, { register: 'casual', flavour: 'plain' }),
    say(['event', 'when', 'venue'], `${e.theVenue} is the setting for ${e.name} ${e.when}.`, { register: 'formal' }),
    say(
      ['event', 'when', 'times'],
      e.one && e.starts && e.ends && `${e.name} runs from ${e.starts} to ${e.ends} ${e.when} in ${e.city}.`,
    ),
    say(
      ['event', 'when', 'times'],
      e.one && e.starts && !e.ends && `${e.name} begins at ${e.starts} ${e.when} in ${e.city}.`,
    ),
    say(['event', 'when', 'entry'], e.free && `${e.name} in ${e.city}, ${e.dates}, is free to enter.`),
  ];
}
