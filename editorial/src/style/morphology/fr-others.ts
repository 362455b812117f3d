/** French forms that are another everyday word, and words that have no feminine and no adverb. */

import { words } from './data.ts';
/** Nouns whose feminine or adverb would be another word: 'port' and 'porte', 'équipe' and 'équipement'. */
export const onlyNouns: ReadonlySet<string> = new Set(
  words(`
    abord abus accord accroc accueil acier affront ail air ais ajout aliment allonge amende an ancre appart appel
    apport appui arc argument arme arrêt arsenal attache avers avis bain bal balai ball banc banquet bar barbe bas
    bascule base bassin bateau bec bel bic bien bilan billet bit blé bloc bluff bocal bois bol bonnet bord boss bouc
    boulet boum bouquet bracelet branche brasier bris brochet bruit brunch budget buffet bus but bûcher cabinet cachet
    cadre café cahier cal calcul camelot camp canal canapé canard cap capot car carnaval carnet cart carte carter cas
    caserne cellier chalet change chant chapitre charge charnier charter chemin cheval chiffre ciel claque classe
    clavier clic cloche clocher club coffret coin col commande comment compartiment complot compte concours conduit
    confort conseil constat contact coq cor cornet corps cou coup cour couronne cours coussin coût côté crabe cran
    crédit crêt cri cric cristal croc crochet croquet cuir culte cumul dam damier danger dessert dessin dessous dessus
    destin devin devis début décharge déclin décor décret défi dégoût déjeuner départ désir diagnostic discours dîner
    document dog don dos dot drain duvet eau effet emploi emport emprunt enclos ennui enseigne entrain envoi envol
    escal espace essai exil exploit export extrait écart éclair éclat écran écrit édit émail épic équipe étal étang
    été étoile étude fer fichier fil filet film flair flirt foi fond fonds force forfait forme fouet four frais frein
    fric fruit gag gain gal galet gant gel gibier gilet gland golf gourmet goût goûter grade grain granit gravier
    grenier grill groupe guet guichet habit hall hiver homard hôpital hôtel hum impact implant import indic instant
    jardin jet jeu joint jour journal juge jury label lac lampe land lard lave lien lieu lin linge lis lit livre loge
    lot loup luxe lys machin machine magister mal malt manche manie manque mar marc marché mari mars mas mât menuisier
    mer met mets médecin métal miel mil min mont mors motif mur musc navet nerf nom nord objet octroi oeuf oreiller
    orient orteil oubli outil page paie pain pair pal palais palet pan panic panier panse papier paquet par parc
    parcours pari parquet parrain part pas pass patin pavé peine peuple phare pic pied pilier pin piolet piquet place
    plafond plaid plain plan plancher plant pli plomb poignard poil poing point pois pont pop porc port portier post
    poste pot pouce poulet pouls poux pré primat prix produit profil profit projet propos pub puits punch quai quart
    quartier quintal racer rad rai raid ramp rang rappel rapport rat ravin rayon recours recul reflet refus regard
    regret rein rejet relais relève repas repli report repos requis respect ressort retard retrait rez règle récit
    récital réconfort régal résumé réveil rhum rivage rob robinet roc rocher rot roule rôti rythme sable sac sachet
    sang saumon saut savon secours sein sel sens sentier serpent set séjour siège sign signal site ski snack soi soin
    sol soleil sommeil sommelier sommet son sort souci souhait souper soupir spa stress sud sujet support surf
    surplomb survol tablier tac tamis tapis tarif tasse taux teint tel temps tennis terrain terrasse terrier test thé
    thon thym tic ticket tir tiret tissu titan titre toast toilette toit ton top torrent toupet toupie tour tourment
    trac tracé trafic train trait traite traité trajet tram transit transport travers tri tribun tribut triomphe
    tripot tronc trou truc tunnel val valet van vent verger vers verse verset vélo vin viol vol volet volt vue week
    œil œuf
  `),
);

const rows = `
  peu: peux, tant: tante tantes, dans: danse danses, prier: prière prières, miser: misère misères
  manier: manière manières, galérer: galère galères, vivre: vivres, foi: fois, mai: mais, moi: mois, sou: sous, ver: vers, do: dos, cour: cours, pari: paris, fil: fils, son: ma mes notre
  seul: seulement, autre: autrement, juste: justement, dernier: dernièrement, pratique: pratiquement, tel: tellement
  certain: certainement, final: finalement, contraire: contrairement, quasi: quasiment, nul: nullement, unique: uniquement
  courant: couramment, bon: bonnement, apparent: apparemment, effectif: effectivement, relatif: relativement, commun: communément
  fort: forteresse, départ: département, bâti: bâtiment
  assorti: assortiment, senti: sentiment, compli: compliment
  être: étés fumes, taire: tu tus tue tues, plaire: plus plut plu, pleuvoir: plus plut plu
  suivre: suivant suivante suivants suivantes, entrer: entre entres entrée entrées, arriver: arrivée arrivées
  partir: partie parties, sortir: sorte sortes sortie sorties, ressortir: ressort ressorts, départir: départ départs
  voir: vue vues voie voies vis vit, revoir: revue revues, entrevoir: entrevue entrevues, venir: vins
  tenir: tenue tenues tins, maintenir: maintenant, lire: lit lits, boire: bois bus but, devoir: devant du
  pouvoir: puis pue pues pus, savoir: sus sue sues, pendre: pendant pendante pendants pendantes
  croire: cru crue crus crues, croître: croissant croissants crue crues cru crus
  courir: cours court courts courant courante courants courantes, parcourir: parcours, secourir: secours
  discourir: discours, concourir: concours, recourir: recours, durer: durant durée durées, sentir: sens
  mentir: mentions, desservir: dessert, mettre: mets missions, permettre: permissions, admettre: admissions
  émettre: émissions, transmettre: transmissions, commettre: commissions, remettre: remise remises
  prendre: prise prises, reprendre: reprise reprises, surprendre: surprise surprises
  entreprendre: entreprise entreprises, produire: produits, nuire: nuit, luire: lui
  plaindre: plainte plaintes, teindre: teint teinte teintes, craindre: crainte craintes, étreindre: étreinte étreintes
  contraindre: contrainte contraintes, empreindre: empreinte empreintes, descendre: descendant descendants
  fondre: fond fonds fonde fondes fondue fondues, combattre: combat combats combattant combattants, débattre: débat débats
  traire: trait traits traite traites, falloir: faille failles, faillir: faille failles, bouillir: bout
  tapir: tapis, vernir: vernis, porter: porte portes portée portées portant portions, livrer: livre livres
  fermer: fermes, importer: important importante importants importantes, monter: montant montants, montrer: montres
  passer: passant passants passions, tourner: tournée tournées, voler: volant volants, poster: poste postes
  composer: composant composants composante composantes, garer: gare gares, souper: soupe soupes, saler: sale sales
  tenter: tente tentes, exceller: excellent, résider: résident, présider: président, affluer: affluent, couver: couvent
  violer: violent, parer: parent, conter: content, contenter: contente contentes, patienter: patiente patientes
  couper: coupes, marcher: marché marchée marchées marchés marches, former: forme formes, placer: place places
  chambrer: chambre chambres, griller: grille grilles, verser: versant versants version versions, loger: loges
  étudier: étudiant étudiants étudiante étudiantes, restaurer: restaurant restaurants
  habiter: habitant habitants habitante habitantes, assister: assistant assistants assistante assistantes
  commercer: commerçant commerçants commerçante commerçantes, débuter: débutant débutants débutante débutantes
  enseigner: enseignant enseignants enseignante enseignantes, diriger: dirigeant dirigeants
  représenter: représentant représentants représentante, gérer: gérant gérante gérants, exploiter: exploitant exploitants
  veiller: veille veilles veillée veillées, presser: presse, viser: visa visas visions, opérer: opéra opéras
  rayer: rayons raie raies, sabler: sable sables, rentrer: rentrée rentrées, donner: donnée données
  destiner: destinée destinées, assembler: assemblée assemblées, aller: allée allées
  randonner: randonnée randonnées, plonger: plongée plongées, échapper: échappée échappées
  traverser: traversée traversées, renommer: renommée, envoler: envolée envolées, chausser: chaussée chaussées
  jeter: jetée jetées, virer: virée virées, gorger: gorge gorges gorgée gorgées, pincer: pince pinces pincée pincées
  noter: notions, opter: options, éditer: éditions, relater: relations, inventer: inventions, collecter: collections
  adopter: adoptions, excepter: exceptions, attenter: attente attentes attentions, intenter: intentions
  inspecter: inspections, diviser: divisions, réviser: révisions, préciser: précisions, penser: pensions
  inverser: inversions, fuser: fusions, diffuser: diffusions, infuser: infusions, acter: acte actes actions
  masser: masse masses, mariner: marine marines, planter: plante plantes, tailler: taille tailles, ramer: rames
  fouler: foule foules, glacer: glace glaces, meubler: meuble meubles, équiper: équipe équipes, caser: case cases
  adresser: adresse adresses, régler: règle règles, voisiner: voisine voisines, trôner: trônes, percher: perches
  sommer: somme sommes, baser: base bases, causer: cause causes, outrer: outre, contrer: contre
  priver: privé privée privés privées, varier: variante variantes variant, calmer: calme calmes, activer: active actives
  vider: vides, pratiquer: pratique pratiques, distancer: distance distances, aventurer: aventure aventures
  avantager: avantage avantages, étager: étage étages, cadrer: cadre cadres, styler: style styles, charmer: charmes
  centrer: centre centres, grouper: groupe groupes, classer: classe classes, épicer: épice épices, tartiner: tartine tartines
  caver: cave caves, mousser: mousse mousses, minuter: minute minutes, brancher: branche branches, tabler: table tables
  voiler: voile voiles, mouler: moule moules, poêler: poêle poêles, crémer: crème crèmes, beurrer: beurre beurres
  sombrer: sombre sombres, élever: élèves, peupler: peuple peuples, poivrer: poivre poivres, fariner: farine farines
  titrer: titre titres, terrer: terre terres, lister: liste listes, dater: dates, doubler: doubles, rouer: roue roues
  étoiler: étoile étoiles, border: bordée, chiner: chine, corser: corse, ombrer: ombre ombres, flotter: flotte flottes
  celer: celle celles cela, muser: musée musées, ruer: rue rues, cercler: cercle cercles, venter: vente ventes vent
  rober: robe robes, roser: rose roses, nuer: nue nues, lourder: lourde lourdes, fausser: fausse fausses
  lier: lions liant, allier: alliez, nier: nies, plier: plie plies, scier: scie scies, déplier: dépliant dépliants
  étaler: étale, panner: panne pannes, boiser: boisson, chausser: chausson, caler: calant
`;

export const othersOf: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  rows
    .split(/[,\n]/)
    .map((row) => row.trim())
    .filter(Boolean)
    .map((row) => {
      const [word = '', others = ''] = row.split(': ');
      return [word, words(others)];
    }),
);
