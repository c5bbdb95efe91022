import type { Department, Location, LocationOfPage } from '@shared-kit/contracts/place/location.contract';
import { toScriptJson } from '@shared-kit/domain/text/script-json';
import { holidayPeriod } from '@shared-kit/domain/place/opening-hours';
import { periodForMachines } from '@shared-kit/domain/place/spoken-period';

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const HOURS = 'OpeningHoursSpecification';

/** What schema.org calls a department; what sells cars is the dealer. */
const typeOf = (type: Location['location_type']) =>
  type === 'service' ? 'AutoRepair' : type === 'parts' ? 'AutoPartsStore' : 'AutoDealer';

type Said = {
  /** E.164. */
  telephone: string | null;
  /** Absolute address of a place's page. */
  urlOf: (slug: string) => string;
  /** E.164 of what a department shows. */
  phoneOf: (department: Department) => string | null;
};

/** A page's facts about its place, as text that cannot end its script element. */
export function locationJsonLd(location: LocationOfPage, said: Said): string {
  return toScriptJson({ '@context': 'https://schema.org', ...dealerJsonLd(location, said) });
}

/** schema.org `AutoDealer`, the same facts as the place's page shows, with the departments beside it. */
export function dealerJsonLd(
  location: Pick<LocationOfPage, keyof Location | 'departments'>,
  { telephone, urlOf, phoneOf }: Said,
) {
  const { lat, long } = location.address;
  const others = location.departments.filter(({ slug }) => slug !== location.slug);
  return {
    ...dealerFacts(location, telephone, urlOf(location.slug)),
    department:
      others.length === 0
        ? undefined
        : others.map((department) => ({
            '@type': typeOf(department.location_type),
            name: department.name,
            telephone: phoneOf(department) ?? undefined,
            url: urlOf(department.slug),
          })),
    geo: lat === null || long === null ? undefined : { '@type': 'GeoCoordinates', latitude: lat, longitude: long },
    openingHoursSpecification: [
      ...weekHours(location.contact_detail.opening_hours),
      ...location.special_hours.flatMap((day) => holiday(day) ?? []),
    ],
  };
}

/** The days of a week, those with the same hours said together. */
function weekHours(week: Location['contact_detail']['opening_hours']) {
  const open = week
    .filter(({ status }) => status === 'Open')
    .map((day) => ({
      day: days[day.weekday],
      hours: {
        ...{ opens: day.open, closes: day.close },
        ...(day.open && day.close && periodForMachines({ open: day.open, close: day.close })),
      },
    }));
  return [...Map.groupBy(open, ({ hours }) => JSON.stringify(hours)).values()].map((same) => {
    const names = same.map(({ day }) => day);
    return { '@type': HOURS, dayOfWeek: names.length > 1 ? names : names[0], ...same[0]?.hours };
  });
}

function dealerFacts({ name, location_type, address }: Location, telephone: string | null, url: string) {
  const { street, city, state, postcode } = address;
  return {
    '@type': typeOf(location_type),
    ...{ name, url, telephone: telephone ?? undefined },
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: postcode,
      addressCountry: 'AU',
    },
  };
}

/** One day's hours. Closed all day is written as no time at all between midnight and midnight (schema.org). */
function holiday(day: Location['special_hours'][number]) {
  const date = day.date.slice(0, 10);
  const valid = { '@type': HOURS, validFrom: date, validThrough: date };
  if (day.status === 'Closed') return { ...valid, opens: '00:00', closes: '00:00' };
  const period = holidayPeriod(day);
  return period && { ...valid, ...periodForMachines(period) };
}
