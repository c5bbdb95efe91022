import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { scopedSearchResponseSchema, searchResponseSchema } from '@shared-kit/contracts/search.contract';
import type { SearchState } from '@shared-kit/contracts/search.contract';
import { parseSearch } from '@shared-kit/domain/search-url';
import { ProblemError } from '../../plugins/problems';
import { resolveScope } from './resolve-scope';
import type { StockSearch } from './stock-search.port';

const policy = { tenant: 'site', auth: 'public', cache: 'private, no-cache', limit: 600 } as const;

/** The query string is that of a results URL. What it cannot read it leaves out. */
export const searchRoutes: FastifyPluginAsyncZod<{ stockSearch: StockSearch }> = async (app, { stockSearch }) => {
  app.get(
    '/api/search',
    {
      config: { policy },
      schema: { querystring: z.record(z.string(), z.unknown()), response: { 200: searchResponseSchema } },
    },
    async (request) => stockSearch.search(request.site, stateOf(request.url)),
  );

  app.get(
    '/api/search/:scope/:model?',
    {
      config: { policy },
      schema: {
        params: z.object({ scope: z.string().max(120), model: z.string().max(120).optional() }),
        querystring: z.record(z.string(), z.unknown()),
        response: { 200: scopedSearchResponseSchema },
      },
    },
    async (request) => {
      const { scope: words, model } = request.params;
      const scope = await resolveScope(stockSearch, request.site, words, model);
      if (!scope) throw new ProblemError('not_found', `No results page /search/${words}`);
      const state = stateOf(request.url);
      const results = await stockSearch.search(request.site, {
        ...state,
        filters: { ...state.filters, ...scope.filters },
      });
      return { ...results, scope };
    },
  );
};

function stateOf(url: string): SearchState {
  return parseSearch(new URL(url, 'http://site').searchParams);
}
