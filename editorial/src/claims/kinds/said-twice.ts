/** 'Tee off on our own golf course': what two words of one clause claim is one claim. */
import type { Finding } from '#claims/finding.ts';
import { sortOfId } from '#claims/ledger/ledger.ts';
import type { Reading } from '#claims/reading/read.ts';

/** An amenity held against a text, with the ids it stands for, and whether it is held for being denied. */
export type Told = { finding: Finding; ids: readonly string[]; isWronglyDenied: boolean };

/** Tokens between two words for one thing. */
const reach = 5;

/** Held against the text, and not for being denied. */
const isHeld = ({ finding: { verdict }, isWronglyDenied }: Told): boolean =>
  verdict === 'unsupported' || (verdict === 'contradicted' && !isWronglyDenied);

/** 'Swim a few lengths in the indoor pool': the same, or one the plain word for the other. */
function isOfSort(some: readonly string[], others: readonly string[]): boolean {
  const sorts = new Set(others.map(sortOfId));
  return some.every((id) => sorts.has(sortOfId(id)));
}

/** 'Ski straight to the door: we are a true ski-in, ski-out hotel': what a colon only leads up to. */
const isLead = (one: Told, next: Told | undefined, reading: Reading): boolean =>
  next !== undefined &&
  isHeld(one) &&
  isHeld(next) &&
  reading.sentence[one.finding.from] === reading.sentence[next.finding.from] &&
  isOfSort(one.ids, next.ids) &&
  /:/.test(reading.text.slice(reading.tokens[one.finding.to - 1]?.end, reading.tokens[next.finding.from]?.start));

const purpose = /^(?:for|für|para|pour)$/;
const guests = /^(?:your|ihre?n?|eure?|su|sus|tu|tus|vuestr[oa]s?|vos|votre|ton|ta|the|die|la|el|les|l)$/;

/** 'Pour vos noces, le lustre de la salle de bal attend': what it is for, where the place itself is held against the text. */
const isPurpose = ({ finding: { from, verdict }, ids }: Told, told: readonly Told[], reading: Reading): boolean =>
  verdict === 'unsupported' &&
  ids.includes('wedding_venue') &&
  guests.test(reading.tokens[from]?.text ?? '') &&
  purpose.test(reading.tokens[from - 1]?.text ?? '') &&
  told.some(
    (other) =>
      isHeld(other) &&
      !other.ids.includes('wedding_venue') &&
      reading.sentence[other.finding.from] === reading.sentence[from],
  );

/** The findings, two of the same thing that no source has made one from the first word to the last. */
export function saidOnce(told: readonly Told[], reading: Reading): Finding[] {
  const kept: Told[] = [];
  for (const one of told.filter(
    (each, index) => !isLead(each, told[index + 1], reading) && !isPurpose(each, told, reading),
  )) {
    const last = kept.at(-1);
    const isSame =
      last !== undefined &&
      isHeld(last) &&
      isHeld(one) &&
      isOfSort(last.ids, one.ids) &&
      reading.clause[last.finding.from] === reading.clause[one.finding.from] &&
      one.finding.from >= last.finding.to &&
      one.finding.from - last.finding.to <= reach;
    if (isSame) kept[kept.length - 1] = { ...last, finding: { ...last.finding, to: one.finding.to } };
    else kept.push(one);
  }
  return kept.map(({ finding }) => finding);
}
