/**
 * Superlatives and what they are told of, by meaning, in English, German, Spanish and French: 'the oldest inn of the valley'
 * is borne out by a fact that says so in another language.
 */
/** What a thing has most of. */
export const qualities: Readonly<Record<string, RegExp>> = {
  old: /^(?:oldest|older|ältest\p{L}*|älter\p{L}*|antigu[oa]s?|viej[oa]s?|decan[oa]s?|ancien(?:ne)?s?|vieux|vieille?s?|âgée?s?|doyen(?:ne)?s?)$/u,
  large:
    /^(?:largest|larger|biggest|bigger|greatest|größt\p{L}*|größer\p{L}*|grandes?|mayor(?:es)?|ampli[oa]s?|extens[oa]s?|grands?|vastes?)$/u,
  high: /^(?:highest|higher|tallest|taller|höchst\p{L}*|höher\p{L}*|alt[oa]s?|elevad[oa]s?|altitud|altura|hauts?|hautes?|élevée?s?|altitude|hauteur)$/u,
  long: /^(?:longest|longer|längst\p{L}*|länger\p{L}*|larg[oa]s?|longs?|longues?)$/u,
  only: /^(?:only|sole|einzig\p{L}*|únic[oa]s?|seule?s?|uniques?)$/u,
  small: /^(?:smallest|smaller|tiniest|kleinst\p{L}*|kleiner\p{L}*|pequeñ[oa]s?|menor(?:es)?|petits?|petites?)$/u,
};

/** What it beats. */
export const rivals: Readonly<Record<string, RegExp>> = {
  valley: /^(?:valley|tals?|tales|valle|vallée)$/,
  town: /^(?:town|city|casco|altstadt|stadt|stadtmitte|ciudad|pueblo|ville|village|dorfs?|dorfes)$/,
  island: /^(?:island|isle|insel|isla|île)$/,
  coast: /^(?:coast|küste|costa|côte)$/,
  region: /^(?:region|región|comarca|région)$/,
  lake: /^(?:lake|sees?|lago|lac)$/,
  land: /^(?:country|land|landes|landes|país|pays)$/,
};
