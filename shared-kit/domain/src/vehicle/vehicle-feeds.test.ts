import { locationSchema } from '@shared-kit/contracts/place/location.contract';
import { carSchema } from '@shared-kit/contracts/vehicle/car.contract';
import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { googleVehicleRow, metaVehicleRow } from './vehicle-feeds';

const car = (facts: Partial<Car> = {}): Car =>
  carSchema.parse({
    id: 'car-1',
    slug: 'rav4',
    path: '/cars/rav4',
    name: '2021 Toyota RAV4 GXL',
    year: 2021,
    make: 'Toyota',
    model: 'RAV4',
    price: 34_990,
    price_type: 'Drive Away',
    km: 42_000,
    stocknum: 'S1',
    status: 'in_stock',
    car_type: 'used',
    created_at: '2026-09-01T00:00:00Z',
    dealership_slug: 'springwood',
    dealership_id: 'd1',
    vin: 'JTM00000000000001',
    images: [{ image: { url: 'suv-red', thumb: { url: 'suv-red' } } }],
    simple_body: 'SUV',
    simple_fuel: 'Hybrid',
    simple_drive: 'AWD',
    simple_transmission: 'Automatic',
    ...facts,
  });
const context = {
  site: { name: 'Sunrise', no_price_text: 'POA', flags: { subscription_site: false } },
  url: 'https://sunrise.example/cars/rav4',
  location: undefined,
};
const atSpringwood = {
  ...context,
  location: locationSchema.parse({
    id: 'l1',
    name: 'Springwood',
    slug: 'springwood',
    dealership_id: 'd1',
    dealership_slug: 'springwood',
    dealership_name: 'Springwood',
    address: {
      id: 'a1',
      street: '12 Pacific Highway',
      city: 'Springwood',
      state: 'QLD',
      postcode: '4127',
      lat: -27.6,
      long: 153.1,
    },
    contact_detail: {},
  }),
};

test('a used car as Google wants it', () => {
  expect(googleVehicleRow(car(), context)).toMatchObject({
    vin: 'JTM00000000000001',
    price: '34990 AUD',
    vehicle_price_type: 'drive_away_price',
    condition: 'used',
    mileage: '42000 km',
    google_product_category: '916',
    image_link: 'https://sunrise.example/img/suv-red?w=1280',
    link_template: 'https://sunrise.example/cars/rav4?store={store_code}',
    'vehicle_fulfillment(option:store_code)': 'in_store:d1',
  });
  expect(googleVehicleRow(car({ price_type: 'Excl. Govt. Charges' }), context)).toMatchObject({
    vehicle_price_type: 'excluding_government_charges_price',
  });
});

test('Google gets a new car without charges at what it is estimated to cost with them, and the words of a used one', () => {
  const price_type = 'Excl. Govt. Charges';
  const drive_away = { text: '$36,400', type: 'estimated drive-away in QLD, 3 Nov 2026', amount: 36_400 };

  expect(googleVehicleRow(car({ car_type: 'new', price_type, drive_away }), context)).toMatchObject({
    ...{ price: '36400 AUD', vehicle_price_type: 'estimated_drive_away_price' },
  });
  expect(googleVehicleRow(car({ price_type, drive_away }), context)).toMatchObject({
    ...{ price: '34990 AUD', vehicle_price_type: 'excluding_government_charges_price' },
    custom_label_0: '$36,400 estimated drive-away in QLD, 3 Nov 2026',
  });
  expect(googleVehicleRow(car(), context)).toMatchObject({ price: '34990 AUD', custom_label_0: '' });
});

test('a price whose type only the site states goes to Google with that type', () => {
  const at = (default_price_type: string) => ({ ...context, site: { ...context.site, default_price_type } });
  expect(googleVehicleRow(car({ price_type: null }), at('Drive Away'))).toMatchObject({
    vehicle_price_type: 'drive_away_price',
  });
  expect(googleVehicleRow(car({ price_type: null, car_type: 'new' }), at('Drive Away'))).not.toBeNull();
  expect(googleVehicleRow(car({ price_type: null }), at('Excl. Govt. Charges'))).toMatchObject({
    vehicle_price_type: 'excluding_government_charges_price',
  });
});

test.each([
  ['a car of which nobody says what its price includes', { price_type: null }],
  ['a caravan', { item_type: 'caravan' }],
  ['a motorcycle', { item_type: 'motorcycle' }],
  ['a truck', { item_type: 'truck' }],
  ['a van', { simple_body: 'Van' }],
  ['a sold car', { status: 'sold' }],
  ['a car without a price', { price: null }],
  ['a car without a VIN', { vin: null }],
  ['a car without a photo', { images: [] }],
  ['a new car with government charges to come', { car_type: 'new' as const, price_type: 'Excl. Govt. Charges' }],
])('%s is not among Google’s vehicle ads', (_case, facts) => {
  expect(googleVehicleRow(car(facts), context)).toBeNull();
});

test.each([
  ['Ute', 'TRUCK'],
  ['SUV', 'SUV'],
  ['People Mover', 'MINIVAN'],
  ['Van', 'VAN'],
  ['Hatch', 'HATCHBACK'],
  ['Something', 'OTHER'],
  [null, 'OTHER'],
])('a %s is %s to Meta', (simple_body, style) => {
  expect(metaVehicleRow(car({ simple_body }), atSpringwood)).toMatchObject({ body_style: style });
});

test('a reduced car has both prices, and the lower one is the page’s', () => {
  expect(metaVehicleRow(car({ before_price: 36_990, offer_price: 34_990 }), atSpringwood)).toMatchObject({
    price: '36990 AUD',
    sale_price: '34990 AUD',
  });
  expect(metaVehicleRow(car(), atSpringwood)).toMatchObject({
    price: '34990 AUD',
    sale_price: '',
    'mileage.unit': 'KM',
  });
});

test.each([
  ['a bus', { item_type: 'bus' }],
  ['a car without a VIN', { vin: null }],
  ['a car with a chassis number', { vin: 'KE20-123456' }],
  ['a car without a year', { year: null }],
  ['a used car of unknown kilometres', { km: null }],
  ['a demonstrator of unknown kilometres', { km: null, car_type: 'demo' as const }],
])('%s is not in Meta’s inventory', (_case, facts) => {
  expect(metaVehicleRow(car(facts), atSpringwood)).toBeNull();
});

test.each([{ item_type: 'motorcycle' }, { item_type: 'caravan', km: null }, { item_type: 'truck' }])(
  'Meta takes %j',
  (facts) => {
    expect(metaVehicleRow(car(facts), atSpringwood)).toMatchObject({ price: '34990 AUD' });
  },
);

test('Meta’s price says what it includes, also where nobody said', () => {
  expect(metaVehicleRow(car({ dealercomments: 'One owner' }), atSpringwood)).toMatchObject({
    custom_label_0: 'Drive Away',
    description: '$34,990 Drive Away. One owner',
  });
  expect(metaVehicleRow(car({ price_type: null }), atSpringwood)).toMatchObject({
    custom_label_0: 'Price type not stated',
    description: '$34,990 (price type not stated). 2021 Toyota RAV4 GXL',
  });
});

test('a reserved car is pending to Meta', () => {
  expect(metaVehicleRow(car({ reserved: true }), atSpringwood)).toMatchObject({ availability: 'PENDING' });
  expect(metaVehicleRow(car(), atSpringwood)).toMatchObject({ availability: 'AVAILABLE' });
});

test('what Meta cannot find on a map is not in its inventory', () => {
  expect(metaVehicleRow(car(), context)).toBeNull();
});

test('a car has the address and the place of where it stands', () => {
  const row = metaVehicleRow(car(), atSpringwood);

  expect(row).toMatchObject({ latitude: '-27.6', longitude: '153.1' });
  expect(JSON.parse(row?.['address'] ?? '')).toEqual({
    addr1: '12 Pacific Highway',
    city: 'Springwood',
    region: 'QLD',
    postal_code: '4127',
    country: 'Australia',
  });
});

test('a new car has gone no way, a certified one says so, and a colour is never missing', () => {
  expect(metaVehicleRow(car({ car_type: 'new', km: null }), atSpringwood)).toMatchObject({
    'mileage.value': '0',
    state_of_vehicle: 'NEW',
  });
  expect(metaVehicleRow(car({ certified: true, colour: null }), atSpringwood)).toMatchObject({
    state_of_vehicle: 'CPO',
    exterior_color: 'Other',
  });
});

test('a title and a comment of 4 kB are as long as Meta takes them', () => {
  const row = metaVehicleRow(car({ name: 'A'.repeat(4_000), dealercomments: 'b'.repeat(9_000) }), atSpringwood);

  expect(row?.['title']).toHaveLength(500);
  expect(row?.['description']).toHaveLength(5_000);
});
