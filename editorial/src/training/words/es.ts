import { list } from '#lexicon/list.ts';
import type { TrainingWords } from '../training-words.ts';

export const words: TrainingWords = {
  formal: list(`
    a su disposición, ponemos a su disposición, nos complace, nos es grato, es un placer, le invitamos, les invitamos,
    le rogamos, les rogamos, se ruega, tenga en cuenta, asimismo, además, no obstante, por consiguiente, con el fin de,
    previa solicitud, previa petición, se encuentra, se encuentran, se ofrece, se ofrecen, se sirve, se sirven,
    dispone de, disponen de, cuenta con, cuentan con, estimado~, señores, durante su estancia, su estancia,
    con motivo de, en caso de, establecimiento, instalaciones, los huéspedes {podrán|pueden}, usted, ustedes, cortesía,
    mediante, dicho, dicha, el mismo, la misma, correspondiente~, permite, ubicado~, situado~
  `),
  casual: list(`
    hola, oye, venga, anda, vale, mola, molan, guay, genial, chulo, chula, rollo, montón, un rato, a tope, pásate,
    pásatelo, vente, apúntate, quédate, relájate, coge, échate, date, colega~, gente, chicos, tranqui, sin prisas, sin
    líos, sin agobios, para nada, a gusto, un poco de, un ratito, súper, peque~, finde, tú, ti, contigo, tus, te
  `),
  flavours: {
    warm: list(`
      bienvenid~, casa, hogar, familia, amigos, juntos, cocina, cariño, acogedor~, cercan~, vecinos, abrazo, gracias,
      con gusto, compartir, cálid~
    `),
    elegant: list(`
      elegante~, refinad~, exquisit~, distinguid~, discret~, mármol, champán, seda, cristal, salón, sofisticad~,
      selecto, selecta, impecable~, señorial~, atemporal~
    `),
    playful: list(`
      divertid~, juego, jugar, broma, risa, risas, guiño, travesura, bailar, chapuzón, prometido, ojo, aviso, secreto,
      apuesta, te retamos, siesta obligatoria, fiesta, sorpresa
    `),
    calm: list(`
      calma, tranquil~, silencio, despacio, sin prisa, lento, lenta, quieto, descanso, descansar, pausa, nada, suave~,
      sosiego, respirar, reposo, siesta
    `),
  },
  choices: [
    list('huéspedes, clientes, visitantes'),
    list('vacaciones, escapada'),
    list('equipo, personal, plantilla'),
    list('bicicleta, bici'),
    list('casa, establecimiento, propiedad'),
    list('ascensor, elevador'),
    list('aparcamiento, estacionamiento, parking'),
  ],
  common: list(`
    el, la, los, las, un, una, unos, unas, lo, al, del, de, a, en, por, para, con, sin, sobre, entre, hasta, desde, hacia,
    según, durante, y, e, o, u, ni, pero, que, quien, como, cuando, donde, cual, si, no, sí, ya, más, menos, muy, mucho,
    mucha, muchos, muchas, poco, todo, toda, todos, todas, cada, otro, otra, otros, mismo, también, solo, sólo, aún,
    todavía, aquí, allí, es, son, era, fue, ser, está, están, estar, hay, ha, han, haber, tiene, tienen, tener, puede,
    pueden, hace, hacen, va, van, se, su, sus, nuestro, nuestra, nuestros, nuestras, nos, le, les, me, mi, tu, tus, te,
    usted, ustedes, este, esta, estos, estas, ese, esa, eso, esto, uno, dos, tres, cuatro, cinco, seis, siete, ocho,
    nueve, diez, día, días, noche, noches, semana, hora, horas, minuto, minutos, mañana, tarde, hoy, año, años, hotel,
    habitación, habitaciones, cama, huésped, huéspedes, estancia, abre, abierto, abierta, llega, sale, tiempo, lugar,
    ciudad, calle, estación, tren, autobús, coche, puerta, ventana, precio, euros, desayuno, cena, comida, metros,
    primer, primera, último, nuevo, nueva, bueno, buena, gran, grande, pequeño, pequeña, largo, cerca, lejos, gratis,
    libre, antes, después, luego, pie, vez
  `),
  partners: list(`
    habitación, habitaciones, cama, desayuno, cena, comida, noche, noches, mañana, tarde, día, días, puerta, ventana, gran, grande, pequeño, pequeña, largo, nuevo, nueva, bueno, buena, primer, primera
  `),
};
