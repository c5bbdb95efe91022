import { carSchema, carVariantSchema } from '@shared-kit/contracts/vehicle/car.contract';
import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { specRows } from './spec-rows';

const bare = carSchema.parse({
  id: '1',
  slug: 'mazda-cx-5',
  path: '/cars/mazda-cx-5',
  name: 'Mazda CX-5',
  make: 'Mazda',
  model: 'CX-5',
  stocknum: 'S1',
  status: 'in_stock',
  car_type: 'used',
  created_at: '2026-11-01',
  dealership_slug: 'springwood',
  dealership_id: '1',
});
const valueOf = (label: string, change: Partial<Car>) =>
  specRows({ ...bare, ...change }).find((row) => row.label === label)?.value;

test('leaves out whatever is not known', () => {
  expect(specRows(bare)).toEqual([{ label: 'Stock number', value: 'S1' }]);
});

test.each(['', '  ', 'N/A', 'n/a', '-', 'nan'])('takes a colour of "%s" for unknown', (colour) => {
  expect(valueOf('Colour', { colour })).toBeUndefined();
});

test('omits zero doors but shows zero kilometres', () => {
  expect(valueOf('Doors', { doors: 0 })).toBeUndefined();
  expect(valueOf('Odometer', { km: 0 })).toBe('0 kms');
});

test('starts with the four facts most shoppers ask for', () => {
  const car = { km: 41_200, simple_transmission: 'Automatic', simple_body: 'SUV', simple_fuel: 'Petrol', seats: 5 };

  expect(
    specRows({ ...bare, ...car })
      .slice(0, 4)
      .map(({ label }) => label),
  ).toEqual(['Odometer', 'Transmission', 'Body', 'Fuel']);
});

test('writes units, and thousands so that they can be read', () => {
  const variant = carVariantSchema.parse({ towingcapacitybraked: 2000, fuelconsumptioncombined: 7.4 });

  expect(valueOf('Towing, braked', { variant })).toBe('2,000 kg');
  expect(valueOf('Fuel consumption', { variant })).toBe('7.4 L/100 km');
});

test('prefers litres to a written engine size', () => {
  expect(valueOf('Engine', { engine_size: '1998cc', engine_size_litres: 2 })).toBe('2.0 L');
  expect(valueOf('Engine', { engine_size: '1998cc' })).toBe('1998cc');
});

test('measures a caravan by its own figures', () => {
  const specifications = {
    body_width: 2450,
    body_length: 6700,
    tare_weight: 2100,
    axle_type: 'Tandem',
    sleeps: 4,
    aggregate_trailer_mass: 2700,
  };

  expect(valueOf('Length', { specifications })).toBe('6,700 mm');
  expect(valueOf('Sleeps', { specifications })).toBe('4');
});

test('starts with what a caravan sleeps and weighs', () => {
  const own = { body_width: null, body_length: 6700, tare_weight: 2100, axle_type: 'Tandem', sleeps: 4 };
  const car = {
    item_type: 'caravan',
    simple_body: 'Caravan',
    specifications: { ...own, aggregate_trailer_mass: 2600 },
  };

  expect(
    specRows({ ...bare, ...car })
      .slice(0, 4)
      .map(({ label }) => label),
  ).toEqual(['Sleeps', 'Tare weight', 'Aggregate trailer mass', 'Axles']);
});
