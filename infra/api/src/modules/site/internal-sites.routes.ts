import { siteSchema } from '@shared-kit/contracts/site/site-config.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { SiteDirectory } from './site-directory.service';

/** For the shell: every site with its configuration. Polled, so an unchanged list costs an empty 304. */
export const internalSitesRoutes: FastifyPluginAsyncZod<{ sites: SiteDirectory }> = async (app, { sites }) => {
  app.get(
    '/internal/sites',
    {
      config: { policy: { tenant: 'platform', auth: 'internal', cache: 'private, no-cache', limit: 6_000 } },
      schema: { response: { 200: z.object({ sites: z.array(siteSchema) }), 304: z.null() } },
    },
    async (request, reply) => {
      const etag = sites.etag();
      reply.header('etag', etag);
      if (request.headers['if-none-match'] === etag) return reply.code(304).send(null);
      return { sites: [...sites.all()] };
    },
  );
};
