import type { FastifyInstance } from 'fastify';
import type { ApiDeps } from '../../api-deps';
import { leadCarsRoutes } from './accept/lead-cars.routes';
import type { FormEffect } from './form-effect.port';
import { leadsRoutes } from './leads.routes';
import { sentFormsRoutes } from './accept/sent-once/sent-forms.routes';
import { createSpamCheck } from './suspect/spam-check';
import { createSeenReader } from './accept/as-seen/what-was-seen';

type LeadsModuleDeps = ApiDeps & { effects: readonly FormEffect[] };

/** Taking leads. Delivering them is the worker's (leads.worker.ts). */
export async function leadsModule(app: FastifyInstance, { config, db, jobs, effects }: LeadsModuleDeps): Promise<void> {
  const secrets = { sessionSecret: config.SESSION_SECRET, stampSecret: config.FORM_STAMP_SECRET };
  await app.register(leadCarsRoutes, { db, effects, sessionSecret: secrets.sessionSecret });
  await app.register(sentFormsRoutes, { db, sessionSecret: secrets.sessionSecret });
  await app.register(leadsRoutes, {
    ...{ db, jobs, sessionSecret: secrets.sessionSecret },
    ...{ spamCheck: createSpamCheck(secrets), readSeen: createSeenReader(secrets) },
    effects,
  });
}
