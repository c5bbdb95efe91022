import { aCar } from '@shared-kit/testing/a-car';
import { aSite } from '@shared-kit/testing/a-site';
import { quotedCar } from './quoted-car';

const site = aSite({ flags: { youx_quote: true } });
const car = aCar({ vin: 'JM0KF4W7A00123456', nvic: 'P3Z21A', price: 32_990 });

test('a quote is asked about the price the page shows', () => {
  expect(quotedCar({ ...car, offer_price: 31_490 }, site)).toEqual({
    car_id: car.id,
    purchasePrice: 31_490,
    year: car.year,
    vin: 'JM0KF4W7A00123456',
    nvic: 'P3Z21A',
  });
});

test.each([
  ['on a site without such quotes', car, aSite()],
  ['for a car without a price', { ...car, price: null }, site],
  ['for a price of 0', { ...car, price: 0 }, site],
  ['for a car without a VIN', { ...car, vin: null }, site],
  ['for a sold car', { ...car, status: 'sold' as const }, site],
  [
    'for one that is had by the week alone',
    { ...car, price: null, subscription_price: 199 },
    aSite({ flags: { youx_quote: true, subscription_site: true } }),
  ],
  ['for a Suzuki', { ...car, make: 'SUZUKI' }, site],
])('none %s (S7-03, S9-48)', (_case, given, asked) => {
  expect(quotedCar(given, asked)).toBeNull();
});

test('of a car that can be subscribed to as well it is asked about the price to buy', () => {
  const subscribing = aSite({ flags: { youx_quote: true, subscription_site: true } });

  expect(quotedCar({ ...car, subscription_price: 199 }, subscribing)?.purchasePrice).toBe(32_990);
});
