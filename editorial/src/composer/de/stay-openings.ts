/** Erste Sätze einer Seite über einen Aufenthalt ohne Anlass. */
import { capital } from '../entries.ts';
import { type Line, say } from '../voice.ts';
import type { Words } from './words.ts';

export function stayOpenings(w: Words): Line[] {
  if (w.e) return [];
  const nights = w.nights ?? 'ein paar Nächte';
  const Nights = capital(nights);
  return [
    say(
      [],
      `Für ${w.city} braucht es keinen Anlass. ${Nights} ${w.oneNight ? 'genügt' : 'genügen'}, und ${w.house} ist [ein guter Ort dafür|schon da].`,
      { mood: 1 },
    ),
    say(
      [],
      `${Nights} in ${w.city}, und im Kalender steht nichts: [Auch das ist ein Plan|So kann ein Plan aussehen].`,
      { mood: 1, flavour: 'calm' },
    ),
    say([], `${w.house} {finden Sie|findest du} in ${w.city}, ${w.address}. Was hier folgt, gibt es dort auch.`, {
      flavour: 'plain',
    }),
    say(
      [],
      `Zwei Fragen vorab: Wie lange {können Sie|kannst du} in ${w.city} bleiben, und wie spät {stehen Sie|stehst du} gern auf? Den Rest übernehmen wir.`,
      { mood: 2 },
    ),
    say([], `Manche Reisen haben ein Programm. Diese hat ein Zimmer, ${w.city} vor der Tür und Zeit.`, {
      mood: 1,
      flavour: 'calm',
    }),
    say([], `In ${w.city}, ${w.address}, steht {Ihr|dein} Bett. Hier steht, was dazugehört.`),
    say([], `${w.city} nimmt man gern, wie es kommt. Ein Bett ${w.bei} genügt als Vorbereitung.`, { mood: 1 }),
    say([], `Nach ${w.city} darf man ohne Grund fahren. Die Gründe ergeben sich, sobald man da ist.`, { mood: 2 }),
    say([], `Am Anfang steht ${w.bei} eine einfache Frage: Worauf {möchten Sie|möchtest du} verzichten?`, {
      mood: 2,
    }),
    say([], `${w.house} begrüßt {Sie|dich} in ${w.city}. Die Adresse lautet ${w.address}.`, { register: 'formal' }),
    say(
      ['pool'],
      w.pool?.degrees &&
        `${w.pool.degrees}: So warm ist das Wasser in unserem ${w.pool.bare}${w.pool.closes ? `, geöffnet bis ${w.pool.closes}` : ''}. Ringsum liegt ${w.house}, und ringsum ${w.city}.`,
      { mood: 2 },
    ),
    say(
      ['breakfast'],
      w.breakfast?.weekend &&
        `Bis ${w.breakfast.weekend} dauert am Wochenende das Frühstück ${w.bei}. Wem das gefällt, dem wird auch der Rest gefallen.`,
      { mood: 1 },
    ),
    say(
      ['history'],
      w.built &&
        `${w.house} wurde ${w.built} gebaut. Zum Schlafen muss man das nicht wissen, aber es ist angenehm, davon umgeben zu sein.`,
      { mood: 1 },
    ),
    say(
      ['station'],
      w.stationOnFoot &&
        `Vom Bahnhof ${w.city} sind es ${w.station} bis zu uns. Danach {sind Sie|bist du} angekommen, und der Tag ist frei.`,
      { mood: 1 },
    ),
    say(['rooms'], w.rooms && `${w.rooms} Zimmer, eine Haustür und davor ${w.city}: Das ist ${w.house}.`, { mood: 1 }),
    say(
      ['centre'],
      w.reach('old_town') &&
        `Bis in die Altstadt von ${w.city} sind es ${w.reach('old_town')}. Da kann man auch zweimal gehen.`,
      { mood: 1 },
    ),
    say(
      ['beach'],
      w.reach('beach') && `Zum Strand sind es ${w.reach('beach')}. Alles Weitere lässt sich von dort aus entscheiden.`,
      { mood: 1 },
    ),
    say(
      ['lift'],
      w.reach('ski_lift') &&
        `Zum Skilift sind es ${w.reach('ski_lift')}, und niemand schaut schief, wenn es nicht der erste wird.`,
      { mood: 2 },
    ),
  ];
}
