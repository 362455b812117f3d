/** How long something lasts, or lies before and after another thing, where the words are those of an hour of the day. */
import { markAt, type Reading } from '#claims/reading/read.ts';
import { breaks } from '#claims/reading/tokens.ts';

export const close = (reading: Reading, index: number) =>
  (reading.tokens[index]?.gap ?? breaks.sentence) === breaks.space;

const later =
  /^(?:después|antes|plus|avant|après|vor|nach|später|before|after|later|earlier|afterwards|seguidas|durant|durante)$/;

const at = /^(?:à|a|la|las)$/;
const lasting = /^(?:dure|durent|durait|pendant|durant|prend|prennent|compte|fait|dura|duran|durante)$/;

/**
 * 'Cierra doce horas después', 'soit une heure et demie avant le départ': so long after or before, and no hour of the day.
 * 'À une heure et demie, après le déjeuner' is one.
 */
export function isSpan(reading: Reading, index: number): boolean {
  const hour = markAt(reading, index, 'hour');
  if (!hour) return false;
  // 'Le petit-déjeuner dure trois heures pleines'.
  if (lasting.test(reading.tokens[index - 2]?.text ?? '')) return true;
  const isAt = at.test(reading.tokens[index - 2]?.text ?? '');
  const half = close(reading, hour.to) && !isAt ? markAt(reading, hour.to, 'tail') : null;
  const next = half?.to ?? hour.to;
  return close(reading, next) && (later.test(reading.tokens[next]?.text ?? '') || isADay(reading, next));
}

/** 'Open eleven hours a day', 'catorce horas al día': of each day so many. */
const isADay = (reading: Reading, index: number): boolean =>
  /^(?:a|per|al|por|par|am|pro)$/.test(reading.tokens[index]?.text ?? '') &&
  /^(?:day|week|día|semana|jour|semaine|tag|woche)$/.test(reading.tokens[index + 1]?.text ?? '');
