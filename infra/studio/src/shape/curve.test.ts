import { fairCurve, points } from './curve';

test('a curve without blur goes through its points and never overshoots between them', () => {
  const curve = fairCurve(points('0,0 1,1 2,1 3,0'), 0);

  expect(curve(1)).toBeCloseTo(1, 3);
  expect(curve(2.5)).toBeLessThan(1);
  for (let x = 1; x <= 2; x += 0.05) expect(curve(x)).toBeLessThanOrEqual(1.0001);
});

test('beyond its points a curve goes on straight', () => {
  const curve = fairCurve(points('0,0 1,0.5'), 0.05);

  expect(curve(3)).toBeCloseTo(1.5, 3);
  expect(curve(-2)).toBeCloseTo(-1, 3);
});

test('a corner is rounded by its blur', () => {
  const corner = points('-1,1 0,0 1,1');

  expect(fairCurve(corner, 0.1)(0)).toBeGreaterThan(fairCurve(corner, 0.02)(0));
});

test('a point that is no pair of numbers is refused by name', () => {
  expect(() => points('0,1 2;3')).toThrow('"2;3"');
});
