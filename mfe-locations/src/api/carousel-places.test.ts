import { aLocation } from '@shared-kit/testing/a-location';
import { carouselPlaces } from './carousel-places';

const closed = (date: string) => ({
  ...{ date, status: 'Closed' as const, start_hour: null, end_hour: null, hours: null, location_id: 'noosa' },
});

test('of holidays a card is told those near enough to speak of', () => {
  const noosa = aLocation({ special_hours: ['2026-11-20', '2026-12-25', '2027-04-25'].map(closed) });
  const daysOf = (now: string) =>
    carouselPlaces([noosa], '', Date.parse(now)).places[0]?.special_hours.map(({ date }) => date);

  expect(daysOf('2026-11-20T23:00:00+10:00')).toEqual(['2026-11-20']);
  expect(daysOf('2026-12-12T00:00:00+11:00')).toEqual(['2026-12-25']);
  expect(daysOf('2027-02-01T00:00:00+10:00')).toEqual([]);
});
