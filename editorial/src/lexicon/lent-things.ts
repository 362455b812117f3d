/**
 * Small things that a house lends, lets or throws in, in English, German, Spanish and French: where a free text says that
 * one of them is included or free, a text that asks money for it is wrong, and the other way round.
 */
import { table } from '#lexicon/list.ts';

export const lentThings = table(`
  bed_linen: bed {linen|sheets}, bedlinen, linen~, sheets | bettwäsche, bettzeug, laken, leintücher~ | {ropa|juego} de cama, sábanas | {linge|parure} de {lit|maison}, draps
  towel: towel~, bath towel~ | handtuch, handtücher~, badetuch, badetücher~ | toalla~ | serviette~ {|de {bain|toilette}}, linge de toilette, drap~ de bain
  locker: locker~ | spind~, schließfach, schließfächer~ | taquilla~ | casier~
  chair: chair~ | stuhl, stühle~ | silla~ | chaise~
  table: {|round} table~ | tisch, tische~ | mesa~ | table~
  cot: cot~, baby bed~, crib~ | babybett~, kinderbett~, gitterbett~ | cuna~ | lit~ {bébé|pour bébé}, berceau
  high_chair: high chair~, highchair~ | hochstuhl, hochstühle~, kinderstuhl | trona~ | chaise~ haute~
  firewood: firewood, logs | brennholz, kaminholz, feuerholz | leña | bois de {chauffage|chauffe|cheminée}, bûches
  final_cleaning: {final|end of stay} cleaning | endreinigung, schlussreinigung | limpieza final | ménage {final|de fin de séjour}
  electricity: electricity | strom | electricidad, luz | électricité
  luggage_storage: luggage {storage|room}, left luggage, baggage storage | gepäckaufbewahrung, gepäckraum, gepäcklager | consigna, guardaequipaje~, custodia de equipaje | consigne, bagagerie, garde de {vos|} bagages
  walking_tour: {walking|city|town} tour~ | stadtführung~, stadtführungen, stadtrundgang | {visita|ruta|paseo} {guiada|a pie|por la ciudad} | visite~ {guidée|à pied|de la ville}
  sunbed: sunbed~, sun lounger~, lounger~, deckchair~ | liege~, liegestuhl, liegestühle~, sonnenliege~ | hamaca~, tumbona~ | transat~, chaise~ longue~
  parasol: parasol~, {sun|beach} umbrella~ | sonnenschirm~ | sombrilla~ | parasol~
  bathrobe: bathrobe~, robe~ | bademantel, bademäntel~ | albornoz, albornoces | peignoir~
  slippers: slippers | hausschuhe, badeschuhe, schlappen | zapatillas | chaussons
  boots: rubber boot~, wellies, wellington~ | gummistiefel~ | bota~ de agua | bottes
  helmet: helmet~ | helm~, fahrradhelm~ | casco~ | casque~
  kayak: kayak~, canoe~ | kajak~, kajaks, kanu~, kanus | kayak~, canoa~ | kayak~, canoë~
  paddle_board: paddle board~, paddleboard~, sup board~ | sup board~, stand up paddle | tabla~ de {paddle|remo} | paddle~
  rowing_boat: rowing boat~, rowboat~ | ruderboot~ | bote~ de remos, barca~ | barque~
  sledge: sledge~, sled~, toboggan~ | schlitten, rodel~ | trineo~ | luge~
  snowshoe: snowshoe~ | schneeschuh~, schneeschuhe~ | raqueta~ de nieve | raquette~ {|à neige}
  umbrella: umbrella~ | regenschirm~ | paraguas | parapluie~
  ski_bus: ski bus~, ski shuttle~ | skibus, gratis skibus, skishuttle | autobús de esquí, esquibús | navette ski, skibus
  guest_card: guest card~ | gästekarte~ | tarjeta de huésped | carte d hôte
  tourist_tax: {tourist|city|local} tax | kurtaxe, ortstaxe, citytax, touristensteuer | tasa turística | taxe de séjour
  afternoon_cake: afternoon {cake|tea}, tea and cake | kaffee und kuchen, nachmittagskuchen | merienda | goûter
  fruit: fruit, fruit basket~ | obst, obstkorb | fruta | fruits, corbeille de fruits
  water: {mineral|bottled|still} water, water bottle~ | mineralwasser, wasserflasche~ | agua mineral | eau minérale
  sauna_towel: sauna towel~ | saunatuch, saunatücher~ | toalla~ de sauna | serviette~ de sauna
`);

/** Ways to ask money for a thing that no mark of prices has, and to lend it for nothing, in the words of a clause. */
export const asking = {
  en: /\b(?:(?:costs?|charged|billed|paid|payable|pay) (?:\p{L}+ )?(?:extra|separately)|for (?:a|an) (?:small |modest |little |extra |additional )?(?:fee|charge|supplement)|against (?:a|an?) (?:small )?(?:charge|fee)|at (?:a|an) (?:extra |additional |small )?(?:charge|cost|fee)|not included|(?:hired|rented) (?:out )?(?:separately|extra))\b/u,
  de: /(?:^| )(?:(?:kostet|kosten|berechnen wir|wird|werden) (?:\p{L}+ )?extra|(?:extra|separat|gesondert) (?:zu zahlen|berechnet|bezahlt|gezahlt)|gegen (?:eine |einen )?(?:kleine[nrs]? |geringe |extra )?(?:gebühr|aufpreis|aufschlag|bezahlung|entgelt|leihgebühr)|kostenpflichtig|nicht (?:inklusive|inbegriffen|enthalten))(?: |$)/u,
  es: /(?:^| )(?:(?:se )?(?:pagan?|alquilan?|cobran?|facturan?|abonan?) (?:\p{L}+ )?(?:aparte|por separado|extra)|(?:cuestan?|van?|son|es) (?:\p{L}+ )?(?:aparte|extra|de pago)|(?:por|con|mediante|bajo) (?:un )?(?:pequeño |módico )?(?:suplemento|recargo|cargo)|de pago|no (?:está|están) incluid[oa]s?)(?: |$)/u,
  fr: /(?:^| )(?:en (?:supplément|sus|option payante)|moyennant (?:un |une )?(?:petit |léger |modeste )?(?:supplément|participation|finance|somme)|payante?s?|(?:se )?(?:louent?|paient|paie|payent|facturée?s?) (?:\p{L}+ )?(?:à part|en sus|en supplément|séparément)|(?:est|sont) (?:facturée?s?|à part)|contre (?:un )?(?:petit )?supplément|non (?:compris|incluse?)\p{L}*)(?: |$)/u,
} as const;

export const giving = {
  en: /\b(?:free(?: of charge)?|included|for free|complimentary|at no (?:extra )?(?:cost|charge)|on the house|on us)\b/u,
  de: /(?:^| )(?:gratis|kostenlos\p{L}*|kostenfrei\p{L}*|inklusive|inbegriffen|umsonst|enthalten|ohne aufpreis)(?: |$)/u,
  es: /(?:^| )(?:gratis|gratuit[oa]s?|incluid[oa]s?|sin (?:coste|cargo|suplemento)|cortesía)(?: |$)/u,
  fr: /(?:^| )(?:gratuite?s?|gratuitement|(?<!non )compris\p{L}*|incluse?s?|offerte?s?|sans (?:supplément|frais))(?: |$)/u,
} as const;
