import { within } from '@shared-kit/domain/async/within';
import type { FastifyPluginAsync } from 'fastify';
import type { Pool } from 'pg';
import { access } from '@infra/releases/operator/access';
import type { SupervisedProcess } from '../../supervisor/supervised-process';

type HealthOptions = { processes: readonly SupervisedProcess[]; owner: Pool };

/** As long as a process may take: who asks waits for the slowest part. */
const PATIENCE_MS = 2000;

/** /healthz: this process lives. /readyz: database and every process answer; names what does not. */
export const healthRoutes: FastifyPluginAsync<HealthOptions> = async (app, { processes, owner }) => {
  app.get('/healthz', { config: access('anybody') }, async () => ({ status: 'ok' }));

  app.get('/readyz', { config: access('anybody') }, async (_request, reply) => {
    const answers = await Promise.all([
      database(owner),
      ...processes.map(async (process) => ({ name: process.spec.name, ready: await process.isReady() })),
    ]);
    const isReady = answers.every(({ ready }) => ready);
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'unavailable', parts: answers });
  });
};

/** A database that is silent is not ready either: nobody waits for it until TCP gives up. */
async function database(owner: Pool) {
  const answered = owner.query('select 1').then(
    () => true,
    () => false,
  );
  return { name: 'database', ready: await within(PATIENCE_MS, answered, () => false) };
}
