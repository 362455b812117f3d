/** What was learned, tried on texts that were held back: a proposal that does not hold there is dropped. */
import type { Proposal, ProposedChange } from '@foyer/contract/training';
import { flavoursOf } from '#composer/tone.ts';
import { countAddress } from './address-of-texts.ts';
import { readInventionOf } from './invention-of-texts.ts';
import { readSample, type Sample, type SampleText } from './samples.ts';
import { placesOf } from './terms.ts';
import { readToneOf } from './tone-of-texts.ts';

/** Texts on which a proposal must fail to be dropped, at least, and the share that must agree. */
const enough = 3;
const holds = 0.5;

/** The proposals that hold, each with how many of the held-back texts agree. */
export function tryProposals(proposals: readonly Proposal[], held: readonly SampleText[]): Proposal[] {
  const samples = held.map(readSample);
  return proposals
    .map((proposal) => {
      const verdicts = samples.map((sample) => agrees(proposal.change, sample)).filter((one) => one !== null);
      const tested = verdicts.length === 0 ? null : { agree: verdicts.filter(Boolean).length, of: verdicts.length };
      return { ...proposal, tested };
    })
    .filter(({ tested }) => !tested || tested.of < enough || tested.agree >= tested.of * holds);
}

/** Whether a text agrees; null where it has nothing to say. */
function agrees(change: ProposedChange, sample: Sample): boolean | null {
  if (change.language !== null && change.language !== sample.language) return null;
  switch (change.kind) {
    case 'formality': {
      const { formality } = readToneOf([sample]);
      return formality === null ? null : Math.abs(formality - change.now) < Math.abs(formality - change.was);
    }
    case 'creativity': {
      const { creativity } = readInventionOf([sample]);
      return creativity === null ? null : Math.abs(creativity - change.now) < Math.abs(creativity - change.was);
    }
    case 'tone': {
      const coloured = readToneOf([sample]).flavours.filter(({ flavour }) => flavour !== 'plain');
      if (coloured.length === 0) return null;
      const wanted = flavoursOf(change.now);
      return coloured.some(({ flavour }) => wanted.includes(flavour));
    }
    case 'address': {
      const { formal, informal } = countAddress(sample);
      if (formal.length + informal.length === 0) return null;
      return formal.length > informal.length === (change.now === 'formal');
    }
    case 'preferred-word': {
      const others = change.insteadOf.flatMap((word) => placesOf(sample, word)).length;
      const own = placesOf(sample, change.word).length;
      return own + others === 0 ? null : own > others;
    }
    case 'avoided-word':
      return placesOf(sample, change.word).length === 0;
    case 'rhythm': {
      const average = sample.words / Math.max(1, sample.sentences.length);
      return Math.abs(average - change.now) <= Math.max(2, change.now * 0.3);
    }
  }
}
