import { resolveScope } from './resolve-scope';
import type { SiteCatalogue } from '../site-catalogue.repository';

const catalogue: SiteCatalogue = {
  makes: [
    { name: 'Land Rover', count: 3 },
    { name: 'Toyota', count: 2 },
  ],
  models: [
    { make: 'Land Rover', name: 'Defender', count: 3 },
    { make: 'Toyota', name: 'Corolla', count: 2 },
  ],
  badges: [],
  bodies: [],
  carTypes: [],
  itemTypes: [],
  dealerships: [
    { slug: 'noosa', name: 'Noosa Toyota', count: 2 },
    { slug: 'toyota', name: 'The Toyota Shop', count: 1 },
  ],
};
const resolve = (scope: string, model?: string) => resolveScope(catalogue, scope, model);

test.each([
  ['used-cars', { car_type: ['used'] }],
  ['new-and-demo-cars', { car_type: ['new', 'demo'] }],
  ['new-used-and-demo-cars', {}],
  ['special-offers', { categories: ['offers'] }],
  ['noosa', { dealership_name: ['Noosa Toyota'] }],
  // A dealership before a make.
  ['toyota', { dealership_name: ['The Toyota Shop'] }],
  ['land-rover', { make: ['Land Rover'] }],
])('reads /search/%s', (scope, filters) => {
  expect(resolve(scope)?.filters).toEqual(filters);
});

test('reads a make and a model', () => {
  expect(resolve('land-rover', 'defender')).toEqual({
    kind: 'model',
    label: 'Land Rover Defender',
    filters: { make: ['Land Rover'], model: ['Defender'] },
  });
});

test.each([
  { scope: 'tesla', model: undefined },
  { scope: 'used-cars', model: 'hilux' },
  { scope: 'special-offers', model: 'hilux' },
  { scope: 'noosa', model: 'hilux' },
  { scope: 'land-rover', model: 'corolla' },
])('knows nothing of $scope $model', ({ scope, model }) => {
  expect(resolve(scope, model)).toBeNull();
});
