import { deliveryBandOf, deliveryZoneOf, hasDeliveryPrices } from './delivery-price';

const zones = [
  { name: 'Brisbane', postcodes: ['4000-4209', '4500'], price: 0 },
  { name: 'Northern Territory', postcodes: ['0800-0899'], price: 1_450 },
  { name: 'Queensland', postcodes: ['4000-4999'], price: 390 },
];

test.each([
  ['4000', 'Brisbane'],
  ['4209', 'Brisbane'],
  [' 4500 ', 'Brisbane'],
  ['4210', 'Queensland'],
  ['0800', 'Northern Territory'],
  ['5000', undefined],
  ['800', undefined],
  ['40000', undefined],
  ['4O00', undefined],
  ['', undefined],
])('%p is in %p', (postcode, name) => {
  expect(deliveryZoneOf(zones, postcode)?.name).toBe(name);
});

test.each([
  [0, 0],
  [50, 0],
  [51, 290],
  [400, 290],
  [401, undefined],
])('%i kilometres cost %p dollars, in whatever order the bands stand (A-69)', (km, price) => {
  const bands = [
    { up_to_km: 400, price: 290 },
    { up_to_km: 50, price: 0 },
  ];
  expect(deliveryBandOf(bands, km)?.price).toBe(price);
});

test.each([
  [{ delivery_zones: [] }, false],
  [{ delivery_zones: [], delivery_bands: [] }, false],
  [{ delivery_zones: [{}] }, true],
  [{ delivery_zones: [], delivery_bands: [{}] }, true],
])('a site has prices of deliveries by regions or by the distance: %j is %p', (settings, has) => {
  expect(hasDeliveryPrices(settings)).toBe(has);
});
