import type { SearchResponse, SearchScope } from '@shared-kit/contracts/search/search.contract';
import { searchSettingsSchema } from '@shared-kit/contracts/settings/search-settings.contract';
import { aSearchResponse } from '@shared-kit/testing/a-search-response';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { http, HttpResponse } from 'msw';
import { searchApi } from '../api/search.api';
import { ResultsPage } from '../features/results/results-page';

export const body = [
  { label: 'SUV', value: 'SUV', count: 12 },
  { label: 'Ute', value: 'Ute', count: 7 },
];
const found = { count: 19, stockCount: 19, pages: 1 };
export const results = aSearchResponse({ facets: { ...aSearchResponse().facets, body }, ...found });
export const scope: SearchScope = { kind: 'car_type', label: 'Used cars', filters: { car_type: ['used'] } };
export const siteWith = (settings: object) =>
  aSite({ remotes: { 'mfe-search': searchSettingsSchema.parse(settings) } });

/** Answers each search of used cars with what `answer` says to its query string; null is a fault. */
export function serveResults(answer: (query: URLSearchParams) => SearchResponse | null): void {
  server.use(
    http.get('*/api/search/used-cars', ({ request }) => {
      const response = answer(new URL(request.url).searchParams);
      return response
        ? HttpResponse.json({ ...response, scope })
        : HttpResponse.json(problem(500, 'internal'), { status: 500 });
    }),
  );
}

export function problem(status: number, code: string) {
  return { code, detail: `Answered ${status}` };
}

export function showResults(url = '/search/used-cars', settings = {}) {
  const site = siteWith(settings);
  return renderWithStore(<ResultsPage />, { apis: [searchApi], site, url, path: '/search/:scope/:model?' });
}
