/** What matters to some guests: dogs, children, work, access, luggage. */
import { type Line, say } from '../voice.ts';
import { count, listed } from './numbers.ts';
import type { Words } from './words.ts';

export function guests(w: Words): Line[] {
  const { dogs, e } = w;
  return [
    say(
      ['dogs'],
      dogs?.fee && `{Su|Tu} perro es bienvenido por ${dogs.fee}${dogs.limit ? `, hasta ${dogs.limit}` : ''}.`,
    ),
    say(['dogs'], dogs?.fee && `También se admiten perros; se cobran ${dogs.fee}.`, { mood: 1 }),
    say(
      ['dogs'],
      dogs?.fee &&
        `{Traiga|Trae} al perro. Se queda por ${dogs.fee}${e?.on ? ` y no tiene opinión sobre ${e.short.el}` : ''}.`,
      {
        mood: 2,
        register: 'casual',
      },
    ),
    say(['dogs'], dogs && !dogs.fee && `Los perros son bienvenidos${dogs.limit ? ` hasta ${dogs.limit}` : ''}.`),
    say(['dogs'], dogs && !dogs.fee && `Nadie tiene que buscar con quién dejar al perro: aquí es bienvenido.`, {
      mood: 1,
    }),
    say(['dogs'], dogs?.fee && `Si {viaja|viajas} con perro, el suplemento es de ${dogs.fee}.`),
    ...families(w),
    ...work(w),
    say(['bicycles'], w.has('bicycle_rental') && `Hay alquiler de bicicletas ${w.here.en}.`),
    say(['bicycles'], w.has('bicycle_rental') && `Si a las piernas les quedan ganas, se alquilan bicicletas.`, {
      mood: 1,
    }),
    say(['ski'], w.has('ski_storage') && `Los esquís pasan la noche en nuestro guardaesquís.`, { mood: 1 }),
    say(
      ['ski'],
      w.has('ski_in_ski_out') && `Se sale esquiando por la puerta y se vuelve igual: estamos a pie de pista.`,
    ),
    say(
      ['access'],
      w.has('accessible_rooms') &&
        w.has('step_free_access') &&
        `Se entra por un acceso sin escalones y hay habitaciones accesibles.`,
    ),
    say(['access'], w.has('step_free_access') && `La casa tiene acceso sin escalones.`),
    say(['access'], w.has('accessible_rooms') && `Se pueden reservar habitaciones accesibles.`),
    say(['access'], w.has('elevator') && `Hay ascensor.`),
    say(['reception'], w.has('reception_24h') && `A la hora que sea: la recepción está abierta las 24 horas.`, {
      mood: 1,
    }),
    say(
      ['reception'],
      w.has('reception_24h') &&
        `La recepción atiende día y noche${e?.late ? '; nada obliga a irse antes del final' : ''}.`,
    ),
    say(
      ['luggage'],
      w.has('luggage_storage') &&
        `Las maletas se pueden quedar con nosotros [antes de la entrada y después de la salida|el primer día y el último].`,
    ),
    say(['luggage'], w.has('luggage_storage') && `En las últimas horas, la consigna guarda {su|tu} equipaje.`, {
      mood: 1,
    }),
    say(
      ['laundry'],
      (w.has('laundry') || w.has('washing_machine')) && `Lo que vuelva mojado o con barro se puede lavar en casa.`,
      { mood: 1 },
    ),
    say(
      ['wifi', 'reception'],
      w.has('free_wifi') && w.has('reception_24h') && `La recepción está abierta día y noche y el wifi no cuesta nada.`,
    ),
  ];
}

function families(w: Words): Line[] {
  const list = listed(
    [
      w.has('family_rooms') && 'habitaciones familiares',
      w.has('playground') && 'parque infantil',
      w.has('kids_club') && 'club infantil',
      w.has('kids_pool') && 'piscina infantil',
    ].filter((x) => x !== false),
  );
  return [
    say(
      ['family'],
      list &&
        `[Para quien viaja con niños hay ${list}|Quien venga con niños encontrará ${list}|Para las familias hay ${list}].`,
    ),
    say(['family'], list && `Los pequeños también cuentan: hay ${list}.`),
    say(['family'], w.has('family_rooms') && `En las habitaciones familiares caben todos detrás de una misma puerta.`, {
      mood: 1,
      audience: 'families',
    }),
    say(['family'], w.has('babysitting') && `Si la noche ha de ser de los mayores, hay servicio de canguro.`, {
      mood: 1,
    }),
  ];
}

function work(w: Words): Line[] {
  const { meetings, seats } = w;
  return [
    say(
      ['work', 'wifi'],
      w.has('coworking') &&
        w.has('free_wifi') &&
        `¿Queda algo por terminar? Hay espacio de coworking y el wifi es gratuito.`,
      {
        mood: 1,
      },
    ),
    say(
      ['work'],
      meetings &&
        `Para trabajar en grupo hay ${count(meetings, true)} ${meetings === 1 ? 'sala' : 'salas'} de reuniones${seats ? `, con capacidad para ${seats} personas` : ''}.`,
    ),
    say(
      ['work'],
      w.has('coworking') && `El espacio de coworking está para el trabajo que siempre se cuela en la maleta.`,
      { mood: 2 },
    ),
    say(['wifi'], w.has('free_wifi') && `El wifi es gratuito.`),
  ];
}
