/** Forms of Spanish words that are everyday words of their own, and how far a listed form is taken back. */

import { wordSet as words } from './data.ts';
/** Never a form of a verb, though spelled like one: 'casa' of 'casar', 'vistas' of 'ver', 'una' of 'unir'. */
export const noVerbForms = words(`
  casa casas para paras como sobre sobres entre entres bajo nada nadas vino viaje viajes traje trajes parte partes
  planta plantas tapa tapas vela velas velo velos vista vistas comida comidas bebida bebidas entrada entradas salida
  salidas llegada llegadas vuelta vueltas parada paradas subida subidas bajada bajadas mirada miradas partida partidas
  ida idas medida medidas puesta puestas acogida escapada jornada estada velada nevada helada pasada sala salas sal
  tomate tomates sorbete senos sed sede sedes nombre nombres monte montes fuera cerca cercas medio media medias junto
  libre libres alegre alegres firme firmes tarde tardes torre torres bote botes nieve nieves rueda ruedas fuerza fuerzas
  tienda tiendas ría rías cobre uno una unas base bases cala calas barra barras copa copas cama camas cara mesa mesas
  corte cortes coste costes clave claves llave llaves valle noche noches cita bus gas té este esta ese esa era solo sola
  pino caro claro lista listas bar bares mares lugo plaza plazas copo masa masas data sierra tiendo cadera mandato
  guías cuenca cielo hierba baile bailes pase pases detalle detalles enlace enlaces cierre cierres informe informes
  valores dones mejores ordenes selecciones emociones luces bebés patines deslices abriles saludes olé olés consigo
  adentro relleno presto fijo cojo cruces tumbas paganos tiranos salinos montanos sesiones pensiones sones razones
  hala hale halo halos halas estela estelas vele veles veme
  avance avances alcance desfile desfiles remate embarque desembarque rescate combate debate quilate
`);

/** Never said to a guest by themselves, though spelled like a second person or an imperative. */
export const saidToNobody = words(`
  dudas oídos reservas visitas pruebas cenas consultas llamas marchas cocinas compras entregas cuentas bajas tomas esperas ayudas
  cargas descargas charlas catas copas danzas escalas estancias faltas firmas formas guías llenas limpias secas vivas
  completas activas juntas sueltas despiertas libres libras alegres ofertas muestras notas obras pasas paradas paras
  pausas pescas pintas plantas preguntas quejas recetas reformas mejoras mezclas marcas reseñas velas tapas vueltas
  vistas entradas salidas bebidas comidas duchas sales partes ruedas caminatas bailes viajes cortes pases toques cruces
  goces enlaces cierres montes nombres sobres tardes bases cobres remates embarques desembarques ajustes apuntes avances
  informes alcances entres unas una rías ría haya comas firmes detalles desfiles viste vistes vista eras fueras
  sean sé sed sea sos para está está ha í dá da entre sobre viaje informe monte nombre corte pase baile toque
  cruce goce enlace cierre ajuste avance alcance remate embarque desembarque desfile base cobre tarde detalle tomate
  valores dones mejores ordenes selecciones emociones luces bebés patines deslices abriles saludes sumares olé olés
  tumbas rellenas fijas paganos tiranos salinos montanos conversas
  vela velo velos vele veles veme sala salas salo salos sale sales salle salles salte estela estelas combate id
  nada conservas programas aventuras capturas vivencias combates amarras amarres coronas giras ganas meriendas meta metas
  tiras caliente presente
  venda vendas botes bote costes guardas causas cuestas curas tallas tiendas ondas lavas limas lunas ventas zonas
  invitadas anda vaya vayan pesas pesos moras ramas balances lances lance realces caricias tratas trates tramites
  copias fotografías fotografía registres cambios siestas partidas calles cenadas citas cantes
  rebajas llegadas subidas bajadas montas sumas puntuales validas cuelgues mudas rutas bodas olas flores abonos
  traslades sonrisas risas apuestas calificas saludos calma calmas prisas calles remes asistencias asistentes
  presentes presente diferentes excelentes mantas mandas demandas culturas costas puestas posas rocas
  sirenas sombras terrazas templas tinas trazas uvas vías vidas adornas planes planos calas callas calle
`);

/** Verbs nobody is asked for; in the third person they only tell or ask: 'puede reservar', '¿desea cenar?'. */
export const neverAsked = words(`
  poder haber deber querer saber soler gustar necesitar desear ser estar preferir parecer existir doler caber llover
  nevar apetecer encantar
`);

/** Adverbs that only fill a sentence: the adjective they come from is another matter. */
export const fillers = words(`
  realmente solamente simplemente únicamente especialmente verdaderamente prácticamente sencillamente absolutamente
  totalmente actualmente básicamente literalmente directamente completamente naturalmente seguramente últimamente
  próximamente nuevamente altamente finalmente generalmente normalmente exactamente precisamente posiblemente
  probablemente principalmente aproximadamente ciertamente evidentemente claramente propiamente meramente
  mayormente debidamente previamente justamente
`);

/** Of a noun or an adjective: what a rule would make of it and is another word. */
export const othersOf: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['nuevo', words('nuevamente')],
  ['alto', words('altamente')],
  ['seguro', words('seguramente')],
  ['último', words('últimamente')],
  ['próximo', words('próximamente')],
  ['fino', words('finalmente')],
  ['mejor', words('mejora mejoras')],
  ['valor', words('valora valoras')],
  ['flor', words('flora')],
  ['de', words('demente')],
  ['cala', words('calo')],
  ['medio', words('medias')],
  ['corriente', words('corrientemente')],
]);

/** Everyday nouns in -a that look like a feminine and have no masculine. */
export const nounsInA = words(`
  música fábrica república crítica práctica técnica cerámica política química física matemática lógica ética estética
  óptica acústica gramática botánica mecánica clínica cosmética túnica réplica súplica hípica rúbrica crónica basílica
  iniciativa alternativa perspectiva comitiva directiva oliva diva normativa expectativa narrativa cooperativa
  rosa mariposa cosa baldosa ventosa losa fosa prosa glosa esposa diosa maquinaria primaria secundaria funeraria
  veterinaria canaria informática temática dinámica gráfica fonética
  lavadora secadora computadora batidora aspiradora impresora tostadora calculadora cafetera grapadora
`);

/** Adjectives, participles and names of persons in -o that a listed feminine is taken back to. */
export const knownInO = words(`
  abierto absoluto alto seguro amarillo amargo ameno amplio ancho antiguo apto astuto atento barato barroco bello blanco blando
  bonito bravo bueno caro cercano cierto claro cómodo completo concreto correcto corto crudo cubierto culto discreto
  distinto divino duro estricto estupendo exacto experto exquisito extenso externo extraño extremo feo fino fresco frío
  gordo gratuito grato grueso guapo hondo honesto húmedo incierto infinito inmenso intenso interno íntimo inmediato justo
  largo lejano lento limpio lindo liso llano lleno loco maduro malo manso moderno molesto moreno mullido negro neto nítido
  nuevo oculto oscuro opulento pequeño perfecto plano pleno preciso profundo próximo puro raro rápido recto remoto rojo
  roto sano santo seco secreto selecto sencillo sereno serio sincero soberbio sólido suculento sucio suelto supremo
  tenso tibio tierno tonto tranquilo vacío vasto verdadero viejo vivo último único cálido pésimo óptimo máximo mínimo
  espléndido lúdico íntegro ligero duradero verdadero extranjero sabio medio urbano humano temprano artesano veterano
  mediterráneo contemporáneo subterráneo instantáneo cotidiano vegetariano vegano italiano americano mexicano
  cubano peruano colombiano chileno argentino marino andino divino genuino vecino femenino masculino
  amigo niño camarero cocinero viajero dueño jardinero portero peluquero hijo primo tío abuelo novio compañero invitado
  empleado pasajero mensajero arquitecto médico maestro socio ciudadano forastero
  encantado cuidado renovado reformado equipado decorado ubicado situado privilegiado soleado iluminado relajado
  climatizado animado destacado refinado sofisticado delicado esmerado aislado apartado avanzado recomendado adecuado
  apropiado ajustado elevado inesperado ilimitado afamado renombrado divertido querido escondido distinguido merecido
  atrevido conocido alejado rodeado restaurado rehabilitado amueblado insonorizado acristalado cubierto
  descuidado anticuado desgastado ocupado agotado premiado galardonado reconocido especializado dedicado pensado
`);
