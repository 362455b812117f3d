/** A property as it goes over the wire. */
import type { Property } from '@foyer/contract/properties';
import type { PropertyRow } from './store.ts';

export const presentProperty = (row: PropertyRow): Property => ({
  id: row.id,
  workspaceId: row.workspaceId,
  organisationId: row.organisationId,
  domainId: row.domainId,
  name: row.name,
  type: row.type,
  starRating: row.starRating,
  address: row.address,
  postalCode: row.postalCode,
  city: row.city,
  country: row.country,
  latitude: row.latitude,
  longitude: row.longitude,
  timeZone: row.timeZone,
  email: row.email,
  telephone: row.telephone,
  reservationLink: row.reservationLink,
  checkInTime: row.checkInTime,
  checkOutTime: row.checkOutTime,
  imageId: row.imageId,
  factCount: row.factCount,
  version: row.version,
});
