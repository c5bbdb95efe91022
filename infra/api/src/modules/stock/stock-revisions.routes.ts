import { stockRevisionsSchema } from '@shared-kit/contracts/vehicle/stock-revisions.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { StockRevisions } from './stock-revisions.service';

/** For the shell: up to which change of a group's stock a page is true. What is asked for after it is no older. */
export const stockRevisionsRoutes: FastifyPluginAsyncZod<{ revisions: StockRevisions }> = async (
  app,
  { revisions },
) => {
  app.get(
    '/internal/stock-revisions',
    {
      config: { policy: { tenant: 'platform', auth: 'internal', cache: 'no-store', limit: 60_000 } },
      schema: { response: { 200: stockRevisionsSchema } },
    },
    async () => ({ revisions: Object.fromEntries(await revisions.readAll()) }),
  );
};
