/** How many a hall holds, told by a verb and without a noun: 'the ballroom seats 120', 'der Saal fasst 120'. */
import type { Language } from '@foyer/contract/languages';
import { list } from '#lexicon/list.ts';

export const capacities: Readonly<Record<Language, readonly string[]>> = {
  en: list(
    `seat, seats, takes, take, seating {for|}, hold, holds, accommodate, accommodates, accommodating, fits, {room|space|chairs} for, swallows, swallow, welcomes {up to|}, hosts {up to|}, sits, capacity {of|is}, {gatherings|groups|parties|meetings|events|weddings|conferences|seminars|audiences|banquets|receptions|celebrations|dinners|crowds|up} {of|for} {up to|at most|as many as}`,
  ),
  de: list(
    `fasst, fassen, {platz|raum|sitzplätze|plätze} für, kapazität von, {tanzen|feiern|tagen|speisen|sitzen} {|bis zu}, schluckt, finden … platz, {runden|gruppen|feiern|feste|tagungen|hochzeiten|konferenzen|seminare|bankette|empfänge|veranstaltungen|gesellschaften|treffen} {|von|mit|für} {bis zu|maximal|höchstens}`,
  ),
  es: list(
    `capacidad {para|de}, acoge {|a}, acogen {|a}, aforo {de|para}, caben, cabe, {bailan|cenan|celebran} hasta, da cabida a, {sitio|espacio} para, {grupos|reuniones|bodas|fiestas|eventos|congresos|seminarios|banquetes|celebraciones|encuentros|recepciones} {|de} {hasta|como máximo}`,
  ),
  fr: list(
    `accueille, accueillent, accueillir, capacité de, {place|places|espace} pour, contient, contiennent, reçoit, reçoivent, peut recevoir, {dansent|dînent} jusqu à, {groupes|réunions|mariages|fêtes|événements|congrès|séminaires|banquets|réceptions|rassemblements|assemblées|tablées} {|de} {jusqu à|au plus}`,
  ),
};
