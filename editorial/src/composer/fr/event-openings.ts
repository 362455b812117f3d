/** First sentences of a page about an event, whatever its kind. */
import { type Line, say } from '../voice.ts';
import { ofItsKind } from './kind-openings.ts';
import type { EventWords, Words } from './words.ts';

/** Openings for an event that takes place, plain ones and those that belong to its kind; plain news where it does not. */
export function eventOpenings(w: Words): Line[] {
  const { e } = w;
  if (!e) return [];
  if (!e.on) return unsettled(w, e);
  const held = e.v('a lieu', 'ont lieu');
  return [
    say(
      ['event', 'when'],
      `${e.le} ${held} ${e.when} ${e.city.au}. [Pour la nuit, c’est ici|La nuit, on s’en charge].`,
    ),
    say(
      ['event', 'when', 'distance'],
      `${e.when}, ${e.city.le} reçoit ${e.le}. De notre porte, {comptez|compte} ${e.far}.`,
    ),
    say(
      ['event', 'distance'],
      `Entre {votre|ta} chambre et ${e.le}, ${e.far}. [La suite de cette page parle des deux bouts du chemin|Pour la géographie, cela suffit].`,
      { mood: 1 },
    ),
    say(
      ['event', 'when'],
      `Certaines dates méritent d’être gardées libres. ${e.city.le} en a une, ${e.when}: ${e.le}.`,
      { mood: 1 },
    ),
    say(
      ['event', 'when'],
      `${e.city.le}, ${e.dates}: ${e.bare}. [{Vous apportez|Tu apportes} la date, nous fournissons le lit|{Notez|Note} le jour, nous gardons la nuit].`,
      { mood: 1, register: 'casual' },
    ),
    say(
      ['event', 'when'],
      `Le voyage a deux moitiés: les heures passées ${e.city.au} et celles d’après. La première a sa date, ${e.when}, pour ${e.le}; la seconde nous revient.`,
      { mood: 2 },
    ),
    say(
      ['event', 'when'],
      `Si {vous venez|tu viens} pour ${e.le}, ${e.when}, [le lit est notre affaire|la journée peut finir ici|la chambre est ici].`,
      {
        mood: 1,
        flavour: 'warm',
      },
    ),
    say(['event', 'when'], `${w.house.le} accueille volontiers les visiteurs ${e.du}, ${e.when} ${e.city.au}.`, {
      register: 'formal',
      flavour: 'elegant',
    }),
    say(
      ['event', 'when'],
      `À l’occasion ${e.du}, ${e.when} ${e.city.au}, ${w.house.le} {vous|te} propose de rester pour la nuit.`,
      {
        register: 'formal',
        mood: 1,
      },
    ),
    say(
      ['event', 'when', 'times'],
      e.one &&
        e.starts &&
        `${e.when}, à ${e.starts}, ${e.v('commence', 'commencent')} ${e.le}. [Avant et après, pas d’horaire|Des heures autour, {vous faites|tu fais} ce que {vous voulez|tu veux}].`,
      { mood: 1 },
    ),
    say(
      ['event', 'when'],
      e.one &&
        `${e.first}, ${e.city.le} sait déjà ce qui l’attend: ${e.le}. [Il reste à savoir où dormir|La question du lit, elle, se règle ici].`,
      {
        mood: 1,
      },
    ),
    say(
      ['event', 'when'],
      e.days > 1 &&
        e.days < 5 &&
        `${e.when}, ${e.le} ${e.v('donne', 'donnent')} ${e.city.au} une bonne raison de remplir ses lits. Les nôtres compris.`,
      { mood: 2, flavour: 'playful' },
    ),
    say(
      ['event', 'when'],
      e.days >= 5 && `Rien ne presse. ${e.le} ${e.v('dure', 'durent')} ${e.when}, assez pour choisir son jour.`,
      {
        mood: 1,
        flavour: 'calm',
      },
    ),
    say(
      ['event', 'when', 'distance'],
      e.near && `À ${e.far} de notre porte, ${e.le} ${e.v('occupe', 'occupent')} ${e.city.le} ${e.when}.`,
    ),
    say(
      ['event', 'when', 'train'],
      e.away &&
        w.ride &&
        `${w.ride.takes} de ${w.ride.noun}, et {vous voilà|te voilà} ${w.ride.to.au}, où ${held} ${e.le} ${e.when}.`,
    ),
    say(
      ['event', 'when', 'train'],
      e.away &&
        w.ride &&
        `{Vous dormez|Tu dors} ${w.city.au}, ${e.short.le} ${e.sv('est', 'sont')} ${e.city.au}; d’une ville à l’autre, ${w.ride.takes} de ${w.ride.noun}. À noter: ${e.dates}.`,
      { mood: 1 },
    ),
    say(
      ['event', 'when', 'pool'],
      w.pool?.degrees &&
        `[L’eau de notre ${w.pool.noun} est à ${w.pool.degrees}|Dans notre ${w.pool.noun}, l’eau est à ${w.pool.degrees}]${w.pool.closes ? ` jusqu’à ${w.pool.closes}` : ''}. À ${e.far} de là, ${e.when}, ${held} ${e.le}. ${w.pool.after ? '[Les deux tiennent dans la même escapade|Par où commencer, à {vous|toi} de voir]' : 'Il suffit de nager d’abord'}.`,
      { mood: 2 },
    ),
    say(
      ['event', 'when', 'breakfast'],
      w.breakfast?.weekend &&
        `Le week-end, ${w.house.le} sert le petit déjeuner jusqu’à ${w.breakfast.weekend}. Bon à savoir avant d’aller ${e.au}, ${e.when} ${e.city.au}.`,
      { mood: 1 },
    ),
    ...ofItsKind(e),
  ];
}

/** Said plainly when the event does not take place as planned. */
function unsettled(w: Words, e: EventWords): Line[] {
  if (e.status === 'cancelled') {
    return [
      say(
        ['event', 'when', 'status'],
        `${e.le}, ${e.city.au}, ${e.v('est', 'sont')} ${e.off('annulé')}. L’événement devait se tenir ${e.when}. {Votre|Ta} chambre n’en dépend pas, et ${e.city.le} reste à ${e.far}.`,
      ),
      say(
        ['event', 'when', 'status'],
        `Une nouvelle avant de faire {vos valises|ta valise}: pas de rendez-vous ${e.city.au} ${e.when}, l’événement est annulé (${e.bare}). Si le voyage était déjà décidé, nous {vous |t’}attendons quand même.`,
      ),
      say(
        ['event', 'when', 'status'],
        `Les organisateurs ont annulé ${e.le}, qui ${e.v('devait', 'devaient')} se tenir ${e.when}. ${e.city.le} et ${w.house.le} n’ont pas bougé.`,
        { mood: 1 },
      ),
    ];
  }
  return [
    say(
      ['event', 'when', 'status'],
      `${e.le}, ${e.city.au}, ${e.v('est', 'sont')} ${e.off('reporté')}. Ce ne sera pas ${e.when}; les organisateurs donneront la nouvelle date, et ${w.house.le} {vous |t’}aidera à déplacer le voyage.`,
    ),
    say(
      ['event', 'when', 'status'],
      `Avant de réserver, un mot: ${e.le} ne se ${e.v('tiendra', 'tiendront')} pas ${e.when}. L’événement est reporté et attend une nouvelle date.`,
    ),
    say(
      ['event', 'when', 'status'],
      `Les organisateurs ont reporté ${e.le}, d’abord ${e.one ? 'fixé au' : 'annoncé'} ${e.one ? e.dates : e.when}. Le jour où la date sera connue, ${w.house.le} sera encore là.`,
      { mood: 1 },
    ),
  ];
}
