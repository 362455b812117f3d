/**
 * What is told of a picture to those who do not see it: by a model that looks at it, where the installation has one,
 * else by what is known of it. Nothing is saved here, and a model's words are held to the same rules as anybody's.
 */
import type { AltTextAnswer, AltTextInput } from '@foyer/contract/content';
import { composeAltText, type PictureAbout, soundAltText } from '@foyer/editorial/composer/compose-alt-text';
import { invalid } from '#lib/refusal.ts';
import type { WriterSettings } from '#lib/runtime.ts';
import type { TenantScope } from '#lib/scope.ts';
import type { Open } from '#lib/serve.ts';
import { pictureDescriber } from '../../../gateways/writer/choice.ts';
import type { Picture } from '../../media/pictures/rules.ts';
import { oneProperty } from '../../properties/rules.ts';
import { factsOf } from '../../property-facts/rules.ts';
import { ownWriter } from '../../writing-provider/rules.ts';
import { countAltText } from '../metering/rules.ts';

/** Bytes of a picture as WebP, small enough to be looked at, and the organisation's own service where it has one. */
export type Look = { webp: Uint8Array; own: WriterSettings | null };

/**
 * Writes one alt text. `look` null leaves it to what is known. Holds no transaction: it may take as long as a model
 * does. Whatever the model fails at, the answer is built in and says so.
 */
export async function writeAltText(
  about: PictureAbout,
  look: Look | null,
  signal: AbortSignal,
): Promise<AltTextAnswer> {
  const { language } = about;
  const describe = look && pictureDescriber(look.own);
  const seen = describe && look ? await describe(about, look.webp, signal).catch(() => null) : null;
  signal.throwIfAborted();
  const said = seen && soundAltText(seen, about);
  if (said) return { altText: said, language, source: 'model' };
  return { altText: composeAltText(about), language, source: 'built-in' };
}

/** A house with what is known of it, for a text about one of its pictures. */
export const houseOf = async (scope: TenantScope, propertyId: string) => ({
  property: await oneProperty(scope, propertyId),
  facts: await factsOf(scope, propertyId),
});

/** The picture small enough to be looked at. */
const smallOf = ({ narrower, bytes }: Picture): Uint8Array =>
  (narrower.find(({ width }) => width >= 900) ?? narrower.at(-1))?.bytes ?? bytes;

/**
 * Answers POST /openai/generate/alt. A model looks only for an organisation the call names by property or domain: the
 * count is an organisation's. Throws 422 without a picture, 429 `writing-limit`.
 */
export async function answerAltText(
  open: Open,
  { propertyId, ...input }: AltTextInput,
  picture: Picture | undefined,
  signal: AbortSignal,
): Promise<AltTextAnswer> {
  if (!picture) throw invalid([{ field: 'image', message: 'Image is required' }]);
  const counted = await open(async (scope) => {
    if (scope.organisationId === null) return null;
    await countAltText(scope, { propertyId, language: input.language });
    return { own: await ownWriter(scope), house: propertyId ? await houseOf(scope, propertyId) : null };
  });
  // By the name of the house, whole or in short, it is a picture of the house; by any other of an event or a place.
  const full = counted?.house?.property.name.toLowerCase() ?? '';
  const house = full.includes(input.name.trim().toLowerCase()) ? (counted?.house ?? undefined) : undefined;
  const about = { ...input, house, colors: picture.seen?.colors ?? [] };
  return writeAltText(about, counted && { webp: smallOf(picture), own: counted.own }, signal);
}
