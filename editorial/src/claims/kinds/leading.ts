/** Whether a length that names no place is a way from the house at all. */
import type { Quantity } from '#claims/reading/quantities.ts';
import { clauseOf, type Reading } from '#claims/reading/read.ts';

/** Tokens around a length in which such words stand. */
const reachAway = 6;

/** Words by which a length without a place is a way all the same: '800 metres away', 'keine zwei Kilometer bis dorthin'. */
const leading = new Set(
  `away from to off distance distant separate separates near entfernt weg von vom bis zum zur zu trennen trennt liegt
  liegen nah distancia a hasta desde separan separa cerca à jusqu distance séparent sépare`.split(/\s+/),
);

/** 'Nach einer Wanderung von 18 Kilometern', 'a 40-kilometre ride': what is walked or ridden leads back. */
const route =
  /^(?:follow|folgen|folge|siga|sigue|suivez|suivre|hikes?|rides?|runs?|loops?|routes?|trails?|stages?|tours?|marathons?|circuits?|.*(?:wanderung|tour|runde|rundweg|strecke|etappe|route|lauf|rennen|radweg)(?:en|n)?|excursi[oó]n(?:es)?|rutas?|senderos?|etapas?|vueltas?|carreras?|caminatas?|randonn[ée]es?|boucles?|étapes?|parcours|circuits?|sentiers?|balades?)$/;

/** True for metres, which may as well be a size, and for a distance with words around it that lead somewhere. */
export function leadsAway(reading: Reading, { from, to, unit }: Quantity): boolean {
  const [start, end] = clauseOf(reading, from);
  if (/^(?:after|nach|tras|après)$/.test(reading.tokens[from - 1]?.text ?? '')) return false;
  // Metres may as well be a size of the house's.
  if (unit !== 'km' && unit !== 'mi') return true;
  const near = reading.tokens.slice(Math.max(start, from - reachAway), Math.min(end, to + reachAway));
  if (near.some(({ text }) => route.test(text))) return false;
  return near.some(({ text }) => leading.has(text));
}
