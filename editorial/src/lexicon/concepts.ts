/**
 * What holds in every language: which amenity shows another, which can cost money, and which words are so common in
 * talk about a town that they count as a claim only when the text says they are the house's own.
 */

/** A mention of the key is shown to be true by any of these listed ids. */
export const shownBy: Readonly<Record<string, readonly string[]>> = {
  pool: ['outdoor_pool', 'indoor_pool', 'rooftop_pool', 'heated_pool', 'kids_pool', 'infinity_pool'],
  wifi: ['free_wifi'],
  parking: ['free_parking', 'underground_parking', 'valet_parking'],
  breakfast: ['breakfast_buffet'],
  restaurant: [],
  bar: ['rooftop_bar'],
  terrace: ['rooftop_terrace', 'rooftop_bar'],
  garden: ['garden_view'],
  room_service: ['room_service_24h'],
  reception: ['reception_24h', 'concierge'],
  outdoor_pool: ['rooftop_pool'],
  beachfront: ['private_beach'],
  hot_tub: ['jacuzzi'],
  wellness: ['spa', 'sauna', 'steam_room', 'hammam', 'massage'],
  view: ['sea_view', 'city_view', 'mountain_view', 'garden_view'],
  kitchen: ['kitchenette'],
  kitchenette: ['kitchen'],
  step_free_access: ['accessible_rooms'],
  ski_in_ski_out: [],
  laundry: ['washing_machine'],
  bicycle_rental: ['bicycle'],
  bicycle: ['bicycle_rental'],
  ballroom: ['ballroom_capacity'],
  heating: ['air_conditioning'],
  yoga: [],
  kids_club: [],
  dogs: ['pet_friendly'],
  pet_friendly: ['dogs'],
  rooftop_terrace: ['rooftop_bar', 'rooftop_pool'],
  fireplace: ['fire_pit', 'fire_pits'],
  bathrobes: ['bathrobe'],
};

/** The kind of thing an id is, so that a price or an hour said of the kind finds the fact. */
export const sortOf: Readonly<Record<string, string>> = {
  outdoor_pool: 'pool',
  indoor_pool: 'pool',
  rooftop_pool: 'pool',
  heated_pool: 'pool',
  kids_pool: 'pool',
  free_wifi: 'wifi',
  free_parking: 'parking',
  underground_parking: 'parking',
  valet_parking: 'parking',
  breakfast_buffet: 'breakfast',
  reception_24h: 'reception',
  room_service_24h: 'room_service',
  day_spa: 'spa',
  wellness: 'spa',
  dog: 'pets',
  pet_friendly: 'pets',
  washing_machine: 'laundry',
  bicycle_rental: 'bicycle',
  family_rooms: 'room',
  rooftop_bar: 'bar',
  rooftop_terrace: 'terrace',
  shuttle: 'airport_shuttle',
  dorm_bed: 'bed',
  meeting_rooms: 'meeting',
  garage: 'parking',
};

/** What a listed id rules out. A claim of the key alone is talk; against the id it is wrong, and its denial is right. */
export const ruledOutBy: Readonly<Record<string, string>> = { children_welcome: 'adults_only' };

/** Amenities of which a text may say that they are free or not; anything else with a price is a matter of prices. */
export const freeOrPaid: ReadonlySet<string> = new Set([
  'wifi',
  'parking',
  'airport_shuttle',
  'ski_shuttle',
  'laundry',
  'luggage_storage',
  'bicycle',
  'ev_charging',
  'kids_club',
  'gym',
  'minibar',
]);

/** Words of every town: a claim about the house only where the text says 'our', or names the house. */
export const townWords: ReadonlySet<string> = new Set([
  'bar',
  'restaurant',
  'cafe',
  'garden',
  'terrace',
  'library',
  'casino',
  'nightclub',
  'live_music',
  'playground',
  'heating',
  'fireplace',
  'breakfast',
  'reception',
  'beach',
  'kitchen',
  'view',
  'shop',
  'cinema',
  'bicycle',
  'tennis_court',
  'golf_course',
  'dining',
  'bakery',
  'parking',
  'city_view',
  'garden_view',
]);
