/** Was groß dasteht: Titel, Überschriften, die Taste zum Buchen. */
import { capital } from '../entries.ts';
import { type HeadedKind, type Line, say } from '../voice.ts';
import type { Words } from './words.ts';

/** Der Anlass in zwei, drei Wörtern, für Titel, die mit dem Danach enden. */
const outings: Record<NonNullable<Words['e']>['is'], readonly string[]> = {
  market: ['Erst der Markt', 'Eine Stunde Markt', 'Über den Markt'],
  music: ['Erst die Musik', 'Ein Abend Musik', 'Zuhören'],
  stage: ['Vorhang auf', 'Ein Platz im Theater', 'Erst die Bühne'],
  outdoor: ['Erst hinaus', 'Hinaus', 'Erst an die Luft'],
  sport: ['Erst der Sport', 'Erst mitfiebern'],
  food: ['Gut essen', 'Ein voller Teller', 'Erst zu Tisch'],
  trade: ['Tagsüber Messe', 'Nach dem letzten Termin', 'Erst die Termine'],
  parade: ['Erst der Umzug', 'Auf der Straße', 'Dem Umzug nach'],
  family: ['Ein Ausflug', 'Ein Tag für alle', 'Erst der Ausflug'],
  art: ['Erst schauen', 'Zeit zum Schauen'],
};

export function titles(w: Words): Line[] {
  const { e, breakfast, bar, ride } = w;
  if (!e) return stayTitles(w);
  if (e.status === 'cancelled') return [say(['event'], `${e.bare}: abgesagt`)];
  if (e.status === 'postponed') return [say(['event'], `${e.bare}: verschoben`)];
  const pool = w.pool?.after ? w.pool : null;
  const sauna = w.sauna?.after ? w.sauna : null;
  const outing = `[${outings[e.is].join('|')}]`;
  const name = e.bare.length <= 34 ? e.bare : '';
  return [
    say(['pool'], pool?.degrees && `${outing}, dann ins warme Wasser`, { mood: 1 }),
    say(['pool'], pool?.degrees && name && `${name}, danach ${pool.degrees}`, { mood: 1 }),
    say(['pool'], pool && name && `${name}, danach in ${pool.akk}`),
    say(['sauna'], sauna && `${outing}, danach ${sauna.nom}`, { mood: 1 }),
    say(['sauna'], sauna && name && `${name} und die Wärme danach`, { mood: 1 }),
    say(['breakfast'], breakfast?.weekend && name && `${name}, Frühstück bis ${breakfast.weekend}`),
    say(['breakfast'], breakfast && `${outing}, dann [in Ruhe frühstücken|ein langes Frühstück]`, { mood: 1 }),
    say(['bar'], bar && `${outing}, dann ein Glas an der ${bar.bare}`, { mood: 1 }),
    say(['bar'], bar && name && `${name}, und danach an die ${bar.bare}`),
    say(['train'], e.away && ride && name && `${name}: ${ride.takes} ${ride.mit}`),
    say(['train'], e.away && ride && `${ride.takes} ${ride.mit} bis ${e.city}`, { mood: 1 }),
    say(['train'], ride && name && `${name} ohne Auto`, { mood: 1 }),
    say(['breakfast'], breakfast?.weekend && `Spät zurück, Frühstück bis ${breakfast.weekend}`, { mood: 1 }),
    say(['pool'], pool?.degrees && name && `Erst ${name}, dann ${pool.degrees}`, { mood: 1 }),
    say(['sauna'], sauna && `Erst ${e.city}, dann ${sauna.nom}`, { mood: 1 }),
    say(['restaurant'], w.restaurant?.after && name && `${name}, Abendessen im Haus`),
    say(['fireplace'], w.has('fireplace') && name && `${name}, danach an den Kamin`, { mood: 1 }),
    say(['rooms'], w.rooms && name && `${name} und ${w.rooms} Zimmer für danach`),
    say(['rooms'], w.rooms && e.spoken && `${w.rooms} Zimmer und ${e.short.nom}`, { mood: 1 }),
    say(['distance'], !e.near && !e.remote && name && `${name}, ${e.km} bis zum Bett`, { mood: 1 }),
    say(['distance'], e.near && name && `${name}, ${e.far} vom Bett`, { mood: 1 }),
    say([], name && `${name}, und ein Bett für die Nacht`),
    say([], name && `${name} im eigenen Tempo`),
    say([], `${e.bare}`),
    say([], name && e.away && `${name} in ${e.city}, schlafen in ${w.city}`),
    say([], name && `${name}, über Nacht`),
  ];
}

function stayTitles(w: Words): Line[] {
  const nights = w.nights ?? 'Ein paar Nächte';
  return [
    say([], `${nights} in ${w.city}`),
    say([], `${w.city}, und nichts im Kalender`, { mood: 1 }),
    say([], `${w.city} ohne Grund`, { mood: 2 }),
    say([], `Zu Gast ${w.bei}`),
    say(['pool'], w.pool?.degrees && `${nights} und ${w.pool.degrees} im Wasser`, { mood: 1 }),
    say(['breakfast'], w.breakfast?.weekend && `${w.city}, Frühstück bis ${w.breakfast.weekend}`, { mood: 1 }),
    say(['sauna'], w.sauna && `${w.city} und ein warmer Abend`, { mood: 1 }),
    say(['beach'], w.reach('beach') && `${w.reach('beach')} bis zum Strand`, { mood: 1 }),
    say(['station'], w.stationOnFoot && `Aus dem Zug, hinein nach ${w.city}`, { mood: 1 }),
  ];
}

export function eyebrows(w: Words): Line[] {
  const { e } = w;
  if (!e) return [say([], w.house), say([], `Zu Gast in ${w.city}`), say([], w.nights && `${w.nights} in ${w.city}`)];
  return [
    say([], `Veranstaltungen rund um ${w.here.akk}`),
    say([], `${e.bare}, ${e.city}`),
    say([], `${e.city}, ${e.dates}`),
    say([], `${w.house} empfiehlt`, { register: 'formal' }),
    say([], e.away && `Von ${w.city} nach ${e.city}`),
    say([], `Eine Nacht in ${w.city}`),
    say([], `${w.house}, ${w.city}`),
    say([], `Schlafen in ${w.city}`, { mood: 1 }),
    say([], `Nicht weit ${w.here.von}`),
  ];
}

export function subtitles(w: Words): Line[] {
  const { e } = w;
  if (!e) return [say([], `${w.house}, ${w.city}`), say([], `${w.address}, ${w.city}`)];
  return [
    say([], `${e.city}, ${e.dates}`),
    say([], `${e.bare}, ${e.city}, ${e.dates}`),
    say([], e.one && e.starts && `${e.city}, ${e.dates}, ${e.starts}`),
    say([], `${e.venue}${e.venue.includes(e.city) ? '' : `, ${e.city}`}, ${e.dates}`),
    say([], `${e.city}, ${e.dates}, ${e.km} ${w.von}`),
  ];
}

export function headings(w: Words): Record<HeadedKind, Line[]> {
  const { e, pool, ride, breakfast } = w;
  const on = e?.status === 'scheduled' || e?.status === 'moved';
  const goal = e ? e.short.nom : w.city;
  return {
    introduction: [
      say(
        ['train', 'pool'],
        e && ride && pool && `${goal}: ${ride.takes} ${ride.mit}. ${capital(pool.nom)} ist näher.`,
        {
          mood: 1,
        },
      ),
      say(['train'], ride && `${ride.takes} ${ride.mit}`),
      say(['distance'], e && !e.remote && `${e.far}, mehr nicht`, { mood: 1 }),
      say(['pool'], pool?.after && e && on && `Erst ${goal}, dann das Wasser`, { mood: 1 }),
      say(['breakfast'], breakfast && e && `${e.short.bare}, Schlaf, Frühstück`, { mood: 1 }),
      say(['sauna'], w.sauna && `Hinaus und zurück ins Warme`, { mood: 2 }),
      say(['bar'], w.bar && `Und danach an die ${w.bar.bare}`, { mood: 1 }),
      say(['restaurant'], w.restaurant && `Für das Abendessen ist gesorgt`),
      say([], on && e?.one && `Davor, dabei, danach`),
      say([], on && `So kann der Tag aussehen`),
      say([], on && e && `Rund um ${e.short.akk}`),
      say([], `Was {Sie|dich} erwartet`),
      say([], !on && e && `Der Stand der Dinge`),
      say([], !e && `Kurz gesagt`),
      say([], !e && `Ein paar gute Gründe`),
    ],
    event: [
      say(['entry'], e?.free && `Kommen und gehen, der Eintritt ist frei`, { mood: 1 }),
      say(['entry'], e?.price && `Karten und Zeiten`),
      say(['venue'], e && `Wo es stattfindet`),
      say(['times'], e?.starts && `Wann es beginnt`),
      say([], e && `Mehr über ${e.short.akk}`),
      say([], e && (e.bare.length < 40 ? e.bare : '')),
      say([], e && `In ${e.city}`),
    ],
    'getting-there': [
      say(['parking'], w.parking && `[Mit dem Auto oder ohne|Auf Rädern oder zu Fuß|Wohin mit dem Auto]`),
      say(['train'], ride && `${ride.mit} ab ${w.city}`),
      say(['station'], w.station && `Vom Bahnhof ins Zimmer`),
      say([], `Der Weg hierher`),
      say([], e && `Hin und zurück`),
      say([], `Unterwegs`),
    ],
    rooms: [
      say([], w.nights && `${w.nights} ${w.bei}`),
      say(['rooms'], w.rooms && `${w.rooms} Zimmer, eines für {Sie|dich}`, { mood: 1 }),
      say(['price'], w.from && `Zimmer ab ${w.from}`),
      say(['history'], w.built && `Ein Haus von ${w.built}`),
      say(['arrival'], w.checkIn && `{Ihr|Dein} Zimmer`),
      say(
        ['rooms', 'price', 'arrival', 'departure', 'view'],
        `[Wo {Sie schlafen|du schläfst}|Die Zimmer|Für die Nacht]`,
      ),
      say([], `[Das Haus|Über das Haus|Unter einem Dach]`),
    ],
    'good-to-know': [
      say([], 'Gut zu wissen'),
      say([], 'Vor dem Packen'),
      say(['dogs'], w.dogs && 'Der Hund kommt mit', { mood: 1 }),
      say(['family'], 'Mit Kindern', { audience: 'families' }),
      say([], 'Kleinigkeiten, die helfen'),
      say([], 'Außerdem'),
    ],
    details: [say([], 'Auf einen Blick'), say([], 'Das Wichtige'), say([], 'In Kürze')],
    questions: [
      say([], 'Fragen unserer Gäste'),
      say([], 'Fragen und Antworten'),
      say([], 'Was oft gefragt wird'),
      say([], 'Noch Fragen?'),
    ],
    gallery: [
      say([], w.nights && `${w.nights} in Bildern`),
      say([], `Ein Blick ins Haus`),
      say([], `${w.house} in Bildern`),
      say([], e && `Vor ${e.short.dat} und danach`),
    ],
  };
}

export function bookingLabels(w: Words): Line[] {
  return [
    say(['price'], w.from && `Zimmer ab ${w.from} ansehen`),
    say([], w.nights && `${w.nights} buchen`),
    say([], 'Zimmer und Termine'),
    say([], 'Termine prüfen'),
  ];
}
