import { aLocation } from '@shared-kit/testing/a-location';
import type { LocationOfPage } from '@shared-kit/contracts/place/location.contract';
import { locationJsonLd } from './location-json-ld';

const said = {
  telephone: null,
  urlOf: (slug: string) => `https://dealer.example/locations/${slug}`,
  phoneOf: () => '+61755551234',
};
const ofPage = (facts: Partial<LocationOfPage> = {}): LocationOfPage => ({
  ...aLocation(facts),
  ...{ departments: [], reviews: null, ...facts },
});

const holiday = { location_id: 'location-1', start_hour: null, end_hour: null, hours: null };

test('machines read the hours that people read: those of the week, and those of holidays', () => {
  const special_hours = [
    { ...holiday, date: '2026-12-24', status: 'Open' as const, hours: { begin: '09:00', end: '12:00' } },
    { ...holiday, date: '2026-12-25', status: 'Closed' as const },
    { ...holiday, date: '2026-12-26', status: 'Open' as const },
  ];
  const { openingHoursSpecification: hours } = JSON.parse(locationJsonLd(ofPage({ special_hours }), said)) as {
    openingHoursSpecification: object[];
  };

  const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
  expect(hours).toMatchObject([
    { dayOfWeek: weekdays, opens: '08:30', closes: '17:30' },
    { dayOfWeek: 'Saturday', opens: '08:30', closes: '16:00' },
    { validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '09:00', closes: '12:00' },
    { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
  ]);
});

test('no name can end the script element', () => {
  expect(locationJsonLd(ofPage({ name: '</script><b>' }), said)).not.toMatch('<');
});

test('a place that is open day and night is open to machines too', () => {
  const day = { weekday: 1, status: 'Open' as const, formated_hours: 'Open 24 hours', open: '00:00', close: '00:00' };
  const place = ofPage({
    special_hours: [{ ...holiday, date: '2026-12-25', status: 'Open', start_hour: '00:00', end_hour: '00:00' }],
  });
  const told = locationJsonLd({ ...place, contact_detail: { ...place.contact_detail, opening_hours: [day] } }, said);

  expect((JSON.parse(told) as { openingHoursSpecification: object[] }).openingHoursSpecification).toMatchObject([
    { dayOfWeek: 'Monday', opens: '00:00', closes: '23:59' },
    { validFrom: '2026-12-25', opens: '00:00', closes: '23:59' },
  ]);
});

test('the other departments at the place are named by what they are, each with its page and phone', () => {
  const department = (slug: string, location_type: 'sales' | 'service' | 'parts') => ({
    ...{ slug, location_type, name: `Harbor ${slug}`, phone: '07 5555 1234' },
  });
  const own = ofPage({ location_type: 'sales', slug: 'sales' });
  const departments = [department('sales', 'sales'), department('service', 'service'), department('parts', 'parts')];

  expect(JSON.parse(locationJsonLd({ ...own, departments }, said))).toMatchObject({
    ...{ '@type': 'AutoDealer', url: 'https://dealer.example/locations/sales' },
    department: [
      { '@type': 'AutoRepair', name: 'Harbor service', url: 'https://dealer.example/locations/service' },
      { '@type': 'AutoPartsStore', name: 'Harbor parts', telephone: '+61755551234' },
    ],
  });
  expect(JSON.parse(locationJsonLd(own, said))).not.toHaveProperty('department');
});
