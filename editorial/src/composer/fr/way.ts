/** How guests get there, and where the car stays. */
import { type Line, say } from '../voice.ts';
import type { Words } from './words.ts';

export function way(w: Words): Line[] {
  return [...rail(w), ...distance(w), ...arrival(w), ...car(w)];
}

function rail(w: Words): Line[] {
  const { here, ride, station } = w;
  if (!ride) return [];
  const { le, noun, to, takes, every } = ride;
  return [
    say(
      ['train'],
      `${le} pour ${to.le} met ${takes}${every ? ` et passe ${every}` : ''}: [la voiture peut rester où elle est|la voiture a congé|personne n’a à conduire].`,
    ),
    say(
      ['train'],
      every && `Pas d’horaire à apprendre: un ${noun} part pour ${to.le} ${every}, et on y est en ${takes}.`,
      { mood: 1 },
    ),
    say(['train'], `En ${takes}, ${le} rejoint ${to.le}${every ? `; il y en a un ${every}` : ''}.`),
    say(
      ['train'],
      `${to.au}, on y va en ${takes} de ${noun}. [Le temps de retrouver son billet et de ranger son téléphone|À peine le temps de s’asseoir].`,
      { mood: 2 },
    ),
    say(
      ['train', 'station'],
      station &&
        `D’abord la gare, à ${station} ${here.du}; ensuite, ${takes} de ${noun} jusqu’${to.au}${every ? `, ${every}` : ''}.`,
    ),
    say(
      ['train', 'station'],
      station &&
        `La gare est à ${station} ${here.du}, et de là ${to.le} est à ${takes}${every ? `, avec un ${noun} ${every}` : ` en ${noun}`}. [La voiture n’a rien à voir là-dedans|Trouver où laisser la voiture, ce sera l’affaire des autres].`,
      { mood: 1 },
    ),
    say(
      ['train', 'station'],
      station &&
        `La voiture n’est pas nécessaire: la gare se trouve à ${station} ${here.du}, et ${le} rejoint ${to.le} en ${takes}.`,
      {
        register: 'formal',
      },
    ),
    say(['train'], every && w.e && `Au retour, même chose: un ${noun} ${every}, ${takes} de trajet depuis ${to.le}.`, {
      mood: 1,
    }),
  ];
}

function distance(w: Words): Line[] {
  const { e, here } = w;
  if (!e?.on) return [];
  return [
    say(['distance'], !e.near && `À vol d’oiseau, ${e.le} ${e.v('est', 'sont')} à ${e.far} ${here.du}.`),
    say(
      ['distance'],
      e.near && `Entre ${here.le} et ${e.le}, ${e.far}: [pas besoin de plan|une promenade, pas un trajet].`,
      { mood: 1 },
    ),
    say(['distance'], `${here.du} ${e.au}, {comptez|compte} ${e.far} en ligne droite.`),
    say(
      ['distance'],
      !e.near &&
        !e.remote &&
        `${e.far}: [assez loin pour dormir au calme, assez près pour y retourner|${e.one ? 'trop loin pour l’entendre de son lit, assez près pour rentrer sans y penser' : 'trop loin pour l’entendre la nuit, assez près pour recommencer le matin'}].`,
      { mood: 2 },
    ),
  ];
}

function arrival(w: Words): Line[] {
  const { here, station, e, city } = w;
  const airport = w.reach('airport');
  const oldTown = w.reach('old_town');
  const centre = w.reach('city_centre');
  const metro = w.reach('metro');
  const stop = w.reach('bus_stop');
  const beach = w.reach('beach');
  const lift = w.reach('ski_lift');
  return [
    say(
      ['station'],
      w.stationOnFoot &&
        `La gare ${city.du} est à ${station} ${here.du}. [On arrive très bien sans voiture|En train, le voyage reste simple].`,
      { mood: 1 },
    ),
    say(
      ['station'],
      station &&
        `[Si {vous venez|tu viens} en train, la gare est à ${station} ${here.du}|Entre la gare et ${here.le}, {comptez|compte} ${station}|En sortant de la gare, il reste ${station} jusqu’${here.au}].`,
    ),
    say(
      ['station', 'airport'],
      station && airport && `On arrive ${here.au} par la gare, à ${station}, ou par l’aéroport, à ${airport}.`,
    ),
    say(['airport'], airport && `L’aéroport est à ${airport} ${here.du}.`),
    say(
      ['airport'],
      airport && `Pour qui vient en avion: ${airport} [de l’aéroport à la chambre|entre l’aéroport et la clé].`,
      { mood: 1 },
    ),
    say(
      ['centre'],
      oldTown &&
        `La vieille ville est à ${oldTown}, ${e?.on ? `s’il reste un moment avant ${e.short.le}` : 'et une deuxième visite se décide vite'}.`,
    ),
    say(
      ['centre'],
      centre &&
        `[Jusqu’au centre ${city.du}, {comptez|compte} ${centre}|Le centre ${city.du} est à ${centre}|Pour le centre ${city.du}: ${centre}].`,
    ),
    say(
      ['centre'],
      centre &&
        !oldTown &&
        `Le centre ${city.du} est à ${centre}: [une brosse à dents oubliée n’est pas un drame|pratique pour ce qui n’a pas tenu dans la valise].`,
      {
        mood: 2,
      },
    ),
    say(
      ['transit'],
      metro &&
        `Le métro est à ${metro} ${here.du}; [ensuite, la ville s’explique d’elle-même|le reste est affaire de lignes et de couleurs].`,
      { mood: 2 },
    ),
    say(['transit'], metro && `Une station de métro se trouve à ${metro}.`),
    say(
      ['transit'],
      stop && `[L’arrêt de bus est à ${stop}|Le bus s’arrête à ${stop}|Pour le bus, {comptez|compte} ${stop}].`,
    ),
    say(
      ['lift'],
      lift &&
        `[Les remontées mécaniques sont à ${lift} de la porte|Jusqu’aux remontées mécaniques, {comptez|compte} ${lift}].`,
    ),
    say(
      ['beach'],
      beach && `La plage est à ${beach} ${here.du}, [si la journée le permet|pour cette heure qui n’est à personne].`,
      { mood: 1 },
    ),
  ];
}

function car(w: Words): Line[] {
  const { parking, here } = w;
  if (!parking)
    return w.has('ev_charging') ? [say(['charging'], `Les voitures électriques peuvent se recharger ici.`)] : [];
  const { noun, price, free } = parking;
  return [
    say(
      ['parking'],
      free && `[En voiture, le parking est gratuit|Le parking est gratuit pour qui conduit|On se gare gratuitement].`,
    ),
    say(
      ['parking'],
      free && `Se garer ici ne coûte rien: la voiture peut [se reposer|rester] aussi longtemps que {vous|toi}.`,
      { mood: 1 },
    ),
    say(['parking'], price && `Pour qui conduit: ${noun} ${here.au}, ${price}.`),
    say(['parking'], price && `En voiture, {comptez|compte} ${price} pour le ${noun}.`),
    say(['parking'], price && `La voiture aussi a sa place; le ${noun} coûte ${price}.`, { mood: 1 }),
    say(['parking'], !free && !price && `Un ${noun} attend ceux qui viennent en voiture.`),
    say(
      ['parking', 'charging'],
      w.has('ev_charging') &&
        `${noun}${free ? ' gratuit' : ''}${price ? ` à ${price}` : ''} et borne de recharge pour voitures électriques: les conducteurs ont ce qu’il leur faut.`,
    ),
    say(
      ['charging'],
      w.has('ev_charging') &&
        `Une voiture électrique peut se recharger [pendant que {vous dormez|tu dors}|pendant {votre|ton} absence].`,
      { mood: 1 },
    ),
  ];
}
