import type { FastifyPluginAsync } from 'fastify';
import type { Pool } from 'pg';
import type { SupervisedProcess } from '../supervisor/supervised-process';

type HealthOptions = { processes: readonly SupervisedProcess[]; owner: Pool };

/** /healthz: this process lives. /readyz: database and every process answer; names what does not. */
export const healthRoutes: FastifyPluginAsync<HealthOptions> = async (app, { processes, owner }) => {
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    const answers = await Promise.all([
      owner.query('select 1').then(
        () => ({ name: 'database', ready: true }),
        () => ({ name: 'database', ready: false }),
      ),
      ...processes.map(async (process) => ({ name: process.spec.name, ready: await process.isReady() })),
    ]);
    const isReady = answers.every(({ ready }) => ready);
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'unavailable', parts: answers });
  });
};
