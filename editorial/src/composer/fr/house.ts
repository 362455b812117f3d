/** The house itself: rooms, years, view, price, and what it says of itself. */
import { type Line, say } from '../voice.ts';
import { count } from './numbers.ts';
import type { Words } from './words.ts';

export function house(w: Words): Line[] {
  const { e, rooms, from, checkIn, checkOut, built, renovated, opened } = w;
  const view = w.has('sea_view')
    ? 'la mer'
    : w.has('mountain_view')
      ? 'les montagnes'
      : w.has('garden_view')
        ? 'le jardin'
        : w.has('city_view')
          ? 'la ville'
          : '';
  return [
    say(['rooms'], rooms && `${w.house.le} compte ${rooms} chambres${w.floors ? ` sur ${w.floors} étages` : ''}.`),
    say(
      ['rooms'],
      rooms &&
        rooms < 60 &&
        `Avec ${rooms} chambres, [les visages sont familiers dès le deuxième jour|on finit par se saluer].`,
      {
        mood: 2,
      },
    ),
    say(
      ['rooms'],
      rooms &&
        `Sur les ${rooms} chambres de la maison, l’une est pour {vous|toi}${w.nights ? `, ${w.nights} durant` : ''}.`,
      { mood: 1 },
    ),
    say(['rooms', 'price'], rooms && from && `La maison a ${rooms} chambres, à partir de ${from} la nuit.`),
    say(
      ['rooms', 'history'],
      rooms && built && `La maison, construite en ${built}, compte aujourd’hui ${rooms} chambres.`,
    ),
    say(
      ['price'],
      from && `[Les chambres sont proposées à partir de ${from} la nuit|Une nuit coûte ${from} au moins].`,
    ),
    say(['price'], from && `Une chambre se réserve à partir de ${from} la nuit.`, { mood: 1 }),
    say(
      ['price', 'arrival'],
      from && checkIn && `Il faut compter à partir de ${from} pour une chambre, prête dès ${checkIn}.`,
    ),
    say(
      ['arrival'],
      checkIn &&
        `La chambre est prête dès ${checkIn}, [de quoi poser d’abord les valises|et la journée continue sans bagages].`,
      {
        mood: 1,
      },
    ),
    say(['arrival'], checkIn && `On arrive à partir de ${checkIn}.`),
    say(
      ['arrival', 'departure'],
      checkIn && checkOut && `La chambre est à {vous|toi} de ${checkIn} le premier jour à ${checkOut} le dernier.`,
    ),
    say(
      ['arrival', 'times'],
      checkIn &&
        e?.on &&
        e.one &&
        e.starts &&
        e.part === 'evening' &&
        `Arrivée dès ${checkIn}, le temps de se changer. ${e.le} ${e.v('commence', 'commencent')} à ${e.starts}.`,
      { mood: 1 },
    ),
    say(
      ['history'],
      built && `Notre maison a été construite en ${built}${renovated ? ` et rénovée en ${renovated}` : ''}.`,
    ),
    say(
      ['history'],
      built && `Construite en ${built}, la maison [a vu plus de soirées que nous|a survécu à quelques modes].`,
      { mood: 2 },
    ),
    say(
      ['history'],
      opened && !built && `Nous avons ouvert en ${opened}${renovated ? ` et rénové en ${renovated}` : ''}.`,
    ),
    say(['history'], renovated && !built && !opened && `La maison a été rénovée en ${renovated}.`),
    say(['view'], view && `{Demandez|Demande} une chambre avec vue sur ${view}: [il y en a|nous en avons].`, {
      mood: 1,
    }),
    say(['view'], view && `Des chambres ont vue sur ${view}.`),
    say(['view'], w.has('balcony') && `Le balcon, c’est pour l’heure d’avant le dîner.`, { mood: 1 }),
    say(['offer'], w.offer && `L’offre pour ces jours-là: ${w.offer}.`),
    say(['offer'], w.offer && `À réserver ainsi: ${w.offer}.`, { mood: 1 }),
    say(['offer'], w.offer && `Pour ces dates, nous avons préparé ceci: ${w.offer}.`, { register: 'formal' }),
    ...w.sentences.slice(0, 4).map((sentence) => say(['own-words'], sentence)),
    say(
      ['label', 'rooms'],
      w.stars && rooms && `${w.house.le} est une maison ${count(w.stars)} étoiles de ${rooms} chambres.`,
    ),
    say(['wifi'], w.has('free_wifi') && `Le Wi-Fi ne coûte rien.`, { mood: 1 }),
    say(
      ['kitchen'],
      w.has('kitchenette') &&
        `Grâce à la kitchenette, on peut [dîner en chaussettes|rester chez soi] quand la soirée a assez duré.`,
      { mood: 1 },
    ),
  ];
}

/** The last word of a page. */
export function closing(w: Words): Line[] {
  const { e } = w;
  const on = !e || e.on;
  return [
    say([], on && e && `{Dites-nous|Dis-nous} quand {vous arrivez|tu arrives} et {laissez|laisse} venir le reste.`, {
      mood: 1,
    }),
    say([], `La chambre, c’est la partie facile. [Le reste, {vous l’apportez|tu l’apportes}|Le reste viendra].`, {
      mood: 1,
      flavour: 'plain',
    }),
    say([], e && on && `À bientôt, avant ${e.short.le} ou après.`, { mood: 1, register: 'casual' }),
    say([], `Nous aurons plaisir à {vous|te} recevoir ${w.house.au}.`, { register: 'formal' }),
    say([], `Et si les plans changent en route, [la maison est là pour ça|ce n’est pas grave].`, {
      mood: 1,
      flavour: 'calm',
    }),
    say([], w.nights && !w.oneNight && `${w.nights} permettent de tout faire sans courir, ou la moitié en paix.`, {
      mood: 2,
    }),
    say([], w.oneNight && `Une nuit, c’est court: autant savoir où sont les choses.`, { mood: 1 }),
    say([], on && `La date dans l’agenda, peu de bagages, et en route.`, { mood: 2 }),
    say([], `Pour toute question, la maison répond elle-même.`, { mood: 0 }),
    say([], `[Avec un programme ou sans, nous {vous |t’}attendons|{Venez|Viens} avec un programme, ou sans].`, {
      mood: 1,
      flavour: 'warm',
    }),
  ];
}
