import { placeAt } from './hotspot-place';

const wheel = [
  { activeAngle: 350, posX: 10, posY: 60 },
  { activeAngle: 20, posX: 40, posY: 66 },
  { activeAngle: 90, posX: 80, posY: 60 },
];

test.each([
  ['at a given angle', 20, { x: 40, y: 66 }],
  ['halfway between two, across the full turn', 5, { x: 25, y: 63 }],
  ['close to one that stands alone', 93, { x: 80, y: 60 }],
])('%s the point is where the car is', (_case, angle, place) => {
  expect(placeAt(angle, wheel, 5)).toEqual(place);
});

test.each([
  ['between two that lie far apart', 55],
  ['on the other side of the car', 200],
])('%s it cannot be seen', (_case, angle) => {
  expect(placeAt(angle, wheel, 5)).toBeNull();
});

test('a hotspot without positions is nowhere', () => {
  expect(placeAt(0, [], 5)).toBeNull();
});
