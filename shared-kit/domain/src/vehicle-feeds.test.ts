import { carSchema } from '@shared-kit/contracts/car.contract';
import type { Car } from '@shared-kit/contracts/car.contract';
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
    vin: 'JTM0000000000001',
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

test('a used car as Google wants it', () => {
  expect(googleVehicleRow(car(), context)).toMatchObject({
    vin: 'JTM0000000000001',
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

test.each([
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
  expect(metaVehicleRow(car({ simple_body }), context)).toMatchObject({ body_style: style });
});

test('a reduced car has both prices, and the lower one is the page’s', () => {
  expect(metaVehicleRow(car({ before_price: 36_990, offer_price: 34_990 }), context)).toMatchObject({
    price: '36990 AUD',
    sale_price: '34990 AUD',
  });
  expect(metaVehicleRow(car(), context)).toMatchObject({ price: '34990 AUD', sale_price: '', 'mileage.unit': 'KM' });
});

test('a caravan is not in Meta’s inventory', () => {
  expect(metaVehicleRow(car({ item_type: 'caravan' }), context)).toBeNull();
});
