/** The next morning: breakfast, and when the room has to be left. */
import { type Line, say } from '../voice.ts';
import type { Words } from './words.ts';

export function morning(w: Words): Line[] {
  const { breakfast: b, e, ride } = w;
  const weekend = b?.weekend;
  const until = b?.until;
  const plain = b && !weekend;
  const last = weekend ? `${weekend.hasta} el fin de semana` : until?.hasta;
  return [
    say(
      ['breakfast'],
      weekend &&
        `Los fines de semana el desayuno dura ${weekend.hasta}, [así que trasnochar sale barato|lo cual quita hierro a una noche larga].`,
      {
        mood: 1,
      },
    ),
    say(['breakfast'], weekend && `Nadie {le|te} va a despertar: en sábado y domingo se desayuna ${weekend.hasta}.`, {
      mood: 1,
    }),
    say(['breakfast'], weekend && `Sábados y domingos empiezan tarde aquí. El desayuno termina ${weekend.a}.`, {
      mood: 1,
    }),
    say(
      ['breakfast'],
      weekend && until && `Por la mañana se sirve el desayuno ${until.hasta}; el fin de semana, ${weekend.hasta}.`,
    ),
    say(
      ['breakfast'],
      weekend && `Dormir forma parte del plan, y el desayuno lo sabe: el fin de semana espera ${weekend.hasta}.`,
      { mood: 2 },
    ),
    say(
      ['breakfast'],
      weekend && `Al día siguiente no hace falta despertador. El fin de semana se desayuna ${weekend.hasta}.`,
      { mood: 1 },
    ),
    say(
      ['breakfast'],
      plain && until && `El desayuno está en la mesa ${until.hasta}${e?.late ? ', también tras una noche larga' : ''}.`,
      {
        mood: 1,
      },
    ),
    say(
      ['breakfast'],
      plain &&
        b.span &&
        `[A la mañana siguiente se desayuna|El desayuno del día siguiente se sirve|Por la mañana hay desayuno] ${b.span}.`,
    ),
    say(['breakfast'], plain && until && `Primero, dormir. Lo segundo, el desayuno, aguanta ${until.hasta}.`, {
      mood: 2,
    }),
    say(
      ['breakfast', 'times'],
      b?.from &&
        e?.one &&
        e.starts &&
        e.part === 'morning' &&
        `${e.el} ${e.v('empieza', 'empiezan')} ${e.starts.a}. Viene bien saber que el desayuno se sirve ${b.from.desde}.`,
    ),
    say(
      ['breakfast'],
      b?.buffet && until && `El bufé de desayuno abre ${until.hasta}, y nadie cuenta las veces que uno se levanta.`,
      { mood: 2 },
    ),
    say(['breakfast'], b?.buffet && !until && !weekend && `De la mañana siguiente se encarga un desayuno bufé.`),
    say(
      ['breakfast'],
      plain && !until && `Por la mañana hay desayuno, y [después el día queda abierto|no requiere ningún plan].`,
    ),
    say(
      ['breakfast'],
      plain &&
        !until &&
        `{Quédese|Quédate} a desayunar${b.price ? ` (${b.price})` : ''}, que es cuando se comenta el día anterior.`,
      {
        mood: 1,
      },
    ),
    say(
      ['breakfast', 'departure'],
      last && w.checkOut && `La última mañana, el desayuno dura ${last}. La habitación, ${w.checkOut.hasta}.`,
    ),
    say(
      ['breakfast', 'departure'],
      weekend &&
        w.late &&
        `Salida tardía ${w.late.hasta} y, el fin de semana, desayuno ${weekend.hasta}: aquí lo lento es marcharse.`,
      {
        mood: 2,
      },
    ),
    say(['departure'], w.late && `La salida se puede retrasar ${w.late.hasta}.`),
    say(
      ['departure'],
      w.checkOut &&
        !w.late &&
        `[El último día, la habitación es {suya|tuya} ${w.checkOut.hasta}|El día de salida, la habitación es {suya|tuya} ${w.checkOut.hasta}|La habitación se deja antes de ${w.checkOut.hour}].`,
    ),
    say(
      ['breakfast', 'train'],
      weekend &&
        ride?.every &&
        !e &&
        `Desayuno ${weekend.hasta} el fin de semana y un ${ride.mode} a ${ride.to} ${ride.every}: hay pocas cosas a las que llegar tarde.`,
      { mood: 2 },
    ),
  ];
}
