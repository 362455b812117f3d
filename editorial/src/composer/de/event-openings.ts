/** Erste Sätze einer Seite über ein Fest. */
import { type Line, say } from '../voice.ts';
import type { Words } from './words.ts';

type Event = NonNullable<Words['e']>;

export function eventOpenings(w: Words): Line[] {
  const { e } = w;
  if (!e) return [];
  if (e.status === 'cancelled' || e.status === 'postponed') return unsettled(w, e);
  const s = e.many;
  return [
    say(
      ['event', 'when'],
      `${cap(e.when)} ${s ? 'sind' : 'ist'} ${e.nom} in ${e.city}. ${w.house} liegt ${e.far} entfernt.`,
    ),
    say(
      ['event', 'when', 'distance'],
      `${e.nom} ${s ? 'finden' : 'findet'} ${e.when} ${e.at} statt, ${e.far} von {Ihrem|deinem} Zimmer.`,
    ),
    say(
      ['event', 'distance'],
      `Zwischen {Ihrem|deinem} Zimmer und ${e.dat} liegen ${e.far}. [Um alles Übrige kümmern wir uns|Mehr muss man vorher kaum wissen].`,
      { mood: 1 },
    ),
    say(
      ['event', 'when'],
      `Manche Tage hält man sich früh frei. ${e.firstFull}, könnte so ein Tag sein: ${e.nom} in ${e.city}.`,
      { mood: 1 },
    ),
    say(
      ['event', 'when'],
      `${e.dates}, ${e.city}: ${e.bare}. {Das Datum bringen Sie mit|Das Datum bringst du mit}, das Bett steht hier.`,
      { mood: 1 },
    ),
    say(
      ['event', 'when'],
      `Eine Reise ${e.zu} besteht aus zwei Hälften, den Stunden in ${e.city} und den Stunden danach. Die erste steht fest, ${e.when}. Für die zweite sind wir da.`,
      { mood: 2 },
    ),
    say(['event', 'when'], `{Sie kommen|Du kommst} ${e.when} ${e.zu}? Dann darf der Rest des Tages ruhig werden.`, {
      mood: 1,
      flavour: 'warm',
    }),
    say(['event', 'when'], `${w.house} heißt die Gäste ${e.von} willkommen, ${e.when} in ${e.city}.`, {
      register: 'formal',
      flavour: 'elegant',
    }),
    say(
      ['event', 'when'],
      e.one &&
        e.starts &&
        `Um ${e.starts} ${s ? 'beginnen' : 'beginnt'} ${e.when} ${e.nom}. Was davor und danach geschieht, bestimmt {Ihr|dein} eigenes Tempo.`,
      { mood: 1 },
    ),
    say(
      ['event', 'when'],
      e.one && `Ein ${e.part === 'evening' ? 'Abend' : 'Tag'}, ein Ziel: ${e.nom}, ${e.firstFull}, in ${e.city}.`,
      { mood: 1 },
    ),
    say(
      ['event', 'when'],
      e.days > 1 &&
        e.days < 5 &&
        `Vom ${e.first} bis zum ${e.last} hat ${e.city} gut zu tun, denn dann ${s ? 'sind' : 'ist'} ${e.nom}. Bei uns geht es stiller zu.`,
      { mood: 2 },
    ),
    say(
      ['event', 'when'],
      e.days >= 5 &&
        `Eile ist nicht nötig. ${e.nom} ${s ? 'gehen' : 'geht'} ${e.when}, lang genug, um sich für ${e.city} einen eigenen Tag auszusuchen.`,
      { mood: 1, flavour: 'calm' },
    ),
    say(
      ['event', 'when'],
      e.near && `Nur der Weg vor die Tür und noch ${e.far}: Dort ${s ? 'sind' : 'ist'} ${e.when} ${e.nom}.`,
      { mood: 1 },
    ),
    say(
      ['event', 'when', 'train'],
      e.away &&
        w.ride &&
        `${cap(w.ride.mit)} {sind Sie|bist du} in ${w.ride.takes} ${w.ride.dort}. Dort ${s ? 'sind' : 'ist'} ${e.when} ${e.nom}.`,
    ),
    say(
      ['event', 'when', 'train'],
      e.away &&
        w.ride &&
        `Geschlafen wird in ${w.city}, ausgegangen in ${e.city}, und dazwischen liegen ${w.ride.takes} ${w.ride.mit}. ${e.nom} ${s ? 'sind' : 'ist'} ${e.when}.`,
      { mood: 1 },
    ),
    say(
      ['event', 'when', 'pool'],
      w.pool?.degrees &&
        w.pool.after &&
        `${w.pool.degrees} hat das Wasser in unserem ${w.pool.bare}${w.pool.closes ? `, und geöffnet ist bis ${w.pool.closes}` : ''}. ${e.nom} ${s ? 'liegen' : 'liegt'} ${e.far} entfernt. Beides passt an einen Tag, ${e.when}.`,
      { mood: 2 },
    ),
    say(
      ['event', 'when', 'breakfast'],
      w.breakfast?.weekend &&
        `Am Wochenende gibt es bei uns bis ${w.breakfast.weekend} Frühstück. Das trifft sich gut, denn ${e.when} ${s ? 'sind' : 'ist'} in ${e.city} ${e.nom}.`,
      { mood: 1 },
    ),
    ...ofItsKind(e),
  ].filter((line) => line.text);
}

const cap = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Was nur zu einer Art von Fest passt. */
function ofItsKind(e: Event): Line[] {
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
        `${cap(e.when)} hört ${e.city} zu: ${e.nom}. Für die Stille danach ist {Ihr|dein} Zimmer da.`,
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
      say(['event', 'when'], `${cap(e.when)} gehören die Straßen von ${e.city} anderen Füßen: ${e.nom}.`, { mood: 2 }),
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

/** Wenn das Fest nicht stattfindet wie geplant, wird es ohne Umschweife gesagt. */
function unsettled(w: Words, e: Event): Line[] {
  if (e.status === 'cancelled') {
    return [
      say(
        ['event', 'when', 'status'],
        `${e.nom} in ${e.city}, geplant für ${e.dates}, ${e.many ? 'wurden' : 'wurde'} abgesagt. {Ihr|Dein} Zimmer in ${w.city} hängt davon nicht ab.`,
      ),
      say(
        ['event', 'when', 'status'],
        `Vorweg das Wichtige: ${e.nom} (${e.dates}, ${e.city}) ${e.many ? 'sind' : 'ist'} abgesagt. Wer trotzdem kommt, ist bei uns willkommen.`,
      ),
      say(
        ['event', 'when', 'status'],
        `${e.nom} ${e.many ? 'fallen' : 'fällt'} aus. Der Termin war ${e.dates}; ${w.house} ist für alle da, die ${w.city} auch ohne Anlass mögen.`,
      ),
    ];
  }
  return [
    say(
      ['event', 'when', 'status'],
      `${e.nom} in ${e.city} ${e.many ? 'wurden' : 'wurde'} verschoben. Geplant war ${e.dates}; den neuen Termin nennt der Veranstalter.`,
    ),
    say(
      ['event', 'when', 'status'],
      `Bitte noch nicht für ${e.dates} planen: ${e.nom} ${e.many ? 'sind' : 'ist'} verschoben.`,
    ),
  ];
}
