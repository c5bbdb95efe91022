import type { Location } from '@shared-kit/contracts/location.contract';

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

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
    openingHoursSpecification: location.contact_detail.opening_hours
      .filter(({ status }) => status === 'Open')
      .map(({ weekday, open, close }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days[weekday],
        opens: open,
        closes: close,
      })),
  };
  return JSON.stringify(dealer).replaceAll('<', '\\u003c');
}
