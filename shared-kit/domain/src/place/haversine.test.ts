import { distanceKm } from './haversine';

const brisbane = { lat: -27.4698, long: 153.0251 };
const sydney = { lat: -33.8688, long: 151.2093 };

test('Brisbane is about 730 km from Sydney, both ways', () => {
  expect(distanceKm(brisbane, sydney)).toBeCloseTo(732, -1);
  expect(distanceKm(sydney, brisbane)).toBe(distanceKm(brisbane, sydney));
});

test('a place is nowhere from itself', () => {
  expect(distanceKm(brisbane, brisbane)).toBe(0);
});

test('half way round the world is half the circumference', () => {
  expect(distanceKm({ lat: 0, long: 0 }, { lat: 0, long: 180 })).toBeCloseTo(Math.PI * 6371, 6);
});

test('crossing the date line does not go the long way round', () => {
  expect(distanceKm({ lat: 0, long: 179.5 }, { lat: 0, long: -179.5 })).toBeCloseTo(111.19, 1);
});
