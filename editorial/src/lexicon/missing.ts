/** Words by which a text says that something is not there, beside the plain denials of each language. */
import type { Language } from '@foyer/contract/languages';

export const missingWords: Readonly<Record<Language, RegExp>> = {
  en: /^(?:no|not|none|never|without|vain|missing|lacks?|lacking|absent|unfortunately|sorry|afraid|nowhere)$/,
  de: /^(?:kein\p{L}*|nicht|nie|ohne|vergebens|vergeblich|umsonst|leider|draußen|fehlen|fehlt|fehlanzeige|verzichte\p{L}*|nirgends)$/u,
  es: /^(?:no|ni|ningún|ningun[oa]s?|nunca|sin|vano|falta|faltan|fuera|lamentablemente|lamentamos|ausencia|prescindimos)$/,
  fr: /^(?:pas|ni|nulle|aucune?|jamais|sans|vain|manquent?|absente?s?|dehors|hélas|malheureusement|désolés?|absence|renoncé)$/,
};

/** What rests, sleeps or stays shut until its hour. */
export const resting: Readonly<Record<Language, RegExp>> = {
  en: /^(?:sleeps?|asleep|snoozes?|dozes?|rests?|closed|shut|dark|lies|lie|dreams?|empty)$/,
  de: /^(?:schläft|schlafen|schlummert|döst|dösen|ruht|ruhen|zu|geschlossen|dunkel|träumt|leer)$/,
  es: /^(?:duermen?|dormid[oa]s?|descansan?|reposan?|cerrad[oa]s?|sueñan?|vací[oa]s?)$/,
  fr: /^(?:dort|dorment|sommeille|grasse|repose|reposent|fermée?s?|rêve|rêvent|vide)$/,
};

/** Who is told to stay at home. */
export const stayingHome: Readonly<Record<Language, { stays: RegExp; home: RegExp }>> = {
  en: { stays: /^(?:stays?|waits?|remains?|leave|left)$/, home: /^(?:home|grandma|granny|neighbou?rs?)$/ },
  de: { stays: /^(?:bleib(?:t|en)|warte(?:t|n)|lassen)$/, home: /^(?:daheim|hause|zuhause|oma|nachbarn?)$/ },
  es: { stays: /^(?:qued(?:an?|arse)|esperan?|dej(?:en|e|ad))$/, home: /^(?:casa|abuela|vecin[oa]s?)$/ },
  fr: { stays: /^(?:reste(?:nt)?|atten(?:d|dent)|laisse[zr])$/, home: /^(?:maison|mamie|grand|voisine?s?|domicile)$/ },
};

/** The last words of a sentence that say of what it named before that there is none: 'a gym? we have none'. */
export const noneAtLast: Readonly<Record<Language, RegExp>> = {
  en: / (?:have|has|is|are) none$| no such thing$| (?:don t|doesn t|do not|does not) have one$/,
  de: / (?:haben wir|gibt es|gibt s|hat es) (?:keine[nrs]?|nicht|hier nicht)$/,
  es: / no (?:l[aeo]s? )?(?:hay|tenemos|existe)(?: (?:otr[oa]|ningun[oa]|de eso|aquí))?$/,
  fr: / n (?:y )?en (?:a|avons) pas(?: d autre)?$|^de? (?:\p{L}+ ){1,2}point\b/u,
};
