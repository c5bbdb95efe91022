import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { searchResponseSchema } from '@shared-kit/contracts/search.contract';
import { parseSearch } from '@shared-kit/domain/search-url';
import type { StockSearch } from './stock-search.port';

/** GET /api/search: the query string is that of a results URL. What it cannot read it leaves out. */
export const searchRoutes: FastifyPluginAsyncZod<{ stockSearch: StockSearch }> = async (app, { stockSearch }) => {
  app.get(
    '/api/search',
    {
      config: { policy: { tenant: 'site', auth: 'public', cache: 'private, no-cache', limit: 600 } },
      schema: { querystring: z.record(z.string(), z.unknown()), response: { 200: searchResponseSchema } },
    },
    async (request) => stockSearch.search(request.site, parseSearch(new URL(request.url, 'http://site').searchParams)),
  );
};
