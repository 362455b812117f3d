import { list } from '#lexicon/list.ts';
import type { TrainingWords } from '../training-words.ts';

export const words: TrainingWords = {
  formal: list(`
    à votre disposition, nous avons le plaisir, nous sommes heureux de, nous nous réjouissons, nous vous prions,
    nous vous invitons, veuillez, merci de bien vouloir, il convient, sur demande, au préalable, par ailleurs, en outre,
    de plus, toutefois, néanmoins, ainsi que, afin de, à l occasion de, se situe, se situent, se trouve, est proposé~,
    sont proposé~, est servi~, sont servi~, dispose de, disposent de, bénéficie de, bénéficient de, établissement,
    prestations, l ensemble de, durant votre séjour, lors de votre séjour, votre séjour, madame, monsieur, mesdames,
    chère clientèle, aimable~, courtoisie, situé~, lequel, laquelle, notamment
  `),
  casual: list(`
    salut, coucou, hop, allez, super, sympa, cool, génial, top, truc, trucs, plein de, un peu de, pas mal, pas de
    chichi, sans chichi, sans prise de tête, on y va, on se, on vous attend, on t attend, viens, pose, pose toi, file,
    profite, copains, copines, potes, gamins, bouquin, boulot, resto, apéro, ciné, vélo et hop, ça, y a, t as, tu, te,
    toi, ton, ta, tes, c est parti, promis, bref
  `),
  flavours: {
    warm: list(`
      bienvenue, maison, famille, amis, ensemble, cuisine, chaleureu~, accueil~, tendresse, voisins, partager, cœur,
      sourire, merci, chez nous, chez vous
    `),
    elegant: list(`
      élégant~, raffiné~, exquis~, distingué~, discret, discrète, marbre, champagne, soie, cristal, salon, sophistiqué~,
      feutré~, intemporel~, soigné~, précieu~
    `),
    playful: list(`
      rire~, jouer, jeu, jeux, blague, clin d œil, malice, espiègle~, danser, plouf, chut, promis, parole, attention,
      secret, pari, sieste obligatoire, fête, surprise, chiche
    `),
    calm: list(`
      calme~, tranquille~, silence, lent, lente, lentement, sans hâte, doux, douce, doucement, repos, paisible~, rien,
      respirer, pause, apaisé~, flâner, sieste
    `),
  },
  choices: [
    list('hôtes, clients, visiteurs'),
    list('vacances, escapade, congés'),
    list('équipe, personnel'),
    list('maison, établissement, propriété'),
    list('vélo, bicyclette'),
    list('dîner, souper'),
    list('voiture, auto, automobile'),
    list('ascenseur, élévateur'),
    list('parking, stationnement'),
  ],
  common: list(`
    le, la, les, l, un, une, des, du, de, d, au, aux, à, en, dans, sur, sous, par, pour, avec, sans, chez, entre, vers,
    depuis, pendant, jusqu, et, ou, ni, mais, donc, car, que, qu, qui, quoi, dont, où, quand, comme, si, ne, n, pas, plus,
    moins, très, trop, peu, tout, toute, tous, toutes, chaque, autre, autres, même, aussi, encore, déjà, seul, seulement,
    ici, là, y, est, sont, était, être, a, ont, avoir, il, elle, ils, elles, on, nous, vous, je, j, tu, me, m, te, t, se,
    s, son, sa, ses, notre, nos, votre, vos, leur, leurs, mon, ma, mes, ce, c, cet, cette, ces, cela, ça, deux, trois,
    quatre, cinq, six, sept, huit, neuf, dix, jour, jours, nuit, nuits, semaine, heure, heures, minute, minutes, matin,
    soir, midi, après, avant, aujourd, hui, an, ans, année, hôtel, chambre, chambres, lit, lits, hôte, hôtes, séjour,
    ouvert, ouverte, ouvre, vient, va, fait, faire, peut, temps, lieu, ville, rue, gare, train, bus, voiture, porte,
    fenêtre, prix, euros, déjeuner, petit, petite, grand, grande, dîner, mètres, premier, première, dernier, nouveau,
    bon, bonne, long, près, loin, gratuit, libre, puis, pied, fois
  `),
  partners: list(`
    chambre, chambres, lit, lits, déjeuner, dîner, nuit, nuits, matin, soir, jour, jours, porte, fenêtre, petit, petite, grand, grande, long, bon, bonne, nouveau, premier, première, dernier
  `),
};
