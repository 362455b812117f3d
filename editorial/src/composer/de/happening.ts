/** Mehr über das Fest: Ort, Zeiten, Eintritt. Und Stimmung, die nichts behauptet. */
import { type Line, say } from '../voice.ts';
import type { Words } from './words.ts';

export function happening(w: Words): Line[] {
  const { e } = w;
  if (!e || e.status === 'cancelled' || e.status === 'postponed') return [];
  const are = e.many ? 'finden' : 'findet';
  const [early, late] = w.pool?.closes && e.ends ? (w.pool.after ? [null, w.pool] : [w.pool, null]) : [null, null];
  const more = e.short.gender === 'pl';
  return [
    ...w.aboutEvent.slice(0, 3).map((sentence) => say(['about'], sentence)),
    say(['venue'], `${e.nom} ${are} ${e.at} statt.`),
    say(
      ['venue'],
      `[Der Ort|Wohin|Das Ziel]: ${e.venue}${e.away && !e.venue.includes(e.city) ? ` in ${e.city}` : ''}.`,
    ),
    say(['venue', 'entry'], e.free && `${e.nom} ${are} ${e.at} statt, und der Eintritt ist frei.`),
    say(['venue', 'entry'], e.price && `Karten für ${e.akk} ${e.at} gibt es ab ${e.price}.`),
    say(
      ['entry'],
      e.free &&
        `Der Eintritt ist frei, [ein kurzer Blick zählt also so viel wie ein langer|man kann also gehen und wiederkommen].`,
      { mood: 1 },
    ),
    say(
      ['entry'],
      e.free &&
        `[Eine Karte {brauchen Sie|brauchst du} nicht, der Eintritt ist frei|Der Eintritt ist frei, ganz ohne Karte|Frei ist der Eintritt, und eine Karte braucht niemand].`,
    ),
    say(
      ['entry'],
      e.price && `[Karten kosten ab ${e.price}|Eine Karte gibt es ab ${e.price}|Der Eintritt kostet ab ${e.price}].`,
    ),
    say(
      ['entry'],
      e.price && `Ab ${e.price} {sind Sie|bist du} dabei; die Karte in der Tasche, der Kopf bei der Sache.`,
      { mood: 1 },
    ),
    say(['venue', 'times'], e.one && e.starts && !e.ends && `Los geht es um ${e.starts}, ${e.at}.`),
    say(['times'], e.span && `Die Zeiten: ${e.span}.`),
    say(['times', 'venue'], e.span && `[Zum Notieren|Für den Kalender]: ${e.span}, ${e.at}.`),
    say(['times'], e.one && e.starts && e.part === 'evening' && `Der Beginn um ${e.starts} lässt den Tag davor frei.`, {
      mood: 1,
    }),
    say(
      ['times'],
      e.one &&
        e.starts &&
        e.part === 'morning' &&
        `Um ${e.starts} geht es los, und das spricht dafür, schon die Nacht davor hier zu schlafen.`,
      { mood: 1 },
    ),
    say(
      ['times'],
      e.one && e.starts && e.part === 'afternoon' && `Ein Wecker ist nicht nötig, denn der Beginn ist um ${e.starts}.`,
      { mood: 1 },
    ),
    say(['times'], !e.one && e.starts && `Am ersten Tag (${e.firstFull}) beginnt es um ${e.starts}.`),
    say(['times'], !e.one && e.starts && `[Eröffnet wird|Los geht es|Der Beginn ist] am ${e.first} um ${e.starts}.`),
    say(
      ['times', 'pool'],
      late &&
        `${e.short.nom} ${more ? 'enden' : 'endet'} um ${e.ends}, ${late.nom} schließt um ${late.closes}. Was dazwischen liegt, gehört {Ihnen|dir}.`,
      { mood: 1 },
    ),
    say(
      ['times', 'pool'],
      early &&
        `Beginn ist um ${e.starts}. Danach hat ${early.nom} schon geschlossen (${early.closes}), also lieber vorher schwimmen.`,
      { mood: 1 },
    ),
    say(['when'], !e.one && `Erster Tag ist der ${e.first}, letzter der ${e.last}.`),
    say(['when'], !e.one && `Welcher Tag es wird, {entscheiden Sie|entscheidest du}, ${e.when}.`, { mood: 1 }),
    say(['when'], !e.one && `Von ${e.firstFull}, bis ${e.lastFull}, ist jeder Tag recht.`, { mood: 1 }),
    say(['distance'], e.near && `Weil es ${e.far} sind, lässt sich auch eine wärmere Jacke noch holen.`, { mood: 2 }),
    say(
      ['status'],
      e.status === 'moved' && `Bitte beachten: Die Veranstaltung wurde verlegt; Ort und Datum hier sind die neuen.`,
    ),
  ];
}

export function mood(w: Words): Line[] {
  return [
    say([], `Nur keine Eile. Hier zählt niemand die Stunden.`, { mood: 1, flavour: 'calm' }),
    say([], `Lücken im Plan füllen sich meist von selbst.`, { mood: 1, flavour: 'calm' }),
    say([], `Hinfahren ist schön und Zurückkommen auch.`, { mood: 1 }),
    say([], `Manche Wege macht man vor allem wegen der Rückkehr.`, { mood: 2 }),
    say([], `Darüber reden kann man bis spät oder gar nicht.`, { mood: 1 }),
    say([], `Der Rest sind Einzelheiten, und die nehmen wir genau.`, { mood: 1, flavour: 'plain' }),
    say(
      [],
      `Es gibt eine Müdigkeit, die nur gute Tage machen, und sie will nicht mehr als ein Bett und einen zugezogenen Vorhang.`,
      { mood: 2 },
    ),
    say(
      [],
      w.e?.part !== 'morning' &&
        `Spät ist ein Gefühl und keine Uhrzeit, solange der Schlüssel schon in der Tasche steckt.`,
      { mood: 2 },
    ),
    say([], `Mantel aus, Schuhe aus, der Tag noch im Ohr: {Sie kennen|Du kennst} das.`, { mood: 2, flavour: 'warm' }),
    say([], `Gute Tage haben selten die längsten Listen.`, { mood: 1 }),
    say([], `Die Stunden dazwischen brauchen keinen Plan.`, { mood: 1, flavour: 'playful' }),
    say([], `Zwei Menschen, ein Plan und die Erlaubnis, ihn zu vergessen.`, { mood: 2, audience: 'couples' }),
    say([], `Irgendwer in der Runde hat immer einen Zeitplan. Das ist in Ordnung.`, { mood: 2, audience: 'friends' }),
    say([], `Kinder merken sich die seltsamen Dinge, also darf Platz dafür bleiben.`, {
      mood: 2,
      audience: 'families',
    }),
    say([], `Ein klarer Kopf am nächsten Tag ist auch ein Ergebnis.`, { mood: 1, audience: 'business' }),
    say([], `Über die Reihenfolge haben wir nachgedacht, damit {Sie|du} es nicht {müssen|musst}.`, {
      mood: 1,
      register: 'formal',
    }),
  ];
}
