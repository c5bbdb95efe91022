import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { http, HttpResponse } from 'msw';
import { createElement } from 'react';
import { financeApi } from './finance.api';
import { prefetchCarSlug } from './prefetch-car-slug';

const card = {
  ...{ id: 'car-1', slug: 'cx-5', path: '/cars/cx-5', name: '2021 Mazda CX-5', badge: null, car_type: 'used' },
  ...{ item_type: null, tag: null, stocknum: 'U1', price_text: '$36,888', price_type: 'Drive Away', price: 36_888 },
  ...{ to_buy: { text: '$36,888', type: 'Drive Away' }, image: null, dealership_slug: 'south', location_id: '' },
  ...{ location_name: null, available: true, reservable: true },
};

test.each([
  ['in its path', { slug: 'cx-5' }, '/cars/cx-5/checkout', 'cx-5', 0],
  ['by its id in the query', {}, '/checkout-journey?car_id=car-1', 'cx-5', 1],
  ['not at all', {}, '/checkout-journey', '', 0],
  ['of no site', {}, '/checkout-journey?car_id=gone', '', 1],
])('a car that is named %s is asked about by its slug', async (_case, params, address, slug, times) => {
  let asked = 0;
  server.use(
    http.get('*/api/lead-cars/:car', ({ params: { car } }) => {
      asked += 1;
      return car === 'car-1' ? HttpResponse.json(card) : new HttpResponse(null, { status: 404 });
    }),
  );
  const { store } = renderWithStore(createElement('p'), { apis: [financeApi] });
  const url = new URL(address, 'http://site.test');

  expect(await prefetchCarSlug({ dispatch: store.dispatch, params, url })).toBe(slug);
  expect(asked).toBe(times);
});
