/**
 * Tells whether a short text is written in a language, by the small words only that language uses. A text with none of
 * them (names, numbers) belongs to every language.
 */
import { type Language, languages } from '@foyer/contract/languages';

const smallWords: Record<Language, RegExp> = {
  en: /\b(?:the|and|of|with|for|from|is|are|to|at|by|on|your|our|two|three|night|nights|breakfast|free|stay)\b/gi,
  de: /\b(?:der|die|das|und|mit|für|von|vom|ist|sind|zu|zum|zur|im|am|ab|ein|eine|einem|inklusive|nächte|nacht|frühstück)\b/gi,
  es: /\b(?:el|la|los|las|y|con|para|desde|es|del|al|por|una|un|noches|noche|desayuno|incluido|gratis)\b/gi,
  fr: /\b(?:le|la|les|et|avec|pour|dès|est|du|des|au|aux|par|une|un|nuits|nuit|petit-déjeuner|compris|offert)\b/gi,
};

/** True unless another language fits the text better. */
export function writtenIn(text: string, language: Language): boolean {
  const score = (candidate: Language) => text.match(smallWords[candidate])?.length ?? 0;
  const own = score(language);
  return languages.every((other) => other === language || score(other) <= own) && (own > 0 || text.length < 40);
}
