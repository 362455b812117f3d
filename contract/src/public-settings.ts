/** What a public site is told of its settings: what was published of them, with its pictures, and nothing else. */
import { z } from 'zod';
import { publicBooking } from './booking.ts';
import { languages } from './languages.ts';
import { day, id } from './lists.ts';
import { focus } from './media.ts';
import { isTimeZone } from './properties.ts';
import { identityFields } from './site-content.ts';

const said = <S extends z.ZodType>(schema: S) => z.partialRecord(z.enum(languages), schema);

/** A picture of the site as a whole; its words stand in each language that has them. */
export const publicPicture = z.object({
  id,
  /** Path on the site. */
  src: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  focus: focus.nullable(),
  alts: said(z.string()),
});
export type PublicPicture = z.infer<typeof publicPicture>;

export const publicBanner = z.object({
  id: z.string(),
  image: publicPicture.nullable(),
  texts: said(z.object({ title: z.string(), text: z.string(), button: z.string() })),
  /** A path of the site or an address on the web; empty for none. */
  link: z.string(),
  /** First and last day it is shown, in the time zone of the settings; null for no end. */
  from: day.nullable(),
  until: day.nullable(),
});
export type PublicBanner = z.infer<typeof publicBanner>;

const archive = z.object({
  texts: said(z.object({ title: z.string(), text: z.string() })),
  image: publicPicture.nullable(),
});

/** Fields of a public site beside its look. */
export const publicSettingsFields = {
  booking: publicBooking,
  /** Those of today and of days to come, in their order. */
  banners: z.array(publicBanner),
  identity: z.object({
    taglines: identityFields.taglines,
    logo: publicPicture.nullable(),
    /** On dark ground. */
    logoDark: publicPicture.nullable(),
    icon: publicPicture.nullable(),
    /** For pages that have no picture of their own. */
    socialImage: publicPicture.nullable(),
    contact: identityFields.contact,
    social: identityFields.social,
    legal: identityFields.legal,
    cookies: identityFields.cookies,
    robots: identityFields.robots,
  }),
  archives: z.object({ events: archive, blog: archive, venues: archive }),
  /** Names a team has given its languages; others bear their own. */
  languageNames: said(z.string()),
  /** IANA zone of the house, in which days begin. */
  timeZone: z.string().refine(isTimeZone),
};
export const publicSettings = z.object(publicSettingsFields);
export type PublicSettings = z.infer<typeof publicSettings>;
