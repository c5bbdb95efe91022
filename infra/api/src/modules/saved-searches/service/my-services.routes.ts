import { accountActSchema } from '@shared-kit/contracts/account/account.contract';
import {
  keepServiceBodySchema,
  myServicesSchema,
  removeServiceBodySchema,
} from '@shared-kit/contracts/account/service-reminder.contract';
import { GARAGE_PATH } from '@shared-kit/domain/account/account-paths';
import { noReminder, serviceDueOn } from '@shared-kit/domain/account/service-due';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ApiDeps } from '../../../api-deps';
import { withScope } from '../../../db/scope';
import { ProblemError } from '../../../plugins/problems';
import { signedInPhone } from '../../../plugins/signed-in-phone';
import { scopeOf } from '../../../plugins/tenant';
import { doneQuery } from '../../../signing/done-act';
import { dayIn, dayOf } from '../../../text/moment-in-words';
import { savedSearchRepository } from '../saved-searches.repository';
import { MOST_SERVICES, serviceRepository } from './service-reminders.repository';

const FULL = `You keep ${MOST_SERVICES} vehicles. Remove one that you no longer have.`;

/** When the vehicles of who is signed in are due for their service. They are told by what they agreed to for all else. */
export const myServicesRoutes: FastifyPluginAsyncZod<Pick<ApiDeps, 'db' | 'config'>> = async (
  app,
  { db, config: { SESSION_SECRET: sessionSecret } },
) => {
  const config = { policy: { tenant: 'site', auth: 'session', cache: 'no-store', limit: 60 } } as const;
  const response = { 200: accountActSchema };

  app.get('/api/my-services', { config, schema: { response: { 200: myServicesSchema } } }, async (request) => {
    const { site } = request;
    const phone = signedInPhone(request);
    return withScope(db, { ...scopeOf(site), phone }, async (tx) => {
      const kept = await serviceRepository(tx, site, phone).list();
      const choice = await savedSearchRepository(tx, site, phone).choice();
      const channels = [...(choice?.hearsMail ? ['emails'] : []), ...(choice?.hearsText ? ['texts'] : [])];
      return {
        services: kept.map(({ id, vehicle, dueOn, mailedAt, textedAt }) => {
          return { id, vehicle, due: dayOf(dueOn), told: mailedAt !== null || textedAt !== null };
        }),
        channels: channels.join(' and '),
      };
    });
  });

  app.post('/api/my-services', { config, schema: { body: keepServiceBodySchema, response } }, async (request) => {
    const { site, body } = request;
    const phone = signedInPhone(request);
    const { due_on: dueOn, km_now: kmNow, km_due: kmDue, km_a_year: kmAYear } = body;
    const facts = { dueOn, kmNow, kmDue, kmAYear, lastOn: body.last_on, everyMonths: body.every_months };
    const today = dayIn(new Date(), site.config.time_zone);
    const due = serviceDueOn(facts, today);
    if (due === null) throw new Error('The contract let through what says no day');
    const refused = noReminder(facts, today);
    if (refused) throw new ProblemError('validation_failed', 'No day to come', { [refused.field]: [refused.why] });
    const kept = await withScope(db, { ...scopeOf(site), phone }, (tx) =>
      serviceRepository(tx, site, phone).keep(body.vehicle, due),
    );
    if (kept === 'full') throw new ProblemError('validation_failed', 'Too many vehicles', { vehicle: [FULL] });
    const done = doneQuery({ secret: sessionSecret, site: site.slug }, kept);
    return { success: true, next: `${GARAGE_PATH}?${done}#service` };
  });

  app.post(
    '/api/my-services/remove',
    { config, schema: { body: removeServiceBodySchema, response } },
    async (request) => {
      const { site, body } = request;
      const phone = signedInPhone(request);
      await withScope(db, { ...scopeOf(site), phone }, (tx) => serviceRepository(tx, site, phone).remove(body.id));
      return { success: true, next: `${GARAGE_PATH}#service` };
    },
  );
};
