/** Le français qui change une affirmation : négation, prix, horaires, années, éloges, promesses et locutions. */

import type { LanguagePack, Phrases } from '#lexicon/language-pack.ts';
import { list } from '#lexicon/list.ts';

export const roles: LanguagePack['roles'] = {
  at: ['à', 'vers'],
  from: ['dès', 'à partir de', 'à compter de', 'depuis', 'de', 'entre'],
  until: ['jusqu à', 'jusque', 'avant', 'au plus tard', 'au plus tard à'],
  opens: list(`
    ouvr^, rouvr^, ouvert, ouverture, début^, commenc^, démarr^, s anime, s éveille, se réveille, débute, commence, accueille dès, sert dès
  `),
  closes: list(
    `débarrass^, {est|sont} {desservi|desservie|rangé|retiré|remballé}, ferm^, referm^, {baisse|baissent|tamise|tamisent|éteint|éteignent|éteindra} {|ses|les|nos|la|sa} lumière~, coup^ la lumière, fermeture, termin^, se termine, s arrête, dernier service, s éteint, s éteignent, extinction, {baisse|tire} le rideau, dernière {entrée|tournée}, dernier verre, dure, dernière commande, clôt`,
  ),
};

export const years: LanguagePack['years'] = {
  built: list(` remontent à, façade de,
    construit~, construite~, bâti~, bâtie~, édifié~, édifiée~, érigé~, {date|datant|datent} {de|d|du|des}, fut construit{e|},
    sortie de terre, élevé~, se dresse, immeuble de, bâtisse de, demeure de, murs de, façade de, pierres de, {est|sont} de, creusé~, creusée~, élevée~,
    {ferme|grange|moulin|manoir|château|palais|couvent|villa|bastide|mas|construction|tour|usine|entrepôt|auberge|hôtel particulier|corps de ferme|chapelle|abbaye|bâtiment|immeuble|maison|bâtisse|hôtel} {de|du|des années}, élevèrent, éleva, érigea, érigèrent, bâtit, bâtirent, construisit, construisirent, dressé~, dressée~, datent de, maison de, remonte à, achevé~, achevée~, achevés, terminé~, terminée~, sort{it|i|ie} de terre, première pierre, {vit|vu} le jour, construction, {posé|posa} la première pierre, remontent, se dressent, mise debout
  `),
  opened: list(`
    deven{u|ue|ir} {un|} {hôtel|auberge|gîte|maison d hôtes}, devint {un|une|} {hôtel|auberge}, transformé~ en {hôtel|auberge}, transformée~ en {hôtel|auberge}, ouvert~, ouverte~, a ouvert, ouvrit, fondé~, fondée~, inauguré~, inaugurée~, reçoit, accueille, accueillons,
    recevons, créé~, créée~, ouverture, hôtes, premiers hôtes, a ouvert {ses|les} portes, {levé|ouvert|allumé} … … pour la première fois, famille, hôtel depuis,
    comptoir, tenu, tenue, a accueilli, fonde, ouvre, ouvraient, ouvrait, ouvrions, ouvrent, inaugura, inaugurons, étrenné~, étrennée~, étrenna, lancé~, lancée~, en activité, en service, fonctionne, hébergeons, héberge, logeons, loge, logés, reçu, recevait, {premiers|premier} {clients|client|voyageurs|voyageur|visiteurs}, voyageurs, dorment, {est|était|fut} {un|une|} {hôtel|auberge|gîte} depuis, ouvrir {ses|nos|les} portes, ouvrons, recevoir, dort, tient hôtel
  `),
  renovated:
    list(` fait {toilette|sa toilette}, remise en beauté, {fait|fit|font|refait} peau neuve, {seconde|nouvelle|deuxième} jeunesse, cure de jouvence, retapé~, retapée~, rafraîchi~, rafraîchie~, relooké~, relookée~, relifté~, reliftée~, ravalement, ravalé~, ravalée~, métamorphosé~, métamorphosée~, travaux {|de rénovation|de restauration}, transformations, restaura, rénova, rénovons, modernisation, remise à neuf, lifting, coup de jeune, coup de frais, remis~ au goût du jour, nouveau visage,
    rénové~, rénovée~, restauré~, restaurée~, rénovation, réaménagé~, réhabilité~, refait~, modernisé~,
    modernisée~, restauration complète, repensé~, repensée~, remis~ à neuf, rajeuni~, redécoré~, redécorée~,
    refaite~, réhabilitée~
  `),
  since: ['depuis', 'dès'],
  centuries: ['siècle~', 'décennie~', 'ans', 'années'],
};

export const prices: LanguagePack['prices'] = {
  free: list(` sans rien {débourser|dépenser|ajouter}, à nos frais, sans {coût|surcoût|frais|supplément} {|aucun|supplémentaire|supplémentaires}, c est {offert|gratuit|cadeau}, sans rien {payer|débourser}, personne ne {paie|paye}, {ne|n} {|vous|te|nous|leur} {coûte|coûtent} que {de la|du|un peu de|votre|quelques}, {ne|n} payez {rien|pas},
    {ne|n y} {paie|paient|paye|payent|payez|paies} {rien|pas}, libre~, gratuit~, gratuite~, gratuitement, gratis, offert~, offerte~, sans {|aucun|le moindre} {frais|supplément|surcoût}, ne coûte … rien,
    ne coûtent rien, gracieusement, gracieu{x|se|ses}, {ne|n} {vous|t|lui|leur|nous|y|} {coûte|coûtera|coûteront|coûtent} {|strictement|absolument|jamais} rien, sans {|jamais|même} {débourser|payer|verser|dépenser|sortir|lâcher|ajouter} {un|le|} {seul|moindre|} {euro|centime|sou|franc|cent|kopeck}, sans {|jamais} {mettre la main à la poche|ouvrir {le|votre} {porte monnaie|portefeuille}|sortir {le|votre} {porte monnaie|portefeuille}}, à titre gracieux, sans payer, {est|sont} cadeau, aux frais de la maison, c est {pour nous|notre tournée|la maison qui offre}, {ne|n} {coûte|coûtent} {|absolument} rien, sans bourse délier,
    pas un {|seul} {euro|centime|sou|franc|zloty|penny}
  `),
  paid: list(` {est|sont|reste|restent} {|toujours|aussi} {facturé|facturée|facturés|facturées|payant|payante|payants|payantes} {|en supplément|en plus|en sus|à part|séparément}, {moyennant|contre} {finance|finances|paiement|rétribution|{|un|une} {|petit|petite|léger|légère|modeste} {participation|redevance|contribution|somme|supplément|paiement|forfait}}, pas {gratuitement|gratis}, n {est|a} rien de gratuit, est un extra, sont des extras, {n est|ne sont} pas {|du tout} {compris|comprise|comprises|inclus|incluse|incluses|gratuit|gratuite|gratuits|gratuites|offert|offerte|offerts|offertes}, {est|sont} {facturé|facturée|réglé|réglée|compté|comptée}~ {au départ|à la sortie|selon la consommation|sur votre note}, se {règle|règlent|paie|paient} {au départ|au check out|en partant}, {est|sont} {porté|portée}~ sur {votre|la} {note|facture}, {facturé|facturée|compté|comptée|proposé|proposée}~ {en supplément|en plus|en sus|à part|séparément|à la {nuit|nuitée|journée|semaine|minute}|à l heure|par {jour|nuit|heure|appareil|personne|semaine|séjour}|au {temps|poids}}, {se|est|sont} {paie|paient|réglé|réglée|payable}~ {sur place|à bord|au chauffeur|à la réception|à l arrivée|au départ}, frais de {stationnement|parking}, facturons, {se garer|stationner|parking|stationnement} coûte, {coûte|coûtent} {un peu|quelque chose|de l argent}, vous payez {le|la} {parking|stationnement|place}, {paient|paie|paye|payent} {un|en} supplément, {frais|supplément} s appliquent,
    payant~, payante~, en supplément, moyennant {|un|des} {supplément|frais}, avec supplément, facturé~ en sus,
    facturée en sus, non inclus~, non incluse~, non compris~, contre {|un|petit|un petit|un léger} {supplément|paiement|forfait}, {un|petit|léger} supplément, en sus,
    {se|est|sont|reste} {paie|paient|paye|payent|facturé~|facturée~|compté~|comptée~} {séparément|à part|en plus}, {n est|ne sont} pas {|tout à fait} {gratuit~|gratuite~|offert~|offerte~}, {fait|font} l objet d un supplément, {un|une} {|petit|petite|léger|légère|modeste} {supplément|participation|redevance|contribution} est {demandé|facturé|perçu|exigé}{|e}, nous {facturons|demandons} {un|une} {|petit|petite|léger} {supplément|participation|redevance}, {coûte|coûtent} {un supplément|en plus|un extra}, à {votre|vos} {charge|frais}, avec {un|une} {|petit|petite} {supplément|participation|redevance},
    en option payante, n est pas inclus~
  `),
  included: list(`
    {fait|font} partie du {prix|tarif|forfait}, {va|vont|vient|viennent} avec {la|votre|chaque|le} {chambre|lit|séjour|nuit}, dans le prix, inclus, incluse~, compris, comprise~, inclus dans le {prix|tarif}, compris dans le {prix|tarif}, comprend
  `),
};

export const fillers =
  'un une des de d le la l les du aucun aucune propre notre nos vrai vraie véritable service seul seule'.split(' ');

export const negation: LanguagePack['negation'] = {
  before:
    list(` ne pouvons {|malheureusement|hélas} {pas|malheureusement pas} {|vous|t} {proposer|offrir} {|de|d}, {chercherez|cherchez|chercheras} en vain, se passe {|très bien|volontiers} {de|d},
    aucun~ {chambre|suite|appartement|logement|studio|cabane}~ {n est|n a|n offre|ne dispose de|ne possède|n ont}, aucune {chambre|suite|cabane}~ {n est|n a|n offre|ne dispose de|ne dispose d|ne possède|n ont}, pas de, pas d, sans, ni, aucun, aucune, point de, point d, plus de, plus d, pas,
    {n a|n ont|n offre|n offrons|ne propose|ne proposons|ne dispose|ne disposons|n avons|ne possède|n y a|n est|ne sert|ne servons|n accepte|n acceptons|n accueille|n accueillons} {pas|plus|aucun|aucune|ni|point} {|de|d|les|pas},
    ne dispose {pas|d aucun|d aucune} {|de|d}, ne disposons {pas|d aucun|d aucune} {|de|d}, dépourvu~ {de|d},
    au lieu {de|d}, il manque, zéro, renonce à, en guise de, se passe de, {se passent|nous passons} {|volontiers|très bien|bien} {de|d}, privé {de|d}
  `),
  after: list(` en vain, {devra|doit|devront} {|malheureusement|hélas} rester {à la maison|chez vous|dehors|à la porte},
    ,
    {n est|ne sont|n y est|n y sont} … {disponible|admis|admise|accepté|acceptée|bienvenu|autorisé|autorisée|prévu|possible|assurée|assuré|proposé|ouverte|ouvert|chauffée|chauffé}~,
    n existe pas, non {admis|acceptés|autorisés|disponible|disponibles},
    {ne sont|n est} pas {admis|admise|admises|acceptés|autorisés|bienvenus}, n est pas {surveillé|de la partie},
    restent {à la maison|dehors|à la porte|chez eux|chez vous}, reste {à la maison|dehors|à la porte}, sont interdits, est interdit, sont {|poliment|gentiment} {refusés|déclinés|éconduits}, manque à l appel, ne font pas partie,
    ne peuvent, {ne saurait|ne sauraient} être, {doivent|doit} {rester|attendre} {à la maison|à terre|dehors|à la porte|chez vous|dans la voiture}, nous n en avons pas, n en cherchez pas, il n y en a pas
  `),
  cancelled: list(`
    pas seulement, pas que, non seulement, pas loin, aucune chambre sans, pas une chambre sans, sans quitter,
    sans doute, sans oublier, pas plus de, pas moins de, sans compter, plus de place, sans sortir,
    sans supplément, sans {|jamais|même} {débourser|payer|verser|dépenser|sortir|lâcher|ajouter} {un|le|} {seul|moindre|} {centime|sou|euro|franc|cent|kopeck}, sans frais, sans surcoût, sans payer, pas même, même pas, pas besoin, pas à pas, sans courir, sans effort
  `),
};

export const stars: LanguagePack['stars'] = {
  noun: ['étoile~'],
  sky: list(`
    ciel, nuit, nuits, filante, filantes, sous les, à la belle, regarder, compter, brillent, voie lactée,
    michelin, de noël, pluie d, au dessus, firmament, avis, dormir sous, scintill^, tête dans les
  `),
};

export const superlatives: LanguagePack['superlatives'] = {
  unrivalled: list(
    `aucun {|autre} {hôtel|établissement|château|domaine|refuge|gîte|restaurant}, aucun autre {chalet|camping|riad|mas|manoir|moulin|logis|spa|palace}, aucun petit {hôtel|château|restaurant}, aucune {|autre} {maison|auberge|adresse|table|ferme|pension|bastide|villa|cabane|demeure|chambre d hôtes}, nulle part {|ailleurs}`,
  ),
  words: list(`
    meilleur~, meilleure~, plus, moins, premier, première, unique, seul, seule, numéro un, leader, mieux
  `),
  sets: list(`
    de {|toute} la {ville|région|côte|capitale|station|vallée|riviera|rue|vieille ville|province|plage|presqu île|médina|baie|péninsule|lagune|commune|cité|contrée}, de l île,
    du {monde|pays|quartier|village|lac|centre|coin|port|département|littoral|massif|canton|vieux port|comté|royaume|continent|district|golfe|nord|sud|delta|bocage|secteur},
    de {|toute} la {côte|riviera|rive|région} …, de {|tout} l {archipel|hémisphère|arrière pays|arrondissement},
    d {europe|italie|allemagne|autriche|espagne|alsace|occitanie|île de france},
    de {france|provence|paris|lyon|suisse|bretagne|normandie|savoie}, en {france|europe|ville|provence|suisse},
    des {environs|alpes|alentours|pyrénées|vosges}, à la ronde, au monde, de tout {le|l}, alentour,
    de la côte d azur, au bord du lac
  `),
};

export const green: Phrases = {
  water_saving: list(`économ{e|es|iseur|iseurs|iques} {en|d} eau`),
  trees_planted: list(`plantons un arbre, un arbre {par|pour chaque} {réservation|nuit|nuitée|séjour|hôte|client}`),
  fair_trade: list(`commerce équitable, {café|thé|chocolat|produit|sucre}~ équitable~, équitable et {bio|solidaire}`),
  composted: list(`compostons, compostage, {restes|déchets|épluchures} … {compostés|compost}`),
  passive_house: list(
    `{maison|bâtiment|immeuble|hôtel|construction} {|est|est entièrement|entièrement} {passif|passive}, {bâtiment|maison|immeuble|hôtel|construction} {|est} à énergie positive, {bâtiment|maison|immeuble} basse consommation, passivhaus`,
  ),
  sustainable: ['durable', 'durables', 'durabilité', 'développement durable', 'durablement'],
  eco_friendly: list(`
    écologique~, éco responsable~, écoresponsable~, respectueux de l environnement,
    respectueuse de l environnement, respectueux de la planète, éco friendly, écologiquement, éco hôtel,
    écohôtel, respectueux de la nature, éco conçu~
  `),
  climate_neutral:
    list(` compens^ {chaque|votre|toutes les|toutes nos|vos|tous les} {séjour|nuit|nuitée|réservation|voyage}~, {compensé|compensée}~ … … {carbone|co2}, sans {aucune|la moindre|} {empreinte|trace} {carbone|climatique|écologique}, {aucune|zéro} empreinte carbone,
    sans émettre {|un|un seul|le moindre|aucun} {|gramme|gramme de|kilo de} {co2|carbone|émissions}, n {émet|émettons|émettent} … {co2|carbone}, {pas|sans} un {|seul} gramme de {co2|carbone}, zéro {co2|rejet}, sans {co2|carbone|rejet},
    {neutre|neutres} {pour|envers} le climat, climat neutre, compens^ … {carbone|co2}, empreinte … {nulle|neutre|zéro}, {faible|faibles} en carbone, décarbonée~,
    neutre~ en carbone, {climatiquement|carbone} neutre~, neutralité carbone,
    {produit|produisons|produisent|laisse} {aucun|pas un|pas le moindre} déchet, zéro {carbone|émission|déchet|émissions|déchets}, bas carbone, sans émission~,
    empreinte carbone {nulle|neutre}, bilan carbone {nul|neutre|positif}, décarboné~,
    compens^ … … {émissions|empreinte}, compens^ {|toutes} {ses|nos|les} émissions
  `),
  green_hotel: list(`
    hôtel vert, tourisme vert
  `),
  wind_power: list(` {par|à|avec|sur} l éolien, {par|à|avec} {|notre|une|des} éolienne~,
    {électricité|énergie|courant} … … {du vent|éolienne|éolien|éoliennes}, énergie~ éolienne~
  `),
  renewable_energy:
    list(` {électricité|énergie|courant|kilowatt} … {est|sont} vert~, {électricité|énergie} … est verte, énergie~ verte~, électricité {|100 %|entièrement} verte {|à 100 %}, courant vert, {produisons|produit|générons|fabriquons} {|toute} {notre|sa} {|propre} {électricité|énergie|courant}, {indépendant|autonome|autosuffisant}~ {en électricité|énergétiquement}, énergétiquement {autonome|autosuffisant|autosuffisante}~, {autonome|autosuffisant}~ en énergie, autonomie énergétique,
    énergie~ {entièrement|totalement|exclusivement|uniquement|purement|intégralement|100 %|cent pour cent} {renouvelable|solaire|propre}, énergie~ renouvelable~, panneaux solaires, électricité renouvelable, renouvelable~, sources renouvelables, d origine renouvelable, énergie solaire,
    {du|le|au|par le} {solaire|photovoltaïque}, photovoltaïque~, {capteur~|panneau~} solaire~, chauffe eau solaire, géothermie, géothermique~, hydroélectri{que|cité}, énergie hydraulique, biomasse, pompe~ à chaleur, toit~ solaire~,
    {énergie|électricité|courant} … … du soleil, énergies propres, électricité … solaire, {courant|électricité} … du soleil
  `),
  organic: ['bio', 'biologique~', 'issus de l agriculture biologique', '100 % bio'],
  plastic_free: list(`
    sans {|aucun|le moindre} {|déchet~} plastique~, {aucun|pas un|pas de|zéro} {|seul} {|déchet~|emballage~|bouteille~} {|en} plastique~, zéro plastique, {banni|supprimé|éliminé|renoncé} {|le|les|au|aux} plastique~, plastique~ à usage unique
  `),
  pesticide_free: list(
    `sans {|aucun} {pesticide~|herbicide~|produit~ chimique~|chimie|intrants}, zéro {pesticide|chimie}`,
  ),
  biodynamic: list(`biodynamie, biodynamique~`),
  recycled: [
    '{meubles|mobilier|tables|chaises|lits} … … {bois|matériaux} {|de} {récupération|récupéré|réemploi|recyclé}~',
    '{papier|plastique|matériau|verre|bois} … recyclé~',
    'eau~ … recyclée~',
    'recyclé~ à {100|cent}',
    'recyclée~ à {100|cent}',
    '{matériaux|matières} recyclé{s|es}',
    'papier recyclé',
  ],
  biodegradable: ['biodégradable~'],
};

export const awards: Phrases = {
  michelin: ['étoile~ {|au guide} michelin', '{clé|clef}~ michelin', 'guide michelin', 'étoilé~ michelin', 'michelin'],
  gault_millau: ['gault {|et|&} millau', '{une|deux|trois|quatre|cinq} toque~ {au|du|gault|chez}'],
  travellers_choice: ['{traveller|traveler}~ {s |}choice~ {|award|hostel|hotel}~'],
  of_the_year: list(`
    {hôtel|auberge|auberge de jeunesse|maison|maison d hôtes|chambre d hôtes|pension|pub|taverne|café|bistrot|brasserie|ferme|cabane|palais|monastère|manoir|villa|lodge|écolodge|motel|appart hôtel|aparthotel|résidence|thermes|marina|port de plaisance|parcours de golf|vignoble|cave|hôte|hôtesse|chef|petit déjeuner|gîte|refuge|restaurant|table|bar|spa|resort|domaine|adresse|château|chalet|camping|hébergement}~ {|{|de} charme|boutique|alpin|alpine|urbain|urbaine|rural|rurale|familial|familiale|historique|durable|indépendant|indépendante|gastronomique|thermal|d affaires|business|de montagne|de plage|de ville|à vin|à vins|à whisky|à cocktails|bien être|suisse|français|française|espagnol|italien|portugais|écossais} de l année,
    {hôtel|auberge|maison|pension|table|adresse|hébergement|établissement|camping|restaurant}~ {de|d|du|des|à|au|aux|en} … de l année
  `),
  hotel_of_the_year: ['{|meilleur~} hôtel de l année'],
  hostel_of_the_year: ['{auberge|hostel|auberge de jeunesse} de l année'],
  hotel_award: list(`
    ,
    prix {|du|de la|de l|national|européen|international} {|du|de l|de la} {meilleur hôtel|hôtellerie|tourisme|meilleur spa|design|architecture|gastronomie},
    {hotel|spa|travel|design} award~, trophée~ {du|de l|de la} {tourisme|hôtellerie}
  `),
};
export const prized = list(`primé~, primée~, récompensé~, récompensée~, lauréat~, lauréate~, award~, distinction~`);
export const certified = list(`
  certifié~, certifiée~, certification~, certificat~, label~, labellisé~, labellisée~, écolabel~, écolabellisé,
  agréé
`);

export const locating = list(`
  à, en, sur l île {de|d}, dans l île {de|d}, au cœur de, au cœur d, au centre de, cœur de, bienvenue à, séjour à, hôtel à, ville de, nuits à, nuit à,
  jours à, rues de, toits de, ici à, découvrez, découvre, visite de,
  {canaux|plages|quais|rives|baie|quartiers|cloches|clochers|boulevards|avenues|collines|hauteurs} de, dans le vieux, dans, vieux, au centre d, en plein,
  hôtel de, {marché|ruelles|port|remparts|portes|places|vieille ville|cathédrale|gare} de
`);
export const anchoring = list(`
  au {cœur|centre} {de|d}, en plein cœur {de|d}, aux portes {de|d}, dans la vieille ville de, {bienvenue|retrouvez nous} à,
  situé~ à, située~ à, {bonjour|salutations|bons baisers|bonsoir} {de|d}, {nous vous attendons|on vous attend|vous êtes|réveillez vous} à, nous trouverez {|toujours|encore} à
`);
export const elsewhere = list(`
  le plus proche, la plus proche, les plus proches,
  en ville, au coin de la rue, tout près, à proximité, à côté, en face,
  dans {la ville|le quartier|le village|la vieille ville|les rues|les ruelles|la rue|le centre},
  de la {ville|vieille ville|place|rue}, du {quartier|village|port|centre|coin}, municipal~, municipale~, public,
  publique, publics, voisin~, voisine~, alentour, alentours, environs, tournée des, du festival, festival,
  marché, autres, les rues, ruelles, ville, local, locaux, des environs, autour, d à côté
`);
export const own = list(`
  notre, nos, nous, chez nous, de l hôtel, à l hôtel, hôtel, maison, auberge, hôtes, votre chambre, ta chambre,
  de la maison, villa, établissement, propre
`);

export const situating = list(`
  {a|ont|aura|auront} lieu, se {tient|tiennent|tiendra|déroule|déroulent|passe|passent|trouve|trouvent|situe|situent|dresse},
  {est|sont} à, {commence|commencent|débute|débutent|démarre|ouvre|s ouvre} à, revient à, {est|sont} {situ|install}{é|ée|és|ées}, s {installe|installent},
  se {joue|donne|fête|danse|chante} à, {débarque|résonne|atterrit|campe|mouille|défile|revient} à, fait {escale|étape|halte} à, jette l ancre à, pose {|ses|son} {valises|chapiteau|tentes} à
`);
export const placing: LanguagePack['placing'] = {
  before: ['à'],
  noPlaces: list(`noël, pâques, pentecôte, nouvel an, carême, ciel, pied, vélo, table, guichets`),
};

export const asking = list(
  `y a t il, avez vous, est ce que, peut on, puis je, acceptez vous, à quelle {heure|distance}, combien, où, quand, depuis quand, jusqu à quelle heure, à partir de quelle heure, en quelle année, dès quelle heure, le {parking|wifi|petit déjeuner} est il, les {chiens|animaux} sont ils, disposez vous, proposez vous, quel, quelle`,
);
export const howMany = list(`combien, combien de, nombre de, quel nombre`);
export const noes = list(`non, {malheureusement|hélas|désolé|désolés} non, malheureusement, hélas, désolé`);
