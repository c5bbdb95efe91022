import { checkoutPath, vehiclePath, vehicleSlugIn } from './vehicle-path';

test.each([
  [vehiclePath('2021-mazda-cx-5-s1042'), '2021-mazda-cx-5-s1042'],
  [`${vehiclePath('2021-mazda-cx-5-s1042')}/`, '2021-mazda-cx-5-s1042'],
  [vehiclePath('café ute'), 'caf%C3%A9%20ute'],
  [checkoutPath('2021-mazda-cx-5-s1042'), undefined],
  ['/cars/', undefined],
  ['/models/mazda-cx-5', undefined],
])('the address %s is that of the vehicle %s', (address, slug) => {
  expect(vehicleSlugIn(address)).toBe(slug);
});
