/** Was Gäste nachschlagen: Zeilen, Fragen mit Antworten, Bildunterschriften und die Zeilen für Suchergebnisse. */
import { ask, capital, caption, endings, joined, row } from '../entries.ts';
import { type Caption, type Line, type Question, type Row, say } from '../voice.ts';
import { guests } from './house.ts';
import type { Words } from './words.ts';

export function rows(w: Words): Row[] {
  const { e, ride, pool, breakfast: b, dogs, parking } = w;
  const hours = e?.span ? `, ${e.span}` : e?.starts ? `, ab ${e.starts}` : '';
  return [
    ...row(
      'when',
      'Wann',
      e &&
        (e.status === 'cancelled'
          ? `Abgesagt (geplant: ${e.dated})`
          : e.status === 'postponed'
            ? `Verschoben (geplant: ${e.dated})`
            : `${e.dated}${e.one ? hours : ''}`),
    ),
    ...row(
      'venue',
      'Wo',
      e ? (e.venue.includes(e.city) ? e.venue : `${e.venue}, ${e.city}`) : `${w.address}, ${w.city}`,
    ),
    ...row('distance', 'Entfernung', e && `${e.km} ${w.here.von}`),
    ...row(
      'train',
      ride ? `Mit ${ride.dat}` : '',
      ride && `${capital(ride.takes)} bis ${ride.to}${ride.every ? `, ${ride.every}` : ''}`,
    ),
    ...row('station', 'Bahnhof', w.station && `${capital(w.station)} ${w.here.von}`),
    ...row('entry', 'Eintritt', e && (e.free ? 'Frei' : e.price && `Ab ${e.price}`)),
    ...row('pool', 'Pool', pool && joined(pool.degrees, pool.span)),
    ...row(
      'breakfast',
      'Frühstück',
      b &&
        capital(
          [b.until && `bis ${b.until}`, b.weekend && `am Wochenende bis ${b.weekend}`, b.price]
            .filter(Boolean)
            .join(', '),
        ),
    ),
    ...row('dogs', 'Hunde', dogs && `Willkommen${dogs.fee ? `, ${dogs.fee} ${dogs.per}` : ''}`),
    ...row('parking', 'Parken', parking && (parking.free ? 'Kostenlos' : parking.price)),
    ...row('arrival', 'Anreise', w.checkIn && `Ab ${w.checkIn}`),
    ...row('departure', 'Abreise', w.checkOut && `Bis ${w.checkOut}${w.late ? `, späte Abreise bis ${w.late}` : ''}`),
  ];
}

export function questions(w: Words): Question[] {
  const { e, ride, parking, breakfast: b, pool, dogs, restaurant } = w;
  const family = guests(w).find((line) => line.topics.includes('family') && line.text)?.text;
  return [
    ...ask(
      ['train', 'station'],
      e ? `Wie kommen wir ${e.asked}?` : `Wohin kommt man mit ${ride?.dat}?`,
      ride &&
        `${w.station ? `${capital(w.here.von)} zum Bahnhof sind es ${w.station}. ` : ''}${w.station && ride.byRail ? 'Von dort' : capital(ride.mit)} sind es ${w.station && ride.byRail ? `${ride.mit} ` : ''} ${ride.takes} ${ride.nach}${ride.every ? `, Abfahrt ist ${ride.every}` : ''}.`,
    ),
    ...ask(['distance'], e ? `Wie weit ist es ${e.asked}?` : '', e && `${e.far} in der Luftlinie.`),
    ...ask(
      ['entry'],
      'Brauchen wir Karten?',
      e?.free ? 'Nein, der Eintritt ist frei.' : e?.price && `Ja, es gibt sie ab ${e.price}.`,
    ),
    ...ask(
      ['arrival'],
      '[Ab wann ist das Zimmer fertig|Wann können wir ins Zimmer|Wann ist Anreise]?',
      w.checkIn && `Ab ${w.checkIn}.${w.has('luggage_storage') ? ' Wer früher da ist, lässt das Gepäck bei uns.' : ''}`,
    ),
    ...ask(
      ['departure'],
      'Bis wann ist Abreise?',
      w.checkOut && `Bis ${w.checkOut}${w.late ? `, späte Abreise bis ${w.late}` : ''}.`,
    ),
    ...ask(
      ['parking'],
      'Wo kann das Auto stehen?',
      parking &&
        (parking.free
          ? 'Das Parken ist kostenlos.'
          : parking.kind === 'underground'
            ? `In der Tiefgarage${parking.price ? `, für ${parking.price}` : ''}.`
            : `Es gibt Parkplätze${parking.price ? ` für ${parking.price}` : ''}.`) +
          (w.has('ev_charging') ? ' Elektroautos können laden.' : ''),
    ),
    ...ask(
      ['breakfast'],
      '[Wie lange gibt es Frühstück|Bis wann gibt es Frühstück]?',
      b &&
        (b.weekend
          ? `Am Wochenende bis ${b.weekend}${b.until ? `, sonst bis ${b.until}` : ''}.`
          : b.until && `Bis ${b.until}.`),
    ),
    ...ask(
      ['pool'],
      'Kann man abends noch schwimmen?',
      pool?.late &&
        pool.closes &&
        `Ja, ${pool.nom} ist bis ${pool.closes} geöffnet${pool.degrees ? ` und hat ${pool.degrees}` : ''}.`,
    ),
    ...ask(
      ['dogs'],
      'Darf der Hund mit?',
      dogs &&
        `Ja, ${dogs.fee ? `für ${dogs.fee} ${dogs.per}` : 'Hunde sind willkommen'}${dogs.limit ? `, bis ${dogs.limit}` : ''}.`,
    ),
    ...ask(
      ['restaurant'],
      'Kann man im Haus zu Abend essen?',
      restaurant &&
        `Ja, ${restaurant.span ? `das Restaurant ist von ${restaurant.span} geöffnet` : 'es gibt ein Restaurant'}.`,
    ),
    ...ask(
      ['family'],
      '[Gibt es etwas für Kinder|Wir kommen mit Kindern, geht das gut|Ist an Kinder gedacht]?',
      family,
    ),
    ...ask(
      ['wifi'],
      '[Kostet das WLAN etwas|Was kostet das WLAN|Wie ist es mit WLAN]?',
      w.has('free_wifi') && '[Das WLAN ist kostenlos|WLAN gibt es kostenlos|Es ist kostenlos].',
    ),
    ...ask(
      ['reception'],
      'Und wenn es spät wird?',
      w.has('reception_24h') && 'Die Rezeption ist rund um die Uhr besetzt.',
    ),
    ...ask(
      ['access'],
      'Ist das Haus barrierefrei?',
      w.has('step_free_access') &&
        `Der Zugang ist stufenlos${w.has('accessible_rooms') ? ', und es gibt barrierefreie Zimmer' : ''}.`,
    ),
  ];
}

export function captions(w: Words): Caption[] {
  const { pool, breakfast: b, bar, restaurant, sauna } = w;
  return [
    ...caption('pool', pool?.nom ?? '', pool, [pool?.degrees, pool?.span].filter(Boolean).join(', ')),
    ...caption('rooms', 'Zimmer', true, w.from ? `Ab ${w.from} pro Nacht` : w.rooms ? `Eines von ${w.rooms}` : ''),
    ...caption(
      'breakfast',
      'Frühstück',
      b,
      b?.weekend ? `Am Wochenende bis ${b.weekend}` : b?.until ? `Bis ${b.until}` : '',
    ),
    ...caption('sauna', sauna?.nom ?? '', sauna, sauna?.span ?? ''),
    ...caption(
      'restaurant',
      'Das Restaurant',
      restaurant,
      restaurant?.closes ? `Geöffnet bis ${restaurant.closes}` : '',
    ),
    ...caption('bar', bar?.nom ?? '', bar, bar?.closes ? `Geöffnet bis ${bar.closes}` : ''),
    ...caption('garden', 'Der Garten', w.has('garden'), ''),
    ...caption('dogs', 'Hunde willkommen', w.dogs, w.dogs?.fee ? `${w.dogs.fee} ${w.dogs.per}` : ''),
    ...caption('event', w.e?.bare ?? '', w.e, w.e ? `${w.e.city}, ${w.e.dates}` : ''),
    ...caption('view', w.house, true, w.city),
  ];
}

export function pageTitles(w: Words): string[] {
  const { e } = w;
  if (!e) return [`Zu Gast in ${w.city}: ${w.house}`, `${w.house}, ${w.city}`, w.house];
  const inCity = e.bare.toLowerCase().includes(e.city.toLowerCase()) ? e.bare : `${e.bare} in ${e.city}`;
  return [`${inCity}: übernachten ${w.bei}`, `${inCity} | ${w.house}`, `${e.bare} | ${w.house}`, inCity, e.bare];
}

export function descriptions(w: Words): Line[] {
  const { e, ride, pool, breakfast: b } = w;
  const tails = endings([
    ride && e?.away && `${ride.takes} ${ride.mit}`,
    pool?.degrees && `Pool mit ${pool.degrees}`,
    b?.weekend && `Frühstück am Wochenende bis ${b.weekend}`,
    w.from && `Zimmer ab ${w.from}`,
    w.dogs && 'Hunde willkommen',
    w.parking?.free && 'Parken kostenlos',
  ]);
  if (!e)
    return tails.flatMap((tail) => [
      say([], `${w.house}, ${w.address}, ${w.city}.${tail}`),
      say([], `${w.nights ?? 'Zu Gast'} ${w.bei} in ${w.city}.${tail}`),
    ]);
  const lead =
    e.status === 'cancelled'
      ? `${e.bare} in ${e.city} ist abgesagt.`
      : e.status === 'postponed'
        ? `${e.bare} in ${e.city} ist verschoben.`
        : '';
  return tails.flatMap((tail) =>
    lead
      ? [say([], `${lead} ${w.house}, ${e.km} entfernt.${tail}`)]
      : [
          say([], `${e.bare}, ${e.city}, ${e.dates}. ${w.house} liegt ${e.km} entfernt.${tail}`),
          say([], `${e.dates}: ${e.bare} in ${e.city}. Schlafen ${e.km} weiter, ${w.bei}.${tail}`),
          say([], `${w.house} in ${w.city}, ${e.km} entfernt: ${e.bare}, ${e.dates}.${tail}`),
        ],
  );
}
