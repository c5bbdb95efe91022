import { alertLinkSchema, stopAlertsBodySchema } from '@shared-kit/contracts/account/saved-searches.contract';
import type { AlertLink } from '@shared-kit/contracts/account/saved-searches.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ApiDeps } from '../../api-deps';
import type { Tx } from '../../db/db';
import { EVERY_PHONE, withScope } from '../../db/scope';
import { scopeOf } from '../../plugins/tenant';
import { isConfirmed, isStopped } from './alert-choices.repository';
import { readAlertToken, readConfirmToken, readTextsToken } from './alert-token';

/** What the links of messages are for and whether it is done, for the page that each opens. Looking changes nothing. */
export const alertLinkRoutes: FastifyPluginAsyncZod<Pick<ApiDeps, 'db' | 'config'>> = async (app, { db, config }) => {
  app.get(
    '/api/alerts/link/:token',
    {
      config: { policy: { tenant: 'site', auth: 'public', cache: 'no-store', limit: 60 } },
      schema: { params: stopAlertsBodySchema, response: { 200: alertLinkSchema } },
    },
    async ({ site, params: { token } }): Promise<AlertLink> => {
      const named = [config.SESSION_SECRET, site.slug, token] as const;
      const looked = (look: (tx: Tx) => Promise<boolean | null>) =>
        withScope(db, { ...scopeOf(site), phone: EVERY_PHONE }, look);
      const asked = readConfirmToken(...named);
      if (asked) return { use: 'confirm', state: stateOf(await looked((tx) => isConfirmed(tx, site, asked))) };
      const texts = readTextsToken(...named);
      if (texts !== null)
        return { use: 'texts', state: stateOf(await looked((tx) => isStopped(tx, site, texts, 'texts'))) };
      const mails = readAlertToken(...named);
      const done = mails === null ? null : await looked((tx) => isStopped(tx, site, mails, 'mails'));
      return { use: 'mails', state: stateOf(done) };
    },
  );
};

function stateOf(isDone: boolean | null): AlertLink['state'] {
  if (isDone === null) return 'unknown';
  return isDone ? 'done' : 'open';
}
