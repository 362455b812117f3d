/** What a text says of the entry to an event, in English, German, Spanish and French. */
import type { Language } from '@foyer/contract/languages';

/** The entry by its nouns. */
export const ofEntry =
  /^(?:entry|entrance|admission|attendance|ticket|tickets|eintritt|zutritt|zugang|teilnahme|ticketpreis|entrada|acceso|inscripción|participación|entrée|accès|inscription|participation|billet|billets)$/;

/** Coming in. */
export const entering: Readonly<Record<Language, RegExp>> = {
  en: /^(?:gets?|enter|enters|attend|attends|admitted|walk|walks)$/,
  de: /^(?:rein|hinein|herein|hereinspaziert|reinkommen|reinschauen|eintreten)$/,
  es: /^(?:entra|entran|entrar|entre|entras|asistir|asiste|acceder)$/,
  fr: /^(?:entre|entrent|entrer|entrez|assister|accéder)$/,
};

/** Those for whom it may be free where others pay. */
export const forSome =
  /^(?:child\p{L}*|kids?|under|students?|seniors?|members?|locals?|residents?|guests?|kind|kinder\p{L}*|unter|bis|jugendlich\p{L}*|studier\p{L}*|studenten|senioren|rentner|mitglieder|einheimische|gäste\p{L}*|hausgäste\p{L}*|niñ[oa]s?|menores|peques|estudiantes|jubilados|socios|vecinos|residentes|huéspedes|enfants?|moins|étudiants|seniors|retraités|adhérents|habitants|riverains|hôtes|petits|jeunes|carers?|companions?|begleit\p{L}*|press|presse|prensa|sunday|sonntag|domingo|dimanche)$/u;

/** Those who only look on, and looking on. */
export const watching =
  /^(?:spectators?|onlookers?|watch\p{L}*|audience|public|zuschau\p{L}*|zusehen|publikum|espectador\p{L}*|público|ver|mirar|mira[n]?|spectat\p{L}*|public|regarder|regarde|regardent|voir)$/u;

/** That nothing, or that something, has to be paid; matched from a word on. */
export const costing: Readonly<Record<Language, { nothing: RegExp; something: RegExp }>> = {
  en: {
    nothing:
      /^(?:costs? (?:you )?nothing|pays? nothing|for nothing|without paying|no (?:ticket|tickets) (?:needed|required|necessary)|no (?:entry|entrance|admission) (?:fee|charge)|nobody pays|no one pays|costs? zero) /,
    something:
      /^(?:you pay to (?:get in|enter|attend)|(?:is|are) charged|costs? (?:money|admission|entry|a few)|(?:is|are) not free|isn t free|charges (?:admission|entry)) /,
  },
  de: {
    nothing:
      /^(?:kostet (?:\p{L}+ )?(?:nichts|keinen)|zahlt (?:\p{L}+ )?(?:nichts|keinen|niemand)|bezahlt (?:\p{L}+ )?(?:nichts|keinen|niemand)|nichts (?:zahlen|bezahlen)|ohne (?:ticket|eintrittskarte|eintritt|zu zahlen|zu bezahlen)|keinen eintritt|kein eintritt) /u,
    something:
      /^(?:kostet (?:eintritt|geld|etwas)|(?:ist|sind) kostenpflichtig|(?:ist|sind) nicht (?:gratis|kostenlos|frei|umsonst)) /,
  },
  es: {
    nothing:
      /^(?:no (?:se |le |te |os )?(?:paga|pagas|pague|pagan|cuesta|cobra|cobran) (?:nada|ni|entrada)|sin (?:pagar|entrada|rascarse)|nadie paga|de balde) /,
    something:
      /^(?:(?:es|son) de pago|cuesta (?:dinero|algo)|se paga (?:la )?entrada|hay que pagar|no es (?:gratis|gratuit[oa])) /,
  },
  fr: {
    nothing:
      /^(?:(?:on |nul |personne )?ne (?:vous )?(?:paie|paye|payez|coûte) (?:absolument )?rien|sans (?:payer|billet|débourser|bourse)|rien à payer|personne ne pa[iy]e) /,
    something: /^(?:(?:est|sont) payante?s?|coûte (?:de l|quelque)|n est pas gratuite?|il faut payer) /,
  },
};
