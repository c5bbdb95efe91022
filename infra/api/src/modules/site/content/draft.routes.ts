import { contentPageSchema } from '@shared-kit/contracts/site/content-page.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Db } from '../../../db/db';
import { ProblemError } from '../../../plugins/problems';
import { toFaults } from '../../../site-config/site-config-fault';
import { ContentMissing } from './content-refusal';
import { findDraft } from './read-content';

const askedSchema = z.object({
  site: z.string().min(1),
  path: z.string().startsWith('/'),
  version: z.coerce.number().int().min(0).optional(),
});

/** For the shell, which has checked the signed link: a page as it was written, whether or not anybody may see it yet. */
export const draftRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  app.get(
    '/internal/content-draft',
    {
      config: { policy: { tenant: 'platform', auth: 'internal', cache: 'no-store', limit: 6_000 } },
      schema: { querystring: askedSchema, response: { 200: contentPageSchema } },
    },
    async ({ query: { site, path, version } }) => {
      const written = await findDraft(db, site, path, version ?? null).catch((error: unknown) => {
        if (error instanceof ContentMissing) return undefined;
        throw error;
      });
      if (!written) throw new ProblemError('not_found', 'There is no such draft');
      const page = contentPageSchema.safeParse(written);
      if (page.success) return page.data;
      const lacking = toFaults(page.error).map((fault) => `${fault.path}: ${fault.message}`);
      throw new ProblemError('validation_failed', lacking.join('; '));
    },
  );
};
