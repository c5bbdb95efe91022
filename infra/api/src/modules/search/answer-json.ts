import type { SearchResponse, searchResponseSchema } from '@shared-kit/contracts/search/search.contract';
import { memoByObject } from '@shared-kit/domain/memo/memo-by-object';
import { serializerCompiler } from 'fastify-type-provider-zod';

/** What has been checked and written already, for as long as the cache keeps it; the routes share it. */
const writtenOf = memoByObject((_data: object): { json?: string } => ({}));

type Route = Omit<Parameters<typeof serializerCompiler>[0], 'schema'>;

/**
 * Checks and writes a search's answer, of a route whose schema is `searchResponseSchema` or extends it. The cache hands
 * out the same cars and facets again and again: those are checked and written once.
 */
export const answerSerializer = (schema: typeof searchResponseSchema) => (route: Route) => {
  const { hits: hitsSchema, facets: facetsSchema } = schema.shape;
  const writeHits = once(serializerCompiler({ ...route, schema: hitsSchema }));
  const writeFacets = once(serializerCompiler({ ...route, schema: facetsSchema }));
  const writeRest = serializerCompiler({ ...route, schema: schema.omit({ hits: true, facets: true }) });
  return (answer: object): string => {
    const { hits, facets, ...rest } = answer as SearchResponse;
    return `{"hits":${writeHits(hits)},"facets":${writeFacets(facets)},${writeRest(rest).slice(1)}`;
  };
};

function once(write: (data: unknown) => string) {
  return (data: object): string => {
    return (writtenOf(data).json ??= write(data));
  };
}
