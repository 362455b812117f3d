/** Which form of address texts use: each place that a guide asking for the other form would find. */
import type { Language } from '@foyer/contract/languages';
import { type AddressForm, styleguideContent } from '@foyer/contract/styleguides';
import { findAddress } from '#style/address.ts';
import { type Sample, sentenceAt } from './samples.ts';

type Place = { title: string; sentence: string };

const asking = (language: Language, address: AddressForm) =>
  styleguideContent.parse({ languageOverrides: { [language]: { address } } });

/** Places that speak to the guest, by form. English has one form, so it has none. */
export function countAddress(sample: Sample): Record<AddressForm, Place[]> {
  const { text, tokens, language } = sample;
  if (language === 'en') return { formal: [], informal: [] };
  const placesOf = (other: AddressForm) =>
    findAddress(text, tokens, asking(language, other), language).map(({ start }) => sentenceAt(sample, start));
  return { formal: placesOf('informal'), informal: placesOf('formal') };
}
