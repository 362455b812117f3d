/** El español de las medidas: unidades, medios, comparaciones, horas y calendario. */

import type { CalendarWords, ClockWords, LanguagePack } from '#lexicon/language-pack.ts';
import { list } from '#lexicon/list.ts';

export const units: LanguagePack['units'] = {
  m: ['m', 'metro~', 'mts'],
  km: ['km', 'kilómetro~', 'kms'],
  mi: ['milla~'],
  ft: ['pies'],
  m2: ['m²', 'm2', 'metro~ cuadrado~', 'metros cuadrados'],
  ha: ['hectárea~', 'ha'],
  min: ['min', 'minuto~', 'minutito~'],
  h: ['hora~', 'h'],
  kg: ['kg', 'kilo~', 'kilogramo~'],
  c: ['° c', 'grados {|centígrados|celsius}', '°'],
  eur: ['€', 'euro~', 'eur'],
  usd: ['$', 'dólar', 'dólares {|estadounidenses|canadienses|australianos}', 'usd', 'cad', 'aud', 'nzd'],
  gbp: ['£', 'libra~', 'gbp'],
  chf: ['chf', 'franco~', 'francos suizos'],
};

export const spans: LanguagePack['spans'] = {
  '{un|} cuarto de hora': 15,
  'media hora': 30,
  'tres cuartos de hora': 45,
};

export const fractions: LanguagePack['fractions'] = { 'y medio': 0.5, 'y media': 0.5, 'y cuarto': 0.25 };

export const modes: LanguagePack['modes'] = {
  walk: [
    'a pie',
    'andando',
    'caminando',
    'de paseo',
    'un paseo de',
    'paseando',
    'caminata',
    'de camino',
    '{caminar|andar|camine|camina|ande|anda}',
  ],
  drive: ['en {coche|taxi|auto|carro}', 'de coche', 'por carretera', 'conduciendo'],
  train: ['en {tren|cercanías|ave}', 'de tren', 'viaje en tren'],
  bike: ['en {bici|bicicleta}', 'pedaleando'],
  bus: ['en {autobús|bus|metro|tranvía|transporte público}'],
  boat: ['en {barco|ferry|barca}', 'de travesía'],
  cable: ['en {teleférico|telecabina|funicular}'],
};

export const comparisons: LanguagePack['comparisons'] = {
  about: list(`
    unos, unas, aproximadamente, cerca de, alrededor de, en torno a, poco más o menos, aprox,
    escasos, escasas
  `),
  hardly: ['apenas'],
  nearly: ['casi'],
  more: [
    'más de',
    'pasad{o|a|os|as} de {los|las}',
    'superad{o|a|os|as} {los|las}',
    'rebasad{o|a|os|as} {los|las}',
    'por encima de',
    'algo más de',
    'poco más de',
    'bastante más de',
  ],
  less: ['menos de', 'por debajo de', 'ni siquiera', 'no llega a', 'poco menos de', 'ni'],
  atLeast: [
    'al menos',
    'como mínimo',
    'por lo menos',
    'desde',
    'desde los',
    'a partir de',
    'a partir de los',
    'a partir de la edad de',
    'desde la edad de',
    'con más de',
    'mayores de',
  ],
  atMost: ['hasta', 'hasta los', 'hasta la edad de', 'como máximo', 'un máximo de', 'máximo', 'no más de'],
};

export const comparisonsBehind: LanguagePack['comparisonsBehind'] = {
  about: ['más o menos', 'o así', 'aproximadamente', 'escas{o|a|os|as}'],
  more: ['y pico', 'y algo', 'larg{o|a|os|as}', 'y poco'],
};

export const clock: ClockWords = {
  marks: ['h', 'horas'],
  before: list(`
    a las, a la, las, la, hacia las, sobre las, desde las, desde la, hasta las, hasta la, de las, antes de las,
    después de las, a partir de las, entre las, y las, hasta, de, a, al, desde, hasta el, desde el, a partir del, hacia el, antes del
  `),
  morning: ['de la mañana', 'am', 'de la madrugada'],
  evening: ['de la tarde', 'de la noche', 'pm', 'del mediodía'],
  fixed: { mediodía: 720, medianoche: 1440 },
  lead: {
    'media hora después de': 30,
    'media hora antes de': -30,
    'una hora antes de': -60,
    'una hora antes de la': -60,
    'dos horas antes de la': -120,
    'dos horas antes de': -120,
    'tres horas antes de': -180,
    'una hora después de': 60,
    'dos horas después de': 120,
    'media hora antes del': -30,
    'una hora antes del': -60,
    'dos horas antes del': -120,
    'media hora después del': 30,
    'una hora después del': 60,
    'un cuarto de hora después de': 15,
  },
  tail: {
    'y media': 30,
    'y cuarto': 15,
    'menos cuarto': -15,
    'en punto': 0,
    'y diez': 10,
    'menos diez': -10,
    'menos cinco': -5,
    'menos veinte': -20,
  },
};

export const calendar: CalendarWords = {
  months: [
    ['enero', 'ene'],
    ['febrero', 'feb'],
    ['marzo', 'mar'],
    ['abril', 'abr'],
    ['mayo'],
    ['junio', 'jun'],
    ['julio', 'jul'],
    ['agosto', 'ago'],
    ['septiembre', 'setiembre', 'sept', 'sep'],
    ['octubre', 'oct'],
    ['noviembre', 'nov'],
    ['diciembre', 'dic'],
  ],
  weekdays: [
    ['lunes'],
    ['martes'],
    ['miércoles'],
    ['jueves'],
    ['viernes'],
    ['sábado', 'sábados'],
    ['domingo', 'domingos'],
  ],
  joints: ['de', 'del', 'día', 'el', 'al', 'mes'],
  ranges: ['al', 'a', 'hasta', 'hasta el', 'y', 'y el', 'o', 'a el'],
  inMonth: list(`en, finales de, principios de, mediados de, este, cada, hasta, desde, de, fin de, para, durante`),
  opening:
    list(` {primera|primer|primeras|primeros} {voz|voces|luz|luces|corcho|corchos|copa|copas|canción|canciones|cuento|cuentos|historia|historias|cometa|cometas|pan|panes|antorcha|antorchas|vela|velas|acordeón|acordeones|baile|baile|coro|banda|brindis|concierto}, por primera vez, {leva|levan} anclas, {iza|izan} {|las} velas, {sube|alza|levanta} el telón, {se hace|se hacen} a la mar, echa a {andar|rodar}, estren^, estreno, zarp^, despeg^, da comienzo, da inicio, pistoletazo de salida, se inici^,
    abr^, apertura, inaugur^, inauguración, empiez^, empez^, comienz^, comenz^, arranc^, arranque, primer día, {primeras|primera|primeros|primer} {nota|notas|acorde|acordes}, primera {noche|jornada|velada|tarde},
    desde
  `),
  ending: list(
    ` {última|último|últimas|últimos} {voz|voces|corcho|cuento|historia|cometa|pan|antorcha|vela|acordeón|baile|coro|banda}, se despid^, {última|últimas|último|últimos} {nota|notas|acorde|acordes|concierto|canción|canciones|pase|vuelta|luz|luces|barcos|película|carrera|copa|brindis}, se apaga, se apagan, {baja|cae} el telón, {dice|dicen} adiós, {toca|llega|llegan} a su fin, pone fin, pone punto final, culmin^, echa el cierre,termin^, cierr^, acab^, clausura, final, último día, última {noche|jornada|velada|tarde}, hasta, finaliz^, conclu^`,
  ),
  weekend: ['fin de semana'],
};

export const dimensions = list(`
  de agua, de nado, de largo, de longitud, de profundidad, de ancho, de alto, de altura, de altitud, {sobre|por encima de} {el nivel del mar|el mar}, por encima del {nivel del |}mar, largo
`);
export const measures = list(
  `tiene, tienen, sube, salva, baja, asciende, se eleva, mide, miden, recorre, recorren, se extiende {|por|a lo largo de}, abarca`,
);
export const ascents = list(`de {desnivel|subida|bajada|ascenso|descenso}, arriba, abajo`);
export const statures = list(`mido, mide él, soy de`);
