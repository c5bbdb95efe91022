import { carVariantSchema } from '@shared-kit/contracts/vehicle/car.contract';
import { aCar } from '@shared-kit/testing/a-car';
import { fuelProps } from './fuel-props';

const variant = (fuelconsumptioncombined: number | null) => carVariantSchema.parse({ fuelconsumptioncombined });

test('a slot is told what the car burns, and how much where that is known', () => {
  expect(fuelProps(aCar({ simple_fuel: 'Hybrid', fuel: 'Petrol/Hybrid', variant: variant(4.7) }))).toEqual({
    itemType: null,
    fuel: 'Hybrid',
    litresPer100Km: 4.7,
  });
});

test.each([
  ['no variant', null],
  ['a variant that says nothing', variant(null)],
])('with %s the consumption is not known, and the feed may name the fuel in its own words', (_case, known) => {
  expect(fuelProps(aCar({ simple_fuel: null, fuel: 'E85', item_type: 'car', variant: known }))).toEqual({
    itemType: 'car',
    fuel: 'E85',
    litresPer100Km: null,
  });
});
