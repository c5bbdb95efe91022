import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { savedSearchAnswerSchema, stopAlertsBodySchema } from '@shared-kit/contracts/account/saved-searches.contract';
import { stopAlertsPath, stopTextsPath } from '@shared-kit/domain/form/token-path';
import type { ApiDeps } from '../../api-deps';
import { EVERY_PHONE, withScope } from '../../db/scope';
import { ProblemError } from '../../plugins/problems';
import { scopeOf } from '../../plugins/tenant';
import type { TenantSite } from '../../plugins/tenant';
import { readAlertToken, readTextsToken } from './alert-token';
import { stopChoices, stopTexts } from './alert-choices.repository';

/** Stopping alerts by the link of a mail, without signing in. */
export const stopAlertsRoutes: FastifyPluginAsyncZod<Pick<ApiDeps, 'db' | 'config'>> = async (app, { db, config }) => {
  const policy = { tenant: 'site', auth: 'public', cache: 'no-store', limit: 30 } as const;

  async function stop(site: TenantSite, token: string) {
    const secret = config.SESSION_SECRET;
    const texts = readTextsToken(secret, site.slug, token);
    if (texts !== null) {
      await withScope(db, { ...scopeOf(site), phone: EVERY_PHONE }, (tx) => stopTexts(tx, site, texts));
      return { success: true, next: stopTextsPath(token) };
    }
    const choiceId = readAlertToken(secret, site.slug, token);
    if (choiceId === null) throw new ProblemError('not_found', 'No such link');
    await withScope(db, { ...scopeOf(site), phone: EVERY_PHONE }, (tx) => stopChoices(tx, site, { id: choiceId }));
    return { success: true, next: stopAlertsPath(token) };
  }

  app.post(
    '/api/alerts/stop',
    { config: { policy }, schema: { body: stopAlertsBodySchema, response: { 200: savedSearchAnswerSchema } } },
    ({ site, body }) => stop(site, body.token),
  );

  await app.register(async (oneClick) => {
    // A mail program posts "List-Unsubscribe=One-Click", as either kind of form: the address says all there is to know.
    oneClick.addContentTypeParser(
      /^(?:application\/x-www-form-urlencoded|multipart\/form-data)/,
      (_request, body, done) => {
        body.resume().on('end', () => done(null, {}));
      },
    );
    oneClick.post(
      '/api/alerts/stop/:token',
      {
        config: { policy: { ...policy, postedFrom: 'anywhere' } },
        schema: { params: stopAlertsBodySchema, response: { 200: z.object({ success: z.boolean() }) } },
      },
      async (request) => {
        const { site, params } = request as typeof request & { params: { token: string } };
        await stop(site, params.token);
        return { success: true };
      },
    );
  });
};
