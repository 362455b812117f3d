/** More on the event: place, hours, entry. And colour that claims nothing. */
import { type Line, say } from '../voice.ts';
import type { Words } from './words.ts';

export function happening(w: Words): Line[] {
  const { e, pool } = w;
  if (!e?.on) return [];
  const evening = e.part === 'evening';
  const place = e.away && !e.venue.includes(e.city) ? `${e.venue}, en ${e.city}` : e.venue;
  const late = pool?.closes && e.ends && pool.after ? pool : null;
  const early = pool?.closes && e.ends && !pool.after ? pool : null;
  return [
    ...w.aboutEvent.slice(0, 3).map((sentence) => say(['about'], sentence)),
    say(['venue'], e.at && `La cita es ${e.at}.`),
    say(['venue'], e.at && `Todo ocurre ${e.at}.`),
    say(['venue'], !e.at && `El lugar que hay que buscar: ${place}.`),
    say(['venue'], `[Un nombre para recordar|El sitio|El lugar de la cita]: ${place}.`, {
      mood: 1,
    }),
    say(['venue', 'entry'], e.free && e.at && `La cita es ${e.at} y la entrada, gratuita.`),
    say(['venue', 'entry'], e.price && e.at && `Las entradas cuestan desde ${e.price} y la cita es ${e.at}.`),
    say(
      ['entry'],
      e.free &&
        `La entrada es gratuita, [así que ${e.one ? 'basta con acercarse' : 'se puede ir un rato y volver otro día'}|y una visita corta vale tanto como una larga|y quien solo quiera asomarse puede hacerlo].`,
      { mood: 1 },
    ),
    say(['entry'], e.free && `Entrar es gratis.`),
    say(
      ['entry'],
      e.price && `[Las entradas salen desde ${e.price}|Hay entradas desde ${e.price}|Entrar cuesta desde ${e.price}].`,
    ),
    say(
      ['entry'],
      e.price &&
        `Una entrada cuesta desde ${e.price}; [conviene llevarla ya en el bolsillo|con ella en el bolsillo, el resto del día va solo].`,
      {
        mood: 1,
      },
    ),
    say(
      ['times', 'venue'],
      e.one && e.starts && !e.ends && e.at && `${e.el} ${e.v('empieza', 'empiezan')} ${e.starts.a} ${e.at}.`,
    ),
    say(['times'], e.one && e.span && `[El horario va|El horario es|Dura] ${e.span}.`),
    say(['times'], e.one && e.starts && !e.ends && `La hora de comienzo: ${e.starts.plain}.`),
    say(['times', 'venue'], e.one && e.span && e.at && `Lo que hay que anotar cabe en una línea: ${e.span}, ${e.at}.`, {
      mood: 1,
    }),
    say(
      ['times'],
      e.one &&
        e.starts &&
        evening &&
        `${e.el} ${e.v('empieza', 'empiezan')} ${e.starts.a}; el día entero queda libre antes.`,
      {
        mood: 1,
      },
    ),
    say(
      ['times'],
      e.one &&
        e.starts &&
        e.part === 'morning' &&
        `${e.el} ${e.v('empieza', 'empiezan')} ${e.starts.a}, buen argumento para dormir cerca la noche anterior.`,
      { mood: 1 },
    ),
    say(
      ['times'],
      e.one &&
        e.starts &&
        e.part === 'afternoon' &&
        `${e.el} ${e.v('empieza', 'empiezan')} ${e.starts.a}; la mañana no tiene prisa.`,
      {
        mood: 1,
      },
    ),
    say(['times'], !e.one && e.starts && `El primer día, ${e.first}, se abre ${e.starts.a}.`),
    say(['times'], !e.one && e.starts && `Todo empieza ${e.first}, ${e.starts.a}.`, { mood: 1 }),
    say(
      ['times', 'pool'],
      late?.closes &&
        e.ends &&
        `${e.el} ${e.v('termina', 'terminan')} ${e.ends.a}; la ${late.noun} cierra ${late.closes.a}. [Lo que queda en medio no es de nadie más|Entre una hora y otra hay margen].`,
      { mood: 1 },
    ),
    say(
      ['times', 'pool'],
      early?.closes &&
        e.starts &&
        `${e.el} ${e.v('empieza', 'empiezan')} ${e.starts.a}. La ${early.noun} cierra ${early.closes.a}, así que primero se nada y luego se viste uno.`,
      { mood: 1 },
    ),
    say(['when'], e.one && `Conviene dejar libre ${e.first}.`),
    say(['when'], !e.one && `Comienza ${e.first} y termina ${e.last}.`),
    say(
      ['when'],
      !e.one &&
        (e.days === 2
          ? `Sirve cualquiera de los dos días, ${e.dates}.`
          : `{Puede|Puedes} elegir cualquier día ${e.dates}.`),
    ),
    say(
      ['when'],
      e.days > 2 &&
        `El primer día es ${e.first.slice(3)}; el último, ${e.last.slice(3)}. [Cualquiera de los de en medio sirve|Entre medias se puede elegir].`,
      {
        mood: 1,
      },
    ),
    say(['distance'], e.near && `A ${e.far} de distancia, siempre se puede volver a por una chaqueta.`, { mood: 2 }),
    say(
      ['status'],
      e.status === 'moved' && `Un aviso: se ha trasladado. El lugar y la fecha que figuran aquí son los nuevos.`,
    ),
  ];
}

export function mood(w: Words): Line[] {
  return [
    say([], `[Sin prisa|Con calma]. Aquí nadie cuenta las horas.`, { mood: 1, flavour: 'calm' }),
    say([], `El resto son detalles, y de los detalles vivimos.`, { mood: 1, flavour: 'plain' }),
    say([], `Hay un cansancio que solo dan los buenos días, y se cura con una cama y una cortina echada.`, { mood: 2 }),
    say(
      [],
      w.e?.part !== 'morning' && `Con la llave en el bolsillo, tarde es una palabra que no significa gran cosa.`,
      { mood: 2 },
    ),
    say([], `{Conoce|Conoces} ese momento: el abrigo en la silla, los zapatos fuera y el día todavía en los oídos.`, {
      mood: 2,
      flavour: 'warm',
    }),
    say([], `Las horas de en medio no necesitan plan.`, {
      mood: 1,
      flavour: 'playful',
    }),
    say([], `Los días que se recuerdan rara vez son los de la lista larga.`, { mood: 1 }),
    say([], `Dos personas, un plan y permiso para saltárselo.`, { mood: 2, audience: 'couples' }),
    say([], `En todo grupo hay alguien con un horario. Que disfrute.`, {
      mood: 2,
      audience: 'friends',
    }),
    say([], `Los niños se acuerdan de cosas raras: conviene dejarles sitio.`, { mood: 2, audience: 'families' }),
    say([], `Levantarse con la cabeza despejada también es un resultado.`, { mood: 1, audience: 'business' }),
    say([], `Hemos pensado en el orden de las cosas para que {usted|tú} no {tenga|tengas} que hacerlo.`, {
      mood: 1,
      register: 'formal',
    }),
    say([], `Un buen plan deja huecos.`, { mood: 1 }),
  ];
}
