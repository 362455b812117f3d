/** When a kitchen or a bar begins and ends its day, told by what it hands out: 'the bar pours its last beer at eleven'. */
import { type Reading, sentenceOf } from '#claims/reading/read.ts';

const first = /^(?:first|ersten?[rsnm]?|erste|primer[oa]?s?|premi(?:er|ère)s?)$/;
const last = /^(?:last|final|letzten?[rsnm]?|letzte|últim[oa]s?|derni(?:er|ère)s?)$/;

/** What is handed out at a bar and a table; not the last guest, nor the last ferry. */
const served =
  /^(?:shuttles?|navettes?|lanzaderas?|traslados?|pendelbus|orders?|plates?|dish(?:es)?|meals?|beers?|pints?|drinks?|glass(?:es)?|cocktails?|drams?|whisk(?:y|ey)|wine|coffee|cups?|pizzas?|teller[ns]?|gerichte?|bestellung(?:en)?|essen|bier(?:e|chen)?|pils|gl[aä]s(?:er)?|drinks?|getränke?|kaffee|tassen?|pizza|schluck|plat(?:o|illo)s?|comandas?|pedidos?|cervezas?|cañas?|copas?|tragos?|vinos?|vasos?|cafés?|tazas?|assiettes?|plats?|commandes?|bières?|verres?|boissons?|tasses?)$/;

/** Tokens between 'last' and what is served; French and Spanish set other words after it. */
const reach = 2;

const isServed = (reading: Reading, [start, end]: readonly [number, number], which: RegExp): boolean =>
  reading.tokens
    .slice(start, end)
    .some(
      ({ text }, at) =>
        which.test(text) &&
        reading.tokens
          .slice(start + at + 1, Math.min(end, start + at + 1 + reach))
          .some((one) => served.test(one.text)),
    );

/** True where a stretch of words tells of the last thing that is served. */
export const isLastServed = (reading: Reading, clause: readonly [number, number]): boolean =>
  isServed(reading, clause, last);

/** 'The café pours its first cup at half past eight', with no word of the last one. */
export const isFirstServed = (reading: Reading, clause: readonly [number, number]): boolean =>
  isServed(reading, clause, first) &&
  !reading.tokens.slice(...sentenceOf(reading, clause[0])).some(({ text }) => last.test(text));
