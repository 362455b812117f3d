/** Green words: what a source or a seal says just so, and how much of it. */
import type { Finding } from '#claims/finding.ts';
import { isOfHeatAlone, isOfPowerAlone, powerKnown } from '#claims/kinds/energy.ts';
import { isHundred, isPercent, partOf, shareAgainst } from '#claims/kinds/shares.ts';
import type { Ledger } from '#claims/ledger/ledger.ts';
import { clauseOf, idsOf, type MarkPlace, marksIn, type Reading, sentenceOf } from '#claims/reading/read.ts';
import { today } from '#claims/today.ts';

const organicNames = /organic|biolog|(?:^|_)(?:bio|eco|ab)(?:_|$)|ecol[oó]gic|ecocert|demeter|bioland|naturland/;

/** A seal of organic farming or cooking that still holds. */
const organicSeal = (ledger: Ledger) =>
  [...ledger.certificates].find(
    ([name, { value }]) => organicNames.test(name) && (value.until === null || value.until >= today()),
  )?.[1].source;

const sealWord = /^(?:certification|certificat|label|labels|certificación|certificado|sello|siegel|zertifikat)$/;
const ecoNames = /(?:^|_)(?:eco|green|umwelt|environment)/;

/** 'Notre certification écologique maltaise', of a house with `eco_certification_malta`: the seal, by what it is for. */
const ecoSeal = (reading: Reading, ledger: Ledger, { from, to }: MarkPlace) =>
  // 'Ecológico certificado' is said of food.
  [from - 1, reading.language === 'en' ? to : from - 1].some((at) => sealWord.test(reading.tokens[at]?.text ?? ''))
    ? [...ledger.certificates].find(
        ([name, { value }]) => ecoNames.test(name) && (value.until === null || value.until >= today()),
      )?.[1].source
    : undefined;

/** 'All our electricity', '100 %', 'nothing but': words that leave no rest. */
const wholes: ReadonlySet<string> = new Set(
  `all everything every entire entirely whole wholly only exclusively completely fully ganz ganze ganzen gesamt gesamte gesamten
  gesamter alle allen aller komplett vollständig alles ausschließlich nur todo toda todos todas íntegramente exclusivamente
  solo tout toute tous toutes entièrement intégralité totalité exclusivement`.split(/\s+/),
);
/** Tokens before a green word in which it may be said of all. */
const wholeReach = 8;

/** What else a source may speak of than all that a house uses: its water, its pool. */
const hotWater = /^(?:water|wasser|warmwasser|agua|eau)$/;
const speaksOfWater = (text: Reading, from: number, to: number) =>
  text.tokens.slice(from, to).some((token) => hotWater.test(token.text));

const panels = /^(?:panels?|\p{L}*(?:paneele?n?|panels?|module?n?|kollektoren)|placas|paneles|panneaux|capteurs)$/u;
/** A source that names panels and nothing that they feed. */
const namesPanels = (source: Reading): boolean =>
  source.tokens.some(({ text }) => panels.test(text)) && !isOfPowerAlone(source, 0, source.tokens.length);

/** 'Everything runs on renewable energy', where a source speaks of hot water alone. */
function goesBeyond(reading: Reading, mark: MarkPlace, source: Reading): boolean {
  const clause = clauseOf(reading, mark.from);
  // 'All our electricity is renewable', where a source speaks of heat: what warms a house lights no lamp.
  const warms = isOfHeatAlone(source, 0, source.tokens.length);
  if (warms && isOfPowerAlone(reading, ...clause)) return true;
  const all = wholeFrom(reading, mark, 100) !== null;
  if (warms && all && !isOfHeatAlone(reading, ...clause)) return true;
  // '310 solar panels on the roof' give some of it.
  if (all && isOfPowerAlone(reading, ...clause) && namesPanels(source)) return true;
  return all && speaksOfWater(source, 0, source.tokens.length) && !speaksOfWater(reading, ...clause);
}

/** The first token of what is said of all, within the clause of a green word; null where it is said of no more than is so. */
function wholeFrom(reading: Reading, mark: MarkPlace, part: number): number | null {
  const [start, end] = clauseOf(reading, mark.from);
  // 'Solar panels cover all of our electricity': before it and behind it.
  for (let index = Math.max(start, mark.from - wholeReach); index < Math.min(end, mark.to + wholeReach); index++) {
    const token = reading.tokens[index];
    // 'Pour cent' is no hundred.
    if (token?.value === 100 && token.spelled && index > 0 && isPercent(reading, index - 1)) continue;
    const more = token?.kind === 'number' && token.value !== null && token.value > part && token.value <= 100;
    const hundred = token?.kind === 'number' && token.value === 100;
    if (
      token &&
      (wholes.has(token.text) || isHundred(reading, index) || (more && hundred) || (part === 100 && hundred))
    )
      return Math.min(index, mark.from);
  }
  return null;
}

/** What a house may care for. */
const attitudes: ReadonlySet<string> = new Set(['sustainability', 'nachhaltigkeit', 'sostenibilidad', 'durabilité']);

const renewable = /^(?:renewables?|erneuerbar\p{L}*|renovables?|renouvelables?)$/u;
const energetic =
  /energ|énerg|ele[ck]tr|électr|strom|^(?:power|heat|heiz|calef|chauff|luz|light|courant|corriente|kilowatt|wärme|sources?|fuentes?|quellen?|we|run|runs|operate|100)/;

/** 'Take a vow of idleness, it is renewable': no energy is spoken of. */
const isLooseRenewable = (reading: Reading, { from, to }: MarkPlace): boolean =>
  to - from === 1 &&
  renewable.test(reading.tokens[from]?.text ?? '') &&
  !reading.tokens.slice(...sentenceOf(reading, from)).some(({ text }) => energetic.test(text));

const cheer =
  /^(?:humou?r|happiness|wit|jokes?|laziness|luck|laughter|boredom|glück|glücks|witze?|faulheit|gelächter|langeweile|felicidad|chistes?|pereza|risas?|aburrimiento|bonheur|blagues?|paresse|rires?|ennui|humeur|laune|smiles?|lächeln|sonrisas?|sourires?)$/;
const joint = /^(?:and|with|und|mit|y|e|con|et|avec)$/;
/** Tokens from a green word to what it is said of. */
const cheerReach = 6;

/** 'Sustainable happiness begins with dry socks', 'der Humor ist bio': said of a mood, and of nothing a house does. */
function isOfCheer(reading: Reading, { from, to, mark }: MarkPlace): boolean {
  if (!/^(?:organic|sustainable|eco_friendly|green_hotel)$/.test(mark.id)) return false;
  const [start, end] = clauseOf(reading, from);
  const words = reading.tokens.slice(Math.max(start, from - cheerReach), Math.min(end, to + cheerReach));
  // 'Organic bread and good humour' has both.
  return words.some(({ text }) => cheer.test(text)) && !words.some(({ text }) => joint.test(text));
}

const done =
  /constr|bâti|gér|gest|cultiv|produi|chauff|rénov|aménag|pêch|exploit|touris|voyag|hôtel|maison|engag|agi|conç|aliment/;

/** 'Nous bâillons durablement': French says of whatever lasts what it says of a house that is run so. */
const isLasting = (reading: Reading, { from }: MarkPlace): boolean =>
  reading.tokens[from]?.text === 'durablement' &&
  !reading.tokens.slice(...sentenceOf(reading, from)).some(({ text }) => done.test(text));

const meaning = /^(?:heißt|bedeutet|means|significa|signifie|veut|c)$/;

/** 'Nachhaltig Urlaub machen heißt bei uns: …', 'voyager durable, chez nous, c’est …': what it means is what is claimed. */
const isExplained = (reading: Reading, from: number): boolean =>
  reading.tokens.slice(from, sentenceOf(reading, from)[1]).some(({ text }) => meaning.test(text));

export function findGreen(reading: Reading, ledger: Ledger): Finding[] {
  // 'Agriculture biologique' is the name of a seal, and read with it.
  const seals = reading.mentions.filter((mention) => idsOf(mention, 'certificate', 'award').length > 0);
  const marks = marksIn(reading, 0, reading.tokens.length, 'green');
  // 'Agricultura ecológica' is organic, whatever its second word says alone.
  const isWithin = (one: MarkPlace) =>
    marks.some(({ from, to }) => from <= one.from && one.to <= to && to - from > one.to - one.from);
  const loose = marks.filter(
    (mark) => !isWithin(mark) && !seals.some((seal) => seal.from <= mark.from && mark.to <= seal.to),
  );
  // 'Sustainability matters to us, so we hold the Green Key': what is claimed is the seal.
  const isReason = ({ from }: MarkPlace) =>
    seals.some(
      (seal) =>
        reading.sentence[seal.from] === reading.sentence[from] &&
        (attitudes.has(reading.tokens[from]?.text ?? '') || (seal.from > from && isExplained(reading, from))),
    );
  return loose
    .filter(
      (mark) =>
        !isReason(mark) && !isLooseRenewable(reading, mark) && !isLasting(reading, mark) && !isOfCheer(reading, mark),
    )
    .map((mark): Finding => {
      const stated = ledger.stated.find(
        (text) =>
          !(text.name !== 'event' && goesBeyond(reading, mark, text.reading)) &&
          marksIn(text.reading, 0, text.reading.tokens.length, 'green').some((other) => other.mark.id === mark.mark.id),
      );
      const named = ledger.amenities.get(mark.mark.id)?.source;
      const source =
        stated?.source ??
        named ??
        powerKnown(reading, ledger, mark.from) ??
        (mark.mark.id === 'organic' ? organicSeal(ledger) : undefined) ??
        (mark.mark.id === 'eco_friendly' ? ecoSeal(reading, ledger, mark) : undefined);
      const { from, to } = mark;
      const part = stated ? partOf(reading, mark, stated.reading) : null;
      const whole = part === null ? null : wholeFrom(reading, mark, part);
      const share = stated && shareAgainst(reading, mark, stated.reading);
      if (share) return { kind: 'green', verdict: 'contradicted', ...share, source };
      if (whole !== null) return { kind: 'green', verdict: 'contradicted', from: whole, to, source };
      return { kind: 'green', verdict: source ? 'supported' : 'unsupported', from, to, source };
    });
}
