import { totalText } from './total-text';

test.each([
  [0, '0 cars'],
  [1, '1 car'],
  [1999, '1,999 cars'],
  [2000, '10,412 cars'],
])('says %s matches as "%s"', (count, said) => {
  expect(totalText({ count, stockCount: 10_412 })).toBe(said);
});
