import type { FastifyInstance } from 'fastify';
import type { ApiDeps } from '../../api-deps';
import { chooseValuation } from '../valuations/choose-valuation';
import { leadCarsRoutes } from './lead-cars.routes';
import { leadsRoutes } from './leads.routes';
import { createSuspicionDesk } from './suspicion-desk';

/** Taking leads. Delivering them is the worker's (lead.workers.ts). */
export async function leadsModule(app: FastifyInstance, { config, db, jobs }: ApiDeps): Promise<void> {
  const suspicions = createSuspicionDesk({
    sessionSecret: config.SESSION_SECRET,
    stampSecret: config.FORM_STAMP_SECRET,
  });
  await app.register(leadCarsRoutes, { db });
  await app.register(leadsRoutes, {
    ...{ db, jobs, suspicions, sessionSecret: config.SESSION_SECRET },
    valuation: chooseValuation(config, db),
  });
}
