import { describe, expect, test } from 'vitest';
import { spanish } from './es.ts';

/** A listed word, forms that are its own, and behind the bar words that are not. */
const golden = `
  barato: barata baratos baratas baratísimo baratísimas | barrio baratija abaratar
  lujo: lujos | lujuria lujoso lejos
  lujoso: lujosa lujosos lujosas lujosamente lujosísima | lujo
  exclusiva: exclusivo exclusivos exclusivas exclusivamente | excluir inclusivo
  inolvidables: inolvidable inolvidablemente | olvidar
  cliente: clientes clienta clientas | clientela
  clienta: cliente clientes | clientela
  huéspedes: huésped | hospedaje
  habitación: habitaciones | habita habitante
  habitaciones: habitación | habitar
  oferta: ofertas | ofrecer
  rico: rica ricos ricas riquísimo riquísimas | riqueza
  amable: amables amablemente amabilísimo | amabilidad
  acogedor: acogedora acogedores acogedoras acogedoramente | acogida
  encantadora: encantador encantadores | encanto
  joven: jóvenes jovencísimo | juventud
  imagen: imágenes | imaginar
  francés: francesa franceses francesas | franco
  alemán: alemana alemanes alemanas | alemania
  español: española españoles españolas | españa
  feliz: felices felizmente felicísimo | felicidad
  grande: grandes gran grandísimo | grandeza
  bueno: buena buenos buen bien mejor mejores buenísimo | bondad
  malo: mala malos mal peor peores malísima | maleta
  largo: larga largos larguísimo | largometraje
  amplio: amplia amplios amplísima ampliamente | ampliar
  frío: fría fríos friísimo | frigorífico
  antiguo: antigua antiguas antiquísimo | antigüedad
  nuevo: nueva nuevos novísimo nuevísimo | nuevamente nueve
  luz: luces | lucir
  esquí: esquís esquíes | esquina
  chalet: chalets | chal
  puerto: puertos | puerta puertas
  descanso: descansos | descansa descansar
  precio: precios | precioso preciada
  anfitrión: anfitriona anfitriones anfitrionas | anfiteatro
  director: directora directores directoras | directo
  actor: actriz actrices actores | acto
  carácter: caracteres | característico
  función: funciones | funciona
  interés: intereses | interesa
  mejor: mejores | mejora mejorar
  gratis: gratis gratuita | grata
  bar: bares | be bo ba
  familiar: familiares familiarmente | familia familias
  constructor: constructora constructores | construir
  realmente: realmente | real reales
  disfrutar: disfruta disfrutáis disfruté disfrutarás disfrutaríamos disfruten disfrutase disfrutando disfrutada disfrutad disfrútalo disfrutémoslo disfrutarla disfrutándolas disfrutá | fruta
  disfruta: disfrutar disfrutan disfrute | fruto
  descubrir: descubre descubra descubrió descubierto descubiertas descúbrelo | cubrir descubridor
  tener: tengo tiene tuvo tendrán tenga teniendo tened tenlo | tienda
  mantener: mantén mantenga mantuvo mantendrá | mano
  hacer: hago hizo harán haga hecho haz hazlo haciéndolo | hacia
  ofrecer: ofrezco ofrezca ofreció ofrecerle ofreciéndoles | oferta
  elegir: elijo elige elija eligió eligiendo | elegante
  dormir: duerme durmió durmiendo durmamos dormirá | dormitorio
  sentirse: siéntete siéntase sintió sintiendo sentirse | sentado
  seguir: siga sigo siguió siguiendo sigamos | siglo
  jugar: juega juegue jugué jugamos | juguete
  aparcar: aparque aparqué aparca | parque
  comenzar: comienza comience comencé comenzamos | comienzo
  conducir: conduzca condujo condujeron | conductor
  construir: construye construyó construyendo | constructor
  oír: oye oiga oyó oyendo oído oímos | ola
  sonreír: sonríe sonría sonrió sonriendo sonreímos | sonrisa
  enviar: envía envíe enviamos envíanos | envío
  reunir: reúne reúna reunimos | reunión
  averiguar: averigüe averigüé averígualo | averío
  avergonzar: avergüenza avergüence avergonzamos | vergüenza
  ver: ve vea vio veía visto verlo | vistas vela
  ir: va vaya fue iremos iba yendo | ida
  contar: cuenta cuente cuéntanos cuéntenos | cuento
  soñar: sueña soñando | sueño
  casar: casarse cásate casan | casa casas caso
  comer: come coma comiendo comido | como comida
  relajar: relájate relájese relájense relajaos relajarse relajándose | relax
  sumérgete: sumergirse sumérjase sumerge | sumario
`;

test.each(
  golden
    .trim()
    .split('\n')
    .map((row) => row.trim()),
)('%s', (row) => {
  const [listed = '', words = ''] = row.split(':');
  const [own = '', others = ''] = words.split('|');
  const forms = spanish.formsOf(listed);
  const each = (text: string) => text.split(' ').filter(Boolean);
  expect(forms.has(listed)).toBe(true);
  expect(each(own).filter((form) => !forms.has(form))).toEqual([]);
  expect(each(others).filter((form) => forms.has(form))).toEqual([]);
});

describe('what guests are asked', () => {
  test.each([
    ['reservar', 'reserve reserven', 'reserva reservad reservaos reservá reserves'],
    ['relajarse', 'relaje relajen', 'relaja relajaos'],
    ['venir', 'venga vengan', 'ven venid vengas'],
    ['decir', 'diga digan', 'di decid'],
    ['divertir', 'divierta diviertan', 'divierte divertíos diviertas'],
    ['elegir', 'elija elijan', 'elige elegid elijas'],
    ['dejar', 'deje dejen', 'deja dejes dejéis'],
    ['acercar', 'acerque acerquen', 'acerca acercaos acerques'],
    ['dar', 'dé den', 'dad daos'],
  ] as const)('%s', (infinitive, formal, informal) => {
    const asked = spanish.imperativesOf(infinitive);
    expect(asked.formal).toEqual(expect.arrayContaining(formal.split(' ')));
    expect(asked.informal).toEqual(expect.arrayContaining(informal.split(' ')));
  });

  test('leaves out other words and verbs nobody is asked for', () => {
    const { formal, informal } = spanish.imperativesOf('viajar');
    expect([...formal, ...informal]).not.toContain('viaje');
    expect(spanish.imperativesOf('nadar').informal).not.toContain('nada');
    expect(spanish.imperativesOf('unir').formal).not.toContain('una');
    expect(spanish.imperativesOf('salir').informal).not.toContain('sala');
    expect(spanish.imperativesOf('poder')).toEqual({ formal: [], informal: [] });
  });
});

describe('how guests are spoken to', () => {
  test.each([
    ['poder', 'puedes podéis podrás podríais pudieras podés'],
    ['haber', 'has habéis hayas habrás hubieras'],
    ['disfrutar', 'disfrutas disfrutabas disfrutaste disfrutaréis disfrutes disfrutaras disfrutad'],
    ['quedar', 'quedas quedad quedaos'],
  ] as const)('%s', (infinitive, informal) => {
    expect(spanish.spokenTo(infinitive).informal).toEqual(expect.arrayContaining(informal.split(' ')));
  });

  test('leaves out nouns and third persons', () => {
    expect(spanish.spokenTo('reservar').informal).not.toContain('reservas');
    expect(spanish.spokenTo('ganar').informal).not.toContain('ganas');
    expect(spanish.spokenTo('salir').informal).not.toContain('sales');
    expect(spanish.spokenTo('poder').formal).toEqual([]);
  });
});

test.each([
  ['resérvelo', 'reserve', 'lo'],
  ['quédate', 'queda', 'te'],
  ['siéntese', 'siente', 'se'],
  ['díganos', 'diga', 'nos'],
  ['muéstraselo', 'muestra', 'selo'],
] as const)('%s is %s and %s', (word, bare, pronouns) => {
  expect(spanish.hungBehind?.(word)).toEqual({ bare, pronouns });
});

test.each(['reserva', 'restaurante', 'terminales'])('nothing hangs behind %s', (word) => {
  expect(spanish.hungBehind?.(word)).toBeNull();
});
