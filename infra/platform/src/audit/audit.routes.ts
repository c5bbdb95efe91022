import { Readable } from 'node:stream';
import {
  auditAreas,
  auditCheckQuerySchema,
  auditCheckSchema,
  auditPageSchema,
  auditQuerySchema,
  auditVerdictSchema,
} from '@shared-kit/contracts/operator/audit.contract';
import type { AuditArea } from '@shared-kit/contracts/operator/audit.contract';
import { may } from '@shared-kit/domain/operator/may';
import type { OperatorAct } from '@shared-kit/domain/operator/may';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Pool } from 'pg';
import { z } from 'zod';
import { describedRoutes } from '@infra/releases/desk/described-routes';
import { access } from '@infra/releases/operator/access';
import type { Operator } from '@infra/releases/operator/access';
import { listAudit, readChain } from './audit-log';
import { checksOf, verifyAudit } from './verify-audit';

/** Who sees what was done: whoever may see what it was done to. */
const SEEN_BY: Record<AuditArea, OperatorAct> = {
  ...{ releases: 'releases.audit', plans: 'releases.audit', rings: 'releases.audit', freezes: 'releases.audit' },
  ...{ sites: 'platform.see', content: 'platform.see', accounts: 'people.manage', leads: 'leads.see' },
};

const tags = ['audit'];
const SEEING = { config: access('releases.audit') };
/** Of everything, people's names and enquiries included. */
const WHOLE = { config: access('audit.whole') };

/** The audit: read page by page as far as the reader may see, taken away whole, and verified. */
export const auditRoutes: FastifyPluginAsync<{ owner: Pool }> = async (plain, { owner }) => {
  await plain.register(describedRoutes);
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const check = checksOf(owner);

  app.get(
    '/',
    {
      ...SEEING,
      schema: {
        ...{ tags, summary: 'What was done and by whom, newest first; `before` and `limit` page through it' },
        ...{ querystring: auditQuerySchema, response: { 200: auditPageSchema } },
      },
    },
    ({ query, operator }) => listAudit(owner, areasOf(operator!), query),
  );

  app.get(
    '/export',
    {
      ...WHOLE,
      schema: {
        ...{
          tags,
          summary: 'All of it, a JSON object a line; `entry` is the text that `hash` is over, after `previous`',
        },
        response: { 200: { content: { 'application/x-ndjson': { schema: z.string() } } } },
      },
    },
    async (_request, reply) =>
      reply
        .type('application/x-ndjson; charset=utf-8')
        .header('content-disposition', 'attachment; filename="audit.ndjson"')
        // Row by row: a stream is sent as it is.
        .send(Readable.from(lines(owner)) as never),
  );

  app.get(
    '/check',
    {
      ...SEEING,
      schema: {
        ...{ tags, summary: 'Whether an entry of an export, and all before it, is still as it was' },
        ...{ querystring: auditCheckQuerySchema, response: { 200: auditCheckSchema } },
      },
    },
    ({ query }) => check(query),
  );

  app.get(
    '/verify',
    {
      ...WHOLE,
      schema: { tags, summary: 'The whole chain, recomputed', response: { 200: auditVerdictSchema } },
    },
    () => verifyAudit(owner),
  );
};

function areasOf(operator: Operator): AuditArea[] {
  return auditAreas.filter((area) => may(operator, SEEN_BY[area]));
}

async function* lines(owner: Pool): AsyncGenerator<string> {
  for await (const link of readChain(owner)) yield `${JSON.stringify(link)}\n`;
}
