/** Erste Sätze, die nur zu einer Art von Fest passen. */
import { capital } from '../entries.ts';
import { type Line, say } from '../voice.ts';
import type { Words } from './words.ts';

type Event = NonNullable<Words['e']>;

/** Was nur zu einer Art von Fest passt. */
export function ofItsKind(e: Event): Line[] {
  const is = e.many ? 'sind' : 'ist';
  const kinds: Record<Event['is'], Line[]> = {
    market: [
      say(['event', 'when'], `Über einen Markt geht man ohne Liste. ${e.nom} ${is} ${e.when} in ${e.city}.`, {
        mood: 1,
      }),
      say(['event', 'when'], `Leere Tasche, offener Plan: ${e.nom} in ${e.city}, ${e.dates}.`, { mood: 2 }),
      say(
        ['event', 'when'],
        `Schlendern lässt sich nicht beschleunigen. Zeit dafür gibt es ${e.when} in ${e.city}: ${e.nom}.`,
        { mood: 2 },
      ),
    ],
    music: [
      say(['event', 'when'], `Erst die Musik, dann der Schlaf. ${e.nom} ${is} ${e.when} in ${e.city}.`, { mood: 1 }),
      say(
        ['event', 'when'],
        `${capital(e.when)} hört ${e.city} zu: ${e.nom}. Für die Stille danach ist {Ihr|dein} Zimmer da.`,
        { mood: 2 },
      ),
      say(
        ['event', 'when'],
        `Nach dem letzten Ton beginnt der angenehme Teil des Heimwegs. ${e.nom}, ${e.city}, ${e.dates}.`,
        { mood: 2 },
      ),
    ],
    stage: [
      say(
        ['event', 'when'],
        `Um die Plätze {kümmern Sie sich|kümmerst du dich}, um das Bett wir. ${e.nom} ${is} ${e.when} in ${e.city}.`,
        { mood: 1 },
      ),
      say(
        ['event', 'when'],
        `Ein Theaterabend braucht etwas Luft davor und danach. ${e.nom} ${is} ${e.when} in ${e.city} zu sehen.`,
        { mood: 1 },
      ),
      say(
        ['event', 'when'],
        `Wenn ${e.when} in ${e.city} das Licht ausgeht, ${e.many ? 'beginnen' : 'beginnt'} ${e.nom}. Geht es wieder an, ${e.isFar} bis zu uns.`,
        { mood: 2 },
      ),
    ],
    outdoor: [
      say(['event', 'when'], `Hinaus: ${e.nom} ${is} ${e.when} in ${e.city}.`, { mood: 1 }),
      say(
        ['event', 'when'],
        `Ein Tag im Freien besteht aus kleinen Entscheidungen. Wo {Sie|du} danach {schlafen|schläfst}, gehört für ${e.akk} (${e.dates}) schon nicht mehr dazu.`,
        { mood: 2 },
      ),
      say(['event', 'when'], `Draußen ${is} ${e.when} ${e.nom}, drinnen sind wir.`, { mood: 1 }),
    ],
    sport: [
      say(
        ['event', 'when'],
        `Am Start oder am Rand der Strecke: ${e.nom} ${is} ${e.when} in ${e.city}, und ein Bett danach schadet niemandem.`,
        { mood: 1 },
      ),
      say(
        ['event', 'when'],
        `Am Abend vorher die Sachen bereitlegen, gut schlafen, losgehen. ${e.nom} ${is} ${e.when} in ${e.city}.`,
        { mood: 1 },
      ),
      say(
        ['event', 'when'],
        `Davor die Aufregung, danach die schweren Beine und dazwischen ${e.nom}, ${e.when} in ${e.city}.`,
        { mood: 2 },
      ),
    ],
    food: [
      say(['event', 'when'], `{Kommen Sie|Komm} hungrig: ${e.nom} ${is} ${e.when} in ${e.city}.`, { mood: 1 }),
      say(
        ['event', 'when'],
        `Gutes Essen verdient einen Abend, an dessen Ende niemand mehr fahren muss. ${e.nom} ${is} ${e.when} in ${e.city}.`,
        { mood: 1 },
      ),
      say(['event', 'when'], `Einpacken {müssen Sie|musst du} nur Appetit. ${e.nom}, ${e.city}, ${e.dates}.`, {
        mood: 2,
      }),
    ],
    trade: [
      say(
        ['event', 'when'],
        `Ein Messetag besteht aus Stehen und Reden. ${e.nom} ${is} ${e.when} in ${e.city}, und danach tut eine Tür gut, die man schließen kann.`,
        { mood: 2 },
      ),
      say(['event', 'when'], `${e.bare}, ${e.city}, ${e.dates}: tagsüber Termine, nachts Ruhe.`),
      say(
        ['event', 'when', 'distance'],
        `Für Aussteller und Besucher ${e.von}, ${e.dates}, sind es von uns ${e.far} bis ans Ziel.`,
        { register: 'formal' },
      ),
    ],
    parade: [
      say(
        ['event', 'when'],
        `Ein Umzug wartet auf niemanden, also besser schon am Vortag da sein. ${e.nom} ${is} ${e.when} in ${e.city}.`,
        { mood: 1 },
      ),
      say(['event', 'when'], `${capital(e.when)} gehören die Straßen von ${e.city} anderen Füßen: ${e.nom}.`, {
        mood: 2,
      }),
      say(['event', 'when'], `Auf die Straße geht es ${e.when} in ${e.city}, der Anlass heißt ${e.bare}.`, { mood: 1 }),
    ],
    family: [
      say(['event', 'when'], `Ein Ausflug gelingt, wenn niemand drängt. ${e.nom} ${is} ${e.when} in ${e.city}.`, {
        mood: 1,
      }),
      say(['event', 'when'], `Kurze Beine, langer Tag: ${e.nom} ${is} ${e.when} in ${e.city}.`, {
        mood: 2,
        audience: 'families',
      }),
      say(
        ['event', 'when'],
        `Fragt man die Kinder, wohin es gehen soll, lautet die Antwort vielleicht ${e.bare}, ${e.when} in ${e.city}.`,
        { mood: 2, audience: 'families' },
      ),
    ],
    art: [
      say(
        ['event', 'when'],
        `Kunst will Zeit. ${e.nom} ${is} ${e.when} in ${e.city}, und niemand schaut auf die Uhr.`,
        { mood: 2 },
      ),
      say(['event', 'when'], `Schauen, stehen bleiben, weitergehen: ${e.nom} ${is} ${e.when} in ${e.city} zu sehen.`, {
        mood: 1,
      }),
      say(
        ['event', 'when'],
        `${e.nom} ${e.many ? 'führen' : 'führt'} {Sie|dich} ${e.when} nach ${e.city}. Was {Sie|du} dort {sehen|siehst}, darf über Nacht nachwirken.`,
        { mood: 2 },
      ),
    ],
  };
  return kinds[e.is];
}
