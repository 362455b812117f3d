/** First sentences that suit one kind of event only. */
import { type Line, say } from '../voice.ts';
import type { EventWords } from './words.ts';

export function ofItsKind(e: EventWords): Line[] {
  const is = e.v('es', 'son');
  const held = e.v('se celebra', 'se celebran');
  const kinds: Record<EventWords['is'], () => Line[]> = {
    market: () => [
      say(['event', 'when'], `A un mercado se va sin lista y sin reloj. ${e.el} ${held} en ${e.city} ${e.when}.`, {
        mood: 1,
      }),
      say(
        ['event', 'when'],
        `Las manos en los bolsillos y la bolsa vacía: así se empieza ${e.en}, ${e.when} en ${e.city}.`,
        {
          mood: 2,
        },
      ),
      say(
        ['event', 'when'],
        `Puesto a puesto se pasa la tarde. ${e.el} ${e.v('abre', 'abren')} en ${e.city} ${e.when}, y {usted|tú} no {tiene|tienes} que volver lejos.`,
        { mood: 1, register: 'casual' },
      ),
    ],
    music: () => [
      say(
        ['event', 'when'],
        `Cuando calle la última nota quedará la otra mitad de la noche. ${e.el} ${is} ${e.when} en ${e.city}.`,
        { mood: 2 },
      ),
      say(
        ['event', 'when'],
        `Primero la música, luego el sueño. ${e.el} ${e.v('suena', 'suenan')} en ${e.city} ${e.when}.`,
        {
          mood: 1,
          register: 'casual',
        },
      ),
      say(
        ['event', 'when'],
        `${e.when}, ${e.city} escucha. La ocasión ${is} ${e.el}; el silencio de después lo ponemos nosotros.`,
        {
          mood: 2,
        },
      ),
    ],
    stage: () => [
      say(
        ['event', 'when'],
        `Ir al teatro pide un rato antes y otro después. ${e.el} ${e.v('llega', 'llegan')} a ${e.city} ${e.when}.`,
        { mood: 1 },
      ),
      say(
        ['event', 'when'],
        `La butaca es asunto {suyo|tuyo}; la cama, nuestro. ${e.el} ${e.v('se representa', 'se representan')} ${e.when} en ${e.city}.`,
        { mood: 1 },
      ),
      say(
        ['event', 'when'],
        `Se apagan las luces de la sala en ${e.city}, ${e.when}, y ${e.v('empieza', 'empiezan')} ${e.el}. Cuando vuelvan a encenderse, estaremos a ${e.far}.`,
        { mood: 2 },
      ),
    ],
    outdoor: () => [
      say(
        ['event', 'when'],
        `Ropa de abrigo o gorra, según el cielo: ${e.el} ${is} al aire libre, ${e.when} en ${e.city}.`,
        {
          mood: 2,
        },
      ),
      say(
        ['event', 'when'],
        `Fuera todo el día y, al volver, una puerta que se cierra detrás. Así vemos nosotros ${e.el}, ${e.when} en ${e.city}.`,
        { mood: 2 },
      ),
      say(
        ['event', 'when'],
        `${e.el} {le|te} sacará de casa ${e.when}. ${e.city} pone el paisaje; nosotros, el techo.`,
        { mood: 1 },
      ),
    ],
    sport: () => [
      say(
        ['event', 'when'],
        `Tanto si {compite|compites} como si {aplaude|aplaudes}, por la noche se agradece una cama cerca. ${e.el} ${held} ${e.when} en ${e.city}.`,
        { mood: 1 },
      ),
      say(['event', 'when'], `Nervios antes, piernas cansadas después y, en medio, ${e.el}: ${e.when}, en ${e.city}.`, {
        mood: 2,
      }),
      say(
        ['event', 'when'],
        `La víspera se prepara la ropa sobre la silla y se duerme pronto. ${e.el} ${e.v('llega', 'llegan')} a ${e.city} ${e.when}.`,
        { mood: 1 },
      ),
    ],
    food: () => [
      say(['event', 'when'], `{Venga|Ven} con hambre: ${e.el} ${held} en ${e.city} ${e.when}.`, {
        mood: 1,
        register: 'casual',
      }),
      say(
        ['event', 'when'],
        `Comer bien y conducir después se llevan mal. ${e.el} ${is} ${e.when} en ${e.city}, y para la noche estamos nosotros.`,
        { mood: 1 },
      ),
      say(
        ['event', 'when'],
        `Para ${e.el}, ${e.when} en ${e.city}, basta con meter el apetito en la maleta. Del descanso nos encargamos aquí.`,
        { mood: 2 },
      ),
    ],
    trade: () => [
      say(
        ['event', 'when'],
        `Un día de feria son muchas horas de pie y muchas conversaciones. ${e.el} ${held} en ${e.city} ${e.when}; por la noche apetece cerrar una puerta.`,
        { mood: 2 },
      ),
      say(['event', 'when'], `${e.bare}, ${e.city}, ${e.dates}: reuniones de día y silencio de noche.`),
      say(
        ['event', 'when', 'distance'],
        `Para visitantes y expositores ${e.del}, ${e.dates}: de nuestra puerta ${e.short.al} hay ${e.far}.`,
        { register: 'formal' },
      ),
    ],
    parade: () => [
      say(
        ['event', 'when'],
        `Un desfile no espera a nadie, así que conviene llegar la víspera. ${e.el} ${e.v('recorre', 'recorren')} ${e.city} ${e.when}.`,
        { mood: 1 },
      ),
      say(['event', 'when'], `${e.when}, las calles de ${e.city} son cosa ${e.del}.`, { mood: 2 }),
      say(
        ['event', 'when'],
        `Habrá que estar de pie para ver ${e.el}, ${e.when} en ${e.city}. Para lo contrario está {su|tu} habitación.`,
        { mood: 1 },
      ),
    ],
    family: () => [
      say(
        ['event', 'when'],
        `Un día en familia sale bien cuando nadie mira el reloj. ${e.el} ${is} ${e.when} en ${e.city}.`,
        { mood: 1 },
      ),
      say(['event', 'when'], `Piernas cortas, día largo: ${e.el} ${is} en ${e.city} ${e.when}, y ayuda dormir cerca.`, {
        mood: 2,
        audience: 'families',
      }),
      say(
        ['event', 'when'],
        `{Pregunte|Pregunta} a los niños y quizá ya lo tengan decidido: ${e.el}, ${e.when} en ${e.city}.`,
        { mood: 2, audience: 'families' },
      ),
    ],
    art: () => [
      say(['event', 'when'], `Mirar lleva su tiempo. ${e.el} ${e.v('está', 'están')} en ${e.city} ${e.when}.`, {
        mood: 1,
      }),
      say(
        ['event', 'when'],
        `De una sala a otra se llega cansado y con la cabeza llena. ${e.el} ${e.v('espera', 'esperan')} en ${e.city} ${e.when}; el descanso, en nuestra casa.`,
        { mood: 2 },
      ),
      say(
        ['event', 'when'],
        `${e.el} {le|te} ${e.v('trae', 'traen')} a ${e.city} ${e.when}. Lo visto se va posando por la noche.`,
        { mood: 2 },
      ),
    ],
  };
  return kinds[e.is]();
}
