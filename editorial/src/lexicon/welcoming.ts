/** Words that let a guest's animal in, in English, German, Spanish and French; said of a dog they claim that dogs may come. */
import { list } from '#lexicon/list.ts';

export const welcoming: Readonly<Record<'en' | 'de' | 'es' | 'fr', readonly string[]>> = {
  en: list(
    `welcome, welcomed, allowed, permitted, accepted, {may|can} {come|join|stay|sleep|travel|move in}, come along, come too, honoured guest~, {are|is|get|gets} {|thoroughly|shamelessly|royally} {pampered|spoilt|spoiled}, {are|is} {received|treated|greeted} {like|as}, bring, brings, bring along, we {take|accept|allow|welcome}`,
  ),
  de: list(
    `willkommen, erlaubt, gestattet, zugelassen, gern~ gesehen~, gerngesehen~, {darf|dürfen} … {mit|mitkommen|hinein|rein|schlafen|übernachten|bleiben|wohnen|mitreisen}, mitbringen, bringen … mit, {reist|reisen|kommt|kommen|schläft|schlafen|wohnt|wohnen} … mit, {checken|checkt|ziehen|zieht} {bei uns|hier|} {gern|gerne|} mit ein, begrüßen wir, {wird|werden} … {verwöhnt|empfangen|begrüßt|bewirtet}, {erlauben|nehmen} wir, wir {erlauben|nehmen|begrüßen}`,
  ),
  es: list(
    `bienvenid{o|a|os|as}, admitid{o|a|os|as}, permitid{o|a|os|as}, aceptad{o|a|os|as}, {puede|pueden} {venir|entrar|dormir|quedarse|viajar|acompañar|alojarse|pernoctar}*, también {cabe|caben|duerme|duermen|entra|entran|viene|vienen}, {cabe|caben|duerme|duermen|entra|entran|viene|vienen} también, {son|es|serán|será} {|muy} {recibid|mimad|consentid|tratad}{o|a|os|as}, hay {sitio|hueco|lugar} para, traiga, traigan, trae, admite~, admiten, admitimos, aceptamos, acepta, se admiten`,
  ),
  fr: list(
    `bienvenu~, bienvenue~, admis, admise~, accepté~, acceptée~, autorisé~, autorisée~, {peut|peuvent} {venir|entrer|dormir|rester|séjourner|vous accompagner|voyager}, {sont|est|seront|sera} {|toujours|bien} {reçu|choyé|gâté|dorloté|traité}{|e|s|es}, emmenez, amenez, venez avec, accepte, acceptent, acceptons, accueille, accueillons, admet, admettons`,
  ),
};
