/** Names of certificates, the same in every language but for the few that are translated. */

import type { Phrases } from '#lexicon/language-pack.ts';
import { list } from '#lexicon/list.ts';

export const certificates: Phrases = {
  green_key: ['green key', 'clef verte', 'llave verde', 'grüner schlüssel'],
  eu_ecolabel: list(`
    eu ecolabel, eu eco label, ecolabel européen, écolabel européen, écolabel de l union européenne,
    etiqueta ecológica {europea|de la ue}, ecolabel europeo, eu umweltzeichen, europäisches umweltzeichen,
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
  viabono: ['viabono'],
  greensign: ['greensign', 'green sign'],
  bio_hotels: ['bio hotels', 'biohotels'],
  leed: ['leed {|gold|platinum|silver}'],
  breeam: ['breeam'],
  nordic_swan: ['nordic swan'],
  austrian_ecolabel: ['österreichisch~ umweltzeichen', 'austrian ecolabel'],
  green_pearls: ['green pearls'],
  green_tourism: ['green tourism {|gold|silver}'],
  b_corp: ['b corp'],
  blaue_schwalbe: ['blaue schwalbe'],
  eu_organic: ['eu organic', 'eu bio siegel'],
  partner_of_biosphere: ['biosphärenpartner'],
  blue_flag: ['blue flag', 'bandera azul', 'pavillon bleu', 'blaue flagge'],
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
