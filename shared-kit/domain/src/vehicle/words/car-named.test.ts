import { carNamed, isVin } from './car-named';

test.each([
  ['car_id=cx-5', 'cx-5'],
  ['car_id=cx-5&vin=JM0KF4W7A00123456', 'cx-5'],
  ['car_id=&vin=jm0kf4w7a00123456', 'jm0kf4w7a00123456'],
  ['', ''],
])('of the address "%s" the car is "%s" (A-46, A-67)', (query, named) => {
  expect(carNamed(new URLSearchParams(query))).toBe(named);
});

test.each([
  ['jm0kf4w7a00123456', true],
  ['JM0KF4W7A0012345', false],
  ['JM0KF4W7A0012345O', false],
  ['<script>', false],
])('whether "%s" is a VIN: %p', (text, is) => {
  expect(isVin(text)).toBe(is);
});
