import { bucketOf, noVisits, poorVisits, threeQuartersWithin } from './vital-buckets';

test('the ends of what is good are ends of buckets', () => {
  const lcp = noVisits('lcp');
  for (const value of [2400, 2500, 2501, 9000]) lcp[bucketOf('lcp', value)]! += 1;
  expect(poorVisits('lcp', lcp)).toEqual({ all: 4, poor: 2 });

  const cls = noVisits('cls');
  for (const value of [0, 0.1, 0.11]) cls[bucketOf('cls', value)]! += 1;
  expect(poorVisits('cls', cls)).toEqual({ all: 3, poor: 1 });
});

test('three quarters of the visits are within the end that is named', () => {
  const inp = noVisits('inp');
  expect(threeQuartersWithin('inp', inp)).toBeNull();
  for (const value of [40, 60, 120, 5000]) inp[bucketOf('inp', value)]! += 1;
  expect(threeQuartersWithin('inp', inp)).toBe(150);
  for (const value of [5000, 5000]) inp[bucketOf('inp', value)]! += 1;
  expect(threeQuartersWithin('inp', inp)).toBe(Infinity);
});
