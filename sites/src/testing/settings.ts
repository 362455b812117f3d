import { defaultBooking } from '@foyer/contract/booking';
import type { PublicSettings } from '@foyer/contract/public-settings';
import { defaultIdentity } from '@foyer/contract/site-content';

const { hotels, ...plainBooking } = defaultBooking;
const noWords = { texts: {}, image: null };

/** The settings of a site as it comes. */
export const settings: PublicSettings = {
  booking: { ...plainBooking, houses: [] },
  banners: [],
  identity: {
    taglines: {},
    logo: null,
    logoDark: null,
    icon: null,
    socialImage: null,
    contact: defaultIdentity.contact,
    social: [],
    legal: [],
    cookies: {},
    robots: 'index',
  },
  archives: { events: noWords, blog: noWords, venues: noWords },
  languageNames: {},
  timeZone: 'Europe/Vienna',
};
