/** Erste Sätze einer Seite über ein Fest. */
import { capital } from '../entries.ts';
import { type Line, say } from '../voice.ts';
import { ofItsKind } from './event-kinds.ts';
import type { Words } from './words.ts';

export function eventOpenings(w: Words): Line[] {
  const { e } = w;
  if (!e) return [];
  if (e.status === 'cancelled' || e.status === 'postponed') return unsettled(w, e);
  const s = e.many;
  return [
    say(
      ['event', 'when'],
      `${capital(e.when)} ${s ? 'sind' : 'ist'} ${e.nom} in ${e.city}. ${w.house} liegt ${e.far} entfernt.`,
    ),
    say(
      ['event', 'when', 'distance'],
      `${e.nom} ${s ? 'finden' : 'findet'} ${e.when} ${e.at} statt, ${e.far} von {Ihrem|deinem} Zimmer.`,
    ),
    say(
      ['event', 'distance'],
      `Zwischen {Ihrem|deinem} Zimmer und ${e.dat} liegen ${e.far}. [Was davor und danach kommt, steht auf dieser Seite|Mehr muss man vorher kaum wissen].`,
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
    say(
      ['event', 'when'],
      `{Sie kommen|Du kommst} ${e.when} ${e.zu}? [Dann darf der Rest des Tages ruhig werden|Dann fehlt nur noch ein Bett|Das Zimmer dazu gibt es hier].`,
      {
        mood: 1,
        flavour: 'warm',
      },
    ),
    say(['event', 'when'], `${w.house} heißt die Gäste ${e.von} willkommen, ${e.when} in ${e.city}.`, {
      register: 'formal',
      flavour: 'elegant',
    }),
    say(
      ['event', 'when'],
      e.one &&
        e.starts &&
        `Um ${e.starts} ${s ? 'beginnen' : 'beginnt'} ${e.when} ${e.nom}. [Davor und danach gilt {Ihr|dein} eigenes Tempo|Die Stunden davor und danach gehören {Ihnen|dir}].`,
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
        `In ${w.ride.takes} {sind Sie|bist du} ${w.ride.mit} ${w.ride.dort}. Dort ${s ? 'sind' : 'ist'} ${e.when} ${e.nom}.`,
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
    say(
      ['event', 'when'],
      `Was braucht man für ${e.akk}? Einen freien Tag, ${e.when}, und ein Zimmer in ${w.city}. Das zweite haben wir.`,
      { mood: 1 },
    ),
    say(
      ['event', 'when'],
      `Von ${e.dat} {haben Sie|hast du} vermutlich gehört. Hier geht es um die anderen Stunden, davor und danach, ${e.when}.`,
      { mood: 2 },
    ),
    say(
      ['event', 'when'],
      `Vielleicht {kennen Sie|kennst du} ${e.city}, vielleicht nicht. ${e.nom}, ${e.when}, ${s ? 'sind' : 'ist'} so oder so ein guter Grund hinzufahren.`,
      { mood: 1, flavour: 'plain' },
    ),
    say(
      ['event', 'when'],
      `Vormerken: ${e.dates}. Dann ${s ? 'sind' : 'ist'} in ${e.city} ${e.nom}, und ${w.house} hat die Zimmer dazu.`,
      { mood: 1 },
    ),
    say(
      ['event', 'when', 'rooms'],
      w.rooms &&
        `${w.rooms} Zimmer, ${e.far} bis ${e.zu}, Termin ${e.dates}: So viel zu den Zahlen. Der Rest ist Vorfreude.`,
      { mood: 2 },
    ),
    say(
      ['event', 'when'],
      e.days > 1 &&
        `${e.nom} ${s ? 'beginnen' : 'beginnt'} am ${e.first}. Wann {Ihr|dein} Teil davon beginnt, {entscheiden Sie|entscheidest du}.`,
      { mood: 1, flavour: 'calm' },
    ),
    say(
      ['event', 'when'],
      `Ein Zimmer in ${w.city}, ein Anlass in ${e.city}: ${e.when} ${s ? 'sind' : 'ist'} ${e.nom}.`,
    ),
    ...ofItsKind(e),
  ].filter((line) => line.text);
}

/** Wenn das Fest nicht stattfindet wie geplant, wird es ohne Umschweife gesagt. */
function unsettled(w: Words, e: NonNullable<Words['e']>): Line[] {
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
