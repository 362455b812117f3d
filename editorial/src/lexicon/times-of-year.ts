/**
 * Times of the year that have a name, in English, German, Spanish and French, and what is said of a thing that rests then.
 * Days are month * 100 + day; neighbours overlap, since nobody counts, and of a whole winter only the days that are
 * winter to everybody are meant.
 */
import type { Language } from '@foyer/contract/languages';

export type NamedTime = {
  /** First and last day that may be meant. */
  span: readonly [first: number, last: number];
  /** Days of which nobody doubts that they are in it. */
  sure: readonly number[];
  words: Readonly<Record<Language, RegExp>>;
};

export const namedTimes: readonly NamedTime[] = [
  {
    span: [1201, 229],
    sure: [1222, 101, 110, 120, 201, 215],
    words: {
      en: /^(?:mid|deep)?winters?(?:time)?$/,
      de: /^(?:hoch)?winters?$|^winter(?:urlaub|zeit|monate?n?|halbjahr)$/,
      es: /^inviernos?$/,
      fr: /^hivers?$/,
    },
  },
  {
    span: [301, 631],
    sure: [415, 501, 515],
    words: {
      en: /^spring(?:time)?$/,
      de: /^(?:frühlings?|frühjahrs?|frühlings(?:zeit|tagen?)|lenz)$/,
      es: /^primaveras?$/,
      fr: /^printemps$/,
    },
  },
  {
    span: [601, 931],
    sure: [622, 705, 720, 801, 815, 825],
    words: {
      en: /^(?:mid|high)?summers?(?:time)?$/,
      de: /^(?:hoch)?sommers?$|^sommer(?:urlaub|zeit|monate?n?|halbjahr|ferien)$/,
      es: /^veranos?$/,
      fr: /^étés?$/,
    },
  },
  {
    span: [901, 1231],
    sure: [1001, 1015, 1101],
    words: {
      en: /^autumns?$/,
      de: /^(?:spät)?herbst(?:es|s)?$|^herbst(?:ferien|zeit|monate?n?)$/,
      es: /^otoños?$/,
      fr: /^automnes?$/,
    },
  },
  {
    span: [1222, 106],
    sure: [1224, 1225],
    words: {
      en: /^(?:christmas(?:time)?|xmas|yuletide)$/,
      de: /^(?:weihnachten|weihnacht|heiligabend|weihnachts(?:ferien|zeit|tagen?|feiertagen?|fest)|feiertagen)$/,
      es: /^(?:navidad(?:es)?|nochebuena|navideñas)$/,
      fr: /^noël$/,
    },
  },
  {
    span: [1231, 101],
    sure: [1231],
    words: {
      en: /^(?:hogmanay|new year(?:s)?)$/,
      de: /^(?:silvester|neujahr|jahreswechsel)$/,
      es: /^nochevieja$/,
      fr: /^(?:sylvestre|réveillon)$/,
    },
  },
  {
    span: [1129, 1224],
    sure: [1207, 1214],
    words: {
      en: /^advent$/,
      de: /^advents?(?:zeit|sonntage?n?|wochen(?:ende)?)?$/,
      es: /^adviento$/,
      fr: /^avent$/,
    },
  },
  {
    span: [318, 427],
    sure: [],
    words: {
      en: /^easter(?:time)?$/,
      de: /^oster(?:n|ferien|zeit|feiertagen?|wochenende|sonntag|montag)$/,
      es: /^(?:pascua|semana santa)$/,
      fr: /^pâques$/,
    },
  },
  {
    span: [508, 615],
    sure: [],
    words: {
      en: /^(?:whitsun|pentecost)$/,
      de: /^pfingst(?:en|ferien|wochenende|sonntag|montag)$/,
      es: /^pentecostés$/,
      fr: /^pentecôte$/,
    },
  },
  {
    span: [1031, 1103],
    sure: [],
    words: {
      en: /^halloween$/,
      de: /^(?:halloween|allerheiligen)$/,
      es: /^(?:halloween|todos los santos)$/,
      fr: /^(?:halloween|toussaint)$/,
    },
  },
];

/** What leads to a time of the year at which something is so. */
export const leadsToTime: Readonly<Record<Language, RegExp>> = {
  en: /^(?:in|at|over|during|through|throughout|this|every|each|all|for|around|into|past|from|till|until)$/,
  de: /^(?:im|in|an|zu|über|um|während|durch|ganzen?|gesamten?|auch|selbst|sogar|jeden?|diesen?|mitten|noch|ab|bis|zum|zur|am)$/,
  es: /^(?:en|durante|por|para|cada|incluso|todo|desde|hasta)$/,
  fr: /^(?:en|à|au|pendant|durant|chaque|même|tout|par|cet|cette|pour|dès)$/,
};

/** What may stand between the two: 'in the depths of winter', 'im tiefsten Winter', 'pendant les vacances de Noël'. */
export const insideTime: Readonly<Record<Language, RegExp>> = {
  en: /^(?:the|of|deep|dead|depths|deepest|middle|height|heart|coldest|whole|entire|long|cold|dark|school|entirety)$/,
  de: /^(?:den|dem|der|die|des|tiefsten?|tiefem|tiefen|kalten|heißen|langen|dunklen|ganzen?|gesamten?|kompletten)$/,
  es: /^(?:el|la|las|los|de|pleno|plena|crudo|largo|meses|vacaciones|época|temporada|fiestas|corazón|del|más|entero)$/,
  fr: /^(?:l|le|la|les|de|d|plein|pleine|cœur|mois|vacances|fêtes|période|long|du|tout|gros|saison|week|end)$/,
};

/** Behind a time in English: 'during the Christmas holidays' is a time, 'in the winter garden' is none. */
export const timeGoesOn =
  /^(?:holidays?|break|months?|season|time|vacation|weekends?|days?|half|school|eve|period|you|we|our|your|the|is|are|when|while|with|there|children|kids|guests|and|or|too|as|they|it|here|that|this|has|have|can|even|long|through)$/;

/** All of it: 'right through the winter', 'den ganzen Sommer', 'tout l’hiver'. */
export const wholeOf: Readonly<Record<Language, RegExp>> = {
  en: /^(?:all|whole|entire|throughout|through|entirety)$/,
  de: /^(?:ganzen?|gesamten?|durch|hindurch|durchgehend|kompletten?)$/,
  es: /^(?:todo|toda|todos|entero|entera|completo)$/,
  fr: /^(?:tout|toute|entier|entière|long|durant)$/,
};

/**
 * What a thing does that is not to be had, and what people do who have it no more or not yet: 'the pool sleeps', 'the
 * terrace belongs to the sparrows', 'in January we dream of the terrace'.
 */
export const idle: Readonly<Record<Language, RegExp>> = {
  en: /^(?:sleeps?|sleeping|asleep|dreams?|dreaming|dreamt|rests?|resting|wait|waits?|waiting|hibernat\w+|belongs?|empty|drained|frozen|freezes|iced?|covered|tarpaulin|cover|quiet|silent|closed?|closes|shut|shuts|misses|missed|long|longs|longing|imagine|remember|forget|forgotten|plan|planning|book|promise|look|looking|instead|never|not|n|t|no|without|until|except|save|unless|ducks?|sparrows?|gulls?|frogs?|ghosts?|nobody|only|pause|pauses|break|off|bare|stacked|stored|winterised|photos?|ago|was|were|used|almost|nearly|hardly|if|would|could|replaces?|away|leaves|snowed|disappears?|vanish(?:es)?|buried|sinks)$/,
  de: /^(?:schläft|schlafen|träumt|träumen|ruht|ruhen|wartet|warten|winterschlaf|gehört|gehören|leer|gefroren|zugefroren|abgedeckt|plane|still|zu|geschlossen|schließt|schließen|fehlt|vermisst|vermissen|sehnt|sehnen|erinnert|erinnern|vergisst|planen|plant|buchen|statt|stattdessen|nie|niemals|nicht|kein|keine|keinen|keiner|ohne|außer|enten|spatzen|möwen|frösche|niemand|nur|pause|pausiert|frei|kahl|war|waren|letzten|letztes|nächsten|nächstes|fast|beinahe|kaum|wäre|würde|könnte|ersetzt|weg|vorbei|verschneit|zugeschneit|drinnen|verschwindet|verschwinden|versinkt|versinken|begraben|versunken)$/,
  es: /^(?:duerme|duermen|sueña|sueñan|soñamos|descansa|descansan|espera|esperan|hiberna|hibernan|pertenece|pertenecen|vacía|vacío|helada|helado|cubierta|cubierto|lona|callada|cerrada|cerrado|cierra|cierran|echa|echamos|menos|recuerda|recordamos|imagina|olvida|planea|reserva|lugar|nunca|jamás|no|ni|sin|salvo|excepto|patos?|gorriones|gaviotas|ranas|nadie|solo|sólo|pausa|libra|fue|era|eran|pasado|próximo|casi|apenas|sería|podría|añora|añoramos|toca|recogida|recogido|nevada|desaparecen?|sepultad[oa]|enterrad[oa])$/,
  fr: /^(?:dort|dorment|rêve|rêvent|rêvons|repose|reposent|attend|attendent|patiente|hiberne|hibernent|appartient|appartiennent|vide|vidée|gelée|gelé|couverte|bâche|bâchée|silencieuse|fermée?s?|ferme|ferment|manque|manquent|souvient|souvenez|imagine|imaginez|oublie|oubliez|réservez|jamais|pas|ne|n|sans|sauf|hormis|canards?|moineaux|mouettes|grenouilles|personne|seulement|pause|relâche|était|étaient|dernier|dernière|prochain|prochaine|presque|serait|pourrait|remplace|rangée|nue|enneigée|sommeille|sommeillent|disparaît|disparaissent|ensevelie?)$/,
};

/** What only lies beside what is told of: 'beside the pool', 'mit Blick auf die Terrasse'. */
export const besides =
  /^(?:beside|besides|by|near|nearby|around|above|past|overlook\w*|view|views|to|from|behind|opposite|facing|below|neben|bei|beim|um|über|vor|hinter|am|vom|zum|zur|blick|gegenüber|oberhalb|junto|cerca|lado|alrededor|sobre|frente|vistas?|hasta|desde|tras|près|côté|autour|devant|derrière|face|vue|dessus|depuis|vers|jusqu)$/;

/** What warms a pool: a note with it tells when the water is warm, and not when the pool is open. */
export const heating =
  /^(?:heated|heats?|heating|warm|warmed|beheizt\w*|beheizen|geheizt|erwärmt|heizen|heizt|climatiza|climatizan|climatizamos|climatizad[oa]s?|calienta|calentamos|calentad[oa]s?|calefactad[oa]s?|templad[oa]s?|caliente|chauffée?s?|chauffe|chauffons|chaude?)$/;

/** What is done in a thing while it is open. */
export const using =
  /^(?:schwimm\p{L}*|bade[nt]?|baden|plans?ch\p{L}*|tauch\p{L}*|laufen|läuft|drehen|springen|rutschen|swim\p{L}*|bathe?|dive|splash\p{L}*|skate|dip|float|paddle|nada[nrd]?|nade[n]?|bañ\p{L}*|patina[nr]?|chapote\p{L}*|nage[rz]?|baign\p{L}*|plonge\p{L}*|patine[rz]?|offer|offers|serve|serves|enjoy|dine|sip|anbieten|bieten|bietet|servieren|serviert|genießen|speisen|ofrecemos|ofrece|servimos|sirve|disfrut\p{L}*|cen[ae]\p{L}*|propose|proposons|servons|sert|profitez|dînez|savourez)$/u;
