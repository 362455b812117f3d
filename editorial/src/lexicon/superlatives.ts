/**
 * Superlatives and what they are told of, by meaning, in English, German, Spanish and French: 'the oldest inn of the valley'
 * is borne out by a fact that says so in another language.
 */
/** What a thing has most of. */
export const qualities: Readonly<Record<string, RegExp>> = {
  old: /^(?:oldest|ältest\p{L}*|antigu[oa]s?|viej[oa]s?|ancien(?:ne)?s?|vieux|vieille?s?|âgée?s?)$/u,
  large: /^(?:largest|biggest|greatest|größt\p{L}*|grandes?|mayor(?:es)?|ampli[oa]s?|extens[oa]s?|grands?|vastes?)$/u,
  high: /^(?:highest|tallest|höchst\p{L}*|alt[oa]s?|elevad[oa]s?|hauts?|hautes?|élevée?s?)$/u,
  long: /^(?:longest|längst\p{L}*|larg[oa]s?|longs?|longues?)$/u,
  small: /^(?:smallest|tiniest|kleinst\p{L}*|pequeñ[oa]s?|menor(?:es)?|petits?|petites?)$/u,
};

/** What it beats. */
export const rivals: Readonly<Record<string, RegExp>> = {
  valley: /^(?:valley|tals?|tales|valle|vallée)$/,
  town: /^(?:town|city|stadt|stadtmitte|ciudad|pueblo|ville|village|dorfs?|dorfes)$/,
  island: /^(?:island|isle|insel|isla|île)$/,
  coast: /^(?:coast|küste|costa|côte)$/,
  region: /^(?:region|región|comarca|région)$/,
  lake: /^(?:lake|sees?|lago|lac)$/,
  land: /^(?:country|land|landes|landes|país|pays)$/,
};
