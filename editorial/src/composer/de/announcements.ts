/** Erste Sätze der Beschreibung eines Festes selbst: was, wann und wo, für alle, die davon lesen. */
import { type Line, say } from '../voice.ts';
import type { Words } from './words.ts';

export function announcements(w: Words): Line[] {
  const { e } = w;
  if (!e) return [];
  const were = e.many ? 'wurden' : 'wurde';
  if (e.status === 'cancelled')
    return [
      say(['event', 'when', 'status'], `${e.nom} in ${e.city} ${were} abgesagt. Der Termin war ${e.dates}.`),
      say(
        ['event', 'when', 'status'],
        `${e.nom} ${e.many ? 'fallen' : 'fällt'} aus. In ${e.city} war ${e.dates} dafür vorgesehen.`,
      ),
    ];
  if (e.status === 'postponed')
    return [
      say(
        ['event', 'when', 'status'],
        `${e.nom} in ${e.city} ${were} verschoben. Geplant war ${e.dates}; den neuen Termin nennt der Veranstalter.`,
      ),
      say(
        ['event', 'when', 'status'],
        `${e.nom} ${e.many ? 'finden' : 'findet'} später statt als geplant. Der Termin ${e.dates} in ${e.city} ist verschoben.`,
      ),
    ];
  const held = e.many ? 'finden' : 'findet';
  return [
    say(['event', 'when', 'venue'], `${e.nom} ${held} ${e.when} ${e.at} statt.`),
    say(['event', 'when', 'venue'], `${e.when} ${held} ${e.nom} ${e.at} statt.`),
    say(['event', 'when'], `${e.city} ist ${e.when} der Ort für ${e.akk}.`, { mood: 1 }),
    say(['event', 'when'], `In ${e.city} ${e.many ? 'sind' : 'ist'} ${e.when} ${e.nom}.`, { register: 'casual' }),
    say(['event', 'when'], `Nach ${e.city} [lädt|ruft] ${e.when} ${e.nom}.`, { mood: 1, flavour: 'warm' }),
    say(['event', 'when'], `${e.dates}, ${e.city}: ${e.bare}.`, { register: 'casual', flavour: 'plain' }),
    say(
      ['event', 'when', 'times'],
      e.one && e.span && `${e.nom} in ${e.city} ${e.many ? 'dauern' : 'dauert'} ${e.when} von ${e.span}.`,
    ),
    say(
      ['event', 'when', 'times'],
      e.one &&
        e.starts &&
        !e.span &&
        `${e.nom} in ${e.city} ${e.many ? 'beginnen' : 'beginnt'} ${e.when} um ${e.starts}.`,
    ),
    say(['event', 'when', 'entry'], e.free && `Bei freiem Eintritt ${held} ${e.nom} ${e.when} in ${e.city} statt.`),
  ].map((line) => (e.many ? { ...line, text: line.text.replace(/\[lädt\|ruft\]/, '[laden|rufen]') } : line));
}
