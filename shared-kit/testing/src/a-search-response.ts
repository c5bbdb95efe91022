import { searchResponseSchema } from '@shared-kit/contracts/search/search.contract';
import type { SearchResponse } from '@shared-kit/contracts/search/search.contract';
import { aCarCard } from './a-car';

/** Two hits and the facets that go with them. `count`, `stockCount` and `pages` follow `hits` unless named. */
export function aSearchResponse(overrides: Partial<SearchResponse> = {}): SearchResponse {
  const hits = overrides.hits ?? [
    aCarCard(),
    aCarCard({
      id: 'car-2',
      slug: '2019-kia-cerato-s1043',
      path: '/cars/2019-kia-cerato-s1043',
      name: '2019 Kia Cerato',
      make: 'Kia',
      model: 'Cerato',
      year: 2019,
      price: 18_990,
      stocknum: 'S1043',
    }),
  ];
  const makes = [...new Set(hits.map(({ make }) => make))];
  return searchResponseSchema.parse({
    hits,
    facets: {
      make: makes.map((make) => ({ label: make, value: make, count: hits.filter((hit) => hit.make === make).length })),
    },
    count: hits.length,
    stockCount: hits.length,
    pages: Math.ceil(hits.length / 21),
    ms: 3,
    ...overrides,
  });
}
