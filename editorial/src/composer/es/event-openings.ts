/** First sentences of a page about an event, whatever its kind. */
import { type Line, say } from '../voice.ts';
import { ofItsKind } from './kind-openings.ts';
import type { EventWords, Words } from './words.ts';

/** Openings for an event that takes place, plain ones and those that belong to its kind; plain news where it does not. */
export function eventOpenings(w: Words): Line[] {
  const { e } = w;
  if (!e) return [];
  if (!e.on) return unsettled(w, e);
  return [
    say(
      ['event', 'when'],
      `${e.el} ${e.v('se celebra', 'se celebran')} ${e.when} en ${e.city}. [De la noche nos ocupamos nosotros|La habitación la ponemos nosotros].`,
    ),
    say(
      ['event', 'when', 'distance'],
      `${e.when}, ${e.city} acoge ${e.el}. [Desde nuestra puerta hay ${e.far}|Nosotros estamos a ${e.far}].`,
    ),
    say(
      ['event', 'distance'],
      `${e.far} ${e.apart('separa', 'separan')} {su|tu} habitación ${e.del}. [Lo que sigue trata de los dos extremos|La geografía se acaba ahí].`,
      { mood: 1 },
    ),
    say(['event', 'when'], `Hay fechas que conviene apartar con tiempo. ${e.city} tiene una, ${e.when}: ${e.el}.`, {
      mood: 1,
    }),
    say(
      ['event', 'when'],
      `${e.city}, ${e.dates}: ${e.bare}. [{Usted pone|Tú pones} la fecha y nosotros la cama|{Apunte|Apunta} el día y {déjenos|déjanos} la noche a nosotros].`,
      { mood: 1, register: 'casual' },
    ),
    say(
      ['event', 'when'],
      `Un viaje así tiene dos mitades: las horas ${e.del} y las que vienen después. La primera ya tiene fecha, ${e.when}; la segunda es cosa nuestra.`,
      { mood: 2 },
    ),
    say(
      ['event', 'when'],
      `Si {viene|vienes} por ${e.el}, ${e.when}, [la cama la ponemos nosotros|el día puede acabar aquí|a la vuelta nos {encuentra|encuentras} aquí].`,
      { mood: 1, flavour: 'warm' },
    ),
    say(['event', 'when'], `${w.house.el} recibe con gusto a quienes acuden ${e.al}, ${e.when} en ${e.city}.`, {
      register: 'formal',
      flavour: 'elegant',
    }),
    say(
      ['event', 'when'],
      `Con motivo ${e.del}, ${e.when} en ${e.city}, en ${w.house.el} {le|te} ofrecemos habitación.`,
      { register: 'formal', mood: 1 },
    ),
    say(
      ['event', 'when', 'times'],
      e.one &&
        e.starts &&
        `${e.when}, ${e.starts.a}, ${e.v('empieza', 'empiezan')} ${e.el}. [Las horas de alrededor las {decide usted|decides tú}|Antes y después no hay horario].`,
      { mood: 1 },
    ),
    say(
      ['event', 'when'],
      e.one &&
        `${e.first}, ${e.city} ya tiene plan: ${e.el}. [El de la noche viene a continuación|Falta decidir dónde se duerme].`,
      {
        mood: 1,
      },
    ),
    say(
      ['event', 'when'],
      e.days > 1 &&
        e.days < 5 &&
        `${e.when}, ${e.el} ${e.v('da', 'dan')} a ${e.city} un buen motivo para llenar sus camas. Las nuestras también cuentan.`,
      { mood: 2, flavour: 'playful' },
    ),
    say(
      ['event', 'when'],
      e.days >= 5 && `No hay prisa. ${e.el} ${e.v('dura', 'duran')} ${e.when}, tiempo de sobra para elegir el día.`,
      { mood: 1, flavour: 'calm' },
    ),
    say(
      ['event', 'when', 'distance'],
      e.near && `A ${e.far} de nuestra puerta, ${e.el} ${e.v('ocupa', 'ocupan')} ${e.city} ${e.when}.`,
    ),
    say(
      ['event', 'when', 'train'],
      e.away &&
        w.ride &&
        `${w.ride.takes} de ${w.ride.mode} y {está|estás} en ${w.ride.to}, donde ${e.v('se celebra', 'se celebran')} ${e.el} ${e.when}.`,
    ),
    say(
      ['event', 'when', 'train'],
      e.away &&
        w.ride &&
        `{Usted duerme|Tú duermes} en ${w.city} y ${e.el} ${e.v('es', 'son')} en ${e.city}: el ${w.ride.mode} tarda ${w.ride.takes}. La fecha que hay que guardar: ${e.dates}.`,
      { mood: 1 },
    ),
    say(
      ['event', 'when', 'pool'],
      w.pool?.degrees &&
        `[El agua de nuestra ${w.pool.noun} está a ${w.pool.degrees}|En nuestra ${w.pool.noun} el agua está a ${w.pool.degrees}]${w.pool.closes ? ` ${w.pool.closes.hasta}` : ''}. A ${e.far} de ella, ${e.when}, ${e.v('se celebra', 'se celebran')} ${e.el}. ${w.pool.after ? '[Las dos cosas caben en una misma escapada|Se puede elegir por dónde empezar]' : 'Basta con nadar antes'}.`,
      { mood: 2 },
    ),
    say(
      ['event', 'when', 'breakfast'],
      w.breakfast?.weekend &&
        `Los fines de semana, ${w.house.el} sirve el desayuno ${w.breakfast.weekend.hasta}. Conviene saberlo antes de ir ${e.al}, ${e.when} en ${e.city}.`,
      { mood: 1 },
    ),
    ...ofItsKind(e),
  ];
}

/** Said plainly when the event does not take place as planned. */
function unsettled(w: Words, e: EventWords): Line[] {
  const { el, city } = e;
  if (e.status === 'cancelled') {
    return [
      say(
        ['event', 'when', 'status'],
        `${el}, en ${city}, se ${e.v('ha cancelado', 'han cancelado')}. ${e.v('Estaba', 'Estaban')} en el calendario ${e.when}. {Su|Tu} habitación no depende de ello, y ${city} sigue a ${e.far}.`,
      ),
      say(
        ['event', 'when', 'status'],
        `Una noticia antes de hacer la maleta: ${el} no se ${e.v('celebrará', 'celebrarán')}. ${e.v('Estaba', 'Estaban')} en el calendario ${e.when}. Si {había|habías} planeado el viaje en torno a esos días, en ${w.house.el} {le|te} esperamos igualmente.`,
      ),
      say(
        ['event', 'when', 'status'],
        `Los organizadores han cancelado ${el}, que ${e.v('debía', 'debían')} celebrarse ${e.when}. ${city} y ${w.house.el} siguen en su sitio.`,
        { mood: 1 },
      ),
    ];
  }
  return [
    say(
      ['event', 'when', 'status'],
      `${el} se ${e.v('ha aplazado', 'han aplazado')}. No ${e.v('será', 'serán')} ${e.when}; la nueva fecha la darán los organizadores, y ${w.house.el} {le|te} ayudará a ajustar el viaje.`,
    ),
    say(
      ['event', 'when', 'status'],
      `Antes de hacer planes, un aviso: ${el}, en ${city}, no ${e.v('será', 'serán')} ${e.when}. Queda pendiente de nueva fecha.`,
    ),
    say(
      ['event', 'when', 'status'],
      `La cita ${e.del} en ${city}, anunciada ${e.one ? 'para ' : ''}${e.when}, se ha aplazado. Cuando los organizadores digan cuándo, ${w.house.el} seguirá aquí.`,
      { mood: 1 },
    ),
  ];
}
