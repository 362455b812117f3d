/** How often something happens in a week or a month, in English, German, Spanish and French. */
import type { Language } from '@foyer/contract/languages';

type Words = Readonly<Record<Language, RegExp>>;

const [friday, weekdays] = [5, 5];
const atWeekends = (days: ReadonlySet<number>): boolean => [...days].every((day) => day >= friday);
const onWeekdays = (days: ReadonlySet<number>): boolean => [...days].every((day) => day <= weekdays);
const times = (count: number) => (days: ReadonlySet<number>) => days.size === count;

/** What is said, and whether days of a week bear it out, Monday 1 to Sunday 7. */
export const oftenWords: readonly { words: Words; fits: (days: ReadonlySet<number>) => boolean }[] = [
  {
    words: {
      en: /^(?:weekly|once a week|once weekly|every week|each week)$/,
      de: /^(?:wöchentlich|einmal (?:pro|die|in der) woche|jede woche)$/,
      es: /^(?:semanalmente|una vez (?:a la|por) semana|cada semana|todas las semanas)$/,
      fr: /^(?:une fois (?:par|la) semaine|chaque semaine|toutes les semaines)$/,
    },
    fits: (days) => days.size < 7,
  },
  {
    words: {
      en: /^(?:twice (?:a|every|per|each) week|twice weekly|two (?:evenings|nights|days|times) a week)$/,
      de: /^(?:zweimal (?:pro|die|in der) woche|zweimal wöchentlich|zwei (?:abende|tage) (?:pro|die|in der) woche|an zwei (?:abenden|tagen) (?:pro|die|in der) woche)$/,
      es: /^(?:dos (?:veces|noches|días|tardes) (?:a la|por) semana)$/,
      fr: /^(?:deux (?:fois|soirs|jours) par semaine)$/,
    },
    fits: times(2),
  },
  {
    words: {
      en: /^(?:three (?:times|evenings|nights|days) a week)$/,
      de: /^(?:dreimal (?:pro|die|in der) woche|dreimal wöchentlich|an drei (?:abenden|tagen) (?:pro|die|in der) woche)$/,
      es: /^(?:tres (?:veces|noches|días|tardes) (?:a la|por) semana)$/,
      fr: /^(?:trois (?:fois|soirs|jours) par semaine)$/,
    },
    fits: times(3),
  },
  {
    words: {
      en: /^(?:monthly|once a month|every month|fortnightly|every two weeks|every fortnight)$/,
      de: /^(?:monatlich|einmal (?:im|pro) monat|jeden monat|alle (?:zwei|14|vierzehn) (?:wochen|tage)|vierzehntägig|zweiwöchentlich)$/,
      es: /^(?:mensualmente|una vez al mes|cada mes|todos los meses|cada (?:dos semanas|quince días))$/,
      fr: /^(?:une fois par mois|chaque mois|tous les mois|tous les quinze jours|toutes les deux semaines)$/,
    },
    fits: () => false,
  },
  {
    words: {
      en: /^(?:(?:at|on|over) (?:the )?weekends?|every weekend|each weekend)$/,
      de: /^(?:am wochenende|an (?:den )?wochenenden|jedes wochenende|wochenends)$/,
      es: /^(?:los fines de semana|(?:el|cada|todos los) fines? de semana)$/,
      fr: /^(?:(?:le|les|chaque|tous les) week ends?)$/,
    },
    fits: atWeekends,
  },
  {
    words: {
      en: /^(?:on weekdays|every weekday|weekdays)$/,
      de: /^(?:werktags|wochentags|an werktagen|unter der woche)$/,
      es: /^(?:entre semana|los días laborables|de lunes a viernes)$/,
      fr: /^(?:en semaine|les jours ouvrables)$/,
    },
    fits: onWeekdays,
  },
];

/** One day of a month: 'on the first Friday of every month'. */
export const monthlyWords: Words = {
  en: / (?:(?:first|second|third|fourth|last) \w+ (?:of|in) (?:every|each|the|a) month|once a month|monthly) /,
  de: / (?:(?:ersten|zweiten|dritten|vierten|letzten) \p{L}+ (?:im|des|jedes|eines|jeden) monats?|einmal im monat|monatlich) /u,
  es: / (?:(?:primer|primero|segundo|tercer|cuarto|último) \p{L}+ (?:del|de cada) mes|una vez al mes|\p{L}+ de cada mes) /u,
  fr: / (?:(?:premier|deuxième|second|troisième|quatrième|dernier) \p{L}+ (?:du|de chaque) mois|une fois par mois) /u,
};
