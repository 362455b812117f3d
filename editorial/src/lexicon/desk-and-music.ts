/** The desk of a house and its music at night, in four languages: who is there at which hour, and when all is quiet. */
import type { Language } from '@foyer/contract/languages';

export const deskWords: Readonly<Record<Language, RegExp>> = {
  en: /^(?:reception|desk|receptionists?)$/,
  de: /^(?:rezeption|empfang|empfangs\p{L}*|portier|nachtportier)$/u,
  es: /^(?:recepción|recepcionistas?|conserjería)$/,
  fr: /^(?:réception|accueil|réceptionnistes?)$/,
};

/** Shut, or with nobody at it; matched against the words of a clause. */
export const unstaffed: Readonly<Record<Language, RegExp>> = {
  en: /(?:^| )(?:closes?|closed|shuts?|unmanned|unstaffed|goes home|clocks off|(?:nobody|no one|none of us) (?:is|s|will be|mans|staffs|sits|answers)|(?:is|s|be) (?:nobody|no one)|not (?:manned|staffed)|no longer (?:manned|staffed|open))(?: |$)/,
  de: /(?:^| )(?:schließt|geschlossen|unbesetzt|macht (?:\S+ ){0,4}(?:zu|dicht|feierabend)|(?:nicht|nicht mehr) besetzt|(?:ist|sitzt|steht|finden sie|findet man) (?:\S+ ){0,4}(?:niemand(?:en)?|keiner|kein mensch)|niemand (?:mehr )?(?:da|besetzt|am|an))(?: |$)/,
  es: /(?:^| )(?:cierra|cerrad[oa]|(?:no|ya no) (?:hay|queda|está|atiende) (?:nadie|atendida)|(?:hay|queda) nadie|nadie (?:atiende|en)|sin (?:atender|personal))(?: |$)/,
  fr: /(?:^| )(?:ferme|fermée?|plus personne|n y a (?:plus )?personne|personne (?:ne|n) (?:vous )?(?:attend|est|répond)|n est (?:plus|pas) (?:tenue?|assurée?|ouverte?))(?: |$)/,
};

/** Open within hours. */
export const staffed: Readonly<Record<Language, RegExp>> = {
  en: /^(?:open|opens|staffed|manned)$/,
  de: /^(?:besetzt|geöffnet|offen|öffnet|macht)$/,
  es: /^(?:abiert[oa]|abre|atiende|atendid[oa])$/,
  fr: /^(?:ouverte?|ouvre|tenue|assurée?)$/,
};

/** Never closed, or hardly so. */
export const neverShut: Readonly<Record<Language, RegExp>> = {
  en: /^(?:never|not|n|t|doesn|isn|no matter|if|unless|while|other|others|bar|restaurant)$/,
  de: /^(?:nie|niemals|keineswegs|wenn|falls|während|andere|anderen|anderswo|bar|restaurant)$/,
  es: /^(?:nunca|jamás|si|mientras|otros|otras|bar|restaurante)$/,
  fr: /^(?:jamais|si|quand|tandis|ailleurs|autres|bar|restaurant)$/,
};

export const nightWords =
  /^(?:night|nights|midnight|nachts|nacht|mitternacht|noche|noches|medianoche|madrugada|nuit|nuits|minuit)$/;

/** Behind which nobody is there. */
export const afterWords = /^(?:after|past|from|nach|ab|después|partir|tras|après|dès)$/;

export const musicWords: Readonly<Record<Language, RegExp>> = {
  en: /^(?:music|djs?|danc(?:e|es|ing)|party|parties|partying|bands?|loudspeakers?)$/,
  de: /^(?:musik|live-?musik|djs?|tanz(?:en|t)?|getanzt|tanzfläche|party|partys|feiern|gefeiert|feiert|band|fest|boxen)$/,
  es: /^(?:música|djs?|bail(?:e|a|ar|amos|en|an)|fiestas?|pista|altavoces)$/,
  fr: /^(?:musique|djs?|dans(?:e|er|ez|ons|ent)|fêtes?|sono|piste|orchestre)$/,
};

/** It ends then. */
export const musicEnds: Readonly<Record<Language, RegExp>> = {
  en: /^(?:stops?|ends?|over|off|silent|finishe[sd]?|fades?|quiet)$/,
  de: /^(?:schluss|endet|enden|aus|verstummt|verstummen|vorbei|hört|still|leiser?)$/,
  es: /^(?:para|paran|termina|acaba|calla|cesa|apaga|enmudece)$/,
  fr: /^(?:arrête|tait|finit|termine|cesse|coupe|éteint|stop)$/,
};
