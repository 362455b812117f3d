/** What begins at an hour of some days, by meaning, in English, German, Spanish and French. */
export const startingThings: Readonly<Record<string, RegExp>> = {
  tour: /^(?:tours?|(?:\p{L}+)?führung(?:en)?|rundg[aä]ng(?:e|s)?|visitas?|visites?|recorridos?)$/u,
  quiz: /^(?:(?:pub|kneipen)?quiz(?:\p{L}*)|trivia)$/u,
  concert: /^(?:concerts?|gigs?|\p{L}*konzert(?:e|en|s)?|conciertos?|jazz|livemusik|live-musik)$/u,
  piano: /^(?:piano|klavier|pianist\p{L}*|pianiste)$/u,
  yoga: /^(?:yoga\p{L}*)$/u,
  walk: /^(?:walks?|hikes?|(?:\p{L}*)wanderung(?:en)?|spaziergang|caminatas?|paseos?|randonnées?|balades?|promenades?)$/u,
  swim: /^(?:swims?|swimming|schwimm\p{L}*|nad(?:o|ar|amos|an)|baños?|nage[rsz]?|nageons|baignades?)$/u,
  reading: /^(?:readings?|\p{L}*lesung(?:en)?|lecturas?|lectures?)$/u,
  tea: /^(?:teas?|tee|teezeit|teezeremonie|té|thé)$/u,
  vespers: /^(?:vespers|vesper|vísperas|vêpres)$/u,
  theatre:
    /^(?:theatre|shows?|theater|\p{L}*vorstellung(?:en)?|teatro|funci(?:ón|ones)|théâtre|représentations?|spectacles?)$/u,
  workshop: /^(?:workshops?|\p{L}*werkstatt|talleres|taller|ateliers?)$/u,
  lesson: /^(?:class(?:es)?|lessons?|\p{L}*kurs(?:e|es)?|\p{L}*unterricht|clases?|cours|leçons?)$/u,
  tasting: /^(?:tastings?|\p{L}*(?:probe|verkostung)(?:en|n)?|catas?|degustaci(?:ón|ones)|dégustations?)$/u,
  infusion: /^(?:infusions?|aufguss|aufgüsse)$/u,
  bathing: /^(?:waldbaden|shinrin)$/u,
};
