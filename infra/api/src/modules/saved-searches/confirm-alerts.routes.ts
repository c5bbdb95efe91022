import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { savedSearchAnswerSchema, stopAlertsBodySchema } from '@shared-kit/contracts/account/saved-searches.contract';
import { SAVED_SEARCHES_PATH } from '@shared-kit/domain/account/account-paths';
import { confirmAlertsPath } from '@shared-kit/domain/form/token-path';
import type { ApiDeps } from '../../api-deps';
import { EVERY_PHONE, withScope } from '../../db/scope';
import { ProblemError } from '../../plugins/problems';
import { scopeOf } from '../../plugins/tenant';
import { doneQuery } from '../../signing/done-act';
import { confirmChoice } from './alert-choices.repository';
import { readConfirmToken } from './alert-token';
import { askAddress } from './mails/ask-address';
import { signedInPhone } from '../../plugins/signed-in-phone';
import { savedSearchRepository } from './saved-searches.repository';

/** Confirming the address of alerts by the link of the one mail that asks for it, without signing in, and asking again. */
export const confirmAlertsRoutes: FastifyPluginAsyncZod<Pick<ApiDeps, 'db' | 'config' | 'jobs'>> = async (
  app,
  { db, config, jobs },
) => {
  app.post(
    '/api/alerts/confirm',
    {
      config: { policy: { tenant: 'site', auth: 'public', cache: 'no-store', limit: 30 } },
      schema: { body: stopAlertsBodySchema, response: { 200: savedSearchAnswerSchema } },
    },
    async ({ site, body: { token } }) => {
      const asked = readConfirmToken(config.SESSION_SECRET, site.slug, token);
      const isConfirmed =
        asked &&
        (await withScope(db, { ...scopeOf(site), phone: EVERY_PHONE }, (tx) => confirmChoice(tx, site, asked)));
      if (!isConfirmed) throw new ProblemError('not_found', 'No such link');
      return { success: true, next: confirmAlertsPath(token) };
    },
  );

  app.post(
    '/api/saved-searches/ask-again',
    {
      config: { policy: { tenant: 'site', auth: 'session', cache: 'no-store', limit: 60 } },
      schema: { response: { 200: savedSearchAnswerSchema } },
    },
    async (request) => {
      const { site } = request;
      await withScope(db, { ...scopeOf(site), phone: signedInPhone(request) }, async (tx) => {
        const asked = await savedSearchRepository(tx, site, signedInPhone(request)).askAgain(new Date());
        if (asked) await askAddress(tx, { jobs, config, site: site.slug }, asked);
      });
      const done = doneQuery({ secret: config.SESSION_SECRET, site: site.slug }, 'address-asked');
      return { success: true, next: `${SAVED_SEARCHES_PATH}?${done}` };
    },
  );
};
