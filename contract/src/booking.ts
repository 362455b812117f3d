/**
 * How a site's guests come to the booking engine: the settings of the booking bar, and the link they make of a stay.
 * A site carries one neutral question, which stay; the preset behind it turns the answer into what the engine reads.
 */
import { z } from 'zod';
import { bookingEngines, dateFormats, stayParts } from './booking-engines.ts';
import { patternProblem } from './booking-patterns.ts';
import { languages } from './languages.ts';
import { id } from './lists.ts';
import { inLanguages, orEmpty, pixels, secureAddress, shortText } from './site-grammar.ts';

const parameterName = z
  .string()
  .max(60)
  .regex(/^[A-Za-z][\w.[\]-]*$/, 'Write the name of the parameter in letters, digits, dots and dashes');
const code = z
  .string()
  .trim()
  .max(80, 'Write at most 80 characters')
  .regex(/^[\w .:,+-]*$/, 'Write letters, digits, dots and dashes');
const pattern = z
  .string()
  .trim()
  .max(1000, 'Write at most 1000 characters')
  .superRefine((text, context) => {
    const message = patternProblem(text);
    if (message) context.addIssue({ code: 'custom', message });
  });

/** One field each; `bookingSettings` holds them against each other as well. */
export const bookingFields = {
  /** Whether pages show the bar. */
  isShown: z.boolean(),
  engine: z.enum(bookingEngines),
  /** Where the engine begins; empty for the reservation link of each property. */
  address: orEmpty(secureAddress),
  /** For `pattern`: the whole address with the parts of the stay in it, such as `{checkin:DD.MM.YYYY}`. */
  pattern: orEmpty(pattern),
  /** The engine's id of the hotel, and of each property that has another. */
  hotel: code,
  hotels: z.array(z.object({ propertyId: id, hotel: code.min(1, 'Write the id of the hotel') })).max(50),
  /** Names that replace those of the preset or are added to them; an empty one is not sent. */
  parameters: z.partialRecord(z.enum(stayParts), orEmpty(parameterName)),
  /** Null for the preset's own. */
  dates: z.enum(dateFormats).nullable(),
  /** What the engine calls each language. */
  languageCodes: z.partialRecord(z.enum(languages), orEmpty(code.max(20))),
  /** ISO 4217, or empty. */
  currency: orEmpty(z.string().regex(/^[A-Z]{3}$/, 'Write the currency as three capitals, for example EUR')),
  rate: code,
  promo: code,
  /** Sent with every stay as they are. */
  fixed: z.array(z.object({ name: parameterName, value: code })).max(12),
  nights: pixels(1, 30),
  adults: pixels(1, 12),
  mostAdults: pixels(1, 12),
  mostChildren: pixels(0, 8),
  /** What stands on the button; empty for the site's own words. */
  labels: inLanguages(shortText(40)),
};

const plain = z.object(bookingFields);
export type BookingSettings = z.infer<typeof plain>;

export const defaultBooking: BookingSettings = {
  isShown: true,
  engine: 'link',
  address: '',
  pattern: '',
  hotel: '',
  hotels: [],
  parameters: {},
  dates: null,
  languageCodes: {},
  currency: '',
  rate: '',
  promo: '',
  fixed: [],
  nights: 2,
  adults: 2,
  mostAdults: 6,
  mostChildren: 4,
  labels: {},
};

export const bookingSettings = plain.superRefine((settings, context) => {
  const say = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
  if (settings.engine === 'pattern' && settings.pattern === '') say('pattern', 'Write the pattern of the link');
  if (settings.adults > settings.mostAdults) say('adults', `Choose at most ${settings.mostAdults} adults`);
  const houses = settings.hotels.map(({ propertyId }) => propertyId);
  if (new Set(houses).size < houses.length) say('hotels', 'Name each property once');
  const needsNames = settings.engine === 'stayntouch' && !settings.parameters.checkin;
  if (needsNames) say('parameters', 'Name the parameter of the arrival as your engine calls it');
});

/** A house that guests can book: its own reservation link, and the engine's id of it where that is its own. */
export const bookableHouse = z.object({ name: z.string(), reservationLink: z.string(), hotel: z.string() });
export type BookableHouse = z.infer<typeof bookableHouse>;

/** What the public site is told: houses by their names, since it knows no ids of properties. */
export const publicBooking = plain.omit({ hotels: true }).extend({ houses: z.array(bookableHouse) });
export type PublicBooking = z.infer<typeof publicBooking>;
