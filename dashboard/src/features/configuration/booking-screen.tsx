import { defaultBooking } from '@foyer/contract/booking';
import { useSelection } from '#lib/selection/selection-provider.tsx';
import { BookingForm } from './components/booking-form.tsx';
import { ConfigurationScreen } from './components/configuration-screen.tsx';
import { useSaying } from './hooks/use-saying.ts';

const sections = ['booking'] as const;
const defaults = { booking: defaultBooking };

/** How guests come from the site to the booking engine. */
export function BookingScreen() {
  const { properties } = useSelection();
  const saying = useSaying();
  return (
    <ConfigurationScreen
      title="Booking"
      about="The bar that asks for a stay, and the engine it leads to."
      sections={sections}
      defaults={defaults}
      shows="landing_page"
    >
      {({ documents, change, problemAt }) => (
        <BookingForm
          settings={documents.booking}
          problemAt={(path) => problemAt('booking', path)}
          onChange={(part) => change('booking', part)}
          houses={properties}
          saying={saying}
        />
      )}
    </ConfigurationScreen>
  );
}
