import type { FastifyInstance } from 'fastify';
import type { ApiDeps } from '../../api-deps';
import { holdLimits } from '../reservations/holder';
import { chooseValuation } from '../valuations/choose-valuation';
import { leadCarsRoutes } from './accept/lead-cars.routes';
import { leadsRoutes } from './leads.routes';
import { sentFormsRoutes } from './accept/sent-forms.routes';
import { createSuspicionDesk } from './suspect/suspicion-desk';
import { createWitness } from './accept/what-was-seen';

/** Taking leads. Delivering them is the worker's (lead.workers.ts). */
export async function leadsModule(app: FastifyInstance, { config, db, jobs }: ApiDeps): Promise<void> {
  const secrets = { sessionSecret: config.SESSION_SECRET, stampSecret: config.FORM_STAMP_SECRET };
  await app.register(leadCarsRoutes, { db, sessionSecret: secrets.sessionSecret });
  await app.register(sentFormsRoutes, { sessionSecret: secrets.sessionSecret });
  await app.register(leadsRoutes, {
    ...{ db, jobs, sessionSecret: secrets.sessionSecret },
    ...{ suspicions: createSuspicionDesk(secrets), witness: createWitness(secrets) },
    valuation: chooseValuation(config, db),
    holdLimits: holdLimits(config),
  });
}
