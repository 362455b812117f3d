/**
 * The themes facts are sorted under: those the contract holds to a form by their names, all others in the team's own
 * words.
 */
export const factThemes = [
  'Rooms and building',
  'Food, drink and meetings',
  'Times',
  'Distances',
  'Prices',
  'Policies',
  'Certificates and awards',
  'In your own words',
] as const;
export type FactTheme = (typeof factThemes)[number];

type Suggestions = {
  theme: FactTheme;
  /** Names as they stand. */
  names: string;
  /** Groups whose names go on after a colon, each with names to offer. */
  groups: Record<string, string>;
};

/** Names to offer by theme; a group's names go on after a colon. */
export const suggestedFacts: readonly Suggestions[] = [
  {
    theme: 'Rooms and building',
    names: 'room_count suite_count floor_count year_built year_opened year_renovated',
    groups: { size: 'spa outdoor_pool' },
  },
  {
    theme: 'Food, drink and meetings',
    names: 'restaurant_count bar_count meeting_room_count meeting_capacity ballroom_capacity',
    groups: {},
  },
  {
    theme: 'Times',
    names: 'check_in_time check_out_time',
    groups: { hours: 'restaurant bar breakfast spa outdoor_pool' },
  },
  {
    theme: 'Distances',
    names: '',
    groups: {
      distance:
        'beach city_centre old_town airport train_station metro bus_stop port ski_lift convention_centre stadium supermarket',
    },
  },
  { theme: 'Prices', names: '', groups: { price: 'breakfast parking' } },
  { theme: 'Policies', names: '', groups: { policy: 'pets smoking children' } },
  {
    theme: 'Certificates and awards',
    names: '',
    groups: { certificate: 'green_key', award: 'travellers_choice' },
  },
];

/** The theme a fact stands under, by its name. */
export function themeOf(factName: string): FactTheme {
  const group = factName.split(':')[0] ?? '';
  const found = suggestedFacts.find(
    ({ names, groups }) => names.split(' ').includes(factName) || (factName.includes(':') && group in groups),
  );
  return found?.theme ?? 'In your own words';
}
