import { shownPartsSchema } from '@shared-kit/contracts/site/site-parts.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Db } from '../../../db/db';
import { ProblemError } from '../../../plugins/problems';
import { toFaults } from '../../../site-config/site-config-fault';
import { findSiteDraft } from './site-draft';

/** For the shell, which has checked the signed link: menus, home page and announcement of a site as they are being written. */
export const siteDraftRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  app.get(
    '/internal/site-draft',
    {
      config: { policy: { tenant: 'platform', auth: 'internal', cache: 'no-store', limit: 6_000 } },
      schema: { querystring: z.object({ site: z.string().min(1) }), response: { 200: shownPartsSchema } },
    },
    async ({ query: { site } }) => {
      const draft = await findSiteDraft(db, site);
      if (!draft) throw new ProblemError('not_found', 'There is no such draft');
      const parts = shownPartsSchema.safeParse(draft.parts);
      if (parts.success) return parts.data;
      const lacking = toFaults(parts.error).map((fault) => `${fault.path}: ${fault.message}`);
      throw new ProblemError('validation_failed', lacking.join('; '));
    },
  );
};
