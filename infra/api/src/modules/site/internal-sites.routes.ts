import { siteSchema } from '@shared-kit/contracts/site/site-config.contract';
import { sleep } from '@shared-kit/domain/async/sleep';
import { waitAsked } from '@shared-kit/domain/http/wait-asked';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { SiteDirectory } from './site-directory.service';

/** How often a request that is kept open looks whether there is news, in milliseconds; only memory is looked at. */
const LOOK_MS = 50;
/** The longest that one is kept open, in seconds. */
const MOST_WAIT_S = 5;

/**
 * For the shell: every site with its configuration. Polled, so an unchanged list costs an empty 304. Who has the present list
 * and says `Prefer: wait=3` (RFC 7240) is answered once there is another one, or after three seconds: what an editor
 * publishes is on the site at once.
 */
export const internalSitesRoutes: FastifyPluginAsyncZod<{ sites: SiteDirectory }> = async (app, { sites }) => {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });

  app.get(
    '/internal/sites',
    {
      config: { policy: { tenant: 'platform', auth: 'internal', cache: 'private, no-cache', limit: 6_000 } },
      schema: { response: { 200: z.object({ sites: z.array(siteSchema) }), 304: z.null() } },
    },
    async (request, reply) => {
      const until = performance.now() + waitAsked(request.headers.prefer, MOST_WAIT_S) * 1000;
      const isNews = () => sites.etag() !== request.headers['if-none-match'];
      while (!isNews() && performance.now() < until && !isClosing && !request.raw.destroyed) await sleep(LOOK_MS);
      const etag = sites.etag();
      reply.header('etag', etag);
      if (request.headers['if-none-match'] === etag) return reply.code(304).send(null);
      return { sites: [...sites.all()] };
    },
  );
};
