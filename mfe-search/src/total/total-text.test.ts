import { kindText, totalText } from './total-text';

test.each([
  [0, '0 cars'],
  [1, '1 car'],
  [1999, '1,999 cars'],
  [2000, '2,000+ of 10,412 cars'],
  [10_412, '10,412 cars'],
])('says %s matches as "%s"', (count, said) => {
  expect(totalText({ count, stockCount: 10_412 })).toBe(said);
});

test('a site may cap its count elsewhere', () => {
  expect(totalText({ count: 500, stockCount: 800 }, 499)).toBe('500+ of 800 cars');
});

test('says what they are', () => {
  expect(totalText({ count: 1, stockCount: 125, noun: 'caravan' })).toBe('1 caravan');
  expect(totalText({ count: 2, stockCount: 256, noun: 'vehicle' })).toBe('2 vehicles');
  expect([kindText(), kindText('truck')]).toEqual(['Cars', 'Trucks']);
});
