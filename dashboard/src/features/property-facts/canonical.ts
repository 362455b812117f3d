/** Names of facts and amenities to offer, and how they are said. Any other name is welcome. */
import { suggestedFacts } from '@foyer/contract/fact-themes';

const words = (list: string) => list.split(' ').filter(Boolean);

/** Names to offer while one is typed. */
export const suggestedNames: readonly string[] = suggestedFacts.flatMap(({ names, groups }) => [
  ...words(names),
  ...Object.entries(groups).flatMap(([group, places]) => words(places).map((place) => `${group}:${place}`)),
]);

/** Canonical amenity ids by theme; ids outside it are kept and shown. */
export const amenityThemes: readonly { theme: string; ids: readonly string[] }[] = [
  {
    theme: 'Water and wellness',
    ids: 'outdoor_pool indoor_pool rooftop_pool heated_pool kids_pool hot_tub spa sauna steam_room hammam massage gym yoga'.split(
      ' ',
    ),
  },
  {
    theme: 'Food and drink',
    ids: 'restaurant bar rooftop_bar cafe breakfast breakfast_buffet room_service room_service_24h vegan_menu gluten_free_menu wine_cellar'.split(
      ' ',
    ),
  },
  {
    theme: 'Getting here and online',
    ids: 'free_wifi wifi parking free_parking underground_parking valet_parking ev_charging airport_shuttle bicycle_rental boat_mooring helipad'.split(
      ' ',
    ),
  },
  {
    theme: 'Families, pets and access',
    ids: 'pet_friendly family_rooms kids_club playground babysitting adults_only accessible_rooms step_free_access elevator'.split(
      ' ',
    ),
  },
  {
    theme: 'Rooms',
    ids: 'air_conditioning heating soundproofing balcony sea_view city_view mountain_view garden_view non_smoking smoking_rooms safe minibar coffee_machine bathtub rain_shower kitchenette washing_machine'.split(
      ' ',
    ),
  },
  {
    theme: 'House and grounds',
    ids: 'beachfront private_beach garden terrace rooftop_terrace fireplace library concierge reception_24h luggage_storage laundry dry_cleaning'.split(
      ' ',
    ),
  },
  { theme: 'Work and celebrations', ids: 'coworking meeting_rooms ballroom wedding_venue'.split(' ') },
  {
    theme: 'Sport and evenings',
    ids: 'ski_storage ski_in_ski_out golf_course tennis_court casino nightclub live_music'.split(' '),
  },
];
