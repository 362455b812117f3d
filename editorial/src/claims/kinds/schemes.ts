/** One scheme in many writings: `oesterreichisches_umweltzeichen` is the Austrian Ecolabel, `bett_bike` is Bett+Bike. */

import { languages } from '@foyer/contract/languages';
import type { Known, Ledger } from '#claims/ledger/ledger.ts';
import { withUmlauts } from '#claims/names.ts';
import { onceFor } from '#claims/once.ts';
import { plainName } from '#claims/plain-name.ts';
import { idsOf, type Mention, marksIn, type Reading, readText, sentenceOf } from '#claims/reading/read.ts';

type Seal = Known<{ until: string | null }>;

/** Words beside a seal's name in which its country may stand: 'la etiqueta ecológica checa'. */
const reach = 2;
/** What every language calls a label of the environment, in plain letters. */
const ecolabel =
  /(?:^|_)(?:eco_?labels?|eco_?label\p{L}*|umweltzeichen|umweltsiegel|umweltgütesiegel|okosiegel|oekosiegel|ecoetiqueta|etiqueta_ecologica|label_ecologique)(?:_|$)/u;
/** The same as a text has it. */
const ecolabelTold =
  /(?:eco[- ]?label|écolabel|umweltzeichen|umweltsiegel|öko-?siegel|ecoetiqueta|(?:etiqueta|distintivo|sello|label)s? écologique|(?:etiqueta|distintivo|sello) ecológic[oa])/iu;

/** What the writings of one name are known as: certificates of the lists, and the countries it names. */
type Sense = { ids: ReadonlySet<string>; countries: ReadonlySet<string> };

const countriesIn = (reading: Reading, from: number, to: number): string[] =>
  marksIn(reading, from, to, 'national').map(({ mark }) => mark.id);

function senseOf(name: string): Sense {
  const plain = name.replaceAll('_', ' ');
  const readings = languages.flatMap((language) =>
    [...new Set([plain, withUmlauts(plain)])].map((writing) => readText(writing, language)),
  );
  return {
    ids: new Set(readings.flatMap(({ mentions }) => mentions.flatMap((one) => idsOf(one, 'certificate')))),
    countries: new Set(readings.flatMap((reading) => countriesIn(reading, 0, reading.tokens.length))),
  };
}

const sensesOf = onceFor(({ certificates }: Ledger) =>
  [...certificates].map(([name, seal]) => [name, seal, senseOf(name)] as const),
);
const sensesOfPrizes = onceFor(({ awards }: Ledger) =>
  [...awards]
    .filter(([name]) => /hotel|hospitality/.test(name))
    .map(([name, prize]) => ({ prize, countries: senseOf(name).countries })),
);

/** 'Den tschechischen Hotelpreis' is `czech_hotel_award`: a prize of hotels by the country that both name. */
export function prizeOfCountry(reading: Reading, ledger: Ledger, { from, to }: Mention): Known<number> | undefined {
  const [start, end] = sentenceOf(reading, from);
  const told = countriesIn(reading, Math.max(start, from - reach), Math.min(end, to + reach));
  if (told.length === 0) return undefined;
  return sensesOfPrizes(ledger).find(({ countries }) => told.some((country) => countries.has(country)))?.prize;
}

/** The ecolabel of the country that stands beside one that the lists do not know. */
function ofCountry(reading: Reading, ledger: Ledger, { from, to }: Mention): Seal | undefined {
  const [start, end] = sentenceOf(reading, from);
  const told = reading.text.slice(reading.tokens[from]?.start, reading.tokens[to - 1]?.end);
  if (!ecolabelTold.test(told)) return undefined;
  const countries = countriesIn(reading, Math.max(start, from - reach), Math.min(end, to + reach));
  return sensesOf(ledger).find(
    ([name, , sense]) => ecolabel.test(name) && countries.some((country) => sense.countries.has(country)),
  )?.[1];
}

/** 'Nordic Swan' is kept as `nordic_swan_ecolabel` too. */
const grades = /^(?:ecolabel|label|gold|silver|platinum|certified)$/;

/** 'Q de Calidad' is kept as `q_calidad`: every word of the fact's name stands in the mention. */
function spelledIn(reading: Reading, ledger: Ledger, { from, to }: Mention): Seal | undefined {
  const told = plainName(reading.text.slice(reading.tokens[from]?.start, reading.tokens[to - 1]?.end)).split('_');
  return [...ledger.certificates].find(([name]) => {
    const words = name.split('_').filter((word) => !grades.test(word));
    return words.length > 1 && words.every((word) => told.includes(word));
  })?.[1];
}

/** The house's seal that a text names by one of these ids, whatever writing the fact has of it. */
export function sealNamed(
  reading: Reading,
  ledger: Ledger,
  mention: Mention,
  ids: readonly string[],
): Seal | undefined {
  const { certificates } = ledger;
  for (const id of ids) {
    const same = certificates.get(id);
    const graded = [...certificates].find(
      ([name]) => name.startsWith(`${id}_`) && grades.test(name.slice(id.length + 1)),
    );
    if (same || graded) return same ?? graded?.[1];
  }
  const written = sensesOf(ledger).find(([, , sense]) => ids.some((id) => sense.ids.has(id)));
  return written?.[1] ?? spelledIn(reading, ledger, mention) ?? ofCountry(reading, ledger, mention);
}
