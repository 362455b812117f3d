/** How many a hall holds, told by a verb and without a noun: 'the ballroom seats 120', 'der Saal fasst 120'. */
import type { Language } from '@foyer/contract/languages';
import { list } from '#lexicon/list.ts';

export const capacities: Readonly<Record<Language, readonly string[]>> = {
  en: list(
    `seat, seats, takes, take, seating {for|}, hold, holds, accommodate, accommodates, accommodating, fits, {room|space|chairs} for, swallows, swallow, welcomes {up to|}, hosts {up to|}, sits, capacity {of|is}`,
  ),
  de: list(
    `fasst, fassen, {platz|raum|sitzplätze|plätze} für, kapazität von, {tanzen|feiern|tagen|speisen|sitzen} {|bis zu}, schluckt, finden … platz`,
  ),
  es: list(
    `capacidad {para|de}, acoge {|a}, acogen {|a}, aforo {de|para}, caben, cabe, {bailan|cenan|celebran} hasta, da cabida a, {sitio|espacio} para`,
  ),
  fr: list(
    `accueille, accueillent, accueillir, capacité de, {place|places|espace} pour, contient, contiennent, reçoit, reçoivent, peut recevoir, {dansent|dînent} jusqu à`,
  ),
};
