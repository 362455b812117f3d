/** Le français de ce qui est nommé sans être affirmé : souhaits, maisons des autres, passé, vies de gens, réponses. */

import type { LanguagePack, Phrases } from '#lexicon/language-pack.ts';
import { list } from '#lexicon/list.ts';

export const asides: LanguagePack['asides'] = {
  unreal: list(`
    {traite|traitent|prend|prennent|confond} … … {comme|pour|avec} {un|une|le|la|son|sa|leur},
    {échangerions|échangerais|échangeons|échange} … … … contre, {donnerais|donnerions|donnerait}, mieux que dans {un|une|le|la}, comme avoir, rêver {de|d}, ne {dites|dis} pas, qui a {dit|parlé de},
    comme {à|en|au|aux|dans}, avec {la|le|l} … {d un|d une}, {sécher|zapper} {le|la|l},
    est {le seul|la seule}, ce que {le|la|les|l},
    si {nous avions|on avait|seulement|nous possédions}, s il y avait, si la maison avait, aurions nous, nous aurions {aimé|voulu}, {nous avons|on a} {toujours|souvent|longtemps|un jour|jadis} {rêvé|songé|pensé} {de|d|à}, nous rêvions {de|d}, on rêvait {de|d},
    j ai {demandé|rêvé|cherché|espéré|voulu} {|de|d}, je {voulais|cherchais|rêvais|espérais} {|de|d}, {a|ont|avait} {demandé|réclamé|exigé|cherché} {|un jour|une fois}, {demandait|demandaient|demande|réclame} {un|une|le|la}, {il|elle|quelqu un|personne|grand père|grand mère} {voulait|voulaient|espérait|attendait|rêvait}, voulait {un|une|le|la}, {cherche|cherchez|cherchait} {un|une},
    {ressenti|ressentis|on aurait dit}, {oubliez|oublie|oublions} {le|la|les|l|votre|tout}, {qui|pourquoi} {a besoin|aurait besoin|veut|construire}, à quoi bon, pour quoi faire,
    personne {n a|n avait|ne} {|jamais|ici} … {besoin|manqué|réclame|demande|regrette|veut}, {pas|nul|aucun} besoin {de|d}, {inutile|superflu}, {n ont|n a|n avons|n avez} pas besoin {de|d},
    mieux {qu un|qu une|que le|que la|que n importe}, plus {chaud|calme|tranquille|long|silencieux} {qu un|qu une|que|qu au|qu à}, plus {vite|lentement|longtemps|souvent|fort} {que le|que la|qu un|qu une}, aussi {bon|chaud|calme} {qu un|qu une|que}, {tient|tiennent|tenant} lieu {de|d}, {fait|font|faisant} office {de|d}, {sert|servent} {de|d}, {joue|jouent} {les|le|la}, comme {un|une|dans un|dans une|si}, {sonne|sent|ressemble|on dirait} {comme|à|un|une|le|la},
    {le mot|l idée|l invention|le contraire|l odeur|la légende|la rumeur|l histoire} {de|d|du|des}, au lieu {de|d|du}, à défaut {de|d}, {remplace|remplacent|vaut|bat} {le|la|un|une|tous|toutes|bien}, {presque|quasiment} {un|une}, {certains|certaines|beaucoup|d autres|la plupart} … {rêvent|rêve|soupirent} {de|d}, plus qu {un|une}
  `),
  others: list(`
    d autres {auront|ont|mettent|vantent}, {les|dans les} {grands|autres} hôtels, dans les palaces, d en face, {nichent|niche} sur, de l autre côté {de|du}, d à côté, la porte à côté, voisin~, voisine~, {d autres|certains|certaines|quelques|beaucoup d|la plupart des} {hôtels|maisons|établissements|auberges|adresses|villes|villages|lieux|endroits|îles}, {un autre|l autre|tout autre} {hôtel|établissement}, une autre maison, la concurrence, les autres,
    {deux|trois|quelques} {rues|portes|maisons|villages|stations|restaurants|cafés|bars} plus {loin|bas|haut}, {en bas|au bout|en haut} de la rue, {municipal|municipale|municipaux|municipales}, {public|publics|publique|publiques}, {de|dans} la {ville|commune} {|voisine}, du {musée|théâtre|monastère|village|bourg|quartier|festival|lycée}, de l {opéra|université|église|école|hôtel de ville},
    derrière {la gare|l église|la mairie|le marché|le théâtre}, à la {gare|mairie|fac}, au {village voisin|centre sportif|musée|théâtre|casino de}, centre {sportif|aquatique|nautique}, dans le {village|bourg|film|roman|livre|tableau|conte} {|voisin|d à côté}, dans la {chanson|pièce|ville voisine}, ailleurs, {dans|de} {mon|son|ton|votre} {village|quartier|immeuble|pays|bureau|enfance}, au coin de la rue, {ma|mon} {tante|oncle|cousin|cousine|frère|sœur|grand mère} {tient|possède}, grand hôtel de
  `),
  former: list(`leur, leurs, ancien, ancienne, anciens, anciennes, vieille, vieux, vieil`),
  gone: list(`
    {|là} où {se trouvait|se trouvaient|il y avait|se dressait|était}, {autrefois|jadis|naguère|anciennement}, n existe plus, {démoli|rasé}~, {a fermé|ferma|fut fermé|a disparu} en, {adieu|fini|finie|finis|finies} {le|la|les|l}
  `),
  became: list(
    `{a|ont} été remplacé{|e}~ par, {est|sont} devenu~, s est {transformé|changé}~ en, {a|ont} {cédé|laissé} la place`,
  ),
  people: list(`
    {a été|ont été|est passé|est passée} {à|par},
    {a remercié|remercia|rencontra|épousa}, {grandi|né|née|nés|appris|étudié|travaillé|cuisiné|joué|dansé|chanté|enseigné|servi|vécu|formé|formée}, {vient|viennent|venait|venu|venue|venus|arrivé|arrivée|débarque} {de|d|du}, {vit|habite|habitait|vivait} {à|au|en}, {qui|il|elle} {apprit|naquit|grandit|travailla|étudia},
    {dit|disent|jure|assure|affirme|prétend|selon|foi de|d après} {du moins|} {le|la|les|l|notre|un|une}, {son|sa|ses|leur} {frère|sœur|oncle|tante|mère|père|fils|fille|cousin|cousine|femme|mari}, {clients|voyageurs|coureurs|gens|pèlerins|lettres|cartes postales} … de,
    {peignit|écrivit|écrit|peint} {à|de}, {en route|en chemin} {pour|vers}, {lune de miel|vacances|noces} {à|en}, {train|vol|avion|billet|voyage} {pour|à|de}
  `),
};
export const persons = list(`mon, ma, mes, dont, je, j, quelqu un, mémé, grand mère, monsieur, madame, ceux qui`);
export const prepositions =
  'à, au, aux, de, d, du, des, derrière, près, sous, sur, face, dans, vers, devant, entre, par, avec, contre, jusqu, jusque, comme'.split(
    ', ',
  );
export const ours = list(`notre, nos, nous, chez nous, propre`);
export const yeses = list(
  `oui, bien sûr, certainement, naturellement, évidemment, volontiers, mais oui, si, tout à fait, avec plaisir, il y en a, nous en avons, dans {chaque chambre|toutes les chambres}`,
);
export const substitutes = list(`
  {suffira|suffiront|suffit|suffisent|fera l affaire|feront l affaire}, à quoi bon, pour quoi faire, qui en a besoin, pas besoin, inutile, plutôt, mieux, nous avons le, nous avons la, vous avez le, vous avez la, prenez,
  {lac|fleuve|rivière|mer|fjord|forêt|escalier|montagne|rue}, pas ici, pas encore, question suivante
`);
/** Ce qu’on trouve dans toute ville et qui n’est pas de la maison, sauf si elle en porte le nom. */
export const landmarks: Phrases = {
  church: list(
    `église~, chapelle~, cathédrale~, basilique~, abbaye~, monastère~, couvent~, cloître~, synagogue~, mosquée~, clocher~`,
  ),
  castle: list(`château, châteaux, palais, forteresse~, fort, citadelle, ruine~, remparts, muraille~`),
  bridge: list(`pont~, viaduc~, aqueduc~, tunnel~, canal, canaux, écluse~, barrage`),
  tower: list(
    `tour de, la tour, phare~, moulin~ à vent, jetée~, fontaine~, statue~, monument~, obélisque, colonne, kiosque`,
  ),
  museum: list(`musée~, galerie~, théâtre~, opéra, auditorium, philharmonie, planétarium, zoo, aquarium, stade~`),
  civic: list(
    `hôtel de ville, mairie, université, école~, hôpital, poste, gare~, chemin de fer, train~, tramway~, tram~, funiculaire~, métro, ferry, aéroport, port, place {du|de la} {marché|mairie|ville|village}, parc~ {public|municipal}, cimetière, halles, bourse, douane`,
  ),
  nature: list(
    `dune~, crête~, col~, arête~, versant~, source~, lac~, mer, forêt~, mine~, carrière~, terril~, colline~, fleuve~, rivière~, montagne~, pic, sommet~, glacier~, cascade~, gorges, grotte~, sentier~, chemin~, route~, île~, vallée~, arbre~, chêne~, tilleul~, rocher~, falaise~`,
  ),
  trade: list(
    `usine~, brasserie~ du village, distillerie~, moulin~, boulangerie~, boulanger, boucherie, boucher, librairie~, magasin~, pharmacie~, cinéma~, cirque, entreprise, journal`,
  ),
};
