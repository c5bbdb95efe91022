import type { Location } from '@shared-kit/contracts/place/location.contract';
import { toScriptJson } from '@shared-kit/domain/text/script-json';
import { holidayPeriod } from '@shared-kit/domain/place/opening-hours';
import { periodForMachines } from '@shared-kit/domain/place/spoken-period';

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const HOURS = 'OpeningHoursSpecification';

/** schema.org `AutoDealer`, the same facts as the page shows, as text that cannot end its script element. */
export function locationJsonLd(location: Location, telephone: string | null): string {
  const { street, city, state, postcode, lat, long } = location.address;
  const dealer = {
    '@context': 'https://schema.org',
    '@type': 'AutoDealer',
    name: location.name,
    telephone: telephone ?? undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: postcode,
      addressCountry: 'AU',
    },
    geo: lat === null || long === null ? undefined : { '@type': 'GeoCoordinates', latitude: lat, longitude: long },
    openingHoursSpecification: [
      ...location.contact_detail.opening_hours
        .filter(({ status }) => status === 'Open')
        .map(({ weekday, open, close }) => ({
          ...{ '@type': HOURS, dayOfWeek: days[weekday], opens: open, closes: close },
          ...(open && close && periodForMachines({ open, close })),
        })),
      ...location.special_hours.flatMap((day) => holiday(day) ?? []),
    ],
  };
  return toScriptJson(dealer);
}

/** One day's hours. Closed all day is written as no time at all between midnight and midnight (schema.org). */
function holiday(day: Location['special_hours'][number]) {
  const date = day.date.slice(0, 10);
  const valid = { '@type': HOURS, validFrom: date, validThrough: date };
  if (day.status === 'Closed') return { ...valid, opens: '00:00', closes: '00:00' };
  const period = holidayPeriod(day);
  return period && { ...valid, ...periodForMachines(period) };
}
