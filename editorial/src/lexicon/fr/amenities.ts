/** Comment le français nomme les équipements d’une maison. L’élision est lue comme deux mots : « d’ascenseur ». */

import type { Phrases } from '#lexicon/language-pack.ts';
import { list } from '#lexicon/list.ts';

export const amenities: Phrases = {
  unheated_pool: ['piscine~ {|extérieure} {non chauffée|sans chauffage}~'],
  pool: [
    '{nagez|nager|enchaînez|enchaîner|faites|faire|alignez} {quelques|vos|des|dix|vingt} longueurs',
    'piscine~',
    'bassin de nage',
    'bassin~ de natation',
    'bassin nordique',
  ],
  outdoor_pool: list(` bassin extérieur,
    piscine~ {extérieure|en plein air|de plein air|découverte|dehors|dans le jardin|du jardin}~,
    bassin~ extérieur~, piscine est {extérieure|découverte|en plein air|dehors|dans le jardin}
  `),
  indoor_pool: ['piscine~ {|est} {intérieure|couverte}~', 'bassin~ {intérieur|couvert}~'],
  rooftop_pool: list(`
    ,
    piscine~ {sur le toit|en toiture|au dernier étage|rooftop|sur le rooftop|sur notre toit|perchée sur le toit|de toit},
    rooftop avec piscine
  `),
  heated_pool: ['piscine~ chauffée~', 'bassin~ chauffé~', 'piscine … à … degrés'],
  'heated_pool+outdoor_pool': list(`
    piscine~ {extérieure|de plein air|en plein air} chauffée~,
    piscine~ chauffée~ {extérieure|en plein air|dans le jardin},
    bassin~ {extérieur|} chauffé~ {extérieur|en plein air}
  `),
  'heated_pool+indoor_pool': list(`
    piscine~ {intérieure|couverte} {|et} chauffée~, piscine~ chauffée~ {intérieure|couverte}
  `),
  'heated_pool+rooftop_pool': ['piscine chauffée sur le toit', 'piscine sur le toit chauffée'],
  kids_pool: list(`
    ,
    {piscine|bassin}~ {pour enfants|des enfants|pour les enfants|pour les petits|enfant|ludique|pour les tout petits},
    pataugeoire~, {enfants|petits} ont leur {|propre} {piscine|bassin}
  `),
  infinity_pool: ['piscine~ {à débordement|infinity|à fond perdu}'],
  hot_tub: list(`jacuzzi~, bain~ à remous, bain~ bouillonnant~, spa privatif, bain~ nordique~, baignoire à remous`),
  spa: ['spa~', 'day spa', 'centre thermal', 'espace spa'],
  wellness: ['espace~ {bien être|wellness|détente}', 'centre de bien être', 'wellness', 'espace forme et bien être'],
  sauna: ['sauna~', 'sauna finlandais'],
  steam_room: ['bain~ turc~', 'bain~ {de vapeur|vapeur}', 'cabine de vapeur', 'salle de vapeur'],
  hammam: ['hammam~', 'bain~ turc~'],
  massage: ['massage~', 'masseur~', 'masseuse~', 'modelage~', 'se faire masser', 'salle~ de massage'],
  gym: list(`
    salle~ de {sport|fitness|gym|musculation|remise en forme}, fitness, espace {fitness|forme}, gymnase,
    centre de fitness
  `),
  yoga: ['yoga', 'cours de yoga', 'pilates', 'séance~ de yoga'],
  restaurant: list(`
    restaurant~, bistrot~, bistro, brasserie~, auberge gourmande, restaurant gastronomique
  `),
  bar: list(`
    bar~, bar {à cocktails|à vins|à vin|du lobby|de l hôtel|lounge|de la piscine}, comptoir du bar, lobby bar
  `),
  rooftop_bar: list(`
    ,
    bar~ {|perché|installé} {sur le toit|en rooftop|rooftop|sur le rooftop|en terrasse sur le toit|panoramique sur le toit|au dernier étage},
    rooftop bar~, sky bar, bar du toit
  `),
  cafe: list(`
    café {|restaurant|bar|terrasse|littéraire|salon} {de l hôtel|de la maison|du bord|du rez de chaussée|du hall|du jardin|de jour|de quartier|sur place},
    café~, café {restaurant|bar|terrasse|littéraire|salon|boutique}, salon~ de thé, coffee shop~, cafétéria~
  `),
  breakfast: [
    'petit~ déjeuner~',
    'petit déj',
    'salle des petits déjeuners',
    'petit dej',
    'petit~ {déjeune|déjeunez|déjeunons|déjeunent|déjeunant|déjeunait}',
  ],
  breakfast_buffet: list(`
    petit~ déjeuner~ {|servi|en|au|sous forme de|est|proposé} {|un|en|sous forme de} buffet,
    buffet {du|de|des|au} petit~ déjeuner~, buffet matinal, buffet du matin, petit déjeuner … buffet, petit déjeuner … {sous forme de|sous forme d un|en formule} buffet
  `),
  room_service: ['room service', 'service {en chambre|d étage|aux chambres}'],
  room_service_24h: list(`
    ,
    {room service|service en chambre|service d étage|service aux chambres} … {24 h sur 24|24h 24|24h sur 24|24 heures sur 24|24 24|24 7|à toute heure|à n importe quelle heure|jour et nuit|nuit et jour|de jour comme de nuit|toute la nuit|24 h 24}
  `),
  vegan_menu: ['végan~', 'végane~', 'vegan~', 'végétalien~', 'végétalienne~'],
  gluten_free_menu: ['sans gluten'],
  wine_cellar: ['cave~ à vin~', 'cave voûtée', 'œnothèque', 'vinothèque', 'cave aux vins', 'notre cave'],
  free_wifi: list(`
    {wifi|wi fi|internet} … {gratuit|offert|gratuite|offerte|libre|inclus|incluse|gratis},
    {wifi|wi fi} … {est|reste} … {gratuit|offert|inclus|gratuite|compris|libre}, {wifi|wi fi} … ne coûte rien,
    {wifi|wi fi} sans {frais|supplément}
  `),
  wifi: ['wifi', 'wi fi', 'connexion {internet|sans fil}', 'internet sans fil', 'wlan'],
  parking: list(` garer, te garer, vous garer, se garer, garez vous, gare toi,
    parking~, stationnement~, place~ de {parking|stationnement}, {garer|garez|gare|laissez|laisse|déposez} {la|votre|ta|sa} {voiture|auto},
    {garez|gare} {la|le|votre|ton|ta} {fourgon|van|camionnette|camping car|moto|combi} {dans|devant} {notre cour|notre jardin|chez nous},
    parc de stationnement, stationner
  `),
  free_parking: list(`
    ,
    {voiture|auto} {dort|reste|stationne|repose} … … {gratuitement|gratis|sans payer},
    {parking|stationnement} {|privé|surveillé|clos|extérieur|couvert|sur place|privatif|réservé|sécurisé|pour nos hôtes} {|et} {gratuit|offert|inclus|gratis}~,
    {parking|stationnement} {|privé|sur place} {est|reste} {|entièrement|toujours} {gratuit|offert|inclus|compris},
    places de {parking|stationnement} {gratuites|offertes},
    {garez vous|gare toi|stationnez|garez votre voiture|gare ta voiture|se garer} {|sur place|devant la porte|chez nous|ici} {gratuitement|sans frais|sans payer},
    garez gratuitement
  `),
  underground_parking: list(`
    {parking|stationnement|garage}~ {souterrain|en sous sol|couvert en sous sol}~, garage~,
    parking couvert souterrain
  `),
  valet_parking: ['voiturier~', 'service de voiturier'],
  ev_charging:
    list(` {branchez|branche} {votre|la|ta} {voiture|auto}, {électricité|courant} {de|pour} {votre|la|ta} voiture,
    ,
    {borne|station|point|prise}~ {de {recharge|charge|rechargement}|de recharge électrique|électrique|pour {voiture|véhicule|voitures|véhicules} électriques},
    recharge {|gratuite|offerte|rapide} {pour|de|des} {|les} {voitures|véhicules} électriques,
    {recharger|rechargez|recharge} {|votre|ta|la|une} {voiture|véhicule} électrique, wallbox, superchargeur~
  `),
  airport_shuttle:
    list(` {venons|viens|vient|allons|irons|viendrons} {vous|te} {chercher|prendre|récupérer} … aéroport, {accueillons|attendons|récupérons} … à l aéroport, {emmenons|conduisons|déposons|ramenons} … à l aéroport,
    navette~ {|gratuite|privée|payante|offerte} {|pour|vers|de|depuis|jusqu à|à destination de} {|l} aéroport,
    navette~, transfert~ {|depuis|vers|à|de|pour|jusqu à} {|l} aéroport, transfert~ aéroport, service de navette
  `),
  pet_friendly: list(` quatre pattes … bienvenu~, quatre pattes … bienvenue~,
    {animaux|chien|chat|animal|compagnon|toutou}~ … {sont|est|seront} … {bienvenu|admis|accepté|autorisé}~, {ami|compagnon}~ à {quatre pattes|poils} … {bienvenu|admis|accepté|autorisé}~,
    {animaux|chiens|chats} {|de compagnie} {admis|acceptés|bienvenus|autorisés}, pet friendly,
    nous {accueillons|acceptons|aimons} {|volontiers|les|vos|aussi les} {|les} {chiens|animaux},
    chiens {|de} jusqu à, chiens jusqu à, {avec|emmenez|emmène|amenez} {votre|ton|son} {chien|animal},
    animaux {de compagnie|domestiques}, chien~ de … {kg|kilos}, accepte les {chiens|animaux}, chiens bienvenus
  `),
};
