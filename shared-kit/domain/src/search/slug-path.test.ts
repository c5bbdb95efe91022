import { slugPath } from './slug-path';

test.each([
  ['/search/toyota/landcruiser%20prado', '/search/toyota/landcruiser-prado'],
  ['/search/land+rover', '/search/land-rover'],
  ['/Land%20Rover/overview', '/land-rover/overview'],
  ['/search/citro%C3%ABn', '/search/citroen'],
  ['/models/Volkswagen%20ID.3', '/models/volkswagen-id-3'],
  ['/search/mazda/100%', '/search/mazda/100'],
])('%s is spelt %s', (typed, spelt) => {
  expect(slugPath(typed)).toBe(spelt);
});

test.each(['/search/toyota/landcruiser-prado', '/land-rover/overview', '/'])('%s is spelt so', (path) => {
  expect(slugPath(path)).toBeNull();
});
