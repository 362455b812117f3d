/** Names of certificates, the same in every language but for the few that are translated. */

import type { Phrases } from '#lexicon/language-pack.ts';
import { list } from '#lexicon/list.ts';

/** Seals of organic farming by the names facts give them: 'certified organic' may be any of these. */
export const organicSeals =
  /(?:^|_)(?:organic|bio|biologique|biologico|demeter|naturland|bioland|ecovin|ecocert|ab)(?:_|$)/;

export const certificates: Phrases = {
  green_key: ['green key', 'clef verte', 'clé verte', 'llave verde', 'grün~ schlüssel'],
  eu_ecolabel: list(`
    eu ecolabel, eu eco label, ecolabel européen, écolabel européen, écolabel de l union européenne,
    {etiqueta ecológica|ecoetiqueta} {europea|de la ue|de la unión europea}, ecolabel europeo, label écologique européen,
    {écolabel|ecolabel|label écologique} de l {ue|union européenne}, eu umweltzeichen, europäisch~ umweltzeichen,
    european ecolabel
  `),
  biosphere: ['biosphere', 'certificación biosphere', 'sello biosphere'],
  travelife: ['travelife {|gold}'],
  earthcheck: ['earthcheck', 'earth check'],
  green_globe: ['green globe'],
  gstc: ['gstc'],
  iso_14001: ['iso 14001'],
  iso_50001: ['iso 50001'],
  emas: ['emas'],
  bett_und_bike: ['bett {und|+|&|plus|} bike'],
  viabono: ['viabono'],
  greensign: ['greensign', 'green sign'],
  bio_hotels: ['bio hotels', 'biohotels'],
  leed: ['leed {|gold|platinum|silver}'],
  breeam: ['breeam'],
  nordic_swan: ['nordic swan', 'cygne nordique', 'cisne nórdico', 'nordisch~ schwan'],
  austrian_ecolabel: list(`
    österreichisch~ umweltzeichen, austrian {ecolabel|eco label}, {écolabel|ecolabel|label écologique} autrichien,
    {etiqueta ecológica|ecoetiqueta|sello ecológico|distintivo ecológico} {austriaca|austríaca|austriaco|austríaco}
  `),
  blue_angel: ['blau~ engel', 'blue angel', 'ange bleu', 'ángel azul'],
  q_calidad_turistica: [
    '{marca|sello|distintivo|} q de calidad {|turística}',
    '{marque|label} q de qualité touristique',
  ],
  qualite_tourisme: ['qualité tourisme'],
  gites_de_france: ['gîtes de france'],
  accueil_velo: ['accueil vélo'],
  green_pearls: ['green pearls'],
  green_tourism: ['green tourism {|gold|silver}'],
  b_corp: ['b corp'],
  blaue_schwalbe: ['blau~ schwalbe~'],
  eu_organic: ['eu organic', 'eu bio siegel', 'eurofeuille', 'eurohoja'],
  organic_seal: list(`
    {certificación|sello|certificado|etiqueta} {ecológic{o|a}|orgánic{o|a}|bio} {|europe{o|a}|de la ue}, {certificación|sello|certificado|etiqueta} … {agricultura|producción} ecológica, agricultura ecológica certificada,
    {certification|label} {bio|biologique} {|européen|européenne|de l ue}, certifié~ {bio|en agriculture biologique}, certifiée~ {bio|en agriculture biologique},
    eu bio {siegel|logo}, {bio|öko} {zertifikat|siegel|zertifizierung}, {organic|eu organic} {certification|certificate|label}
  `),
  partner_of_biosphere: ['biosphärenpartner'],
  blue_flag: ['blue flag', 'bandera azul', 'pavillon bleu', 'blau~ flagge~'],
  demeter: ['demeter'],
  bioland: ['bioland'],
  naturland: ['naturland'],
  agriculture_biologique: ['agriculture biologique', 'label ab'],
  flocon_vert: ['flocon vert'],
  tourcert: ['tourcert'],
  rainforest_alliance: ['rainforest alliance'],
  fair_trade: ['fairtrade', 'fair trade'],
  climate_partner: ['climatepartner', 'climate partner'],
};
