/** What is of a country, in English, German, Spanish and French, by the country: 'the Swedish mountains'. */
import { table } from '#lexicon/list.ts';

export const nationalities = table(`
  DE: german | deutsch~ | alemán, alemana, alemanes, alemanas | allemand~, allemande~
  AT: austrian | österreichisch~ | austríac{o|a|os|as}, austriac{o|a|os|as} | autrichien~, autrichienne~
  CH: swiss | schweizerisch~, schweizer | suiz{o|a|os|as} | suisse~
  FR: french | französisch~ | francés, francesa, franceses, francesas | français, française~
  ES: spanish | spanisch~ | español, española, españoles, españolas | espagnol~, espagnole~
  IT: italian | italienisch~ | italian{o|a|os|as} | italien~, italienne~
  PT: portuguese | portugiesisch~ | portugués, portuguesa, portugueses, portuguesas | portugais, portugaise~
  GB: english, scottish, welsh, british | englisch~, schottisch~, walisisch~, britisch~ | inglés, inglesa, ingleses, inglesas, escocés, escocesa, escoceses, escocesas, británic{o|a|os|as} | anglais, anglaise~, écossais, écossaise~, gallois, galloise~, britannique~
  IE: irish | irisch~ | irlandés, irlandesa, irlandeses, irlandesas | irlandais, irlandaise~
  NO: norwegian | norwegisch~ | norueg{o|a|os|as} | norvégien~, norvégienne~
  SE: swedish | schwedisch~ | suec{o|a|os|as} | suédois, suédoise~
  DK: danish | dänisch~ | danés, danesa, daneses, danesas | danois, danoise~
  FI: finnish | finnisch~ | finlandés, finlandesa, finlandeses, finlandesas | finlandais, finlandaise~
  IS: icelandic | isländisch~ | islandés, islandesa, islandeses, islandesas | islandais, islandaise~
  NL: dutch | niederländisch~, holländisch~ | holandés, holandesa, holandeses, holandesas | néerlandais, néerlandaise~, hollandais, hollandaise~
  BE: belgian, flemish | belgisch~, flämisch~ | belga~, flamenc{o|a|os|as} | belge~, flamand~, flamande~
  PL: polish | polnisch~ | polac{o|a|os|as} | polonais, polonaise~
  CZ: czech | tschechisch~, böhmisch~ | chec{o|a|os|as} | tchèque~
  SK: slovak | slowakisch~ | eslovac{o|a|os|as} | slovaque~
  HU: hungarian | ungarisch~ | húngar{o|a|os|as} | hongrois, hongroise~
  SI: slovenian, slovene | slowenisch~ | esloven{o|a|os|as} | slovène~
  HR: croatian | kroatisch~ | croata~ | croate~
  GR: greek | griechisch~ | grieg{o|a|os|as} | grec~, grecque~
  RO: romanian | rumänisch~ | ruman{o|a|os|as} | roumain~, roumaine~
  BG: bulgarian | bulgarisch~ | búlgar{o|a|os|as} | bulgare~
  LU: luxembourgish, luxembourg | luxemburgisch~, luxemburger | luxemburgu{és|esa|eses|esas} | luxembourgeois, luxembourgeoise~
  MT: maltese | maltesisch~, malteser | malt{és|esa|eses|esas} | maltais, maltaise~
  EE: estonian | estnisch~ | estoni{o|a|os|as} | estonien~, estonienne~
  LV: latvian | lettisch~ | letón, letona, letones, letonas | letton~, lettonne~
  LT: lithuanian | litauisch~ | lituan{o|a|os|as} | lituanien~, lituanienne~
  TR: turkish | türkisch~ | turc{o|a|os|as} | turc~, turque~
  MA: moroccan | marokkanisch~ | marroquí, marroquíes | marocain~, marocaine~
`);
