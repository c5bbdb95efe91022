import { ALL_STOCK, bodyPath, conditionPath, makePath, scopePath } from './search-path';

test('leads to a make, a model and a body', () => {
  expect(makePath('Land Rover')).toBe('/search/land-rover');
  expect(makePath('Land Rover', 'Range Rover Sport')).toBe('/search/land-rover/range-rover-sport');
  expect(makePath('Toyota', 'LandCruiser Prado')).toBe('/search/toyota/landcruiser-prado');
  expect(makePath('Volkswagen', 'ID. Buzz')).toBe('/search/volkswagen/id-buzz');
  expect(makePath('Citroën', 'C3 Aircross')).toBe('/search/citroen/c3-aircross');
  expect(decodeURIComponent(bodyPath('SUV'))).toBe(`${ALL_STOCK}?refinementList[body][0]=SUV`);
});

test('leads to a condition and a dealership', () => {
  expect(ALL_STOCK).toBe('/search/new-used-and-demo-cars');
  expect(conditionPath('used')).toBe('/search/used-cars');
  expect(scopePath('noosa-toyota')).toBe('/search/noosa-toyota');
});
