/** After the event: water, warmth, table and bar; and before it, where they close too early to wait. */
import { type Line, say } from '../voice.ts';
import type { Words } from './words.ts';

export function evening(w: Words): Line[] {
  return [...water(w), ...heat(w), ...tables(w), ...corners(w)];
}

function water(w: Words): Line[] {
  const { pool, sauna, bar, ride, breakfast, outing } = w;
  const e = w.e?.on ? w.e : null;
  if (!pool) return [];
  const warm = pool.degrees;
  const { closes, opens, span } = pool;
  if (!pool.after && closes)
    return [
      say(
        ['pool'],
        `Nuestra ${pool.noun} cierra ${closes.a}: se nada por la tarde y ${outing.el} queda para el final.`,
        { mood: 1 },
      ),
      say(['pool'], warm && `Antes de cambiarse queda un rato para la ${pool.noun}: agua a ${warm}, ${closes.hasta}.`),
      say(
        ['pool'],
        warm &&
          `Una tarde a ${warm} no es mal comienzo. La ${pool.noun} ${span ? `abre ${span}` : `cierra ${closes.a}`}, demasiado pronto para dejarla para la vuelta.`,
        { mood: 2 },
      ),
      say(
        ['pool', 'times'],
        e?.starts &&
          `El orden es fácil: primero la ${pool.noun}, que cierra ${closes.a}. ${e.el} ${e.v('empieza', 'empiezan')} ${e.starts.a}.`,
      ),
      say(
        ['pool'],
        opens && `La mañana siguiente es de la ${pool.noun}${warm ? `, a ${warm}` : ''}: abre ${opens.a}.`,
        { mood: 1 },
      ),
    ];
  const until = closes ? ` ${closes.hasta}` : '';
  return [
    say(
      ['pool'],
      warm &&
        closes &&
        `{Vuelva|Vuelve} ${outing.del} y {métase|métete} en la ${pool.noun}: está a ${warm} y abierta${until}.`,
      { mood: 1 },
    ),
    say(
      ['pool'],
      warm &&
        `La ${pool.noun} está a ${warm}. [Es un número para repetirse por el camino|Conviene acordarse de ese número a la vuelta]${closes ? `; cierra ${closes.a}` : ''}.`,
      {
        mood: 2,
      },
    ),
    say(
      ['pool'],
      warm &&
        closes &&
        `Nuestra ${pool.noun} se mantiene a ${warm} y está abierta${until}, así que ${outing.el} y el agua caben en el mismo día.`,
    ),
    say(['pool'], warm && span && `Antes ${outing.del} o después: la ${pool.noun}, a ${warm}, abre ${span}.`),
    say(
      ['pool'],
      warm &&
        `Queda una parada, la ${pool.noun}, a ${warm}${closes ? ` y abierta${until}` : ''}. {Tardará|Tardarás} en querer salir.`,
      {
        mood: 2,
      },
    ),
    say(
      ['pool', 'breakfast'],
      warm &&
        breakfast?.weekend &&
        `Hay dos razones para quedarse a dormir. La ${pool.noun} está a ${warm}${closes ? `, abierta${until}` : ''}. El fin de semana, el desayuno dura ${breakfast.weekend.hasta}.`,
      { mood: 1 },
    ),
    say(
      ['pool', 'breakfast'],
      closes &&
        breakfast?.until &&
        `Flotar en la ${pool.noun}${until}, dormir y bajar a desayunar antes de ${breakfast.until.hour}: no es mal programa.`,
      { mood: 2 },
    ),
    say(
      ['pool', 'train'],
      warm &&
        ride &&
        e &&
        `A la vuelta bastan ${ride.takes} de ${ride.mode} desde ${ride.to}. En ${w.city} espera la ${pool.noun}, a ${warm}${closes ? ` y abierta${until}` : ''}.`,
      { mood: 2 },
    ),
    say(
      ['pool'],
      !warm && closes && `La ${pool.noun} está abierta${until}, y eso deja sitio para nadar después ${outing.del}.`,
    ),
    say(
      ['pool'],
      !warm && `En la maleta, un bañador: ${w.here.en} hay ${pool.some}${span ? `, abierta ${span}` : ''}.`,
    ),
    say(['pool'], !warm && `Cuando los pies digan basta, hay una ${pool.some}${until}.`, { mood: 2 }),
    say(
      ['pool', 'sauna'],
      sauna?.after &&
        `Aquí el calor tiene dos formas: la ${pool.noun}${warm ? `, a ${warm},` : ''} y ${sauna.el}${closes && sauna.closes ? `. La ${pool.noun} cierra ${closes.a}; ${sauna.el}, ${sauna.closes.a}` : ''}.`,
      { mood: 1 },
    ),
    say(
      ['pool', 'sauna'],
      sauna?.after &&
        `Primero ${sauna.el} y luego la ${pool.noun}${warm ? `, a ${warm}` : ''}, o al revés. Hay partidarios de ambas cosas y todos duermen bien.`,
      { mood: 2 },
    ),
    say(
      ['pool', 'bar'],
      bar?.closes &&
        closes &&
        `Unos huéspedes acaban el día en la ${pool.noun}${warm ? `, a ${warm},` : ''} y otros ${bar.en}. La ${pool.noun} cierra ${closes.a}; ${bar.el}, ${bar.closes.a}.`,
      { mood: 2 },
    ),
  ];
}

function heat(w: Words): Line[] {
  const { sauna, restaurant } = w;
  const e = w.e?.on ? w.e : null;
  if (!sauna) return [];
  const { closes, span } = sauna;
  const o = sauna.feminine ? 'a' : 'o';
  if (!sauna.after && closes)
    return [
      say(['sauna'], `${sauna.el} cierra ${closes.a}: que sea lo primero del día y no lo último.`, { mood: 1 }),
      say(['sauna'], span && `Antes ${e ? e.short.del : 'de salir'} está ${sauna.el}, ${span}.`),
    ];
  return [
    say(
      ['sauna'],
      sauna.several && `Para entrar en calor hay donde elegir: ${sauna.all}${closes ? `, ${closes.hasta}` : ''}.`,
    ),
    say(['sauna'], `${sauna.en}${closes ? `, abiert${o} ${closes.hasta},` : ''} el día se vuelve lento.`, {
      mood: 2,
    }),
    say(
      ['sauna'],
      `Para las manos frías y los hombros cargados está ${sauna.el}${span ? `, abiert${o} ${span}` : ''}${sauna.massage ? '; para lo que aún duela, los masajes' : ''}.`,
      { mood: 1, flavour: 'warm' },
    ),
    say(['sauna'], sauna.massage && `Quien busque algo más que reposo encontrará en la casa ${sauna.un} y masajes.`, {
      register: 'formal',
    }),
    say(
      ['sauna'],
      `Después, calor: ${sauna.el}${span ? `, ${span},` : ''} y el silencio que viene con ${sauna.feminine ? 'ella' : 'él'}.`,
      { mood: 2 },
    ),
    say(
      ['sauna'],
      closes &&
        `[Hay tiempo ${closes.hasta} para sentarse ${sauna.en} y no decir nada|${sauna.en} se habla poco, y está abiert${o} ${closes.hasta}|Quien haya oído bastante puede sentarse ${sauna.en} ${closes.hasta}].`,
      {
        mood: 1,
        flavour: 'calm',
      },
    ),
    say(['sauna'], span && `${sauna.el} abre ${span}.`),
    say(
      ['sauna', 'restaurant'],
      restaurant?.closes &&
        closes &&
        `${sauna.el} cierra ${closes.a} y el restaurante, ${restaurant.closes.a}: la noche se reparte sola.`,
      { mood: 1 },
    ),
  ];
}

function tables(w: Words): Line[] {
  const { bar, restaurant, chef, outing } = w;
  const e = w.e?.on ? w.e : null;
  const late = restaurant?.after ? restaurant : null;
  const early = restaurant && !restaurant.after ? restaurant : null;
  return [
    say(
      ['restaurant'],
      early?.opens &&
        e?.starts &&
        `La cena, antes: nuestro restaurante abre ${early.opens.a} y ${e.el} ${e.v('empieza', 'empiezan')} ${e.starts.a}.`,
    ),
    say(
      ['restaurant'],
      early?.closes && `Nuestro restaurante cierra ${early.closes.a}; conviene cenar antes de salir.`,
    ),
    say(['restaurant'], early && chef && `Antes de salir, una cena temprana en casa. En la cocina está ${chef}.`, {
      mood: 1,
    }),
    say(
      ['restaurant'],
      late?.closes &&
        `La cena puede esperar: el restaurante está abierto ${late.closes.hasta}${chef ? `, con ${chef} en la cocina` : ''}.`,
      {
        mood: 1,
      },
    ),
    say(
      ['restaurant'],
      late &&
        chef &&
        `En la cocina manda ${chef}, y el restaurante ${late.closes ? `abre ${late.closes.hasta}` : 'está en la propia casa'}.`,
      {
        mood: 1,
      },
    ),
    say(
      ['restaurant'],
      late &&
        `Se puede cenar sin salir${late.span ? `: el restaurante abre ${late.span}` : ', en nuestro restaurante'}.`,
    ),
    say(
      ['restaurant'],
      late &&
        `Quien vuelva con hambre tiene el restaurante [bajo el mismo techo|en casa]${late.closes ? `, ${late.closes.hasta}` : ''}.`,
    ),
    say(['restaurant'], late && `Una mesa en nuestro restaurante ahorra el trayecto ${outing.del} a la cena.`, {
      mood: 1,
    }),
    say(
      ['bar'],
      bar?.closes &&
        `${bar.el} está abierto ${bar.closes.hasta}, para esa parte de la noche en que todos hablan a la vez.`,
      {
        mood: 2,
        flavour: 'playful',
      },
    ),
    say(
      ['bar'],
      bar &&
        `[La última copa se puede tomar|Queda la última copa del día|La última del día se toma] ${bar.en}${bar.closes ? `, ${bar.closes.hasta}` : ''}.`,
    ),
    say(['bar'], bar?.closes && `Si a la noche le queda algo por decir, ${bar.el} la escucha ${bar.closes.hasta}.`, {
      mood: 2,
    }),
    say(
      ['bar'],
      bar &&
        `${outing.del} se habla a gusto con un vaso en la mano; ${bar.el} está en casa${bar.closes ? ` y no cierra hasta ${bar.closes.hour}` : ''}.`,
      {
        mood: 1,
      },
    ),
    say(
      ['bar', 'restaurant'],
      bar &&
        late &&
        `Bajo un mismo techo hay restaurante${late.closes ? ` (${late.closes.hasta})` : ''} y ${bar.el.slice(3)}${bar.closes ? ` (${bar.closes.hasta})` : ''}: la noche no pide otro desplazamiento.`,
    ),
    say(
      ['bar', 'restaurant'],
      bar &&
        early?.opens &&
        `Se cena antes y se brinda después: el restaurante abre ${early.opens.a}${bar.closes ? ` y ${bar.el} cierra ${bar.closes.a}` : ''}.`,
      { mood: 1 },
    ),
  ];
}

function corners(w: Words): Line[] {
  return [
    say(['fireplace'], w.has('fireplace') && `Hay chimenea, y siempre hay alguien que llega antes.`, { mood: 2 }),
    say(['fireplace'], w.has('fireplace') && `Junto a la chimenea se entra en calor sin prisa.`, { mood: 1 }),
    say(['fireplace'], w.has('fireplace') && `Las historias largas acaban todas delante de la chimenea.`, { mood: 2 }),
    say(['fireplace'], w.has('library') && `Quien ya haya oído bastante tiene la biblioteca.`, { mood: 1 }),
    say(
      ['garden'],
      (w.has('terrace') || w.has('rooftop_terrace')) &&
        `Si la noche acompaña, está la ${w.has('rooftop_terrace') ? 'azotea' : 'terraza'}.`,
      {
        mood: 1,
      },
    ),
    say(
      ['garden'],
      w.has('garden') &&
        `[El jardín sirve para estar un rato a solas|Para un rato a solas está el jardín|En el jardín no hay que hablar con nadie].`,
      { mood: 1 },
    ),
  ];
}
