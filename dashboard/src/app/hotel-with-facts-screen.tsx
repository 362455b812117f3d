import { HotelScreen } from '#features/hotel-decor/hotel-screen.tsx';
import { FactsTab } from '#features/property-facts/facts-tab.tsx';

/** Hotel Decor with the facts of the house, which are a noun of their own. */
export const HotelWithFactsScreen = () => <HotelScreen facts={(property) => <FactsTab property={property} />} />;
