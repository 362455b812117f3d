/**
 * The columns of a CSV import and the names they go by. The documented header is the list of keys; beside it stand the
 * names other programs and languages give them. Case, accents, spaces and signs do not matter.
 */
import { folded } from '../../policy.ts';

const names = {
  title:
    'title, event, event name, subject, summary, name, titel, veranstaltung, betreff, titre, evenement, titulo, evento',
  start: 'start, starts, start date time, event start, begin, beginn, von, debut, inicio',
  startDate:
    'start date, event start date, date, day, datum, startdatum, beginnt am, date de debut, fecha, fecha de inicio',
  startTime:
    'start time, event start time, time, uhrzeit, startzeit, beginnt um, heure, heure de debut, hora, hora de inicio',
  end: 'end, ends, end date time, event end, ende, bis, fin',
  endDate: 'end date, event end date, enddatum, endet am, date de fin, fecha de fin',
  endTime: 'end time, event end time, endzeit, endet um, heure de fin, hora de fin',
  timeZone: 'time zone, timezone, event timezone, zeitzone, fuseau horaire, zona horaria',
  allDay: 'all day, all day event, event all day, ganztagig, ganztagiges ereignis, toute la journee, todo el dia',
  location: 'location, ort, lieu, lugar, ubicacion',
  venue: 'venue, venue name, event venue name, place, spielort, veranstaltungsort, salle, recinto',
  address: 'address, street, venue address, event venue address, adresse, strasse, rue, direccion, calle',
  postalCode: 'postal code, zip, zip code, postcode, venue zip, plz, postleitzahl, code postal, codigo postal',
  city: 'city, town, venue city, event venue city, stadt, gemeinde, ville, ciudad',
  country: 'country, venue country, event venue country, land, pays, pais',
  latitude: 'latitude, lat, breitengrad',
  longitude: 'longitude, lon, lng, langengrad',
  description: 'description, event description, details, beschreibung, notes, descripcion',
  category: 'category, categories, event category, kategorie, kategorien, categorie, categoria',
  ticketUrl: 'ticket url, url, website, event website, link, tickets, webseite, site web, enlace',
  price: 'price, cost, event cost, preis, eintritt, prix, precio',
  currency: 'currency, event currency symbol, wahrung, devise, moneda',
  status: 'status, event status, estado, statut',
  uid: 'uid, id, event id',
};

export type Column = keyof typeof names;

const byName = new Map(
  (Object.keys(names) as Column[]).flatMap((column) =>
    [column, ...names[column].split(',')].map((name) => [folded(name), column] as const),
  ),
);

/** The column a heading means; undefined for one that is passed by. */
export const columnOf = (heading: string): Column | undefined => byName.get(folded(heading));
