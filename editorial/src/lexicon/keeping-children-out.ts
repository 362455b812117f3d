/** How a house says that it takes no children below an age, in English, German, Spanish and French; clauses between spaces. */
import type { Language } from '@foyer/contract/languages';

export const keepingChildrenOut: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    / (?:no|not any) (?:children|kids|guests|child|one) /,
    / (?:don t|do not|not|cannot|can t|aren t|are not|never|unable to) (?:\p{L}+ ){0,2}(?:take|takes|admit|admitted|accept|accepted|allow|allowed|permitted|welcome|host|accommodate|accommodated|stay|cater|receive) /u,
  ],
  de: [
    / keine (?:kinder|gäste) /,
    / (?:nehmen|beherbergen|empfangen|akzeptieren|begrüßen) (?:\p{L}+ )*(?:nicht|keine) /u,
    / (?:nicht|leider nicht) (?:\p{L}+ )?(?:aufnehmen|aufgenommen|beherbergen|empfangen|erlaubt|zugelassen|gestattet|willkommen|übernachten|unterbringen|wohnen) /u,
  ],
  es: [
    / no (?:se )?(?:admit|acept|aloj|acog|recib|permit|hosped)\p{L}* /u,
    / no (?:\p{L}+ )?(?:pueden|podrán|son) (?:\p{L}+ )?(?:alojarse|hospedarse|venir|quedarse|dormir|admitidos|bienvenidos|aceptados) /u,
    / (?:sin|nada de|ningún) (?:niños?|menores) /,
  ],
  fr: [
    / (?:n|ne) (?:\p{L}+ )?(?:accueill|recev|admett|accept|héberg|log)\p{L}* (?:pas|aucun|point) /u,
    / ne (?:sont|seront|peuvent) (?:\p{L}+ )?pas (?:\p{L}+ )?(?:admis|acceptés|accueillis|bienvenus|autorisés|séjourner|venir|hébergés|loger) /u,
    / (?:pas|aucun|point) (?:d |de )?(?:enfants?|mineurs?) /,
  ],
};

/** Who stays at home is kept out as well. */
export const stayingAtHome: Readonly<Record<Language, RegExp>> = {
  en: / stay(?:s|ing)? (?:\p{L}+ )?(?:at )?home /u,
  de: / (?:bleib\p{L}+|lassen) (?:\p{L}+ ){0,4}zu ?hause /u,
  es: / (?:se quedan?|quedarse|dejen?|dejad) (?:\p{L}+ ){0,3}en casa /u,
  fr: / (?:reste(?:nt|z)?|laissez) (?:\p{L}+ ){0,3}(?:à la maison|chez) /u,
};
