/** What stands large: hero, headings, labels of the booking bar. */
import { type HeadedKind, type Line, say } from '../voice.ts';
import type { EventWords, Words } from './words.ts';

/** The event in two or three words, for titles that end in the comfort that follows. */
const outings: Record<EventWords['is'], readonly string[]> = {
  market: ['Le marché d’abord', 'Un après-midi de marché', 'D’étal en étal'],
  music: ['La musique d’abord', 'Une soirée de musique', 'De la musique'],
  stage: ['Lever de rideau', 'Un soir de spectacle', 'Le spectacle d’abord'],
  outdoor: ['Dehors d’abord', 'Le grand air'],
  sport: ['Le sport d’abord', 'Le grand jour'],
  food: ['Bien manger', 'Une assiette, puis une autre', 'L’appétit d’abord'],
  trade: ['Le salon de jour', 'La dernière poignée de main', 'Les rendez-vous'],
  parade: ['Le défilé', 'La rue en mouvement', 'Un jour de défilé'],
  family: ['La sortie en famille', 'Une journée ensemble', 'La grande sortie'],
  art: ['Regarder longtemps', 'Le temps de regarder'],
};

export function titles(w: Words): Line[] {
  const { e, breakfast, bar, ride } = w;
  const pool = w.pool?.after ? w.pool : null;
  const sauna = w.sauna?.after ? w.sauna : null;
  if (!e) return stayTitles(w);
  if (e.status === 'cancelled') return [say(['event'], `${e.bare}: c’est annulé`)];
  if (e.status === 'postponed') return [say(['event'], `${e.bare}: c’est reporté`)];
  const outing = `[${outings[e.is].join('|')}]`;
  const name = e.bare.length <= 34 ? e.bare : '';
  return [
    say(['pool'], pool?.degrees && `${outing}, puis [à l’eau|une eau à ${pool.degrees}]`, { mood: 1 }),
    say(['pool'], pool?.degrees && name && `${name}, puis la ${pool.noun}`),
    say(['pool'], pool && name && `${name} et, au retour, la ${pool.noun}`),
    say(['sauna'], sauna && `${outing}, ensuite ${sauna.le}`, { mood: 1 }),
    say(['sauna'], sauna && name && `${name}, et ${sauna.le} pour finir`, { mood: 1 }),
    say(['breakfast'], breakfast?.weekend && name && `${name}, et petit déjeuner jusqu’à ${breakfast.weekend}`),
    say(
      ['breakfast'],
      breakfast &&
        `${outing}[; le lendemain, un long petit déjeuner|, puis un petit déjeuner sans hâte|, et le temps d’un long petit déjeuner]`,
      {
        mood: 1,
      },
    ),
    say(['bar'], bar && name && `${name}, dernier verre ${bar.au}`),
    say(['bar'], bar && `${outing}; pour finir, ${bar.le}`, { mood: 1 }),
    say(['train'], e.away && ride && name && `${name}, à ${ride.takes} de ${ride.noun}`),
    say(['train'], e.away && ride && `${e.city.le}, à ${ride.takes} de ${ride.noun}`, { mood: 1 }),
    say(['train'], ride && name && `${name}, sans voiture`, { mood: 1 }),
    say(['breakfast'], breakfast?.weekend && `Rentrer tard, petit déjeuner jusqu’à ${breakfast.weekend}`, { mood: 1 }),
    say(['pool'], pool?.degrees && name && `D’abord ${name}, puis ${pool.degrees}`, { mood: 1 }),
    say(['sauna'], sauna && `${e.city.le} d’abord, ${sauna.le} ensuite`, { mood: 1 }),
    say(['restaurant'], w.restaurant?.after && name && `${name}, et le dîner sur place`),
    say(['fireplace'], w.has('fireplace') && name && `${name}, puis la cheminée`, { mood: 1 }),
    say(['rooms'], w.rooms && e.spoken && `${w.rooms} chambres et ${e.short.un}`, { mood: 1 }),
    say(['rooms'], w.rooms && name && `${name}, et ${w.rooms} chambres pour la suite`),
    say(['distance'], !e.near && !e.remote && name && `${name}, à ${e.km} du lit`, { mood: 1 }),
    say(['distance'], e.near && name && `${name}, à ${e.far} de {votre|ton} lit`),
    say(['distance'], e.near && e.is !== 'market' && `${outing}, à ${e.far} de {votre|ton} lit`, { mood: 1 }),
    say([], name && `${name}, et un lit pour la nuit`),
    say([], name && `${name}, à {votre|ton} rythme`),
    say([], name && w.nights && `${name} en ${w.nights}`),
    say([], `${e.bare}`),
    say([], name && `Une nuit pour ${e.le}`),
    say([], name && e.away && `${name} ${e.city.au}, la nuit ${w.city.au}`),
  ];
}

function stayTitles(w: Words): Line[] {
  const nights = w.nights ?? 'Quelques nuits';
  return [
    say([], `${nights} ${w.city.au}`),
    say([], `${w.city.le}, [l’agenda vide|du temps devant soi]`, { mood: 1 }),
    say([], `${w.city.le} sans raison`, { mood: 2 }),
    say([], `Un séjour ${w.house.au}`),
    say(['pool'], w.pool?.degrees && `${nights} et une eau à ${w.pool.degrees}`, { mood: 1 }),
    say(['breakfast'], w.breakfast?.weekend && `${w.city.le}, et petit déjeuner jusqu’à ${w.breakfast.weekend}`, {
      mood: 1,
    }),
    say(['sauna'], w.sauna && `${w.city.le} et, au retour, ${w.sauna.le}`, { mood: 1 }),
    say(['beach'], w.reach('beach') && `La plage à ${w.reach('beach')}`, { mood: 1 }),
    say(['station'], w.stationOnFoot && `Descendre du train ${w.city.au}`, { mood: 1 }),
  ];
}

export function eyebrows(w: Words): Line[] {
  const { e } = w;
  return e
    ? [
        say([], `Près ${w.here.du}`),
        say([], `${e.bare}, ${e.city.le}`),
        say([], `${e.city.le}, ${e.dates}`),
        say([], `${w.houseBare} propose`, { register: 'formal' }),
        say([], e.away && `${w.city.du} ${e.city.au}`),
        say([], `Une nuit ${w.city.au}`),
        say([], `${w.houseBare}, ${w.city.le}`),
        say([], `Dormir ${w.city.au}`, { mood: 1 }),
      ]
    : [say([], w.houseBare), say([], `Dormir ${w.city.au}`), say([], w.nights && `${w.nights} ${w.city.au}`)];
}

export function subtitles(w: Words): Line[] {
  const { e } = w;
  if (!e) return [say([], `${w.houseBare}, ${w.city.le}`), say([], `${w.address}, ${w.city.le}`)];
  return [
    say([], `${e.city.le}, ${e.dates}`),
    say([], `${e.bare}, ${e.city.le}, ${e.dates}`),
    say([], e.one && e.starts && `${e.city.le}, ${e.dates}, ${e.starts}`),
    say([], `${e.venue}, ${e.dates}`),
    say([], `${e.dates} ${e.city.au}, à ${e.km} ${w.house.du}`),
  ];
}

export function headings(w: Words): Record<HeadedKind, Line[]> {
  const { e, pool, ride, breakfast } = w;
  const goal = e?.short.le ?? w.city.le;
  const on = e?.on;
  return {
    introduction: [
      say(['train', 'pool'], on && ride && pool && `${goal} à ${ride.takes} de ${ride.noun}. La piscine, plus près.`, {
        mood: 1,
      }),
      say(['train'], ride && `À ${ride.takes} de ${ride.noun}`),
      say(['distance'], on && !e.remote && `${e.far}, et {vous y êtes|tu y es}`),
      say(['pool'], pool?.after && on && `${goal} d’abord, l’eau ensuite`, { mood: 1 }),
      say(['breakfast'], breakfast && on && `${goal}, la nuit, le petit déjeuner`, { mood: 1 }),
      say(['sauna'], w.sauna?.after && `Dehors le jour, au chaud le soir`, { mood: 2 }),
      say(['bar'], w.bar && `Et pour après, ${w.bar.le}`, { mood: 1 }),
      say(['restaurant'], w.restaurant && `Pour le dîner, c’est réglé`),
      say([], on && e.one && `Avant, pendant, après`),
      say([], on && `[À quoi pourrait ressembler la journée|Du matin au soir|Une journée qui respire]`),
      say([], on && `Autour ${e.short.du}`),
      say([], `Ce qui {vous |t’}attend`),
      say([], e && !on && `Ce que l’on sait aujourd’hui`),
      say([], !e && `En version courte`),
      say([], !e && `Quelques bonnes raisons`),
    ],
    event: [
      say(['entry'], e?.free && `Sans passer à la caisse`, { mood: 1 }),
      say(['entry'], e?.price && `Billets et horaires`),
      say(['venue'], e && `Où cela se passe`),
      say(['times'], e?.starts && `L’heure du début`),
      say([], e && `En savoir plus sur ${e.short.le}`),
      say([], e && (e.bare.length < 40 ? e.bare : '')),
      say([], e?.city.au),
    ],
    'getting-there': [
      say(['parking'], w.parking && `[Avec ou sans voiture|En roulant ou à pied|Où laisser la voiture]`),
      say(['train'], ride && `En ${ride.noun} depuis ${w.city.le}`),
      say(['station'], w.station && `De la gare à {votre|ta} chambre`),
      say(['distance'], on && `À ${e.far}`),
      say([], `Comment venir`),
      say([], on && `Aller et retour`),
      say([], `Le chemin`),
    ],
    rooms: [
      say([], w.nights && `${w.nights} ${w.house.au}`),
      say(['rooms'], w.rooms && `${w.rooms} chambres, dont la {vôtre|tienne}`, { mood: 1 }),
      say(['price'], w.from && `Des chambres dès ${w.from}`),
      say(['history'], w.built && `Une maison de ${w.built}`),
      say(['arrival'], w.checkIn && `{Votre|Ta} chambre`),
      say(['rooms', 'price', 'arrival', 'departure', 'view'], `[Là où l’on dort|Les chambres|Pour la nuit]`),
      say([], `[La maison|À propos de la maison|Sous un même toit]`),
    ],
    'good-to-know': [
      say([], 'Bon à savoir'),
      say([], 'Avant de boucler la valise'),
      say(['dogs'], w.dogs && 'Le chien vient aussi', { mood: 1 }),
      say(['family'], 'Avec des enfants', { audience: 'families' }),
      say([], 'Les petites choses utiles'),
      say([], 'Et aussi'),
    ],
    details: [
      say([], e ? 'En un coup d’œil' : 'La maison en un coup d’œil'),
      say([], 'L’essentiel'),
      say([], 'En bref'),
    ],
    questions: [
      say([], 'Ce que demandent les hôtes'),
      say([], '{Vous vous demandez|Tu te demandes} peut-être'),
      say([], 'Questions et réponses'),
      say([], 'On nous demande souvent'),
    ],
    gallery: [
      say([], w.nights && `${w.nights} en images`),
      say([], `Un regard sur ${w.house.le}`),
      say([], `La maison en images`),
      say([], on && `Avant et après ${e.short.le}`),
    ],
  };
}

export function bookingLabels(w: Words): Line[] {
  return [
    say(['price'], w.from && `Voir les chambres dès ${w.from}`),
    say([], w.nights && `Réserver ${w.nights}`),
    say([], 'Voir chambres et dates'),
    say([], 'Consulter les dates', { register: 'casual' }),
  ];
}
