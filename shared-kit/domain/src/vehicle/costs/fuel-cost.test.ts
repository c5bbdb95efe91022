import { USUAL_FUEL } from '@shared-kit/contracts/settings/usual-fuel';
import { burnsFuel, fuelCost } from './fuel-cost';

test('the usual 250 km a week at 10 L/100 km and $1.70 a litre are 25 L and $42.50 a week, $2,210 a year (S9-39, A-26)', () => {
  const { litresAWeek, dollarsAWeek, dollarsAYear } = fuelCost(USUAL_FUEL);

  expect(litresAWeek).toBe(25);
  expect(dollarsAWeek).toBeCloseTo(42.5, 10);
  expect(dollarsAYear).toBeCloseTo(2210, 8);
});

test('a year is 52 weeks as they are, not as they are rounded', () => {
  const { dollarsAWeek, dollarsAYear } = fuelCost({ dollarsPerLitre: 1.999, kmsPerWeek: 133, litresPer100Km: 6.7 });

  expect(dollarsAWeek).toBeCloseTo(17.813089, 6);
  expect(dollarsAYear).toBeCloseTo(926.280628, 6);
});

test('who does not drive burns nothing', () => {
  expect(fuelCost({ ...USUAL_FUEL, kmsPerWeek: 0 })).toEqual({ litresAWeek: 0, dollarsAWeek: 0, dollarsAYear: 0 });
});

test.each([
  ['Electric', false],
  ['ELECTRIC', false],
  ['electric', false],
  ['Battery Electric', false],
  ['Hybrid', true],
  ['Plug-in Hybrid', true],
  ['Petrol/Electric Hybrid', true],
  ['Petrol', true],
  ['Diesel', true],
  [null, true],
])('a vehicle of fuel %p burns some: %p (S5-67)', (fuel, burns) => {
  expect(burnsFuel(fuel, 'car')).toBe(burns);
});

test('a caravan burns none, whatever its feed says', () => {
  expect(burnsFuel(null, 'Caravan')).toBe(false);
});
