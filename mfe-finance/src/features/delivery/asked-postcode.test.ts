import { readFuel, typedFuel } from '../fuel/typed-fuel';
import { deliveryPostcodeIn } from './asked-postcode';

test('what an address says is cut before a pictograph, not through it', () => {
  const typed = `${'1'.repeat(19)}🚗`;
  const usual = { dollarsPerLitre: 1.7, kmsPerWeek: 250, litresPer100Km: 10 };

  expect(deliveryPostcodeIn(new URLSearchParams({ delivery_postcode: typed }))).toBe('1'.repeat(19));
  const fuel = typedFuel(new URLSearchParams({ fuel_price: typed }), usual);
  expect(fuel.dollarsPerLitre).toBe('1'.repeat(19));
  expect(readFuel(fuel)).toHaveProperty('faults');
});
