/** What matters to some guests: dogs, children, work, access, luggage. */
import { type Line, say } from '../voice.ts';
import { count, listed } from './numbers.ts';
import type { Words } from './words.ts';

export function guests(w: Words): Line[] {
  const { dogs, e } = w;
  return [
    say(
      ['dogs'],
      dogs?.fee && `{Votre|Ton} chien est le bienvenu pour ${dogs.fee}${dogs.limit ? `, jusqu’à ${dogs.limit}` : ''}.`,
    ),
    say(['dogs'], dogs?.fee && `Les chiens aussi sont acceptés; le supplément est de ${dogs.fee}.`, { mood: 1 }),
    say(
      ['dogs'],
      dogs?.fee &&
        `{Emmenez|Emmène} le chien. Il reste pour ${dogs.fee}${e?.on ? ` et n’a pas d’avis sur ${e.short.le}` : ''}.`,
      { mood: 2, register: 'casual' },
    ),
    say(['dogs'], dogs && !dogs.fee && `Les chiens sont les bienvenus${dogs.limit ? ` jusqu’à ${dogs.limit}` : ''}.`),
    say(['dogs'], dogs && !dogs.fee && `Inutile de faire garder le chien: il est le bienvenu.`, { mood: 1 }),
    say(['dogs'], dogs?.fee && `Pour un chien, {comptez|compte} ${dogs.fee}.`),
    ...families(w),
    ...work(w),
    say(['bicycles'], w.has('bicycle_rental') && `On peut louer des vélos ${w.here.au}.`),
    say(['bicycles'], w.has('bicycle_rental') && `Si les jambes en veulent encore, on loue des vélos.`, { mood: 1 }),
    say(['ski'], w.has('ski_storage') && `Les skis passent la nuit dans notre local à skis.`, { mood: 1 }),
    say(['ski'], w.has('ski_in_ski_out') && `On part et on revient skis aux pieds.`),
    say(
      ['access'],
      w.has('accessible_rooms') &&
        w.has('step_free_access') &&
        `On entre de plain-pied, et il existe des chambres accessibles.`,
    ),
    say(['access'], w.has('step_free_access') && `L’accès à la maison est de plain-pied.`),
    say(['access'], w.has('accessible_rooms') && `Des chambres accessibles peuvent être réservées.`),
    say(['access'], w.has('elevator') && `La maison a un ascenseur.`),
    say(
      ['reception'],
      w.has('reception_24h') && `{Rentrez|Rentre} quand bon {vous|te} semble: la réception est ouverte à toute heure.`,
      { mood: 1 },
    ),
    say(
      ['reception'],
      w.has('reception_24h') &&
        `Jour et nuit, la réception est ouverte${e?.late ? ': rien à quitter avant la fin' : ''}.`,
    ),
    say(
      ['luggage'],
      w.has('luggage_storage') &&
        `Les bagages peuvent rester en bagagerie [avant l’arrivée et après le départ|le premier jour et le dernier].`,
    ),
    say(['luggage'], w.has('luggage_storage') && `Pour les dernières heures, la bagagerie garde {vos|tes} affaires.`, {
      mood: 1,
    }),
    say(
      ['laundry'],
      (w.has('laundry') || w.has('washing_machine')) && `Ce qui rentre mouillé peut être lavé sur place.`,
      { mood: 1 },
    ),
    say(
      ['wifi', 'reception'],
      w.has('free_wifi') &&
        w.has('reception_24h') &&
        `La réception est ouverte jour et nuit, et le Wi-Fi ne coûte rien.`,
    ),
  ];
}

function families(w: Words): Line[] {
  const list = listed(
    [
      w.has('family_rooms') && 'des chambres familiales',
      w.has('playground') && 'une aire de jeux',
      w.has('kids_club') && 'un club enfants',
      w.has('kids_pool') && 'un bassin pour enfants',
    ].filter((x) => x !== false),
  );
  return [
    say(
      ['family'],
      list && `[Pour qui voyage avec des enfants, il y a|Les familles trouvent ici|Pour les familles, il y a] ${list}.`,
    ),
    say(['family'], list && `On a pensé aux petits: ${list}.`),
    say(['family'], w.has('family_rooms') && `Les chambres familiales gardent tout le monde derrière la même porte.`, {
      mood: 1,
      audience: 'families',
    }),
    say(['family'], w.has('babysitting') && `Si la soirée doit être aux grands, la garde d’enfants s’arrange.`, {
      mood: 1,
    }),
  ];
}

function work(w: Words): Line[] {
  const { meetings, seats } = w;
  return [
    say(
      ['work', 'wifi'],
      w.has('coworking') &&
        w.has('free_wifi') &&
        `Un travail à finir? Il y a un espace de coworking, et le Wi-Fi est gratuit.`,
      { mood: 1 },
    ),
    say(
      ['work'],
      meetings &&
        `Pour travailler à plusieurs, il y a ${count(meetings, true)} ${meetings === 1 ? 'salle' : 'salles'} de réunion${seats ? `, jusqu’à ${seats} personnes` : ''}.`,
    ),
    say(
      ['work'],
      w.has('coworking') && `L’espace de coworking est là pour le travail qui se glisse toujours dans la valise.`,
      { mood: 2 },
    ),
    say(['wifi'], w.has('free_wifi') && `Le Wi-Fi est gratuit.`),
  ];
}
