/** Modismos con palabras de las otras listas que no afirman nada. */
import { list } from '#lexicon/list.ts';

export const idioms = list(`
  después del desayuno, antes del desayuno, después de desayunar,
  mar de, un mar de, cuatro gatos, no hay dos sin tres, mil y una, mil y la madre,
  mil {gracias|estrellas|veces|maneras|razones|historias|cosas|anécdotas|amores}, a las mil maravillas,
  las mil y una noches, cien por cien, séptimo cielo, en el séptimo cielo, en un abrir y cerrar de ojos,
  viento en popa, agua pasada, a dos pasos, a un paso, a cuatro pasos, a tiro de piedra, a un tiro de piedra,
  en un dos por tres, en un santiamén, buscarle tres pies al gato, tres pies al gato, más vale tarde,
  más vale pájaro, ciento volando, una de cal, matar dos pájaros, dos pájaros de un tiro, cuatro paredes,
  a cuatro manos, los cuatro vientos, a los cuatro vientos, cada dos por tres, no dar ni una, ni uno ni dos,
  uno más, hacer las diez de últimas, de primera, a primera vista, primera vista, primera hora, por primera vez,
  primeros auxilios, de primera mano, en primer lugar, a última hora, a las tantas, la hora de la verdad,
  hora punta, libre albedrío, tiempo libre, aire libre, al aire libre, entrada libre de, ratos libres,
  sentirse libre, barra libre, barra de labios, barra de pan, sin barreras mentales, código de barras,
  jardín de infancia, jardín botánico, jardines botánicos, jardín de las delicias, jardines del palacio,
  jardines públicos, meterse en un jardín, jardines reales, camas elásticas, caer en la cama, ir a la cama,
  en cama, fuera de la cama, meterse en la cama, de la cama, planta baja, plantas aromáticas, plantas del jardín,
  planta de los pies, de planta, piso piloto, piso franco, por un minuto, minuto de silencio, en un minuto,
  último minuto, al minuto, cada minuto, un minuto, bodega de barco, puerto de montaña, llegar a buen puerto,
  a buen puerto, puerto seguro, escenario perfecto, escenario ideal, en escena, salida del sol, a la salida,
  entrada triunfal, entrada principal, entrada en calor, de entrada, sin salida, llegada del, a su llegada,
  a tu llegada, perros y gatos, como el perro y el gato, vida de perros, tiempo de perros,
  a otro perro con ese hueso, hace frío, grupo de amigos, en grupo, en equipo, equipo de, salvo el,
  baño de {sol|multitudes|masas|realidad|bosque}, como una sauna, día a día, cada día, todos los días, día de,
  buenos días, al día, algún día, otro día, de día, país de, mejor tarde, a lo mejor, mejor dicho, mejor que,
  mayor parte, la mayor parte, más o menos, nada más, sin más, es más, más bien, más allá, más acá,
  ni más ni menos, una vez más, a media luz, media luna, medias tintas, a medias, media hora, media tarde,
  medio mundo, a medio camino, media vuelta, estrella invitada, buena estrella, ver las estrellas, ver estrellas,
  estrella de mar, martes y trece, no corre prisa, oasis de, música de cámara, ropa vieja, ropa cómoda,
  cuarto de baño, cuarto de siglo, cuarto de hora, cuarto menguante, tres cuartos, almuerzo de, carrera de,
  tren de vida, un tren de, locales con, sin parar
`);
