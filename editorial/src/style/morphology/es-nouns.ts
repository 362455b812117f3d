/** Spanish nouns and adjectives whose forms no rule tells, and words that a rule would make another word of. */
import { rows, words } from './data.ts';

/** A word and its forms that no rule makes; of what is behind a `+` gender and number are formed as of any other. */
const irregular = rows(`
  bueno buen bien mejor mejores bonísimo+, malo mal peor peores, grande gran, santo san santísimo+, primero primer,
  tercero tercer, alguno algún, ninguno ningún, uno un, cualquiera cualquier cualesquiera, ciento cien, bien mejor,
  mal peor, mucho muchísimo+, poco poquísimo+, cerca cerquísima, lejos lejísimos, el la los las lo, este esta estos estas,
  ese esa esos esas, aquel aquella aquellos aquellas, un una unos unas, tu tus, su sus, mi mis,
  fuerte fortísimo+, nuevo novísimo+, antiguo antiquísimo+ antiguamente, caliente calentísimo+, tierno ternísimo+,
  cierto certísimo+, reciente recentísimo+ recién, valiente valentísimo+, fiel fidelísimo+, grueso grosísimo+,
  pobre paupérrimo+, célebre celebérrimo+, libre libérrimo+, íntegro integérrimo+, joven jovencísimo+, cruel crudelísimo+,
  sagrado sacratísimo+, diestro destrísimo+, ardiente ardentísimo+, acre acérrimo+, salubre salubérrimo+, sabio sapientísimo+,
  cliente clienta+, jefe jefa+, presidente presidenta+, dependiente dependienta+, asistente asistenta+,
  ayudante ayudanta+, gerente gerenta+, sirviente sirvienta+, pariente parienta+, monje monja+, sastre sastra+,
  infante infanta+, gobernante gobernanta+, intendente intendenta+, comediante comedianta+, huésped huéspeda+,
  chef chefs, actor actriz actrices, emperador emperatriz emperatrices, héroe heroína+, alcalde alcaldesa+,
  príncipe princesa+, duque duquesa+, conde condesa+, barón baronesa+, poeta poetisa+, abad abadesa+, tigre tigresa+,
  rey reina+, gallo gallina+, señor señora+, anfitrión anfitriona+, campeón campeona+, patrón patrona+, león leona+,
  bretón bretona+, sajón sajona+, ladrón ladrona+, comilón comilona+, quien quienes, glotón glotona+, dormilón dormilona+, juguetón juguetona+, peatón peatona+, bufón bufona+,
  bailarín bailarina+, parlanchín parlanchina+, cantarín cantarina+, saltarín saltarina+, andarín andarina+, chiquitín chiquitina+,
  español española+, andaluz andaluza+, capataz capataza+, juez jueza+, aprendiz aprendiza+, mayor mayores,
  concejal concejala+, chaval chavala+, colegial colegiala+, oficial oficiala+,
  carácter caracteres, régimen regímenes, espécimen especímenes, jersey jerséis, club clubs clubes, hobby hobbies,
  penalti penaltis, sándwich sándwiches, máster másteres, líder líderes lideresa+, fan fans, plus pluses,
  spa spas, ferry ferris ferries, party parties, brandy brandis, whisky whiskies, penthouse penthouses, lord lores,
  esquí esquíes, bisturí bisturíes, rubí rubíes, jabalí jabalíes, tabú tabúes, bambú bambúes, hindú hindúes,
  marroquí marroquíes, israelí israelíes, maniquí maniquíes, sofá sofás, te ti, él ella ellos ellas,
  gratis gratuito+, guapo guapetón guapetona
`);
export const irregularNominals: ReadonlyMap<string, readonly string[]> = new Map(
  irregular.map(([word = '', ...forms]) => [word, forms]),
);

/** Words that have one form. */
export const invariable: ReadonlySet<string> = new Set(
  words(`
    a ante con contra de del al desde durante en entre hacia hasta mediante para por según sin sobre tras
    y e o u ni que si sino pero aunque porque pues como cuando donde mientras cuanto quien no sí ya más menos muy tan
    aún aun hoy ayer siempre nunca jamás aquí allí ahí acá allá luego después antes pronto todavía
    también tampoco quizá quizás casi además así apenas me nos os se lo le les yo ello nada nadie algo alguien cada
    demás etc dos tres cuatro cinco seis siete ocho nueve diez once doce
  `),
);

/** In -ar, -er and -ir, and no verbs. */
export const noVerbs: ReadonlySet<string> = new Set(
  words(`
    bar mar par lar zar lugar hogar bienestar malestar altar pilar collar pulgar pajar pinar olivar palmar manjar
    ejemplar lagar radar caviar bulevar sillar tejar telar hangar calamar paladar ajuar jaguar militar palomar azar bazar
    colmenar encinar solar cañaveral avatar robledar juncar espaldar costillar popular familiar particular singular
    espectacular similar peculiar lunar molar nuclear titular escolar insular peninsular polar vulgar secular
    modular muscular ocular estelar milenar preliminar lumbar capilar dispar impar seglar tubular rectangular triangular
    angular vehicular curricular tutelar interestelar extraescolar unifamiliar multifamiliar pulmonar bipolar
    impopular irregular celular mujer taller alquiler ayer mercader bachiller alfiler brigadier canciller primer tercer
    cualquier menester premier atelier sumiller sommelier somier dossier croupier burger tupper voucher trekker scooter
    router roller influencer partner runner center water beer primer slider glamper elixir porvenir souvenir
    faquir visir tapir nadir zafir menhir emir casimir
  `),
);

/**
 * Masculine nouns in -o that are no adjectives: 'puerto' has no 'puerta', 'descanso' no 'descansa'. A verb's first
 * person that is one of them is left out of its forms.
 */
export const nounsInO: ReadonlySet<string> = new Set(
  words(`
    abandono abanico abono abrazo abrigo abuso acceso acento acero acertijo acierto acoso acto acuerdo adelanto
    aderezo adobo adorno aeropuerto afecto agasajo agobio agosto agrado agravio aguacero ahorro alboroto aliento
    alimento alivio almendro almuerzo alojamiento ambiento amparo anhelo anillo ánimo aniversario año antojo anuncio
    anzuelo aparato aparcamiento apego aperitivo aposento apoyo aprecio apuro arbusto archivo arco argumento aro
    arreglo arribo arroyo arrullo artículo asalto ascenso asedio aseo asfalto asiento asombro aspecto asunto
    atajo ateneo atisbo atraco atraso aumento auspicio auxilio avellano aviso ayuno azulejo balanceo balneario banco
    bando baño barco barranco barrio beneficio beso bizcocho bocadillo bocado boleto bollo bolo bolsillo bolso
    bono bordo bostezo brazo brillo brinco buceo bulto buzo caballo cabo cacao cacharro calco cálculo caldero caldo
    calendario cambio camino campo canasto candado caño canto capricho caramelo cargo cariño carro cartucho
    casco casino caso castigo castillo cebo celo cemento censo centro cepillo cerco cerezo cero cerrojo cesto charco
    chasco chorro ciclo cielo cierro cigarro cilindro cimiento circo círculo ciruelo claustro clavo cobijo cobro coco
    código codo cogollo colegio colmo columpio comercio comienzo comino compendio complemento compromiso concierto
    concurso condimento conejo congreso cono conocimiento consejo consenso consuelo consumo contacto contagio contexto
    contorno contrato convento copo corcho cordero coro correo corro cortejo costado costo coto crédito credo criterio
    cromo cuaderno cuadro cuarto cubo cuchillo cuello cuenco cuento cuerno cuero cuerpo cultivo cumpleaño cúmulo curso
    dado daño dato dedo delirio demonio depósito derribo desafío desahogo desarrollo desayuno descanso descenso
    descubrimiento descuento desembarco desempeño deseo deshielo despacho despego desperdicio despido despojo destello
    destino desvelo desvío diálogo dibujo diluvio dinero disco discurso diseño disparo documento domingo dominio
    dormitorio duelo eco edificio efecto ego ejemplo ejercicio elogio embarazo embargo embrujo embudo empeño empleo
    encanto encargo encuentro enebro enero enfado enojo enredo ensayo entorno entretenimiento entusiasmo envío
    episodio equilibrio equipamiento equipo esbozo escenario escritorio escudo esfuerzo esmero espacio espanto
    espárrago espectáculo espejo esqueleto establecimiento establo estacionamiento estadio estanco estilo estímulo
    estreno estribo estudio evento exceso éxito experimento extracto extravío fallo fango faro febrero fermento
    festejo fichero fideo filo filtro flanco flujo foco folio folleto fomento fondo formato formulario foro forro
    fracaso frasco fregadero freno fruto fuego fuero gallo gancho garbanzo gasto género gesto giro globo gobierno
    golfo gorro gozo grado gramo granero grano grillo grito grupo guiño guiso gusto halago hallazgo halo helecho heno
    hielo hierro hilo hito hongo honorario horno hueco huerto hueso huevo humo huso impacto imperio impulso incendio
    incienso incremento indicio infierno influjo ingreso inicio insecto instinto instituto instrumento insulto insumo
    intento intercambio intervalo intestino inventario invento invierno itinerario jubileo juego jugo juicio julio
    junio kilo kilómetro laberinto labio laboratorio lado ladrillo lago lamento lavabo lazo lecho legado leño
    letargo letrero libro lienzo limo limonero lino lío lirio litro llanto lloro lodo logro lomo lujo madero maletero
    mandato mando manejo mango manojo mantenimiento manto manzano marco mareo marisco marzo matrimonio mayo mazo
    meollo mercado mérito método metro miedo milagro mimo ministerio minuto misterio mobiliario modelo modo molino
    momento monasterio monto monumento mordisco morro mosto motivo movimiento muestrario mundo municipio muro
    museo musgo músico nabo nacimiento nado naranjo naufragio nicho nido nudo número objeto obsequio océano ocio odio
    oficio ojo olfato olivo olvido ombligo organismo órgano orgullo oro oso otoño óxido pacto pago palacio palco palo
    paño pañuelo paraíso párrafo partido parto paseo pasillo paso pasto patio patrimonio pavo pecho pedazo peligro
    pelo péndulo pensamiento pepino perchero período periodo permiso pescado pescuezo peso pétalo pico picoteo piélago
    piloto pimiento pincho pino piso plato plazo pliego plomo pollo polo polvo pomo poro pórtico postigo potro pozo
    prado precio predio preludio premio presagio presidio préstamo prestigio presupuesto pretexto principio privilegio
    proceso producto progreso promedio propósito protocolo provecho proyecto pueblo puerto puesto pulpo pulso puño
    punto queso quicio quiosco rabo racimo radio ramo rancho rango rasgo rastro rato rayo rebaño recado recelo receso
    rechazo recibo recinto reclamo recreo recuerdo recurso reflejo refresco refuerzo refugio regalo regazo registro
    regocijo regreso relato relevo remanso remedio remo renuevo reparo reparto repaso repertorio reposo requisito
    respaldo respeto respiro resto retazo retiro reto retoño retorno retraso retrato revuelo rezo riachuelo riego
    riesgo río ritmo rito rizo robo rocío rodeo rollo romero ronroneo ropero rosco rostro rótulo ruedo ruego ruido
    rumbo sábado saco sacrificio salario saldo salto saludo saneamiento santuario sapo sarcasmo segmento sello
    semáforo sendero seno sentimiento señuelo servicio sesgo seto siglo signo silencio símbolo sitio sobresalto
    sollozo solomillo sombrero sondeo soplo sorbo sorteo sosiego soto suceso sueldo suelo sueño suministro
    supermercado surco suspiro sustento susto susurro tabaco tablero taco tacto tajo talento tallo tamaño tango tanteo
    teatro techo tejado tejo teléfono templo tempo termo terreno territorio tesoro testigo testimonio texto tiempo
    tiesto tilo tino tipo tiro título toldo tomillo tono tormento torneo torno toro torrezno trabajo tráfico trago
    tramo transcurso tránsito trapo trasfondo traslado traspaso trastero trastorno tratamiento trato trayecto trazo
    trecho tributo trigo trineo triunfo trofeo trono tropiezo trozo truco trueno tubo tumulto turismo turno universo
    urbanismo uso utensilio vado vahído vaso vehículo velo vencimiento veneno veraneo verano verbo verso vestíbulo
    vestuario viaducto vicio vidrio viento vínculo viñedo vino vistazo vivero voluntariado voto vuelco vuelo yerro
    yeso yugo zapato zócalo zoco zumo
  `),
);
