import { aCar } from '@shared-kit/testing/a-car';
import { aSite } from '@shared-kit/testing/a-site';
import { bestFigure, lowestPrice } from './best-figures';
import { comparedRows } from './compared-rows';

const car = (own: Parameters<typeof aCar>[0] = {}) => aCar(own);
const variant = (own: object) => ({ ...car().variant, ...own }) as NonNullable<ReturnType<typeof aCar>['variant']>;

test.each([
  ['the fewest kilometres', [10, 20], [true, false]],
  ['several that are best together', [10, 10, 20], [true, true, false]],
])('best is %s', (_case, kms, at) => {
  expect(
    bestFigure(
      'Odometer',
      kms.map((km) => car({ km })),
    ),
  ).toEqual({ word: 'Lowest', at });
});

test.each([
  ['one vehicle alone', [10]],
  ['vehicles that are alike', [10, 10]],
  ['vehicles of which one is unknown', [10, null, 20]],
])('nothing is best of %s', (_case, kms) => {
  expect(
    bestFigure(
      'Odometer',
      kms.map((km) => car({ km })),
    ),
  ).toBeNull();
});

test('a figure that is a matter of taste has no best', () => {
  expect(bestFigure('Length', [car(), car()])).toBeNull();
});

test('beside a vehicle that is charged none is best by its litres', () => {
  const thirsty = car({ simple_fuel: 'Petrol', variant: variant({ fuelconsumptioncombined: 9.8 }) });
  const lean = car({ simple_fuel: 'Diesel', variant: variant({ fuelconsumptioncombined: 5.4 }) });
  const charged = car({ simple_fuel: 'Plug-in Hybrid', variant: variant({ fuelconsumptioncombined: 1.6 }) });

  expect(bestFigure('Fuel consumption', [thirsty, lean])).toEqual({ word: 'Lowest', at: [false, true] });
  expect(bestFigure('Fuel consumption', [thirsty, lean, charged])).toBeNull();
});

test('the most is best of what a vehicle pulls, however its feed writes it', () => {
  const weak = car({ variant: variant({ torque: '168Nm' }) });
  const strong = car({ variant: variant({ torque: '1,578 Nm' }) });

  expect(bestFigure('Torque', [weak, strong])).toEqual({ word: 'Most', at: [false, true] });
});

test('the lowest price is one of prices of one type, of vehicles that can be had (R-LEGAL-02)', () => {
  const site = aSite();
  const [cheap, dear] = [car({ price: 20_000 }), car({ price: 30_000 })];

  expect(lowestPrice([cheap, dear], site)).toEqual({ word: 'Lowest price', at: [true, false] });
  expect(lowestPrice([{ ...cheap, price_type: 'Excl. Govt. Charges' }, dear], site)).toBeNull();
  expect(lowestPrice([cheap, { ...dear, status: 'sold' }], site)).toBeNull();
  expect(lowestPrice([cheap, { ...dear, price: null }], site)).toBeNull();
});

test('what the first vehicle lacks stands where the others have it, not at the end', () => {
  const first = car({ seats: null });
  const labels = comparedRows([first, car({ seats: 5 })]).map(({ label }) => label);

  expect(labels.indexOf('Seats')).toBe(labels.indexOf('Drive') + 1);
  expect(labels).not.toContain('VIN');
});
