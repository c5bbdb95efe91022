import { chooseAlertsBodySchema, savedSearchAnswerSchema } from '@shared-kit/contracts/account/saved-searches.contract';
import { HOW_TOLD_PLACE, SAVED_SEARCHES_PATH } from '@shared-kit/domain/account/account-paths';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ApiDeps } from '../../api-deps';
import { withScope } from '../../db/scope';
import { scopeOf } from '../../plugins/tenant';
import { signedInPhone } from '../../plugins/signed-in-phone';
import { doneQuery } from '../../signing/done-act';
import { agreeToAlerts } from './agree-to-alerts';
import { stopChoices, stopTexts } from './alert-choices.repository';
import { savedSearchRepository } from './saved-searches.repository';

type Deps = Pick<ApiDeps, 'db' | 'config' | 'jobs'>;

/** How a shopper is told of all that they keep, searches and cars: who only saves cars chooses it here, too. */
export const chooseAlertsRoutes: FastifyPluginAsyncZod<Deps> = async (app, { db, config, jobs }) => {
  app.post(
    '/api/saved-searches/choose',
    {
      config: { policy: { tenant: 'site', auth: 'session', cache: 'no-store', limit: 60 } },
      schema: { body: chooseAlertsBodySchema, response: { 200: savedSearchAnswerSchema } },
    },
    async (request) => {
      const { site, body } = request;
      const phone = signedInPhone(request);
      await withScope(db, { ...scopeOf(site), phone }, async (tx) => {
        const own = savedSearchRepository(tx, site, phone);
        const before = await own.choice();
        await agreeToAlerts(tx, request, { jobs, config, phone, chosen: body });
        await own.tellOfAll({ alerts: body.alerts, texts: body.texts });
        if (before && !body.alerts) await stopChoices(tx, site, { id: before.id });
        if (before && !body.texts) await stopTexts(tx, site, before.id);
      });
      const done = doneQuery({ secret: config.SESSION_SECRET, site: site.slug }, 'alerts-chosen');
      return { success: true, next: `${SAVED_SEARCHES_PATH}?${done}#${HOW_TOLD_PLACE}` };
    },
  );
};
