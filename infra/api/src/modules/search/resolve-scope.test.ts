import { aSite } from '@shared-kit/testing/a-site';
import { resolveScope, toSlug } from './resolve-scope';
import type { StockSearch } from './stock-search.port';

const item = (value: string) => ({ value, label: value, count: 1 });
const facets = {
  make: [item('Land Rover'), item('Toyota')],
  model: [item('Defender'), item('CX-5')],
  dealership_name: [item('Noosa Toyota')],
};
const stock: StockSearch = {
  search: async () => ({ hits: [], facets, count: 2, stockCount: 2, pages: 1, ms: 0 }),
  hits: async () => [],
};
const site = { slug: 'a', group_slug: 'g', config: aSite() };
const resolve = (scope: string, model?: string) => resolveScope(stock, site, scope, model);

test.each([
  ['used-cars', { car_type: ['used'] }],
  ['new-and-demo-cars', { car_type: ['new', 'demo'] }],
  ['new-used-and-demo-cars', {}],
  ['noosa-toyota', { dealership_name: ['Noosa Toyota'] }],
  ['land-rover', { make: ['Land Rover'] }],
])('reads /search/%s', async (scope, filters) => {
  expect((await resolve(scope))?.filters).toEqual(filters);
});

test('reads a make and a model', async () => {
  expect(await resolve('land-rover', 'defender')).toEqual({
    kind: 'model',
    label: 'Land Rover Defender',
    filters: { make: ['Land Rover'], model: ['Defender'] },
  });
});

test.each([
  { scope: 'tesla', model: undefined },
  { scope: 'used-cars', model: 'hilux' },
  { scope: 'noosa-toyota', model: 'hilux' },
  { scope: 'toyota', model: 'unknown' },
])('knows nothing of $scope $model', async ({ scope, model }) => {
  expect(await resolve(scope, model)).toBeNull();
});

test.each([
  ['Land Rover', 'land-rover'],
  ['CX-5', 'cx-5'],
  ['Mercedes-Benz', 'mercedes-benz'],
  ['i30 N', 'i30-n'],
])('writes %s as %s', (words, slug) => {
  expect(toSlug(words)).toBe(slug);
});
