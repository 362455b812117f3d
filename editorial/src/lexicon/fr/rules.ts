/** Le français qui change une affirmation : négation, prix, horaires, années, éloges, promesses et locutions. */
import type { LanguagePack, Phrases } from '#lexicon/language-pack.ts';

export const roles: LanguagePack['roles'] = {
  at: ['à', 'vers'],
  from: ['dès', 'à partir de', 'à compter de', 'depuis', 'de', 'entre', 'après'],
  until: ['jusqu à', 'jusque', 'avant', 'au plus tard', 'au plus tard à'],
  opens: ['ouvr^', 'ouvert', 'ouverture', 'début^', 'commenc^', 'démarr^', 's anime', 'débute', 'commence', 'accueille dès', 'sert dès'],
  closes: ['ferm^', 'fermeture', 'termin^', 'se termine', 's arrête', 'dernier service', 'dure', 'dernière commande', 'clôt'],
};

export const years: LanguagePack['years'] = {
  built: ['construit~', 'construite~', 'bâti~', 'bâtie~', 'édifié~', 'édifiée~', 'érigé~', 'date de', 'datant de', 'fut construit{e|}', 'sortie de terre', 'élevé~', 'se dresse', 'immeuble de', 'bâtisse de', 'demeure de', 'datent de', 'maison de', 'remonte à'],
  opened: ['ouvert~', 'ouverte~', 'a ouvert', 'ouvrit', 'fondé~', 'fondée~', 'inauguré~', 'inaugurée~', 'reçoit', 'accueille', 'accueillons', 'recevons', 'créé~', 'créée~', 'ouverture', 'hôtes', 'premiers hôtes', 'a ouvert {ses|les} portes', 'famille', 'hôtel depuis', 'comptoir', 'tenu', 'tenue', 'a accueilli', 'fonde', 'ouvre'],
  renovated: ['rénové~', 'rénovée~', 'restauré~', 'restaurée~', 'rénovation', 'réaménagé~', 'réhabilité~', 'refait~', 'modernisé~', 'modernisée~', 'restauration complète', 'repensé~', 'repensée~', 'remis~ à neuf', 'rajeuni~', 'redécoré~', 'redécorée~', 'refaite~', 'réhabilitée~'],
  since: ['depuis', 'dès'],
  centuries: ['siècle~', 'décennie~', 'ans', 'années'],
};

export const prices: LanguagePack['prices'] = {
  free: ['gratuit~', 'gratuite~', 'gratuitement', 'gratis', 'offert~', 'offerte~', 'sans {frais|supplément|surcoût}', 'ne coûte rien', 'ne coûtent rien', 'gracieusement', 'à titre gracieux', 'sans payer'],
  paid: ['payant~', 'payante~', 'en supplément', 'moyennant {|un|des} {supplément|frais}', 'avec supplément', 'facturé~ en sus', 'facturée en sus', 'non inclus~', 'non incluse~', 'non compris~', 'contre {supplément|paiement}', 'en sus', 'en option payante', 'n est pas inclus~'],
  included: ['inclus', 'incluse~', 'compris', 'comprise~', 'inclus dans le {prix|tarif}', 'compris dans le {prix|tarif}', 'comprend'],
};

export const fillers = 'un une des de d le la l les du aucun aucune propre notre nos vrai vraie véritable service seul seule'.split(' ');

export const negation: LanguagePack['negation'] = {
  before: ['pas de', 'pas d', 'sans', 'ni', 'aucun', 'aucune', 'point de', 'point d', 'plus de', 'plus d', 'pas', '{n a|n ont|n offre|n offrons|ne propose|ne proposons|ne dispose|ne disposons|n avons|ne possède|n y a|n est|ne sert|ne servons|n accepte|n acceptons|n accueille|n accueillons} {pas|plus|aucun|aucune|ni|point} {|de|d|les|pas}', 'ne dispose {pas|d aucun|d aucune} {|de|d}', 'ne disposons {pas|d aucun|d aucune} {|de|d}', 'dépourvu~ {de|d}', 'au lieu {de|d}', 'il manque', 'zéro', 'renonce à', 'en guise de', 'se passe de', 'privé {de|d}'],
  after: [
    '{n est|ne sont|n y est|n y sont} … {disponible|admis|admise|accepté|acceptée|bienvenu|autorisé|autorisée|inclus|incluse|compris|comprise|prévu|possible|assurée|assuré|proposé|ouverte|ouvert|chauffée|chauffé}~', 'n existe pas', 'non {admis|acceptés|autorisés|disponible|disponibles|compris}', '{ne sont|n est} pas {admis|admise|admises|acceptés|autorisés|bienvenus}', 'n est pas {surveillé|de la partie}', 'restent à la maison', 'sont interdits', 'est interdit', 'sont refusés', 'manque à l appel', 'ne font pas partie', 'ne peuvent', 'doivent rester à la maison', 'nous n en avons pas', 'n en cherchez pas', 'il n y en a pas',
  ],
  cancelled: ['pas seulement', 'pas que', 'non seulement', 'pas loin', 'aucune chambre sans', 'pas une chambre sans', 'sans quitter', 'sans doute', 'sans oublier', 'pas plus de', 'pas moins de', 'sans compter', 'plus de place', 'sans sortir', 'sans supplément', 'sans frais', 'sans surcoût', 'sans payer', 'pas même', 'même pas', 'pas besoin', 'pas à pas', 'pas un', 'pas une', 'sans courir', 'sans effort'],
};

export const stars: LanguagePack['stars'] = {
  noun: ['étoile~'],
  sky: ['ciel', 'nuit', 'nuits', 'filante', 'filantes', 'sous les', 'à la belle', 'regarder', 'compter', 'brillent', 'voie lactée', 'michelin', 'de noël', 'pluie d', 'au dessus', 'firmament', 'avis', 'dormir sous', 'scintill^', 'tête dans les'],
};

export const superlatives: LanguagePack['superlatives'] = {
  words: ['meilleur~', 'meilleure~', 'plus', 'moins', 'premier', 'première', 'unique', 'seul', 'seule', 'numéro un', 'leader', 'mieux'],
  sets: ['de {|toute} la {ville|région|côte|capitale|station|vallée|riviera|rue|province|plage|presqu île}', 'de l île', 'du {monde|pays|quartier|village|lac|centre|coin|port|département|littoral|massif|canton|vieux port}', 'd {europe|italie|allemagne|autriche|espagne|alsace|occitanie|île de france}', 'de {france|provence|paris|lyon|suisse|bretagne|normandie|savoie}', 'en {france|europe|ville|provence|suisse}', 'des {environs|alpes|alentours|pyrénées|vosges}', 'à la ronde', 'au monde', 'de tout {le|l}', 'alentour', 'de la côte d azur', 'au bord du lac'],
};

export const green: Phrases = {
  sustainable: ['durable', 'durables', 'durabilité', 'développement durable', 'durablement'],
  eco_friendly: ['écologique~', 'éco responsable~', 'écoresponsable~', 'respectueux de l environnement', 'respectueuse de l environnement', 'respectueux de la planète', 'éco friendly', 'écologiquement', 'éco hôtel', 'écohôtel', 'respectueux de la nature', 'éco conçu~'],
  climate_neutral: ['neutre~ en carbone', '{climatiquement|carbone} neutre~', 'neutralité carbone', 'zéro {carbone|émission|déchet|émissions|déchets}', 'bas carbone', 'sans émission~', 'empreinte carbone {nulle|neutre}', 'bilan carbone {nul|neutre|positif}', 'décarboné~', 'compens^ {|toutes} {ses|nos|les} émissions'],
  green_hotel: ['hôtel vert', 'énergie~ verte~', 'électricité verte', 'tourisme vert'],
  renewable_energy: ['énergie~ renouvelable~', 'panneaux solaires', 'électricité renouvelable', '100 % renouvelable', 'énergie solaire', 'énergies propres'],
  organic: ['bio', 'biologique~', 'issus de l agriculture biologique', '100 % bio'],
  plastic_free: ['sans plastique~', 'zéro plastique'],
  biodegradable: ['biodégradable~'],
};

export const awards: Phrases = {
  michelin: ['étoile~ {|au guide} michelin', '{clé|clef}~ michelin', 'guide michelin', 'étoilé~ michelin', 'michelin'],
  travellers_choice: ['{traveller|traveler}~ {s |}choice~ {|award|hostel|hotel}~'],
  hotel_of_the_year: ['hôtel de l année'],
  hostel_of_the_year: ['{auberge|hostel|auberge de jeunesse} de l année'],
  hotel_award: ['prix {|du|de la|de l|national|européen|international} {|du|de l|de la} {meilleur hôtel|hôtellerie|tourisme|meilleur spa|design|architecture|gastronomie}', '{hotel|spa|travel|design} award~', 'trophée~ {du|de l|de la} {tourisme|hôtellerie}'],
};
export const prized = ['primé~', 'primée~', 'récompensé~', 'récompensée~', 'lauréat~', 'lauréate~', 'award~', 'distinction~'];
export const certified = ['certifié~', 'certifiée~', 'certification~', 'certificat~', 'label~', 'labellisé~', 'labellisée~', 'écolabel~', 'écolabellisé', 'agréé'];

export const locating = ['à', 'en', 'au cœur de', 'au cœur d', 'au centre de', 'cœur de', 'bienvenue à', 'séjour à', 'hôtel à', 'ville de', 'nuits à', 'nuit à', 'jours à', 'rues de', 'toits de', 'ici à', 'découvrez', 'découvre', 'visite de', 'dans le vieux', 'dans', 'vieux', 'au centre d', 'hôtel de'];
export const elsewhere = ['en ville', 'au coin de la rue', 'tout près', 'à proximité', 'à côté', 'en face', 'dans {la ville|le quartier|le village|la vieille ville|les rues|les ruelles|la rue|le centre}', 'de la {ville|vieille ville|place|rue}', 'du {quartier|village|port|centre|coin}', 'municipal~', 'municipale~', 'public', 'publique', 'publics', 'voisin~', 'voisine~', 'alentour', 'alentours', 'environs', 'tournée des', 'du festival', 'festival', 'marché', 'autres', 'les rues', 'ruelles', 'ville', 'local', 'locaux', 'des environs', 'autour', 'd à côté'];
export const own = ['notre', 'nos', 'nous', 'chez nous', 'de l hôtel', 'à l hôtel', 'hôtel', 'maison', 'auberge', 'hôtes', 'votre chambre', 'ta chambre', 'de la maison', 'villa', 'établissement', 'propre'];

export const idioms = [
  'une mer de', 'après midi', 'mer de', 'septième ciel', 'au septième ciel', 'quatre cents coups', 'les quatre cents coups', 'mille et une', 'mille {mercis|anecdotes|étoiles|fois|raisons|façons|feux|histoires|bornes|autres}', 'cent fois', 'à quatre mains', 'entre quatre murs', 'entre quatre yeux', 'aux quatre coins', 'à quatre pattes', 'se mettre en quatre', 'couper les cheveux en quatre', 'tiré à quatre épingles', 'en deux temps trois mouvements', 'à deux pas', 'à trois pas', 'à un jet de pierre', 'jet de pierre', 'en un clin d œil', 'cinq sens', 'les cinq sens', 'jamais deux sans trois', 'un de perdu', 'dix de retrouvés', 'faire d une pierre', 'd une pierre deux coups', 'à la une', 'trente et un', 'se mettre sur son trente et un', 'voir trente six chandelles', 'les trois coups', 'un bain de jouvence', 'bain de {jouvence|foule|soleil|forêt|minuit|lumière|culture}', 'bain moussant', 'prendre un bain', 'nager dans le bonheur', 'trait d union', 'de but en blanc',
  'ascenseur émotionnel', 'ascenseur social', 'renvoyer l ascenseur', 'chien de faïence', 'chiens de faïence', 'entre chien et loup', 'temps de chien', 'vie de chien', 'un mal de chien', 'nom d un chien', 'comme chien et chat', 'chat perché', 'donner sa langue au chat', 'avoir un chat dans la gorge', 'caractère de chien',
  'jardin {d enfants|des plantes|public|des tuileries|du luxembourg|d éden|botanique|zoologique|du palais|municipal|anglais}', 'jardins {publics|du palais|botaniques|suspendus|du château|familiaux}', 'côté cour', 'jeter la pierre dans le jardin', 'pierre dans le jardin', 'cultiver son jardin', 'cultiver notre jardin', 'jardin secret', 'au bar', 'à la barre', 'coup de barre', 'avoir la barre haute', 'code barre~', 'bar en croûte', 'bar de ligne', 'filet de bar', 'bar grillé', 'pêche au bar', 'tournée des bars',
  'temps libre', 'libre arbitre', 'air libre', 'à l air libre', 'entrée libre de', 'chute libre', 'libre cours', 'libre comme l air', 'école libre', 'gratuit comme', 'sourire offert', 'se sentir libre', 'offert par la nature', 'plus rien', 'à l entrée', 'd entrée', 'd entrée de jeu', 'entrée en matière', 'entrée principale', 'porte d entrée', 'en entrée', 'prendre place', 'place à', 'en place', 'à la place', 'faire place', 'place au', 'tout est en place', 'la place de', 'place de marché', 'lit de la rivière', 'au lit', 'au saut du lit', 'hors du lit', 'lits de camp', 'chambre d écho', 'chambre noire', 'musique de chambre', 'chambre de commerce', 'chambre froide', 'robe de chambre', 'suite aux', 'tout de suite', 'par la suite', 'de suite', 'et ainsi de suite', 'la suite au', 'la suite de l histoire', 'suite logique', 'en scène', 'entrer en scène', 'mise en scène', 'scène de ménage', 'coup de théâtre', 'café crème', 'pause café', 'un café serré', 'tasse de café', 'café noir', 'un café et', 'odeur de café', 'sent le café', 'café fumant', 'votre café', 'ton café', 'premier café', 'café du matin', 'pressing au', 'à toute vapeur', 'à la minute', 'dernière minute', 'minute papillon', 'une minute', 'de dernière minute', 'minute de silence', 'chaque minute', 'à l heure', 'de bonne heure', 'tout à l heure', 'à la bonne heure', 'heure bleue', 'l heure du', 'de l heure', 'sans heure', 'chaque jour', 'tous les jours', 'au jour le jour', 'de nos jours', 'au grand jour', 'petit jour', 'demi jour', 'jour J', 'plat du jour', 'le jour et la nuit', 'beaux jours', 'par jour', 'pays de', 'de nos pays', 'vin de pays', 'équipe de', 'notre équipe', 'en équipe', 'esprit d équipe', 'groupe d amis', 'en groupe', 'à table', 'premier jour', 'dernier jour', 'au premier', 'premier arrivé', 'premier pas', 'premier regard', 'au premier coup d œil', 'première fois', 'premier rendez vous', 'première heure', 'coup de foudre', 'premier train', 'premiers rayons', 'premier rang', 'sauna à ciel ouvert', 'comme dans un sauna', 'étoile montante', 'bonne étoile', 'belle étoile', 'étoile de mer', 'née sous une bonne étoile', 'danseur étoile', 'oasis de', 'mars et vénus', 'marche à suivre', 'en marche', 'marche avant', 'ça marche', 'arrivée triomphale', 'ligne d arrivée', 'ligne de départ', 'point de départ', 'nouveau départ', 'faux départ', 'dès l arrivée', 'dès votre arrivée', 'dès ton arrivée', 'sur le départ', 'port de tête', 'port d attache', 'arriver à bon port', 'à bon port', 'train de vie', 'en train de', 'vol d oiseau', 'à vol d oiseau', 'métro boulot dodo', 'bois dormant', 'sable fin', 'marchand de sable', 'au plus près', 'plus jamais', 'ne plus', 'plus ou moins', 'ni plus ni moins', 'd autant plus',
];
