import { aCar } from '@shared-kit/testing/a-car';
import { carVariantSchema } from '@shared-kit/contracts/vehicle/car.contract';
import { keyFigures } from './key-figures';

const variant = carVariantSchema.parse({ enginesize_litres: 0.655, grossvehiclemass: 4500 });
const specifications = { ...nothing(), sleeps: 4, tare_weight: 1850 };

function nothing() {
  return {
    body_width: null,
    body_length: null,
    tare_weight: null,
    axle_type: null,
    sleeps: null,
    aggregate_trailer_mass: null,
  };
}

test('a truck says what it may weigh, a caravan what it sleeps and weighs empty, a car nothing', () => {
  expect(keyFigures(aCar({ item_type: 'truck', variant }))).toEqual(['GVM 4,500 kg']);
  expect(keyFigures(aCar({ item_type: 'caravan', specifications }))).toEqual(['Sleeps 4', 'Tare 1,850 kg']);
  expect(keyFigures(aCar({ item_type: null, variant, specifications }))).toEqual([]);
});

test('a motorcycle says how large its engine is, and that a learner may ride it where somebody says so', () => {
  const bike = { item_type: 'motorcycle', variant, engine_size_litres: null, standardEquipment: [] };
  expect(keyFigures(aCar({ ...bike, badge: 'LAM' }))).toEqual(['655 cc', 'LAMS']);
  expect(keyFigures(aCar({ ...bike, badge: null, standardEquipment: ['Learner approved (LAMS)'] }))).toContain('LAMS');
  expect(keyFigures(aCar({ ...bike, badge: 'Lamborghini yellow' }))).toEqual(['655 cc']);
});

test('what the feed does not say is left out', () => {
  expect(keyFigures(aCar({ item_type: 'truck', variant: null }))).toEqual([]);
  expect(keyFigures(aCar({ item_type: 'caravan', specifications: nothing() }))).toEqual([]);
});
