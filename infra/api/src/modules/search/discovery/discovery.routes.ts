import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { siteOrigin } from '@shared-kit/domain/site/site-origin';
import { z } from 'zod';
import type { Db } from '../../../db/db';
import { ProblemError } from '../../../plugins/problems';
import type { StockSearch } from '../find/stock-search.port';
import { llmsText, robotsText } from './machine-texts';
import { sitemapAddresses, sitemapFile, sitemapIndex, sitemapNames } from './sitemaps';

const policy = { tenant: 'site', auth: 'public', cache: 'public, max-age=3600', limit: 120 } as const;
/** Each call may be a search; the SDK takes a hundred, which the limit above would count as one. */
const MOST_TOGETHER = 10;
const XML = 'application/xml; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';

/** What search engines and assistants read of a site. */
export const discoveryRoutes: FastifyPluginAsyncZod<{ stockSearch: StockSearch; db: Db }> = async (
  app,
  { stockSearch, db },
) => {
  app.get('/sitemap.xml', { config: { policy }, schema: {} }, async (request, reply) => {
    reply.type(XML);
    return sitemapIndex(originOf(request), await sitemapNames(db, request.site));
  });

  app.get(
    '/sitemaps/:file',
    { config: { policy }, schema: { params: z.object({ file: z.string().max(40) }) } },
    async (request, reply) => {
      const name = /^([a-z0-9-]+)\.xml$/.exec(request.params.file)?.[1] ?? '';
      const catalogue = await stockSearch.catalogue(request.site);
      const addresses = await sitemapAddresses(db, request.site, catalogue, name);
      if (!addresses) throw new ProblemError('not_found', 'No such sitemap');
      reply.type(XML);
      return sitemapFile(originOf(request), addresses);
    },
  );

  app.get('/robots.txt', { config: { policy }, schema: {} }, async (request, reply) => {
    reply.type(TEXT);
    return robotsText(originOf(request));
  });

  app.get('/llms.txt', { config: { policy }, schema: {} }, async (request, reply) => {
    reply.type(TEXT);
    return llmsText(originOf(request), request.site, await stockSearch.catalogue(request.site));
  });

  // Stateless: each call is its own session, and nothing is streamed. GET and DELETE are answered 405 by the SDK.
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/mcp',
    config: { policy: { ...policy, cache: 'no-store' } },
    schema: {},
    handler: async (request, reply) => {
      if (request.method !== 'POST') throw new ProblemError('bad_request', 'This endpoint answers POST');
      if (Array.isArray(request.body) && request.body.length > MOST_TOGETHER)
        throw new ProblemError('bad_request', `At most ${MOST_TOGETHER} calls together`);
      // The SDK is large, and most processes are never asked by an assistant.
      const { answerAssistant } = await import('./answer-assistant');
      const answered = await answerAssistant(request.body, request.site, originOf(request), { db, stockSearch });
      reply.code(answered.status).type(answered.headers.get('content-type') ?? 'application/json');
      return reply.send(await answered.text());
    },
  });
};

/** The site's one origin, which its pages name as their own too, whichever of its hosts was asked. */
function originOf({ protocol, headers, site }: FastifyRequest): string {
  return siteOrigin(site.config, { protocol, host: headers.host ?? '' });
}
