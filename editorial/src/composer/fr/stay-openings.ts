/** First sentences of a page about a stay without an event. */
import { type Line, say } from '../voice.ts';
import type { Words } from './words.ts';

export function stayOpenings(w: Words): Line[] {
  if (w.e) return [];
  const nights = w.nights ?? 'quelques nuits';
  const oldTown = w.reach('old_town');
  const beach = w.reach('beach');
  const lift = w.reach('ski_lift');
  return [
    say(
      [],
      `${w.city.le} se passe de prétexte. ${w.nights ? `${nights} ${w.oneNight ? 'suffit' : 'suffisent'}` : 'Un week-end libre suffit'}, et ${w.house.le} est là pour ça.`,
      { mood: 1 },
    ),
    say(
      [],
      `${nights} ${w.house.au}, l’agenda vide: [c’est parfois un plan suffisant|cela peut tenir lieu de programme].`,
      { mood: 1, flavour: 'calm' },
    ),
    say(
      [],
      `${w.house.le} se trouve ${w.city.au}, ${w.address}. Ce qui suit est ce que {vous y trouverez|tu y trouveras}, rien de plus.`,
      { flavour: 'plain' },
    ),
    say([], `{Venez|Viens} ${w.city.au} sans raison. ${w.house.le} {vous en|t’en} fournira bien une.`, {
      mood: 2,
      register: 'casual',
    }),
    say(
      [],
      `Un séjour ${w.house.au} commence par une question simple: de quoi {voulez-vous vous|veux-tu te} passer quelques jours?`,
      { mood: 2 },
    ),
    say(
      [],
      `${w.house.le} {vous|te} souhaite la bienvenue ${w.city.au}. [L’adresse:|À noter pour l’arrivée:] ${w.address}.`,
      { register: 'formal' },
    ),
    say(
      ['pool'],
      w.pool?.degrees &&
        `${w.pool.degrees}: voilà pour l’eau de notre ${w.pool.noun}${w.pool.closes ? `, ouverte jusqu’à ${w.pool.closes}` : ''}. Autour, il y a ${w.house.le}; autour encore, ${w.city.le}.`,
      { mood: 2 },
    ),
    say(
      ['breakfast'],
      w.breakfast?.weekend &&
        `Le week-end, ${w.house.au}, le petit déjeuner dure jusqu’à ${w.breakfast.weekend}. Qui reconnaît là son idée du matin s’entendra avec le reste.`,
      { mood: 1 },
    ),
    say(
      ['history'],
      w.built &&
        `La maison a été construite en ${w.built}. On y dort bien sans le savoir, mais c’est une compagnie agréable.`,
      { mood: 1 },
    ),
    say(
      ['station'],
      w.stationOnFoot &&
        `De la gare ${w.city.du} ${w.house.au}, {comptez|compte} ${w.station}. Après quoi {vous|te} voilà sur place.`,
      { mood: 1 },
    ),
    say(
      ['rooms'],
      w.rooms && `${w.rooms} chambres, une porte d’entrée et ${w.city.le} derrière: ${w.house.le} en une phrase.`,
      { mood: 1 },
    ),
    say(
      ['centre'],
      oldTown && `La vieille ville ${w.city.du} est à ${oldTown} ${w.house.du}. De quoi y aller deux fois.`,
      { mood: 1 },
    ),
    say(
      ['beach'],
      beach && `Entre ${w.house.le} et la plage, ${beach}. Le reste de la journée s’organise à partir de là.`,
      { mood: 1 },
    ),
    say(
      ['lift'],
      lift &&
        `La remontée mécanique est à ${lift} ${w.house.du}, et personne ici ne {vous|te} reprochera d’y aller tard.`,
      { mood: 2 },
    ),
  ];
}
