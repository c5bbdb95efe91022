import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  carsRequestSchema,
  carsResponseSchema,
  compareResponseSchema,
  multiSearchRequestSchema,
  multiSearchResponseSchema,
  scopedSearchResponseSchema,
  searchRequestSchema,
  searchResponseSchema,
  suggestionsSchema,
} from '@shared-kit/contracts/search/search.contract';
import type {
  ScopedSearchResponse,
  SearchResponse,
  SearchScope,
  SearchState,
} from '@shared-kit/contracts/search/search.contract';
import { listFilters } from '@shared-kit/contracts/search/search-fields';
import { parseSearch } from '@shared-kit/domain/search/search-url';
import type { Db } from '../../db/db';
import { withScope } from '../../db/scope';
import { ProblemError } from '../../plugins/problems';
import { scopeOf } from '../../plugins/tenant';
import type { TenantSite } from '../../plugins/tenant';
import { withNoun } from '@shared-kit/domain/text/site-text';
import { findComparedCars } from '../vehicle/shown-car.service';
import { answerSerializer } from './answer-json';
import { checkLimits } from './request/check-limits';
import { facetsOfPage } from './facets/facets-of-page';
import { named, nounOf, withKinds } from './request/nouns';
import { readRefinements, stateOfRequest } from './request/read-request';
import { readSearch } from './request/read-search';
import { searchExample } from './search-example';
import { searchQuerySchema } from './request/search-query.schema';
import { resolveScope } from './request/resolve-scope';
import type { StockSearch } from './find/stock-search.port';
import { suggest } from './suggest';

const policy = { tenant: 'site', auth: 'public', cache: 'private, no-cache', limit: 600 } as const;

/** Search as pages use it: the query string is that of a results URL. What it cannot read it leaves out. */
export const searchRoutes: FastifyPluginAsyncZod<{ stockSearch: StockSearch }> = async (app, { stockSearch }) => {
  /** What the words mean is read first; what the path stands for counts besides. */
  async function search(site: TenantSite, asked: SearchState, scope?: SearchScope) {
    const { state, ...reading } = await readSearch(stockSearch, site, asked);
    const counted = withKinds(site, await stockSearch.catalogue(site));
    const terms = site.assumption && { assumption: site.assumption };
    if (!scope) return named({ ...(await stockSearch.search(counted, state)), ...reading, ...terms }, state);
    const within = { ...state, filters: { ...state.filters, ...scope.filters } };
    const results = await stockSearch.search(withUsefulFacets(counted, within), within);
    const facets = facetsOfPage(results.facets, within);
    const plain = await plainPage(counted, scope.filters);
    const noun = nounOf(plain.facets, scope.filters);
    return {
      ...named({ ...results, ...reading, ...terms, noun }, within),
      facets,
      stockCount: plain.count,
      example: await searchExample(stockSearch, site, plain, scope.filters),
      scope: { ...scope, label: withNoun(scope.label, noun ?? 'car') },
    };
  }

  /** On a page of used cars "the stock" is the used cars. The plain page's own answer, remembered like any other. */
  async function plainPage(site: TenantSite, scope: SearchState['filters']): Promise<SearchResponse> {
    const page = { ...stateFor({}), filters: scope };
    return stockSearch.search(withUsefulFacets(site, page), page);
  }

  app.get(
    '/api/search',
    {
      config: { policy },
      schema: { querystring: searchQuerySchema, response: { 200: searchResponseSchema } },
      serializerCompiler: answerSerializer(searchResponseSchema),
    },
    async ({ site, url, query }) => search(withFacets(site, query['facets']), stateOf(url)),
  );

  app.get(
    '/api/search/:scope/:model?',
    {
      config: { policy },
      schema: {
        params: z.object({ scope: z.string().max(120), model: z.string().max(120).optional() }),
        querystring: searchQuerySchema,
        response: { 200: scopedSearchResponseSchema },
      },
      serializerCompiler: answerSerializer(scopedSearchResponseSchema),
    },
    async (request) => {
      const { scope: words, model } = request.params;
      const state = stateOf(request.url);
      const scope = resolveScope(await stockSearch.catalogue(request.site), words, model);
      if (!scope) throw new ProblemError('not_found', `No results page /search/${words}`);
      return search(request.site, state, scope) as Promise<ScopedSearchResponse>;
    },
  );

  app.get(
    '/api/suggestions',
    {
      config: { policy },
      schema: {
        querystring: z.object({ query: z.string().max(200, 'At most 200 characters').default('') }),
        response: { 200: suggestionsSchema },
      },
    },
    async ({ site, query }) => suggest(stockSearch, site, query.query),
  );
};

/** Cars side by side. */
export const compareRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  app.get(
    '/api/compare',
    {
      config: { policy },
      schema: {
        querystring: z.object({ cars: z.string().max(1_000).default('') }),
        response: { 200: compareResponseSchema },
      },
    },
    async ({ site, query }) =>
      withScope(db, scopeOf(site), async (tx) => ({ cars: await findComparedCars(tx, site, query.cars) })),
  );
};

/** Search in the specification's words (S3-01), for programs. */
export const searchCallRoutes: FastifyPluginAsyncZod<{ stockSearch: StockSearch }> = async (app, { stockSearch }) => {
  app.post(
    '/api/search',
    {
      config: { policy },
      schema: { body: searchRequestSchema, response: { 200: searchResponseSchema } },
      serializerCompiler: answerSerializer(searchResponseSchema),
    },
    async ({ site, body }) => {
      const { state, ...reading } = await readSearch(stockSearch, site, stateOfRequest(body));
      const paging = { limit: body.hitsPerPage, offset: body.offset };
      return { ...(await stockSearch.search(site, state, paging)), ...reading };
    },
  );

  app.post(
    '/api/multi-search',
    { config: { policy }, schema: { body: multiSearchRequestSchema, response: { 200: multiSearchResponseSchema } } },
    async ({ site, body }) => ({
      results: await Promise.all(
        body.queries.map(async ({ filter, limit }) => ({
          hits: await stockSearch.hits(site, stateFor(filter), limit),
        })),
      ),
    }),
  );

  app.post(
    '/api/search/cars',
    { config: { policy }, schema: { body: carsRequestSchema, response: { 200: carsResponseSchema } } },
    async ({ site, body }) => ({ cars: await stockSearch.hits(site, stateFor(body.search_filters), body.limit) }),
  );
};

/** Badges mean something below their model only: a page does without the hundreds that a stock has. */
function withUsefulFacets(site: TenantSite, { filters }: SearchState): TenantSite {
  if (filters.model || filters.badge) return site;
  const search_filters = site.config.search_filters.filter((name) => name !== 'badge');
  return { ...site, config: { ...site.config, search_filters } };
}

/** A page counts what its site has no filter for: `facets=card` what a search card chooses by, or names of filters. */
const CARD_FACETS: readonly string[] = ['make', 'model', 'body'];

function withFacets(site: TenantSite, asked: unknown): TenantSite {
  if (typeof asked !== 'string') return site;
  const names = asked === 'card' ? CARD_FACETS : listFilters.filter((name) => asked.split(',').includes(name));
  const search_filters = [...new Set([...site.config.search_filters, ...names])];
  return { ...site, config: { ...site.config, search_filters } };
}

function stateFor(refinements: Parameters<typeof readRefinements>[0]): SearchState {
  return { query: '', page: 1, sortBy: 'rank', ...readRefinements(refinements) };
}

function stateOf(url: string): SearchState {
  const { searchParams } = new URL(url, 'http://site');
  checkLimits(searchParams);
  return parseSearch(searchParams);
}
