/** More on the event: place, hours, entry. And colour that claims nothing. */
import { type Line, say } from '../voice.ts';
import type { Words } from './words.ts';

export function happening(w: Words): Line[] {
  const { e, pool } = w;
  if (!e?.on) return [];
  const place = e.away && !e.venue.includes(e.city.le) ? `${e.venue}, ${e.city.au}` : e.venue;
  const late = pool?.closes && e.ends && pool.after ? pool : null;
  const early = pool?.closes && e.ends && !pool.after ? pool : null;
  return [
    ...w.aboutEvent.slice(0, 3).map((sentence) => say(['about'], sentence)),
    say(['venue'], e.at && `Tout se passe ${e.at}.`),
    say(['venue'], e.at && `Rendez-vous ${e.at}.`),
    say(['venue'], !e.at && `[L’endroit à chercher|Le lieu|Où aller]: ${place}.`),
    say(['venue'], `[Un nom à retenir|À noter pour le trajet]: ${place}.`, { mood: 1 }),
    say(['venue', 'entry'], e.free && e.at && `Cela se passe ${e.at}, et l’entrée est gratuite.`),
    say(['venue', 'entry'], e.price && e.at && `On entre à partir de ${e.price}, ${e.at}.`),
    say(
      ['entry'],
      e.free &&
        `L’entrée est gratuite, [${e.one ? 'il n’y a qu’à passer' : 'on peut donc faire un tour et revenir un autre jour'}|et un petit tour vaut bien une longue visite|ce qui laisse le budget en paix].`,
      { mood: 1 },
    ),
    say(['entry'], e.free && `Pas de billet à prendre: l’entrée est gratuite.`),
    say(
      ['entry'],
      e.price &&
        `[On trouve des billets à partir de ${e.price}|Un billet coûte ${e.price} au moins|L’entrée se paie à partir de ${e.price}].`,
    ),
    say(
      ['entry'],
      e.price &&
        `Il faut un billet, à partir de ${e.price}; [une fois en poche, on n’y pense plus|autant l’avoir avant de sortir].`,
      { mood: 1 },
    ),
    say(['times', 'venue'], e.one && e.starts && !e.ends && e.at && `Cela commence à ${e.starts}, ${e.at}.`),
    say(['times'], e.one && e.span && `[Les horaires: ${e.span}|Cela dure ${e.span}].`),
    say(['times'], e.one && e.starts && !e.ends && `L’heure du début: ${e.starts}.`),
    say(['times', 'venue'], e.one && e.span && e.at && `Ce qu’il faut noter tient sur une ligne: ${e.span}, ${e.at}.`, {
      mood: 1,
    }),
    say(
      ['times'],
      e.one &&
        e.starts &&
        e.part === 'evening' &&
        `${e.le} ${e.v('commence', 'commencent')} à ${e.starts}; d’ici là, la journée reste entière.`,
      { mood: 1 },
    ),
    say(
      ['times'],
      e.one &&
        e.starts &&
        e.part === 'morning' &&
        `${e.le} ${e.v('commence', 'commencent')} à ${e.starts}: un argument pour dormir tout près la veille.`,
      { mood: 1 },
    ),
    say(
      ['times'],
      e.one &&
        e.starts &&
        e.part === 'afternoon' &&
        `${e.le} ${e.v('commence', 'commencent')} à ${e.starts}; le matin peut traîner.`,
      { mood: 1 },
    ),
    say(['times'], !e.one && e.starts && `Le premier jour, ${e.first}, on ouvre à ${e.starts}.`),
    say(['times'], !e.one && e.starts && `Tout commence ${e.first}, à ${e.starts}.`, { mood: 1 }),
    say(
      ['times', 'pool'],
      late?.closes &&
        e.ends &&
        `${e.le} ${e.v('se termine', 'se terminent')} à ${e.ends}, la ${late.noun} ferme à ${late.closes}. [Ce qu’il y a entre les deux est à {vous|toi}|Entre les deux, de la marge].`,
      { mood: 1 },
    ),
    say(
      ['times', 'pool'],
      early?.closes &&
        e.starts &&
        `${e.le} ${e.v('commence', 'commencent')} à ${e.starts}. La ${early.noun} ferme à ${early.closes}: on nage d’abord, on s’habille ensuite.`,
      { mood: 1 },
    ),
    say(['when'], e.one && `Une date à garder libre: ${e.dates}.`),
    say(['when'], !e.one && `Cela commence ${e.first} et se termine ${e.last}.`),
    say(
      ['when'],
      !e.one &&
        (e.days === 2
          ? `L’un ou l’autre jour convient, ${e.when}.`
          : `{Vous pouvez|Tu peux} choisir n’importe quel jour, ${e.when}.`),
    ),
    say(
      ['when'],
      e.days > 2 &&
        `Premier jour: ${e.first}; dernier jour: ${e.last}. Entre les deux, [chacun choisit|le choix est libre].`,
      { mood: 1 },
    ),
    say(['distance'], e.near && `À ${e.far}, on peut encore revenir chercher une veste.`, { mood: 2 }),
    say(
      ['status'],
      e.status === 'moved' && `À noter: l’événement a été déplacé. Le lieu et la date donnés ici sont les nouveaux.`,
    ),
  ];
}

export function mood(w: Words): Line[] {
  return [
    say([], `[Rien ne presse|Doucement]. Personne ici ne compte les heures.`, { mood: 1, flavour: 'calm' }),
    say([], `Le reste est affaire de détails, et les détails sont notre métier.`, { mood: 1, flavour: 'plain' }),
    say(
      [],
      `Il existe une fatigue que seules donnent les bonnes journées; un lit et un rideau tiré en viennent à bout.`,
      { mood: 2 },
    ),
    say([], w.e?.part !== 'morning' && `Avec la clé dans la poche, tard ne veut plus dire grand-chose.`, { mood: 2 }),
    say(
      [],
      `{Vous connaissez|Tu connais} ce moment: le manteau sur la chaise, les chaussures dans un coin, la journée encore dans les oreilles.`,
      {
        mood: 2,
        flavour: 'warm',
      },
    ),
    say([], `Les heures d’avant et d’après se passent de programme.`, { mood: 1, flavour: 'playful' }),
    say([], `Les bonnes journées ont rarement une longue liste.`, { mood: 1 }),
    say([], `Deux personnes, un projet et le droit d’y renoncer.`, { mood: 2, audience: 'couples' }),
    say([], `Dans un groupe, quelqu’un a toujours un horaire. On le laisse faire.`, { mood: 2, audience: 'friends' }),
    say([], `Les enfants retiennent des choses inattendues: autant leur laisser de la place.`, {
      mood: 2,
      audience: 'families',
    }),
    say([], `Avoir la tête claire le lendemain, c’est aussi un résultat.`, { mood: 1, audience: 'business' }),
    say([], `Nous avons pensé à l’ordre des choses pour que {vous n’ayez|tu n’aies} pas à le faire.`, {
      mood: 1,
      register: 'formal',
    }),
    say([], `Un bon programme laisse de la place.`, { mood: 1 }),
  ];
}
