/** The next morning: breakfast, and when the room has to be left. */
import { type Line, say } from '../voice.ts';
import type { Words } from './words.ts';

export function morning(w: Words): Line[] {
  const { breakfast: b, e, ride } = w;
  const weekend = b?.weekend;
  const until = b?.until;
  const plain = b && !weekend;
  const last = weekend ? `jusqu’à ${weekend} le week-end` : until && `jusqu’à ${until}`;
  return [
    say(
      ['breakfast'],
      weekend &&
        `Le week-end, le petit déjeuner dure jusqu’à ${weekend}, [et se coucher tard n’engage à rien|ce qui change la fin de la soirée].`,
      { mood: 1 },
    ),
    say(
      ['breakfast'],
      weekend && `Personne ne {vous|te} réveillera: samedi et dimanche, on petit-déjeune jusqu’à ${weekend}.`,
      { mood: 1 },
    ),
    say(
      ['breakfast'],
      weekend && `Samedis et dimanches commencent tard ici. Le petit déjeuner s’arrête à ${weekend}.`,
      { mood: 1 },
    ),
    say(
      ['breakfast'],
      weekend && until && `Au matin, le petit déjeuner est servi jusqu’à ${until}; le week-end, jusqu’à ${weekend}.`,
    ),
    say(
      ['breakfast'],
      weekend &&
        `Dormir fait partie du programme, et le petit déjeuner le sait: le week-end, il attend jusqu’à ${weekend}.`,
      { mood: 2 },
    ),
    say(
      ['breakfast'],
      weekend && `Le lendemain se passe de réveil. Le petit déjeuner du week-end court jusqu’à ${weekend}.`,
      { mood: 1 },
    ),
    say(
      ['breakfast'],
      plain &&
        until &&
        `Le petit déjeuner reste sur la table jusqu’à ${until}${e?.late ? ', même quand la soirée a duré' : ''}.`,
      { mood: 1 },
    ),
    say(
      ['breakfast'],
      plain &&
        b.span &&
        `[Le lendemain matin, petit déjeuner ${b.span}|Le petit déjeuner attend ${b.span}|Au réveil: petit déjeuner ${b.span}].`,
    ),
    say(['breakfast'], plain && until && `D’abord dormir. Le petit déjeuner, lui, tient jusqu’à ${until}.`, {
      mood: 2,
    }),
    say(
      ['breakfast', 'times'],
      b?.from &&
        e?.on &&
        e.one &&
        e.starts &&
        e.part === 'morning' &&
        `${e.le} ${e.v('commence', 'commencent')} à ${e.starts}. Bon à savoir: le petit déjeuner est servi dès ${b.from}.`,
    ),
    say(
      ['breakfast'],
      b?.buffet &&
        until &&
        `Le buffet du petit déjeuner est dressé jusqu’à ${until}, et personne ne compte les allers-retours.`,
      { mood: 2 },
    ),
    say(['breakfast'], b?.buffet && !until && !weekend && `Un petit déjeuner buffet se charge du lendemain matin.`),
    say(
      ['breakfast'],
      plain &&
        !until &&
        `Au matin, il y a le petit déjeuner; [la journée est ensuite ouverte|il ne demande aucun programme].`,
    ),
    say(
      ['breakfast'],
      plain &&
        !until &&
        `{Restez|Reste} pour le petit déjeuner${b.price ? ` (${b.price})` : ''}: c’est là que l’on raconte la veille.`,
      { mood: 1 },
    ),
    say(
      ['breakfast', 'departure'],
      last && w.checkOut && `Le dernier matin, le petit déjeuner dure ${last}. La chambre se rend avant ${w.checkOut}.`,
    ),
    say(
      ['breakfast', 'departure'],
      weekend &&
        w.late &&
        `Départ tardif jusqu’à ${w.late} et, le week-end, petit déjeuner jusqu’à ${weekend}: ici, c’est le départ qui est lent.`,
      { mood: 2 },
    ),
    say(['departure'], w.late && `Le départ peut être repoussé jusqu’à ${w.late}.`),
    say(
      ['departure'],
      w.checkOut &&
        !w.late &&
        `[Le dernier jour, la chambre est à {vous|toi} jusqu’à ${w.checkOut}|La chambre se rend avant ${w.checkOut}|Le jour du départ, on garde la chambre jusqu’à ${w.checkOut}].`,
    ),
    say(
      ['breakfast', 'train'],
      weekend &&
        ride?.every &&
        !e &&
        `Petit déjeuner jusqu’à ${weekend} le week-end, un ${ride.noun} pour ${ride.to.le} ${ride.every}: il n’y a pas grand-chose à manquer.`,
      { mood: 2 },
    ),
  ];
}
