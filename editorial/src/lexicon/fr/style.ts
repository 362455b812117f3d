/** Le français de la revue de style : tutoiement et vouvoiement, superlatifs, clichés. */

import type { StyleWords } from '#lexicon/language-pack.ts';
import { list } from '#lexicon/list.ts';

export const style: StyleWords = {
  formal: ['vous', 'votre', 'vos', 'vôtre', 'vôtres'],
  informal: list(`tu, te, t, toi, ton, ta, tes, tien, tienne`),
  formalImperatives: list(`
    ,
    {réservez|profitez|découvrez|venez|laissez|détendez|choisissez|dormez|célébrez|fêtez|visitez|trouvez|prenez|plongez|flânez|garez|voyagez|planifiez|appelez|écrivez|apportez|respirez|goûtez|suivez|voyez|allez|restez|oubliez|vivez|offrez|réveillez|savourez|explorez|sentez|arrivez|posez|faites|passez|montez|descendez|admirez|amarrez|marchez|partez|rejoignez|installez|commencez|terminez|contactez|consultez|préparez}
  `),
  informalImperatives: list(`
    profite, découvre, viens, laisse, détends, choisis, dors, célèbre, trouve, prends, plonge, flâne, planifie,
    appelle, écris, apporte, respire, goûte, suis, vois, oublie, vis, réveille, savoure, explore, sens, fais,
    descends, admire, amarre, pars, rejoins, installe, prépare, repars
  `),
  nounImperatives: list(`réserve, fête, visite, gare, voyage, pose, marche, offre`),
  statementImperatives: list(`reste, arrive, passe, monte, commence, va`),
  cliches: list(`
    havre de paix, oasis de {calme|paix|tranquillité|verdure|sérénité}, écrin de {verdure|nature|douceur},
    niché~ {au|dans|entre|à}, nichée~ {au|dans|entre|à}, blotti~ {au|dans|entre},
    cadre {idyllique|enchanteur|exceptionnel|d exception}, un cadre de rêve, inoubliable~,
    moment~ {d exception|magique|hors du temps|de pure détente}~, parenthèse enchantée,
    parenthèse {hors du temps|de douceur}, hors du temps, comme à la maison, pour tous les goûts,
    il y en a pour tous les goûts, pépite~, joyau, à couper le souffle, loin de l agitation, au cœur de,
    art de vivre, invitation au voyage, plaisirs gourmands, voyage {culinaire|des sens|gustatif},
    laissez vous {tenter|séduire|porter|bercer|surprendre}, laisse toi {tenter|séduire|porter|bercer|surprendre},
    recharger {|les|vos|tes} batteries, magique~, féerique~, alliance parfaite, parfaite alliance,
    subtil mélange, allie charme, charme et {modernité|authenticité}, dépaysement garanti, vibrant~,
    une expérience unique, expérience unique
  `),
  superlatives: list(`
    {le|la|les} meilleur~, {le|la|les} meilleure~, parfait~, parfaite~, unique~, incomparable~, inégalé~,
    inégalée~, exceptionnel~, exceptionnelle~, inégalable~, numéro un, mondialement connu~, légendaire~,
    sensationnel~, sublime~,
    {le|la|les} plus {beau|belle|beaux|belles|célèbre|célèbres|luxueux|luxueuse|exclusif|romantique|spectaculaire}~,
    hors pair, d exception, imbattable~
  `),
};
