/** Words by which a text says that something is not there, beside the plain denials of each language. */
import type { Language } from '@foyer/contract/languages';

export const missingWords: Readonly<Record<Language, RegExp>> = {
  en: /^(?:no|not|none|never|without|vain|missing|lacks?|lacking|absent|unfortunately|sorry|afraid|nowhere|absence|lack)$/,
  de: /^(?:kein\p{L}*|nicht|nie|ohne|vergebens|vergeblich|umsonst|leider|draußen|fehlen|fehlt|fehlanzeige|verzichte\p{L}*|nirgends|mangels|ermangelung)$/u,
  es: /^(?:no|ni|ningún|ningun[oa]s?|nunca|sin|vano|falta|faltan|fuera|lamentablemente|lamentamos|ausencia|prescindimos)$/,
  fr: /^(?:pas|ni|nulle|aucune?|jamais|sans|vain|manquent?|absente?s?|dehors|hélas|malheureusement|désolés?|absence|renoncé|faute|défaut|passe)$/,
};

/** What rests, sleeps or stays shut until its hour. */
export const resting: Readonly<Record<Language, RegExp>> = {
  en: /^(?:sleeps?|asleep|snoozes?|dozes?|rests?|closed|shut|dark|lies|lie|dreams?|empty|waiting|coy)$/,
  de: /^(?:schläft|schlafen|schlummert|döst|dösen|ruht|ruhen|zu|geschlossen|dunkel|träumt|leer|bitten|warten|zieren|ziert)$/,
  es: /^(?:duermen?|dormid[oa]s?|descansan?|reposan?|cerrad[oa]s?|sueñan?|vací[oa]s?|rogar|esperar)$/,
  fr: /^(?:dort|dorment|sommeille|grasse|repose|reposent|fermée?s?|rêve|rêvent|vide|prier|attendre|désirer)$/,
};

/** Who is told to stay at home. */
export const stayingHome: Readonly<Record<Language, { stays: RegExp; home: RegExp }>> = {
  en: {
    stays: /^(?:stays?|waits?|remains?|leave|left)$/,
    home: /^(?:home|valley|village|grandma|granny|neighbou?rs?)$/,
  },
  de: {
    stays: /^(?:bleib(?:t|en)|warte(?:t|n)|lassen|hüte(?:t|n))$/,
    home: /^(?:daheim|tal|dorf|hause|zuhause|draußen|oma|nachbarn?)$/,
  },
  es: {
    stays: /^(?:qued(?:an?|ar(?:se|án?)?)|esper(?:an?|ar|ará)|dej(?:en|e|ad|ar))$/,
    home: /^(?:casa|valle|pueblo|abuela|vecin[oa]s?)$/,
  },
  fr: {
    stays: /^(?:reste(?:nt|r|ra|ront)?|atten(?:d|dent|dre|dra)|laisse[zr])$/,
    home: /^(?:maison|vallée|village|mamie|grand|voisine?s?|domicile)$/,
  },
};

/** The last words of a sentence that say of what it named before that there is none: 'a gym? we have none'. */
export const noneAtLast: Readonly<Record<Language, RegExp>> = {
  en: / (?:have|has|is|are) none$| no such thing$| (?:don t|doesn t|do not|does not) have one$/,
  de: / (?:haben wir|gibt es|gibt s|hat es) (?:keine[nrs]?|nicht|hier nicht)$/,
  es: / no (?:l[aeo]s? )?(?:hay|tenemos|existe)(?: (?:otr[oa]|ningun[oa]|de eso|aquí))?$/,
  fr: / n (?:y )?en (?:a|avons) pas(?: d autre)?$|^de? (?:\p{L}+ ){1,2}point\b/u,
};

type Denial = { before: RegExp; needing: { condition: RegExp; answer: RegExp }; whole: RegExp };

/**
 * Denials of several words: `before` a colon and the thing, `needing` the thing and being sent away, `whole` anywhere in
 * the sentence or in the answer to a question of the thing alone.
 */
export const otherDenials: Readonly<Record<Language, Denial>> = {
  en: {
    before: /\b(?:not|won t|never) (?:find|have|offer|see)\b|\b(?:lack|missing|without)\b/,
    needing: {
      condition: /^(?:if|whoever|those who|anyone who|people who)\b.*\b(?:needs?|wants?|expects?|insists?)\b/,
      answer: /\b(?:not (?:your|the|for)|wrong|elsewhere|disappointed|other houses?)\b/,
    },
    whole:
      /\bnever (?:been|had|built|got|owned|needed|installed)\b|\b(?:nobody|no one) (?:has )?ever\b|\bleave to others\b|\b(?:ends|stops) where\b/,
  },
  de: {
    before: /\b(?:nicht|nie|niemals) (?:finden|haben|bieten|sehen)\b|\b(?:fehlt|fehlen|vergeblich|vergebens)\b/,
    needing: {
      condition: /^(?:wer|falls|wenn)\b.*\b(?:braucht|brauchen|will|sucht|erwartet|benötigt)\b/,
      answer: /\b(?:falsch|anderswo|woanders|enttäuscht|nicht richtig)\b/,
    },
    whole:
      /\b(?:gab|gibt) es (?:hier )?nie\b|\b(?:hatten|haben|brauchten) wir nie\b|\b(?:niemand|keiner) (?:hat )?je\b|\büberlassen wir anderen\b|\bhört auf wo\b/,
  },
  es: {
    before: /\bno (?:encontrará|encontrarás|hay|hallará)\b|\b(?:falta|faltan)\b/,
    needing: {
      condition: /^(?:si|quien|quienes)\b.*\b(?:necesita|necesitas|necesite|busca|buscas|busque|quiere)\b/,
      answer: /\b(?:equivocado|otro sitio|otra parte|no es (?:su|tu) casa)\b/,
    },
    whole: /\bnunca (?:hubo|ha habido|tuvimos|hemos tenido)\b|\b(?:termina|acaba) donde\b/,
  },
  fr: {
    before: /\bne (?:trouverez|trouveras|verrez)\b.*\bpas\b|\b(?:manque|manquent)\b/,
    needing: {
      condition: /^(?:si|qui|ceux qui)\b.*\b(?:faut|cherche|cherchez|besoin|veut)\b/,
      answer: /\b(?:trompé|ailleurs|pas (?:votre|la bonne) maison)\b/,
    },
    whole: /\bjamais (?:eu|été|existé)\b|\bs arrête (?:où|là où)\b/,
  },
};
