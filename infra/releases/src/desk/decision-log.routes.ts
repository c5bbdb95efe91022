import {
  logCheckQuerySchema,
  logCheckSchema,
  releaseLogQuerySchema,
  releaseLogSchema,
} from '@shared-kit/contracts/server/release-desk.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { access } from '../operator/access';
import type { ReleaseLog } from '../registry/release-log';
import { hashChain } from './hash-chain';
import { listEvents } from './list-events';

const tags = ['releases'];
const AUDITING = { config: access('releases.audit') };

/** The log of decisions: to be read page by page, taken away, and checked against what was taken away before. */
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

  app.get(
    '/export',
    {
      ...AUDITING,
      schema: {
        ...{ tags, summary: 'All decisions, a JSON object a line, each with the hash of the one before' },
        response: { 200: { content: { 'application/x-ndjson': { schema: z.string() } } } },
      },
    },
    async (_request, reply) => {
      const lines = hashChain(await releaseLog.events()).map((entry) => `${JSON.stringify(entry)}\n`);
      return reply
        .type('application/x-ndjson; charset=utf-8')
        .header('content-disposition', 'attachment; filename="release-log.ndjson"')
        .send(lines.join(''));
    },
  );

  app.get(
    '/check',
    {
      ...AUDITING,
      schema: {
        ...{ tags, summary: 'Whether an entry of an export, and all before it, is still as it was' },
        ...{ querystring: logCheckQuerySchema, response: { 200: logCheckSchema } },
      },
    },
    async ({ query: { id, hash } }) => {
      const entry = hashChain(await releaseLog.events()).find((known) => known.id === id);
      if (!entry) return { unchanged: false, detail: `The log has no entry ${id}` };
      const unchanged = entry.hash === hash;
      const detail = unchanged
        ? `Entry ${id} and all before it are as they were exported`
        : `Entry ${id} or one before it is not as it was exported`;
      return { unchanged, detail };
    },
  );
};
