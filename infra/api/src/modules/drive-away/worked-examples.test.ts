import { REGO_STATES } from '@shared-kit/contracts/vehicle/rego-states';
import type { RegoState } from '@shared-kit/contracts/vehicle/rego-states';
import type { ChargedCar } from '@shared-kit/domain/price/drive-away/charged-vehicle';
import * as fc from 'fast-check';
import { CHARGED_ON as today, ledgerOf, registered } from '../../../test/charged-car';

const ute = { simple_body: 'Ute' };
const electric = { simple_fuel: 'Electric', cylinders: null };

type Example = [RegoState, number, Partial<ChargedCar>, [number, number, number, number], number];

/**
 * Worked by hand from the rows' official pages: price, car, then duty, registration, insurance and transfer, then what
 * the car costs on the road, which alone is rounded up to the dollar.
 */
test.each<Example>([
  // NSW: 38,500 / 100 = 385 x $3 = 1,155. 79 + 570 = 649. 38,500 + 1,155 + 649 + 560 = 40,864
  ['NSW', 38_500, {}, [1155, 649, 560, 0], 40_864],
  // 1,350 + (52,450 - 45,000) / 100 = 74.5, so 75 x $5 = 375: 1,725. Registered: transfer 40. 52,450 + 1,765 = 54,215
  ['NSW', 52_450, registered, [1725, 0, 0, 40], 54_215],
  // A ute is no passenger vehicle: 619.9, so 620 x $3 = 1,860. 79 + 570 = 649. 61,990 + 1,860 + 649 + 560 = 65,059
  ['NSW', 61_990, ute, [1860, 649, 560, 0], 65_059],
  // VIC: 21,990 / 200 = 109.95, so 110 x $8.40 = 924. 333.46. 21,990 + 924 + 333.46 + 573 = 23,820.46
  ['VIC', 21_990, { car_type: 'used' }, [924, 333.46, 573, 0], 23_821],
  // Above 80,567: 92,500 / 200 = 462.5, so 463 x $10.40 = 4,815.20. 92,500 + 4,815.20 + 333.46 + 573 = 98,221.66
  ['VIC', 92_500, {}, [4815.2, 333.46, 573, 0], 98_222],
  // A new ute: 48,000 / 200 = 240 x $5.40 = 1,296. 48,000 + 1,296 + 333.46 + 573 = 50,202.46
  ['VIC', 48_000, ute, [1296, 333.46, 573, 0], 50_203],
  // QLD: 274.5, so 275 x $3 = 825. Registered: transfer 33. 27,450 + 825 + 33 = 28,308
  ['QLD', 27_450, registered, [825, 0, 0, 33], 28_308],
  // Six cylinders: 640 x $3.50 = 2,240. 570.95 + 62.90 = 633.85. 386.80. 64,000 + 2,240 + 633.85 + 386.80 = 67,260.65
  ['QLD', 64_000, { cylinders: 6 }, [2240, 633.85, 386.8, 0], 67_261],
  // Electric above 100,000: 1,042 x $4 = 4,168. 283.55 + 62.90 = 346.45. 104,200 + 4,168 + 346.45 + 386.80 = 109,101.25
  ['QLD', 104_200, electric, [4168, 346.45, 386.8, 0], 109_102],
  // SA: 60 + (29,990 - 3,000) / 100 = 269.9, so 270 x $4 = 1,080: 1,140. 29,990 + 1,140 + 670 = 31,800
  ['SA', 29_990, {}, [1140, 670, 0, 0], 31_800],
  // Commercial: 30 + (35,500 - 2,000) / 100 = 335 x $3 = 1,005: 1,035. Transfer 32. 35,500 + 1,067 = 36,567
  ['SA', 35_500, { ...ute, ...registered }, [1035, 0, 0, 32], 36_567],
  // 60 + (41,250 - 3,000) / 100 = 382.5, so 383 x $4 = 1,532: 1,592. Eight cylinders 945. 41,250 + 2,537 = 43,787
  ['SA', 41_250, { car_type: 'used', cylinders: 8 }, [1592, 945, 0, 0], 43_787],
  // WA: 2.75 % of 24,000 = 660. 20 x 26.52 + 6.60 + 10.30 = 547.30. 24,000 + 660 + 547.30 + 480 = 25,687.30
  ['WA', 24_000, {}, [660, 547.3, 480, 0], 25_688],
  // R = 2.75 + 13,000 / 6,666.66 = 4.70: 4.70 % of 38,000 = 1,786. Transfer 20.40. 38,000 + 1,786 + 20.40 = 39,806.40
  ['WA', 38_000, registered, [1786, 0, 0, 20.4], 39_807],
  // 6.5 % of 58,990 = 3,834.35. 20 x 26.52 + 16.90 = 547.30. 58,990 + 3,834.35 + 547.30 + 480 = 63,851.65
  ['WA', 58_990, ute, [3834.35, 547.3, 480, 0], 63_852],
  // R = 2.75 + 22,990 / 6,666.66 = 6.20: 6.20 % of 47,990 = 2,975.38, down to 2,975.35. 47,990 + 2,975.35 + 547.30 + 480
  ['WA', 47_990, {}, [2975.35, 547.3, 480, 0], 51_993],
  // TAS, three examples of its own page of duty rates: 27,800 x 0.03 = 834. 27,750 + 834 + 645.42 = 29,229.42
  ['TAS', 27_750, { car_type: 'used' }, [834, 645.42, 0, 0], 29_230],
  // 1,050 + 37.5, so 38 x $11 = 418: 1,468. 38,750 + 1,468 + 645.42 = 40,863.42
  ['TAS', 38_750, {}, [1468, 645.42, 0, 0], 40_864],
  // 657.5, so 658 x $4 = 2,632. Transfer 32. 65,750 + 2,632 + 32 = 68,414
  ['TAS', 65_750, registered, [2632, 0, 0, 32], 68_414],
  // ACT: 364 x $3 = 1,092. 562.10, 588.20, 110.20. 36,400 + 1,092 + 562.10 + 588.20 + 110.20 = 38,752.50
  ['ACT', 36_400, {}, [1092, 562.1, 588.2, 110.2], 38_753],
  // 1,125 + (68,900 - 45,000) / 100 = 239 x $5 = 1,195: 2,320. 281.20. 68,900 + 2,320 + 281.20 + 588.20 + 110.20 = 72,199.60
  ['ACT', 68_900, electric, [2320, 281.2, 588.2, 110.2], 72_200],
  // 3,100 + (84,050 - 80,000) / 100 = 40.5, so 41 x $8 = 328: 3,428. Transfer 48. 84,050 + 3,476 = 87,526
  ['ACT', 84_050, registered, [3428, 0, 0, 48], 87_526],
  // NT: 333.33, so 334 x $3 = 1,002. 831.25. 33,333 + 1,002 + 831.25 = 35,166.25
  ['NT', 33_333, {}, [1002, 831.25, 0, 0], 35_167],
  // Electric: on what exceeds 50,000, 78.8, so 79 x $3 = 237. Insurance alone 620.25. 57,880 + 237 + 620.25 = 58,737.25
  ['NT', 57_880, electric, [237, 620.25, 0, 0], 58_738],
  // 440 x $3 = 1,320. Transfer 20. 44,000 + 1,340 = 45,340
  ['NT', 44_000, { ...registered, cylinders: 6 }, [1320, 0, 0, 20], 45_340],
])('%s: a car of $%d (%j) is charged %j and costs $%d on the road', (state, price, car, charges, total) => {
  const ledger = ledgerOf(state, price, car);

  expect(ledger?.lines.map(({ kind, exact }) => [kind, exact])).toEqual([
    ['duty', charges[0]],
    ['registration', charges[1]],
    ['ctp', charges[2]],
    ['transfer', charges[3]],
  ]);
  expect(ledger?.total).toBe(total);
});

const kinds: Partial<ChargedCar>[] = ['Petrol', 'Diesel', 'Hybrid', 'Plug-in Hybrid', 'Electric', null].flatMap(
  (fuel) =>
    ['Sedan', 'Ute', 'Van', null].flatMap((body) =>
      [null, 3, 4, 6, 8, 12].map((cylinders) => ({ simple_fuel: fuel, simple_body: body, cylinders })),
    ),
);

/**
 * What each jurisdiction's source says of rounding, apart from its table: the dollars that "each part of" counts for as a
 * whole, and the cents whose multiple the duty is. Western Australia's act has no parts (section 236 of its Duties Act).
 */
test.each([
  ['NSW', 100, 100],
  ['VIC', 200, 20],
  ['QLD', 100, 50],
  ['SA', 100, 100],
  ['TAS', 100, 100],
  // $2.50 for each part where the motor is electric.
  ['ACT', 100, 50],
  ['NT', 100, 100],
] as const)('in %s a part of $%d counts as a whole, and nothing else is rounded', (state, per, unitCents) => {
  const dutyOf = (price: number, car: Partial<ChargedCar>) => ledgerOf(state, price, car)?.lines[0]?.exact ?? NaN;
  // Above $80,567 the whole of a Victorian car has another rate, which begins within a part.
  const price = fc.integer({ min: 100, max: 300_000 }).filter((dollars) => dollars <= 80_400 || dollars > 80_600);

  fc.assert(
    fc.property(price, fc.constantFrom(...kinds), (dollars, car) => {
      expect(dutyOf(dollars, car)).toBe(dutyOf(Math.ceil(dollars / per) * per, car));
      expect(Math.round(dutyOf(dollars, car) * 100) % unitCents).toBe(0);
    }),
  );
});

test('in WA duty is the percentage of the value, rounded down to 5 cents and no further', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 300_000 }), (price) => {
      const rise = price <= 25_000 ? 2.75 : price > 50_000 ? 6.5 : 2.75 + (price - 25_000) / 6666.66;
      // In thousandths of a cent, which the percentage with its two decimals never goes below.
      const unrounded = price * Math.round(rise * 100) * 10;
      const duty = Math.round((ledgerOf('WA', price, {})?.lines[0]?.exact ?? NaN) * 100);

      expect(duty).toBe(Math.floor(unrounded / 5000) * 5);
    }),
  );
});

test('the cents of charges are added up before the total goes up to the dollar', () => {
  const ledger = ledgerOf('WA', 135_990, {});

  // 6.5 % of 135,990 is 8,839.35
  expect(ledger?.lines.map(({ amount, exact }) => [amount, exact])).toEqual([
    [8840, 8839.35],
    [548, 547.3],
    [480, 480],
    [0, 0],
  ]);
  // 135,990 + 8,839.35 + 547.30 + 480 = 145,856.65
  expect(ledger?.total).toBe(145_857);
});

test.each(REGO_STATES)('in %s every kind of car has its charges, which never fall as the price rises', (state) => {
  for (const car of kinds)
    for (const more of [{}, registered]) {
      const totals = [0, 800, 2_500, 20_000, 45_000, 80_567, 120_000, 400_000].map(
        (price) => ledgerOf(state, price, { ...car, ...more })?.total ?? NaN,
      );
      expect(totals).toEqual(totals.toSorted((a, b) => a - b));
      expect(totals).not.toContain(NaN);
    }
});

test('a car that is registered in another state is registered anew', () => {
  const ledger = ledgerOf('NSW', 30_000, { ...registered, state: 'QLD' });

  expect(ledger?.lines.find(({ kind }) => kind === 'registration')?.amount).toBe(649);
  expect(ledger?.lines.find(({ kind }) => kind === 'transfer')?.amount).toBe(0);
});

test('registration that has run out, or that a new car would bring, does not stay with it', () => {
  const registrationOf = (car: Partial<ChargedCar>) => ledgerOf('NSW', 30_000, car)?.lines[1]?.amount;

  expect(registrationOf({ ...registered, rego_expiry: today })).toBe(0);
  expect(registrationOf({ ...registered, rego_expiry: '2026-11-22' })).toBe(649);
  expect(registrationOf({ ...registered, car_type: 'new' })).toBe(649);
});

test('an engine of which nobody says how many cylinders it has is said to be taken for one of four', () => {
  const notes = ledgerOf('QLD', 30_000, { cylinders: null })?.lines.map(({ note }) => note);

  expect(notes?.[0]).toBe('Taken to have 4 cylinders.');
});

test.each([
  ['NSW', /weight is not known here.*1,505 to 2,504 kg.*1,155 to 1,504 kg pays \$453/],
  ['WA', /weight is not known here.*2,000 kg/],
  ['ACT', /weight is not known here.*heavy vehicle/],
] as const)(
  'where %s charges by a weight that nobody says, the higher usual class is taken and said',
  (state, note) => {
    const lines = ['SUV', 'Hatch', 'Ute', null].map((simple_body) =>
      ledgerOf(state, 40_000, { simple_body })?.lines.find(({ kind }) => kind === 'registration'),
    );

    expect(new Set(lines.map((line) => line?.exact)).size).toBe(1);
    expect(lines[0]?.note).toMatch(note);
  },
);
