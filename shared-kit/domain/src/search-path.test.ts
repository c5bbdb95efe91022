import { bodyPath, makePath, toSlug } from './search-path';

test.each([
  ['Land Rover', 'land-rover'],
  ['CX-5', 'cx-5'],
  ['Mercedes-Benz', 'mercedes-benz'],
  ['i30 N', 'i30-n'],
  ['Citroën', 'citroen'],
  ['T-Roc (R)', 't-roc-r'],
])('writes %s as %s', (words, slug) => {
  expect(toSlug(words)).toBe(slug);
});

test('leads to a make, a model and a body', () => {
  expect(makePath('Land Rover')).toBe('/search/land-rover');
  expect(makePath('Land Rover', 'Range Rover Sport')).toBe('/search/land-rover/range-rover-sport');
  expect(decodeURIComponent(bodyPath('SUV'))).toBe('/search/new-used-and-demo-cars?refinementList[body][0]=SUV');
});
