import { releaseLogQuerySchema, releaseLogSchema } from '@shared-kit/contracts/operator/release-desk.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { access } from '../operator/access';
import type { ReleaseLog } from '../registry/log/release-log';
import { listEvents } from './list-events';

const tags = ['releases'];
const AUDITING = { config: access('releases.audit') };

/** The log of decisions, page by page. All of it to be taken away and verified is the audit (`infra/platform/src/audit`). */
export const decisionLogRoutes: FastifyPluginAsyncZod<{ releaseLog: Pick<ReleaseLog, 'events'> }> = async (
  app,
  { releaseLog },
) => {
  app.get(
    '/',
    {
      ...AUDITING,
      schema: {
        ...{ tags, summary: 'Decisions, newest first; `before` and `limit` page through them' },
        ...{ querystring: releaseLogQuerySchema, response: { 200: releaseLogSchema } },
      },
    },
    async ({ query }) => listEvents(await releaseLog.events(), query),
  );
};
