/**
 * How a house opens and shuts for the year in pictures, in English, German, Spanish and French: the barrier goes up, the
 * shutters come down, the first tents roll in. Each is held against the words of one clause, set between spaces.
 */
import type { Language } from '@foyer/contract/languages';

type Pictures = {
  /** The house takes up its season. */
  opening: RegExp;
  /** It ends it. */
  closing: RegExp;
  /** Its first guests come: it is open by then. */
  arriving: RegExp;
};

const gate = {
  en: '(?:barriers?|gates?|shutters?|bolts?|padlock|doors?|curtains?)',
  de: '(?:schranken?|tore?|pforten?|türen?|läden|fensterläden|rollläden|riegel|schotten|vorhang|gatter)',
  es: '(?:barreras?|verjas?|portones?|portón|puertas?|contraventanas|persianas?|cerrojos?|postigos|telón|candado)',
  fr: '(?:barrières?|grilles?|portails?|portes?|volets?|verrous?|rideau|cadenas)',
} as const;
const few = '(?: \\p{L}+){0,4}?';
const of = (...ways: string[]) => new RegExp(` (?:${ways.join('|')}) `, 'u');

export const openingPictures: Readonly<Record<Language, Pictures>> = {
  en: {
    opening: of(
      `${gate.en}${few} (?:go|goes|swings?|comes?|rolls?|flies|fly|slides?|lifts?|creaks?)(?: \\p{L}+)? (?:up|open|back|off|aside|again)`,
      `(?:roll|raise|lift|wind|crank) (?:up )?(?:the|our) (?:barriers?|shutters|curtain)(?: back)? ?(?:up)?(?! down)`,
      `(?:pull|draw|slide|push) back (?:the|our) ${gate.en}`,
      `(?:throw|fling|swing|push) (?:open )?(?:the|our|its) ${gate.en}(?: wide)?(?: open)?`,
      `(?:unlock|unbolt|unlatch|take down) (?:the|our|its) ${gate.en}`,
    ),
    closing: of(
      `${gate.en}${few} (?:go|goes|comes?|rolls?|swings?|falls?)(?: \\p{L}+)? (?:down|shut|to)`,
      `(?:pull|roll|bring|let|lower|wind) (?:down )?(?:the|our) (?:barriers?|shutters|curtain)(?: down)?`,
      `(?:lock|bolt|put|put up|batten down) (?:the|our) (?:gates?|shutters|hatches|doors)`,
    ),
    arriving: of(
      `first (?:guests|campers|caravans|motorhomes|tents|visitors)${few} (?:arrive|come|roll|check|pitch|pull|turn|go|move)\\p{L}*`,
    ),
  },
  de: {
    opening: of(
      `(?:geht|gehen)${few} ${gate.de}${few} (?:hoch|auf)`,
      `${gate.de}${few} (?:geht|gehen)${few} (?:hoch|auf)`,
      `(?:öffnen|öffnet|heben|hebt|schwingen|schwingt|drehen)${few} ${gate.de}`,
      `(?:fahren|fährt|ziehen|zieht|machen|stoßen|reißen|schieben|klappen|sperren)${few} ${gate.de}${few} (?:hoch|auf|weg|beiseite)`,
      `(?:sperren|sperrt|schließen|schließt) (?:wir )?${few} auf`,
    ),
    closing: of(
      `(?:geht|gehen)${few} ${gate.de}${few} (?:runter|herunter|nieder|zu)`,
      `${gate.de}${few} (?:geht|gehen)${few} (?:runter|herunter|nieder|zu)`,
      `(?:senkt|senken|schließt sich|fällt|fallen)${few} ${gate.de}`,
      `(?:fahren|lassen|ziehen|machen|klappen|sperren)${few} ${gate.de}${few} (?:runter|herunter|zu|dicht)`,
    ),
    arriving: of(
      `(?:rollen|kommen|reisen|ziehen|stehen|checken)${few} ersten (?:\\p{L}*gäste|camper|wohnmobile|wohnwagen|zelte|urlauber)`,
      `ersten (?:\\p{L}*gäste|camper|wohnmobile|wohnwagen|zelte|urlauber) (?:rollen|kommen|reisen|ziehen|checken)`,
    ),
  },
  es: {
    opening: of(
      `(?:abrimos|levantamos|subimos|alzamos|descorremos|izamos|quitamos)${few} ${gate.es}`,
      `${gate.es}${few} (?:sube|suben|se levantan?|se abren?|se alzan?|se iza)`,
      `(?:sube|suben|se levantan?|se abren?|se alzan?)${few} ${gate.es}`,
      `(?:abrir|levantar|subir)${few} ${gate.es}`,
    ),
    closing: of(
      `(?:bajamos|cerramos|echamos|corremos)${few} (?:${gate.es}|cierre)`,
      `${gate.es}${few} (?:baja|bajan|se bajan?|se cierran?|caen?)`,
      `(?:baja|bajan|se bajan?|se cierran?|cae)${few} ${gate.es}`,
    ),
    arriving: of(
      `(?:llegan|vienen|entran|aparecen|ruedan)${few} (?:primer[oa]s) (?:huéspedes|clientes|campistas|caravanas|autocaravanas|tiendas)`,
      `primer[oa]s (?:huéspedes|clientes|campistas|caravanas|autocaravanas|tiendas) (?:llegan|vienen|entran|aparecen)`,
    ),
  },
  fr: {
    opening: of(
      `(?:ouvre|rouvre|ouvrons|rouvrons|lève|levons|relève|relevons|tire|tirons|pousse|poussons|remonte|remontons)${few} ${gate.fr}`,
      `${gate.fr}${few} (?:se lève(?:nt)?|se relève(?:nt)?|s ouvre(?:nt)?|se rouvre(?:nt)?|remonte(?:nt)?)`,
      `tourn(?:e|ons) la clé`,
    ),
    closing: of(
      `(?:baisse|baissons|ferme|fermons|referme|refermons|tire le|tirons le|descendons)${few} ${gate.fr}`,
      `${gate.fr}${few} (?:se baisse(?:nt)?|s abaisse(?:nt)?|se ferme(?:nt)?|se referme(?:nt)?|redescend(?:ent)?|tombe(?:nt)?)`,
    ),
    arriving: of(
      `premi(?:ers|ères) (?:clients|hôtes|campeurs|caravanes|tentes|vacanciers)${few} (?:arrivent|viennent|débarquent|roulent|posent|s installent)`,
    ),
  },
};
