/**
 * Words of hotel texts that stand in one of the languages many times as often as in the others, the most frequent first,
 * counted in labelled texts of four hundred houses. The small words of each language stand in detect-language.ts.
 */
import type { Language } from '@foyer/contract/languages';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

export const tellingWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words(`
    metres rooms until two half free five four pool three breakfast been costs here away house good night ten guests
    open since past nobody off them day bring room door stay about walk own still long nine time square eight seven
    morning come leave opens included than over kilometres like star welcome nothing beach last some may never runs
    eleven just car sleep take old down ever indoor built people floors dinner let afternoon dogs years ski even does
    way under comes evening twenty second rooftop coffee water metre back foot outdoor takes light twelve airport
    late early hour served children keep forty little hundred bed hold home hot get should end well meeting hurry
    keeps ballroom need enough were most noon weather kids those book very shoes swim stays find too ask thirty best
    any look round town run lunch say always better clock because somebody front begins above small opened mind
    reception rain days certified while yours rather make everyone know wine dog underground each whole stop pack
    starts hours close ones right please heated glass had quiet midnight sixty boots anyone tasting goes gym steam
    step lost around count electricity salt view again snow doors put start behind everything fourteen pets yourself
    beds private age walls tell would road holds somewhere library without fifteen lengths renovated tub proud named
    less course yes city board fifty certificate gulls oldest left stars something longer yet third evenings read
    lose other leaves harbour now ninety single closes same worth feet covers ticket socks lies needs stops wet
    measures won opinions
  `),
  de: words(`
    uhr uns haus hier kostet kilometer zimmer drei seit fünf zwei halb vier als jahren zwölf gibt schon quadratmeter
    keine acht liegt vor sechs zehn sterne nichts mehr minuten selbst frühstück bahnhof kommt ende ihnen elf suiten
    steht darf sieben gäste nacht immer neun gern alle kein wenn danach willkommen flughafen renoviert
    frühstücksbuffet geht wurde geöffnet ins einmal misst hunde dürfen gut erst also aufzug alles platz etagen
    kostenlos dann gehört sein wasser entfernt abend gehen tag gute schlafen trotzdem ohne aber bleiben jeder kinder
    länger zeit bitte beim wieder kommen lassen dazu hallenbad muss öffnet bett quadratmetern gilt macht nehmen
    garten fuß abends meer findet strand parken bleibt früh jede hund kann metern kopf beginnt stehen wartet pfund
    großen besten hält etwas tiefgarage müssen können zuletzt dass märz zwar heute genug dafür nie braucht davon
    tragen kamin jeden lang zwanzig hektar haustiere eröffnet auto gerade ersten ruhe stille leider sagt inklusive
    ganz zertifiziert schläft kronen wenig rund stadt juni niemand jahr wlan weg gehminuten dachterrasse liegen
    gebaut unserem meistens laune altstadt manche laufen regen keinen guten viel bereit sogar gleich ruhig
    bushaltestelle urlaub keiner jahre september trägt oben eigenen manchmal erbaut dazwischen draußen läuft kaffee
    finden inbegriffen einfach april tür fahren ganze kennt denn lässt ballsaal war unserer supermarkt rezeption
    hundert jedem lange schließt offen eile wetter hafen enthalten ausreden fürs kilo morgen passt mittags machen
    früher seine ecolabel hängt empfängt tage letzten herzen aufs wein kinderclub betten sieht zimmern nachts
    zimmerpreis bibliothek mitten ausgezeichnet mitternacht glas gar höchstens strom warten groß preis himmel
    dampfbad zählt sagen februar schloss
  `),
  es: words(`
    metros cuesta aquí tarde dos tres quien kilómetros media habitaciones noche cuatro desayuno cinco tiene casa diez
    queda piscina abre seis ocho estrellas mañana prisa aeropuerto día años siete también nueve doce nadie solo
    minutos cuadrados incluido aparcamiento tiempo sirve mar siempre pie así nada hace mejor bufé agua antes llega
    cierra siesta ascensor cuenta somos buena tenemos menos cien gratuito antiguo entrada perros todavía hora
    habitación buen después silencio restaurante estación cuarenta puerta coche sale poco recepción vale cena mide
    puede viento plantas jardín todos abrimos nosotros playa mucho azotea horas ninguna infantil aún todas duerme
    nunca treinta niños veinte maleta otra espera sello año toda pan medio mediodía tren empieza chimenea autobús
    huéspedes aparte junio sabe centro puerto tienen traslado viene días cocina parada conversación mil estamos lleva
    ocupa resto gimnasio biblioteca quince abrió uno edificio marzo madruga terraza aunque prisas falta mayo
    reuniones deje castillo llevamos lluvia cubierta cama salón hacer caben restaurantes salas dura despacio última
    mascotas ganas casi salida ciento personas masaje baile deja hambre lunes otro antigua madrugada abril mano pone
    catorce kilómetro baja baño sola lago nuestras sigue paciencia septiembre sesenta admiten bodega sube subterráneo
    frío tampoco eso andando levantó botas cara alguien mirar primera menú certificación admitimos veces llegar unos
    montaña corre bicicleta pista medianoche noches paseo sitio contamos nieve entra perro pasa noventa exterior
    vigente llueve calma menores reloj funciona climatizada campo vistas esta celebramos supermercado pies justo bici
    finales atiende celebra altitud familia hemos último río trae bastante electricidad mira tenis demás parque
    puertas seguimos luz domingo guarda qué mundo
  `),
  fr: words(`
    jusqu mètres deux hôtel quatre trois chambres petit ici maison déjeuner même pied vingt cinq fait heures temps
    étoiles rien mais kilomètres reste dix dès aussi piscine nuit avant compris ans depuis ouvre heure midi coûte
    comme gare jamais après ferme peu attend chambre ascenseur ouvert huit aéroport ont eau enfants toujours moins
    gratuit cent journée comptez neuf personne porte plage quand salle mer prend vent ville départ mieux encore
    quarante toit chiens monde accueille matin pluie auberge sieste jour tient été compte toute bonne douze trente
    jours peut avons bon sept chez tous château garde vient faire autant prenez réunion arrêt non laissez puis
    voiture année étages tête leur réception livres jardin soixante rénové soir surtout trouve demi mars soit vélo
    cheminée juin lui bibliothèque quoi offert sous soleil commence ouverte très déjà pieds carbone mille gardé ceux
    lit quinze prix zéro vin servi rénovée toutes sert autre dîner juste fois salles avril intérieure dernier grand
    neutre soucis navette arrivée bain sait sable gratuitement cents seul onze niveaux hôtes faut font admis vieille
    cinquante seule marche quatorze dimanche mollets minuit électricité sport sourire sommes animaux cave ils passe
    bal autres recharge être dit clé murs neige voilà vue petits seize vélos bâtie septembre tard gardez verre valise
    assez tôt thé loin vieux bonnes personnes domaine rendez kilomètre chaussettes chien hiver supermarché entrée
    vaut laisse faites ancienne montagne souterrain matinée octobre bienvenus valises extérieure dire oreiller vie
    refait perdre séjour beaucoup humeur premier merci dorment carte février idées portes droit mettez trop sauf
    parle ciel valable bienvenue quelques reçoit perdu
  `),
};
