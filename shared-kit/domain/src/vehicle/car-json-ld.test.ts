import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { shownCarSchema } from '@shared-kit/contracts/vehicle/vehicle.contract';
import { aCar } from '@shared-kit/testing/a-car';
import { aSite } from '@shared-kit/testing/a-site';
import { carBrochure } from './car-brochure';
import { carJsonLd, jsonLdText } from './car-json-ld';
import { formatMoney } from '../number/format-money';

const url = 'https://sunrise.example/cars/cx-5';
const ordinary = aSite();
const subscribing = aSite({ flags: { subscription_site: true } });
const offerOf = (car: Partial<Car>, site = ordinary) => carJsonLd(aCar(car), site, url).offers;
const printed = (car: Partial<Car>, site = ordinary) =>
  carBrochure(shownCarSchema.parse(aCar(car)), site, new Date('2026-11-22T00:00:00Z')).price;

test('a subscription is offered at its price a week, as paper and page say it', () => {
  const car = { subscription_price: 199, price: 25_990, price_type: 'Drive Away' };

  const offer = offerOf(car, subscribing);

  expect(offer).toMatchObject({
    '@type': 'Offer',
    priceSpecification: { '@type': 'UnitPriceSpecification', price: 199, priceCurrency: 'AUD', unitCode: 'WEE' },
  });
  expect(offer).toMatchObject({ description: '$199 a week by subscription' });
  // What it costs to buy is another offer: it must not be read as a price a week, nor the other way round.
  expect(offer).not.toHaveProperty('price');
  expect(printed(car, subscribing)).toMatchObject({
    text: formatMoney(199),
    type: 'a week by subscription',
    toBuy: { text: formatMoney(25_990), type: 'Drive Away' },
  });
});

test('where the site does not subscribe, the price to buy is offered, or nothing', () => {
  expect(offerOf({ subscription_price: 199, price: 25_990 })).toMatchObject({ price: 25_990, priceCurrency: 'AUD' });
  expect(offerOf({ subscription_price: 199, price: 25_990 })).not.toHaveProperty('priceSpecification');
  expect(offerOf({ subscription_price: 199, price: null })).toBeNull();
});

test.each<[string, Partial<Car>]>([
  ['a sold car', { status: 'sold', subscription_price: 199 }],
  ['a car without a price', { price: null }],
  ['a preorder without a price', { price: null, preorder: true }],
])('%s is not offered', (_case, car) => {
  expect(offerOf(car, subscribing)).toBeNull();
  expect(jsonLdText(carJsonLd(aCar(car), subscribing, url))).not.toContain('"offers"');
});

test('an offer takes the place of the price, on paper too', () => {
  const car = { price: 32_990, offer_price: 30_490 };

  expect(offerOf(car)).toMatchObject({ price: 30_490 });
  expect(printed(car)).toMatchObject({ text: '$30,490', type: 'Drive Away' });
});

test.each([
  [{ status: 'in_stock' }, 'InStock'],
  [{ status: 'in_stock', reserved: true }, 'Reserved'],
  [{ status: 'coming_soon' }, 'PreOrder'],
] as const)('a car that is %j is %s to machines', (car, word) => {
  expect(offerOf({ ...car, price: 34_990, price_type: 'Drive Away' })).toMatchObject({
    availability: `https://schema.org/${word}`,
    description: '$34,990 Drive Away',
  });
});
