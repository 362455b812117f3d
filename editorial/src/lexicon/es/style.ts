/** El español de la revisión de estilo: tratamiento, superlativos y tópicos. */

import type { StyleWords } from '#lexicon/language-pack.ts';
import { list } from '#lexicon/list.ts';

/** Lo que se pide a los huéspedes y lo que se dice que hacen. */
const verbs = `
  reservar disfrutar descubrir venir dejar relajar elegir escoger dormir celebrar festejar visitar encontrar hallar tomar
  sumergir pasear aparcar estacionar viajar planificar planear llamar telefonear escribir traer respirar probar seguir ver
  ir dar quedar olvidar vivir revivir regalar obsequiar despertar madrugar trasnochar amanecer aprovechar consultar conocer
  explorar sentir llegar acercar permitir saborear desconectar empezar comenzar iniciar hacer pasar subir bajar ascender
  descender contemplar amarrar mirar observar admirar fotografiar capturar caminar andar desayunar cenar comer beber
  almorzar merendar brindar bailar cantar nadar bucear navegar remar pescar esquiar patinar pedalear correr recorrer
  rodear salir entrar volver regresar cruzar girar continuar proseguir atravesar bordear alquilar comprar adquirir pagar
  abonar ahorrar ganar obtener recibir recoger entregar llevar cargar guardar depositar poner quitar abrir cerrar encender
  apagar usar utilizar emplear pulsar tocar escuchar oír leer compartir contar decir preguntar pedir solicitar contactar
  enviar mandar rellenar completar indicar comunicar informar avisar confirmar cancelar anular modificar cambiar registrar
  inscribir apuntar suscribir seleccionar combinar añadir agregar personalizar crear diseñar organizar preparar programar
  imaginar soñar pensar recordar saber entender aprender practicar entrenar meditar estirar descansar reposar tumbar
  acomodar instalar alojar hospedar refrescar bañar duchar mimar cuidar consentir recargar renovar reconectar
  inspirar sorprender enamorar emocionar divertir jugar reír sonreír vibrar reunir juntar invitar acompañar unir sumar
  participar asistir acudir degustar catar paladear deleitar cocinar elaborar recolectar pisar oler perder escapar huir
  evitar experimentar escalar trepar cabalgar montar conducir volar aterrizar embarcar desembarcar zarpar surfear flotar
  deslizar lanzar atrever animar aventurar adentrar asomar abandonar refugiar resguardar abrigar proteger calzar vestir
  querer poder tener deber haber ser estar preferir desear necesitar buscar esperar trabajar conectar descargar escanear
  acceder presentar mostrar enseñar validar canjear valorar opinar puntuar calificar recomendar repetir prolongar alargar
  ampliar extender adelantar anticipar garantizar asegurar revisar comprobar verificar respetar mantener cumplir devolver
  tirar reciclar separar colgar ayudar colaborar apoyar donar transformar mejorar tratar hidratar purificar sanar liberar
  soltar fluir estrenar lucir calentar servir mezclar maridar acabar terminar concluir culminar rematar coronar despedir
  saludar conversar charlar hablar comentar marcar visualizar pinchar clicar reclamar curiosear contratar aplicar
  introducir insertar disponer optar decidir apostar lograr conseguir alcanzar resolver encargar alimentar pernoctar
  hojear ojear acampar veranear callejear perderse tumbarse quedarse parar frenar detener dedicar ofrecer gozar evadir
  evocar rendir sucumbir delegar fijar ordenar situar ubicar localizar orientar trasladar dirigir coger agarrar echar
  meter sacar prestar ocupar compensar combatir olvidarse comparar conservar mover moverse sudar tonificar
  revitalizar equilibrar enriquecer atesorar grabar vivenciar estudiar investigar adoptar acariciar merecer dudar confiar
  `;

export const style: StyleWords = {
  formal: list(`
    usted, ustedes, {le|les} {esperamos|recibimos|damos|ofrecemos|invitamos|proponemos|recomendamos|aconsejamos},
    {le|les} {sugerimos|agradecemos|acompañamos|ayudamos|atendemos|enviamos|informamos|rogamos|pedimos|acogemos},
    {le|les} {llevamos|recogemos|contamos|mostramos|preparamos|servimos|reservamos|deseamos|garantizamos|avisamos},
    {le|les} {responderemos|esperaremos|recibiremos|ayudaremos|enviaremos|llamaremos|contestaremos|atenderemos},
    {le|les} {dedicamos|facilitamos|prestamos|mimamos|guiamos|asesoramos|llamamos|regalamos|contestamos|abrimos},
    le {apetece|apetezca|encantará|gustará|gustaría|sorprenderá|conquistará|espera|esperan|aguarda|aguardan|acogerá},
    {esperar|recibir|acompañar|ofrecer|atender|asesorar|sorprender|mimar|servir|acoger|informar|guiar}{le|les},
    esperándo{le|les}, dar{le|les} la bienvenida, su {estancia|escapada|reserva|viaje|llegada|descanso|visita},
    sus {vacaciones|maletas|mascotas|reservas|viajes}, su {habitación|equipaje|maleta|coche|vehículo|perro|mascota},
    su {disposición|boda|evento|reunión|correo electrónico|email|tarjeta|pasaporte|móvil|solicitud|petición|pedido|código},
    su {pareja|consulta|moto|bici|bicicleta|luna de miel}, su próxim{o|a} {estancia|escapada|visita|viaje|reserva|evento},
    {a|para|por} su {comodidad|bienestar|confort|seguridad|gusto|ritmo|medida|llegada|salida|cuenta},
    si {lo |}{desea|prefiere|quiere|necesita|viaja|viene|busca|reserva}, cuando {lo |}{desee|quiera|prefiera|guste},
    {como|donde|lo que|que} {desee|prefiera|guste|necesite}, si {tiene|tuviera} {alguna|algún|cualquier|dudas|preguntas|niños|hijos|alergias},
    si llega {antes|tarde|después|en|con|por}, si le {apetece|gusta|interesa|gustan}, no dude en,
    {también|aquí|donde|usted|y|siempre|además} puede {reservar|disfrutar|elegir|solicitar|consultar|descubrir|relajarse|alquilar|aparcar|cenar|desayunar|dejar|pedir|contactar|cancelar|llegar|venir|pasear|visitar|dormir|descansar|comer|tomar|probar|bañarse|llamar|escribir|utilizar|usar|recoger|ver},
    podrá {reservar|disfrutar|elegir|solicitar|consultar|descubrir|relajarse|alquilar|aparcar|cenar|desayunar|dejar|pedir|contactar|cancelar|llegar|venir|pasear|visitar|dormir|degustar|saborear|practicar|recorrer|conocer|contemplar|admirar|descansar|bañarse|sentir|probar|comer|ver|nadar|tomar|encontrar|vivir|explorar},
    puede reservar, encontrará, disfrutará, desea, descubrirá, dormirá, llegará {a pie|en coche|en tren|en}, acompañarle,
    tendrá {a su|acceso|ocasión|oportunidad|que|todo|tiempo|la oportunidad|la posibilidad}, desayunará, se despertará,
    se sentirá, se enamorará, saboreará, no querrá, querrá {volver|quedarse|repetir}
  `),
  informal: list(`
    tú, ti, contigo, te, tu, tus, tuyo, tuya, tuyos, tuyas, vosotros, vosotras, os, vuestro, vuestra, vuestros,
    vuestras, vos, {si|cuando|mientras|donde|que|lo que} {reservas|visitas|cenas|cuentas|bajas|compras|esperas|sales|subes},
    cuentas con, bajas {a|al|del}, sales {a|al|de casa|del hotel|por}, visitas {la|el|los|nuestro|nuestra},
    {si|cuando|mientras} {pasas|tomas|cocinas|montas|paras|pescas|entras|entregas|consultas|pruebas|viajes|vives},
    {pasas|tomas|pruebas} {el|la|un|una|los|las|unos|unas|nuestro|nuestra|nuestros|nuestras}, no {pasas|esperas},
    ganas {un|una|hasta}, {si|cuando|mientras} {ganas|giras|programas|meriendas|tiras}
  `),
  verbs: list(verbs.replace(/\s+/g, ',')),
  formalImperatives: list(`
    vaya {a|al|de|por|directo|directamente|hasta|en|con}, {disfrute|disfruten|olvídese|olvídense|enamórese|despídase|aléjese|acuérdese} {de|del}, únase, siéntese, siéntense, vístase, ríase, tenga en cuenta,
    {viaje|baile|monte|pase|cierre|cruce|corte|toque|goce|remate|rescate} {el|la|los|las|su|sus|con|cuando|como|sin|por},
    viaje {ligero|cómodo|seguro|tranquilo|gratis|hasta|en}, pase {a|al|y|un|una|unos|unas}, entre {y|usted},
    no {viaje|pase|tarde|toque|monte|entre|vaya|cierre|cruce|sea|baile|olvide|deje}, esté {atento|atenta|pendiente},
    sea {bienvenido|bienvenida|bienvenidos|nuestro|nuestra|parte|testigo|protagonista|el primero|la primera},
    sean {bienvenidos|bienvenidas|nuestros|testigos}, sepa {que|cómo},
    {su|sus} {familia|hijos|niños|amigos|paladar|sentidos|opinión|aniversario|comodidad|confort|bienestar|acompañante},
    puede {reservar|disfrutar|elegir|solicitar|consultar|descubrir|relajarse|alquilar|aparcar|cenar|desayunar|dejar|pedir|contactar|cancelar|llegar|venir|pasear|visitar|dormir|llamarnos|escribirnos|llevarse|traer}
  `),
  informalImperatives: list(`
    ve {a|al|de|por|directo|directamente|hasta|en|con|más}, anda, únete, siéntate, sentaos, vete, sal {a|al|con|por|y},
    sé {bienvenido|bienvenida|nuestro|nuestra|parte|testigo|protagonista|el primero|la primera|feliz},
    no {viajes|pases|tardes|toques|montes|entres|cruces|bailes|seas|cierres|cortes|vayas|comas},
    {visita|prueba|consulta|compra|mezcla|cena|toma|pregunta|llama|busca|conoce|siente|recorre|cruza} {nuestro|nuestra|nuestros|nuestras},
    reserva ahora {y|mismo|con|para|en|desde|por|online|directamente|antes}, reserva {ya|hoy|directamente|cuanto antes},
    reserva y {ahorra|disfruta|paga|ven|recibe|consigue|descubre|gana|viaja}, reserva {con|por} {nosotros|antelación|teléfono},
    llama {a|al|antes|por|y|cuando|ya}, pregunta {en|por|a|al|si|sin}, consulta {en|con|antes}, toma {asiento|nota|aire|algo},
    viaja {ligero|ligera|en|sin|a|al|hasta|y|más|por|despacio|cómodo|cómoda|con nosotros}, espera {a ver|en|y},
    sueña {despierto|despierta|a lo grande|bien|y|entre}, recuerda {que|llevar|traer|reservar|avisar|pedir|cuando},
    lleva {calzado|ropa|bañador|abrigo|toalla|agua|zapatos|siempre|crema}, sigue {leyendo|bajando|caminando|recto|así|el camino|el sendero|el río|el paseo},
    sigue las {señales|indicaciones|flechas|huellas|instrucciones}, sigue la {costa|orilla|senda|ruta}, síguenos,
    llega {cuando|con hambre|con tiempo|sin prisa|sin prisas}, trabaja {desde|junto|frente|sin|tranquilo|tranquila},
    vive {la|el|los|las|tu|lo}, vive {una|unas|unos} {experiencia|aventura|noche|vacaciones|días},
    {disfruta|disfrutad|disfrutá|olvídate|olvidaos|enamórate|despídete|aléjate|acuérdate} {de|del}, {empieza|termina|acaba|comienza} {el|la} {día|mañana|semana|jornada|año|tarde|noche},
    pasa {la noche|el día|la tarde|la mañana|un|una|unos|unas|y|a|por}, entra {y|sin}, vuelve {cuando|a casa|pronto|con},
    sube a la {azotea|terraza|torre|cima|montaña|muralla}, sube al {mirador|tejado|faro|castillo|ático|barco}, sube {las|los} {escaleras|peldaños},
    baja a {desayunar|cenar|la playa|la cala|la piscina|la calle}, baja al {bar|jardín|lago|puerto|spa|mar|río|restaurante|muelle},
    gira a {la|mano}, continúa {por|recto|hasta|hacia}, gana {un|una|hasta}, habla con {nosotros|recepción|el equipo},
    {presenta|muestra} {la tarjeta|el código|el cupón|este|esta|la entrada|el carné}, abre {la ventana|las ventanas|la puerta|los ojos},
    cierra {la ventana|la puerta|los ojos}, {añade|organiza|prepara|consigue|busca|piensa} {en|el|la|los|las} {mesa|maleta|maletas|equipaje|calendario|cesta|desayuno|lista},
    cambia {la rutina|el despertador|la oficina|el coche|de aires|de planes}, cuida {el|los} {agua|bosque|recursos},
    nada {en la|en el|en nuestra|en nuestro|unos|entre|bajo}, brinda {con|por|y|a|al|bajo|en}, canta {con|y|a}
  `),
  nounImperatives: list(`
    reserva, visita, prueba, consulta, marcha, cena, cocina, compra, ducha, ayuda, carga, descarga, cata,
    charla, danza, entrega, escala, espera, firma, guía, mezcla, nota, pausa, pesca, pinta, planta, pregunta, cura,
    toma, programa, copia, calma, oferta, reforma, sombra, vela, paga, suelta, limpia, llena, completa, seca, sana,
    sal, lista, conoce, siente, recorre, cruza, añade, organiza, prepara, dedica, consigue, busca, piensa, baja, alquila,
    junta, tumba, combate, vivencia, aventura, captura, despide, guarda
  `),
  statementImperatives: list(`
    empieza, conoce, sube, pasa, sigue, llega, vive, trabaja, comienza, termina, acaba, concluye, culmina, practica, inicia,
    abre, cierra, entra, sale, vuelve, regresa, gira, continúa, prosigue, atraviesa, bordea, rodea, corre, oye, huele,
    habla, viaja, sueña, lleva, recibe, obtiene, ofrece, dispone, combina, une, reúne, invita, permite, presenta,
    muestra, cambia, cuida, conecta, agrega, garantiza, asegura, respeta, cumple, mantiene, sirve, calienta, enfría,
    transforma, mejora, inspira, emociona, enamora, sorprende, asiste, colabora, apoya, incluye, cuenta, ocupa,
    conserva, sitúa, ubica, luce, fluye, flota, vibra, vuela, zarpa, aterriza, embarca, desembarca, desciende, asciende,
    alcanza, logra, resuelve, gana, pierde, crea, diseña, elabora, enriquece, equilibra, revitaliza, tonifica,
    alimenta, adopta, acaricia, opta, decide, necesita, desea, prefiere, merece, sabe, ordena, dirige, orienta, saca, recuerda,
    descansa, amanece, alarga, amplía, extiende, prolonga, remata, detiene, evoca, rinde, deleita, hospeda, aloja,
    acompaña, acerca, separa, recomienda, forma, suma, marca, queda, causa, apuesta, compensa, corona, anima,
    protege, da, adelanta, anticipa, participa, utiliza, emplea, usa, toca, vibra, comunica, informa, indica, avisa,
    confirma, refresca, calza, asoma, hidrata, purifica, libera, relaja, trata, consiente, mima, divierte, enseña, conduce,
    baña, marida, dona, canta, atesora, traslada, estrena, brinda, monta, merece, gusta, refugia, abriga, llama, adquiere, abona, fija, busca, guarda, regala, baja
  `),
  cliches: list(`
    oasis de {paz|tranquilidad|calma|relax|serenidad|bienestar}, oasis urbano~, {remanso|refugio} de {paz|tranquilidad|calma},
    en pleno corazón, {un |}marco {incomparable|inigualable|idílico}, {tesoro|joya|secreto} {escondid|ocult}{o|a}~, lugar de ensueño,
    {entorno|enclave|rincón|emplazamiento} {privilegiado|único|incomparable|inigualable|inmejorable|idílico|mágico},
    ubicación {privilegiada|inmejorable|envidiable|incomparable|excepcional|perfecta|estratégica}, rincones {mágicos|secretos},
    {experiencia|estancia|momento|recuerdo|noche|velada|escapada}~ {inolvidable|únic{o|a}|inigualable|irrepetible|imborrable|perfect{o|a}|mágic{o|a}}~,
    inolvidable~, de ensueño, de cuento, de cuento de hadas, de película, para todos los gustos, {grandes y pequeños|pequeños y mayores},
    como en casa, {su|tu} segunda casa, {un |}hogar {lejos de casa|fuera de casa}, {su|tu} hogar {lejos de casa|lejos del hogar},
    no {te|le|os|les} {deja|dejará|dejan|dejarán} indiferente~, no {deja|dejará} {a nadie indiferente|indiferente a nadie},
    {desconectar|escapar|huir|evadirse|escaparse|desconexión|alejarse} {de la rutina|del mundo|del día a día|del estrés|del bullicio|de todo},
    {desconecta|desconecte|escapa|escape|escápate|escápese|huye|evádete} {de la rutina|del mundo|del día a día|del estrés|del bullicio|de todo},
    mundanal ruido, lejos del {bullicio|estrés|ajetreo}, todo lujo de detalles, {hasta el|cada} {último|más mínimo|mínimo} detalle,
    lo mejor de, mágico~, mágica~, {un sinfín|una infinidad|un mar|un abanico|un mundo} de {|posibilidades|sensaciones|sabores},
    {déjate|déjese|dejarse|dejarte|dejaos|déjense} {llevar|mimar|sorprender|seducir|conquistar|cautivar|envolver|enamorar|inspirar|consentir},
    sumérgete, sumérjase, sumergirse en, vibrante~, delicias {culinarias|gastronómicas}, hará{|n} las delicias, hacer las delicias,
    {placer|deleite|regalo|festín|fiesta} para {los sentidos|el paladar}, {despertar|despierta|despierte} {los|tus|sus} sentidos,
    {explosión|festival|mosaico|crisol|torbellino|sinfonía} de {sabores|sensaciones|colores|culturas|aromas}, {viaje|experiencia} sensorial,
    viaje {por|a través de|de|para} los sentidos, {recargar|cargar|recarga|recargue} {|las|tus|sus} {pilas|baterías|energías}, para chuparse los dedos,
    {fusión|combinación|mezcla|unión|armonía|simbiosis|sintonía} {perfecta|ideal}, {equilibrio|maridaje|escenario} perfecto,
    {lugar|sitio|destino|plan|refugio|punto de partida} {perfecto|ideal}, con encanto, de primer nivel, de primerísimo nivel, de primera clase,
    {paraíso|edén} {terrenal|escondido|perdido|en la tierra}, {auténtico|verdadero|pequeño} paraíso, un trozo de cielo,
    donde el tiempo se {detiene|para}, el tiempo {parece detenerse|se detiene|se para}, {parar|detener} el tiempo, viaje en el tiempo,
    que {quita|quitan|cortan|corta|deja|dejan} {el|sin} {aliento|hipo|respiración|palabras}, {vistas|paisajes} {de infarto|de vértigo|de escándalo|de postal},
    a tiro de piedra, {donde |}{la |lo }{tradición|tradicional} y {la |lo |}{modernidad|moderno|vanguardia|innovación} se {unen|funden|encuentran|dan la mano},
    magia {del lugar|de la noche|del momento}, {momentos|instantes} {mágicos|especiales|para el recuerdo}, para el recuerdo, difícil de olvidar, imposible de olvidar,
    cuidado al detalle, trato exquisito, a la altura de los más exigentes, los paladares más exigentes, los más exigentes, cautivador~, cautivadora~,
    {enamora|enamorará|enamorarán|conquista|conquistará} {a primera vista|desde el primer momento|tus sentidos|sus sentidos|tu paladar|su paladar}, amor a primera vista
  `),
  superlatives: list(`
    {el|la|los|las|lo} mejor~, mejores, perfecto~, perfecta~, único~, única~, inmejorable~, incomparable~,
    insuperable~, excepcional~, exclusivo~, exclusiva~, número uno, legendario~, legendaria~, sensacional~,
    inigualable~, irrepetible~, extraordinario~, extraordinaria~, maravilloso~, maravillosa~, fantástico~, fantástica~,
    magnífico~, magnífica~, increíble~, fabuloso~, fabulosa~, espectacular~, impresionante~, sublime~, deslumbrante~,
    irresistible~, envidiable~, asombroso~, asombrosa~, fascinante~, formidable~, soberbio~, soberbia~, inmejorablemente, idílico~, idílica~,
    paradisíaco~, paradisíaca~, paradisiaco~, paradisiaca~, sin {igual|par|parangón|rival|precedentes|comparación},
    como {ningún|ninguna} {otro|otra}, fuera de {lo común|serie}, fuera de este mundo,
    de {clase|talla|fama|renombre|prestigio} {mundial|internacional}, {mundialmente|internacionalmente} {famos|conocid|reconocid}{o|a}~,
    {lujosísim|bellísim|grandísim|hermosísim|preciosísim|buenísim|riquísim|altísim|modernísim|famosísim|tranquilísim|elegantísim}{o|a}~,
    el no va más, lo {máximo|nunca visto|más de lo más}, {máximo|máxima} {lujo|confort|exclusividad|calidad|elegancia},
    más {bello|bonito|hermoso|exclusivo|lujoso|famoso|espectacular|bella|bonita|hermosa|exclusiva|lujosa|famosa|romántico|romántica}~,
    más {impresionante|impactante|emblemático|emblemática|prestigioso|prestigiosa|codiciado|codiciada|auténtico|auténtica|elegante|deseado|deseada}~
  `),
};
